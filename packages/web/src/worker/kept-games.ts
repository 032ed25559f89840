// The games kept in this browser. A game is written whole after every answer, and the answer counts only then.
import type { Journal } from '@landfall/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface KeptGame {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly journal: Journal
  readonly scenario: string
  readonly characters: readonly string[]
  readonly round: number
  readonly phase: string
  readonly outcome: 'won' | 'lost' | undefined
}

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame }
}

let opened: Promise<IDBPDatabase<Kept>> | undefined

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('landfall', 1, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' })
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
  return await (await database()).get('games', id)
}

/** The newest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = await (await database()).getAll('games')
  return games.toSorted((one, other) => other.changed - one.changed)
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.delete(id), transaction.done])
}
