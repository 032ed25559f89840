// Discovery tokens: drawn face up, into Future or Available Resources. RC-DISC.
import type { Routine, Table } from '@landfall/kernel'
import { seatOf } from '../seats.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-DISC-01, RC-AVAIL-01 */
export function drawDiscoveries(t: Table<Crusoe>, tokens: number): void {
  for (let drawn = 0; drawn < tokens; drawn++) {
    const token = t.state.discoveryStack.at(-1)
    if (token !== undefined) t.emit({ t: 'discoveryDrawn', token })
  }
}

/** Draws some tokens and keeps one of them; the others leave the game. RC-ABIL-EXPL-05, RC-CARD-BACKPACK-01, RC-ED-18 */
export function* keepOne(t: Table<Crusoe>, person: Person, tokens: number, rule: string, available = false): Routine {
  const drawn = t.state.discoveryStack.slice(-tokens)
  t.emit({ t: 'discoveriesLookedAt', tokens: drawn })
  const choices = [...new Set(drawn)].map((id) => ({ id, at: id }))
  const token = yield* t.pick({ seat: seatOf(person), kind: 'discoveryToKeep', rule, choices })
  if (token !== undefined) t.emit(available ? { t: 'discoveryKept', token, available } : { t: 'discoveryKept', token })
}
