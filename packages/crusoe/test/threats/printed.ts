// What is printed on an Event card, and the words for what it changes.
import type { Scene } from '@landfall/crusoe/testing'
import type { EventId as AnyEventId } from '../../src/cards/events.ts'
import type { InventionId } from '../../src/cards/inventions.ts'

/** The cards of the second edition; for the first one see the tests of editions. */
export type EventId = Exclude<AnyEventId, 'event/cold-rain-2'>

/** What changed: numbers by how much, lists by what came and went, anything else by what it is now. */
export type Changes = { readonly [path: string]: number | boolean | string | readonly string[] }

export interface Row {
  readonly icon: 'book' | 'build' | 'gather' | 'explore'
  /** The Event effect, the first of each choice. */
  readonly event: Changes
  readonly pawns: 1 | 2
  readonly items?: readonly InventionId[]
  readonly weapons?: number
  /** Ways to pay; the first is taken. */
  readonly pay?: readonly { readonly food?: number; readonly wood?: number; readonly fur?: number }[]
  /** Instead of paying. */
  readonly orItem?: InventionId
  /** What the Threat Action of the cook brings. */
  readonly reward: Changes
  /** The Threat effect. */
  readonly strikes: Changes
  /** What the position needs besides, when the card is drawn and when it is pushed off the board. */
  readonly drawn?: Scene
  readonly pushed?: Scene
}

export const got = (...things: readonly string[]): readonly string[] => things.map((thing) => `+${thing}`)
export const lost = (...things: readonly string[]): readonly string[] => things.map((thing) => `-${thing}`)
export const each = (what: 'wounds' | 'determination', by: number): Changes => ({
  [`people.cook.${what}`]: by,
  [`people.explorer.${what}`]: by,
  [`people.soldier.${what}`]: by,
})
export const tokens = (by: number): Changes => ({ 'people.cook.determination': by })
export const rain: Changes = { 'weatherTokens.rain': true }
export const snow: Changes = { 'weatherTokens.snow': true }
export const storm: Changes = { 'weatherTokens.storm': true }
export const animals: Changes = { 'weatherTokens.animals': true }
export const adventures = (...decks: readonly string[]): Changes => ({ adventureTokens: got(...decks) })
export const put = (space: string, token: string): Changes => ({ [`actionTokens.${space}`]: got(token) })
export const covered = (space: string, ...sources: readonly string[]): Changes => ({
  [`island.${space}.exhausted`]: got(...sources),
})
export const uncovered = (space: string, ...sources: readonly string[]): Changes => ({
  [`island.${space}.exhausted`]: lost(...sources),
})
export const forgotten = (...inventions: readonly string[]): Changes => ({
  inventions: lost(...inventions),
  inventionDeck: got(...inventions),
})
/** From B1 to A1: Roof 5 becomes 3 and Palisade 4 becomes 2. */
export const camped: Changes = { camp: 'A1', 'levels.roof': -2, 'levels.palisade': -2 }
/** The Knife, and the weapon level that it brought. */
export const knifeFlipped: Changes = { flipped: got('invention/knife'), 'levels.weapons': -1 }

export const SHOVEL: readonly InventionId[] = ['invention/shovel']
export const FIRE: readonly InventionId[] = ['invention/fire']
