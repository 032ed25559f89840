// A small vocabulary in four languages, to try the grammars on.
import { type SharedNoun, speaker, type WordsIn } from '@landfall/tabletop'
import * as english from '@landfall/tabletop/en'
import * as italian from '@landfall/tabletop/it'
import * as polish from '@landfall/tabletop/pl'
import * as russian from '@landfall/tabletop/ru'

export interface Words {
  noun: SharedNoun | 'you'
  verb: 'gain' | 'discard' | 'fall'
  name: 'storm'
  fact: 'dark'
}

export const en: WordsIn<Words, english.Noun, english.Verb> = {
  nouns: { ...english.nouns, you: { one: 'you', other: 'you' } },
  verbs: {
    gain: { base: 'gain', does: 'gains', did: 'gained', frame: english.object },
    discard: {
      base: 'discard',
      does: 'discards',
      did: 'discarded',
      frame: [...english.object, { place: 'from', case: 'plain', after: 'from' }],
    },
    fall: { base: 'fall', does: 'falls', did: 'fell', frame: [] },
  },
  names: { storm: 'Storm' },
  facts: { dark: { is: 'it is dark', not: 'it is light' } },
}

const it: WordsIn<Words, italian.Noun, italian.Verb> = {
  nouns: { ...italian.nouns, you: { gender: 'm', one: 'tu', other: 'voi' } },
  verbs: {
    gain: { to: 'ottenere', order: 'ottieni', does: ['ottiene', 'ottengono'], did: 'ottenuto', frame: italian.object },
    discard: {
      to: 'scartare',
      order: 'scarta',
      does: ['scarta', 'scartano'],
      did: 'scartato',
      frame: [...italian.object, { place: 'from', case: 'da' }],
    },
    fall: { to: 'cadere', order: 'cadi', does: ['cade', 'cadono'], did: { essere: 'cadut@' }, frame: [] },
  },
  names: { storm: 'Tempesta' },
  facts: { dark: { is: 'è buio', not: 'c’è luce' } },
}

const pl: WordsIn<Words, polish.Noun, polish.Verb> = {
  nouns: { ...polish.nouns, you: polish.nouns.castaway },
  verbs: {
    gain: {
      to: 'zyskać',
      order: 'zyskaj',
      does: ['zyskuje', 'zyskują'],
      did: ['zyskał', 'zyskała', 'zyskało', 'zyskali', 'zyskały'],
      frame: polish.object,
    },
    discard: {
      to: 'odrzucić',
      order: 'odrzuć',
      does: ['odrzuca', 'odrzucają'],
      did: ['odrzucił', 'odrzuciła', 'odrzuciło', 'odrzucili', 'odrzuciły'],
      frame: [...polish.object, { place: 'from', case: 'gen', after: 'z' }],
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

const ru: WordsIn<Words, russian.Noun, russian.Verb> = {
  nouns: { ...russian.nouns, you: russian.nouns.castaway },
  verbs: {
    gain: {
      to: 'получить',
      order: 'получите',
      does: ['получает', 'получают'],
      did: ['получил', 'получила', 'получило', 'получили'],
      frame: russian.object,
    },
    discard: {
      to: 'сбросить',
      order: 'сбросьте',
      does: ['сбрасывает', 'сбрасывают'],
      did: ['сбросил', 'сбросила', 'сбросило', 'сбросили'],
      frame: [...russian.object, { place: 'from', case: 'gen', after: 'из' }],
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

/** They write cards in running text. */
export const speakers = {
  en: speaker(english.grammar, en),
  it: speaker(italian.grammar, it),
  pl: speaker(polish.grammar, pl),
  ru: speaker(russian.grammar, ru),
}

/** They write cards in lines. */
export const listing = { en: speaker(english.grammar, en, 'listed'), ru: speaker(russian.grammar, ru, 'listed') }
