// Energy, wounds, traumas and death.
import type { Routine, Table } from '@landfall/kernel'
import type { Seat } from './components/seats.ts'
import { DEADLY_TRAUMAS } from './components/tiles.ts'
import { shieldOf } from './lasting.ts'
import { atHome, capOf, castaway, clockwise, isAlive, isAtHome, isLost, living } from './people.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** NA-NOTE-01: never above the cap. */
export function gainEnergy(t: T, seat: Seat, by: number, rule: string): void {
  const gained = Math.min(by, Math.max(0, capOf(t.state, seat) - castaway(t.state, seat).energy))
  if (gained > 0 && isAlive(t.state, seat)) t.emit({ t: 'energyGained', seat, by: gained, rule })
}

/** NA-NOTE-02, NA-NOTE-03: what cannot be lost is one wound, however much it is. */
export function* loseEnergy(t: T, seat: Seat, by: number, rule: string): Routine {
  if (!isAlive(t.state, seat) || by <= 0) return
  const lost = Math.min(by, castaway(t.state, seat).energy)
  if (lost > 0) t.emit({ t: 'energyLost', seat, by: lost, rule })
  if (lost < by) yield* wound(t, seat, 1, 'NA-NOTE-02', rule)
}

/** A price that can be paid: never more than is there. */
export function payEnergy(t: T, seat: Seat, by: number, rule: string): void {
  if (by > castaway(t.state, seat).energy) throw new Error(`${seat} cannot pay ${by} energy`)
  if (by > 0) t.emit({ t: 'energyPaid', seat, by, rule })
}

/** NA-WOUND-01 to NA-WOUND-04 */
export function* wound(t: T, seat: Seat, by: number, rule: string, after?: string): Routine {
  for (let received = 0; received < by && isAlive(t.state, seat); received++) {
    if (isShielded(t, seat)) t.emit({ t: 'woundShielded', seat })
    else if (capOf(t.state, seat) > 0) t.emit({ t: 'wounded', seat, rule, ...followed(after) })
    else yield* receiveTrauma(t, seat, 'NA-WOUND-03', after ?? rule)
  }
}

const followed = (after: string | undefined): { after?: string } => (after === undefined ? {} : { after })

/** What is worn on an expedition keeps off the first wounds. */
function isShielded(t: T, seat: Seat): boolean {
  const { expedition } = t.state
  if (expedition === undefined || !expedition.explorers.includes(seat)) return false
  return (expedition.shielded[seat] ?? 0) < shieldOf(t.state, seat)
}

export function heal(t: T, seat: Seat, by: number, rule: string): void {
  const healed = Math.min(by, castaway(t.state, seat).wounds)
  if (healed > 0) t.emit({ t: 'healed', seat, by: healed, rule })
}

/** The topmost wound turns black; without a wound the highest free square is covered. NA-WOUND-05 */
export function* receiveTrauma(t: T, seat: Seat, rule: string, after?: string): Routine {
  if (!isAlive(t.state, seat)) return
  t.emit({ t: 'traumaComes', seat })
  yield* t.window({ at: 'trauma', seat })
  const comes = t.state.comingTrauma === seat
  t.emit({ t: 'traumaComes', seat: undefined })
  if (!comes) return
  t.emit({ t: 'traumaReceived', seat, fromWound: castaway(t.state, seat).wounds > 0, rule, ...followed(after) })
  if (castaway(t.state, seat).traumas >= DEADLY_TRAUMAS) yield* die(t, seat)
}

/** NA-DEATH-01 to NA-DEATH-05 */
function* die(t: T, seat: Seat): Routine {
  const wasLost = isLost(t.state, seat)
  t.emit({ t: 'died', seat })
  if (living(t.state).length === 0) t.end({ result: 'lost', why: 'allDead' })
  if (seat === t.state.startPlayer) passStart(t, 'NA-DEATH-05')
  if (wasLost) for (const item of castaway(t.state, seat).items) t.emit({ t: 'itemGone', seat, item })
  else yield* shareOut(t, seat)
}

/** NA-DEATH-02: one item each, again and again, until none is left. */
function* shareOut(t: T, dead: Seat): Routine {
  const heirs = atHome(t.state)
  for (let turn = 0; heirs.length > 0 && castaway(t.state, dead).items.length > 0; turn++) {
    const heir = heirs[turn % heirs.length]
    if (heir === undefined) return
    const choices = castaway(t.state, dead).items.map((id) => ({ id, at: id, concerns: [heir, dead] }))
    const item = yield* t.pick({ seat: heir, kind: 'inherit', rule: 'NA-DEATH-02', about: { id: dead }, choices })
    if (item !== undefined) t.emit({ t: 'inherited', seat: heir, from: dead, item })
  }
  for (const item of castaway(t.state, dead).items) t.emit({ t: 'itemGone', seat: dead, item })
}

/** The next one clockwise who is at home; with nobody at home the next who lives. NA-UPKEEP-06, NA-UPKEEP-07 */
export function passStart(t: T, rule: string): void {
  const [, ...others] = clockwise(t.state, t.state.startPlayer)
  const next =
    others.find((seat) => isAtHome(t.state, seat)) ??
    (isAtHome(t.state, t.state.startPlayer) ? undefined : others.find((seat) => isAlive(t.state, seat)))
  if (next !== undefined) t.emit({ t: 'startPassed', to: next, rule })
}
