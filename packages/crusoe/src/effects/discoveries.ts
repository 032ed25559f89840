// Discovery tokens and Starting Equipment: drawn face up, into Future or Available Resources. RC-DISC.
import type { Routine, Table } from '@landfall/kernel'
import { EQUIPMENT_IDS, type EquipmentId } from '../cards/equipment.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'

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
  const kinds = [...new Set(drawn)]
  const choices = kinds.map((id) => ({ id, at: id }))
  const seat = seatOf(person)
  const [only, other] = kinds
  const token = other === undefined ? only : yield* t.ask({ seat, kind: 'discoveryToKeep', rule, choices })
  if (token !== undefined) t.emit(available ? { t: 'discoveryKept', token, available } : { t: 'discoveryKept', token })
}

/** RC-SETUP-20, RC-SCN3-03: what is in the game, not in play and not used up. */
function unusedEquipment({ scenario, kept, futureEquipment, gone }: CrusoeState): readonly EquipmentId[] {
  const { withoutEquipment } = printedSheet({ scenario }).start
  return EQUIPMENT_IDS.filter((id) => withoutEquipment?.includes(id) !== true).filter(
    (id) => !(kept.some(({ card }) => card === id) || futureEquipment.includes(id) || gone.includes(id)),
  )
}

export const discoveryVerbs: RulesOf<'gainDiscoveries' | 'keepOneDiscovery' | 'gainEquipment'> = {
  gainDiscoveries: {
    clause: ({ tokens }) => say('gain', { object: { noun: 'discovery', count: tokens } }),
    run(t, { tokens }) {
      drawDiscoveries(t, tokens)
    },
  },
  keepOneDiscovery: {
    clause: ({ of }) => say('draw', { object: { noun: 'discovery', count: of }, at: { noun: 'keepOne' } }),
    *run(t, { of }, { you, rule }) {
      yield* keepOne(t, you, of, rule)
    },
    isPossible: (t) => t.state.discoveryStack.length > 0,
  },
  /** RC-CARD-CAPTAINSCHEST-01, RC-CARD-NICESURPRISE-01 */
  gainEquipment: {
    clause: plainly('drawEquipment'),
    run(t) {
      const unused = unusedEquipment(t.state)
      if (unused.length > 0) t.emit({ t: 'equipmentFound', card: t.chance('deck.equipment', unused) })
    },
  },
}
