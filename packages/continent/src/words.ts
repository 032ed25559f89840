// The words that cards, questions and the log need in every language.
import type { FaceId } from './cards/card-ids.ts'
import type { Icon } from './components/actions.ts'
import type { facts } from './text/en/facts.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'

/** The number of a card, in three digits. */
export type CardNumber = `#${string}`

export interface ContinentWords {
  noun: keyof typeof nouns | CardNumber
  verb: keyof typeof verbs
  name: FaceId | Icon
  fact: keyof typeof facts
}
