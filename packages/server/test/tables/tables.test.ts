// All tables of a node, with clients that come and go at the worst moments.
import { type Hello, type MadeTable, PROTOCOL, type Request, ServerMessage, type Welcome } from '@landfall/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Store, StoreError, type StoreListener } from '../../src/store/store.ts'
import type { Client } from '../../src/tables/guests.ts'
import type { Outgoing } from '../../src/tables/outgoing.ts'
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

  send({ text }: Outgoing): number {
    this.heard.push(ServerMessage.parse(JSON.parse(text)))
    return text.length
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

function welcomeOf({ heard: [first] }: Line): Welcome {
  if (first?.say !== 'welcome') throw new Error('not let in')
  return first
}

/** Lets this many continuations run, and nothing that waits for a disk. */
async function moments(many: number): Promise<void> {
  for (let i = 0; i < many; i++) await Promise.resolve()
}

/** Appends that wait until they are let go. */
function gated(real: Store): { readonly store: Store; close(): void; open(): void } {
  let open = Promise.resolve()
  let release = (): void => {}
  return {
    store: withAppend(real, async (...given) => {
      await open
      return await real.append(...given)
    }),
    close() {
      open = new Promise((resolve) => {
        release = resolve
      })
    },
    open: () => release(),
  }
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

describe('nothing is told before it is durable', () => {
  test('when somebody leaves while a name, a seat or a member is being kept', async () => {
    const gate = gated(store)
    const tables = tablesOn(gate.store)
    const table = await made(tables)
    const ann = await entered(tables, table)
    const carl = await entered(tables, { table: table.table })
    const seat = welcomeOf(ann).seats[0] ?? ''
    const requests: readonly [Line, Request][] = [
      [ann, { say: 'rename', call: 1, name: 'Anna' }],
      [ann, { say: 'sit', call: 2, seat }],
      [carl, { say: 'join', call: 3, name: 'Carl' }],
    ]
    for (const [line, request] of requests) {
      const eve = await entered(tables, { table: table.watch })
      gate.close()
      const before = [ann.heard.length, carl.heard.length]
      const asking = tables.request(line, request)
      await moments(50)
      eve.leave()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect([ann.heard.length, carl.heard.length]).toEqual(before)
      gate.open()
      await asking
      await expect.poll(() => carl.companies.at(-1)?.watching).toBe(line === carl ? 0 : 1)
    }
    const people = [
      { member: 1, name: 'Anna', owner: true, seats: [seat], here: true },
      { member: 2, name: 'Carl', owner: false, seats: [], here: true },
    ]
    expect(ann.companies.at(-1)?.people).toEqual(people)
  })

  test('and never, if another node was quicker', async () => {
    let quicker: (() => Promise<void>) | undefined
    const racing = withAppend(store, async (...given) => {
      await quicker?.()
      quicker = undefined
      return await store.append(...given)
    })
    const tables = tablesOn(racing)
    const table = await made(tables)
    const ann = await entered(tables, table)
    const bob = await entered(tables, { table: table.table })
    const eve = await entered(tables, { table: table.watch })
    const seat = welcomeOf(ann).seats[0] ?? ''
    const joined = { do: 'joined', member: 2, name: 'Zoe', secretHash: 'x' }
    quicker = async () => {
      // On another node somebody joins and takes the seat, and here somebody leaves before that is known.
      await store.append(table.table, { number: 2, at: Date.now(), act: JSON.stringify(joined) })
      const sat = { do: 'sat', member: 2, seat }
      await store.append(table.table, { number: 3, at: Date.now(), act: JSON.stringify(sat) })
      eve.leave()
    }
    await tables.request(ann, { say: 'sit', call: 1, seat })
    await expect.poll(() => bob.companies.at(-1)?.watching).toBe(1)
    expect(ann.heard).toContainEqual({ say: 'refused', call: 1, why: 'seatTaken' })
    for (const { companies } of [ann, bob]) {
      expect(companies.flatMap(({ people }) => people.filter(({ member }) => member === 1))).not.toContainEqual(
        expect.objectContaining({ seats: [seat] }),
      )
    }
  })
})

describe('a clock that is set back', () => {
  test('does not take the times of a table with it, not even of one that is read again', async () => {
    let time = 2_000_000
    const first = tablesOn(store, () => time)
    const table = await made(first)
    const ann = await entered(first, table)
    for (let i = 0; i < 60; i++) {
      time -= 1000
      await ann.chat(`line ${i}`)
    }
    ann.leave()
    const again = tablesOn(store, () => time)
    await (await entered(again, table)).chat('the last line')
    const kept = await store.read(table.table, 0)
    expect(kept.map(({ at }) => at)).toEqual(kept.map(() => 2_000_000))
    // And goes on when it is later than that.
    time = 3_000_000
    await (await entered(again, table)).chat('later')
    expect((await store.read(table.table, 0)).at(-1)?.at).toBe(3_000_000)
  })

  test('or forward does not send anybody away who is on another node', async () => {
    let time = 2_000_000
    let listener: StoreListener | undefined
    const heard: Store = new Proxy(
      withAppend(store, (...given) => store.append(...given)),
      {
        get(target, name) {
          if (name !== 'listen') return Reflect.get(target, name)
          return (one: StoreListener) => {
            listener = one
          }
        },
      },
    )
    const tables = tablesOn(heard, () => time)
    const table = await made(tables)
    const bob = await entered(tables, { table: table.table })
    listener?.whispered(table.table, JSON.stringify({ node: 'other', here: [1], watching: 0 }))
    await expect.poll(() => bob.companies.at(-1)?.people[0]?.here).toBe(true)
    time += 3_600_000
    const carl = await entered(tables, { table: table.table })
    expect(welcomeOf(carl).company.people[0]?.here).toBe(true)
  })
})
