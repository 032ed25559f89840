// The end of the Action Phase: what was gained becomes available. RC-ENDACT.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { type AdventureId, isTreasure, type TreasureId } from '../cards/decks.ts'
import { type DiscoveryId, isDiscovery } from '../cards/discoveries.ts'
import { treasureOf } from '../cards/edition-cards.ts'
import type { InventionId } from '../cards/inventions.ts'
import type { Space } from '../components/island.ts'
import { editionOf } from '../editions.ts'
import { putTokenAtCamp } from '../effects.ts'
import { checkGoal } from '../goal.ts'
import { peopleIn } from '../group.ts'
import { becomeItem } from '../items.ts'
import { itemsAside } from '../memory.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import { type CrusoeState, isAccessible, type Person, RESOURCES } from '../state.ts'
import { treasureAvailable } from '../treasures.ts'
import type { Crusoe, CrusoeEffect } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

/** RC-ENDACT-01 to RC-ENDACT-08, in this order (RC-ENDACT-06). */
export function* actionsEnd(t: Table<Crusoe>): Routine {
  t.emit({ t: 'actionsOver' })
  for (const resource of RESOURCES) {
    const amount = t.state.future[resource]
    if (amount === 0) continue
    t.emit({ t: 'resourcesChanged', where: 'future', resource, by: -amount, rule: 'RC-ENDACT-01' })
    t.emit({ t: 'resourcesChanged', where: 'available', resource, by: amount, rule: 'RC-ENDACT-01' })
  }
  for (const token of [...t.state.futureDiscoveries]) {
    if (!exchange(t, token)) t.emit({ t: 'discoveryAvailable', token })
  }
  for (const person of peopleIn(t.state)) {
    for (const token of [...(t.state.outside[person]?.discoveries ?? [])]) exchange(t, token, person)
  }
  if (itemsAside(t.state).length > 0) t.emit({ t: 'itemsBack' })
  const rebuilt = t.state.flipped.filter((one) => one.rebuilt).map(({ item }) => item)
  const items = [...t.state.futureItems, ...rebuilt]
  if (items.length > 0) yield* inOrder(t, items, (item) => becomeItem(t, vocabulary, item))
  for (const { invention, space } of [...t.state.futureRepeats]) yield* becomeRepeat(t, invention, space)
  for (const card of [...t.state.futureEquipment]) t.emit({ t: 'equipmentAvailable', card })
  const cards = [...t.state.cardsToCome]
  if (cards.length > 0) yield* inOrder(t, cards, (card) => treasureAvailable(t, vocabulary, card))
  // RC-ENDACT-07
  for (const { pawn } of t.state.lentPawns) t.emit({ t: 'lentPawnLeft', pawn })
  checkGoal(t)
  yield* t.window({ at: 'actionsOver' })
}

/** RC-SCN2-06: what can be built again and again: a marker on its tile, or an effect. */
function* becomeRepeat(t: Table<Crusoe>, invention: InventionId, space: Space | undefined): Routine {
  t.emit(space === undefined ? { t: 'repeatBuilt', invention } : { t: 'repeatBuilt', invention, space })
  const { site, once = [] } = inventionOf(invention)
  // RC-SCN2-07: nothing can be built on a tile that was flipped in the meantime.
  if (site !== undefined && space !== undefined && isAccessible(t.state, space)) {
    t.emit({ t: 'markerPut', space, marker: site.marker })
  }
  yield* vocabulary.run(t, once, { you: t.state.firstPlayer, rule: 'RC-ENDACT-04', source: invention })
  scenarioOf(t.config).repeatBuilt?.(t, invention)
}

/** RC-ENDACT-06: within a step the group chooses the order, where it matters: for a place that only one can have. */
function* inOrder<Id extends Available>(
  t: Table<Crusoe>,
  cards: readonly Id[],
  become: (card: Id) => Routine,
): Routine {
  let left = cards
  while (left.length > 0) {
    const [first] = left
    const rivals = left.filter((card) => left.some((other) => other !== card && wantSamePlace(t.state, card, other)))
    const choices = rivals.map((id) => ({ id, at: id }))
    const next =
      rivals.length > 0 ? yield* t.ask({ seat: TABLE, kind: 'nextEffect', rule: 'RC-ENDACT-06', choices }) : first
    if (next === undefined) return
    yield* become(next)
    left = left.filter((card) => card !== next)
  }
}

type Available = InventionId | TreasureId | AdventureId

/** RC-UNIQ-02, RC-SCN6-07: both put a token of one kind on the camp's tile, and only one has room there. */
function wantSamePlace(state: CrusoeState, one: Available, other: Available): boolean {
  const holdsMoreFood = scenarioOf(state).holdsMoreFood?.(state, state.camp) === true
  const kinds = holdsMoreFood ? (['wood'] as const) : (['food', 'wood'] as const)
  return kinds.some((kind) => [one, other].every((card) => putTokenAtCamp(effectsOf(state, card), kind)))
}

function effectsOf(state: CrusoeState, card: Available): readonly CrusoeEffect[] {
  if (isInvention(card)) return inventionOf(card).once ?? []
  return isTreasure(card) ? (treasureOf(state, card).becomes ?? []) : []
}

/** RC-ENDACT-03, RC-ENDACT-08: what cannot be kept is exchanged, in camp or on the sheet of somebody outside. */
function exchange(t: Table<Crusoe>, token: DiscoveryId, from?: Person): boolean {
  const exchanged = isDiscovery(token) ? editionOf(t.config).discoveries[token].exchangedFor : undefined
  if (exchanged === undefined) return false
  const { resource, amount: by } = exchanged
  t.emit(from === undefined ? { t: 'discoveryExchanged', token } : { t: 'discoveryExchanged', token, from })
  const where = from === undefined ? 'available' : (`pack/${from}` as const)
  t.emit({ t: 'resourcesChanged', where, resource, by, rule: 'RC-ENDACT-03' })
  return true
}
