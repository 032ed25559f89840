// The Hunt: a card of the Hunting deck, and a fight. RC-HUNT.
import type { Routine, Table } from '@landfall/kernel'
import { BEASTS, type Beast } from '../cards/beasts.ts'
import { drawDiscoveries } from '../effects/discovery.ts'
import { fight } from '../effects/fight.ts'
import { wound } from '../effects/wound.ts'
import { nextBeast } from '../hunting.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

/** RC-HUNT-03 to RC-HUNT-06: no dice, and a success whatever it costs. */
export function* hunt(t: Table<Crusoe>, { leader }: { leader: Person }): Routine {
  const id = nextBeast(t.state)
  if (id === undefined) throw new Error('a Hunt was planned, but the Hunting deck is empty')
  const { strength, weaponLoss, food, fur, wounds = 0, woundsWithoutMedicine = 0, discoveries = 0 }: Beast = BEASTS[id]
  // RC-TOK-09
  const danger = t.state.actionTokens.hunt.includes('greaterDanger') ? 1 : 0
  t.emit({ t: 'beastHunted', beast: id, by: leader })
  yield* fight(t, [leader], { strength: strength + danger, weaponLoss, food, fur })
  if (danger > 0) t.emit({ t: 'actionTokenUsed', space: 'hunt', token: 'greaterDanger' })
  wound(t, leader, wounds + (valueIn(t.state, 'medicine') > 0 ? 0 : woundsWithoutMedicine), 'RC-HUNT-08')
  drawDiscoveries(t, discoveries)
}
