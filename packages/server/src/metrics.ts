// What is counted, for Prometheus to collect.
import type { RefusalCode } from '@landfall/protocol'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from './health.ts'
import type { Usage, WriteDone } from './store/store.ts'

export interface Metrics {
  /** Everything that was counted, as Prometheus reads it. */
  text(): Promise<string>
  readonly contentType: string
  readonly answers: Counter
  readonly refusals: Counter<'why'>
  readonly messages: Counter
  readonly bytes: Counter
  readonly failures: Counter
  /** Seconds from a request to its reply. */
  readonly requests: Histogram
  /** Seconds that the database took to keep something. */
  readonly writes: Histogram
  readonly writeFailures: Counter
}

/** What is not counted, but asked for when somebody collects. */
export interface Measured {
  counts(): { readonly tables: number; readonly clients: number }
  usage(): Promise<Usage>
  readonly health: Pick<Health, 'isReady'>
}

/** How long what the database takes up counts as known, and how long it may take to say, in milliseconds. */
const USAGE_FRESH_MS = 1000
const USAGE_PATIENCE_MS = 2000
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

export function makeMetrics({ counts, usage, health }: Measured): Metrics {
  const figures = new Registry()
  const registers = [figures]
  collectDefaultMetrics({ register: figures })
  const gauge = (name: string, help: string, read: () => number | Promise<number>): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  gauge('landfall_tables', 'Tables with somebody at them.', () => counts().tables)
  gauge('landfall_clients', 'Connections that are at a table.', () => counts().clients)
  gauge('landfall_ready', '1 while the database takes writes, 0 while it does not.', async () =>
    (await health.isReady()) ? 1 : 0,
  )
  const used = remembered(usage)
  const ofUsage = (name: string, help: string, read: (one: Partial<Usage>) => number | undefined): Gauge =>
    gauge(name, help, async () => read(await used()) ?? Number.NaN)
  ofUsage('landfall_kept_tables', 'Tables in the database.', ({ tables }) => tables)
  ofUsage('landfall_database_bytes', 'What the database takes up.', ({ bytes }) => bytes)
  ofUsage('landfall_disk_free_bytes', 'What is left on the disk of the data folder.', ({ freeBytes }) => freeBytes)
  ofUsage('landfall_disk_given_bytes', 'What the host has given to the database.', ({ givenBytes }) => givenBytes)
  return {
    text: () => figures.metrics(),
    contentType: figures.contentType,
    answers: new Counter({ name: 'landfall_answers_total', help: 'Answers that were kept.', registers }),
    refusals: new Counter({
      name: 'landfall_refusals_total',
      help: 'Requests that were refused.',
      labelNames: ['why'],
      registers,
    }),
    messages: new Counter({ name: 'landfall_messages_sent_total', help: 'Messages to clients.', registers }),
    bytes: new Counter({ name: 'landfall_bytes_sent_total', help: 'Bytes of messages to clients.', registers }),
    failures: new Counter({ name: 'landfall_failures_total', help: 'What nobody foresaw.', registers }),
    requests: new Histogram({
      name: 'landfall_request_seconds',
      help: 'From a request at a table to its reply.',
      buckets: SECONDS,
      registers,
    }),
    writes: new Histogram({
      name: 'landfall_write_seconds',
      help: 'Until the database has kept something.',
      buckets: SECONDS,
      registers,
    }),
    writeFailures: new Counter({
      name: 'landfall_write_failures_total',
      help: 'Writes that the database did not take.',
      registers,
    }),
  }
}

/** Several figures of one collection are of one moment; while the database does not answer there are none. */
function remembered(usage: () => Promise<Usage>): () => Promise<Partial<Usage>> {
  let known: { readonly at: number; readonly usage: Promise<Partial<Usage>> } | undefined
  return () => {
    const now = performance.now()
    if (known === undefined || now - known.at > USAGE_FRESH_MS)
      known = { at: now, usage: Promise.race([usage().catch(() => ({})), soon()]) }
    return known.usage
  }
}

const soon = (): Promise<Partial<Usage>> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({}), USAGE_PATIENCE_MS).unref()
  })

export function countWrite({ writes, writeFailures }: Metrics, { seconds, isKept }: WriteDone): void {
  writes.observe(seconds)
  if (!isKept) writeFailures.inc()
}

export const countRefusal = ({ refusals }: Metrics, why: RefusalCode): void => refusals.inc({ why })
