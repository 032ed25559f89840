// Whether a snapshot of a room is one: what is damaged is as good as none.
import type { RoomSnapshot } from './room.ts'

/** Whether what a room is made of is all there. The game in it is checked by the kernel. */
export function isRoomSnapshot(data: unknown): data is RoomSnapshot {
  if (!isRecord(data)) return false
  const { people, budget, chat, proposal, story } = data
  return (
    isRecord(people) &&
    isPeople(people) &&
    isRecord(budget) &&
    isListOf(budget['said'], ([member, lines]) => isCount(member) && isCount(lines)) &&
    isCount(budget['seating']) &&
    Array.isArray(chat) &&
    chat.every((line) => isRecord(line) && typeof line['text'] === 'string') &&
    (proposal === undefined || isRecord(proposal)) &&
    (story === undefined || (Array.isArray(story) && story.every(isHappening)))
  )
}

function isHappening(data: unknown): boolean {
  return isRecord(data) && isCount(data['number']) && isCount(data['answers']) && Array.isArray(data['events'])
}

function isPeople({ members, seats, votes, joined, awayMs }: Record<string, unknown>): boolean {
  return (
    Array.isArray(members) &&
    members.every(isMember) &&
    isListOf(seats, ([seat, member]) => typeof seat === 'string' && isCount(member)) &&
    isListOf(votes, ([seat, voters]) => typeof seat === 'string' && Array.isArray(voters) && voters.every(isCount)) &&
    isCount(joined) &&
    isCount(awayMs)
  )
}

function isMember(data: unknown): boolean {
  if (!isRecord(data)) return false
  const { member, name, secretHash, owner, seen } = data
  const texts = [name, secretHash].every((text) => typeof text === 'string')
  return texts && isCount(member) && typeof owner === 'boolean' && isCount(seen)
}

/** A list of pairs, each of which is as it should be. */
function isListOf(data: unknown, isPair: (pair: readonly unknown[]) => boolean): boolean {
  return Array.isArray(data) && data.every((pair) => Array.isArray(pair) && isPair(pair))
}

const isCount = (data: unknown): boolean => typeof data === 'number' && Number.isSafeInteger(data) && data >= 0

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
