// The small vocabulary in English.
import { type Speaker, speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb } from '@landfall/tabletop/en'
import type { Words } from './words.ts'

export const words: WordsIn<Words, Noun, Verb> = {
  nouns: { ...nouns, you: { one: 'you', other: 'you' } },
  verbs: {
    gain: { base: 'gain', does: 'gains', did: 'gained', frame: object },
    discard: {
      base: 'discard',
      does: 'discards',
      did: 'discarded',
      frame: [...object, { place: 'from', case: 'plain', after: 'from' }],
    },
    fall: { base: 'fall', does: 'falls', did: 'fell', frame: [] },
  },
  names: { storm: 'Storm' },
  facts: { dark: { is: 'it is dark', not: 'it is light' } },
}

export const say: Speaker<Words> = speaker(grammar, words)
