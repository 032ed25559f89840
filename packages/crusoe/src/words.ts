// The words that cards, questions and the log need in every language. The English tables say which they are.
import type { DeckCardId, ThreatId } from './cards/decks.ts'
import type { facts } from './text/en/facts.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'
import type { Name } from './text/names/index.ts'

export interface CrusoeWords {
  noun: keyof typeof nouns
  verb: keyof typeof verbs
  name: Name | DeckCardId | ThreatId
  fact: keyof typeof facts
}
