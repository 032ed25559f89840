// What is written on a space where nobody has been yet, for what can be done there.
import type { BoardSpace } from '@landfall/crusoe/board'
import type { ShownChoice } from '../table/table.ts'

/**
 * Only Planning says what it takes. Any other choice that points here, such as which of two Explore Actions comes next, is seen by
 * the edge of the hex: pawns may stand there, whose number the choice does not know.
 */
export function offerOn({ tile }: Pick<BoardSpace, 'tile'>, { group }: ShownChoice): 'explore' | 'support' | undefined {
  if (tile !== undefined) return undefined
  return group === 'explore' || group === 'support' ? group : undefined
}
