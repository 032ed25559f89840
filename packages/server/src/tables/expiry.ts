// Tables at which nothing was done for as long as the host sets: what is kept of them becomes the journal of the game.
import { type Game, type Journal, JournalError, readJournal, writeJournal } from '@landfall/kernel'
import type { RefusalCode } from '@landfall/protocol'
import { DamagedError, ExpiredError } from '../store/errors.ts'
import type { ExpiredTable, Store } from '../store/store.ts'
import { memberHashes, originalOf } from './original.ts'

/** How many tables are looked at at once. */
const PAGE = 100

export interface Expiring {
  readonly store: Store
  readonly now: number
  /** Tables whose newest act is older than this expire. */
  readonly before: number
  /** Somebody is there: it can wait. */
  isBusy(table: string): boolean
  expired(table: string): void
}

/** How many expired. A table that is damaged stays as it is. */
export async function expireTables(expiring: Expiring): Promise<number> {
  const { store, before } = expiring
  let count = 0
  for (let page = await store.aging(before, undefined, PAGE); page.length > 0; ) {
    for (const { table, at } of page) {
      if (at < before && !expiring.isBusy(table) && (await expire(table, expiring))) {
        expiring.expired(table)
        count += 1
      }
    }
    page = await store.aging(before, page.at(-1)?.table, PAGE)
  }
  return count
}

async function expire(table: string, { store, now }: Expiring): Promise<boolean> {
  try {
    const record = await store.find(table)
    const entries = await store.read(table, 0)
    if (record === undefined) return false
    const journal = writeJournal(originalOf(record, entries))
    return await store.expire(table, entries.length, { at: now, journal, members: memberHashes(table, entries) })
  } catch (thrown) {
    if (thrown instanceof DamagedError || thrown instanceof ExpiredError) return false
    throw thrown
  }
}

/** A journal has checks of its own. */
export function expiredJournal({ journal }: ExpiredTable): Journal | { readonly why: RefusalCode } {
  try {
    return readJournal(journal)
  } catch (thrown) {
    if (thrown instanceof JournalError) return { why: 'damaged' }
    throw thrown
  }
}

/** Whether the game is over, and so everybody may see it. Of rules that are not here nobody can tell. */
export function isOver(journal: ReturnType<typeof expiredJournal>, games: readonly Game[]): journal is Journal {
  if ('why' in journal) return false
  try {
    return games.find(({ id }) => id === journal.game)?.bringBack(journal).session.outcome !== undefined
  } catch (thrown) {
    if (thrown instanceof JournalError) return false
    throw thrown
  }
}
