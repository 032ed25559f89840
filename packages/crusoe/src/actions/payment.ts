// Paying for an Action: one of the ways that can be paid. RC-BUILD-06, RC-PLAN-15.
import { done, type Routine, TABLE, type Table } from '@landfall/kernel'
import { type Person, RESOURCES } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { type Payment, payableBy } from './costs.ts'
import { choiceFor, type Plannable, type StackChoice } from './plannable.ts'

/** Nobody is asked where there is only one way. */
export function choosePayment(t: Table<Crusoe>, leader: Person, target: Plannable): Routine<Payment> {
  const { costs } = target
  if (costs.length === 0) return done({})
  const ways = payableBy(t.state, leader, costs)
  const [only, other] = ways
  return other === undefined ? done(only ?? {}) : chooseWay(t, ways, choiceFor(target, leader))
}

function* chooseWay(t: Table<Crusoe>, ways: readonly Payment[], about: StackChoice): Routine<Payment> {
  const choices = ways.map((means) => ({
    id: idOf(means),
    means,
    at: `available/${paidIn(means)[0] ?? 'wood'}` as const,
    // RC-ABIL-CARP-02
    ...(means.economical === true ? { concerns: ['carpenter'] } : {}),
  }))
  return yield* t.ask({ seat: TABLE, kind: 'payment', rule: 'RC-BUILD-06', about, choices })
}

const paidIn = (way: Payment): readonly (typeof RESOURCES)[number][] =>
  RESOURCES.filter((resource) => (way[resource] ?? 0) > 0)

/** `wood-2`, `fur-1`, `wood-1+tokens` */
function idOf(way: Payment): string {
  const parts = paidIn(way).map((resource) => `${resource}-${way[resource]}`)
  return [...parts, ...(way.economical === true ? ['tokens'] : [])].join('+')
}
