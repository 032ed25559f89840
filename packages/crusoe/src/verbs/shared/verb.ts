// What all verbs are written with.
import type { Table } from '@landfall/kernel'
import { act, type Scope, type VerbRule, type VerbSamples, type Who } from '@landfall/tabletop'
import { peopleIn } from '../../group.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import { selections } from '../../rules/selections.ts'
import type { Person } from '../../state.ts'
import type { Crusoe, CrusoeEffect, CrusoeEffects } from '../../types.ts'
import type { CrusoeWords } from '../../words.ts'

/** What a verb that needs to know `Fields` says, how it runs and when it is possible. */
export type Verb<Fields extends object = object> = VerbRule<CrusoeEffects, Fields>

/** What the heuristic player thinks it worth to `you` and to the group, in wood. `weigh` is for effects inside it. */
export type Worth<Fields extends object = object> = (
  o: Outlook,
  verb: Fields,
  you: Person,
  weigh: (effects: readonly CrusoeEffect[]) => number,
) => number

/** Values for each field, for the test that no two effects sound alike. */
export type Samples<Fields extends object> = VerbSamples<Fields>

export type EffectScope = Scope<CrusoeEffects>
export type Somebody = Who<CrusoeEffects>

export const say = act<CrusoeWords>

/** Without a subject a clause speaks to the player who resolves the card. */
export function subject(who: Somebody): { subject?: { noun: CrusoeWords['noun'] } } {
  return who === 'you' ? {} : { subject: { noun: who } }
}

/** Those that are meant, as far as they are in the game. */
export function people(t: Table<Crusoe>, who: Somebody, scope: EffectScope): readonly Person[] {
  const meant = who === 'you' ? [scope.you] : who === 'each' ? [scope.each] : selections[who](t, scope)
  return peopleIn(t.state).filter((person) => meant.includes(person))
}

/** The clause of a verb that needs nothing else. */
export const plainly =
  (verb: CrusoeWords['verb']): (() => Crusoe['clause']) =>
  () =>
    say(verb)
