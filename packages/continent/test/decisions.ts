// Whether every question of this game is a decision.
import { continentPlugin } from '@landfall/continent'
import { testDecisions } from '@landfall/testkit'

/** One in this many positions of these games is looked at. */
export function decisionsTest(games: number, oneIn: number): void {
  testDecisions(continentPlugin, games, { oneIn })
}
