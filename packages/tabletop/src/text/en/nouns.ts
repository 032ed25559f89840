// The nouns that castaway games share, in English. A game spreads them into its own.

import type { SharedNoun } from '../shared-words.ts'
import type { Noun } from './grammar.ts'

export const nouns: { readonly [N in SharedNoun]: Noun } = {
  everyone: { one: 'each castaway', other: 'castaways' },
  each: { one: 'that castaway', other: 'castaways' },
  castaway: { one: 'castaway', other: 'castaways' },
  card: { one: 'card', other: 'cards' },
  food: { one: 'food', other: 'food' },
  wood: { one: 'wood', other: 'wood' },
  wound: { one: 'wound', other: 'wounds' },
  day: { one: 'day', other: 'days' },
  night: { one: 'night', other: 'nights' },
  group: { one: 'the group', other: 'groups' },
}
