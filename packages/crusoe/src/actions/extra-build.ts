// One more Build Action in the middle of another, without pawns. RC-CARD-FASTWORK-01 to RC-CARD-FASTWORK-03.
import type { Routine, Table } from '@landfall/kernel'
import { oddsOf } from '../components/dice.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person, Stack } from '../state.ts'
import { spotOf, targetId } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { choosePayment } from './payment.ts'
import { buildsWithoutPawns } from './targets.ts'

export function canBuildExtra(state: CrusoeState, leader: Person): boolean {
  return buildsWithoutPawns(state, leader).length > 0
}

export function* planExtraBuild(t: Table<Crusoe>, leader: Person): Routine {
  const odds = oddsOf('build')
  const target = yield* t.pick(() => ({
    seat: seatOf(leader),
    kind: 'buildTarget',
    rule: 'RC-CARD-FASTWORK-02',
    choices: buildsWithoutPawns(t.state, leader).map(({ target: means }) => ({
      id: targetId(means),
      means,
      at: spotOf(means),
      odds,
    })),
  }))
  const chosen = target && buildsWithoutPawns(t.state, leader).find((one) => targetId(one.target) === targetId(target))
  if (target === undefined || chosen === undefined) return
  const paid = yield* choosePayment(t, leader, chosen)
  const tokens = chosen.tokens.filter((token) => token !== 'additionalWood' || (paid.wood ?? 0) > 0)
  const stack: Stack = { id: 0, action: 'build', target, leader, support: [], certain: false, paid, tokens }
  t.emit({ t: 'planned', stack })
  t.next('build', stack)
}
