// On an expedition: on, or back.
import { meaningOf } from '@landfall/kernel'
import type { Seat } from '../components/seats.ts'
import { AREAS, areaOf, isArea, rankOf, SUMMIT } from '../components/tracks.ts'
import { castaway } from '../people.ts'
import type { OpenQuestion, Questions } from '../types.ts'
import { mayClimb } from './goal.ts'
import { chanceAfterCard, daring, rollChance } from './homeward.ts'
import { isLastTurn, isSelfish, type Outlook } from './outlook.ts'
import { best, energyOf } from './view.ts'
import { drawnWorth } from './worth.ts'

const RETURN = 'return'

/** Those whose way home counts: everybody who is out, or oneself alone. */
const company = (o: Outlook): readonly Seat[] => (isSelfish(o) ? [o.me] : (o.seen.expedition?.explorers ?? [o.me]))

export function exploreOn(o: Outlook, { choices }: OpenQuestion<'explore'>): Questions['explore'] {
  const ways = choices.map(meaningOf)
  // The card of an area moves all who are there or behind: the furthest one moves most.
  const deck = AREAS.toReversed().find((area) => ways.includes(area))
  const pending = best(
    ways.filter((way) => way !== RETURN && !isArea(way)),
    (card) => drawnWorth(o, card, o.me),
  )
  if (deck === undefined && pending === undefined) return RETURN
  const group = company(o)
  const area = deck ?? areaOf(castaway(o.seen, o.me).space)
  const isOnTop = group.some((seat) => castaway(o.seen, seat).space >= SUMMIT)
  const isNear = group.some((seat) => castaway(o.seen, seat).space >= SUMMIT - 1 && rankOf(area) >= 2)
  if (isOnTop || (isNear && !mayClimb(o))) return RETURN
  if (chanceAfterCard(o, group, area) < limit(o, group)) return RETURN
  if (pending !== undefined && (deck === undefined || drawnWorth(o, pending, o.me) > 1.5)) return pending
  return deck ?? RETURN
}

/** A step from the summit, with a ship that would come, more is dared. */
function limit(o: Outlook, group: readonly Seat[]): number {
  const nearest = Math.max(...group.map((seat) => castaway(o.seen, seat).space))
  const usual = daring(o)
  return nearest >= SUMMIT - 1 && o.left <= 4 ? usual - 0.25 : usual
}

/** Together the way is easier to find; the player who could go on alone may stay. */
export function join(o: Outlook): 'join' | 'stay' {
  if (!isSelfish(o)) return 'join'
  const { expedition } = o.seen
  const space = castaway(o.seen, o.me).space
  const area = areaOf(space)
  const alone = expedition === undefined ? 0 : chanceAfterCard(o, [o.me], area)
  return alone >= daring(o) && space < SUMMIT ? 'stay' : 'join'
}

/** Below this chance another roll is not worth its price. */
const LEAST_CHANCE = 0.2

/** What somebody gives for another roll: those who have most give most. */
export function payAgain(o: Outlook, question: OpenQuestion<'rollAgain'>): number {
  const { seen, me } = o
  const missing = question.about?.costs?.[0]?.['energy'] ?? 0
  const most = question.choices.length - 1
  const group = seen.expedition?.explorers ?? [me]
  const chance = rollChance(o, group, seen.expedition?.cube ?? 0)
  if (chance < LEAST_CHANCE && !isLastTurn(o)) return 0
  if (isSelfish(o)) return Math.min(1, most)
  const leader = seen.expedition?.turn ?? me
  const order = [leader, ...group.filter((seat) => seat !== leader)]
  const later = order.slice(order.indexOf(me) + 1)
  return Math.min(
    most,
    fairShare(
      missing,
      energyOf(seen, me),
      later.map((seat) => energyOf(seen, seat)),
    ),
  )
}

/** One after the other gives a point, always the one who has most left. */
function fairShare(missing: number, own: number, others: readonly number[]): number {
  let mine = own
  const rest = [...others]
  for (let given = 0; given < missing; given++) {
    const richest = Math.max(0, ...rest)
    if (mine >= richest) mine -= 1
    else rest[rest.indexOf(richest)] = richest - 1
  }
  return own - Math.max(0, mine)
}
