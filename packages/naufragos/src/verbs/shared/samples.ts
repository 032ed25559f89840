// Samples that many verbs share.
import type { Flag, Looked, NaufragosEffect, Whom } from '../../effect-types.ts'

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
