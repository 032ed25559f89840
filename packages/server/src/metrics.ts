// What is counted, for Prometheus to collect.
import type { RefusalCode } from '@landfall/protocol'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

export function makeMetrics(counts: () => { readonly tables: number; readonly clients: number }): Metrics {
  const figures = new Registry()
  const registers = [figures]
  collectDefaultMetrics({ register: figures })
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('landfall_tables', 'Tables with somebody at them.', () => counts().tables)
  gauge('landfall_clients', 'Connections that are at a table.', () => counts().clients)
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
  }
}

export const countRefusal = ({ refusals }: Metrics, why: RefusalCode): void => refusals.inc({ why })
