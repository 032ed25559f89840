// What one table may hold: whoever has a seat gets in, talk has its measure, and the game always has room.
import type { Server } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { Budget } from '../../src/tables/budget.ts'
import { MOST_ACTS, MOST_CHAT, MOST_SEATING } from '../../src/tables/limits.ts'
import { temporaryFolder } from '../afterwards.ts'
import { done, guest, host, newTable, playOn, refused, startServer, together } from './at-table.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

/** Everybody who can get in to watch, until nobody can. */
async function watchers(watch: string): Promise<readonly TableClient[]> {
  const inside: TableClient[] = []
  while (inside.length < 100) {
    const next = await TableClient.open(server.url, { table: watch }).catch((thrown: Error) => thrown.message)
    if (typeof next === 'string') {
      expect(next).toContain('full')
      return inside
    }
    inside.push(next)
  }
  throw new Error('a table never was full')
}

describe('a table full of watchers', () => {
  test('has room for a seat, and for those who were invited', async () => {
    const made = await newTable(server)
    const watching = await watchers(made.watch)
    const ann = await host(server, made)
    expect(ann.welcome.me.member).toBe(1)
    expect(watching.every(({ bye }) => bye === undefined)).toBe(true)
    // A stranger with the link that lets people play: the one who came last to watch makes room.
    const bob = await guest(server, made, 'Bob', ann.welcome.seats[0] ?? '')
    const last = watching.at(-1)
    await last?.until(() => false)
    expect(last?.bye).toBe('full')
    expect(watching.filter(({ bye }) => bye !== undefined)).toHaveLength(1)
    expect(await bob.request({ say: 'chat', text: 'I am in' })).toEqual(done)
    for (const client of watching) client.cut()
  })

  test('does not keep a member from their other devices: the oldest connection goes', async () => {
    const made = await newTable(server)
    const devices: TableClient[] = []
    for (let device = 0; device < 6; device++) devices.push(await host(server, made))
    await Promise.all(devices.slice(0, 2).map((client) => client.until(() => false)))
    expect(devices.map(({ bye }) => bye)).toEqual([
      'elsewhere',
      'elsewhere',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(await devices[5]?.request({ say: 'chat', text: 'here' })).toEqual(done)
  })
})

describe('talk', () => {
  test('has a measure for each member and minute, and never stops the game', async () => {
    const made = await newTable(server)
    const ann = await host(server, made)
    const [first = '', second = ''] = ann.welcome.seats
    await ann.request({ say: 'sit', seat: first })
    const bob = await guest(server, made, 'Bob', second)
    for (let line = 0; line < 60; line++) expect(await ann.request({ say: 'chat', text: `${line}` })).toEqual(done)
    expect(await ann.request({ say: 'chat', text: 'one more' })).toEqual(refused('tooFast'))
    expect(await bob.request({ say: 'chat', text: 'my turn' })).toEqual(done)
    await together([ann, bob])
    expect(ann.chat).toHaveLength(61)
    expect(await playOn([ann, bob], 'talked', 5)).toBe(5)
  })

  test('has a measure for the table and minute', async () => {
    const made = await newTable(server)
    const people = [await host(server, made)]
    for (const name of ['Bob', 'Carl', 'Dora']) people.push(await guest(server, made, name))
    const replies = await Promise.all(
      people.flatMap((one) => Array.from({ length: 50 }, (_, line) => one.request({ say: 'chat', text: `${line}` }))),
    )
    expect(replies.filter(({ say }) => say === 'done')).toHaveLength(180)
    expect(replies).toContainEqual(refused('tooFast'))
  })

  test('is not read when the story is told to somebody who comes', async () => {
    const store = await openSqlite(temporaryFolder())
    const reads: string[] = []
    const watched: Store = new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: readonly unknown[]): unknown => {
          if (String(name).startsWith('read')) reads.push(`${String(name)} ${String(given[1])}`)
          return Reflect.apply(value, target, given)
        }
      },
    })
    const own = await startServer(watched)
    const made = await newTable(own, 1)
    const ann = await host(own, made)
    await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
    for (let round = 0; round < 4; round++) {
      await ann.request({ say: 'chat', text: `round ${round}` })
      await playOn([ann], `story/${round}`, 3)
    }
    reads.length = 0
    const late = await TableClient.open(own.url, { table: made.watch })
    expect(late.told).toEqual(ann.told)
    expect(late.position).toEqual({ ...ann.position, open: late.position.open, asked: late.position.asked })
    expect(reads).toEqual(['readWithout {"do":"said",'])
  })
})

describe('the budget of a table', () => {
  const said = { do: 'said', member: 1, text: 'x' } as const
  const spoken = (lines: readonly (readonly [number, number])[], seating = 0): Budget =>
    new Budget({ said: lines, seating })

  test('ends talk before anything else, first that of the member who says most', () => {
    const budget = spoken([[1, MOST_CHAT.member - 1]])
    expect(budget.whyNot(5, 'said', 1)).toBeUndefined()
    budget.count(said)
    expect(budget.whyNot(5, 'said', 1)).toBe('chatFull')
    expect(budget.whyNot(5, 'said', 2)).toBeUndefined()
    const everybody = Array.from({ length: 6 }, (_, at) => [at + 2, MOST_CHAT.table / 5] as const)
    expect(spoken(everybody).whyNot(5, 'said', 1)).toBe('chatFull')
    expect(spoken(everybody).whyNot(MOST_ACTS, 'answer', 1)).toBeUndefined()
    expect(spoken(everybody).whyNot(MOST_ACTS, 'sat', 1)).toBeUndefined()
  })

  test('ends the changing of seats and names before the game', () => {
    const budget = spoken([], MOST_SEATING - 1)
    expect(budget.whyNot(5, 'renamed', 1)).toBeUndefined()
    budget.count({ do: 'sat', member: 1, seat: 'cook' })
    expect(budget.whyNot(5, 'renamed', 1)).toBe('tableFull')
    expect(budget.whyNot(5, 'removed', 1)).toBeUndefined()
    expect(budget.whyNot(5, 'answer', 1)).toBeUndefined()
    expect(new Budget(budget.snapshot()).whyNot(5, 'sat', 1)).toBe('tableFull')
  })

  test('ends everything at the last act', () => {
    expect(spoken([]).whyNot(MOST_ACTS, 'answer', 1)).toBeUndefined()
    expect(spoken([]).whyNot(MOST_ACTS + 1, 'answer', 1)).toBe('tableFull')
    // There is always more room for the game than for all the rest.
    expect(MOST_CHAT.table + MOST_SEATING).toBeLessThan(MOST_ACTS / 2)
  })
})
