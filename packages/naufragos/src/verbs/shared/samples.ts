// Samples that many verbs share.
import type { Flag, Looked, NaufragosEffect, Option, Whom } from '../../effect-types.ts'

export const COUNTS: readonly number[] = [1, 2, 5]
export const SIGNED: readonly number[] = [-2, -1, 1, 2, 5]
export const PEOPLE: readonly Whom[] = ['you', 'explorers', 'home', 'everyone', 'start', 'one', 'other', 'random']
export const DECKS: readonly Looked[] = ['event', 'coast', 'interior', 'centre', 'any', 'own']
export const FLAGS: readonly Flag[] = ['allies', 'bones', 'gift', 'offence']

export const EFFECTS: readonly (readonly NaufragosEffect[])[] = [
  [{ do: 'wood', by: 1 }],
  [{ do: 'wood', by: 2 }],
  [{ do: 'wood', by: 1 }, { do: 'fireOut' }],
]

const INSIDE: Option = { label: 'coast/crab-gulch/carry-them-home', effects: [{ do: 'wood', by: 1 }] }
const OTHER: Option = { label: 'coast/crab-gulch/keep-the-best-one', effects: [] }
export const OPTIONS: readonly (readonly Option[])[] = [
  [INSIDE, OTHER],
  [OTHER, INSIDE],
  [INSIDE],
  [{ ...INSIDE, effects: [{ do: 'wood', by: 2 }] }, OTHER],
  [{ ...INSIDE, price: { energy: 1 } }, OTHER],
  [{ ...INSIDE, price: { energy: 2 } }, OTHER],
  [{ ...INSIDE, price: { shared: 2 } }, OTHER],
  [{ ...INSIDE, price: { wood: 2 } }, OTHER],
  [{ ...INSIDE, price: { tokens: 2 } }, OTHER],
  [{ ...INSIDE, price: { stories: 2 } }, OTHER],
  [{ ...INSIDE, price: { item: 'axe' } }, OTHER],
  [{ ...INSIDE, price: { item: 'rope' } }, OTHER],
]
