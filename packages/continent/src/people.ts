// Who is in play, where they stand, and for whom cards are resolved.

import type { CardId } from './cards/card-ids.ts'
import { faceOf, typeOf } from './cards/decks.ts'
import type { Spot } from './components/map.ts'
import { EXPLORERS, type Explorer, type Limits, limitsFor, SEATS, type Seat } from './components/seats.ts'
import type { Circle, ContinentState } from './state.ts'

const NOBODY: readonly never[] = []

type Members = ContinentState['members']
export type Member = Members[number]

export function memberOf({ members }: Pick<ContinentState, 'members'>, who: Explorer): Member {
  const member = members.find((one) => one.who === who)
  if (member === undefined) throw new Error(`${who} is not in play`)
  return member
}

export const isInPlay = ({ members }: Pick<ContinentState, 'members'>, who: Explorer): boolean =>
  members.some((one) => one.who === who)

export const seatOf = (state: Pick<ContinentState, 'members'>, who: Explorer): Seat => memberOf(state, who).seat

/** T7-GEN-17: from somebody on, clockwise. */
export function clockwiseFrom(members: Members, who: Explorer): readonly Member[] {
  const at = members.findIndex((one) => one.who === who)
  return at === -1 ? members : [...members.slice(at), ...members.slice(0, at)]
}

/** T7-GEN-19: everybody on a Terrain card. */
export const thoseAt = ({ members }: Pick<ContinentState, 'members'>, at: Spot): readonly Member[] =>
  members.filter((one) => one.at === at)

/** For whom cards are resolved: the one who is active, and those who are involved. */
export function circleOf({ action, circle }: Pick<ContinentState, 'action' | 'circle'>): Circle {
  const found = circle ?? action
  if (found === undefined) throw new Error('nobody is active')
  return found
}

/** The active player first, then clockwise. T7-ACT-CONS-04 */
export function involvedIn(state: Pick<ContinentState, 'action' | 'circle' | 'members'>): readonly Explorer[] {
  const { active, involved } = circleOf(state)
  const [only, second] = involved
  if (only !== undefined && second === undefined) return isInPlay(state, only) ? involved : NOBODY
  const found: Explorer[] = []
  for (const { who } of clockwiseFrom(state.members, active)) if (involved.includes(who)) found.push(who)
  return found
}

/** Everybody on the terrain of the active player. */
export function hereWith(state: Pick<ContinentState, 'action' | 'circle' | 'members'>): readonly Explorer[] {
  const { active } = circleOf(state)
  const { at } = memberOf(state, active)
  return clockwiseFrom(state.members, active).flatMap((one) => (one.at === at ? [one.who] : []))
}

/** The Satchel & Journal, for those who play now. */
export const limitsOf = ({ members }: Pick<ContinentState, 'members'>): Limits => limitsFor(Math.max(1, members.length))

/** T7-STATE-02 */
export const statesOf = ({ hand }: Member): readonly CardId[] => hand.filter((card) => typeOf(card) === 'state')

/** T7-ACT-HAND-02: what counts towards the limit. */
export const countedIn = ({ hand }: Member): readonly CardId[] => hand.filter((card) => typeOf(card) !== 'state')

export const stateCalled = (member: Member, number: number): CardId | undefined =>
  statesOf(member).find((card) => {
    const face = faceOf(card)
    return face.type === 'state' && face.number === number
  })

/** T7-JOINLEAVE-07 */
export const freeExplorers = ({ members, absent, gone }: ContinentState): readonly Explorer[] =>
  EXPLORERS.filter(
    (who) => !(members.some((one) => one.who === who) || absent.some((one) => one.who === who) || gone.includes(who)),
  )

/** T7-TURN-02: the next seat clockwise at which somebody plays. */
export function leftOf({ members }: Pick<ContinentState, 'members'>, seat: Seat): Member | undefined {
  const at = SEATS.indexOf(seat)
  const round = [...SEATS.slice(at + 1), ...SEATS.slice(0, at + 1)]
  for (const next of round) {
    const member = members.find((one) => one.seat === next)
    if (member !== undefined) return member
  }
  return undefined
}

/** T7-GEN-21: who decides where nobody else does. */
export function deciderOf(state: ContinentState): Member {
  const found = state.members.find(({ seat }) => seat === state.last) ?? state.members[0]
  if (found === undefined) throw new Error('nobody plays')
  return found
}
