// A last turn that is over.
import { type Scene, table } from '@landfall/naufragos/testing'
import type { TestTable } from '@landfall/testkit'
import type { EventId } from '../../src/cards/card-ids.ts'
import type { Naufragos } from '../../src/types.ts'

/** The last turn is over: this is the active event, these are the cards that are left. */
export const over = (events: readonly [EventId, ...EventId[]], scene: Scene = {}): TestTable<Naufragos> => {
  const [activeEvent, ...left] = events
  return table({ turn: 8, summit: 'red', lastTurn: 8, activeEvent, eventDeck: left.toReversed(), ...scene }).play(
    'turnEnd',
  )
}
