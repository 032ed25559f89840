// What the party is about: where it goes next, whether it is time to recover, and where.

import { reachableFrom } from '../board.ts'
import { numberOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import { campOf } from './camps.ts'
import { type Gone, larderAt } from './food.ts'
import { type Goal, nextGoal } from './goals.ts'
import { cookAt, deckOf, goneFrom, lifeOf, type View } from './view.ts'
import { landHere, spotOfNumber, wayTo } from './way.ts'

/** The party recovers below so much of its life force, and up to so much; and whenever the deck runs low. */
const HUNGRY = 0.4
const FED = 0.75
const LOW = 14
/** Beyond the tunnel there is little to eat. */
export const TUNNEL = 363
export const DOOR = 460
const READY = 0.9
/** After this many camps a party that gets nowhere no longer recovers: its game comes to an end. */
const PATIENCE = 40

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
  if (view.camps > PATIENCE) return false
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
  const target = targetOf(view, goal)
  const camp = hungry && larder === undefined && isInNeed(view, goal) ? campOf(view, centre, target) : undefined
  const way = target === undefined ? [] : wayTo(view, centre, target)
  const edge = way.find((spot) => {
    const space = view.spaces[spot]
    return space === undefined || !('terrain' in space)
  })
  const at = edge === undefined ? -1 : way.indexOf(edge)
  const stand = edge === undefined ? (target ?? centre) : (way[at - 1] ?? centre)
  const beyond = edge === undefined ? undefined : way[at + 1]
  const table = larder ?? camp
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
    camp,
    wanted: table ?? stand,
  }
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
