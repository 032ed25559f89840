// What the land offers, what items are called by, and the pennants that add to numbers.

/** T7-ICON-39 */
export const RESOURCES = ['wood', 'reed', 'stone', 'leaf', 'vine', 'bone', 'tar', 'fire'] as const
export type Resource = (typeof RESOURCES)[number]

const KEYWORDS = [
  'tool',
  'blade',
  'line',
  'float',
  'light',
  'meal',
  'shelter',
  'lore',
  'lure',
  'brace',
  'pack',
  'ranged',
  'remedy',
] as const
export type Keyword = (typeof KEYWORDS)[number]

/** T7-ICON-32, T7-ICON-33: what each pictograph adds. Blue ones are on items, purple ones on Quest Items. */
export const PENNANTS = {
  raft: { colour: 'blue', adds: 5 },
  rope: { colour: 'blue', adds: 3 },
  lamp: { colour: 'blue', adds: 6 },
  beam: { colour: 'purple', adds: 7 },
  bell: { colour: 'purple', adds: 4 },
  tide: { colour: 'purple', adds: 9 },
  lens: { colour: 'purple', adds: 11 },
  shade: { colour: 'purple', adds: 2 },
  choir: { colour: 'purple', adds: 8 },
} as const
export type Pennant = keyof typeof PENNANTS
