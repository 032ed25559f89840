// Pawns: whose are free, and which may lead or support. RC-PLAN-02, RC-PLAN-03, RC-PLAN-22, RC-PLAN-23, RC-FRI-04, RC-FRI-05.
import { INVENTIONS, type Invention } from '../cards/inventions.ts'
import { PAWNS_OF_CHARACTER, PAWNS_OF_FRIDAY } from '../components/characters.ts'
import { type Action, type Person, peopleIn, type Reading } from '../state.ts'
import { payableBy, type Target } from './targets.ts'

export function freePawns({ plan }: Reading, person: Person): number {
  const placed = plan.reduce((sum, { leader, support }) => {
    return sum + (leader === person ? 1 : 0) + support.filter((pawn) => pawn === person).length
  }, 0)
  return (person === 'friday' ? PAWNS_OF_FRIDAY : PAWNS_OF_CHARACTER) - placed
}

/** The pawn of the Handyman. */
const HANDYMAN = 'ability/handyman'

/** RC-PLAN-22: the neutral pawns that may support an Action of this leader, and are not in use. */
function freeNeutral({ items, plan, handyman }: Reading, action: Action, leader: Person): readonly string[] {
  const fromItems = items.filter((item) => {
    const { pawnFor = [] }: Invention = INVENTIONS[item]
    return pawnFor.some((named) => named === action)
  })
  // RC-ABIL-CARP-08: for Build, and only on the Carpenter's Actions.
  const hired = handyman && action === 'build' && leader === 'carpenter' ? [HANDYMAN] : []
  return [...fromItems, ...hired].filter((pawn) => !plan.some(({ support }) => support.includes(pawn)))
}

/** The pawns that may still be put under a leader's. Friday leads neutral pawns only. */
export function supportFor(
  state: Reading,
  action: Action,
  leader: Person,
  support: readonly string[],
): readonly string[] {
  const neutral = freeNeutral(state, action, leader).filter((pawn) => !support.includes(pawn))
  if (leader === 'friday') return neutral
  const people = peopleIn(state).filter((person) => {
    const used = support.filter((pawn) => pawn === person).length + (person === leader ? 1 : 0)
    return freePawns(state, person) > used
  })
  return [...people, ...neutral]
}

/** How many pawns could be gathered on an Action under this leader, the leader's own included. */
function strength(state: Reading, { action }: Target, leader: Person): number {
  const neutral = freeNeutral(state, action, leader).length
  if (leader === 'friday') return 1 + neutral
  return peopleIn(state).reduce((sum, person) => sum + freePawns(state, person), neutral)
}

/** RC-PLAN-23: a stack needs somebody's pawn on top. */
export function leadersFor(state: Reading, target: Target): readonly Person[] {
  return peopleIn(state).filter((person) => {
    if (target.onlyLeader !== undefined && person !== target.onlyLeader) return false
    if (target.costs.length > 0 && payableBy(state, person, target.costs).length === 0) return false
    return freePawns(state, person) > 0 && strength(state, target, person) >= target.pawns
  })
}
