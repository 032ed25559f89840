// With whose eyes a table online is seen, where not all may see the same.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, Shown } from '../src/table/table.ts'
import { arrive, Client, startClock, stopClock } from './online-client.ts'
import { BEACON, TableServer } from './table-server.ts'

beforeEach(stopClock)
afterEach(startClock)

/** Whose cards are named in the log, and whose can be chosen. */
function known({ questions, scene }: Shown, log: readonly LogLine[]): unknown {
  const drawn = log.flatMap(({ text }) => /^(.*) drew “/.exec(text)?.[1] ?? [])
  return {
    log: [...new Set(drawn)],
    questions: questions.map(({ seat }) => seat),
    hand: scene.some((line) => line.startsWith('Your hand')),
  }
}

test('who has one seat sees with its eyes, and is never asked to hand the screen on', async () => {
  const server = new TableServer(['cook'], BEACON)
  const client = new Client(server)
  await arrive()
  expect(client.now).toMatchObject({ eyes: 'cook', curtain: undefined, game: 'demo' })
  expect(known(client.now, client.log)).toEqual({ log: ['The cook'], questions: ['table'], hand: true })
  server.answer('captain')
  await arrive()
  expect(known(client.now, client.log)).toEqual({ log: ['The cook'], questions: ['cook'], hand: true })
  expect(client.shown.every(({ curtain }) => curtain === undefined)).toBe(true)
})

test('a player who sits down is told what only that seat may know, from the beginning', async () => {
  const server = new TableServer([], BEACON)
  const client = new Client(server)
  await arrive()
  expect(known(client.now, client.log)).toEqual({ log: [], questions: [], hand: false })
  const sat = client.table.act({ say: 'sit', seat: 'cook' })
  await arrive()
  expect(await sat).toBeUndefined()
  expect(client.now.eyes).toBe('cook')
  expect(known(client.now, client.log)).toEqual({ log: ['The cook'], questions: ['table'], hand: true })
  expect(client.company.at(-1)).toMatchObject({ link: 'open' })
})

test('a player who takes a second seat is asked which of the two looks', async () => {
  const server = new TableServer(['captain'], BEACON)
  const client = new Client(server)
  await arrive()
  expect(client.now.eyes).toBe('captain')
  server.seat('cook', 1)
  await arrive()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'captain', scene: [] })
})

test('two seats at one screen hand it on, and neither is shown what only the other may see', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'captain', questions: [], scene: [] })
  expect(client.log).toEqual([])
  await client.table.look('captain')
  expect(known(client.now, client.log)).toEqual({ log: ['The captain'], questions: ['table'], hand: true })
  await client.answer()
  await client.answer()
  expect(client.now).toMatchObject({ curtain: 'cook', eyes: undefined, questions: [], scene: [], board: undefined })
  expect(client.log).toEqual([])
  const looked = client.table.look('cook')
  await arrive()
  expect(await looked).toBeUndefined()
  expect(server.heard.at(-1)).toMatchObject({ say: 'look', seat: 'cook' })
  // What was told to the captain before is told to the cook as far as both may know it.
  expect(known(client.now, client.log)).toEqual({ log: [], questions: ['cook'], hand: true })
  expect(client.log.some(({ text }) => text === 'The captain drew 1 card.')).toBe(true)
  server.answer('carpenter')
  await arrive()
  expect(client.now.eyes).toBe('cook')
})

test('who has the screen keeps it when the connection comes back, and when another language is spoken', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  const looked = client.table.look('cook')
  await arrive()
  await looked
  expect(client.now.eyes).toBe('cook')
  client.shown.length = 0
  server.cut()
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.heard.at(-1)).toMatchObject({ say: 'look', seat: 'cook' })
  expect(client.now).toMatchObject({ eyes: 'cook', curtain: undefined })
  // The server begins with the first seat again: that view is not shown to the player who has the screen.
  expect(client.shown.map(({ eyes, curtain }) => eyes ?? curtain)).toEqual(client.shown.map(() => 'cook'))

  await client.table.speak('ru')
  await vi.advanceTimersByTimeAsync(2000)
  expect(client.now).toMatchObject({ eyes: 'cook', curtain: undefined })
})

test('only one’s own seats can be handed the screen', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  await client.table.look('captain')
  expect(await client.table.handTo('carpenter')).toMatchObject({ why: expect.any(String) })
  expect(client.now.eyes).toBe('captain')
  expect(await client.table.handTo('cook')).toBeUndefined()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'cook', scene: [] })
})
