// Italian: prepositions that melt into the article, and a past that agrees with the subject.
import { type Agreement, type Conjugated, conjugated, type Framed, type Grammar, pluralOf } from '../grammar.ts'

/** The prepositions that melt into an article; `plain` is none. */
export type Case = 'plain' | 'di' | 'a' | 'da' | 'in' | 'su'

export interface Noun {
  readonly gender: 'm' | 'f'
  /** With its article, where it takes one when it stands alone: “il capo”. */
  readonly one: string
  readonly other: string
  /** The forms with an article melted in: “del capo”, “al capo”. Without them the preposition stands apart. */
  readonly di?: string
  readonly a?: string
  readonly da?: string
  readonly in?: string
  readonly su?: string
}

export interface Verb extends Conjugated, Framed<Case> {
  /** The participle. With “essere” it agrees with the subject, and @ stands for the ending: “stat@ mescolat@”. */
  readonly did: string | { readonly essere: string }
}

const plurals = new Intl.PluralRules('it')

const isOne = (count: number): boolean => pluralOf(plurals, count) === 'one'

function ending({ plural, gender }: Agreement): string {
  if (gender === 'f') return plural ? 'e' : 'a'
  return plural ? 'i' : 'o'
}

export const grammar: Grammar<Noun, Verb, Case> = {
  language: 'it',
  plain: 'plain',
  part: 'di',
  equal: 'a',
  decline(noun, preposition) {
    if (preposition === 'plain') return noun.one
    return noun[preposition] ?? `${preposition} ${noun.one}`
  },
  counted(noun, count, preposition) {
    const things = `${count} ${isOne(count) ? noun.one : noun.other}`
    return preposition === 'plain' ? things : `${preposition} ${things}`
  },
  measured: (noun, amount, preposition) =>
    `${preposition === 'plain' ? '' : `${preposition} `}un numero di ${noun.other} pari ${amount}`,
  numberOf(noun, preposition) {
    const forms = {
      plain: 'il numero',
      di: 'del numero',
      a: 'al numero',
      da: 'dal numero',
      in: 'nel numero',
      su: 'sul numero',
    }
    return `${forms[preposition]} di ${noun.other}`
  },
  figure: (figure, preposition) => (preposition === 'plain' ? figure : `${preposition} ${figure}`),
  added: () => 'plain',
  halfOf(amount, rounded, preposition) {
    const forms = {
      plain: 'la metà',
      di: 'della metà',
      a: 'alla metà',
      da: 'dalla metà',
      in: 'nella metà',
      su: 'sulla metà',
    }
    return `${forms[preposition]} ${amount} (per ${rounded === 'up' ? 'eccesso' : 'difetto'})`
  },
  agreement: (noun, count) => ({ plural: count !== undefined && !isOne(count), gender: noun.gender }),
  conjugate: (verb, mood, agreement = { plural: false, gender: 'm' }) =>
    conjugated(verb, mood, agreement.plural, () => {
      if (typeof verb.did === 'string') return `${agreement.plural ? 'hanno' : 'ha'} ${verb.did}`
      return `${agreement.plural ? 'sono' : 'è'} ${verb.did.essere.replaceAll('@', ending(agreement))}`
    }),
  titled: (title, _, preposition) => (preposition === 'plain' ? `«${title}»` : `${preposition} «${title}»`),
  chooseOne: {
    to: 'scegliere un’opzione',
    order: 'scegli un’opzione',
    does: ['sceglie un’opzione', 'scelgono un’opzione'],
    did: 'scelto un’opzione',
    frame: [],
  },
  may: (agreement) => (agreement === undefined ? 'puoi' : agreement.plural ? 'possono' : 'può'),
  relations: {
    atLeast: { is: ['è almeno', 'plain'], not: ['è inferiore', 'a'] },
    atMost: { is: ['è al massimo', 'plain'], not: ['è superiore', 'a'] },
    exactly: { is: ['è esattamente', 'plain'], not: ['non è', 'plain'] },
  },
  and: ' e ',
  or: ' o ',
  // Where any will do, Italian allows this and that.
  anyOf: ' e ',
  ofKind: (listed, count, kind) => `${isOne(count) ? kind.one : kind.other} ${listed}`,
  andThen: ', poi ',
  orElse: '; oppure ',
  ifOnly: (condition) => `se ${condition}`,
  conditional: (condition, then, otherwise) =>
    otherwise === undefined ? `se ${condition}, ${then}` : `se ${condition}, ${then}; altrimenti ${otherwise}`,
  otherwise: (then) => `altrimenti ${then}`,
  success: 'successo',
  failure: 'fallimento',
  times: (count) => `${count} ${isOne(count) ? 'volta' : 'volte'}`,
  timesAsMany: (amount) => `un numero di volte pari ${amount}`,
}

/** The usual frame: the object behind the verb. */
export const object: Verb['frame'] = [{ place: 'object', case: 'plain' }]
