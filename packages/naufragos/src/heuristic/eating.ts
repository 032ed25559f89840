// Meals: everybody eats if there is enough; otherwise those eat who need it most.
import { meaningOf } from '@landfall/kernel'
import type { Seat } from '../components/seats.ts'
import { atHome, castaway } from '../people.ts'
import type { Meal, OpenQuestion, OwnMeal } from '../types.ts'
import { hungerCost } from './bodies.ts'
import { isSelfish, type Outlook } from './outlook.ts'
import { best, energyOf, roomOf } from './view.ts'

/** White cubes first: they spoil. */
const KINDS = ['food', 'token'] as const

/** How much worse another must be off to be given one's own meal. */
const MUCH = 0.5

export function meal(o: Outlook, { choices }: OpenQuestion<'meal'>): Meal {
  const { seen, me } = o
  const all = choices.map(meaningOf)
  if (all.includes('serve')) return 'serve'
  const meals = all.filter((one) => typeof one === 'object')
  const own = KINDS.flatMap((what) => meals.filter((one) => one.does === 'eat' && one.what === what))[0]
  if (own === undefined) return 'back'
  if (isSelfish(o)) return own
  const hungry = hungryOnes(o)
  const others = hungry.filter((seat) => seat !== me)
  const isHungry = hungry.includes(me)
  // With enough for all, a second helping only of what spoils.
  if (seen.reserve.food + seen.reserve.tokens > others.length) return isHungry || own.what === 'food' ? own : 'back'
  const canWait = !isHungry || castaway(seen, me).tokens > 0
  const neediest = best(others, (seat) => hungerCost(o, seat))
  if (neediest !== undefined && (canWait || hungerCost(o, neediest) > hungerCost(o, me) + MUCH)) {
    const gift = meals.find((one) => one.does === 'give' && one.what === own.what && one.to === neediest)
    if (gift !== undefined) return gift
  }
  return canWait ? 'back' : own
}

/** Those at home who have eaten nothing. */
const hungryOnes = ({ seen }: Outlook): readonly Seat[] => atHome(seen).filter((seat) => !seen.ate.includes(seat))

/** Food of one's own: for oneself, then for those who have nothing; what is left is kept, unless one is weak. */
export function ownFood(o: Outlook, { choices }: OpenQuestion<'ownFood'>): OwnMeal {
  const { seen, me } = o
  const meals = choices.map(meaningOf)
  if (!meals.includes('eat')) return 'done'
  if (!seen.ate.includes(me)) return 'eat'
  const hungry = isSelfish(o) ? undefined : best(hungryOnes(o), (seat) => hungerCost(o, seat))
  const gift = meals.find((one) => typeof one === 'object' && one.to === hungry)
  if (gift !== undefined) return gift
  const isWeak = energyOf(seen, me) <= 2 && castaway(seen, me).tokens > 1
  return roomOf(seen, me) > 0 && (isWeak || o.left <= 1) ? 'eat' : 'done'
}

export const keepOrEat = ({ seen, me }: Outlook): 'keep' | 'eat' => (seen.ate.includes(me) ? 'keep' : 'eat')
