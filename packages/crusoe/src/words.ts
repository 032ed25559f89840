// The words that cards, questions and the log need in every language. The English tables say which they are.

import type { nouns as scenarioNouns } from './scenarios/all/text/nouns/en.ts'
import type { Name } from './text/card-words.ts'
import type { facts } from './text/en/facts.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'

export interface CrusoeWords {
  noun: keyof typeof nouns | keyof typeof scenarioNouns
  verb: keyof typeof verbs
  name: Name
  fact: keyof typeof facts
}

/** The nouns of a language, without those that only scenarios name. */
export type CommonNouns<Noun> = { readonly [Key in keyof typeof nouns]: Noun | string }

/** Those that only scenarios name. */
export type ScenarioNouns<Noun> = { readonly [Key in keyof typeof scenarioNouns]: Noun | string }
