// The card that an effect is printed on.

import type { Scope } from '@landfall/tabletop'
import type { CardId } from '../../cards/card-ids.ts'
import { isCard } from '../../cards/decks.ts'
import type { ContinentEffects } from '../../effect-types.ts'

export function sourceCard({ source }: Scope<ContinentEffects>): CardId {
  if (source === undefined || !isCard(source)) throw new Error(`"${source}" is no card`)
  return source
}
