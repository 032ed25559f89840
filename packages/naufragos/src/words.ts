// The words that cards, questions and the log need in every language.
import type { CardId, Label } from './cards/card-ids.ts'
import type { Action } from './components/action-spaces.ts'
import type { facts } from './text/en/facts.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'

export interface NaufragosWords {
  noun: keyof typeof nouns
  verb: keyof typeof verbs
  name: CardId | Label | Action
  fact: keyof typeof facts
}
