// What all verbs are written with.

import type { Table } from '@landfall/kernel'
import { act, type Scope, type VerbRule, type Who } from '@landfall/tabletop'
import { peopleIn } from '../group.ts'
import type { Person } from '../state.ts'
import type { Crusoe, CrusoeEffects } from '../types.ts'
import type { CrusoeWords } from '../words.ts'
import { selections } from './selections.ts'
import type { Verbs } from './verbs.ts'

type Rule<Name extends keyof Verbs> = VerbRule<CrusoeEffects, { readonly do: Name } & Verbs[Name]>
/** The rules of several verbs. */
export type RulesOf<Names extends keyof Verbs> = { readonly [Name in Names]: Rule<Name> }

export type EffectScope = Scope<CrusoeEffects>
export type Somebody = Who<CrusoeEffects>

export const say = act<CrusoeWords>

/** Without a subject a clause speaks to whoever resolves the card. */
export function subject(who: Somebody): { subject?: { noun: CrusoeWords['noun'] } } {
  return who === 'you' ? {} : { subject: { noun: who } }
}

/** Those that are meant, as far as they are in the game. */
export function people(t: Table<Crusoe>, who: Somebody, scope: EffectScope): readonly Person[] {
  const meant = who === 'you' ? [scope.you] : who === 'each' ? [scope.each] : selections[who](t, scope)
  return peopleIn(t.state).filter((person) => meant.includes(person))
}

/** The noun of a verb that needs nothing else. */
export const plainly =
  (verb: CrusoeWords['verb']): (() => Crusoe['clause']) =>
  () =>
    say(verb)
