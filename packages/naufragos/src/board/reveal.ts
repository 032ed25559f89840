// What was just seen, as a screen shows it before it goes on: cards, dice, a vote, news. Plain data, named in one language.
import type { RollOf } from '../state.ts'
import type { Named } from './board.ts'

/** What makes a roll a good one: to reach a number, not to exceed it, no die that shows 1, or as much as possible. */
export type RollGoal = 'atLeast' | 'atMost' | 'noOnes' | 'high'

export interface BoardRoll {
  readonly of: RollOf
  readonly name: string
  /** Whose roll it is: any of them may repeat it. */
  readonly by: readonly Named[]
  readonly dice: readonly number[]
  readonly plus: number
  readonly sum: number
  readonly goal: RollGoal
  readonly target: number
  /** Nothing, where more is always better. */
  readonly good: boolean | undefined
  /** What it takes, in words. */
  readonly said: string
}

/** What was just seen: a screen shows it before it goes on. */
export type Reveal =
  | {
      readonly reveal: 'card'
      readonly card: string
      readonly title: string
      /** The deck that it comes from. */
      readonly label: string
      /** Who has drawn it. */
      readonly by: Named | undefined
    }
  | {
      /** Several cards at once: wreckage, or what somebody looks at. */
      readonly reveal: 'cards'
      readonly label: string
      readonly cards: readonly Named[]
    }
  | ({ readonly reveal: 'dice' } & BoardRoll)
  | {
      readonly reveal: 'vote'
      readonly name: string
      /** Nothing, where only the tie was left to be decided. */
      readonly ballots: readonly { readonly seat: Named; readonly choice: Named }[]
      /** Nothing, while it is tied. */
      readonly decided: Named | undefined
    }
  | {
      readonly reveal: 'news'
      readonly news: News
      readonly title: string
      /** More of it, where there is more to say. */
      readonly text: string | undefined
      /** Whom it is about. */
      readonly seats: readonly Named[]
      /** The card that it comes from. */
      readonly card: string | undefined
    }

export type News = 'home' | 'lost' | 'died' | 'summit' | 'rescue'
