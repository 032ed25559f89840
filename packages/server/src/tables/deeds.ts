// What people do at a table, and what a member's request comes to.
import type { RefusalCode, Request } from '@landfall/protocol'
import type { Act } from './acts.ts'
import { concerned } from './permits.ts'
import type { Room } from './room.ts'

/** What somebody wants to do. What is kept of it may say more: what chance gave, what an agreement led to. */
export type Deed =
  | Exclude<Act, { do: 'answered' | 'agreed' | 'agreedToGoOn' | 'wentOn' | 'inherited' | 'votedToFree' | 'freed' }>
  | {
      readonly do: 'answer'
      readonly member: number
      readonly seat: string
      readonly question: number
      readonly choice: string
    }
  | { readonly do: 'agree'; readonly member: number; readonly proposal: number }
  | { readonly do: 'goOn'; readonly member: number }
  /** Those who are here now decide. */
  | { readonly do: 'inherit'; readonly here: readonly number[] }
  | { readonly do: 'free'; readonly member: number; readonly seat: string; readonly here: readonly number[] }

/** Requests that are one deed each. */
type DeedRequest = Exclude<Request, { readonly say: 'beat' | 'join' | 'point' | 'look' }>

export function deedOf(
  room: Room,
  member: number,
  request: DeedRequest,
  here: readonly number[],
): Deed | { readonly why: RefusalCode } {
  switch (request.say) {
    case 'rename':
      return { do: 'renamed', member, name: request.name }
    case 'sit':
      return { do: 'sat', member, seat: request.seat }
    case 'stand':
      if (room.seats.get(request.seat) !== member) return { why: 'wrongSeat' }
      return { do: 'stood', seat: request.seat, by: member }
    case 'give': {
      const { seat, member: to } = request
      if (room.members.get(member)?.owner !== true) return { why: 'notOwner' }
      return to === undefined ? { do: 'stood', seat, by: member } : { do: 'sat', seat, member: to, by: member }
    }
    case 'free':
      return { do: 'free', member, seat: request.seat, here }
    case 'remove':
      return { do: 'removed', member: request.member, by: member }
    case 'answer': {
      const { seat, question, choice } = request
      return { do: 'answer', member, seat, question, choice }
    }
    case 'undo':
      return undoing(room, member, request.to)
    case 'agree':
      return { do: 'agree', member, proposal: request.proposal }
    case 'decline':
      return { do: 'declined', member, proposal: request.proposal }
    case 'goOn':
      return { do: 'goOn', member }
    case 'chat':
      return { do: 'said', member, text: request.text }
  }
}

/** At once, or by agreement of those whom it concerns. */
function undoing(room: Room, member: number, to: number): Deed | { readonly why: RefusalCode } {
  if (room.seatsOf(member).length === 0) return { why: 'wrongSeat' }
  const others = concerned(room, member, to)
  if (others === undefined) return { why: room.isOver ? 'finished' : 'belowBarrier' }
  return { do: others.length === 0 ? 'tookBack' : 'proposed', member, to }
}
