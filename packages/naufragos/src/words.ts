// The words that cards, questions and the log need in every language.
import type { CardId } from './cards/ids.ts'
import type { Action } from './components/action-spaces.ts'
import type { Fact } from './effects/effect-types.ts'
import type { nouns } from './text/en/nouns.ts'
import type { verbs } from './text/en/verbs.ts'

/** The caption of an option of a card: the card, and which of its options it is. */
export type Label = `${CardId}/${number}`

export interface NaufragosWords {
  noun: keyof typeof nouns
  verb: keyof typeof verbs
  name: CardId | Label | Action
  fact: Fact
}
