// The loop of a bot that knows its game: what to use beside a question, then an answer to the question itself.
import { type GameTypes, isAsking, type Question, TABLE, type ViewOf } from '@landfall/kernel'
import type { Bot } from './player.ts'

/** What a bot thinks of one position, as one seat sees it. Both give the id of a choice. */
export interface Adviser<G extends GameTypes> {
  /** Something to use now, of what is offered beside the question that is asked; or nothing. */
  use(offered: G['openQuestion'], asked: G['openQuestion']): string | undefined
  /** An answer; without one, the first choice will do. */
  choose(asked: G['openQuestion']): string | undefined
}

/** Gives the adviser for a position. Whatever a bot remembers from one question to the next, it remembers there. */
export type AdviserFor<G extends GameTypes> = (view: ViewOf<G>, seat: string) => Adviser<G>

/** A bot that plays for all seats, each with what that seat sees. */
export function advisedBot<G extends GameTypes>(adviserFor: AdviserFor<G>): Bot<G> {
  return {
    answer(position) {
      const { questions, seats } = position
      const asked = questions.find(({ optional }) => optional !== true)
      if (asked === undefined) throw new Error('there is nothing to answer')
      const seatOf = ({ seat }: Question): string => (seat === TABLE ? (seats[0] ?? seat) : seat)
      const adviser = adviserFor(position.view(seatOf(asked)), seatOf(asked))
      for (const offered of questions) {
        const use = offered === asked || isAsking(offered) ? undefined : adviser.use(offered, asked)
        if (use !== undefined) return { seat: seatOf(offered), question: offered.id, choice: use }
      }
      const choice = adviser.choose(asked) ?? asked.choices[0]?.id
      if (choice === undefined) throw new Error(`nothing can be chosen: ${asked.kind}`)
      return { seat: seatOf(asked), question: asked.id, choice }
    },
  }
}
