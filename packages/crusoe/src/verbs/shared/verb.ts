// What all verbs are written with.
import type { Table } from '@landfall/kernel'
import { act, type Scope, type VerbRule, type VerbSamples, type Who } from '@landfall/tabletop'
import type { Use } from '../../cards/use.ts'
import { peopleIn } from '../../group.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import { selections } from '../../rules/selections.ts'
import type { Building, CrusoeState, Person } from '../../state.ts'
import type { Crusoe, CrusoeEffect, CrusoeEffects, Demanded } from '../../types.ts'
import type { CrusoeWords } from '../../words.ts'

/** What a verb that needs to know `Fields` says, how it runs and when it is possible. */
export interface Verb<Fields extends object = object> extends VerbRule<CrusoeEffects, Fields> {
  /** RC-USE-12: whether it yields what is demanded, where it can be used for it. `yields` is for effects inside it. */
  yields?(state: CrusoeState, verb: Fields, demanded: Demanded, yields: Yields): boolean
  /** RC-TERM-25: it gives a temporary weapon level. */
  readonly isWeapon?: true
  /** What it is good against where nothing is demanded: wounds, low morale, or hungry animals; or that it wounds or makes people fight. */
  readonly helps?: Help
  /** RC-TERM-10: where it is one of several branches and none can be carried out, that is an Unfulfilled Demand. */
  readonly isDemand?: true
  /** RC-UNIQ-02: the kind of token that it puts on the camp's tile, which has room for one of each. */
  tokenAtCamp?(verb: Fields): 'food' | 'wood'
  /** What it brings about that lasts: the board tells of it, and of the card that did it. */
  lasting?(verb: Fields): Lasting
}

export type Help = 'wounds' | 'morale' | 'animals' | 'harm'

type Yields = (state: CrusoeState, effects: readonly CrusoeEffect[], demanded: Demanded) => boolean

/** What lasts although nothing lies on the table for it. */
export type Lasting =
  | 'additionalFoodAtNight'
  | 'arrangeBlocked'
  | 'confusion'
  | 'curse'
  | 'disease'
  | 'extraMeal'
  | 'halfProduction'
  | 'itemsAside'
  | `lessFromProduction/${'food' | 'wood'}`
  | `moreFromProduction/${'food' | 'wood'}`
  | 'noAbilities'
  | `noFromProduction/${'food' | 'wood'}`
  | 'noProduction'
  | 'noTeams'
  | 'onePawn'
  | 'onlyActions'
  | 'shortcut'
  | `surcharge/${Building}`
  | 'waitingBeast'

/** What the heuristic player thinks it worth to `you` and to the group, in wood. `weigh` is for effects inside it. */
export type Worth<Fields extends object = object> = (
  o: Outlook,
  verb: Fields,
  you: Person,
  weigh: (effects: readonly CrusoeEffect[]) => number,
) => number

/** What it is worth to use a thing on purpose whose first effect this is. Without it: what its effects are worth. */
export type UseWorth<Fields extends object = object> = (o: Outlook, verb: Fields, using: Using) => number

/** The thing that would be used, by whom, and when: the question that is open, or the moment of the window. */
export interface Using {
  readonly use: Use
  readonly user: Person
  readonly moment: string
  /** What all its effects are worth to the user. */
  worth(): number
}

/** What it is worth to have an Item that does this when it is built, in the rounds that are left. Without it, nothing. */
export type ItemWorth<Fields extends object = object> = (o: Outlook, verb: Fields, rounds: number) => number

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
