// All tables of a node, with clients that come and go at the worst moments.
import { type Hello, type MadeTable, PROTOCOL, ServerMessage } from '@landfall/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Store, StoreError } from '../../src/store/store.ts'
import type { Client } from '../../src/tables/guests.ts'
import { Tables } from '../../src/tables/tables.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { GAMES, setupFor } from '../online/at-table.ts'

/** A connection without a network. */
class Line implements Client {
  readonly heard: ServerMessage[] = []
  isGone = false
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  send(text: string): void {
    this.heard.push(ServerMessage.parse(JSON.parse(text)))
  }

  end(why: Extract<ServerMessage, { say: 'bye' }>['why']): void {
    if (this.isGone) return
    this.heard.push({ say: 'bye', why })
    this.leave()
  }

  enter({ table, secret }: Pick<Hello, 'table' | 'secret'>): Promise<void> {
    return this.#tables.enter(this, { say: 'hello', protocol: PROTOCOL, table, ...(secret && { secret }) })
  }

  /** As if the line were cut. */
  leave(): void {
    this.isGone = true
    this.#tables.leave(this)
  }

  chat(text: string): Promise<void> {
    return this.#tables.request(this, { say: 'chat', call: 1, text })
  }

  /** Everything that was said in the chat. */
  get chats(): readonly string[] {
    return this.heard.flatMap((message) => (message.say === 'chat' ? [message.line.text] : []))
  }

  /** Who was there, each time that it was told. */
  get companies(): readonly Extract<ServerMessage, { say: 'company' }>['company'][] {
    return this.heard.flatMap((message) => (message.say === 'company' ? [message.company] : []))
  }
}

const measured = { answered: () => {}, refused: () => {}, sent: () => {} }

function tablesOn(store: Store, now: () => number = Date.now): Tables {
  const tables = new Tables({ store, games: GAMES, measured, failed: () => {}, now })
  afterwards(() => tables.close())
  return tables
}

/** The same store, but for the way in which it appends. */
function withAppend(real: Store, append: Store['append']): Store {
  return new Proxy(real, {
    get(target, name) {
      if (name === 'append') return append
      const found: unknown = Reflect.get(target, name, target)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
}

async function made(tables: Tables): Promise<MadeTable> {
  const table = await tables.make({ game: 'crusoe', setup: setupFor('crusoe', 1), name: 'Ann' })
  if ('why' in table) throw new Error(table.why)
  return table
}

async function entered(tables: Tables, knock: Pick<Hello, 'table' | 'secret'>): Promise<Line> {
  const line = new Line(tables)
  await line.enter(knock)
  return line
}

/** Lets this many continuations run, and nothing that waits for a disk. */
async function moments(many: number): Promise<void> {
  for (let i = 0; i < many; i++) await Promise.resolve()
}

let store: Store
beforeEach(async () => {
  store = await openSqlite(temporaryFolder())
  afterwards(() => store.close())
})

describe('a table', () => {
  test('is open once, whenever one leaves while another enters', async () => {
    const tables = tablesOn(store)
    const scenes: { readonly table: MadeTable; readonly bob: Line }[] = []
    for (let wait = 0; wait < 16; wait++) {
      const table = await made(tables)
      const ann = await entered(tables, table)
      const bob = new Line(tables)
      const entering = bob.enter({ table: table.table })
      await moments(wait)
      ann.leave()
      await entering
      scenes.push({ table, bob })
    }
    // So many others are put aside that nobody is at that a table that somebody is at must not be among them.
    for (let i = 0; i < 520; i++) (await entered(tables, await made(tables))).leave()
    expect(tables.counts).toEqual({ tables: 16, clients: 16 })
    for (const { table, bob } of scenes) {
      const ann = await entered(tables, table)
      await ann.chat('Ahoy')
      expect(bob.chats).toEqual(['Ahoy'])
    }
  }, 60_000)

  test('is open once, whenever its story is read while somebody enters or leaves', async () => {
    const tables = tablesOn(store)
    for (let wait = 0; wait < 16; wait++) {
      const table = await made(tables)
      const reading = tables.journal(table.table)
      await moments(wait)
      const [ann, bob] = await Promise.all([entered(tables, table), entered(tables, { table: table.table })])
      const again = tables.journal(table.table)
      await moments(wait)
      ann.leave()
      await Promise.all([reading, again])
      await (await entered(tables, table)).chat('Ahoy')
      expect(bob.chats).toEqual(['Ahoy'])
    }
  })

  test('that fails does not take the next one with it', async () => {
    let isBroken = false
    const broken = withAppend(store, (...given) =>
      isBroken ? Promise.reject(new StoreError('away')) : store.append(...given),
    )
    const tables = tablesOn(broken)
    const table = await made(tables)
    const ann = await entered(tables, table)
    isBroken = true
    await expect(ann.chat('Ahoy')).rejects.toThrow(StoreError)
    isBroken = false
    expect(ann.heard.at(-1)).toEqual({ say: 'bye', why: 'unavailable' })
    expect(tables.counts).toEqual({ tables: 0, clients: 0 })
    const bob = await entered(tables, { table: table.table })
    await (await entered(tables, table)).chat('Ahoy again')
    expect(bob.chats).toEqual(['Ahoy again'])
  })

  test('does not keep somebody who left before it was read, or before the others were done', async () => {
    const tables = tablesOn(store)
    for (let wait = 0; wait < 16; wait++) {
      const table = await made(tables)
      const early = new Line(tables)
      const entering = early.enter({ table: table.table })
      await moments(wait)
      early.leave()
      await entering
      expect(tables.counts).toEqual({ tables: 0, clients: 0 })
      const ann = await entered(tables, table)
      const late = new Line(tables)
      const chatting = ann.chat('Ahoy')
      const following = late.enter({ table: table.table })
      await moments(wait)
      late.leave()
      await Promise.all([chatting, following])
      expect(tables.counts.clients).toBe(1)
      const bob = await entered(tables, { table: table.table })
      expect(bob.heard[0]).toMatchObject({ say: 'welcome', company: { watching: 1 } })
      for (const line of [ann, bob]) line.leave()
    }
  })
})
