// The end: rescue and final scoring. NA-RESCUE, NA-SCORE.

import type { Routine, Table } from '@landfall/kernel'
import type { EventId } from '../cards/card-ids.ts'
import type { Need } from '../cards/cards.ts'
import { ITEMS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { PerSeat, Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { finalDraw } from '../components/tracks.ts'
import { holdsTag } from '../facts.ts'
import { shelterOf } from '../lasting.ts'
import { atHome, castaway } from '../people.ts'
import type { Visible } from '../state.ts'
import { drawStories } from '../stores.ts'
import type { Naufragos } from '../types.ts'

type T = Table<Naufragos>

/** NA-RESCUE-02, NA-RESCUE-03 */
export function isMet(state: Visible, need: Need): boolean {
  if ('built' in need) return state.built.includes(need.built)
  if ('item' in need) return atHome(state).some((seat) => holdsTag(state, seat, need.item))
  if ('fire' in need) return state.fire.lit
  if ('shelter' in need) return (shelterOf(state)?.level ?? 0) >= need.shelter
  return state.flags.includes(need.flag)
}

/** Whether a ship that comes with this event notices the group. */
export function isSatisfied(state: Visible, event: EventId): boolean {
  return metWay(state, event) !== undefined
}

/** What it notices. */
function metWay(state: Visible, event: EventId): readonly Need[] | undefined {
  return EVENT_CARDS[event].rescue.find((needs) => needs.every((need) => isMet(state, need)))
}

/** What was missing, by each way in which one of these events would have brought a ship: each once, the nearest first. */
function missingIn(state: Visible, events: readonly EventId[]): readonly (readonly Need[])[] {
  const ways = events.flatMap((event) => EVENT_CARDS[event].rescue)
  const missing = ways.map((needs) => needs.filter((need) => !isMet(state, need)))
  const distinct = new Map(
    missing.map((needs) => [
      needs
        .map((need) => JSON.stringify(need))
        .sort()
        .join(),
      needs,
    ]),
  )
  return [...distinct.values()].toSorted((one, other) => one.length - other.length)
}

/** NA-RESCUE-01 to NA-RESCUE-06, NA-SCORE-01 to NA-SCORE-06 */
export function* ending(t: T): Routine {
  const { activeEvent, eventDeck } = t.state
  const events = [...(activeEvent === undefined ? [] : [activeEvent]), ...eventDeck.toReversed()]
  const event = events.find((card) => isSatisfied(t.state, card))
  const seats = atHome(t.state)
  if (event === undefined || seats.length === 0) {
    t.emit({ t: 'shipsPassed', missing: seats.length === 0 ? [] : missingIn(t.state, events) })
    return t.end({ result: 'lost', why: 'noShip' })
  }
  t.emit({ t: 'rescueCame', event, seats, seen: metWay(t.state, event) ?? [] })
  for (const seat of seats) score(t, seat)
  const { scores } = t.state
  const winners = t.config.victory === 'together' ? seats : best(t.state, seats)
  t.end({ result: 'won', why: 'rescued', winners, scores: { ...scores } })
}

/** NA-SCORE-03, NA-SCORE-04 */
function score(t: T, seat: Seat): void {
  const told = (t.state.stories[seat] ?? []).reduce((sum, tile) => sum + tileValue(tile), 0)
  const drawn = drawStories(t, seat, finalDraw(castaway(t.state, seat).space))
  const final = drawn.reduce((sum, tile) => sum + tileValue(tile), 0)
  const items = castaway(t.state, seat).items.reduce((sum, item) => sum + ITEMS[item].story, 0)
  t.emit({ t: 'scored', seat, score: told + final + items, stories: told, final, items })
}

/** NA-SCORE-05, NA-SCORE-06 */
function best(state: Visible, seats: readonly Seat[]): readonly Seat[] {
  const scores: PerSeat<number> = state.scores
  const ranks = [
    (seat: Seat): number => scores[seat] ?? 0,
    (seat: Seat): number => castaway(state, seat).space,
    (seat: Seat): number => -castaway(state, seat).traumas,
    (seat: Seat): number => -castaway(state, seat).wounds,
  ]
  let left = seats
  for (const rank of ranks) {
    const highest = Math.max(...left.map(rank))
    left = left.filter((seat) => rank(seat) === highest)
  }
  return left
}
