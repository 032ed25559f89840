// What is kept in this browser: the games, and the tables online with what opens them. A game is written whole after
// every answer, and the answer counts only then.
import type { Journal, Outcome, Shortcut } from '@landfall/kernel'
import type { Digest } from '@landfall/tabletop'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableFacts } from '../table/company.ts'
import { isKeptGame, isKeptTable } from './kept-checks.ts'
import { migrated, ONLY_GAME } from './migrate-saves.ts'
import type { LogEntry } from './shown.ts'

export interface KeptGame {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly journal: Journal
  /** The game as it was played under other rules, before it went on under these. */
  readonly original?: Journal
  readonly digest: Digest
  readonly outcome: Outcome['result'] | undefined
  /** Those who play go without the curtain between them. */
  readonly isTrusting?: true
  /** A copy that a player keeps under this name: it stays as it is, and games go on from copies of it. */
  readonly name?: string
}

/** A table online. The game itself is with the server; this is what was last seen of it. */
export interface KeptTable extends TableFacts {
  readonly id: string
  /** Makes the browser that has it the member that sits there. */
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** When this was last known to be so. Older pages did not keep it. */
  readonly seen?: number
  readonly name: string
  readonly game: string
  readonly digest: Digest
  readonly outcome: Outcome['result'] | undefined
  /** Why the server does not open it any more. */
  readonly why?: string
}

/** Where a long game stood, so that it opens without a replay. A cache: it may be gone, or of an earlier moment. */
export interface KeptShortcut {
  /** The id of the game. */
  readonly id: string
  /** Which scripts played it: others may have other rules. */
  readonly build: string
  readonly shortcut: Shortcut
  /** The newest of what had happened. */
  readonly log: readonly LogEntry[]
}

interface KeptGamesDb extends DBSchema {
  games: { key: string; value: KeptGame }
  tables: { key: string; value: KeptTable }
  shortcuts: { key: string; value: KeptShortcut }
}

const VERSION = 4

let opened: Promise<IDBPDatabase<KeptGamesDb>> | undefined

export function database(): Promise<IDBPDatabase<KeptGamesDb>> {
  opened ??= openDB<KeptGamesDb>('landfall', VERSION, {
    async upgrade(made, before, _now, transaction) {
      if (before < 1) made.createObjectStore('games', { keyPath: 'id' })
      if (before < 2) made.createObjectStore('tables', { keyPath: 'id' })
      if (before < 3) {
        for await (const entry of transaction.objectStore('games')) await entry.update(migrated(entry.value))
        for await (const entry of transaction.objectStore('tables')) {
          await entry.update({ ...migrated(entry.value), game: ONLY_GAME })
        }
      }
      if (before < 4) made.createObjectStore('shortcuts', { keyPath: 'id' })
    },
    blocking(_now, _wanted, event) {
      // A newer page wants to change the shelf: this one must not stand in its way.
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
  return opened
}

export async function keep(game: KeptGame): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.put(game), transaction.done])
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const game = await (await database()).get('games', id)
  return isKeptGame(game) ? game : undefined
}

/** The newest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = await (await database()).getAll('games')
  return games.filter(isKeptGame).toSorted((one, other) => other.changed - one.changed)
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(['games', 'shortcuts'], 'readwrite', { durability: 'strict' })
  const stores = [transaction.objectStore('games'), transaction.objectStore('shortcuts')]
  await Promise.all([...stores.map((store) => store.delete(id)), transaction.done])
}

/** Nobody waits for it, and nothing is lost without it. */
export function keepShortcut(kept: Omit<KeptShortcut, 'build'>): void {
  database()
    .then((made) => made.put('shortcuts', { ...kept, build: BUILD }))
    .catch(() => {})
}

/** A copy of a game has its shortcut, too. */
export async function copyShortcut(from: string, to: string): Promise<void> {
  const kept = await keptShortcut(from)
  if (kept !== undefined) keepShortcut({ ...kept, id: to })
}

export async function keptShortcut(id: string): Promise<KeptShortcut | undefined> {
  const kept = await (await database()).get('shortcuts', id)
  return kept?.build === BUILD ? kept : undefined
}

/** The script that this is, by a name that changes with whatever it is built from. */
const BUILD = typeof location === 'undefined' ? '' : location.pathname

export async function keepTable(table: KeptTable): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.put(table), transaction.done])
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const table = await (await database()).get('tables', id)
  return isKeptTable(table) ? table : undefined
}

/** The newest first. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  const tables = await (await database()).getAll('tables')
  return tables.filter(isKeptTable).toSorted((one, other) => other.changed - one.changed)
}

export async function forgetTable(id: string): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.delete(id), transaction.done])
}
