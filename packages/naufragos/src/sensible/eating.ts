// Meals: everybody eats if there is enough; otherwise those eat who need it most.
import type { Seat } from '../components/seats.ts'
import { atHome, castaway } from '../people.ts'
import { hungerCost, type Outlook } from './outlook.ts'
import { type Asked, best, roomOf } from './seen.ts'

/** White cubes first: they spoil. */
const KINDS = ['food', 'token'] as const

export function meal(o: Outlook, { choices }: Asked): string {
  const { seen, me } = o
  const ids = choices.map(({ id }) => id)
  const kind = KINDS.find((one) => ids.includes(`eat/${one}`))
  if (kind === undefined) return 'back'
  const hungry = hungryOnes(o)
  const own = `eat/${kind}`
  if (o.temper === 'selfish') return own
  const food = seen.reserve.food + seen.reserve.tokens
  const waiting = hungry.filter((seat) => seat !== me)
  // Whoever has eaten already, or has food of its own, can do without.
  const isSated = !hungry.includes(me) || (castaway(seen, me).tokens > 0 && food <= waiting.length)
  if (food > waiting.length && !isSated) return own
  const neediest = best(waiting, (seat) => hungerCost(o, seat))
  if (neediest === undefined) return kind === 'food' ? own : roomOf(seen, me) > 0 && !hungry.includes(me) ? 'back' : own
  const gift = `give/${kind}/${neediest}`
  const isWorse = isSated || hungerCost(o, neediest) > hungerCost(o, me) + 0.5
  if (isWorse && isPassedBy(o, neediest, food) && ids.includes(gift)) return gift
  return isSated ? 'back' : own
}

/** Those at home who have eaten nothing. */
const hungryOnes = ({ seen }: Outlook): readonly Seat[] => atHome(seen).filter((seat) => !seen.ate.includes(seat))

/** Whether somebody would go hungry if everybody before took one. */
function isPassedBy({ seen, me }: Outlook, seat: Seat, food: number): boolean {
  const order = atHome(seen)
  const before = order.slice(order.indexOf(me), order.indexOf(seat))
  return order.indexOf(seat) < order.indexOf(me) || before.filter((one) => !seen.ate.includes(one)).length >= food
}

/** Food of one's own: for oneself, then for those who have nothing. */
export function ownFood(o: Outlook, { choices }: Asked): string {
  const { seen, me } = o
  const ids = choices.map(({ id }) => id)
  if (!seen.ate.includes(me) && ids.includes('eat')) return 'eat'
  if (o.temper === 'sensible') {
    const hungry = best(hungryOnes(o), (seat) => hungerCost(o, seat))
    if (hungry !== undefined && ids.includes(`give/${hungry}`)) return `give/${hungry}`
  }
  const isWeak = castaway(seen, me).energy <= 2 && roomOf(seen, me) > 0 && castaway(seen, me).tokens > 1
  const isLast = o.left <= 1 && roomOf(seen, me) > 0
  return (isWeak || isLast) && ids.includes('eat') ? 'eat' : 'done'
}

export function keepOrEat({ seen, me }: Outlook): 'keep' | 'eat' {
  return seen.ate.includes(me) ? 'keep' : 'eat'
}
