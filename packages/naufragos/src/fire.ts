// The campfire. NA-FIRE.
import type { Table } from '@landfall/kernel'
import type { Naufragos } from './types.ts'

/** NA-EVT-09: the wood on it is lost. */
export function putOutFire(t: Table<Naufragos>, rule: string): void {
  if (t.state.fire.lit) t.emit({ t: 'fireWentOut', rule })
}
