// The random player: every open choice is as likely as any other choice of its question.
import { checksum, TABLE } from '@landfall/kernel'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Player } from './player.ts'

export function randomPlayer(seed: string): Player {
  const generator = xoroshiro128plus(checksum(seed) | 0)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[items.length === 1 ? 0 : uniformInt(generator, 0, items.length - 1)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  return {
    answer({ questions, seats }) {
      const question = pick(questions)
      const seat = question.seat === TABLE ? pick(seats) : question.seat
      return { seat, question: question.id, choice: pick(question.choices).id }
    },
  }
}
