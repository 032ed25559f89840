// How much disk a PostgreSQL database takes up, and that Landfall stops writing before it takes more than it was given.
import type { Pool } from 'pg'
import { FullError, messageOf } from './errors.ts'
import { StoreError, type Usage } from './store.ts'

/** Asking looks at every file of the database: milliseconds, but not for every act. */
const EVERY_MS = 5000
/** What a write takes at most beside its own text: rows and index entries on pages that are not full. */
const PAGES_CHANGED = 8 * 1024
const BYTES_PER_UNIT = 6

export class PostgresDisk {
  readonly #pool: Pool
  readonly #given: number | undefined
  /** What may still be written, as far as is known. */
  #left = Number.POSITIVE_INFINITY
  #measured = Number.NEGATIVE_INFINITY

  constructor(pool: Pool, given: number | undefined) {
    this.#pool = pool
    this.#given = given
  }

  get isLimited(): boolean {
    return this.#given !== undefined
  }

  async usage(): Promise<Usage> {
    const { rows } = await this.#pool.query<{ tables: string; bytes: string }>(
      'select (select count(*) from tables) as tables, pg_database_size(current_database()) as bytes',
    )
    const [row] = rows
    if (row === undefined) throw new StoreError('PostgreSQL does not say how large it is')
    return {
      tables: Number(row.tables),
      bytes: Number(row.bytes),
      ...(this.#given === undefined ? {} : { givenBytes: this.#given }),
    }
  }

  /** Throws a FullError rather than go beyond what was given. */
  async take(units: number): Promise<void> {
    if (this.#given === undefined) return
    const now = performance.now()
    if (now - this.#measured > EVERY_MS) {
      this.#measured = now
      await this.#measure(this.#given)
    }
    const needed = PAGES_CHANGED + BYTES_PER_UNIT * units
    if (needed > this.#left) throw new FullError()
    this.#left -= needed
  }

  async #measure(given: number): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
      for (const { bytes } of rows) this.#left = given - Number(bytes)
    } catch (thrown) {
      this.#measured = Number.NEGATIVE_INFINITY
      throw new StoreError(`PostgreSQL: ${messageOf(thrown)}`)
    }
  }
}
