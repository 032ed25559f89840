// Starting Equipment that nobody has used.
import { EQUIPMENT_IDS, type EquipmentId } from '../cards/equipment.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import type { CrusoeState } from '../state.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface GainEquipment {
  readonly cards: number
}

/** RC-SETUP-20, RC-SCN3-03: what is in the game, not in play and not used up. */
function unusedEquipment({ scenario, kept, futureEquipment, removed }: CrusoeState): readonly EquipmentId[] {
  const { withoutEquipment } = printedSheet({ scenario }).start
  return EQUIPMENT_IDS.filter((id) => withoutEquipment?.includes(id) !== true).filter(
    (id) => !(kept.some(({ card }) => card === id) || futureEquipment.includes(id) || removed.includes(id)),
  )
}

/** RC-CARD-CAPTAINSCHEST-01, RC-CARD-NICESURPRISE-01 */
export const verb: Verb<GainEquipment> = {
  clause: ({ cards }) =>
    say('drawAtRandom', { object: { noun: 'unusedEquipment', count: cards }, at: { noun: 'atRandom' } }),
  inVain: 'empty',
  run(t, { cards }) {
    for (let drawn = 0; drawn < cards; drawn++) {
      const unused = unusedEquipment(t.state)
      if (unused.length > 0) t.emit({ t: 'equipmentFound', card: t.chance('deck.equipment', unused) })
    }
  },
}

export const worth: Worth<GainEquipment> = (_, { cards }) => 1.5 * cards

export const samples: Samples<GainEquipment> = { cards: COUNTS }
