// The words that cards, questions and the log need in every language. The English tables say which they are.

import type { Name } from './text/card-words.ts'
import type { facts } from './text/en/facts.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'

export interface CrusoeWords {
  noun: keyof typeof nouns
  verb: keyof typeof verbs
  name: Name
  fact: keyof typeof facts
}
