// All tables of this node: caches of what is in the store, each loaded when somebody comes and dropped when nobody is left.
import { randomBytes } from 'node:crypto'
import { type Game, type Journal, SetupError, writeLuck } from '@landfall/kernel'
import type { Hello, MadeTable, NewTable, RefusalCode, Request } from '@landfall/protocol'
import { LRUCache } from 'lru-cache'
import { hashOf, newName, newSecret, newSeed } from '../secrets.ts'
import type { Entry, Store, TableRecord } from '../store/store.ts'
import { writeAct } from './acts.ts'
import type { Client } from './guests.ts'
import { LiveTable, type Surroundings } from './live-table.ts'
import { memberHashes, originalOf } from './original.ts'
import type { Room, Setup } from './room.ts'

/** Why something cannot be done, with more to say about it if there is more. */
export interface Refused {
  readonly why: RefusalCode
  readonly text?: string
}

export interface TablesOptions {
  readonly store: Store
  readonly games: readonly Game[]
  readonly measured: Surroundings['measured']
  /** Something went wrong that nobody foresaw, or the database is away. */
  failed(thrown: unknown): void
  now(): number
}

/** How many tables that nobody looks at stay in memory. */
const IDLE_KEPT = 500
/** How often the other nodes hear who is here, in milliseconds. */
const PRESENCE_EVERY = 30_000

export class Tables {
  readonly #options: TablesOptions
  readonly #node = randomBytes(6).toString('base64url')
  /** With somebody at them, or about to be. */
  readonly #busy = new Map<string, Promise<LiveTable>>()
  readonly #idle = new LRUCache<string, LiveTable>({ max: IDLE_KEPT })
  /** The name that a link had, to the table's own: neither ever changes. */
  readonly #names = new LRUCache<string, string>({ max: 10_000 })
  readonly #visiting = new Map<Client, LiveTable>()
  readonly #presence: NodeJS.Timeout
  #closing = false

