// What a member's request comes to, where that is one deed at the table.
import type { RefusalCode, Request } from '@landfall/protocol'
import type { Deed, Room } from './room.ts'

/** Requests that are one deed each. */
type DeedRequest = Exclude<Request, { readonly say: 'beat' | 'join' | 'undo' | 'point' | 'look' }>

export function deedOf(room: Room, member: number, request: DeedRequest): Deed | { readonly why: RefusalCode } {
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
    case 'answer': {
      const { seat, question, choice } = request
      return { do: 'answer', member, seat, question, choice }
    }
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
