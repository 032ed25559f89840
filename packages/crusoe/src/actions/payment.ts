// Paying for an Action: one of the ways that can be paid. RC-BUILD-06, RC-PLAN-15.
import { done, type Routine, TABLE, type Table } from '@landfall/kernel'
import { type Person, RESOURCES } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { type Payment, type Plannable, payableBy } from './targets.ts'

/** Nobody is asked where there is only one way. */
export function choosePayment(t: Table<Crusoe>, leader: Person, { costs, choice: about }: Plannable): Routine<Payment> {
  if (costs.length === 0) return done({})
  const ways = payableBy(t.state, leader, costs)
  const [only, other] = ways
  return other === undefined ? done(only ?? {}) : chooseWay(t, ways, about)
}

function* chooseWay(t: Table<Crusoe>, ways: readonly Payment[], about: Plannable['choice']): Routine<Payment> {
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
