// What this evening will bring: food for the meal from pawns on the board, and what is preserved of it.
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampId } from '../cards/card-ids.ts'
import { isDamage } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { curedBy } from '../effects.ts'
import { happeningAt } from '../lasting.ts'
import { MEAL_FOOD } from '../verbs/meal-food.ts'
import { consult } from './consult.ts'
import { foraging } from './food.ts'
import type { Evening } from './outlook.ts'
import type { View } from './view.ts'

export const eveningOf = (seen: View): Evening => ({ food: () => foodComing(seen), cured: () => foodCured(seen) })

function foodComing(seen: View): number {
  let food = 0
  let tiles = seen.forageSupply
  for (const { action, card, seat, done } of seen.pawns) {
    if (done === true) continue
    if (action === 'forage' && tiles-- > 0) food += foraging(seen, seat)
    if (card !== undefined) food += foodFrom(seen, card, seat)
  }
  return food
}

function foodFrom(seen: View, card: CampId, seat: Seat): number {
  if (isDamage(card)) return 0
  return CAMP_CARDS[card].effects.reduce((sum, effect) => sum + (consult(MEAL_FOOD, seen, effect, seat) ?? 0), 0)
}

function foodCured(seen: View): number {
  let cured = seen.seats.length === 1 ? 1 : 0
  for (const { effects } of happeningAt(seen, 'upkeep')) cured += curedBy(effects)
  return cured
}
