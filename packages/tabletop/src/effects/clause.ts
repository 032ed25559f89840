// Clauses: what an effect, a choice or an event says, as data. Each language makes its own sentence of it.
import type { Amount } from './amounts.ts'
import type { Condition } from './conditions.ts'

/** The words that a game needs in every language. */
export interface Words {
  /** Things, resources, values and groups of people: whatever has plurals and cases. */
  readonly noun: string
  readonly verb: string
  /** Titles of cards, places and the like: said as they are. */
  readonly name: string
  /** What can be true or false. */
  readonly fact: string
}

/** A thing, some number of things, or something that has a title. */
export type Phrase<W extends Words> =
  | { readonly noun: W['noun']; readonly count?: Amount<W['noun'], W['noun']> }
  /** A bare number, where the verb says what it counts. */
  | { readonly figure: number }
  /** This and that; or this or that, where any of them will do. */
  | {
      readonly list: readonly Phrase<W>[]
      readonly by: 'and' | 'or'
      /** What kind of things these are: some languages say it before the list. */
      readonly kind?: W['noun']
    }
  | {
      readonly name: W['name']
      /** What kind of thing has this title: languages with cases say it, so that the title itself need not bend. */
      readonly kind?: W['noun']
    }

/** Somebody does something: the verb and its places. Without a subject it is an order to the reader. */
export interface Act<W extends Words> {
  readonly say: 'act'
  readonly verb: W['verb']
  readonly subject?: Phrase<W>
  readonly object?: Phrase<W>
  readonly to?: Phrase<W>
  readonly from?: Phrase<W>
  readonly at?: Phrase<W>
  readonly by?: Phrase<W>
}

export type Place = Exclude<keyof Act<Words>, 'say' | 'verb' | 'subject'>

export type Clause<W extends Words> =
  | Act<W>
  /** Just a thing: the label of a choice. */
  | { readonly say: 'thing'; readonly thing: Phrase<W> }
  | { readonly say: 'inOrder'; readonly clauses: readonly Clause<W>[] }
  | {
      readonly say: 'chooseOne'
      readonly who?: Phrase<W>
      /** What is done to choose, if more than that: a group votes. */
      readonly verb?: W['verb']
      readonly options: readonly Clause<W>[]
    }
  /** A die or a test, and what each result brings. */
  | {
      readonly say: 'test'
      readonly test: Act<W>
      readonly least: number
      /** Of a die: the results are told by what it shows. */
      readonly faces?: number
      readonly success?: Clause<W>
      readonly failure?: Clause<W>
    }
  | { readonly say: 'may'; readonly who?: Phrase<W>; readonly clause: Clause<W> }
  | { readonly say: 'forEach'; readonly of: Phrase<W>; readonly clause: Clause<W> }
  | {
      readonly say: 'if'
      readonly condition: Condition<W['noun'], W['noun'], W['fact']>
      readonly clause: Clause<W>
      readonly otherwise?: Clause<W>
    }
  /** At some time: the noun says when. */
  | { readonly say: 'at'; readonly time: W['noun']; readonly clause: Clause<W> }
  | { readonly say: 'repeat'; readonly times: Amount<W['noun'], W['noun']>; readonly clause: Clause<W> }

export function act<W extends Words>(verb: W['verb'], places: Omit<Act<W>, 'say' | 'verb'> = {}): Act<W> {
  return { say: 'act', verb, ...places }
}

export function thing<W extends Words>(phrase: Phrase<W>): Clause<W> {
  return { say: 'thing', thing: phrase }
}

/** Several clauses as one. */
export function together<W extends Words>(clauses: readonly Clause<W>[]): Clause<W> {
  const [only, second] = clauses
  return only !== undefined && second === undefined ? only : { say: 'inOrder', clauses }
}
