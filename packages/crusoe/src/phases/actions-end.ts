// The end of the Action Phase: what was gained becomes available. RC-ENDACT.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { type AdventureId, isTreasure, type TreasureId } from '../cards/decks.ts'
import { DISCOVERIES, type DiscoveryId, isDiscovery } from '../cards/discoveries.ts'
import type { InventionId } from '../cards/inventions.ts'
import { TREASURES } from '../cards/treasures.ts'
import { words } from '../effects/vocabulary.ts'
import { checkGoal } from '../goal.ts'
import { becomeItem } from '../items.ts'
import { inventionOf, isInvention } from '../scenarios/inventions.ts'
import { type Person, peopleIn, RESOURCES } from '../state.ts'
import { treasureAvailable } from '../treasures.ts'
import type { Crusoe, CrusoeEffect } from '../types.ts'

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
  if (t.state.itemsAside.length > 0) t.emit({ t: 'itemsBack' })
  const rebuilt = t.state.flipped.filter((one) => one.rebuilt).map(({ item }) => item)
  yield* inOrder(t, [...t.state.futureItems, ...rebuilt], (item) => becomeItem(t, words, item))
  for (const card of [...t.state.futureEquipment]) t.emit({ t: 'equipmentAvailable', card })
  yield* inOrder(t, [...t.state.futureKept], (card) => treasureAvailable(t, words, card))
  // RC-ENDACT-07
  if (t.state.handyman) t.emit({ t: 'handymanLeft' })
  checkGoal(t)
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
    const rivals = left.filter((card) => left.some((other) => other !== card && wantSamePlace(card, other)))
    const choices = rivals.map((id) => ({ id, at: id }))
    const next =
      rivals.length > 0 ? yield* t.ask({ seat: TABLE, kind: 'nextEffect', rule: 'RC-ENDACT-06', choices }) : first
    if (next === undefined) return
    yield* become(next)
    left = left.filter((card) => card !== next)
  }
}

type Available = InventionId | TreasureId | AdventureId

/** RC-UNIQ-02: both put a token of one kind on the camp's tile. */
function wantSamePlace(one: Available, other: Available): boolean {
  return (['food', 'wood'] as const).some((kind) => [one, other].every((card) => putsToken(effectsOf(card), kind)))
}

function effectsOf(card: Available): readonly CrusoeEffect[] {
  if (isInvention(card)) return inventionOf(card).once ?? []
  return isTreasure(card) ? (TREASURES[card].becomes ?? []) : []
}

function putsToken(effects: readonly CrusoeEffect[], kind: 'food' | 'wood'): boolean {
  return effects.some((effect) =>
    effect.do === 'if' ? putsToken(effect.effects, kind) : effect.do === 'additionalAtCamp' && effect.kind === kind,
  )
}

/** RC-ENDACT-03, RC-ENDACT-08: what cannot be kept is exchanged, in camp or on the sheet of somebody outside. */
function exchange(t: Table<Crusoe>, token: DiscoveryId, from?: Person): boolean {
  const exchanged = isDiscovery(token) ? DISCOVERIES[token].exchangedFor : undefined
  if (exchanged === undefined) return false
  const { resource, amount: by } = exchanged
  t.emit(from === undefined ? { t: 'discoveryExchanged', token } : { t: 'discoveryExchanged', token, from })
  const where = from === undefined ? 'available' : (`pack/${from}` as const)
  t.emit({ t: 'resourcesChanged', where, resource, by, rule: 'RC-ENDACT-03' })
  return true
}
