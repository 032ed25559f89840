// Rest. RC-REST.
import type { Routine, Table } from '@landfall/kernel'
import { keptCard } from '../cards/edition-cards.ts'
import type { BetterRest } from '../cards/use.ts'
import { REST_HEALS } from '../components/camp.ts'
import { isCharacter } from '../people.ts'
import { gainDetermination } from '../rules/morale.ts'
import { heal } from '../rules/wounds.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { CrusoeState, Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

const PLAIN: BetterRest = { heals: REST_HEALS, tokens: 0 }

/** RC-REST-01: at once. */
export function* rest(t: Table<Crusoe>, stack: Stack): Routine {
  const { leader } = stack
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  const { heals, tokens } = bestRest(t.state, leader)
  heal(t, leader, heals, 'RC-REST-01')
  gainDetermination(t, leader, tokens, 'RC-REST-03')
  t.next('actionEnd', stack)
}

/** RC-REST-03, RC-CARD-BED-01, RC-CARD-HAMMOCK-01: at most one of them, and only for characters of players. RC-SCN3-10 */
function bestRest(state: CrusoeState, leader: Person): BetterRest {
  if (!isCharacter(leader)) return PLAIN
  const { items, kept } = state
  const better = [...items.map((item) => inventionOf(item).rest), ...kept.map(({ card }) => keptCard(state, card).rest)]
  let best = PLAIN
  for (const one of better) if (one !== undefined && one.heals + one.tokens > best.heals + best.tokens) best = one
  return best
}
