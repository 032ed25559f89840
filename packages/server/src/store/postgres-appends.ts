// Appends to PostgreSQL: whatever has arrived since the last commit goes into the next one.
import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { postgresMark } from './chain.ts'
import { gapBefore } from './checks.ts'
import type { Entry } from './store.ts'

/** Entries that one statement keeps at most. */
const MOST = 500

/**
 * Keeps entries, at most one of each table, and tells all nodes, in one transaction. Transactions that notify wait for
 * each other, through all nodes, until the disk has them: with one for every entry all would be as slow as the disk.
 * The order keeps two nodes from waiting for each other in a circle. An entry that would leave a gap is not in the answer.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) as given (table_id, number, at, act)
  ), fitting as (
    select given.*, coalesce(
      (select e.mark from entries e where e.table_id = given.table_id and e.number = given.number - 1),
      (select t.mark from tables t where t.id = given.table_id and given.number = 1),
      ''
    ) as before
    from given
    where (select e.number from entries e where e.table_id = given.table_id and e.number = given.number - 1) is not null
      or (given.number = 1 and (select t.id from tables t where t.id = given.table_id) is not null)
  ), kept as (
    insert into entries (table_id, number, at, act, mark)
    select table_id, number, at, act, ${postgresMark(['before', 'table_id', 'number', 'at', 'act'])}
    from fitting order by table_id
    on conflict do nothing returning table_id, number
  ), told as (
    select pg_notify('landfall_appended', table_id || ':' || number) from kept
  )
  select table_id as "table", table_id in (select table_id from kept) as kept, (select count(*) from told) from fitting`

interface Appending {
  readonly table: string
  readonly entry: Entry
  readonly resolve: (isKept: boolean) => void
  readonly reject: (why: unknown) => void
}

export class AppendQueue {
  readonly #pool: Pool
  #waiting: Appending[] = []
  #isSending = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  append(table: string, entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, entry, resolve, reject })
      if (!this.#isSending) void this.#send()
    })
  }

  async #send(): Promise<void> {
    this.#isSending = true
    // What arrives in the same turn of the event loop goes into the same statement.
    await setImmediate()
    while (this.#waiting.length > 0) await this.#keep(this.#next())
    this.#isSending = false
  }

  /** The oldest ones of as many tables as fit. */
  #next(): readonly Appending[] {
    const next = new Map<string, Appending>()
    const later: Appending[] = []
    for (const appending of this.#waiting) {
      if (next.size < MOST && !next.has(appending.table)) next.set(appending.table, appending)
      else later.push(appending)
    }
    this.#waiting = later
    return [...next.values()]
  }

  async #keep(batch: readonly Appending[]): Promise<void> {
    try {
      const tables = batch.map(({ table }) => table)
      const values = [tables, ...columnsOf(batch.map(({ entry }) => entry))]
      const { rows } = await this.#pool.query<{ table: string; kept: boolean }>(APPEND, values)
      const kept = new Map(rows.map((row) => [row.table, row.kept]))
      for (const { table, entry, resolve, reject } of batch) {
        const isKept = kept.get(table)
        if (isKept === undefined) reject(gapBefore(entry))
        else resolve(isKept)
      }
    } catch (thrown) {
      for (const { reject } of batch) reject(thrown)
    }
  }
}

/** Numbers, times and acts, as arrays that a statement unnests. */
export function columnsOf(entries: readonly Entry[]): readonly (readonly (number | string)[])[] {
  return [entries.map(({ number }) => number), entries.map(({ at }) => at), entries.map(({ act }) => act)]
}
