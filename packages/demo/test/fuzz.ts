// The share of the random games that each fuzz test plays: several files, so that they run side by side.
import { subject } from '@landfall/demo/testing'
import { fuzz } from '@landfall/testkit'
import { expect, test } from 'vitest'

export function fuzzTest(seed: string, games: number): void {
  test(`${games} random games keep every promise in every position`, { timeout: 900_000 }, () => {
    const report = fuzz(subject, { games, seed })
    expect(report.findings).toEqual([])
    expect(report.positions).toBeGreaterThan(20 * games)
  })
}
