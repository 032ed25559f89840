// What a game is set up with.
import { SetupError } from '@landfall/kernel'
import { isSeat, SEATS, type Seat } from './components/seats.ts'

export interface Config {
  /** Who plays, clockwise. NA-SETUP-01 */
  readonly seats: readonly Seat[]
  /** NA-SETUP-02: dealt, or chosen in the order of the seats. */
  readonly characters: 'dealt' | 'chosen'
  /** NA-SETUP-06. Games that began under version 3 keep the decks of that version, and what it offered in vain. */
  readonly decks: 'usual' | 'full' | 'usual-3' | 'full-3'
  /** NA-COOP-01: one wins alone, or all who are rescued win together. */
  readonly victory: 'alone' | 'together'
}

const OPTIONS = {
  characters: ['dealt', 'chosen'],
  decks: ['usual', 'full', 'usual-3', 'full-3'],
  victory: ['alone', 'together'],
} as const

export function configure({ seats, ...options }: { readonly [key: string]: unknown }): Config {
  if (!Array.isArray(seats)) throw new SetupError('who plays? seats must be a list of colours')
  const known = seats.map((name: unknown): Seat => {
    if (typeof name === 'string' && isSeat(name)) return name
    throw new SetupError(`there is no seat "${String(name)}"; there are ${SEATS.join(', ')}`)
  })
  if (known.length < 1 || known.length > SEATS.length) throw new SetupError('Náufragos is for one to four castaways')
  if (new Set(known).size !== known.length) throw new SetupError('nobody can play twice')
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(OPTIONS, name)) throw new SetupError(`there is nothing called "${name}" to be chosen`)
  }
  return {
    seats: known,
    characters: oneOf('characters', OPTIONS.characters, options['characters']),
    decks: oneOf('decks', OPTIONS.decks, options['decks']),
    victory: oneOf('victory', OPTIONS.victory, options['victory']),
  }
}

/** The first value is the usual one. */
function oneOf<T extends string>(name: string, values: readonly [T, ...T[]], given: unknown): T {
  if (given === undefined) return values[0]
  const value = values.find((known) => known === given)
  if (value === undefined) throw new SetupError(`${name}: one of ${values.join(', ')}, not "${String(given)}"`)
  return value
}

/** It began under version 3. */
export const isFormer = ({ decks }: Config): boolean => decks === 'usual-3' || decks === 'full-3'

/** NA-SETUP-10 */
export const eventCards = (players: number): number => 24 - 3 * players

/** NA-SETUP-15 */
export const forageTiles = (players: number): number => 6 + 3 * players

/** NA-SETUP-06: how many cards of each area, unless all of them are used. */
export const DECK_SIZES = { coast: 11, interior: 18, centre: 10 } as const
/** NA-SETUP-07 */
export const ZERO_CARDS = 8
/** NA-SETUP-16 */
export const FIRST_WOOD = 2
export const FIRST_TOKENS_EACH = 1
