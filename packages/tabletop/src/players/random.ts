// The random player: every open choice is as likely as any other choice of its question, but it seldom takes back what
// it has just decided, or it would never come to an end.
import { type Choice, checksum, TABLE } from '@landfall/kernel'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Player } from './player.ts'

/** It acts on one in this many of its second thoughts. */
const REGRETS = 10

export function randomPlayer(seed: string): Player {
  const generator = xoroshiro128plus(checksum(seed) | 0)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[items.length === 1 ? 0 : uniformInt(generator, 0, items.length - 1)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  const choose = (choices: readonly Choice[]): Choice => {
    const choice = pick(choices)
    if (choice.takesBack !== true || uniformInt(generator, 1, REGRETS) === 1) return choice
    const others = choices.filter(({ takesBack }) => takesBack !== true)
    return others.length === 0 ? choice : pick(others)
  }
  return {
    answer({ questions, seats }) {
      const question = pick(questions)
      const seat = question.seat === TABLE ? pick(seats) : question.seat
      return { seat, question: question.id, choice: choose(question.choices).id }
    },
  }
}
