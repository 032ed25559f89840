// Tables on a real store with a clock that tests turn, for what takes days; and people at them without a network.
import type { MadeTable, NewTable, RequestBody, ServerMessage } from '@landfall/protocol'
import { vi } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Client } from '../../src/tables/guests.ts'
import type { Outgoing } from '../../src/tables/outgoing.ts'
import { Tables } from '../../src/tables/tables.ts'
import { GAMES, setupFor } from './at-table.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

type Company = Extract<ServerMessage, { say: 'company' }>['company']
type Line = Extract<ServerMessage, { say: 'chat' }>['line']

/** One node. Its own timers only run when the clock is turned. */
export class Node {
  readonly #tables: Tables
  readonly #clock: Clock
  readonly #close: () => Promise<void>
  readonly #people: Person[] = []

  private constructor(tables: Tables, clock: Clock, close: () => Promise<void>) {
    this.#tables = tables
    this.#clock = clock
    this.#close = close
  }

  static async start(folder: string, clock: Clock): Promise<Node> {
    const store = await openSqlite(folder)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const measured = { answered() {}, refused() {}, sent() {} }
    const failed = (thrown: unknown): void => {
      throw thrown
    }
    const tables = new Tables({ store, games: GAMES, measured, failed, now: () => clock.now })
    return new Node(tables, clock, () => store.close())
  }

  async make(players: number, asked: Partial<NewTable> = {}): Promise<MadeTable> {
    const made = await this.#tables.make({ game: 'crusoe', setup: setupFor('crusoe', players), name: 'Ann', ...asked })
    if ('why' in made) throw new Error(made.why)
    return made
  }

  async come(table: string, secret?: string): Promise<Person> {
    const person = new Person(this.#tables)
    this.#people.push(person)
    await this.#tables.enter(person, { say: 'hello', protocol: 2, table, ...(secret === undefined ? {} : { secret }) })
    return person
  }

  /** As much time as is given passes, and everything is done that is due. */
  async pass(ms: number): Promise<void> {
    const step = 20 * MINUTE
    for (let left = ms; left > 0; left -= step) {
      this.#clock.now += Math.min(step, left)
      vi.advanceTimersByTime(30_000)
      // Everything at a table happens one after another: what the timer began is done before this is answered.
      for (const person of this.#people) await person.ask({ say: 'beat' })
    }
  }

  /** As if the machine had lost its power: nobody says goodbye. */
  crash(): Promise<void> {
    return this.#close()
  }
}

export interface Clock {
  now: number
}

export class Person implements Client {
  readonly #tables: Tables
  #heard: ServerMessage[] = []
  #calls = 0
  bye: string | undefined
  secret: string | undefined

  constructor(tables: Tables) {
    this.#tables = tables
  }

  get isGone(): boolean {
    return this.bye !== undefined
  }

  send({ text }: Outgoing): number {
    const message: ServerMessage = JSON.parse(text)
    this.#heard.push(message)
    return text.length
  }

  end(why: string): void {
    this.bye = why
    this.#tables.leave(this)
  }

  leave(): void {
    this.#tables.leave(this)
  }

  /** `done`, or why not. */
  async ask(body: RequestBody): Promise<string> {
    const call = ++this.#calls
    await this.#tables.request(this, { ...body, call })
    for (const message of this.#heard) {
      if (message.say === 'refused' && message.call === call) return message.why
      if (message.say !== 'done' || message.call !== call) continue
      this.secret = message.secret ?? this.secret
      return 'done'
    }
    return 'nothing'
  }

  get company(): Company {
    const newest = this.#heard.findLast((message) => 'company' in message)
    if (newest === undefined) throw new Error('nobody was told who is here')
    return newest.company
  }

  /** The names of those who own the table. */
  get owners(): readonly string[] {
    return this.company.people.filter(({ owner }) => owner).map(({ name }) => name)
  }

  /** What the table has said of itself. */
  get notices(): readonly Line[] {
    const lines = this.#heard.flatMap((message) =>
      message.say === 'welcome' ? message.chat : message.say === 'chat' ? [message.line] : [],
    )
    return lines.filter(({ notice }) => notice !== undefined)
  }
}
