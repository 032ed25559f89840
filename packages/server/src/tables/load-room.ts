// A table read from the store: as it is, as it was, or everything that ever happened at it.
import type { Game } from '@landfall/kernel'
import type { Snapshot, Store, TableRecord } from '../store/store.ts'
import { isOvertaken, readEntries, setupOf } from './original.ts'
import { type Happening, Room, type RoomSnapshot } from './room.ts'

interface Source {
  readonly store: Store
  readonly game: Game
}

/** The table as it was after an act, or as it is; from the newest snapshot that helps. */
export async function loadRoom(
  record: TableRecord,
  { store, game }: Source,
  upTo = Number.POSITIVE_INFINITY,
): Promise<{ readonly room: Room; readonly kept: number }> {
  const translation = game.translationFrom(record.version)
  const snapshot = await store.snapshot(record.id)
  const known = snapshot !== undefined && snapshot.number <= upTo ? restored(game, snapshot) : undefined
  const after = readEntries(await store.read(record.id, known?.number ?? 0), translation)
  const isUsable = known !== undefined && !isOvertaken(known.number, after)
  const room = isUsable ? known : Room.begin(game, setupOf(record, translation))
  const entries = isUsable || known === undefined ? after : readEntries(await store.read(record.id, 0), translation)
  const kept = room.number
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    if (isVoid) room.passOver(number)
    else room.follow(number, at, act)
  }
  return { room, kept }
}

/** A snapshot that is damaged, that these rules cannot use, or that another version of them took, is as good as none. */
function restored(game: Game, { number, text }: Snapshot): Room | undefined {
  try {
    const snapshot: unknown = JSON.parse(text)
    return isRoomSnapshot(snapshot) && snapshot.number === number ? Room.restore(game, snapshot) : undefined
  } catch {
    return undefined
  }
}

/** Whether what a room is made of is all there. The game in it is checked by the kernel. */
function isRoomSnapshot(data: unknown): data is RoomSnapshot {
  if (!isRecord(data)) return false
  const { members, seats, chat, proposal } = data
  if (!Array.isArray(members) || !Array.isArray(seats) || !Array.isArray(chat)) return false
  return (
    members.every(isMember) &&
    seats.every((taken) => Array.isArray(taken) && typeof taken[0] === 'string' && Number.isSafeInteger(taken[1])) &&
    chat.every((line) => isRecord(line) && typeof line['text'] === 'string') &&
    (proposal === undefined || isRecord(proposal))
  )
}

function isMember(data: unknown): boolean {
  if (!isRecord(data)) return false
  const { member, name, secretHash, owner } = data
  const texts = [name, secretHash].every((text) => typeof text === 'string')
  return texts && Number.isSafeInteger(member) && typeof owner === 'boolean'
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** Everything that happened up to an act and was not taken back. */
export async function storyOf(
  record: TableRecord,
  { store, game }: Source,
  upTo: number,
): Promise<readonly Happening[]> {
  const translation = game.translationFrom(record.version)
  const room = Room.begin(game, setupOf(record, translation))
  let story: readonly Happening[] = [...room.happenings]
  for (const { number, at, act, isVoid } of readEntries(await store.read(record.id, 0), translation)) {
    if (number > upTo) break
    if (isVoid) {
      room.passOver(number)
      continue
    }
    const { events, back } = room.follow(number, at, act)
    if (back !== undefined) story = story.filter(({ answers }) => answers <= back)
    if (events !== undefined) story = [...story, { number, answers: room.session.answers.length, events }]
  }
  return story
}
