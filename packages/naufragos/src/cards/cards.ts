// What a card is: its symbols, its figures and its effects.
import type { Adds, ConditionOf, Use } from '@landfall/tabletop'
import type { Area } from '../components/tracks.ts'
import type { Flag, NaufragosEffect, NaufragosEffects, Tag } from '../effect-types.ts'
import type { BuildingId } from './card-ids.ts'

/** What is paid for an option, a repair or a building: all of it. */
export interface Price {
  readonly energy?: number
  /** Energy that the group shares as it likes. */
  readonly shared?: number
  readonly wood?: number
  readonly tokens?: number
  readonly stories?: number
  readonly item?: Tag
  /** Nothing, once this has come true. */
  readonly flag?: Flag
}

/** What a modifier changes. */
export type Mod =
  | 'returnRoll'
  | 'start'
  | 'strength'
  | 'campTest'
  | 'fire'
  | 'build'
  | 'buildCost'
  | 'buildWood'
  | 'rest'
  | 'fish'
  | 'fishDraw'
  | 'wood'
  | 'forage'
  | 'diary'
  | 'woundDice'
  | 'hens'

/** When lasting effects happen. */
export type Time = 'event' | 'eat' | 'rest' | 'upkeep'

/** What is added to a figure: always, while something is so, or to everybody at home while its owner is there. */
export type ModWhen = ConditionOf<NaufragosEffects> | 'ownerHome'
interface ModAdded extends Adds<Mod, ModWhen> {
  readonly last: 'mod'
}

/** An effect that lasts while the card is held, visible or built. */
export type Lasting =
  | ModAdded
  | { readonly last: 'at'; readonly time: Time; readonly effects: readonly NaufragosEffect[] }
  | { readonly last: 'shield'; readonly wounds: number }
  | { readonly last: 'immune'; readonly to: 'jellyfish' | 'shark' | 'scorch' }
  | { readonly last: 'forbid'; readonly what: 'trade' | 'gift' }
  | { readonly last: 'signal' }
  | { readonly last: 'shelter'; readonly level: number; readonly rest: readonly number[] }

/** A card that waits in the numbered row until another one calls it. NA-SETUP-05 */
export interface Numbered {
  readonly number?: number
}

/** A card that lies in a deck at the beginning. */
interface Dealt {
  /** No longer dealt. It keeps its id, its data and its words for the games that began with it. */
  readonly withdrawn?: true
}

export interface Character {
  readonly role: string
  readonly energy: number
  readonly strength: number
  readonly lasting: readonly Lasting[]
}

export interface CampCard extends Numbered {
  /** It lies in the camp from the beginning. NA-SETUP-09 */
  readonly start?: true
  readonly energy: number
  readonly effects: readonly NaufragosEffect[]
  readonly enter?: readonly NaufragosEffect[]
  /** It leaves the game after this many uses. */
  readonly uses?: number
}

export interface DamageCard extends Numbered {
  /** What it does in a few turns, as a bot sees it, in figures of energy. */
  readonly harm: number
  /** Any one of these. */
  readonly fix: readonly Price[]
  readonly enter?: readonly NaufragosEffect[]
  readonly lasting: readonly Lasting[]
}

export interface Building {
  /** An hourglass building grows over several turns. */
  readonly hourglass?: 'cubes' | 'wood'
  readonly energy: number
  readonly wood: number
  readonly item?: Tag
  readonly lasting: readonly Lasting[]
  /** The shelter that must stand before it. */
  readonly after?: BuildingId
  /** It lies on the board from the beginning. */
  readonly start?: true
}

export type Climate = 'sun' | 'storm' | 'none'

/** One part of a requirement for rescue. */
export type Need =
  | { readonly built: BuildingId }
  | { readonly item: Tag }
  | { readonly fire: true }
  | { readonly shelter: number }
  | { readonly flag: Flag }

export interface EventCard extends Numbered, Dealt {
  readonly climate: Climate
  readonly wreckage: number
  readonly effects: readonly NaufragosEffect[]
  /** One of these, with all its parts. */
  readonly rescue: readonly (readonly Need[])[]
}

export interface Item extends Numbered, Dealt {
  readonly tags: readonly Tag[]
  readonly strength: number
  readonly story: number
  readonly lasting?: readonly Lasting[]
  /** What it can be used for, and how often. */
  readonly use?: ItemUse
}

/** Most items are used whenever nothing else is going on; some when a vote is tied, or when a trauma comes. */
export interface ItemUse extends Use<NaufragosEffects, 'tie' | 'trauma'> {
  readonly often: 'once' | 'everyTurn' | number
}

export interface ExplorationCard extends Numbered, Dealt {
  /** Of the zero cards: which of them it is. NA-SETUP-07 */
  readonly zero?: number
  readonly deck: Area
  readonly foot: number
  readonly map: number
  readonly diary: number
  readonly effects: readonly NaufragosEffect[]
}
