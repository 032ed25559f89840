// Random games keep every promise: those of players who draw as many cards as they like, and those of players who last.
import { fuzz } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { check } from '../src/check.ts'
import { continentPlugin } from '../src/plugin.ts'
import { sparingPlayer } from '../src/sparing.ts'
import { subject } from '../src/testing.ts'

test('16 random games keep every promise in every position', { timeout: 300_000 }, () => {
  const report = fuzz(subject, { games: 16, seed: 'continent' })
  expect(report.findings).toEqual([])
  expect(report.positions).toBeGreaterThan(150)
})

test.each([1, 2, 3, 4])('%i explorers who draw few cards break no rule', { timeout: 300_000 }, (players) => {
  let answers = 0
  for (let variant = 0; variant < 6; variant++) {
    const session = continentPlugin.game.start({
      ...continentPlugin.setupFor(players, variant),
      seed: `few/${variant}`,
    })
    const player = sparingPlayer(`few/${players}/${variant}`)
    for (let turn = 0; turn < 250 && session.outcome === undefined; turn++) {
      expect(session.answer(player.answer(session))).toBeUndefined()
      expect(check.problems(session.state)).toEqual([])
      answers += 1
    }
  }
  expect(answers).toBeGreaterThan(300)
})
