// What is done in a turn: recover in time, go on to the next station, and otherwise explore.

import { meaningOf } from '@landfall/kernel'
import { actionOf } from '../actions.ts'
import { reachableFrom } from '../board.ts'
import type { Action } from '../cards/cards.ts'
import { faceOf, numberOf } from '../cards/decks.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import type { Spot } from '../components/map.ts'
import type { Deed, OpenQuestion } from '../types.ts'
import { failureCost, gainOf } from './danger.ts'
import { type Goal, nextGoal } from './goals.ts'
import { deckOf, isPromised, leftOf, lifeOf, terrainNumbers, type View } from './view.ts'
import { distance, landHere, spotOfNumber, wayTo } from './way.ts'

type Act = OpenQuestion<'act'>

/** The party recovers below so much of its life force, and up to so much; and whenever the deck runs low. */
const HUNGRY = 0.5
const FED = 0.82
const LOW = 12
/** Beyond the tunnel there is little to eat. */
const TUNNEL = 363
const DOOR = 460
const READY = 0.8
const ENOUGH = 0.65

const isAtDoor = (view: View): boolean => view.members.some(({ at }) => terrainNumbers(view, at).includes(DOOR))

/** Whether it is time to recover, for somebody who has begun to or has not. */
export function isHungry(view: View, already: boolean): boolean {
  const life = lifeOf(view)
  const goal = nextGoal(view)?.at
  const isBeforeTheEnd = (goal === TUNNEL && life < READY) || (goal === DOOR && !isAtDoor(view) && life < ENOUGH)
  return life < HUNGRY || deckOf(view) < LOW || isBeforeTheEnd || (already && life < FED)
}

interface Possible {
  readonly id: string
  readonly deed: Deed
  readonly action: Action
}

export function act(view: View, { choices }: Act, hungry: boolean): string | undefined {
  const possible = choices.flatMap((choice): readonly Possible[] => {
    const deed = meaningOf(choice)
    if (typeof deed === 'string') return []
    const action = 'fog' in deed.source ? FOG_ACTIONS[deed.area ?? 'strand'] : actionOf(view, deed.source)
    return [{ id: choice.id, deed, action }]
  })
  let best: Possible | undefined
  let most = Number.NEGATIVE_INFINITY
  const thinking = thoughts(view, hungry)
  for (const one of possible) {
    const worth = worthOf(view, one, thinking)
    if (worth > most) {
      most = worth
      best = one
    }
  }
  return best?.id
}

/** There is nothing left to eat here, or what the next station needs lies in the Past: the land has to grow again. */
export function wantsCamp(view: View, hungry: boolean): boolean {
  if (view.past.length === 0) return false
  const { goal, larder, camp, centre } = thoughts(view, hungry)
  if (hungry && larder === undefined && camp !== undefined) return camp === centre
  if (goal === undefined || !terrainNumbers(view, centre).includes(goal.at)) return false
  return goal.at === EEL_WEIRS && leftOf(view, EELS) === 0 && !view.events.some(({ card }) => numberOf(card) === EELS)
}

const EEL_WEIRS = 215
const EELS = 161

interface Thinking {
  readonly goal: Goal | undefined
  readonly target: Spot | undefined
  /** The way from where the party stands, and its first space that does not lie open. */
  readonly way: readonly Spot[]
  readonly edge: Spot | undefined
  readonly stand: Spot
  readonly isHungry: boolean
  /** Where most of the party stands. */
  readonly centre: Spot
  /** The nearest place where food or rest can be had. */
  readonly larder: Spot | undefined
  /** Where there will be some again after a camp, if there is none now. */
  readonly camp: Spot | undefined
}

function thoughts(view: View, hungry: boolean): Thinking {
  const goal = nextGoal(view)
  const centre = centreOf(view)
  const target = targetOf(view, goal)
  const way = target === undefined ? [] : wayTo(view, centre, target)
  const edge = way.find((spot) => {
    const space = view.spaces[spot]
    return space === undefined || !('terrain' in space)
  })
  const stand = edge === undefined ? (target ?? centre) : (way[way.indexOf(edge) - 1] ?? centre)
  const larder = hungry ? larderOf(view, centre) : undefined
  const camp = hungry && larder === undefined && isCampWorth(view) ? campOf(view, centre) : undefined
  return { goal, target, way, edge, stand, isHungry: larder !== undefined || camp !== undefined, centre, larder, camp }
}

