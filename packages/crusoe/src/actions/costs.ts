// What Actions cost, and who can pay. RC-PLAN-15.

import type { Paid } from '../components/cost.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Plannable } from './plannable.ts'

/** With `economical`, the Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
export type Payment = Paid & { readonly economical?: true | undefined }

/** All payments, too, have the same fields. */
export const payment = ({ wood, fur, food, nonperishable, economical }: Payment): Payment => ({
  wood,
  fur,
  food,
  nonperishable,
  economical,
})

export function isAffordable(state: CrusoeState, costs: readonly Payment[]): boolean {
  for (const cost of costs) if (canPay(state, cost)) return true
  return costs.length === 0
}

/** RC-PLAN-15: food of both kinds pays for food. */
function canPay({ available }: CrusoeState, { wood = 0, fur = 0, food = 0 }: Payment): boolean {
  return available.wood >= wood && available.fur >= fur && available.food + available.nonperishable >= food
}

/** Only the Carpenter can save wood. */
const isPayableBy = (state: CrusoeState, leader: Person, cost: Payment): boolean =>
  canPay(state, cost) && (cost.economical !== true || leader === 'carpenter')

export function canAfford(state: CrusoeState, leader: Person, { costs }: Plannable): boolean {
  for (const cost of costs) if (isPayableBy(state, leader, cost)) return true
  return costs.length === 0
}

/** The ways that this leader can pay in. Food may be of either kind (RC-NIGHT-13). */
export function payableBy(state: CrusoeState, leader: Person, costs: readonly Payment[]): readonly Payment[] {
  const ways: Payment[] = []
  for (const cost of costs) {
    if (!isPayableBy(state, leader, cost)) continue
    if (cost.food === undefined) ways.push(cost)
    else ways.push(...mealsFor(state, cost.food))
  }
  return ways
}

function mealsFor({ available }: CrusoeState, food: number): readonly Payment[] {
  const meals: Payment[] = []
  for (let nonperishable = 0; nonperishable <= food; nonperishable++) {
    if (food - nonperishable <= available.food && nonperishable <= available.nonperishable)
      meals.push(payment({ food: food - nonperishable, nonperishable }))
  }
  return meals
}
