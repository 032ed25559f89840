// What is used between two actions.

import type { CardId } from '../cards/card-ids.ts'
import { faceOf, numberOf } from '../cards/decks.ts'
import type { Continent } from '../types.ts'
import { campCost, regrowth } from './camps.ts'
import { DOOR, type Plan, TUNNEL } from './plan.ts'
import { isStored, leftOf, pileOf, standsOn, stateNumbers, terrainNumbers, type View } from './view.ts'

type Use = Continent['ability']

export function wants(view: View, plan: Plan, use: Use): boolean {
  switch (use.use) {
    case 'number':
      // The last buoy on the strand has a number on it.
      return isAtBuoys(view) && view.clues[0] === 'drownedLighthouse' && !isStored(view, CLAPPER)
    case 'camp':
      return wantsCamp(view, plan)
    case 'card':
      return wantsCard(view, use.card, use.nth)
    default:
      return false
  }
}

const BUOYS = 14
const CLAPPER = 541

/** The strand as it is found first: at ebb it has two numbers. */
const isAtBuoys = (view: View): boolean =>
  standsOn(view, BUOYS) && view.members.some(({ at }) => terrainNumbers(view, at).length === 1)

/** What brings cards back is used when many are gone; what cures, when somebody suffers. */
function wantsCard(view: View, card: CardId, nth: number): boolean {
  const lasting = faceOf(card).lasting?.[nth]
  if (lasting === undefined) return false
  if (lasting.last !== 'between') return true
  return lasting.effects.some((effect) => {
    if (effect.do === 'recover') return pileOf(view) >= effect.by + 3
    if (effect.do === 'cure' || effect.do === 'forEach') return view.members.some((one) => stateNumbers(one).length > 0)
    return effect.do === 'takeIfThere'
  })
}

/** There is nothing left to eat here, or what the next station needs lies in the Past: the land has to grow again. */
function wantsCamp(view: View, { gone, goal, larder, camp, centre, isHungry }: Plan): boolean {
  if (view.past.length === 0) return false
  if (isHungry && larder === undefined && camp !== undefined) return camp === centre
  if (isHungry || standsOn(view, DOOR)) return false
  const worth = regrowth(view) - campCost(view)
  if (goal?.at === TUNNEL && standsOn(view, TUNNEL)) return worth > 4
  // Nothing has been found yet that would be lost.
  if (Object.values(view.spaces).filter((space) => 'terrain' in space).length === 1) return worth > 6
  if (goal === undefined || !terrainNumbers(view, centre).includes(goal.at)) return false
  return goal.at === EEL_WEIRS && leftOf(gone, EELS) === 0 && !view.events.some(({ card }) => numberOf(card) === EELS)
}

const EEL_WEIRS = 215
const EELS = 161
