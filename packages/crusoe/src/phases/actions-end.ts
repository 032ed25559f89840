// The end of the Action Phase: what was gained becomes available. RC-ENDACT.
import type { Routine, Table } from '@landfall/kernel'
import { EXCHANGED } from '../cards/discoveries.ts'
import { checkGoal } from '../goal.ts'
import { RESOURCES } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-ENDACT-01 to RC-ENDACT-03, in this order (RC-ENDACT-06). */
export function* actionsEnd(t: Table<Crusoe>): Routine {
  for (const resource of RESOURCES) {
    const amount = t.state.future[resource]
    if (amount === 0) continue
    t.emit({ t: 'resourcesChanged', where: 'future', resource, by: -amount, rule: 'RC-ENDACT-01' })
    t.emit({ t: 'resourcesChanged', where: 'available', resource, by: amount, rule: 'RC-ENDACT-01' })
  }
  for (const token of [...t.state.futureDiscoveries]) {
    const exchanged = EXCHANGED[token]
    if (exchanged === undefined) {
      t.emit({ t: 'discoveryAvailable', token })
    } else {
      const { resource, amount } = exchanged
      t.emit({ t: 'discoveryExchanged', token })
      t.emit({ t: 'resourcesChanged', where: 'available', resource, by: amount, rule: 'RC-ENDACT-03' })
    }
  }
  for (const item of [...t.state.futureItems]) t.emit({ t: 'itemAvailable', item })
  // RC-ENDACT-07
  if (t.state.handyman) t.emit({ t: 'handymanLeft' })
  checkGoal(t)
}
