// What the party is about: where it goes next, whether it is time to recover, and where.

import { reachableFrom } from '../board.ts'
import type { Effects } from '../cards/cards.ts'
import { faceOf, numberOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import { inJournal } from '../lasting.ts'
import { lossOf } from './danger.ts'
import { actionsAt, type Gone, larderAt, NOTHING_GONE, promiseOf, suppliesOf } from './food.ts'
import { type Goal, nextGoal } from './goals.ts'
import {
  countStored,
  deckOf,
  goneFrom,
  leftOf,
  lifeOf,
  pileOf,
  type SeenMember,
  standsOn,
  stateNumbers,
  terrainNumbers,
  type View,
} from './view.ts'
import { costOfWay, landHere, placesOf, spotOfNumber, wayTo } from './way.ts'

/** The party recovers below so much of its life force, and up to so much; and whenever the deck runs low. */
const HUNGRY = 0.4
const FED = 0.75
const LOW = 14
/** Beyond the tunnel there is little to eat. */
const TUNNEL = 363
const DOOR = 460
const READY = 0.9

export interface Plan {
  readonly gone: Gone
  readonly goal: Goal | undefined
  readonly target: Spot | undefined
  /** The first space on the way from where the party stands that does not lie open, and the one before it. */
  readonly edge: Spot | undefined
  readonly stand: Spot
  /** The space behind it on the way. */
  readonly beyond: Spot | undefined
  /** It is time to recover, and there is a place for it. */
  readonly isHungry: boolean
  /** Where most of the party stands. */
  readonly centre: Spot
  /** The nearest place where food or rest can be had. */
  readonly larder: Spot | undefined
  /** Where there will be some again after a camp, if there is none now. */
  readonly camp: Spot | undefined
  /** The place to be. */
  readonly wanted: Spot
}

/** Whether it is time to recover, for somebody who has begun to or has not. */
export function isHungry(view: View, already: boolean): boolean {
  const life = lifeOf(view)
  const goal = nextGoal(view)?.at
  if (landHere(view) === 'shelf') return life < READY
  return life < HUNGRY || deckOf(view) < LOW || (goal === TUNNEL && life < READY) || (already && life < FED)
}

/** Less than that is not worth a camp. */
const isInNeed = (view: View, goal: Goal | undefined): boolean =>
  deckOf(view) < LOW || lifeOf(view) < (goal?.at === TUNNEL ? 0.75 : 0.5)

export function planOf(view: View, hungry: boolean): Plan {
  const gone = goneFrom(view)
  const goal = nextGoal(view)
  const centre = centreOf(view)
  const larder = hungry ? larderOf(view, gone, centre) : undefined
  const station = targetOf(view, goal)
  const camp = hungry && larder === undefined && isInNeed(view, goal) ? campOf(view, centre, station) : undefined
  // From the door nobody turns back.
  const food =
    hungry && larder === undefined && !isAtDoor(view) ? foodBeyond(view, gone, centre, camp?.worth ?? 2) : undefined
  const target = food ?? station
  const way = target === undefined ? [] : wayTo(view, centre, target)
  const edge = way.find((spot) => {
    const space = view.spaces[spot]
    return space === undefined || !('terrain' in space)
  })
  const at = edge === undefined ? -1 : way.indexOf(edge)
  const stand = edge === undefined ? (target ?? centre) : (way[at - 1] ?? centre)
  const beyond = edge === undefined ? undefined : way[at + 1]
  const table = larder ?? (food === undefined ? camp?.spot : undefined)
  return {
    gone,
    goal,
    target,
    edge,
    stand,
    beyond,
    isHungry: table !== undefined,
    centre,
    larder,
    camp: food === undefined ? camp?.spot : undefined,
    wanted: table ?? stand,
  }
}

/** There is nothing left to eat here, or what the next station needs lies in the Past: the land has to grow again. */
export function wantsCamp(view: View, { goal, larder, camp, centre, isHungry }: Plan): boolean {
  if (view.past.length === 0) return false
  if (isHungry && larder === undefined && camp !== undefined) return camp === centre
  if (isHungry || isAtDoor(view)) return false
  const worth = regrowth(view) - campCost(view)
  if (goal?.at === TUNNEL && standsOn(view, TUNNEL)) return worth > 4
  // Nothing has been found yet that would be lost.
  if (Object.values(view.spaces).filter((space) => 'terrain' in space).length === 1) return worth > 6
  if (goal === undefined || !terrainNumbers(view, centre).includes(goal.at)) return false
  return (
    goal.at === EEL_WEIRS &&
    leftOf(goneFrom(view), EELS) === 0 &&
    !view.events.some(({ card }) => numberOf(card) === EELS)
  )
}

const isAtDoor = (view: View): boolean => standsOn(view, DOOR)

const EEL_WEIRS = 215
const EELS = 161

/** What grows again, as far as it is found everywhere. */
function regrowth({ past }: View): number {
  let worth = 0
  for (const number of EVERYWHERE) {
    for (const { card, feeds } of suppliesOf(number)) if (past.includes(card)) worth += Math.max(0, feeds - 3)
  }
  return worth
}

const EVERYWHERE = [110, 112, 118]

/** What a camp costs by itself, in cards. */
function campCost(view: View): number {
  let cost = 0
  const area = areaHere(view)
  for (const [, , lasting] of inJournal(view)) {
    if (lasting.last !== 'each' || lasting.time !== 'camp') continue
    if (lasting.from !== undefined && view.camps + 1 < lasting.from) continue
    if (lasting.until !== undefined && view.camps + 1 > lasting.until) continue
    if (lasting.area !== undefined && lasting.area !== area) continue
    cost += lossOf(lasting.effects, view.members.length) - backOf(lasting.effects) + voiceCost(view, lasting.effects)
    if (lasting.effects.some(({ do: does }) => does === 'forEach')) cost += lifeLoss(view)
  }
  return cost
}

/** One more voice in the choir makes its end harder; when there is no room for more, it hurts at once. */
const voiceCost = (view: View, effects: Effects): number =>
  effects.some((effect) => effect.do === 'take' && effect.number === VOICE) ? (countStored(view, VOICE) < 6 ? 6 : 9) : 0

const VOICE = 654

/** What it costs in the mean if everybody takes a State. T7-STATE-02 */
const lifeLoss = ({ members }: View): number =>
  members.reduce((sum, member) => sum + 0.6 * (1 + stateNumbers(member).length), 0)

/** Somebody there who is in the best of health. */
const cookAt = ({ members }: View, spot: Spot): SeenMember | undefined =>
  members.filter(({ at }) => at === spot).sort((one, other) => stateNumbers(one).length - stateNumbers(other).length)[0]

const backOf = (effects: Effects): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'recover' ? effect.by : 0), 0)

