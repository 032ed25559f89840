// What nodes tell each other through PostgreSQL that is not kept. Transactions that notify wait for each other, so there are few
// of them, on a connection of their own, and no append waits for one.
import { type ClientConfig, Pool } from 'pg'
import { Coalescer } from '../coalesce.ts'

/** Twenty transactions a second at most, each with so many whispers. */
const EVERY_MS = 50
const EACH = 100
/** How many may wait, of all tables: more than this is dropped. */
const MOST = 1000

const NOTIFY = `select count(pg_notify('landfall_whispered', said)) from unnest($1::text[]) as said`

export class PostgresWhispers {
  readonly #node: string
  readonly #pool: Pool
  readonly #waiting: Coalescer<string>

  constructor(settings: ClientConfig, node: string) {
    this.#node = node
    this.#pool = new Pool({ ...settings, max: 1 })
    // A connection that breaks: the pool makes another one when it needs one.
    this.#pool.on('error', () => {})
    this.#waiting = new Coalescer({
      everyMs: EVERY_MS,
      each: EACH,
      most: MOST,
      send: async (batch) => void (await this.#pool.query(NOTIFY, [batch])),
    })
  }

  whisper(table: string, text: string, subject: string): void {
    this.#waiting.put(`${table}/${subject}`, `${this.#node}:${table}:${text}`)
  }

  async close(): Promise<void> {
    await this.#waiting.close()
    await this.#pool.end()
  }
}
