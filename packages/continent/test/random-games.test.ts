// Random games keep every promise: those of players who draw as many cards as they like, and those of players who last.
import { type Answer, meaningOf, type Session } from '@landfall/kernel'
import { randomPlayer } from '@landfall/tabletop'
import { fuzz } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { check } from '../src/check.ts'
import { continentPlugin } from '../src/plugin.ts'
import { subject } from '../src/testing.ts'
import type { Continent } from '../src/types.ts'

test('16 random games keep every promise in every position', { timeout: 300_000 }, () => {
  const report = fuzz(subject, { games: 16, seed: 'continent' })
  expect(report.findings).toEqual([])
  expect(report.positions).toBeGreaterThan(150)
})

/** Instead of any number of cards: the least, or one or two more. */
function sparing(session: Session<Continent>, answer: Answer, turn: number): Answer {
  const question = session.questions.find(({ id }) => id === answer.question)
  if (question?.kind !== 'sheet') return answer
  const draws = question.choices.filter((choice) => {
    const means = meaningOf(choice)
    return means !== 'cancel' && means.do === 'draw'
  })
  if (!draws.some(({ id }) => id === answer.choice)) return answer
  return { ...answer, choice: draws[Math.min(draws.length - 1, turn % 3)]?.id ?? answer.choice }
}

test.each([1, 2, 3, 4])('%i explorers who draw few cards break no rule', { timeout: 300_000 }, (players) => {
  let answers = 0
  for (let variant = 0; variant < 6; variant++) {
    const session = continentPlugin.game.start({
      ...continentPlugin.setupFor(players, variant),
      seed: `few/${variant}`,
    })
    const player = randomPlayer(`few/${players}/${variant}`)
    for (let turn = 0; turn < 250 && session.outcome === undefined; turn++) {
      expect(session.answer(sparing(session, player.answer(session), turn))).toBeUndefined()
      expect(check.problems(session.state)).toEqual([])
      answers += 1
    }
  }
  expect(answers).toBeGreaterThan(300)
})
