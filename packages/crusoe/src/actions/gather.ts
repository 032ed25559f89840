// Gather: one resource of one source. RC-GATHER.
import type { Routine, Table } from '@landfall/kernel'
import { gain } from '../effects/resources.ts'
import type { Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { succeeds } from './dice.ts'
import { sourceNamed } from './targets.ts'

/** RC-GATHER-04, RC-GATHER-05, RC-TOK-25 */
export function* gather(t: Table<Crusoe>, stack: Stack): Routine {
  const success = yield* succeeds(t, 'gather', stack)
  t.emit({ t: 'resolved', stack, success })
  if (!success) return
  const { space, source } = sourceNamed(stack.target)
  const tile = t.state.island[space]
  const additional = source === 'wood' ? tile?.additionalWood : tile?.additionalFood
  gain(t, source === 'wood' ? 'wood' : 'food', additional === true ? 2 : 1, 'RC-GATHER-04')
}
