// What a fork costs: a card game in the middle, forked over and over, beside copies of the same state.
import { luckOf, pickOf } from './luck.ts'
import { median, perCall } from './measure.ts'
import { copyTide } from './tide/copy.ts'
import { tide } from './tide/landfall.ts'
import { DECK, type Tide } from './tide/rules.ts'

export interface ForkCost {
  /** Microseconds of CPU each. */
  readonly fork: number
  readonly handCopy: number
  readonly structuredClone: number
}

export function forkCost(): ForkCost {
  const luck = luckOf(1, DECK)
  const session = tide.start({ deck: luck.deck, seed: 'bench' })
  for (let move = 0; move < DECK.length / 2; move++) {
    const question = pickOf(session.questions, 0)
    session.answer({
      seat: question.seat,
      question: question.id,
      choice: pickOf(question.choices, luck.picks[move]).id,
    })
  }
  const state: Tide = JSON.parse(JSON.stringify(session.state))
  let kept: unknown
  const measure = (calls: number, call: () => unknown): number =>
    perCall(9, calls, () => {
      kept = call()
    })
  const rounds = Array.from({ length: 3 }, () => ({
    handCopy: measure(50_000, () => copyTide(state)),
    fork: measure(20_000, () => session.fork()),
    structuredClone: measure(3000, () => structuredClone(state)),
  }))
  if (kept === undefined) throw new Error('nothing was measured')
  return {
    fork: median(rounds.map((round) => round.fork)),
    handCopy: median(rounds.map((round) => round.handCopy)),
    structuredClone: median(rounds.map((round) => round.structuredClone)),
  }
}
