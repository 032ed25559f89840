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
  /** The medians of the ratios of each round: whatever else the machine did in a round met all three. */
  readonly forkToHandCopy: number
  readonly structuredCloneToFork: number
}

const ROUNDS = 31

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
    perCall(calls, () => {
      kept = call()
    })
  const round = (): { handCopy: number; fork: number; structuredClone: number } => ({
    handCopy: measure(40_000, () => copyTide(state)),
    fork: measure(10_000, () => session.fork()),
    structuredClone: measure(1000, () => structuredClone(state)),
  })
  for (let warmUp = 0; warmUp < 3; warmUp++) round()
  const rounds = Array.from({ length: ROUNDS }, round)
  if (kept === undefined) throw new Error('nothing was measured')
  return {
    fork: median(rounds.map(({ fork }) => fork)),
    handCopy: median(rounds.map(({ handCopy }) => handCopy)),
    structuredClone: median(rounds.map((one) => one.structuredClone)),
    forkToHandCopy: median(rounds.map(({ fork, handCopy }) => fork / handCopy)),
    structuredCloneToFork: median(rounds.map((one) => one.structuredClone / one.fork)),
  }
}
