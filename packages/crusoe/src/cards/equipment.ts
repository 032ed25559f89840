// The Starting Equipment cards. RC-DECK-09, RC-SETUP-20.

/** RC-USE-09 */
export const USES_OF_EQUIPMENT = 2

/** RC-SETUP-20 */
export const EQUIPMENT_DRAWN = 2

export const EQUIPMENT = [
  'equipment/bible',
  'equipment/biscuits',
  'equipment/empty-bottle',
  'equipment/flask-of-rum',
  'equipment/hammer-and-nails',
  'equipment/pipe-and-tobacco',
  'equipment/pistol',
  'equipment/storm-glass',
] as const
export type EquipmentId = (typeof EQUIPMENT)[number]