  constructor(options: TablesOptions) {
    this.#options = options
    options.store.listen({
      appended: (table, number) => this.#known(table, (live) => live.catchUp(number)),
      whispered: (table, text) => this.#known(table, (live) => live.whispered(text)),
      missed: () => {
        for (const live of this.#idle.values()) live.readAgain()
        for (const opening of this.#busy.values()) opening.then((live) => live.readAgain()).catch(() => {})
      },
    })
    this.#presence = setInterval(() => {
      for (const live of new Set(this.#visiting.values())) live.sayPresence()
    }, PRESENCE_EVERY)
    this.#presence.unref()
  }

  /** How many tables have somebody at them, and how many clients there are. */
  get counts(): { readonly tables: number; readonly clients: number } {
    return { tables: this.#busy.size, clients: this.#visiting.size }
  }

  async make({ game: id, setup, name }: NewTable): Promise<MadeTable | Refused> {
    const { games, store, now } = this.#options
    const game = games.find((one) => one.id === id)
    if (game === undefined) return { why: 'unknownGame' }
    const seed = newSeed()
    let begun: Setup
    try {
      const { config, dealt } = game.start({ ...setup, seed })
      begun = { config, seed, dealt: writeLuck(dealt) }
    } catch (thrown) {
      if (thrown instanceof SetupError) return { why: 'setup', text: thrown.message }
      throw thrown
    }
    const [table, watch, secret] = [newName(), newName(), newSecret()]
    const made = now()
    const record = { id: table, watch, game: id, version: game.version, setup: JSON.stringify(begun), made }
    const owner: Entry = {
      number: 1,
      at: made,
      act: writeAct({ do: 'joined', member: 1, name, secretHash: hashOf(secret), owner: true }),
    }
    await store.make(record, [owner])
    return { table, watch, member: 1, secret }
  }

  /** Lets a client in, or sends it away with a reason. */
  async enter(client: Client, hello: Hello): Promise<void> {
    const live = await this.#open(hello.table)
    if ('why' in live) return client.end(live.why)
    if (this.#closing) {
      client.end('stopping')
      return
    }
    this.#visiting.set(client, live)
    // The last one may just have left.
    this.#idle.delete(live.record.id)
    this.#busy.set(live.record.id, Promise.resolve(live))
    await live.enter(client, hello)
  }

  /** Nothing more is taken while the server stops: the client hears that it does, and comes again. */
  async request(client: Client, request: Request): Promise<void> {
    if (this.#closing) return
    await this.#visiting.get(client)?.request(client, request)
  }

  leave(client: Client): void {
    const live = this.#visiting.get(client)
    this.#visiting.delete(client)
    live?.leave(client)
    if (live?.isEmpty !== true) return
    this.#busy.delete(live.record.id)
    if (!live.isOver) this.#idle.set(live.record.id, live)
  }

  /** The story of a game that is over. */
  journal(name: string): Promise<Journal | Refused> {
    return this.read<Journal | Refused>(name, ({ session }) =>
      session.outcome === undefined ? { why: 'notAsked' } : session.save(),
    )
  }

  /** Reads something of a table, with its newest entry, as it is kept now. Nobody need be at it. */
  async read<T>(name: string, reading: (room: Room, record: TableRecord, newest: Entry) => T): Promise<T | Refused> {
    const live = await this.#open(name)
    if ('why' in live) return live
    const { record } = live
    try {
      // What another node has kept may not have been heard of here.
      const newest = (await this.#options.store.read(record.id, live.number - 1)).at(-1)
      if (newest === undefined) return { why: 'noSuchTable' }
      live.catchUp(newest.number)
      const read = await live.read((room) => reading(room, record, newest))
      return live.isOver ? { why: 'unavailable' } : read
    } finally {
      this.#rest(live)
    }
  }

  /** The game of a table that cannot be played here, or not further, as it was kept: for a member who saves it. */
  async original(name: string, secret: string): Promise<Journal | Refused> {
    const live = await this.#open(name)
    if (!('why' in live)) {
      const original = await live.original(hashOf(secret))
      this.#rest(live)
      return original
    }
    if (live.why !== 'oldRules' && live.why !== 'newerRules') return live
    const { store } = this.#options
    const record = await store.find(name)
    if (record === undefined) return { why: 'noSuchTable' }
    const entries = await store.read(record.id, 0)
    return memberHashes(entries).includes(hashOf(secret)) ? originalOf(record, entries) : { why: 'wrongSecret' }
  }

  /** Takes nothing more, and waits for what was begun. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#presence)
    const open = await Promise.allSettled(this.#busy.values())
    await Promise.all(open.map((one) => (one.status === 'fulfilled' ? one.value.idle() : undefined)))
    for (const client of this.#visiting.keys()) client.end('stopping')
  }

  /** Opened but with nobody at it. */
  #rest(live: LiveTable): void {
    if (!live.isEmpty || live.isOver) return
    this.#busy.delete(live.record.id)
    this.#idle.set(live.record.id, live)
  }

  async #open(name: string): Promise<LiveTable | Refused> {
    const known = this.#names.get(name)
    const opening = known === undefined ? undefined : this.#busy.get(known)
    if (opening !== undefined) return await opening
    const { store, games, now, measured } = this.#options
    const record = await store.find(name)
    if (record === undefined) return { why: 'noSuchTable' }
    const { id } = record
    this.#names.set(name, id)
    const game = games.find((one) => one.id === record.game)
    if (game === undefined) return { why: 'unknownGame' }
    if (record.version < game.oldest) return { why: 'oldRules' }
    if (record.version > game.version) return { why: 'newerRules' }
    const busy = this.#busy.get(id)
    if (busy !== undefined) return await busy
    const idle = this.#idle.get(id)
    this.#idle.delete(id)
    const forget = (live: LiveTable): void => {
      this.#busy.delete(live.record.id)
      this.#idle.delete(live.record.id)
    }
    const around = { store, game, node: this.#node, now, forget, measured }
    const loading = idle === undefined ? LiveTable.load(record, around) : Promise.resolve(idle)
    this.#busy.set(id, loading)
    try {
      return await loading
    } catch (thrown) {
      this.#busy.delete(id)
      throw thrown
    }
  }

  /** Does something with a table, if it is in memory. */
  #known(table: string, doing: (live: LiveTable) => void): void {
    const idle = this.#idle.peek(table)
    const live = idle === undefined ? this.#busy.get(table) : Promise.resolve(idle)
    live?.then(doing).catch(this.#options.failed)
  }
}
