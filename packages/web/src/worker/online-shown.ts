// From what is known of a table online to what the screen is shown of it, and to what this browser keeps.
import { TABLE } from '@landfall/kernel'
import type { Misfit } from '@landfall/protocol'
import type { MisfitFacts } from '@landfall/tabletop'
import type { CompanyShown, Ended, Link } from '../table/company.ts'
import type { Eyes } from './eyes.ts'
import type { WorkerGame } from './games.ts'
import type { KeptTable } from './kept-games.ts'
import { type Known, memberIn, openlyIn, positionIn, questionsIn, seatsIn, undoIn } from './online-known.ts'
import type { Position, Telling } from './shown.ts'

/** The position as this screen may know it. */
export function positionFor(known: Known, eyes: Eyes): Position {
  const { seats, position } = known
  const { view, outcome } = positionIn(known)
  return {
    seats,
    mine: seatsIn(known),
    eyes,
    awaited: position.awaited,
    view,
    questions: eyes.asked === undefined ? questionsIn(known) : openlyIn(known),
    outcome,
    answers: position.answers,
    undo: undoIn(known),
    isTrusting: undefined,
  }
}

interface Connected {
  readonly link: Link
  readonly ended: Ended | undefined
  readonly refused: string | undefined
}

/** The company at the table. */
export function companyShown(
  { link, ended, refused }: Connected,
  known: Known | undefined,
  telling: Telling | undefined,
): CompanyShown {
  const { me, company, chat, proposal, misfit } = known ?? {}
  return {
    link,
    ended,
    refused,
    me: { member: me?.member, mayJoin: me?.mayJoin === true, watch: me?.watch },
    people: company?.people ?? [],
    watching: company?.watching ?? 0,
    away: company?.away ?? [],
    chat: chat ?? [],
    proposal,
    misfit:
      misfit === undefined || telling === undefined
        ? undefined
        : { ...telling.misfit(misfitOf(misfit)), waiting: misfit.waiting },
  }
}

function misfitOf({ answers, seat, kind }: Misfit): MisfitFacts {
  return seat === undefined || kind === undefined ? { at: answers } : { at: answers, answer: { seat, kind } }
}

/** What the shelf of this browser remembers of a table that a member sits at; nothing for visitors. */
export function keptTableOf(
  { plugin }: WorkerGame,
  config: object,
  known: Known,
  { seats, view, mine, awaited, answers, outcome }: Position,
): Omit<KeptTable, 'id' | 'secret' | 'changed' | 'seen'> | undefined {
  const me = memberIn(known)
  if (me === undefined) return undefined
  const isMine = mine.length > 0 && awaited.some((seat) => seat === TABLE || mine.includes(seat))
  return {
    name: me.name,
    game: plugin.game.id,
    digest: plugin.digest({ seats, config, view, answers }),
    turn: outcome !== undefined ? 'over' : mine.length === 0 ? 'noSeat' : isMine ? 'mine' : 'others',
    outcome: outcome?.result,
    awaited,
    people: known.company.people.map(({ name, seats: held }) => ({ name, seats: held })),
  }
}
