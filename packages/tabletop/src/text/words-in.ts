// All the words of a game in one language, as its folder has them.
import type { Act, Words } from '../effects/clause.ts'
import type { Framed } from './grammar.ts'

/** A missing word does not compile. */
export interface WordsIn<W extends Words, Noun, Verb, Case extends string = CaseOf<Verb>> {
  /** A noun, or words that never bend: a time, a place with its preposition, something in brackets. */
  readonly nouns: { readonly [Key in W['noun']]: Noun | string }
  /** A verb, or a set phrase that does not depend on who does it. */
  readonly verbs: { readonly [Key in W['verb']]: Verb | SetPhrase<Case> }
  readonly names: { readonly [Key in W['name']]: string }
  readonly facts: { readonly [Key in W['fact']]: { readonly is: string; readonly not: string } }
  /** The same act, where this language says it in other words than its clause does. */
  readonly retold?: (act: Act<W>) => Act<W>
}

type CaseOf<Verb> = Verb extends Framed<infer Case> ? Case : never

export interface SetPhrase<Case extends string> {
  readonly phrase: string
  /** It tells what comes about, and is no order to the reader. */
  readonly isStatement?: true
  readonly frame?: Framed<Case>['frame']
}
