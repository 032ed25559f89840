// When the heuristic player uses things on purpose: what several verbs and abilities share. The unit is one wood.
import { foodWorth, type Outlook, woundCost } from '../../heuristic/outlook.ts'
import { foodIn } from '../../heuristic/view.ts'
import { cloudsIn } from '../../phases/weather-dice.ts'
import type { UseWorth, Using } from './verb.ts'

/** What somebody would keep a thing for. */
export const KEEP_FOR_LATER = 0.3
const KEEP_FOR_WOUNDS = 1.35
export const KEEP_FOR_FIGHTS = 2

/** There is no better moment than the first. */
export const asSoonAsOffered: UseWorth = () => 1

/** What these weapon levels save in the fight at hand. */
export function fightWorth(o: Outlook, more: number): number {
  const { fight, levels } = o.seen
  if (fight === undefined) return 0
  const missing = Math.max(0, fight.strength - levels.weapons - fight.temporaryWeapons)
  const saved = Math.min(missing, more)
  return fight.fighters.reduce(
    (sum, person) => sum + woundCost(o, person, missing) - woundCost(o, person, missing - saved),
    0,
  )
}

/** What it is worth to be spared a cloud, at a price. */
export function cloudWorth(o: Outlook, price: number): number {
  return cloudsThrough(o) > 0 ? cloudCost(o) - price : 0
}

function cloudsThrough({ seen }: Outlook): number {
  const { rain, snow } = cloudsIn(seen)
  return Math.max(snow, rain + snow - seen.levels.roof)
}

/** What one cloud costs that comes through. */
function cloudCost(o: Outlook): number {
  const { available } = o.seen
  const { rain, snow } = cloudsIn(o.seen)
  const wood = snow + Math.max(0, rain + snow - o.seen.levels.roof)
  const short = wood > available.wood ? o.everybody : 1
  return short + Math.max(0.5, foodWorth(o, foodIn(o.seen) - 1))
}

export function healingWorth(o: Outlook, { use: { paysFood = 0 }, moment, worth }: Using): number {
  const canPay = paysFood === 0 || foodAfterEating(o, moment) >= paysFood
  return canPay ? worth() - KEEP_FOR_WOUNDS : 0
}

/** What is left over when all have eaten; before that, what will be. The camp moves when everybody has eaten. */
export function foodAfterEating({ seen, eaters }: Outlook, moment: string): number {
  return foodIn(seen) - (moment === 'campMove' ? 0 : eaters)
}
