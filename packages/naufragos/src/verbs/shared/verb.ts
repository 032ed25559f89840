// What all verbs are written with.
import { act, type Phrase, type VerbRule, type VerbSamples } from '@landfall/tabletop'
import type { Seat } from '../../components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, Whom } from '../../effect-types.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import type { NaufragosWords } from '../../words.ts'

type Effects = readonly NaufragosEffect[]

/** What a verb that needs to know `Fields` says, how it runs and when it is possible. */
export interface Verb<Fields extends object = object> extends VerbRule<NaufragosEffects, Fields> {
  /** The rule that says more about it than a card does. */
  readonly rule?: string
}

/** What the heuristic player thinks it worth, in figures of energy. */
export type Worth<Fields extends object = object> = (o: Outlook, verb: Fields, weighing: Weighing) => number

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
