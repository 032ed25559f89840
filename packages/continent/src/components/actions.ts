// The 29 kinds of action. T7-ICON-40. Effects match an action by its icon.

const ICONS = [
  'move',
  'ski',
  'swim',
  'investigate',
  'pathfind',
  'spot',
  'search',
  'craft',
  'fire',
  'eat',
  'take',
  'think',
  'decipher',
  'open',
  'stealth',
  'fight',
  'hunt',
  'fish',
  'climb',
  'dig',
  'orient',
  'pull',
  'balance',
  'rest',
  'heal',
  'listen',
  'music',
  'offer',
  'pray',
] as const

export type Icon = (typeof ICONS)[number]

/** T7-TURN-20: what exposed ground forbids. */
export const CAMP_ICONS: ReadonlySet<Icon> = new Set<Icon>(['fire', 'craft', 'rest'])
