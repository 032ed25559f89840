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

/** A table in memory, and how many things keep it from being put aside: clients at it, and whatever is still being done. */
interface Opened {
  readonly id: string
  readonly loading: Promise<LiveTable>
  live: LiveTable | undefined
  uses: number
}

/** How many tables that nobody looks at stay in memory. */
const IDLE_KEPT = 500
/** How often the other nodes hear who is here, in milliseconds. */
const PRESENCE_EVERY = 30_000

export class Tables {
  readonly #options: TablesOptions
  readonly #node = randomBytes(6).toString('base64url')
  /** With somebody at them, or about to be. A table is in one of these two, or not in memory. */
  readonly #busy = new Map<string, Opened>()
  readonly #idle = new LRUCache<string, Opened>({ max: IDLE_KEPT })
  /** The name that a link had, to the table's own: neither ever changes. */
  readonly #names = new LRUCache<string, string>({ max: 10_000 })
  readonly #visiting = new Map<Client, Opened>()
  readonly #presence: NodeJS.Timeout
  #closing = false

  constructor(options: TablesOptions) {
    this.#options = options
    options.store.listen({
      appended: (table, number) => this.#known(table, (live) => live.catchUp(number)),
      whispered: (table, text) => this.#known(table, (live) => live.whispered(text)),
      missed: () => {
        for (const { loading } of [...this.#idle.values(), ...this.#busy.values()]) {
          loading.then((live) => live.readAgain()).catch(() => {})
        }
      },
    })
    this.#presence = setInterval(() => {
      for (const { live } of new Set(this.#visiting.values())) live?.sayPresence()
    }, PRESENCE_EVERY)
    this.#presence.unref()
  }

  /** How many tables have somebody at them, and how many clients there are. */
  get counts(): { readonly tables: number; readonly clients: number } {
    return { tables: this.#busy.size, clients: this.#visiting.size }
  }

  async make({ game: id, setup, name, awayHours }: NewTable): Promise<MadeTable | Refused> {
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
      // The rules should have said what is wrong with it; it is wrong all the same.
      this.#options.failed(thrown)
      return { why: 'setup', text: 'this game cannot be set up like that' }
    }
    const [table, watch, secret] = [newName(), newName(), newSecret()]
    const made = now()
    const record = { id: table, watch, game: id, version: game.version, setup: JSON.stringify(begun), made }
    const owner: Entry = {
      number: 1,
      at: made,
      act: writeAct({
        do: 'joined',
        member: 1,
        name,
        secretHash: hashOf(secret),
        owner: true,
        ...(awayHours === undefined ? {} : { awayHours }),
      }),
    }
    await store.make(record, [owner])
    return { table, watch, member: 1, secret }
  }

  /** Lets a client in, or sends it away with a reason. */
  async enter(client: Client, hello: Hello): Promise<void> {
    const refused = await this.#use(hello.table, async (live, opened) => {
      // It may have gone away while the table was read.
      if (client.isGone) return undefined
      if (this.#closing) {
        client.end('stopping')
        return undefined
      }
      opened.uses += 1
      this.#visiting.set(client, opened)
      await live.enter(client, hello)
      return undefined
    })
    if (refused !== undefined) client.end(refused.why)
  }

  /** Nothing more is taken while the server stops: the client hears that it does, and comes again. */
  async request(client: Client, request: Request): Promise<void> {
    const opened = this.#visiting.get(client)
    if (this.#closing || opened === undefined) return
    opened.uses += 1
    try {
      await opened.live?.request(client, request)
    } finally {
      this.#release(opened)
    }
  }

  leave(client: Client): void {
    const opened = this.#visiting.get(client)
    if (opened === undefined) return
    this.#visiting.delete(client)
    opened.live?.leave(client)
    this.#release(opened)
  }

  /** The story of a game that is over. */
  journal(name: string): Promise<Journal | Refused> {
    return this.read<Journal | Refused>(name, ({ session }) =>
      session.outcome === undefined ? { why: 'notAsked' } : session.save(),
    )
  }

  /** Reads something of a table, with its newest entry, as it is kept now. Nobody need be at it. */
  async read<T>(name: string, reading: (room: Room, record: TableRecord, newest: Entry) => T): Promise<T | Refused> {
    return await this.#use<T | Refused>(name, async (live) => {
      const { record } = live
      // What another node has kept may not have been heard of here.
      const newest = (await this.#options.store.read(record.id, live.number - 1)).at(-1)
      if (newest === undefined) return { why: 'noSuchTable' }
      live.catchUp(newest.number)
      const read = await live.read((room) => reading(room, record, newest))
      return live.isOver ? { why: 'unavailable' } : read
    })
  }

  /** The game of a table that cannot be played here, or not further, as it was kept: for a member who saves it. */
  async original(name: string, secret: string): Promise<Journal | Refused> {
    const original = await this.#use<Journal | Refused>(name, (live) => live.original(hashOf(secret)))
    if (!('why' in original) || (original.why !== 'oldRules' && original.why !== 'newerRules')) return original
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
    const open = await Promise.allSettled([...this.#busy.values()].map(({ loading }) => loading))
    await Promise.all(open.map((one) => (one.status === 'fulfilled' ? one.value.idle() : undefined)))
    for (const client of this.#visiting.keys()) client.end('stopping')
  }

  /** Does something with a table, which stays where it is until that is done. */
  async #use<T>(name: string, doing: (live: LiveTable, opened: Opened) => Promise<T>): Promise<T | Refused> {
    const opened = await this.#open(name)
    if ('why' in opened) return opened
    try {
      return await doing(await opened.loading, opened)
    } finally {
      this.#release(opened)
    }
  }

  /** Once nobody needs it any more, a table is put aside. */
  #release(opened: Opened): void {
    opened.uses -= 1
    if (opened.uses > 0 || this.#busy.get(opened.id) !== opened) return
    this.#busy.delete(opened.id)
    if (opened.live?.isOver === false) this.#idle.set(opened.id, opened)
  }

  /** Counts as a use, which must be released. */
  async #open(name: string): Promise<Opened | Refused> {
    const known = this.#names.get(name)
    const busy = known === undefined ? undefined : this.#busy.get(known)
    if (busy !== undefined) {
      busy.uses += 1
      return busy
    }
    const record = await this.#options.store.find(name)
    if (record === undefined) return { why: 'noSuchTable' }
    this.#names.set(name, record.id)
    const game = this.#options.games.find((one) => one.id === record.game)
    if (game === undefined) return { why: 'unknownGame' }
    if (record.version < game.oldest) return { why: 'oldRules' }
    if (record.version > game.version) return { why: 'newerRules' }
    // From here to the end nothing waits: two who ask for one table at once must get the same.
    const opened = this.#busy.get(record.id) ?? this.#idle.get(record.id) ?? this.#load(record, game)
    this.#idle.delete(record.id)
    this.#busy.set(record.id, opened)
    opened.uses += 1
    return opened
  }

  #load(record: TableRecord, game: Game): Opened {
    const { store, now, measured } = this.#options
    /** Another one may have been opened since. */
    const forget = (): void => {
      if (this.#busy.get(record.id) === opened) this.#busy.delete(record.id)
      if (this.#idle.peek(record.id) === opened) this.#idle.delete(record.id)
    }
    const load = async (): Promise<LiveTable> => {
      opened.live = await LiveTable.load(record, { store, game, node: this.#node, now, forget, measured })
      return opened.live
    }
    const opened: Opened = { id: record.id, loading: Promise.resolve().then(load), live: undefined, uses: 0 }
    // Those who wait for it hear of it, and it is not there for the next one.
    opened.loading.catch(forget)
    return opened
  }

  /** Does something with a table, if it is in memory. */
  #known(table: string, doing: (live: LiveTable) => void): void {
    const opened = this.#idle.peek(table) ?? this.#busy.get(table)
    opened?.loading.then(doing).catch(this.#options.failed)
  }
}
