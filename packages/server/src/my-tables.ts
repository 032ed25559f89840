// POST /api/tables/mine: how the tables stand that somebody is a member of, in one request.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { faultIn, type RefusalCode, type TableState, TablesQuery, type TablesReply } from '@landfall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Store, StoreError } from './store/store.ts'
import { type ProgressOf, stateFor, summaryOf, type TableSummary } from './tables/table-summary.ts'
import type { Refused, Tables } from './tables/tables.ts'

export interface MyTablesOptions {
  readonly store: Store
  readonly tables: Tables
  readonly progressOf: ProgressOf
  /** Requests from one address in a minute. */
  readonly perMinute: number
  isOurs(request: FastifyRequest): boolean
  failed(thrown: unknown): void
}

type Asked = TablesQuery['tables'][number]
type Told = TableState | { readonly table: string; readonly why: RefusalCode }

/** How many summaries stay in memory; one has a kilobyte or two. */
const SUMMARIES_KEPT = 5_000
/** Room for as many tables as can be asked about, in bytes. */
const LONGEST_QUERY = 1 << 14
const MINUTE_MS = 60_000

export function myTablesRoute(app: FastifyInstance, options: MyTablesOptions): void {
  const summaries = new Summaries(options)
  app.post(
    '/api/tables/mine',
    { bodyLimit: LONGEST_QUERY, config: { rateLimit: { max: options.perMinute, timeWindow: MINUTE_MS } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!options.isOurs(request)) return reply.code(403).send({ why: 'crossSite' } satisfies Refused)
      const asked = TablesQuery.safeParse(request.body)
      if (!asked.success)
        return reply.code(400).send({ why: 'malformed', text: faultIn(asked.error) } satisfies Refused)
      const tables: Told[] = []
      // One after another: somebody with many tables waits longer, and nobody else does.
      for (const one of asked.data.tables) tables.push(await told(summaries, one, options))
      return reply.send({ now: Date.now(), tables } satisfies TablesReply)
    },
  )
}

/** A table that cannot be read does not hide the others; a database that is away does. */
async function told(summaries: Summaries, asked: Asked, { failed }: MyTablesOptions): Promise<Told> {
  const { table } = asked
  try {
    const summary = await summaries.of(table)
    if ('why' in summary) return { table, why: summary.why }
    return stateFor(summary, asked) ?? { table, why: 'wrongSecret' }
  } catch (thrown) {
    if (thrown instanceof StoreError) throw thrown
    failed(thrown)
    return { table, why: 'unavailable' }
  }
}

/** Summaries of tables, each good for as long as nothing new is kept at its table. */
class Summaries {
  readonly #options: MyTablesOptions
  readonly #known = new LRUCache<string, TableSummary>({ max: SUMMARIES_KEPT })
  #before: Promise<unknown> = Promise.resolve()

  constructor(options: MyTablesOptions) {
    this.#options = options
  }

  async of(name: string): Promise<TableSummary | Refused> {
    const known = this.#known.get(name)
    if (known !== undefined && (await this.#isNewest(known))) return known
    const { tables, progressOf } = this.#options
    const summary = await this.#inTurn(() =>
      tables.read(name, (room, record, newest) => summaryOf(room, record, newest, progressOf)),
    )
    if ('why' in summary) this.#known.delete(name)
    else this.#known.set(name, summary)
    return summary
  }

  /** The store knows, whichever node an entry came from. */
  async #isNewest({ id, number }: TableSummary): Promise<boolean> {
    const entries = await this.#options.store.read(id, number - 1)
    return entries.length === 1
  }

  /** Tables are loaded one at a time, and in between the event loop goes round: nobody who plays must wait. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#before.then(() => nextTurn()).then(work)
    this.#before = turn.catch(() => {})
    return turn
  }
}
