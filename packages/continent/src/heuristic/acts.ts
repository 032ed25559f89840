// What is done in a turn: recover in time, go on to the next station, and otherwise explore.

import { meaningOf } from '@landfall/kernel'
import { actionOf } from '../actions.ts'
import type { Action, Effects } from '../cards/cards.ts'
import { numberOf } from '../cards/decks.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import type { Spot } from '../components/map.ts'
import type { Deed, OpenQuestion } from '../types.ts'
import { priceOf } from './danger.ts'
import { gainOf } from './food.ts'
import { DOOR, type Plan } from './plan.ts'
import { isFree } from './things.ts'
import {
  deckOf,
  experienceOf,
  isPromised,
  leftOf,
  pileOf,
  type SeenMember,
  standsOn,
  stateNumbers,
  terrainNumbers,
  type View,
} from './view.ts'
import { distance, landHere } from './way.ts'

interface Possible {
  readonly deed: Deed
  readonly action: Action
  readonly member: SeenMember
  readonly price: number
}

/** The id of the best that can be done. */
export function bestAct(view: View, plan: Plan, { choices }: OpenQuestion<'act'>): string | undefined {
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const deed = meaningOf(choice)
    if (typeof deed === 'string') continue
    const member = view.members.find(({ who }) => who === deed.who)
    if (member === undefined) continue
    const action = 'fog' in deed.source ? FOG_ACTIONS[deed.area ?? 'strand'] : actionOf(view, deed.source)
    const price = priceOf(action, view.members.length, member) + frailty(member, action)
    const worth = worthOf(view, plan, { deed, action, member, price })
    if (worth <= most) continue
    most = worth
    best = choice.id
  }
  return best
}

/** Somebody who has many States loses more by the next one. T7-STATE-02 */
const frailty = (member: SeenMember, { failure, icon }: Action): number =>
  failure === undefined && icon !== 'pathfind' ? 0 : 0.4 * stateNumbers(member).length

function worthOf(view: View, plan: Plan, possible: Possible): number {
  const { deed, action, member, price } = possible
  const { goal, target, edge, stand, centre, larder } = plan
  const isEating = plan.isHungry && larder !== undefined
  if (deed.destination !== undefined || leadsAway(action)) return moveWorth(view, plan, possible)
  if ('fog' in deed.source) {
    if (isEating) return -20
    return (deed.source.fog === edge ? 40 : 5 - distance(deed.source.fog, target ?? centre)) - price
  }
  const isThere = terrainNumbers(view, member.at).includes(goal?.at ?? -1)
  if (isThere && goal !== undefined && deed.isItem !== true && !(isEating && action.icon !== 'take')) {
    const at = goal.icons.indexOf(action.icon)
    const isSafe = action.cost < deckOf(view) || plan.wanted === member.at
    if (at !== -1 && brings(plan, action) && isSafe) return 80 - at - 0.1 * price
  }
  if ('card' in deed.source && isPromised(view, deed.source.card)) return -100
  const relief = reliefOf(view, deed, member)
  if (relief > 0 && deckOf(view) >= TO_SPARE) return 38 + 2 * (relief - price)
  const gain = gainOf(plan.gone, action.success)
  if (gain > 0) return mealWorth(view, plan, possible, gain)
  if (isEating) return -20
  if (teaches(action.success) && experienceOf(view) >= ENOUGH_TO_LEARN) return 55 - price
  if (isShadow(deed)) return 70 - price
  // What lies in the way: cleared by the easiest of its actions, or crossed.
  if (member.at === stand && edge !== undefined && isInTheWay(view, deed, edge)) return 45 - price
  return -60 - price
}

const leadsAway = ({ success }: Action): boolean =>
  success.some((effect) => effect.do === 'move' || effect.do === 'cross')

/** Meals and rest, while they are needed, or when they come cheaply and little of them is wasted. */
function mealWorth(view: View, plan: Plan, { deed, price, member }: Possible, gain: number): number {
  const profit = Math.min(gain, pileOf(view)) - price
  if (profit < 0.5) return -30
  if ('card' in deed.source && !isFree(view, deed.source.card)) return -100
  if (plan.isHungry) return (deed.isItem === true && !isUrgent(view) ? 48 : 60) + profit
  if (deed.isItem === true || member.at !== plan.centre) return -30
  return profit >= CHEAP && pileOf(view) >= gain + SPARE ? 46 + profit : -30
}

/** Provisions that can be carried are kept until there is nothing else. */
const isUrgent = (view: View): boolean => deckOf(view) < 10 || landHere(view) === 'shelf'

const CHEAP = 3.5
const SPARE = 1

/** Learner's Cairn: it is a place to learn. */
const CAIRN = 156
const ENOUGH_TO_LEARN = 2

const teaches = (effects: Effects): boolean =>
  effects.some((effect) => effect.do === 'learn' || (effect.do === 'take' && effect.number === CAIRN))

/** What it takes is still there: a gold card would bring nothing. */
const brings = ({ gone }: Plan, { success }: Action): boolean =>
  success.every((effect) => effect.do !== 'take' || effect.number < 110 || leftOf(gone, effect.number) > 0)

/** With fewer cards nobody thinks of getting well. */
const TO_SPARE = 8

/** How much it is worth to be rid of a State, in cards. Nobody minds being alone who is. */
const RELIEFS: { readonly [state: number]: number } = {
  101: 6,
  102: 2.5,
  103: 2,
  104: 4,
  105: 3,
  106: 9,
  107: 2,
  109: 4,
}

function reliefOf(view: View, { source }: Deed, member: SeenMember): number {
  const { members } = view
  if (!('card' in source)) return 0
  const number = numberOf(source.card) ?? 0
  if (number === PARANOID) return members.length > 1 ? 12 : 0
  // Before the end it is enough that somebody is well: that one goes first.
  if (standsOn(view, DOOR) && members.some((one) => !stateNumbers(one).includes(number))) return 0
  const relief = RELIEFS[number]
  return relief === undefined ? 0 : relief + stateNumbers(member).length - 1
}

const PARANOID = 100
const SHADOW = 622

const isShadow = ({ source }: Deed): boolean => 'card' in source && numberOf(source.card) === SHADOW

function isInTheWay({ spaces }: View, { source }: Deed, edge: Spot): boolean {
  if (!('card' in source)) return false
  const space = spaces[edge]
  if (space === undefined) return false
  return ('open' in space && space.open === source.card) || ('barrier' in space && space.barrier === source.card)
}

/** Moving is worth what can be done there; the party stays together. */
function moveWorth(view: View, plan: Plan, { deed, action, member, price }: Possible): number {
  const { stand, centre, isHungry, edge, wanted } = plan
  const { destination, how, who } = deed
  const from = member.at
  const others = view.members.filter((one) => one.who !== who)
  const isApart = others.length > 0 && !others.some(({ at }) => at === from)
  if (destination === undefined) {
    // More has to be decided: a barrier, or a terrain that is left only with difficulty.
    const isCrossing = action.success.some((effect) => effect.do === 'cross')
    if (isCrossing) {
      const leadsOn = from === stand && edge !== undefined && !isHungry && isInTheWay(view, deed, edge)
      return (leadsOn ? 45 : -80) - price
    }
    return (action.difficulty ?? 0) > 0 && wanted !== from ? 20 - price : -40
  }
  if (isApart && from !== centre) return destination === centre ? 75 - price : -30
  const isTogether = how === 'together' || others.every(({ at }) => at !== from) || others.length === 0
  if (destination !== wanted || from === wanted) return -30 - price
  return (isHungry ? 50 : 42) + (isTogether ? 1 : -15) - price
}
