// A player that knows one thing only: who draws many cards does not live long. Everything else it answers at random, so that
// random games last long enough to come to many positions.

import { meaningOf } from '@landfall/kernel'
import { type Bot, randomPlayer } from '@landfall/tabletop'
import type { Continent } from './types.ts'

/** It draws the fewest cards, or as many more as it is its turn to. */
const MORE = 3

export const sparingPlayer = (seed: string): Bot<Continent> => {
  const player = randomPlayer(seed)
  let turn = 0
  return {
    answer(position) {
      turn += 1
      const answer = player.answer(position)
      const question = position.questions.find(({ id }) => id === answer.question)
      if (question?.kind !== 'sheet') return answer
      const draws = question.choices.filter((choice) => {
        const means = meaningOf(choice)
        return means !== 'cancel' && means.do === 'draw'
      })
      if (!draws.some(({ id }) => id === answer.choice)) return answer
      return { ...answer, choice: draws[Math.min(draws.length - 1, turn % MORE)]?.id ?? answer.choice }
    },
  }
}
