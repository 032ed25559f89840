// Polish: three plural forms, six cases, and a past that knows men from everybody else.
import { type Agreement, conjugated, type Grammar, pluralOf } from '../grammar.ts'
import { form, type SlavicCase, type SlavicNoun, type SlavicVerb } from '../slavic.ts'

export type Noun = SlavicNoun

export interface Verb extends SlavicVerb {
  /** He, she, it; they with a man among them, they without. */
  readonly did: readonly [m: string, f: string, n: string, men: string, others: string]
}

const plurals = new Intl.PluralRules('pl')

function counted(noun: Noun, count: number, inCase: SlavicCase): string {
  const category = pluralOf(plurals, count)
  if (category === 'one') return `${count} ${form(noun.one, inCase)}`
  if (inCase !== 'nom' && inCase !== 'acc') return `${count} ${form(noun.other, inCase)}`
  return `${count} ${form(noun.other, category === 'few' && noun.alive !== true ? inCase : 'gen')}`
}

/** “5 kart zostało”: from five on, and with men from two on, the verb stands in the neuter singular. */
function agreement(noun: Noun, count: number | undefined): Agreement {
  const people = noun.alive === true
  if (count === undefined) return { plural: false, gender: noun.gender, people }
  const category = pluralOf(plurals, count)
  if (category === 'one') return { plural: false, gender: noun.gender, people }
  if (category === 'few' && !people) return { plural: true, gender: noun.gender, people }
  return { plural: false, gender: 'n', people }
}

export const grammar: Grammar<Noun, Verb, SlavicCase> = {
  language: 'pl',
  plain: 'nom',
  part: 'gen',
  equal: 'nom',
  decline: (noun, inCase) => form(noun.one, inCase),
  counted,
  measured: (noun, amount) => `tyle ${form(noun.other, 'gen')}, ile wynosi ${amount}`,
  numberOf: (noun, inCase) =>
    `${form(['liczba', 'liczby', 'liczbie', 'liczbę', 'liczbą', 'liczbie'], inCase)} ${form(noun.other, 'gen')}`,
  figure: (figure) => figure,
  added: (inCase) => inCase,
  halfOf: (amount, rounded, inCase) =>
    `${form(['połowa', 'połowy', 'połowie', 'połowę', 'połową', 'połowie'], inCase)} ${amount} (zaokrąglając w ${rounded === 'up' ? 'górę' : 'dół'})`,
  agreement,
  conjugate: (verb, mood, agrees = { plural: false, gender: 'm' }) =>
    conjugated(verb, mood, agrees.plural, () => {
      if (agrees.plural) return verb.did[agrees.people === true ? 3 : 4]
      return verb.did[agrees.gender === 'm' ? 0 : agrees.gender === 'f' ? 1 : 2]
    }),
  titled: (title, kind, inCase) => (kind === undefined ? `„${title}”` : `${form(kind.one, inCase)} „${title}”`),
  chooseOne: {
    to: 'wybrać jedno',
    order: 'wybierz jedno',
    does: ['wybiera jedno', 'wybierają jedno'],
    did: ['wybrał jedno', 'wybrała jedno', 'wybrało jedno', 'wybrali jedno', 'wybrały jedno'],
    frame: [],
  },
  may: (agrees) => (agrees === undefined ? 'możesz' : agrees.plural ? 'mogą' : 'może'),
  relations: {
    atLeast: { is: ['wynosi co najmniej', 'acc'], not: ['wynosi mniej niż', 'nom'] },
    atMost: { is: ['wynosi co najwyżej', 'acc'], not: ['wynosi więcej niż', 'nom'] },
    exactly: { is: ['wynosi dokładnie', 'acc'], not: ['nie wynosi', 'gen'] },
  },
  and: ' i ',
  or: ' lub ',
  anyOf: ' lub ',
  ofKind: (listed) => listed,
  andThen: ', następnie ',
  orElse: '; albo ',
  ifOnly: (condition) => `jeśli ${condition}`,
  conditional: (condition, then, otherwise) =>
    otherwise === undefined
      ? `jeśli ${condition}, ${then}`
      : `jeśli ${condition}, ${then}; w przeciwnym razie ${otherwise}`,
  otherwise: (then) => `w przeciwnym razie ${then}`,
  success: 'sukces',
  failure: 'porażka',
  times: (count) => `${count} ${pluralOf(plurals, count) === 'one' ? 'raz' : 'razy'}`,
  timesAsMany: (amount) => `tyle razy, ile wynosi ${amount}`,
}

/** The usual frame: the object behind the verb, in the accusative. */
export const object: Verb['frame'] = [{ place: 'object', case: 'acc' }]
