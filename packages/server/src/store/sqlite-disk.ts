// How much disk the SQLite database takes up, and that it never takes more than it was given.
import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import { FullError } from './errors.ts'
import type { Usage } from './store.ts'

/** What a write takes at most beside its own text: the pages that it changes, in the log. */
const PAGES_CHANGED = 16 * 1024
/** UTF-8 has up to three bytes for a unit of a string; and a text is in the log before it is in the database. */
const BYTES_PER_UNIT = 6
/** The log is at most this part of a small disk. */
const LOG_PART = 8

export class SqliteDisk {
  readonly #database: DatabaseSyncInstance
  readonly #file: string
  readonly #given: number | undefined
  /** What may still be written before the next measurement. */
  #left = Number.POSITIVE_INFINITY
  #pages: StatementSyncInstance | undefined

  constructor(database: DatabaseSyncInstance, file: string, given: number | undefined) {
    this.#database = database
    this.#file = file
    this.#given = given
  }

  /** After this many pages the log is copied into the database, and begins again; it is cut when it has grown further. */
  limitLog(usualPages: number): void {
    const { page_size: size }: { page_size: number } = this.#database.prepare('pragma page_size').get()
    const pages = Math.min(usualPages, Math.floor((this.#given ?? Number.MAX_SAFE_INTEGER) / LOG_PART / size))
    this.#database.exec(`pragma wal_autocheckpoint = ${pages}; pragma journal_size_limit = ${2 * pages * size}`)
  }

  usage(): Pick<Usage, 'bytes' | 'freeBytes' | 'givenBytes'> {
    const { bavail, bsize } = statfsSync(dirname(this.#file))
    const { pages, log } = this.#measured()
    const given = this.#given === undefined ? {} : { givenBytes: this.#given }
    return { bytes: pages + log, freeBytes: bavail * bsize, ...given }
  }

  /** Before a transaction: microseconds, and nothing at all if there is no limit. */
  measure(): void {
    if (this.#given === undefined) return
    const { pages, free, log } = this.#measured()
    this.#left = this.#given - pages - log + free
  }

  /** Throws a FullError rather than go beyond what was given. */
  take(units: number): void {
    const needed = PAGES_CHANGED + BYTES_PER_UNIT * units
    if (needed > this.#left) throw new FullError()
    this.#left -= needed
  }

  /** In bytes: the database once its log is copied into it, what of that is free, and the log. */
  #measured(): { readonly pages: number; readonly free: number; readonly log: number } {
    this.#pages ??= this.#database.prepare(
      `select page_count * page_size as pages, freelist_count * page_size as free
        from pragma_page_count, pragma_page_size, pragma_freelist_count`,
    )
    const { pages, free }: { pages: number; free: number } = this.#pages.get()
    const sizes = ['-wal', '-shm'].map((end) => statSync(`${this.#file}${end}`, { throwIfNoEntry: false })?.size ?? 0)
    return { pages, free, log: sizes.reduce((sum, size) => sum + size, 0) }
  }
}
