// The small vocabulary in Polish.
import { type Speaker, speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb } from '@landfall/tabletop/pl'
import type { Words } from './words.ts'

const words: WordsIn<Words, Noun, Verb> = {
  nouns: { ...nouns, you: nouns.castaway },
  verbs: {
    gain: {
      to: 'zyskać',
      order: 'zyskaj',
      does: ['zyskuje', 'zyskują'],
      did: ['zyskał', 'zyskała', 'zyskało', 'zyskali', 'zyskały'],
      frame: object,
    },
    discard: {
      to: 'odrzucić',
      order: 'odrzuć',
      does: ['odrzuca', 'odrzucają'],
      did: ['odrzucił', 'odrzuciła', 'odrzuciło', 'odrzucili', 'odrzuciły'],
      frame: [...object, { place: 'from', case: 'gen', after: 'z' }],
    },
    fall: {
      to: 'spaść',
      order: 'spadnij',
      does: ['spada', 'spadają'],
      did: ['spadł', 'spadła', 'spadło', 'spadli', 'spadły'],
      frame: [],
    },
  },
  names: { storm: 'Sztorm' },
  facts: { dark: { is: 'jest ciemno', not: 'jest jasno' } },
}

export const say: Speaker<Words> = speaker(grammar, words)
