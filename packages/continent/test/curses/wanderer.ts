// A player who wanders about at random, but draws no more cards than needed, so that games go on for a while.
import { type Answer, isAsking, type Question, type Session, TABLE } from '@landfall/kernel'
import type { Continent } from '../../src/types.ts'

/** Numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** How often something is done that nobody has to do. */
const WHIM = 0.08

export function wanderer(seed: number): (session: Session<Continent>) => Answer {
  const next = numbersFrom(seed)
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)]

  /** The fewest cards, most of the time; camps rather than farewells. */
  function choose({ kind, choices }: Question): string | undefined {
    const draws = choices.filter(({ id }) => id.startsWith('draw/'))
    if (kind === 'sheet' && draws.length > 0 && next() < 0.95) return draws[0]?.id
    if (kind === 'anyTime' && choices.some(({ id }) => id === 'camp') && next() < 0.5) return 'camp'
    const others = choices.filter(
      ({ id, takesBack }) => takesBack !== true && !id.startsWith('draw/') && id !== 'leaveForGood',
    )
    return oneOf(others.length > 0 ? others : choices)?.id
  }

  return (session) => {
    const open = session.questions.filter((question) => !isAsking(question))
    const optional = open.filter((question) => question.optional === true)
    const needed = open.filter((question) => question.optional !== true)
    const asked = optional.length > 0 && (needed.length === 0 || next() < WHIM) ? oneOf(optional) : oneOf(needed)
    const choice = asked === undefined ? undefined : choose(asked)
    if (asked === undefined || choice === undefined) throw new Error('there is nothing to answer')
    return { seat: asked.seat === TABLE ? (session.seats[0] ?? TABLE) : asked.seat, question: asked.id, choice }
  }
}
