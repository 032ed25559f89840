// Derived from the files of this folder by `npm run derive`. Do not edit.
import { mealFood as fish } from './fish.ts'
import type { Verbs } from './index.ts'
import type { MealFood } from './shared/verb.ts'

export const MEAL_FOOD: { readonly [Name in keyof Verbs]?: MealFood<Verbs[Name]> } = {
  fish,
}
