// Returning to camp: from an expedition, and after having been lost. NA-RETURN, NA-LOST.
import type { Routine, Table } from '@landfall/kernel'
import { payEnergy } from './body.ts'
import type { Seat } from './components/seats.ts'
import { DIFFICULTY, WEATHER_ON_RETURN, weatherName } from './components/tracks.ts'
import { test } from './dice.ts'
import { modForGroup } from './lasting.ts'
import { amount } from './payments.ts'
import { castaway } from './people.ts'
import type { Visible } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** NA-RETURN-04 */
export function returnModifier(state: Visible, group: readonly Seat[]): number {
  const weather = WEATHER_ON_RETURN[weatherName(state.weather)]
  const cards = group.some((seat) => state.expedition?.explorers.includes(seat))
    ? (state.expedition?.returnRolls ?? 0)
    : 0
  return modForGroup(state, group, 'returnRoll') + weather + cards
}

/** NA-RETURN-01 to NA-RETURN-09: somebody turns back, others may join. */
export function* attemptReturn(t: T, leader: Seat): Routine {
  const { expedition } = t.state
  if (expedition === undefined) return
  const group: Seat[] = [leader]
  for (const seat of expedition.explorers) {
    if (seat === leader) continue
    const joins = yield* t.ask({
      seat,
      kind: 'join',
      rule: 'NA-RETURN-01',
      about: { id: leader },
      choices: [
        { id: 'join', at: 'return' },
        { id: 'stay', at: `castaway/${seat}` },
      ],
    })
    t.emit({ t: 'joined', seat, returning: joins === 'join' })
    if (joins === 'join') group.push(seat)
  }
  for (;;) {
    yield* t.window({ at: 'homeward', group })
    const target = t.state.expedition?.cube ?? 0
    const plus = returnModifier(t.state, group)
    if (yield* test(t, { of: 'return', by: group, dice: 2, plus, target })) {
      return t.emit({ t: 'cameHome', seats: group, rolled: true })
    }
    yield* t.window({ at: 'strayed', group })
    if (!(yield* payForAnother(t, group))) return t.emit({ t: 'gotLost', seats: group, square: target })
  }
}

/** NA-RETURN-05: as much energy as there are members, from any of them; if it does not come together nobody pays. */
function* payForAnother(t: T, group: readonly Seat[]): Routine<boolean> {
  const all = group.reduce((sum, seat) => sum + castaway(t.state, seat).energy, 0)
  if (all < group.length) return false
  let missing = group.length
  const given = new Map<Seat, number>()
  for (const [at, seat] of group.entries()) {
    const there = group.slice(at).reduce((sum, one) => sum + castaway(t.state, one).energy, 0)
    if (missing === 0 || (missing > there && !t.state.former)) break
    const left = missing
    const most = (): number => Math.min(left, castaway(t.state, seat).energy)
    const about = { id: 'return', at: 'return', costs: [{ energy: missing }] } as const
    const energy = yield* amount(t, seat, 'rollAgain', 0, most, 'NA-RETURN-05', about)
    given.set(seat, energy)
    missing -= energy
  }
  if (missing > 0) return false
  for (const [seat, energy] of given) payEnergy(t, seat, energy, 'NA-RETURN-05')
  return true
}

/** NA-LOST-04 to NA-LOST-10: those who stand on the same square roll together. */
export function* searchHome(t: T, seats: readonly Seat[]): Routine {
  t.emit({ t: 'pawnsForReturn', seats })
  for (const seat of seats) moveBack(t, seat)
  const done = new Set<Seat>()
  for (const seat of seats) {
    const square = castaway(t.state, seat).lost
    if (done.has(seat) || square === undefined) continue
    const group = seats.filter((other) => castaway(t.state, other).lost === square)
    for (const member of group) done.add(member)
    yield* t.window({ at: 'homeward', group })
    const plus = returnModifier(t.state, group)
    if (yield* test(t, { of: 'lost', by: group, dice: 2, plus, target: square })) {
      t.emit({ t: 'cameHome', seats: group, rolled: true })
    }
  }
}

/** NA-LOST-03: never below the first square. */
export function moveBack(t: T, seat: Seat): void {
  const square = castaway(t.state, seat).lost
  if (square !== undefined && square > DIFFICULTY.least) t.emit({ t: 'lostMoved', seat, to: square - 1 })
}
