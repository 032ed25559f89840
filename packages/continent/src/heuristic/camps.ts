// Camps: what grows again, what they cost, and where one is worth it.

import { reachableFrom } from '../board.ts'
import type { Effects } from '../cards/cards.ts'
import { faceOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import { inJournal } from '../lasting.ts'
import { lossOf } from './danger.ts'
import { promiseAt, suppliesOf } from './food.ts'
import { cookAt, countStored, pileOf, stateNumbers, type View } from './view.ts'
import { wayTo } from './way.ts'

/** What grows again, as far as it is found everywhere. */
export function regrowth({ past }: View): number {
  let worth = 0
  for (const number of EVERYWHERE) {
    for (const { card, feeds } of suppliesOf(number)) if (past.includes(card)) worth += Math.max(0, feeds - 3)
  }
  return worth
}

const EVERYWHERE = [110, 112, 118]

/** What a camp costs by itself, in cards. */
export function campCost(view: View): number {
  let cost = 0
  const area = areaHere(view)
  for (const [, , each] of inJournal(view, 'each')) {
    if (each.time !== 'camp') continue
    if (each.from !== undefined && view.camps + 1 < each.from) continue
    if (each.until !== undefined && view.camps + 1 > each.until) continue
    if (each.area !== undefined && each.area !== area) continue
    cost += lossOf(each.effects, view.members.length) - backOf(each.effects) + voiceCost(view, each.effects)
    if (each.effects.some(({ do: does }) => does === 'forEach')) cost += lifeLoss(view)
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

const backOf = (effects: Effects): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'recover' ? effect.by : 0), 0)

function areaHere({ spaces, members }: View): string | undefined {
  const [first] = members
  const space = first === undefined ? undefined : spaces[first.at]
  const face = space !== undefined && 'terrain' in space ? faceOf(space.terrain) : undefined
  return face?.type === 'terrain' ? face.area : undefined
}

/** What has to be found again, by the space, when a camp has brought the fog back. */
const PER_SPACE = 3.5

/** The best place for a camp that can be walked to, if it is worth anything. */
export function campOf(view: View, from: Spot, target: Spot | undefined): Spot | undefined {
  const open = (spot: Spot): number =>
    target === undefined
      ? 0
      : wayTo(view, spot, target).filter((one) => {
          const space = view.spaces[one]
          return one !== spot && space !== undefined && 'terrain' in space
        }).length
  const cost = campCost(view)
  const cook = cookAt(view, from)
  let best: Spot | undefined
  let most = 2
  for (const spot of [from, ...reachableFrom(view, from)]) {
    const promise = Math.min(pileOf(view) + 3, promiseAt(view, spot, cook))
    const worth = promise - cost - PER_SPACE * open(spot) - (spot === from ? 0 : 3)
    if (worth > most) {
      most = worth
      best = spot
    }
  }
  return best
}