function areaHere({ spaces, members }: View): string | undefined {
  const [first] = members
  const space = first === undefined ? undefined : spaces[first.at]
  const face = space !== undefined && 'terrain' in space ? faceOf(space.terrain) : undefined
  return face?.type === 'terrain' ? face.area : undefined
}

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

/** What has to be found again, by the space, when a camp has brought the fog back. */
const PER_SPACE = 3.5

interface Worthy {
  readonly spot: Spot
  readonly worth: number
}

function campOf(view: View, from: Spot, target: Spot | undefined): Worthy | undefined {
  const open = (spot: Spot): number =>
    target === undefined
      ? 0
      : wayTo(view, spot, target).filter((one) => {
          const space = view.spaces[one]
          return one !== spot && space !== undefined && 'terrain' in space
        }).length
  const cost = campCost(view)
  const cook = cookAt(view, from)
  let best: Worthy | undefined
  for (const spot of [from, ...reachableFrom(view, from)]) {
    const promise = Math.min(pileOf(view) + 3, promiseOf(view, NOTHING_GONE, actionsAt(view, spot), cook))
    const worth = promise - cost - PER_SPACE * open(spot) - (spot === from ? 0 : 3)
    if (worth > (best?.worth ?? 2)) best = { spot, worth }
  }
  return best
}

/** Where the printed map has food that nobody has eaten yet, if the way there is worth it. */
function foodBeyond(view: View, gone: Gone, from: Spot, least: number): Spot | undefined {
  const cook = cookAt(view, from)
  let best: Spot | undefined
  let most = least
  for (const [spot, actions] of placesOf(landHere(view))) {
    const space = view.spaces[spot]
    if (space !== undefined && 'terrain' in space) continue
    const promise = Math.min(pileOf(view), promiseOf(view, gone, actions, cook))
    if (promise <= most) continue
    const way = wayTo(view, from, spot)
    if (way.length < 2) continue
    const worth = promise - costOfWay(view, way)
    if (worth > most) {
      most = worth
      best = spot
    }
  }
  return best
}

function larderOf(view: View, gone: Gone, from: Spot): Spot | undefined {
  const cook = cookAt(view, from)
  let best: Spot | undefined
  let most = 1.5
  for (const spot of [from, ...reachableFrom(view, from)]) {
    const worth = larderAt(view, gone, spot, cook) - (spot === from ? 0 : 2)
    if (worth > most) {
      most = worth
      best = spot
    }
  }
  return best
}
