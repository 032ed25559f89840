// All that is known of a table online, and how it changes with what the server says. Nothing here is in any language.
import { type Happened, TABLE } from '@landfall/kernel'
import {
  applied,
  type ChatLine,
  type Company,
  type Misfit,
  PatchError,
  Position,
  type Proposal,
  type ServerMessage,
} from '@landfall/protocol'
import type { Shown } from '../table/table.ts'
import type { TableRequest } from './connection.ts'
import { eventsFrom, plainData, positionFrom, type WirePosition } from './online-casts.ts'
import type { LogEntry } from './shown.ts'

export type Welcome = Extract<ServerMessage, { say: 'welcome' }>
export type Step = Extract<ServerMessage, { say: 'step' }>

export interface Known {
  readonly game: string
  /** Of the rules that the server plays by. */
  readonly version: number
  readonly config: Welcome['config']
  readonly seats: readonly string[]
  readonly me: Welcome['me']
  /** The newest entry that was told. */
  readonly number: number
  readonly position: Position
  readonly log: readonly LogEntry[]
  readonly company: Company
  readonly chat: readonly ChatLine[]
  readonly proposal: Proposal | undefined
  readonly misfit: Misfit | undefined
  /** Who gave the newest answer, if that was told. */
  readonly by: number | undefined
}

/** What is known after a welcome, and what is seen as it comes. */
export function afterWelcome(
  before: Known | undefined,
  message: Welcome,
): { readonly known: Known; readonly seen: readonly Happened[] } {
  const { game, version, config, seats, me, number, position, company, proposal, misfit } = message
  const earlier = message.afresh ? undefined : before
  const fresh = message.told.flatMap(({ answers, events }) =>
    eventsFrom(events).map((event): LogEntry => ({ event, answers, to: me.look })),
  )
  const lines = new Set(message.chat.map((line) => line.number))
  const known: Known = {
    game,
    version,
    config,
    seats,
    me,
    number,
    position,
    log: [...(earlier?.log ?? []), ...fresh],
    company,
    chat: [...(before?.chat ?? []).filter((line) => !lines.has(line.number)), ...message.chat],
    proposal,
    misfit,
    by: fresh.length === 0 ? earlier?.by : undefined,
  }
  // What happened while nobody was connected stands in the log; only the very last of it is seen as it comes.
  return { known, seen: earlier !== undefined && message.told.length === 1 ? fresh.map(({ event }) => event) : [] }
}

/** What is known after a step; nothing, if what is here is not what the server thinks it is. */
export function afterStep(known: Known, { number, back, by, events, patch }: Step): Known | undefined {
  const position = patch === undefined ? known.position : patched(known.position, patch)
  if (position === undefined) return undefined
  const log = back === undefined ? known.log : known.log.filter(({ answers }) => answers <= back)
  return {
    ...known,
    number: Math.max(number, known.number),
    position,
    log: [...log, ...eventsFrom(events).map((event) => ({ event, answers: position.answers, to: known.me.look }))],
    by: back === undefined ? (by ?? known.by) : undefined,
  }
}

/** Nothing, if the patch does not fit. */
function patched(position: Position, patch: Parameters<typeof applied>[1]): Position | undefined {
  try {
    const parsed = Position.safeParse(applied(plainData(position), patch))
    return parsed.success ? parsed.data : undefined
  } catch (thrown) {
    if (thrown instanceof PatchError) return undefined
    throw thrown
  }
}

/** The member that this browser is; a visitor is nobody. */
export function memberIn(known: Known | undefined): Company['people'][number] | undefined {
  const { me, company } = known ?? {}
  return me?.member === undefined ? undefined : company?.people.find(({ member }) => member === me.member)
}

/** The seats of this browser. */
export function seatsIn(known: Known | undefined): readonly string[] {
  return memberIn(known)?.seats ?? []
}

/** The seat that answers for this browser where anybody may. */
export function anySeatIn(known: Known | undefined): string | undefined {
  const mine = seatsIn(known)
  const look = known?.me.look
  return look !== undefined && mine.includes(look) ? look : mine[0]
}

export function positionIn({ position }: Known): WirePosition {
  const { view, asked, open, outcome } = position
  return positionFrom({ view, questions: open.flatMap((name) => asked[name] ?? []), outcome })
}

/** What this browser may answer. */
export function questionsIn(known: Known | undefined): WirePosition['questions'] {
  const mine = seatsIn(known)
  if (known === undefined || mine.length === 0) return []
  return positionIn(known).questions.filter(({ seat }) => seat === TABLE || mine.includes(seat))
}

/** What can be asked in front of all who share this browser; nothing, where the server does not say so. */
export function openlyIn({ position }: Known): WirePosition['questions'] {
  const { view, asked, open, hidden } = position
  const names = hidden === undefined ? [] : open.filter((name) => !hidden.includes(name))
  return positionFrom({ view, questions: names.flatMap((name) => asked[name] ?? []), outcome: undefined }).questions
}

/** Whether the last answer can be taken back, and whether others must agree. */
export function undoIn(known: Known): Shown['undo'] {
  const { position, company, me, by } = known
  const { answers, barrier, outcome } = position
  if (answers === 0 || outcome !== undefined || seatsIn(known).length === 0) return undefined
  if (answers > barrier && (by === undefined || by === me.member)) return 'atOnce'
  return company.people.some(({ member, seats }) => member !== me.member && seats.length > 0)
    ? 'byAgreement'
    : undefined
}

/** Whether what was requested is done now. Lines of chat before `lines` were there already. */
export function isDone(request: TableRequest, known: Known | undefined, lines: number): boolean {
  const own = memberIn(known)
  switch (request.say) {
    case 'chat':
      return (
        known?.chat.slice(lines).some(({ member, text }) => member === own?.member && text === request.text) === true
      )
    case 'sit':
      return own?.seats.includes(request.seat) === true
    case 'stand':
      return own?.seats.includes(request.seat) === false
    case 'free':
      return (
        known?.company.people.some(({ seats }) => seats.includes(request.seat)) === false ||
        votedFor(known, request.seat)
      )
    case 'remove':
      return known?.company.people.some(({ member }) => member === request.member) === false
    case 'rename':
      return own?.name === request.name
    case 'goOn':
      return own !== undefined && known?.misfit?.waiting.includes(own.member) !== true
    default:
      return false
  }
}

/** Whether this browser would make a seat free. */
function votedFor(known: Known | undefined, seat: string): boolean {
  const own = known?.me.member
  return own !== undefined && known?.company.away?.find((one) => one.seat === seat)?.agreed.includes(own) === true
}
