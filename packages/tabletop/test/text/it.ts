// The small vocabulary in Italian.
import { type Speaker, speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb } from '@landfall/tabletop/it'
import type { Words } from './words.ts'

export const words: WordsIn<Words, Noun, Verb> = {
  nouns: { ...nouns, you: { gender: 'm', one: 'tu', other: 'voi' } },
  verbs: {
    gain: { to: 'ottenere', order: 'ottieni', does: ['ottiene', 'ottengono'], did: 'ottenuto', frame: object },
    discard: {
      to: 'scartare',
      order: 'scarta',
      does: ['scarta', 'scartano'],
      did: 'scartato',
      frame: [...object, { place: 'from', case: 'da' }],
    },
    fall: { to: 'cadere', order: 'cadi', does: ['cade', 'cadono'], did: { essere: 'cadut@' }, frame: [] },
  },
  names: { storm: 'Tempesta' },
  facts: { dark: { is: 'è buio', not: 'c’è luce' } },
}

export const say: Speaker<Words> = speaker(grammar, words)
