// Rest. RC-REST.
import type { Routine, Table } from '@landfall/kernel'
import type { KeptId } from '../cards/decks.ts'
import { keptCard } from '../cards/edition-cards.ts'
import type { InventionId } from '../cards/inventions.ts'
import type { BetterRest } from '../cards/use.ts'
import { REST_HEALS } from '../components/camp.ts'
import { isCharacter } from '../people.ts'
import { gainDetermination } from '../rules/morale.ts'
import { heal } from '../rules/wounds.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

const PLAIN: BetterRest = { heals: REST_HEALS, tokens: 0 }

/** RC-REST-01: at once. */
export function* rest(t: Table<Crusoe>, stack: Stack): Routine {
  const { leader } = stack
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  const { heals, tokens } = yield* betterRest(t, leader)
  const before = t.changes
  heal(t, leader, heals, 'RC-REST-01')
  gainDetermination(t, leader, tokens, 'RC-REST-03')
  if (t.changes === before) t.emit({ t: 'cameToNothing', why: 'rested', person: leader })
  t.next('actionEnd', stack)
}

/**
 * RC-REST-03, RC-CARD-BED-01, RC-CARD-BED-02, RC-CARD-HAMMOCK-02: at most one of them, which the player chooses, and only
 * for characters of players. RC-SCN3-10
 */
function* betterRest(t: Table<Crusoe>, leader: Person): Routine<BetterRest> {
  if (!isCharacter(leader)) return PLAIN
  const choices = [...t.state.items, ...t.state.kept.map(({ card }) => card)]
    .filter((thing) => restOn(t.state, thing) !== undefined)
    .map((id) => ({ id, at: id }))
  const wounds = t.state.people[leader]?.wounds ?? 0
  const results = choices.map(({ id }) => resultOf(wounds, restOn(t.state, id) ?? PLAIN))
  const thing = yield* t.pick({
    seat: seatOf(leader),
    kind: 'restWith',
    rule: 'RC-REST-03',
    choices: choices.filter((_, at) => results.indexOf(results[at] ?? '') === at),
  })
  return (thing === undefined ? undefined : restOn(t.state, thing)) ?? PLAIN
}

/** What differs for somebody with so many wounds. */
const resultOf = (wounds: number, { heals, tokens }: BetterRest): string => `${Math.min(wounds, heals)} ${tokens}`

const restOn = (state: CrusoeState, thing: InventionId | KeptId): BetterRest | undefined =>
  isInvention(thing) ? inventionOf(thing).rest : keptCard(state, thing).rest
