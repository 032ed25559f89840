// What all verbs are written with.
import { act, type Phrase, type VerbRule, type VerbSamples } from '@landfall/tabletop'
import type { ItemUse } from '../../cards/cards.ts'
import type { Seat } from '../../components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, Whom } from '../../effect-types.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import type { View } from '../../heuristic/view.ts'
import type { NaufragosState, Visible } from '../../state.ts'
import type { NaufragosWords } from '../../words.ts'

type Effects = readonly NaufragosEffect[]

/** What keeps off the worst at the last moment. */
export type Help = 'energy' | 'wounds' | 'strength' | 'food' | 'stories'

export interface Hurt {
  readonly who: Whom
  readonly energy?: number
  readonly wounds?: number
}

/** What a verb that needs to know `Fields` says, how it runs and when it is possible. */
export interface Verb<Fields extends object = object> extends VerbRule<NaufragosEffects, Fields> {
  /** The rule that says more about it than a card does. */
  readonly rule?: string
  /** NA-EVT-07: whether it is forbidden this turn. */
  isBanned?(seen: Visible): boolean
  /** NA-CARD-05: the card that does it goes back into its deck, and everybody has seen it. */
  readonly returnsCard?: true
  /** NA-UPKEEP-01: whether something is lost by it: in the evening that comes last. */
  takesAway?(verb: Fields): boolean
  /** NA-UPKEEP-02: how much food it preserves. */
  cures?(verb: Fields): number
  /** NA-DEATH-06: the player who carries the card out does it, or has it done, alone. */
  readonly isPersonal?: true
  /** What an item that does this is good for when it is almost too late. Without it, it can wait for a question. */
  helps?(verb: Fields): Help | undefined
  /** Whom it hurts, and how much. */
  hurts?(verb: Fields): Hurt | undefined
  /** Nothing would come of it now, if these are the castaways whom it can reach. Without it, something always would. */
  isIdle?(state: NaufragosState, verb: Fields, reached: readonly Seat[]): boolean
}

/** What the heuristic player thinks it worth, in figures of energy. */
export type Worth<Fields extends object = object> = (o: Outlook, verb: Fields, weighing: Weighing) => number

/** The same to the castaway who would be chosen for it. Without it, it is all the same who that is. */
export type WorthTo<Fields extends object = object> = (o: Outlook, verb: Fields, seat: Seat) => number

/** What it is worth to hold an item that does this when it is used, as often as it can be. Without it, little. */
export type ItemWorth<Fields extends object = object> = (o: Outlook, verb: Fields, often: ItemUse['often']) => number

/** Whether to use an item now whose first effect this is. Without it, never. */
export type Wanted<Fields extends object = object> = (o: Outlook, verb: Fields, often: ItemUse['often']) => boolean

/** How much food for the meal is expected of it. Without it, none. */
export type MealFood<Fields extends object = object> = (seen: View, verb: Fields, seat: Seat) => number

/** Values for each field, for the test that no two effects sound alike. */
export type Samples<Fields extends object> = VerbSamples<Fields>

/** For whom effects are weighed, and how those inside a verb are. */
interface Weighing {
  readonly you: Seat
  /** How many numbered cards further on are looked at. */
  readonly depth: number
  weigh(effects: Effects, depth?: number): number
}

export const say = act<NaufragosWords>

/** The player who carries the effect out is not named. */
export function subject(who: Whom): { subject?: Phrase<NaufragosWords> } {
  return who === 'you' ? {} : { subject: { noun: who } }
}
