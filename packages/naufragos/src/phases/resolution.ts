// Phase B, second half: lost castaways look for the way home, then every pawn is resolved. NA-LOST, NA-RESOLVE.
import type { Routine, Table } from '@landfall/kernel'
import { diary, forage, lightFire, rest, wood, wreckage } from '../actions/actions.ts'
import { build } from '../actions/build.ts'
import { resolveCamp } from '../actions/camp.ts'
import { ACTIONS } from '../components/action-spaces.ts'
import { actInVain } from '../in-vain.ts'
import { isAlive, lostOnes } from '../people.ts'
import { searchHome } from '../returning.ts'
import type { Pawn } from '../state.ts'
import type { Naufragos } from '../types.ts'

type T = Table<Naufragos>

/** NA-LOST-02, NA-LOST-12 */
export function* returnAttempts(t: T, { attempt }: Naufragos['steps']['returnAttempts']): Routine {
  const before = attempt === 'first' ? 0 : 1
  const seats = lostOnes(t.state).filter((seat) => (t.state.pawnsUsed[seat] ?? 0) === before)
  if (seats.length > 0) yield* searchHome(t, seats)
}

/** NA-RESOLVE-01, NA-RESOLVE-02: the next pawn; the explorers go together at the end. */
export function* resolution(t: T): Routine {
  const next = nextPawn(t.state.pawns)
  if (next === undefined) return
  yield* t.window({ at: 'pawn', pawn: next, about: { id: 'pawn', means: next } })
  if (next.action === 'explore') return t.next('expedition')
  t.next('act', next)
  t.next('resolution')
}

function nextPawn(pawns: readonly Pawn[]): Pawn | undefined {
  const waiting = pawns.filter(({ done }) => done !== true)
  const [first] = waiting.toSorted(
    (one, other) => ACTIONS.indexOf(one.action) - ACTIONS.indexOf(other.action) || one.box - other.box,
  )
  return first
}

/** NA-RESOLVE-03: the pawn of somebody who has died is removed without effect. */
export function* resolvePawn(t: T, pawn: Pawn): Routine {
  const { seat, action } = pawn
  if (isAlive(t.state, seat)) {
    t.emit({ t: 'actionBegan', seat, action })
    yield* resolve(t, pawn)
    t.emit({ t: 'actionEnded' })
  } else actInVain(t, seat, action, 'dead')
  t.emit({ t: 'pawnRemoved', pawn })
}

function* resolve(t: T, pawn: Pawn): Routine {
  switch (pawn.action) {
    case 'forage':
      return forage(t, pawn.seat)
    case 'wood':
      return wood(t, pawn.seat)
    case 'diary':
      return yield* diary(t, pawn.seat)
    case 'wreck':
      return yield* wreckage(t, pawn.seat)
    case 'fire':
      return yield* lightFire(t, pawn.seat)
    case 'rest':
      return yield* rest(t, pawn.seat)
    case 'camp':
      return yield* resolveCamp(t, pawn)
    case 'build':
      return yield* build(t, pawn.seat)
    case 'explore':
      throw new Error('explorers go together')
  }
}
