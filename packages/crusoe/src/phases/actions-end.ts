// The end of the Action Phase: what was gained becomes available. RC-ENDACT.
import type { Routine, Table } from '@landfall/kernel'
import { DISCOVERIES, type DiscoveryId, isDiscovery } from '../cards/discoveries.ts'
import { words } from '../effects/vocabulary.ts'
import { checkGoal } from '../goal.ts'
import { becomeItem } from '../items.ts'
import { type Person, peopleIn, RESOURCES } from '../state.ts'
import { treasureAvailable } from '../treasures.ts'
import type { Crusoe } from '../types.ts'

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
  for (const item of [...t.state.futureItems, ...rebuilt]) yield* becomeItem(t, words, item)
  for (const card of [...t.state.futureEquipment]) t.emit({ t: 'equipmentAvailable', card })
  for (const card of [...t.state.futureKept]) yield* treasureAvailable(t, words, card)
  // RC-ENDACT-07
  if (t.state.handyman) t.emit({ t: 'handymanLeft' })
  checkGoal(t)
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
