// A table read from the store: as it is, as it was, or everything that ever happened at it.
import type { Game } from '@landfall/kernel'
import type { Store, TableRecord } from '../store/store.ts'
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
  const known = snapshot !== undefined && snapshot.number <= upTo ? restored(game, snapshot.text) : undefined
  const after = readEntries(record.id, await store.read(record.id, known?.number ?? 0), translation)
  const isUsable = known !== undefined && !isOvertaken(known.number, after)
  const room = isUsable ? known : Room.begin(game, setupOf(record, translation))
  const entries =
    isUsable || known === undefined ? after : readEntries(record.id, await store.read(record.id, 0), translation)
  const kept = room.number
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    if (isVoid) room.passOver(number)
    else room.follow(number, at, act)
  }
  return { room, kept }
}

/** A snapshot that these rules cannot use, or that another version of them took, is as good as none. */
function restored(game: Game, text: string): Room | undefined {
  try {
    const snapshot: RoomSnapshot = JSON.parse(text)
    return Room.restore(game, snapshot)
  } catch {
    return undefined
  }
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
  for (const { number, at, act, isVoid } of readEntries(record.id, await store.read(record.id, 0), translation)) {
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
