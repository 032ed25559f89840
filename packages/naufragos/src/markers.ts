// Exploration markers: how they advance, and the summit. NA-EXPL-11 to NA-EXPL-19, NA-END.

import type { Routine, Table } from '@landfall/kernel'
import { EXPLORATIONS } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { AREAS, type Area, areaOf, firstSpaceAfter, SUMMIT } from './components/tracks.ts'
import { castaway, inTurn, isAlive } from './people.ts'
import { DECK_FIELDS, type NaufragosState } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

export const deckOf = (state: NaufragosState, area: Area): NaufragosState['coastDeck'] => state[DECK_FIELDS[area]]

/** The deck of an area is used up; the card in hand does not count as used up yet. */
function isEmpty(state: NaufragosState, area: Area): boolean {
  const card = state.expedition?.card
  return deckOf(state, area).length === 0 && (card === undefined || EXPLORATIONS[card].deck !== area)
}

/** NA-EXPL-18: the player who enters an area whose deck is empty goes on at once. */
function spaceReached(state: NaufragosState, from: number, to: number): number {
  let space = Math.min(SUMMIT, to)
  while (space < SUMMIT && areaOf(space) !== areaOf(from) && isEmpty(state, areaOf(space))) {
    space = firstSpaceAfter(areaOf(space))
  }
  return space
}

/** Advances markers by a number of spaces, all together. */
export function* advance(t: T, seats: readonly Seat[], by: number): Routine {
  const moved: Seat[] = []
  for (const seat of seats) {
    const { space } = castaway(t.state, seat)
    if (!isAlive(t.state, seat) || space >= SUMMIT || by <= 0) continue
    t.emit({ t: 'advanced', seat, to: spaceReached(t.state, space, space + by) })
    moved.push(seat)
  }
  yield* checkSummit(t, moved)
}

/** NA-EXPL-17: when a deck is used up everybody in its area moves on. */
export function* leaveEmptyAreas(t: T): Routine {
  const moved: Seat[] = []
  for (const area of AREAS) {
    if (!isEmpty(t.state, area)) continue
    for (const seat of inTurn(t.state)) {
      const { space } = castaway(t.state, seat)
      if (!isAlive(t.state, seat) || space >= SUMMIT || areaOf(space) !== area) continue
      t.emit({ t: 'advanced', seat, to: spaceReached(t.state, space, firstSpaceAfter(area)) })
      moved.push(seat)
    }
  }
  yield* checkSummit(t, moved)
}

/** NA-END-01 to NA-END-04: the first on the summit says when the game ends. */
function* checkSummit(t: T, moved: readonly Seat[]): Routine {
  const { summit, turn, eventDeck } = t.state
  if (summit !== undefined) return
  const reached = moved.filter((seat) => castaway(t.state, seat).space >= SUMMIT)
  const first = claimants(t.state).find((seat) => reached.includes(seat))
  if (first === undefined) return
  const chosen =
    eventDeck.length === 0
      ? 'this'
      : yield* t.ask({
          seat: first,
          kind: 'lastTurn',
          rule: 'NA-END-03',
          choices: [{ id: 'this' }, { id: 'next' }],
        })
  t.emit({ t: 'summitReached', seat: first, lastTurn: chosen === 'this' ? turn : turn + 1 })
}

/** NA-END-02: the player who drew the card, those who come next on the expedition, and everybody else. */
function claimants(state: NaufragosState): readonly Seat[] {
  if (state.expedition === undefined) return inTurn(state)
  const { explorers, turn } = state.expedition
  return [turn, ...explorers.slice(explorers.indexOf(turn) + 1), ...explorers, ...inTurn(state)]
}
