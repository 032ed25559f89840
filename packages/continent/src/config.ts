// What a game is set up with.
import { SetupError } from '@landfall/kernel'
import { EXPLORERS, type Explorer, isExplorer, isSeat, SEATS, type Seat } from './components/seats.ts'

export const CLUES = ['drownedLighthouse', 'borrowedShadow', 'saltChoir'] as const
/** T7-SETUP-06: the curses that are to be lifted. */
export type Clue = (typeof CLUES)[number]

export const MODES = ['normal', 'easy', 'hardcore'] as const
/** T7-SETUP-04 */
export type Mode = (typeof MODES)[number]

export interface Config {
  /** T7-SETUP-01: who begins, clockwise. */
  readonly explorers: readonly Explorer[]
  /** How many can sit at the table: the seats behind those of the explorers are free to join. T7-JOINLEAVE-10 */
  readonly seats: number
  readonly clues: readonly Clue[]
  readonly mode: Mode
}

export function configure(input: { readonly [key: string]: unknown }): Config {
  const { explorers, seats, clues = [CLUES[0]], mode = MODES[0], ...others } = input
  for (const name of Object.keys(others)) throw new SetupError(`there is nothing called "${name}" to be chosen`)
  const chosen = listOf('explorers', explorers, isExplorer, EXPLORERS)
  const lifted = listOf('clues', clues, isClue, CLUES)
  if (chosen.length < 1 || chosen.length > SEATS.length) throw new SetupError('one to four explorers set out')
  if (lifted.length < 1) throw new SetupError('at least one curse is to be lifted')
  const known = MODES.find((one) => one === mode)
  if (known === undefined) throw new SetupError(`mode: one of ${MODES.join(', ')}, not "${String(mode)}"`)
  return {
    explorers: chosen,
    seats: seatsFrom(seats, chosen.length),
    // T7-SETUP-20: lowest Clue first.
    clues: CLUES.filter((clue) => lifted.includes(clue)),
    mode: known,
  }
}

const isClue = (name: string): name is Clue => CLUES.some((clue) => clue === name)

function listOf<T extends string>(
  name: string,
  given: unknown,
  isOne: (name: string) => name is T,
  all: readonly T[],
): readonly T[] {
  if (!Array.isArray(given)) throw new SetupError(`${name} must be a list`)
  const known = given.map((one: unknown): T => {
    if (typeof one === 'string' && isOne(one)) return one
    throw new SetupError(`${name}: "${String(one)}" is not one of ${all.join(', ')}`)
  })
  if (new Set(known).size !== known.length) throw new SetupError(`${name}: nothing can be chosen twice`)
  return known
}

function seatsFrom(given: unknown, players: number): number {
  if (given === undefined) return players
  if (typeof given === 'number' && Number.isInteger(given) && given >= players && given <= SEATS.length) return given
  throw new SetupError(`seats: a number from ${players} to ${SEATS.length}`)
}

/** The seats of a table, those without an explorer last. */
export const seatsOf = ({ seats }: Config): readonly Seat[] => SEATS.slice(0, seats).filter(isSeat)
