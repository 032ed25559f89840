// The small vocabulary in Russian.
import { type Speaker, speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb } from '@landfall/tabletop/ru'
import type { Words } from './words.ts'

export const words: WordsIn<Words, Noun, Verb> = {
  nouns: { ...nouns, you: nouns.castaway },
  verbs: {
    gain: {
      to: 'получить',
      order: 'получите',
      does: ['получает', 'получают'],
      did: ['получил', 'получила', 'получило', 'получили'],
      frame: object,
    },
    discard: {
      to: 'сбросить',
      order: 'сбросьте',
      does: ['сбрасывает', 'сбрасывают'],
      did: ['сбросил', 'сбросила', 'сбросило', 'сбросили'],
      frame: [...object, { place: 'from', case: 'gen', after: 'из' }],
    },
    fall: {
      to: 'упасть',
      order: 'падайте',
      does: ['падает', 'падают'],
      did: ['упал', 'упала', 'упало', 'упали'],
      frame: [],
    },
  },
  names: { storm: 'Шторм' },
  facts: { dark: { is: 'темно', not: 'светло' } },
}

export const say: Speaker<Words> = speaker(grammar, words)
