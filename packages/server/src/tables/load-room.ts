// A table read from the store: as it is, as it was, or everything that ever happened at it.
import type { Game } from '@landfall/kernel'
import type { Store, TableRecord } from '../store/store.ts'
import { TALK } from './acts.ts'
import { isOvertaken, readEntries, setupOf } from './original.ts'
import { type Happening, Room, type RoomSnapshot } from './room.ts'

interface Source {
  readonly store: Store
  readonly game: Game
}

export interface LoadedRoom {
  readonly room: Room
  /** The newest act of the snapshot that it was made from. */
  readonly kept: number
  /** When the newest act was, in milliseconds since 1970. */
  readonly latest: number
}

/** The table as it was after an act, or as it is; from the newest snapshot that helps. */
export async function loadRoom(
  record: TableRecord,
  { store, game }: Source,
  upTo = Number.POSITIVE_INFINITY,
): Promise<LoadedRoom> {
  const translation = game.translationFrom(record.version)
  const snapshot = await store.snapshot(record.id)
  const known = snapshot !== undefined && snapshot.number <= upTo ? restored(game, snapshot.text) : undefined
  // With the newest act of the snapshot, for its time.
  const since = known?.number ?? 0
  const read = readEntries(await store.read(record.id, Math.max(0, since - 1)), translation)
  const after = read.filter(({ number }) => number > since)
  const isUsable = known !== undefined && !isOvertaken(known.number, after)
  const room = isUsable ? known : Room.begin(game, setupOf(record, translation))
  const entries = isUsable || known === undefined ? after : readEntries(await store.read(record.id, 0), translation)
  const kept = room.number
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    if (isVoid) room.passOver(number)
    else room.follow(number, at, act)
  }
  return { room, kept, latest: read.reduce((latest, { at }) => Math.max(latest, at), record.made) }
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

/** What happened since an act; from the beginning, for a client that has nothing or has what is void. */
export async function toldSince(
  have: number | undefined,
  { happenings, number }: Room,
  record: TableRecord,
  source: Source,
): Promise<{ readonly told: readonly Happening[]; readonly afresh: boolean }> {
  if (have === number) return { told: [], afresh: false }
  const [oldest] = happenings
  if (have !== undefined && have < number && oldest !== undefined && oldest.number <= have + 1) {
    return { told: happenings.filter((one) => one.number > have), afresh: false }
  }
  return { told: await storyOf(record, source, number), afresh: true }
}

/** Everything that happened up to an act and was not taken back. What was said is no part of it, and is not read. */
async function storyOf(record: TableRecord, { store, game }: Source, upTo: number): Promise<readonly Happening[]> {
  const translation = game.translationFrom(record.version)
  const room = Room.begin(game, setupOf(record, translation))
  let story: readonly Happening[] = [...room.happenings]
  for (const { number, at, act, isVoid } of readEntries(await store.readWithout(record.id, TALK), translation)) {
    if (number > upTo) break
    while (room.number < number - 1) room.passOver(room.number + 1)
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
