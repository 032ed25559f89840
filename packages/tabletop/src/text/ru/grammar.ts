// Russian: three plural forms, six cases, and a past that agrees with the gender.
import { conjugated, type Grammar, pluralOf } from '../grammar.ts'
import { form, type SlavicCase, type SlavicNoun, type SlavicVerb } from '../slavic.ts'

export type Noun = SlavicNoun

export interface Verb extends SlavicVerb {
  readonly did: readonly [m: string, f: string, n: string, many: string]
}

const plurals = new Intl.PluralRules('ru')

function counted(noun: Noun, count: number, inCase: SlavicCase): string {
  const category = pluralOf(plurals, count)
  if (category === 'one') return `${count} ${form(noun.one, inCase)}`
  if (inCase !== 'nom' && inCase !== 'acc') return `${count} ${form(noun.other, inCase)}`
  if (category === 'few' && !(inCase === 'acc' && noun.alive === true))
    return `${count} ${noun.few ?? form(noun.one, 'gen')}`
  return `${count} ${form(noun.other, 'gen')}`
}

/** Behind “сколько” a number of things is not named as such: “столько раз, сколько игроков”. */
const asMany = (amount: string): string => /^число ([^+]+)$/.exec(amount)?.[1] ?? `составляет ${amount}`

export const grammar: Grammar<Noun, Verb, SlavicCase> = {
  language: 'ru',
  plain: 'nom',
  part: 'gen',
  equal: 'nom',
  decline: (noun, inCase) => form(noun.one, inCase),
  counted,
  measured: (noun, amount) => `столько ${form(noun.other, 'gen')}, сколько ${asMany(amount)}`,
  numberOf: (noun, inCase) =>
    `${form(['число', 'числа', 'числу', 'число', 'числом', 'числе'], inCase)} ${form(noun.other, 'gen')}`,
  figure: (figure) => figure,
  added: (inCase) => inCase,
  halfOf: (amount, rounded, inCase) =>
    `${form(['половина', 'половины', 'половине', 'половину', 'половиной', 'половине'], inCase)} ${amount} (с округлением ${rounded === 'up' ? 'вверх' : 'вниз'})`,
  agreement: (noun, count) => ({
    plural: count !== undefined && pluralOf(plurals, count) !== 'one',
    gender: noun.gender,
  }),
  conjugate: (verb, mood, agrees = { plural: false, gender: 'm' }) =>
    conjugated(verb, mood, agrees.plural, () => {
      if (agrees.plural) return verb.did[3]
      return verb.did[agrees.gender === 'm' ? 0 : agrees.gender === 'f' ? 1 : 2]
    }),
  titled: (title, kind, inCase) => (kind === undefined ? `«${title}»` : `${form(kind.one, inCase)} «${title}»`),
  chooseOne: {
    to: 'выбрать одно',
    order: 'выберите одно',
    does: ['выбирает одно', 'выбирают одно'],
    did: ['выбрал одно', 'выбрала одно', 'выбрало одно', 'выбрали одно'],
    frame: [],
  },
  may: (agrees) => (agrees === undefined ? 'вы можете' : agrees.plural ? 'могут' : 'может'),
  relations: {
    atLeast: { is: ['не меньше', 'gen'], not: ['меньше', 'gen'] },
    atMost: { is: ['не больше', 'gen'], not: ['больше', 'gen'] },
    exactly: { is: ['составляет ровно', 'acc'], not: ['не составляет', 'acc'] },
  },
  and: ' и ',
  or: ' или ',
  anyOf: ' или ',
  ofKind: (listed) => listed,
  andThen: ', затем ',
  orElse: '; или ',
  ifOnly: (condition) => `если ${condition}`,
  conditional: (condition, then, otherwise) =>
    otherwise === undefined ? `если ${condition}, ${then}` : `если ${condition}, ${then}; иначе ${otherwise}`,
  otherwise: (then) => `иначе ${then}`,
  success: 'успех',
  failure: 'неудача',
  times: (count) => `${count} ${pluralOf(plurals, count) === 'few' ? 'раза' : 'раз'}`,
  timesAsMany: (amount) => `столько раз, сколько ${asMany(amount)}`,
}

/** The usual frame: the object behind the verb, in the accusative. */
export const object: Verb['frame'] = [{ place: 'object', case: 'acc' }]
