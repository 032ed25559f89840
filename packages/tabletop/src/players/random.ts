// The random player: every choice of a question is as likely as any other. What it may do besides answering (use, trade) it
// does only now and then, and it seldom takes back what it has just decided or changes how often it is asked: a game in
// which that is always open would never come to an end.
import { type Choice, checksum, isAsking, TABLE } from '@landfall/kernel'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Player } from './player.ts'

/** It takes up what is offered beside a question once in this many times. */
const TEMPTATIONS = 4

/** It acts on one in this many of its second thoughts. */
const REGRETS = 10

export function randomPlayer(seed: string): Player {
  const generator = xoroshiro128plus(checksum(seed) | 0)
  const oneIn = (times: number): boolean => uniformInt(generator, 1, times) === 1
  const pick = <T>(items: readonly T[]): T => {
    const item = items[items.length === 1 ? 0 : uniformInt(generator, 0, items.length - 1)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  const choose = (choices: readonly Choice[]): Choice => {
    const choice = pick(choices)
    if (choice.takesBack !== true || oneIn(REGRETS)) return choice
    const others = choices.filter(({ takesBack }) => takesBack !== true)
    return others.length === 0 ? choice : pick(others)
  }
  return {
    answer({ questions, seats }) {
      const needed = questions.filter(({ optional }) => optional !== true)
      const offered = questions.filter(({ optional }) => optional === true)
      const isTempted = offered.length > 0 && (needed.length === 0 || oneIn(TEMPTATIONS))
      const first = pick(isTempted ? offered : needed)
      const question = isAsking(first) && !oneIn(REGRETS) ? pick(questions.filter((one) => !isAsking(one))) : first
      const seat = question.seat === TABLE ? pick(seats) : question.seat
      return { seat, question: question.id, choice: choose(question.choices).id }
    },
  }
}
