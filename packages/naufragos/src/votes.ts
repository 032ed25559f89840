// Decisions of the group: secret votes, and what settles a tie. NA-VOTE.
import type { Routine, Table } from '@landfall/kernel'
import type { Seat } from './components/seats.ts'
import { cast, sumOf } from './dice.ts'
import { isAlive } from './people.ts'
import { strengthIn, strengthOf, useBonuses } from './strength.ts'
import type { NamedChoice, Naufragos, Votable } from './types.ts'

type T = Table<Naufragos>
type Options<V extends Votable> = readonly NamedChoice<V>[]

/** The choice of a player who wants none of it. NA-VOTE-02 */
export const ABSTAIN = 'abstain'

/** What the voters decide among what is open; something that is used meanwhile may change that. If nobody votes, the resolver does. NA-VOTE-05 */
export function* decide<V extends Votable>(
  t: T,
  kind: 'vote' | 'cover',
  voters: readonly Seat[],
  resolver: Seat,
  open: () => Options<V>,
): Routine<V> {
  const [first, second] = open()
  if (first === undefined) throw new Error('there is nothing to vote on')
  if (second === undefined) return first.id
  // NA-DEATH-06: the dead decide nothing.
  const last = isAlive(t.state, resolver) ? resolver : voters[0]
  if (last === undefined) return first.id
  if (voters.length <= 1) {
    const seat = voters[0] ?? last
    return yield* t.ask(() => ({ seat, kind, rule: 'NA-VOTE-05', choices: open() }))
  }
  const ballots = yield* t.askEach({
    seats: voters,
    kind,
    rule: 'NA-VOTE-02',
    choices: () => [...open(), { id: ABSTAIN }],
  })
  t.emit({ t: 'voted', ballots })
  const decided = yield* counted(t, voters, last, ballots, open(), kind)
  t.emit({ t: 'decided', option: decided })
  return decided
}

function* counted<V extends Votable>(
  t: T,
  voters: readonly Seat[],
  resolver: Seat,
  ballots: { readonly [S in Seat]?: V | typeof ABSTAIN },
  options: Options<V>,
  kind: 'vote' | 'cover',
): Routine<V> {
  const votesFor = (id: V): readonly Seat[] => voters.filter((seat) => ballots[seat] === id)
  const most = Math.max(...options.map(({ id }) => votesFor(id).length))
  if (most === 0) return yield* t.ask({ seat: resolver, kind, rule: 'NA-VOTE-05', choices: options })
  const tied = options.filter(({ id }) => votesFor(id).length === most)
  const [winner, other] = tied
  if (winner !== undefined && other === undefined) return winner.id
  t.emit({ t: 'tied', options: tied.map(({ id }) => id) })
  yield* t.window({ at: 'tie', voters })
  const { tieDecidedBy } = t.state
  if (tieDecidedBy !== undefined) return yield* t.ask({ seat: tieDecidedBy, kind, choices: tied })
  return yield* fought(
    t,
    tied.map(({ id }) => ({ id, champion: strongest(t, votesFor(id)) })),
  )
}

function strongest(t: T, seats: readonly Seat[]): Seat {
  const [first] = seats.toSorted((one, other) => strengthOf(t.state, other) - strengthOf(t.state, one))
  if (first === undefined) throw new Error('nobody stands for this option')
  return first
}

interface Side<V> {
  readonly id: V
  readonly champion: Seat
}

/** NA-VOTE-04, NA-STRENGTH-03: the highest sum wins, equal ones are rolled again. */
function* fought<V extends Votable>(t: T, sides: readonly Side<V>[]): Routine<V> {
  const sums: { readonly side: Side<V>; readonly sum: number }[] = []
  for (const side of sides) {
    yield* t.window({ at: 'test', by: [side.champion], plus: strengthIn(t.state, [side.champion], undefined) })
    const plus = strengthIn(t.state, [side.champion], undefined)
    const roll = yield* cast(t, { of: 'tie', by: [side.champion], plus })
    useBonuses(t, [side.champion])
    sums.push({ side, sum: sumOf(roll) })
  }
  const highest = Math.max(...sums.map(({ sum }) => sum))
  const best = sums.filter(({ sum }) => sum === highest).map(({ side }) => side)
  const [winner, other] = best
  return winner !== undefined && other === undefined ? winner.id : yield* fought(t, best)
}
