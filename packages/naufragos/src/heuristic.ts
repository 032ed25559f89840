// Players that know Náufragos: they look at what their seat sees, weigh what each choice brings, and take the best.

import { type Answer, checksum, type Session, TABLE } from '@landfall/kernel'
import type { EventId } from './cards/card-ids.ts'
import { isSeat, type Seat } from './components/seats.ts'
import { answerTo } from './heuristic/answers.ts'
import { outlookOf, type Temper } from './heuristic/outlook.ts'
import { useNow } from './heuristic/uses.ts'
import type { Naufragos, OpenQuestion } from './types.ts'

/** What a player looks at: the questions and what their seats may see, nothing else. */
type Shown = Pick<Session<Naufragos>, 'questions' | 'seats' | 'view'>

export interface HeuristicPlayer {
  answer(shown: Shown): Answer
}

/** It looks after the whole group. It plays for all seats, each with what that seat sees. */
export const heuristicPlayer = (seed: string): HeuristicPlayer => playerOf('heuristic', seed)

/** It looks after its own castaway only. */
export const selfishPlayer = (seed: string): HeuristicPlayer => playerOf('selfish', seed)

/** So small that it never outweighs a reason. */
const TASTE = 1e-4

function playerOf(temper: Temper, seed: string): HeuristicPlayer {
  /** The events that everybody has seen. */
  const revealed = new Set<EventId>()
  return {
    answer(shown) {
      const asked = shown.questions.find((question) => !isBeside(question))
      if (asked === undefined) throw new Error('there is nothing to answer')
      const seat = seatOf(asked)
      const seen = shown.view(seat)
      if (seen.activeEvent !== undefined) revealed.add(seen.activeEvent)
      const taste = (id: string): number => (TASTE * checksum(`${seed} ${seen.turn} ${seat} ${id}`)) / 2 ** 32
      const o = outlookOf(seen, seat, temper, revealed, taste)
      // Everybody thinks of what it could use when it is its turn.
      const beside = shown.questions.filter(isBeside).find((question) => question.seat === seat)
      const use = beside === undefined ? undefined : useNow(o, beside)
      if (beside !== undefined && use !== undefined) return { seat, question: beside.id, choice: use }
      const choice = answerTo(o, asked) ?? asked.choices[0]?.id
      if (choice === undefined) throw new Error(`nothing can be chosen: ${asked.kind}`)
      return { seat, question: asked.id, choice }
    },
  }
}

function seatOf({ seat, kind }: OpenQuestion): Seat {
  if (seat !== TABLE && isSeat(seat)) return seat
  throw new Error(`nobody is asked: ${kind}`)
}

/** What may be used beside a question. */
const isBeside = (question: Naufragos['asked']): question is OpenQuestion<'anyTime'> => question.kind === 'anyTime'
