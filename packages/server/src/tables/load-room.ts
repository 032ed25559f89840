// A table read from the store: as it is, as it was, or everything that ever happened at it.
import type { Game, Given } from '@landfall/kernel'
import type { Snapshot, Store, TableRecord } from '../store/store.ts'
import { TALK } from './acts.ts'
import { answersAfter, isOvertaken, type ReadEntry, readEntries, setupOf } from './original.ts'
import { type Happening, Room } from './room.ts'
import { isRoomSnapshot } from './room-snapshot.ts'

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
  const known = snapshot !== undefined && snapshot.number <= upTo ? restored(game, snapshot) : undefined
  // With the newest act of the snapshot, for its time.
  const since = known?.number ?? 0
  const read = readEntries(record.id, await store.read(record.id, Math.max(0, since - 1)), translation)
  const after = read.filter(({ number }) => number > since)
  const isUsable = known !== undefined && !isOvertaken(known.number, after)
  const entries =
    isUsable || known === undefined ? after : readEntries(record.id, await store.read(record.id, 0), translation)
  const room = isUsable ? known : begun(record, game, entries)
  const kept = room.number
  const aheadOf = answersAhead(record, game, entries)
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    if (isVoid) room.passOver(number)
    else room.follow(number, at, act, aheadOf(number))
  }
  room.caughtUp()
  return { room, kept, latest: read.reduce((latest, { at }) => Math.max(latest, at), record.made) }
}

/** The room before its first act, which may be one of earlier rules. */
function begun(record: TableRecord, game: Game, entries: readonly ReadEntry[]): Room {
  const setup = setupOf(record, game.translationFrom(record.version))
  const isEarlier = record.version < game.version
  return Room.begin(game, isEarlier ? { ...setup, earlier: answersAfter(entries, 0) } : setup)
}

/** The answers after an act, which only acts of earlier rules are followed with. */
function answersAhead(
  { version }: TableRecord,
  game: Game,
  entries: readonly ReadEntry[],
): (number: number) => readonly Given[] {
  return version < game.version ? (number) => answersAfter(entries, number) : () => []
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

/**
 * What happened since an act. For a client that has nothing or has what is void: from the beginning, or from where the story of a
 * long game is told.
 */
export async function toldSince(
  have: number | undefined,
  { happenings, number, story }: Room,
  record: TableRecord,
  source: Source,
): Promise<{ readonly told: readonly Happening[]; readonly afresh: boolean }> {
  if (have === number) return { told: [], afresh: false }
  const [oldest] = happenings
  if (have !== undefined && have < number && oldest !== undefined && oldest.number <= have + 1) {
    return { told: happenings.filter((one) => one.number > have), afresh: false }
  }
  return { told: story ?? (await storyOf(record, source, number)), afresh: true }
}

/** Everything that happened up to an act and was not taken back. What was said is no part of it, and is not read. */
async function storyOf(record: TableRecord, { store, game }: Source, upTo: number): Promise<readonly Happening[]> {
  const played = await store.readWithout(record.id, TALK)
  const entries = readEntries(record.id, played, game.translationFrom(record.version))
  const room = begun(record, game, entries)
  const aheadOf = answersAhead(record, game, entries)
  let story: Happening[] = [...room.happenings]
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    while (room.number < number - 1) room.passOver(room.number + 1)
    if (isVoid) {
      room.passOver(number)
      continue
    }
    const { events, back } = room.follow(number, at, act, aheadOf(number))
    if (back !== undefined) story = story.filter(({ answers }) => answers <= back)
    if (events !== undefined) story.push({ number, answers: room.session.answers.length, events })
  }
  return story
}
