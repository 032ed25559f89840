// A small vocabulary in four languages, to try the grammars on.
import {
  type EnglishNoun,
  type EnglishVerb,
  english,
  englishNouns,
  englishObject,
  type ItalianNoun,
  type ItalianVerb,
  italian,
  italianNouns,
  italianObject,
  type PolishNoun,
  type PolishVerb,
  polish,
  polishNouns,
  polishObject,
  type RussianNoun,
  type RussianVerb,
  russian,
  russianNouns,
  russianObject,
  type SharedNoun,
  speaker,
  type WordsIn,
} from '@landfall/text'

export interface Words {
  noun: SharedNoun | 'you'
  verb: 'gain' | 'discard' | 'fall'
  name: 'storm'
  fact: 'dark'
}

export const en: WordsIn<Words, EnglishNoun, EnglishVerb> = {
  nouns: { ...englishNouns, you: { one: 'you', other: 'you' } },
  verbs: {
    gain: { base: 'gain', does: 'gains', did: 'gained', frame: englishObject },
    discard: {
      base: 'discard',
      does: 'discards',
      did: 'discarded',
      frame: [...englishObject, { place: 'from', case: 'plain', after: 'from' }],
    },
    fall: { base: 'fall', does: 'falls', did: 'fell', frame: [] },
  },
  names: { storm: 'Storm' },
  facts: { dark: { is: 'it is dark', not: 'it is light' } },
}

const it: WordsIn<Words, ItalianNoun, ItalianVerb> = {
  nouns: { ...italianNouns, you: { gender: 'm', one: 'tu', other: 'voi' } },
  verbs: {
    gain: { to: 'ottenere', order: 'ottieni', does: ['ottiene', 'ottengono'], did: 'ottenuto', frame: italianObject },
    discard: {
      to: 'scartare',
      order: 'scarta',
      does: ['scarta', 'scartano'],
      did: 'scartato',
      frame: [...italianObject, { place: 'from', case: 'da' }],
    },
    fall: { to: 'cadere', order: 'cadi', does: ['cade', 'cadono'], did: { essere: 'cadut@' }, frame: [] },
  },
  names: { storm: 'Tempesta' },
  facts: { dark: { is: 'è buio', not: 'c’è luce' } },
}

const pl: WordsIn<Words, PolishNoun, PolishVerb> = {
  nouns: { ...polishNouns, you: polishNouns.castaway },
  verbs: {
    gain: {
      to: 'zyskać',
      order: 'zyskaj',
      does: ['zyskuje', 'zyskują'],
      did: ['zyskał', 'zyskała', 'zyskało', 'zyskali', 'zyskały'],
      frame: polishObject,
    },
    discard: {
      to: 'odrzucić',
      order: 'odrzuć',
      does: ['odrzuca', 'odrzucają'],
      did: ['odrzucił', 'odrzuciła', 'odrzuciło', 'odrzucili', 'odrzuciły'],
      frame: [...polishObject, { place: 'from', case: 'gen', after: 'z' }],
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

const ru: WordsIn<Words, RussianNoun, RussianVerb> = {
  nouns: { ...russianNouns, you: russianNouns.castaway },
  verbs: {
    gain: {
      to: 'получить',
      order: 'получите',
      does: ['получает', 'получают'],
      did: ['получил', 'получила', 'получило', 'получили'],
      frame: russianObject,
    },
    discard: {
      to: 'сбросить',
      order: 'сбросьте',
      does: ['сбрасывает', 'сбрасывают'],
      did: ['сбросил', 'сбросила', 'сбросило', 'сбросили'],
      frame: [...russianObject, { place: 'from', case: 'gen', after: 'из' }],
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

export const speakers = {
  en: speaker(english, en),
  it: speaker(italian, it),
  pl: speaker(polish, pl),
  ru: speaker(russian, ru),
}
