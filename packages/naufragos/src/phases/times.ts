// What lasting effects do at their time.
import type { Routine, Table } from '@landfall/kernel'
import type { Time } from '../cards/cards.ts'
import { happeningAt } from '../lasting.ts'
import { isAtHome, resolver } from '../people.ts'
import type { Naufragos } from '../types.ts'
import { carryOut } from '../vocabulary.ts'

/** For the player who has it, or for the Starting Player where it lies on the board. NA-EVT-14 */
export function* carryOutAt(t: Table<Naufragos>, time: Exclude<Time, 'upkeep'>): Routine {
  for (const { source, effects, owner } of [...happeningAt(t.state, time)]) {
    const by = owner ?? resolver(t.state)
    if (by === undefined || !isAtHome(t.state, by)) continue
    if (time === 'eat' && !t.state.ate.includes(by)) continue
    yield* carryOut(t, source, by, effects, 'NA-UPKEEP-01')
  }
}
