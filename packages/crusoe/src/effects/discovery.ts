// Discovery tokens: drawn face up, into Future or Available Resources. RC-DISC.
import type { Table } from '@landfall/kernel'
import type { Crusoe } from '../types.ts'

/** RC-DISC-01, RC-AVAIL-01 */
export function drawDiscoveries(t: Table<Crusoe>, tokens: number): void {
  for (let drawn = 0; drawn < tokens; drawn++) {
    const token = t.state.discoveryStack.at(-1)
    if (token !== undefined) t.emit({ t: 'discoveryDrawn', token })
  }
}
