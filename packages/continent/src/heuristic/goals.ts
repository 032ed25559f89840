// Where the expedition is going: the stations of each curse, one after the other, as its signposts tell them.

import { numberOf } from '../cards/decks.ts'
import type { Icon } from '../components/actions.ts'
import type { Clue } from '../config.ts'
import { countStored, hasItem, isStored, lifeOf, type View } from './view.ts'
import { landHere } from './way.ts'

/** Something to be done at a place, until it is done. */
export interface Goal {
  /** The Terrain card where it is done. */
  readonly at: number
  /** What is done there, the first that is offered. */
  readonly icons: readonly Icon[]
  isDone(view: View): boolean
}

const goal = (at: number, icons: readonly Icon[], isDone: Goal['isDone']): Goal => ({ at, icons, isDone })

const isAway = (view: View): boolean => landHere(view) !== 'strand'
const isUp = (view: View): boolean => view.members.some(({ at }) => Number(at.split(',')[0]) >= 6)
const isBelow = (view: View): boolean => landHere(view) === 'shelf'
const hasSeen = (view: View, number: number): boolean =>
  Object.values(view.spaces).some((space) => 'terrain' in space && numberOf(space.terrain) === number)
const never = (): boolean => false

/** From the fen to the shelf, by the hour: the hermit sells it for eels. */
const EELS = goal(
  215,
  ['take', 'fish'],
  (view) => hasItem(view, 511) || isStored(view, 546) || isUp(view) || isBelow(view),
)
const HERMIT = goal(217, ['offer', 'investigate'], (view) => isStored(view, 546) || isUp(view) || isBelow(view))

/** The last good food before the end: it is worth a detour as long as it is needed. */
const EEL_GARDENS = 419
const isFed = (view: View): boolean =>
  !isBelow(view) || lifeOf(view) > 0.8 || hasSeen(view, EEL_GARDENS) || hasSeen(view, 437) || hasSeen(view, 460)

const GOALS: { readonly [C in Clue]: readonly Goal[] } = {
  drownedLighthouse: [
    goal(14, ['pull'], (view) => isStored(view, 541) || isAway(view)),
    goal(91, ['pull', 'swim'], isAway),
    EELS,
    goal(262, ['search'], (view) => isStored(view, 547) || isUp(view) || isBelow(view)),
    HERMIT,
    goal(338, ['take'], (view) => isStored(view, 550) || isStored(view, 548) || isBelow(view)),
    goal(352, ['fire'], (view) => isStored(view, 548) || isBelow(view)),
    goal(363, ['orient'], isBelow),
    goal(EEL_GARDENS, [], isFed),
    goal(460, ['think', 'climb', 'open'], never),
  ],
  borrowedShadow: [
    // Another curse has led below: back through the tunnel.
    goal(402, ['orient'], (view) => !isBelow(view)),
    goal(333, ['stealth', 'pull', 'take', 'fight', 'balance', 'offer'], (view) => countStored(view, 624) < 4),
  ],
  saltChoir: [
    EELS,
    goal(251, ['offer', 'dig', 'listen'], (view) => heardAlto(view) || isUp(view) || isBelow(view)),
    HERMIT,
    goal(249, ['spot'], (view) => hasItem(view, 534) || isUp(view) || isBelow(view)),
    goal(363, ['orient'], isBelow),
    goal(EEL_GARDENS, [], isFed),
    goal(445, ['music', 'open', 'listen'], heardTreble),
    goal(426, ['music', 'decipher', 'listen'], never),
  ],
}

const isFreed = ({ members }: View, id: string): boolean => members.some(({ hand }) => hand.some((card) => card === id))

/** Freed or silenced. */
function heardAlto(view: View): boolean {
  return (
    isFreed(view, 'choir/middle-voice') ||
    isStored(view, 671) ||
    view.banished.includes('choir/an-alto-under-the-water')
  )
}

function heardTreble(view: View): boolean {
  return isFreed(view, 'choir/high-voice') || view.banished.includes('choir/a-treble-in-the-pews')
}

/** The next station: that of the first curse that is left. */
export function nextGoal(view: View): Goal | undefined {
  const [clue] = view.clues
  return clue === undefined ? undefined : GOALS[clue].find((one) => !one.isDone(view))
}
