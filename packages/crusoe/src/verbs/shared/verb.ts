// What all verbs are written with.
import type { Table } from '@landfall/kernel'
import { act, type Scope, type WeighedVerb, type Who } from '@landfall/tabletop'
import { peopleIn } from '../../group.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import { selections } from '../../rules/selections.ts'
import type { Person } from '../../state.ts'
import type { Crusoe, CrusoeEffect, CrusoeEffects } from '../../types.ts'
import type { CrusoeWords } from '../../words.ts'

/** A verb that needs to know `Fields`; what it is worth is measured in wood. */
export type Verb<Fields extends object = object> = WeighedVerb<CrusoeEffects, Outlook, Fields>

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

// Samples that many verbs share.

export const COUNTS: readonly number[] = [1, 2, 5]

export const PEOPLE: readonly Somebody[] = [
  'you',
  'each',
  'group',
  'everyone',
  'everyoneAndFriday',
  'firstPlayer',
  'bearer',
  'victims',
]

export const EFFECTS: readonly (readonly CrusoeEffect[])[] = [
  [{ do: 'lowerMorale', by: 1 }],
  [{ do: 'lowerMorale', by: 2 }],
  [{ do: 'lowerMorale', by: 1 }, { do: 'discardAllResources' }],
]
