// Phase D: the wound check, upkeep, and the next Starting Player. NA-WOUND-06, NA-UPKEEP.
import type { Routine, Table } from '@landfall/kernel'
import { passStart, receiveTrauma } from '../body.ts'
import type { Seat } from '../components/seats.ts'
import { cast } from '../dice.ts'
import { takeAway } from '../effects.ts'
import { putOutFire } from '../fire.ts'
import { happeningAt, modFor } from '../lasting.ts'
import { atHome, castaway, living, lostOnes, resolver } from '../people.ts'
import { moveBack } from '../returning.ts'
import type { NaufragosState } from '../state.ts'
import { cure } from '../stores.ts'
import type { Naufragos } from '../types.ts'
import { carryOut } from '../vocabulary.ts'

type T = Table<Naufragos>

/** NA-END-05: of the last turn this phase is not played. */
export function* turnEnd(t: T): Routine {
  if (t.state.lastTurn === t.state.turn) {
    yield* t.window({ at: 'ships' })
    return t.next('ending')
  }
  t.emit({ t: 'phaseBegan', phase: 'end' })
  t.next('woundCheck')
  t.next('upkeep')
  t.next('nextStart')
  t.next('turn')
}

/** NA-WOUND-06, NA-WOUND-07. NA-ITEM-01: between two checks no dice lie on the table. */
export function* woundCheck(t: T): Routine {
  yield* t.window({ at: 'woundCheck' })
  let isFurther = false
  for (const seat of living(t.state)) {
    if (isFurther && woundDice(t.state, seat) > 0) yield* t.window({ at: 'woundCheck', further: true })
    const dice = woundDice(t.state, seat)
    if (dice === 0) continue
    const { good } = yield* cast(t, { of: 'wounds', by: [seat], dice })
    if (!good) yield* receiveTrauma(t, seat, 'NA-WOUND-07')
    isFurther = true
  }
}

function woundDice(state: NaufragosState, seat: Seat): number {
  const { wounds } = castaway(state, seat)
  return wounds === 0 ? 0 : Math.max(0, wounds + modFor(state, seat, 'woundDice'))
}

/** NA-UPKEEP-01 to NA-UPKEEP-05, NA-SOLO-04 */
export function* upkeep(t: T): Routine {
  yield* t.window({ at: 'upkeep' })
  const all = [...happeningAt(t.state, 'upkeep')]
  // NA-UPKEEP-01: what is cured, then what is lost.
  for (const losing of [false, true]) {
    for (const { source, effects, owner } of all.filter((one) => takeAway(one.effects) === losing)) {
      const by = owner ?? resolver(t.state)
      if (by !== undefined) yield* carryOut(t, source, by, effects, 'NA-UPKEEP-01')
    }
  }
  if (t.seats.length === 1) cure(t, 1, 'NA-SOLO-04')
  if (t.state.reserve.food > 0) t.emit({ t: 'spoiled', by: t.state.reserve.food })
  for (const seat of lostOnes(t.state)) moveBack(t, seat)
  t.emit({ t: 'turnEnded' })
}

/** NA-UPKEEP-06, NA-UPKEEP-07 */
export function* nextStart(t: T): Routine {
  const nobody = atHome(t.state).length === 0
  passStart(t, nobody ? 'NA-UPKEEP-07' : 'NA-UPKEEP-06')
  if (nobody) putOutFire(t, 'NA-UPKEEP-07')
}
