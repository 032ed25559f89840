// What may even out a decision in this game.
import type { Session } from '@landfall/kernel'
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { testDecisions } from '@landfall/testkit'

type State = Session<Naufragos>['state']

/** When somebody has died, it no longer matters what that castaway ate, had or paid. */
const dead = ({ seats, castaways }: State): number => seats.filter((seat) => castaways[seat]?.dead === true).length
const isEvenedOut = (before: State, after: State): boolean => dead(after) > dead(before)

/** One in so many positions of these games is looked at. */
export function decisionsTest(games: number, oneIn: number): void {
  testDecisions(naufragosPlugin, games, { oneIn, isEvenedOut })
}
