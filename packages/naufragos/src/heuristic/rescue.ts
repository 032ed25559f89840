// How likely it is that a ship notices the group: the events that have not been seen yet, and what they ask for.
import type { BuildingId, EventId } from '../cards/card-ids.ts'
import { BASE_EVENT_IDS, NUMBERED_EVENT_IDS } from '../cards/decks.ts'
import { isSatisfied } from '../phases/ending.ts'
import type { View } from './view.ts'

/** What everybody has seen so far: the events that were revealed. */
export type Revealed = ReadonlySet<EventId>

/** The chance of a rescue if the last turn is n turns from now and these are built by then. */
export function chanceAfter(seen: View, revealed: Revealed, turns: number, plus: readonly BuildingId[] = []): number {
  const { activeEvent, eventDeck } = seen
  if (turns > eventDeck) return 0
  const then = plus.length === 0 ? seen : { ...seen, built: [...seen.built, ...plus] }
  if (turns === 0 && activeEvent !== undefined && isSatisfied(then, activeEvent)) return 1
  if (eventDeck === 0) return 0
  // The event of the last turn counts, and all that come after it.
  const checked = (turns === 0 ? eventDeck : eventDeck - turns + 1) / eventDeck
  // A numbered event that was called and has not come is in the deck; any other may have been left in the box.
  const called = NUMBERED_EVENT_IDS.filter((id) => seen.called.includes(id) && !revealed.has(id))
  const unseen = BASE_EVENT_IDS.filter((id) => !revealed.has(id))
  const inDeck = unseen.length === 0 ? 0 : Math.min(1, Math.max(0, eventDeck - called.length) / unseen.length)
  let none = 1
  for (const id of called) if (isSatisfied(then, id)) none *= 1 - checked
  for (const id of unseen) if (isSatisfied(then, id)) none *= 1 - checked * inDeck
  return 1 - none
}
