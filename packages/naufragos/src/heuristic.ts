// Players that know Náufragos: they look at what their seat sees, weigh what each choice brings, and take the best.

import { checksum } from '@landfall/kernel'
import { advisedBot, type Bot } from '@landfall/tabletop'
import type { EventId } from './cards/card-ids.ts'
import { isSeat, type Seat } from './components/seats.ts'
import { answerTo } from './heuristic/answers.ts'
import { eveningOf } from './heuristic/evening.ts'
import { outlookOf, type Temper } from './heuristic/outlook.ts'
import { useNow } from './heuristic/uses.ts'
import type { Naufragos, OpenQuestion } from './types.ts'

/** It looks after the whole group. It plays for all seats, each with what that seat sees. */
export const heuristicPlayer = (seed: string): Bot<Naufragos> => playerOf('heuristic', seed)

/** It looks after its own castaway only. */
export const selfishPlayer = (seed: string): Bot<Naufragos> => playerOf('selfish', seed)

/** So small that it never outweighs a reason. */
const TASTE = 1e-4

function playerOf(temper: Temper, seed: string): Bot<Naufragos> {
  /** The events that everybody has seen. */
  const revealed = new Set<EventId>()
  return advisedBot((seen, id) => {
    const seat = seatNamed(id)
    if (seen.activeEvent !== undefined) revealed.add(seen.activeEvent)
    const taste = (choice: string): number => (TASTE * checksum(`${seed} ${seen.turn} ${seat} ${choice}`)) / 2 ** 32
    const o = outlookOf({ seen, me: seat, temper, revealed, evening: eveningOf(seen), taste })
    return {
      // Everybody thinks of what it could use when it is its turn.
      use: (offered) => (isBeside(offered) && offered.seat === seat ? useNow(o, offered) : undefined),
      choose: (asked) => (isBeside(asked) ? undefined : answerTo(o, asked)),
    }
  })
}

function seatNamed(id: string): Seat {
  if (isSeat(id)) return id
  throw new Error(`there is no seat "${id}"`)
}

/** What may be used beside a question. */
const isBeside = (question: OpenQuestion): question is OpenQuestion<'anyTime'> => question.kind === 'anyTime'
