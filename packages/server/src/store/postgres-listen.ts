// Hears what nodes tell each other through PostgreSQL: one connection that listens, and that is opened again whenever it breaks.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { StoreListener } from './store.ts'

/** How long to wait before trying again, at first and at most. */
const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5000
/** A dead connection is only noticed when there is traffic: so there is some. */
const HEARTBEAT_MS = 15_000

export class PostgresListener {
  /** Tells this node's whispers from those of others. */
  readonly node: string = randomUUID()
  readonly #settings: ClientConfig
  readonly #listeners: StoreListener[] = []
  readonly #closing = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  #client: Client | undefined
  #reconnecting: Promise<void> | undefined

  /** Rejects if there is no connection at the first try. */
  static async open(settings: ClientConfig): Promise<PostgresListener> {
    const listener = new PostgresListener(settings)
    try {
      await listener.#connect()
      return listener
    } catch (thrown) {
      await listener.close()
      throw thrown
    }
  }

  private constructor(settings: ClientConfig) {
    this.#settings = settings
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#heartbeat)
    await this.#reconnecting
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#settings)
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query('listen landfall_appended; listen landfall_whispered')
    } catch (thrown) {
      drop(client)
      throw thrown
    }
    this.#client = client
  }

  #hear(channel: string, payload: string): void {
    const [first = '', second = '', ...rest] = payload.split(':')
    for (const listener of this.#listeners) {
      if (channel === 'landfall_appended') listener.appended(first, Number(second))
      else if (first !== this.node) listener.whispered(second, rest.join(':'))
    }
  }

  #beat(): void {
    const client = this.#client
    client?.query('select 1').catch(() => {
      this.#lost(client)
      drop(client)
    })
  }

  #lost(client: Client): void {
    if (client !== this.#client) return
    this.#client = undefined
    if (!this.#closing.signal.aborted) this.#reconnecting = this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        await setTimeout(wait, undefined, { signal })
        await this.#connect()
      } catch {
        continue
      }
      for (const listener of this.#listeners) listener.missed()
      return
    }
  }
}

/** A connection that is no longer needed; it may be broken already. */
function drop(client: Client): void {
  client.end().catch(() => {})
}
