// The nouns that castaway games share, in Italian. A game spreads them into its own.

import type { SharedNoun } from '../shared-words.ts'
import type { Noun } from './grammar.ts'

export const nouns: { readonly [N in SharedNoun]: Noun } = {
  everyone: { gender: 'm', one: 'ogni naufrago', other: 'naufraghi' },
  each: { gender: 'm', one: 'quel naufrago', other: 'naufraghi' },
  castaway: { gender: 'm', one: 'naufrago', other: 'naufraghi' },
  card: { gender: 'f', one: 'carta', other: 'carte' },
  food: { gender: 'm', one: 'cibo', other: 'cibi' },
  wood: { gender: 'm', one: 'legno', other: 'legni' },
  wound: { gender: 'f', one: 'ferita', other: 'ferite' },
  day: { gender: 'm', one: 'giorno', other: 'giorni' },
  night: { gender: 'f', one: 'notte', other: 'notti' },
  group: { gender: 'm', one: 'il gruppo', other: 'gruppi' },
}