/** Below, the tide takes its share of every camp; and after some camps the beam finds them. */
function isCampWorth(view: View): boolean {
  if (landHere(view) === 'shelf') return lifeOf(view) < (view.camps < MOST_CAMPS ? 0.6 : 0.25)
  return view.camps < MOST_CAMPS || lifeOf(view) < 0.35
}

const MOST_CAMPS = 20

function centreOf({ members }: View): Spot {
  const counts = new Map<Spot, number>()
  for (const { at } of members) counts.set(at, (counts.get(at) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '0,0'
}

/** The Shadow is where it was seen last: under the fog, or at a terrain. */
function targetOf(view: View, goal: Goal | undefined): Spot | undefined {
  if (goal !== undefined) return spotOfNumber(landHere(view), goal.at)
  const hidden = Object.keys(view.under)[0]
  if (hidden !== undefined) return Object.keys(view.spaces).find((spot): spot is Spot => spot === hidden)
  return view.events.find(({ card }) => numberOf(card) === SHADOW)?.at
}

const SHADOW = 622

/** Actions on the terrain that can feed, and whether something has been done with them already. */
function larderAt(view: View, spot: Spot): number {
  const space = view.spaces[spot]
  if (space === undefined || !('terrain' in space)) return 0
  const face = faceOf(space.terrain)
  if (face.type !== 'terrain') return 0
  const blocked = new Set(
    view.events.flatMap(({ card, at }) => {
      const event = faceOf(card)
      return at === spot && event.type === 'permanent' && event.blocks !== undefined ? [event.blocks] : []
    }),
  )
  const fresh = face.actions
    .filter(({ icon }) => !blocked.has(icon))
    .map((action) => gainOf(view, action.success) - priceOf(action))
  const meals = view.events.flatMap(({ card, at }) => {
    const event = faceOf(card)
    return at === spot && 'actions' in event
      ? (event.actions ?? []).map((action) =>
          action.needs === undefined ? gainOf(view, action.success) - priceOf(action) : 0,
        )
      : []
  })
  return Math.max(0, ...fresh, ...meals)
}

/** What the terrain itself could bring, if the Past had gone back to the decks. */
function promiseOf(view: View, spot: Spot): number {
  const space = view.spaces[spot]
  const face = space !== undefined && 'terrain' in space ? faceOf(space.terrain) : undefined
  if (face?.type !== 'terrain') return 0
  const fresh = { ...view, past: [], events: [] }
  return face.actions.reduce((sum, action) => {
    const gain = gainOf(fresh, action.success) - priceOf(action)
    return gain <= 0 ? sum : sum + gain * (action.icon === 'rest' ? RESTS : 1)
  }, 0)
}

/** How often one can rest until nobody sleeps any more. */
const RESTS = 2.5

function campOf(view: View, from: Spot): Spot | undefined {
  let best: Spot | undefined
  let most = 2
  for (const spot of [from, ...reachableFrom(view, from)]) {
    const worth = promiseOf(view, spot) - (spot === from ? 0 : 1)
    if (worth > most) {
      most = worth
      best = spot
    }
  }
  return best
}

function larderOf(view: View, from: Spot): Spot | undefined {
  let best: Spot | undefined
  let most = 1
  for (const spot of [from, ...reachableFrom(view, from)]) {
    const worth = larderAt(view, spot) - (spot === from ? 0 : 1.5)
    if (worth > most) {
      most = worth
      best = spot
    }
  }
  return best
}

/** What an action costs in the mean, failures included. */
const priceOf = (action: Action): number => action.cost + 1.3 * (action.difficulty ?? 0) + 0.35 * failureCost(action)

function worthOf(view: View, { deed, action }: Possible, thinking: Thinking): number {
  const { goal, target, edge, stand, isHungry, centre, larder } = thinking
  const member = view.members.find(({ who }) => who === deed.who)
  if (member === undefined) return -100
  const price = priceOf(action)
  if (deed.destination !== undefined || action.success.some((effect) => effect.do === 'move')) {
    return moveWorth(view, deed, action, thinking, member.at)
  }
  if ('fog' in deed.source) {
    if (isHungry && larder !== undefined) return -20
    return (deed.source.fog === edge ? 40 : 5 - distance(deed.source.fog, target ?? centre)) - price
  }
  const isThere = terrainNumbers(view, member.at).includes(goal?.at ?? -1)
  if (isThere && goal !== undefined && !(isHungry && larder !== undefined && action.icon !== 'take')) {
    const at = goal.icons.indexOf(action.icon)
    if (at !== -1 && brings(view, action)) return 80 - at - 0.1 * price
  }
  const gain = gainOf(view, action.success)
  // Meals and rest, while they are needed; a State that is in the way goes as well.
  const relief = reliefOf(view, deed)
  if ('card' in deed.source && isPromised(view, deed.source.card)) return -100
  if (relief > 0) return 38 + 2 * (relief - price)
  if (gain > 0) {
    const need = isHungry ? 60 : lifeOf(view) < FED ? 0 : -30
    return need + gain - price
  }
  if (isHungry && larder !== undefined) return -20
  if (action.icon === 'craft') return craftWorth(view, price)
  if (isShadow(deed)) return 70 - price
  // What lies in the way: cleared by the easiest of its actions, or crossed.
  if (member.at === stand && edge !== undefined && isInTheWay(view, deed, edge)) return 45 - price
  return -60 - price
}

/** What it takes is still there: a gold card would bring nothing. */
const brings = (view: View, { success }: Action): boolean =>
  success.every((effect) => effect.do !== 'take' || effect.number < 110 || leftOf(view, effect.number) > 0)

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

function reliefOf({ members }: View, { source }: Deed): number {
  if (!('card' in source)) return 0
  const number = numberOf(source.card) ?? 0
  if (number === PARANOID) return members.length > 1 ? 12 : 0
  return RELIEFS[number] ?? 0
}

const PARANOID = 100

const isShadow = ({ source }: Deed): boolean => 'card' in source && numberOf(source.card) === SHADOW

function isInTheWay({ spaces }: View, { source }: Deed, edge: Spot): boolean {
  if (!('card' in source)) return false
  const space = spaces[edge]
  if (space === undefined) return false
  return ('open' in space && space.open === source.card) || ('barrier' in space && space.barrier === source.card)
}

/** Cheap things are made while there is life force to spare. */
function craftWorth(view: View, price: number): number {
  return lifeOf(view) > FED && price <= 3 ? 12 - price : -30
}

/** Moving is worth what can be done there; the party stays together. */
function moveWorth(
  view: View,
  { destination, how, who }: Deed,
  action: Action,
  { stand, centre, isHungry, larder, camp, edge }: Thinking,
  from: Spot,
): number {
  const price = priceOf(action)
  const others = view.members.filter((one) => one.who !== who)
  const isApart = others.length > 0 && !others.some(({ at }) => at === from)
  const wanted = (isHungry ? (larder ?? camp) : undefined) ?? stand
  if (destination === undefined) {
    // More has to be decided: a barrier, or a terrain that is left only with difficulty.
    const isCrossing = action.success.some((effect) => effect.do === 'cross')
    if (isCrossing) return from === stand && edge !== undefined && !isHungry ? 45 - price : -20 - price
    return (action.difficulty ?? 0) > 0 && wanted !== from ? 20 - price : -40
  }
  if (isApart && from !== centre) return destination === centre ? 75 - price : -30
  const isTogether = how === 'together' || others.every(({ at }) => at !== from) || others.length === 0
  if (destination !== wanted || from === wanted) return -30 - price
  return (isHungry ? 50 : 42) + (isTogether ? 1 : -15) - price
}
