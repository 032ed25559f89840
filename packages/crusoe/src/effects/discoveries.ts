// Discovery tokens and Starting Equipment: drawn face up, into Future or Available Resources. RC-DISC.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { EQUIPMENT_IDS, type EquipmentId } from '../cards/equipment.ts'
import type { Person, Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'

/** RC-DISC-01, RC-AVAIL-01 */
export function drawDiscoveries(t: Table<Crusoe>, tokens: number): void {
  for (let drawn = 0; drawn < tokens; drawn++) {
    const token = t.state.discoveryStack.at(-1)
    if (token !== undefined) t.emit({ t: 'discoveryDrawn', token })
  }
}

/** Draws some tokens and keeps one of them; the others leave the game. RC-ABIL-EXPL-05, RC-CARD-BACKPACK-01 */
export function* keepOne(t: Table<Crusoe>, person: Person, tokens: number, rule: string): Routine {
  const drawn = t.state.discoveryStack.slice(-tokens)
  t.emit({ t: 'discoveriesLookedAt', tokens: drawn })
  const kinds = [...new Set(drawn)]
  const choices = kinds.map((id) => ({ id, at: id }))
  const seat = person === 'friday' ? TABLE : person
  const [only, other] = kinds
  const token = other === undefined ? only : yield* t.ask({ seat, kind: 'discoveryToKeep', rule, choices })
  if (token !== undefined) t.emit({ t: 'discoveryKept', token })
}

/** RC-SETUP-20: what is not in play and was not used up. */
function unusedEquipment({ kept, futureEquipment, gone }: Reading): readonly EquipmentId[] {
  return EQUIPMENT_IDS.filter(
    (id) => !(kept.some(({ card }) => card === id) || futureEquipment.includes(id) || gone.includes(id)),
  )
}

export const discoveryVerbs: RulesOf<'gainDiscoveries' | 'keepOneDiscovery' | 'gainEquipment'> = {
  gainDiscoveries: {
    clause: ({ tokens }) => say('gain', { object: { noun: 'discovery', count: tokens } }),
    *run(t, { tokens }) {
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
    *run(t) {
      const unused = unusedEquipment(t.state)
      if (unused.length > 0) t.emit({ t: 'equipmentFound', card: t.chance('deck.equipment', unused) })
    },
  },
}
