// What may be done at a table as it stands: what is to be kept of a deed, or why it is refused. Changes nothing.
import type { ChatLine, RefusalCode } from '@landfall/protocol'
import type { Act } from './acts.ts'
import type { Deed } from './deeds.ts'
import { CHAT_PER_WINDOW, CHAT_WINDOW_MS, MOST_JOINED, MOST_MEMBERS } from './limits.ts'
import type { Room } from './room.ts'

type Of<Kind extends Deed['do']> = Extract<Deed, { readonly do: Kind }>

export function actOf(room: Room, deed: Exclude<Deed, { do: 'answer' }>, now: number): Act | RefusalCode {
  switch (deed.do) {
    case 'joined':
      if (room.members.size >= MOST_MEMBERS || room.people.joined >= MOST_JOINED) return 'full'
      return deed.member <= room.people.joined ? 'malformed' : deed
    case 'renamed':
    case 'seen':
    case 'tookOriginal':
      return deed
    case 'said':
      return isTalkingTooFast(room, deed.member, now) ? 'tooFast' : deed
    case 'removed':
      if (!room.people.owns(deed.by)) return 'notOwner'
      return deed.member === deed.by || !room.members.has(deed.member) ? 'noSuchMember' : deed
    case 'inherit': {
      const heir = room.people.heir(deed.here, now)
      return heir === undefined ? 'notAway' : { do: 'inherited', ...heir }
    }
    case 'free':
      return free(room, deed, now)
    case 'sat':
      return whyNotSit(room, deed) ?? deed
    case 'stood':
      if (!room.session.seats.includes(deed.seat)) return 'noSuchSeat'
      return room.seats.get(deed.seat) !== deed.by && !room.people.owns(deed.by) ? 'notOwner' : deed
    case 'goOn':
      return goOn(room, deed.member)
    case 'tookBack':
      return whyNotBack(room, deed) ?? deed
    case 'proposed':
      return whyNotPropose(room, deed) ?? deed
    case 'agree':
      return agree(room, deed)
    case 'declined':
      return isAsked(room, deed) ? deed : 'noSuchProposal'
  }
}

/** A free seat is anybody's; another's only the owner can give away. */
function whyNotSit(room: Room, { member, seat, by }: Of<'sat'>): RefusalCode | undefined {
  if (!room.session.seats.includes(seat)) return 'noSuchSeat'
  if (!room.members.has(member)) return 'noSuchMember'
  if (by !== undefined && !room.people.owns(by)) return 'notOwner'
  return by === undefined && room.seats.get(seat) !== undefined ? 'seatTaken' : undefined
}

function free(room: Room, { member, seat, here }: Of<'free'>, now: number): Act | RefusalCode {
  if (!room.session.seats.includes(seat)) return 'noSuchSeat'
  const holder = room.seats.get(seat)
  if (holder === undefined || !room.people.isAway(holder, here, now)) return 'notAway'
  const voters = room.people.voters(here)
  if (!voters.includes(member)) return 'watching'
  const isDecided = room.people.isDecidedBy(seat, member, voters)
  return isDecided === undefined ? 'notAsked' : { do: isDecided ? 'freed' : 'votedToFree', member, seat }
}

/** The lines of the last minute are among those that are remembered. */
function isTalkingTooFast(room: Room, member: number, now: number): boolean {
  const said = room.chat.filter((line) => isSaid(line) && Math.abs(now - line.at) < CHAT_WINDOW_MS)
  const own = said.filter((line) => line.member === member)
  return said.length >= CHAT_PER_WINDOW.table || own.length >= CHAT_PER_WINDOW.member
}

function isAsked(room: Room, { member, proposal }: { readonly member: number; readonly proposal: number }): boolean {
  const open = room.proposal
  return open?.number === proposal && (open.waiting.includes(member) || open.by === member)
}

function whyNotBack(room: Room, { member, to }: Of<'tookBack'>): RefusalCode | undefined {
  const why = whyNotAtAll(room)
  if (why !== undefined) return why
  if (concerned(room, member, to)?.length !== 0) return 'belowBarrier'
  return to >= room.session.answers.length ? 'noSuchPosition' : undefined
}

function whyNotPropose(room: Room, { member, to }: Of<'proposed'>): RefusalCode | undefined {
  const why = whyNotAtAll(room)
  if (why !== undefined) return why
  if (to >= room.session.answers.length) return 'noSuchPosition'
  const waiting = concerned(room, member, to)
  return waiting === undefined || waiting.length === 0 ? 'belowBarrier' : undefined
}

/** Once a game is over its seed is public: who could go back would know what is to come. */
function whyNotAtAll({ isOver, misfit }: Room): RefusalCode | undefined {
  return isOver ? 'finished' : misfit === undefined ? undefined : 'rulesChanged'
}

function agree(room: Room, { member, proposal }: Of<'agree'>): Act | RefusalCode {
  if (room.isOver) return 'finished'
  const open = room.proposal
  if (open?.number !== proposal) return 'noSuchProposal'
  if (!open.waiting.includes(member)) return 'notAsked'
  const isLast = open.waiting.every((one) => one === member)
  if (isLast && open.to >= room.session.answers.length) return 'noSuchPosition'
  return { do: 'agreed', member, proposal, ...(isLast ? { back: open.to } : {}) }
}

function goOn(room: Room, member: number): Act | RefusalCode {
  const { misfit } = room
  if (misfit === undefined) return 'notAsked'
  if (room.isOver) return 'finished'
  if (room.seatsOf(member).length === 0) return 'wrongSeat'
  // The member who was still waited for may have stood up: then somebody who had agreed says so once more.
  const others = misfit.waiting.filter((one) => one !== member)
  if (others.length === 0) return { do: 'wentOn', member, from: misfit.number }
  return misfit.agreed.includes(member) ? 'notAsked' : { do: 'agreedToGoOn', member, from: misfit.number }
}

/**
 * Who must agree before this member may go back that far: nobody, if only their own answers go and nothing was revealed.
 * None at all: it cannot be, because nobody else is there who could.
 */
export function concerned(room: Room, member: number, to: number): readonly number[] | undefined {
  const { session } = room
  const others = (members: readonly (number | undefined)[]): readonly number[] => [
    ...new Set(members.flatMap((one) => (one === undefined || one === member ? [] : [one]))),
  ]
  if (to >= session.barrier) return others(session.answers.slice(to).map(({ seat }) => room.seats.get(seat)))
  const all = others(room.people.seated())
  return all.length === 0 ? undefined : all
}

/** What somebody typed, and not what the table says of itself. */
export function isSaid({ notice, original }: ChatLine): boolean {
  return notice === undefined && original === undefined
}
