// Phase A: the event of the turn. NA-EVT.

import type { Routine, Table } from '@landfall/kernel'
import { loseEnergy } from '../body.ts'
import type { EventId } from '../cards/card-ids.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import { WEATHER, weatherAfter } from '../components/tracks.ts'
import { putOutFire } from '../fire.ts'
import { isShaded } from '../lasting.ts'
import { living, resolver } from '../people.ts'
import type { Naufragos } from '../types.ts'
import { carryOut } from '../vocabulary.ts'
import { carryOutAt } from './times.ts'

type T = Table<Naufragos>

/** NA-TURN-01 to NA-TURN-03 */
export function* turn(t: T): Routine {
  t.emit({ t: 'turnBegan', turn: t.state.turn + 1 })
  t.next('event')
  t.next('whitePawn')
  for (const pawn of ['first', 'second'] as const) t.next('placements', { pawn })
  t.next('returnAttempts', { attempt: 'first' })
  t.next('placeReturned')
  t.next('returnAttempts', { attempt: 'second' })
  t.next('resolution')
  t.next('eating')
  t.next('night')
  t.next('turnEnd')
}

/** NA-EVT-01: climate, wreckage, instructions. */
export function* event(t: T): Routine {
  t.emit({ t: 'phaseBegan', phase: 'events' })
  const card = t.state.eventDeck.at(-1)
  if (card === undefined) t.end({ result: 'lost', why: 'eventsOut' })
  yield* t.window({ at: 'dawn' })
  yield* t.within({ card }, () => reveal(t, card))
  yield* carryOutAt(t, 'event')
}

function* reveal(t: T, card: EventId): Routine {
  t.emit({ t: 'eventRevealed', card })
  yield* t.window({ at: 'climate', card })
  yield* climate(t, EVENT_CARDS[card].climate)
  if (t.state.wreckCubes >= EVENT_CARDS[card].wreckage && t.state.wreckCubes > 0 && !t.state.wreckReady) {
    t.emit({ t: 'cubeWashedIn' })
  }
  // NA-EVT-12: with everybody lost the instructions have no effect.
  const by = resolver(t.state)
  if (by === undefined) return t.emit({ t: 'instructionsIgnored', card })
  yield* t.window({ at: 'instructions', card, by })
  yield* carryOut(t, card, by, EVENT_CARDS[card].effects, 'NA-EVT-11')
}

/** NA-EVT-03 to NA-EVT-08 */
function* climate(t: T, icon: 'sun' | 'storm' | 'none'): Routine {
  const to = weatherAfter(t.state.weather, icon)
  if (to !== t.state.weather) t.emit({ t: 'weatherMoved', to })
  if (to === WEATHER.scorching) {
    if (isShaded(t.state)) t.emit({ t: 'heatKeptOff' })
    else for (const seat of living(t.state)) yield* loseEnergy(t, seat, 1, 'NA-EVT-05')
  }
  if (to === WEATHER.storm) {
    putOutFire(t, 'NA-EVT-06')
    t.emit({ t: 'fishingBanned', rule: 'NA-EVT-07' })
  }
}
