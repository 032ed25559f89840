// No question without a decision, and not too many questions.
import { naufragosPlugin } from '@landfall/naufragos'
import { answersPerTurn, median } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { heuristicPlayer } from '../src/heuristic.ts'
import { decisionsTest } from './decisions.ts'

decisionsTest(40, 2)

test('two castaways answer at most 12 questions a turn, in the median', () => {
  const turns = Array.from({ length: 60 }, (_, game) => {
    const seed = `clicks/${game}`
    const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(2), seed })
    return answersPerTurn(session, heuristicPlayer(seed), ({ turn }) => turn)
  })
  expect(median(turns.flat())).toBeLessThanOrEqual(12)
})
