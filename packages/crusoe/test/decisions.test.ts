// No question without a decision, and not too many questions.
import { crusoePlugin } from '@landfall/crusoe'
import { answersPerTurn, median } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { heuristicPlayer } from '../src/heuristic.ts'
import { decisionsTest } from './decisions.ts'

decisionsTest(40, 2)

test('two players answer at most 12 questions a round, in the median', () => {
  const rounds = Array.from({ length: 60 }, (_, game) => {
    const seed = `clicks/${game}`
    const session = crusoePlugin.game.start({ ...crusoePlugin.setupFor(2, game), seed })
    return answersPerTurn(session, heuristicPlayer(seed), ({ round }) => round)
  })
  expect(median(rounds.flat())).toBeLessThanOrEqual(12)
})
