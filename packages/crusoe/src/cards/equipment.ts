// The Starting Equipment cards. RC-DECK-09, RC-USE-13, RC-USE-14.

import type * as english from '../text/en/cards/equipment.ts'
import { gain, gainTokens, heal, healOne, raise, rollWeather, strengthen } from '../verbs/index.ts'
import type { TitledIn } from './titled-in.ts'
import type { Usable } from './use.ts'

/** RC-USE-09 */
export const USES_OF_EQUIPMENT = 2

/** RC-SETUP-20 */
export const EQUIPMENT_DRAWN = 2

export type EquipmentId = keyof typeof english.cards

export const EQUIPMENT: TitledIn<typeof english, Usable> = {
  'equipment/bible': { use: { at: 'arranging', byCharacter: true, effects: [gainTokens('you', 1), heal('you', 1)] } },
  'equipment/biscuits': { use: { at: 'anyTime', effects: [gain('nonperishable', 1)] } },
  'equipment/empty-bottle': { use: { at: 'anyTime', effects: [raise('weapons', 1)] } },
  'equipment/flask-of-rum': { use: { at: 'night', effects: [healOne(1)] } },
  'equipment/hammer-and-nails': { pawnFor: ['build'], pawnUses: USES_OF_EQUIPMENT },
  'equipment/pipe-and-tobacco': { use: { at: 'anyTime', byCharacter: true, effects: [gainTokens('you', 2)] } },
  'equipment/pistol': { use: { at: 'fight', effects: [strengthen(3)] } },
  'equipment/storm-glass': { use: { at: 'beforeActions', effects: [rollWeather] } },
}

export const EQUIPMENT_IDS: readonly EquipmentId[] = Object.keys(EQUIPMENT).filter(isEquipment)

export function isEquipment(id: string): id is EquipmentId {
  return Object.hasOwn(EQUIPMENT, id)
}
