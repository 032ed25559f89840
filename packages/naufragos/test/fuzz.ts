// The share of the random games that each fuzz test plays: one file a number of castaways, so that they run side by side.
import { naufragosPlugin } from '@landfall/naufragos'
import { subject } from '@landfall/naufragos/testing'
import { fuzz } from '@landfall/testkit'
import { expect, test } from 'vitest'

/** The promises that are this game's own; they cost little to check, so that many more games can be played. */
const OWN = ['nobody sees what is hidden', 'the rules of the game hold']

/** How many games check every promise, and how many the game's own. */
export function fuzzTest(castaways: number, games: { readonly every: number; readonly own: number }): void {
  const configs = (naufragosPlugin.options ?? []).map((_, variant) => naufragosPlugin.setupFor(castaways, variant))
  const seed = `${games.own} games of ${castaways}`
  const play = (count: number, promises?: readonly string[]): void => {
    const report = fuzz(
      { ...subject, configs },
      { games: count, seed, ...(promises === undefined ? {} : { promises }) },
    )
    expect(report.findings).toEqual([])
    expect(report.positions).toBeGreaterThan(20 * castaways * count)
  }

  test(`${games.every} random games of ${castaways} keep every promise in every position`, { timeout: 900_000 }, () =>
    play(games.every),
  )

  test(`${games.own} random games of ${castaways} break no rule and hide what is hidden`, { timeout: 900_000 }, () =>
    play(games.own, OWN),
  )
}
