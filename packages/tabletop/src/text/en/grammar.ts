// English: no cases, two numbers.
import { type Framed, type Grammar, pluralOf } from '../grammar.ts'

/** In the case `title` a game may say the number of a card by its title. */
export type Case = 'plain'

export interface Noun {
  /** With its article, where it takes one when it stands alone: “the leader”. */
  readonly one: string
  readonly other: string
}

export interface Verb extends Framed<Case> {
  readonly base: string
  readonly does: string
  readonly did: string
}

const plurals = new Intl.PluralRules('en')

export const grammar: Grammar<Noun, Verb, Case> = {
  language: 'en',
  plain: 'plain',
  part: 'plain',
  equal: 'plain',
  decline: (noun) => noun.one,
  counted: (noun, count) => `${count} ${pluralOf(plurals, count) === 'one' ? noun.one : noun.other}`,
  measured: (noun, amount) => `${noun.other} equal to ${amount}`,
  numberOf: (noun) => `the number of ${noun.other}`,
  figure: (figure) => figure,
  added: () => 'plain',
  halfOf: (amount, rounded) => `half of ${amount} (rounded ${rounded})`,
  agreement: (_, count) => ({ plural: count !== undefined && pluralOf(plurals, count) !== 'one', gender: 'n' }),
  conjugate(verb, mood, agreement) {
    if (mood === 'did') return verb.did
    return mood === 'does' && agreement?.plural !== true ? verb.does : verb.base
  },
  titled: (title) => `“${title}”`,
  chooseOne: { base: 'choose one', does: 'chooses one', did: 'chose one', frame: [] },
  may: (agreement) => (agreement === undefined ? 'you may' : 'may'),
  relations: {
    atLeast: { is: ['is at least', 'plain'], not: ['is less than', 'plain'] },
    atMost: { is: ['is at most', 'plain'], not: ['is more than', 'plain'] },
    exactly: { is: ['is exactly', 'plain'], not: ['is not', 'plain'] },
  },
  and: ' and ',
  or: ' or ',
  anyOf: ' or ',
  ofKind: (listed) => listed,
  andThen: ', then ',
  orElse: '; or ',
  ifOnly: (condition) => `if ${condition}`,
  conditional: (condition, then, otherwise) =>
    otherwise === undefined ? `if ${condition}, ${then}` : `if ${condition}, ${then}; otherwise ${otherwise}`,
  otherwise: (then) => `otherwise, ${then}`,
  success: 'success',
  failure: 'failure',
  times: (count) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`),
  timesAsMany: (amount) => `a number of times equal to ${amount}`,
}

/** The usual frame: the object behind the verb. */
export const object: Verb['frame'] = [{ place: 'object', case: 'plain' }]
