// What a language must know to make sentences of clauses. Each language file fills this in; nothing here knows a word.
import type { Place } from '../effects/clause.ts'
import type { Relation } from '../effects/conditions.ts'

/** A new language is a name here, and then a folder wherever the compiler asks for one. */
export const LANGUAGES = ['en', 'it', 'pl', 'ru'] as const

export type Language = (typeof LANGUAGES)[number]

export type InEachLanguage<T> = { readonly [L in Language]: T }

/** What a verb agrees with. */
export interface Agreement {
  readonly plural: boolean
  readonly gender: 'm' | 'f' | 'n'
  /** People among the many: Polish has a plural of its own for them. */
  readonly people?: boolean
}

/** An order to the reader, what somebody does, what somebody did, or the infinitive after “may”. */
export type Mood = 'order' | 'does' | 'did' | 'to'

/** A place of a verb: in which case its phrase stands, and after which preposition. */
export interface Slot<Case extends string> {
  readonly place: Place
  readonly case: Case
  readonly after?: string
}

export interface Framed<Case extends string> {
  /** The places of the verb in the order in which this language puts them. */
  readonly frame: readonly Slot<Case>[]
}

/** A comparison, and the case of what stands behind it. */
type Compared<Case extends string> = readonly [text: string, behind: Case]

export interface Grammar<Noun, Verb extends Framed<Case>, Case extends string> {
  readonly language: Language
  /** The case of subjects and of things that stand alone. */
  readonly plain: Case
  /** The case of what half is taken of. */
  readonly part: Case
  /** The case of an amount behind “equal to”. */
  readonly equal: Case

  decline(noun: Noun, grammaticalCase: Case): string
  counted(noun: Noun, count: number, grammaticalCase: Case): string
  /** As many of a thing as some amount says. */
  measured(noun: Noun, amount: string, grammaticalCase: Case): string
  /** The number of these things. */
  numberOf(noun: Noun, grammaticalCase: Case): string
  /** A figure where a case is wanted. */
  figure(figure: string, grammaticalCase: Case): string
  /** The case of what is added to something in this case. */
  added(grammaticalCase: Case): Case
  halfOf(amount: string, rounded: 'up' | 'down', grammaticalCase: Case): string
  agreement(noun: Noun, count: number | undefined): Agreement
  conjugate(verb: Verb, mood: Mood, agreement: Agreement | undefined): string
  /** A title in running text, and what kind of thing it is the title of. */
  titled(title: string, kind: Noun | undefined, grammaticalCase: Case): string

  readonly chooseOne: Verb
  /** “You may”, or “may” after a subject; the infinitive follows. */
  may(agreement: Agreement | undefined): string
  readonly relations: { readonly [R in Relation]: { readonly is: Compared<Case>; readonly not: Compared<Case> } }
  readonly and: string
  readonly or: string
  /** Before the last of several things of which any will do: “only Build or Rest”. */
  readonly anyOf: string
  /** A list of things of one kind, with the name of the kind if the language wants it. */
  ofKind(listed: string, count: number, kind: Noun): string
  readonly andThen: string
  /** Between the options of a choice. */
  readonly orElse: string
  /** “If …”, before something that has conditions of its own. */
  ifOnly(condition: string): string
  conditional(condition: string, then: string, otherwise: string | undefined): string
  /** A sentence of its own behind one that begins with “if”. */
  otherwise(then: string): string
  /** The results of a test. */
  readonly success: string
  readonly failure: string
  times(count: number): string
  timesAsMany(amount: string): string
}

/** The plural categories of small whole numbers; Italian's “many” begins at a million, which no game reaches. */
export function pluralOf(rules: Intl.PluralRules, count: number): 'one' | 'few' | 'many' {
  const category = rules.select(count)
  return category === 'one' || category === 'few' ? category : 'many'
}

/** What the verbs of the three languages that conjugate have in common; each forms the past in its own way. */
export interface Conjugated {
  readonly to: string
  readonly order: string
  readonly does: readonly [singular: string, plural: string]
}

export function conjugated(verb: Conjugated, mood: Mood, plural: boolean, did: () => string): string {
  switch (mood) {
    case 'to':
      return verb.to
    case 'order':
      return verb.order
    case 'does':
      return verb.does[plural ? 1 : 0]
    case 'did':
      return did()
  }
}
