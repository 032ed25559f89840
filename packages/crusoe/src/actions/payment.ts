// Paying for an Action: one of the ways that can be paid. RC-BUILD-06, RC-PLAN-15.
import { done, type Routine, TABLE, type Table } from '@landfall/kernel'
import { type Person, RESOURCES } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { type Payment, payableBy } from './costs.ts'
import { choiceFor, type Plannable } from './plannable.ts'

/** Nobody is asked where there is only one way. */
export function choosePayment(t: Table<Crusoe>, leader: Person, target: Plannable): Routine<Payment> {
  const { costs } = target
  if (costs.length === 0) return done({})
  const [only, other] = payableBy(t.state, leader, costs)
  if (other === undefined) return done(only ?? {})
  const about = choiceFor(target, leader)
  const choices = () => payableBy(t.state, leader, costs).map(choiceOf)
  return t.ask(() => ({ seat: TABLE, kind: 'payment', rule: 'RC-BUILD-06', about, choices: choices() }))
}

const choiceOf = (means: Payment) => ({
  id: idOf(means),
  means,
  at: `available/${paidIn(means)[0] ?? 'wood'}` as const,
  // RC-ABIL-CARP-02
  ...(means.economical === true ? { concerns: ['carpenter'] } : {}),
})

const paidIn = (way: Payment): readonly (typeof RESOURCES)[number][] =>
  RESOURCES.filter((resource) => (way[resource] ?? 0) > 0)

/** `wood-2`, `fur-1`, `wood-1+tokens` */
function idOf(way: Payment): string {
  const parts = paidIn(way).map((resource) => `${resource}-${way[resource]}`)
  return [...parts, ...(way.economical === true ? ['tokens'] : [])].join('+')
}
