// One more Build Action in the middle of another, without pawns. RC-CARD-FASTWORK-01 to RC-CARD-FASTWORK-03.
import type { Routine, Table } from '@landfall/kernel'
import { oddsOf } from '../components/dice.ts'
import { seatOf } from '../seats.ts'
import type { Person, Reading, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { choosePayment } from './payment.ts'
import { buildsWithoutPawns } from './targets.ts'

export function canBuildExtra(state: Reading, leader: Person): boolean {
  return buildsWithoutPawns(state, leader).length > 0
}

export function* planExtraBuild(t: Table<Crusoe>, leader: Person): Routine {
  const targets = buildsWithoutPawns(t.state, leader)
  const odds = oddsOf('build')
  const choices = targets.map(({ target }) => ({ id: target, at: `build/${target}`, odds }))
  const [only, other] = choices
  if (only === undefined) return
  const seat = seatOf(leader)
  const chosen =
    other === undefined ? only.id : yield* t.ask({ seat, kind: 'buildTarget', rule: 'RC-CARD-FASTWORK-02', choices })
  const target = targets.find((one) => one.target === chosen)
  if (target === undefined) return
  const paid = yield* choosePayment(t, leader, target)
  const tokens = target.tokens.filter((token) => token !== 'additionalWood' || (paid.wood ?? 0) > 0)
  const stack: Stack = { id: 0, action: 'build', target: chosen, leader, support: [], certain: false, paid, tokens }
  t.emit({ t: 'planned', stack })
  t.next('build', stack)
}
