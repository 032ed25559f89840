// Effects: what cards do, as data. The control verbs all games share, and the verbs a game adds.
import type { GameTypes } from '@landfall/kernel'
import type { Amount } from './amounts.ts'
import type { Words } from './clause.ts'
import type { Condition } from './conditions.ts'

/** The types of a vocabulary, in one place. */
export interface EffectTypes {
  readonly game: GameTypes
  readonly words: Words
  /** Whom effects can happen to: the seats, and others that the game knows. */
  readonly person: string
  /** The game's own verbs: name → what they need to know. */
  readonly verbs: object
  /** What can be measured. Every name is a noun of the game. */
  readonly value: string
  /** Groups of people or things. Every name is a noun of the game. */
  readonly selection: string
  /** What can be asked for something. */
  readonly price: unknown
  /** What people and things are put to: a die, a test of strength. */
  readonly test: string
  /** The captions of options. Every one is a name of the game. */
  readonly label: string
}

/** The one the effect happens to, and `each` of a forEach. */
export const YOU = 'you'
export const EACH = 'each'
export type Who<E extends EffectTypes> = typeof YOU | typeof EACH | E['selection']

export type AmountOf<E extends EffectTypes> = Amount<E['value'], E['selection']>
export type ConditionOf<E extends EffectTypes> = Condition<E['value'], E['selection'], E['words']['fact']>

/** One of several things that can be chosen. */
export interface Option<E extends EffectTypes> {
  /** Its caption, where the card has one. */
  readonly label?: E['label'] & E['words']['name']
  readonly price?: E['price']
  readonly effects: readonly Effect<E>[]
}

export type Control<E extends EffectTypes> =
  | { readonly do: 'inOrder'; readonly effects: readonly Effect<E>[] }
  /** One seat (or the table) picks one of the options that can be paid and carried out. */
  | { readonly do: 'chooseOne'; readonly who: Who<E>; readonly options: readonly Option<E>[] }
  /** The group picks one of the options. */
  | { readonly do: 'vote'; readonly options: readonly Option<E>[] }
  | { readonly do: 'may'; readonly who: Who<E>; readonly effects: readonly Effect<E>[] }
  /** The price comes first; without it nothing happens. */
  | { readonly do: 'pay'; readonly price: E['price']; readonly effects: readonly Effect<E>[] }
  /** A die is rolled, or something else is tried: what follows depends on whether it reaches a number. */
  | {
      readonly do: 'test'
      readonly of: E['test']
      readonly least: number
      readonly success: readonly Effect<E>[]
      readonly failure: readonly Effect<E>[]
    }
  | { readonly do: 'forEach'; readonly of: E['selection']; readonly effects: readonly Effect<E>[] }
  | {
      readonly do: 'if'
      readonly condition: ConditionOf<E>
      readonly effects: readonly Effect<E>[]
      readonly otherwise?: readonly Effect<E>[]
    }
  | { readonly do: 'repeat'; readonly times: AmountOf<E>; readonly effects: readonly Effect<E>[] }

export type ControlNamed<E extends EffectTypes, Name extends Control<E>['do']> = Extract<Control<E>, { do: Name }>

export type VerbNamed<E extends EffectTypes, Name extends keyof E['verbs']> = { readonly do: Name } & E['verbs'][Name]
export type Verb<E extends EffectTypes> = { [Name in keyof E['verbs']]: VerbNamed<E, Name> }[keyof E['verbs']]

export type Effect<E extends EffectTypes> = Control<E> | Verb<E>

/** Who and what an effect is about while it runs. */
export interface Scope<E extends EffectTypes> {
  /** Whom it happens to. */
  readonly you: E['person']
  /** In a forEach: the one whose turn it is. */
  readonly each?: string
  /** The rule by which it happens; events carry it into the log. */
  readonly rule: string
  /** The card, tile or ability it comes from. */
  readonly source?: string
}

/** An option that has neither caption nor price is written as its effects. */
type OptionWritten<E extends EffectTypes> = Option<E> | readonly Effect<E>[]

const optionsOf = <E extends EffectTypes>(written: readonly OptionWritten<E>[]): readonly Option<E>[] =>
  written.map((option) => ('effects' in option ? option : { effects: option }))

/** The constructors of the control vocabulary for one game: they exist so that decks read like a table. */
export interface Controls<E extends EffectTypes> {
  inOrder(...effects: readonly Effect<E>[]): Effect<E>
  chooseOne(who: Who<E>, ...options: readonly OptionWritten<E>[]): Effect<E>
  vote(...options: readonly OptionWritten<E>[]): Effect<E>
  may(who: Who<E>, ...effects: readonly Effect<E>[]): Effect<E>
  pay(price: E['price'], ...effects: readonly Effect<E>[]): Effect<E>
  test(of: E['test'], least: number, success: readonly Effect<E>[], failure?: readonly Effect<E>[]): Effect<E>
  forEach(of: E['selection'], ...effects: readonly Effect<E>[]): Effect<E>
  when(condition: ConditionOf<E>, effects: readonly Effect<E>[], otherwise?: readonly Effect<E>[]): Effect<E>
  repeat(times: AmountOf<E>, ...effects: readonly Effect<E>[]): Effect<E>
}

export function controls<E extends EffectTypes>(): Controls<E> {
  return {
    inOrder: (...effects) => ({ do: 'inOrder', effects }),
    chooseOne: (who, ...options) => ({ do: 'chooseOne', who, options: optionsOf(options) }),
    vote: (...options) => ({ do: 'vote', options: optionsOf(options) }),
    may: (who, ...effects) => ({ do: 'may', who, effects }),
    pay: (price, ...effects) => ({ do: 'pay', price, effects }),
    test: (of, least, success, failure = []) => ({ do: 'test', of, least, success, failure }),
    forEach: (of, ...effects) => ({ do: 'forEach', of, effects }),
    when: (condition, effects, otherwise) =>
      otherwise === undefined ? { do: 'if', condition, effects } : { do: 'if', condition, effects, otherwise },
    repeat: (times, ...effects) => ({ do: 'repeat', times, effects }),
  }
}
