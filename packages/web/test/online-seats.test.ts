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
    questions: questions.filter(({ optional }) => !optional).map(({ seat }) => seat),
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

/** A browser with two of three seats, at the moment when each of them plays a card in secret. */
async function twoSeats(): Promise<{ readonly server: TableServer; readonly client: Client }> {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  await client.answer()
  await arrive()
  return { server, client }
}

/** One of them takes the screen. */
async function take(client: Client, seat: string): Promise<void> {
  const looked = client.table.look(seat)
  await arrive()
  expect(await looked).toBeUndefined()
}

test('for a player who takes a second seat the table lies open, as far as everybody may see it', async () => {
  const server = new TableServer(['captain'], BEACON)
  const client = new Client(server)
  await arrive()
  expect(client.now.eyes).toBe('captain')
  server.seat('cook', 1)
  await arrive()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: undefined, isTrusting: undefined })
  expect(known(client.now, client.log)).toEqual({ log: [], questions: ['table'], hand: false })
  expect(server.heard.at(-1)).toEqual({ say: 'look', call: expect.any(Number) })
})

test('an older server that does not say what is hidden is never asked for everybody’s view', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  server.isOlder = true
  const client = new Client(server)
  await arrive()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'captain', questions: [], scene: [] })
  await take(client, 'captain')
  expect(known(client.now, client.log)).toEqual({ log: ['The captain'], questions: ['table'], hand: true })
  expect(server.heard.filter(({ say }) => say === 'look')).toMatchObject([])
})

test('two seats at one screen hand it on, and neither is shown what only the other may see', async () => {
  const { server, client } = await twoSeats()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'captain', questions: [], scene: [] })
  expect(client.log).toEqual([])
  await take(client, 'captain')
  expect(known(client.now, client.log)).toMatchObject({ questions: ['captain'], hand: true })
  await client.answer()
  await arrive()
  expect(client.now).toMatchObject({ curtain: 'cook', eyes: undefined, questions: [], scene: [], board: undefined })
  expect(client.log).toEqual([])
  await take(client, 'cook')
  expect(server.heard.at(-1)).toMatchObject({ say: 'look', seat: 'cook' })
  // What was told to the captain before is told to the cook as far as both may know it.
  expect(known(client.now, client.log)).toEqual({ log: [], questions: ['cook'], hand: true })
  expect(client.log.some(({ text }) => text === 'The captain drew 1 card.')).toBe(true)
})

test('what everybody may hear is asked without a curtain, and after a secret the table lies open again', async () => {
  const { server, client } = await twoSeats()
  for (const seat of ['captain', 'cook']) {
    expect(client.now.curtain).toBe(seat)
    await take(client, seat)
    await client.answer('keep')
    await arrive()
  }
  // Others are awaited: nobody's hand is on the screen.
  expect(client.now).toMatchObject({ eyes: undefined, curtain: undefined, awaited: ['carpenter'], questions: [] })
  expect(known(client.now, client.log)).toMatchObject({ hand: false })
  client.shown.length = 0
  server.answer('carpenter')
  await arrive()
  expect(client.now.questions.filter(({ optional }) => !optional).map(({ seat, kind }) => [seat, kind])).toEqual([
    ['captain', 'rolled'],
  ])
  expect(client.now).toMatchObject({ eyes: undefined, curtain: undefined })
  await client.answer('pass')
  await arrive()
  expect(client.now.questions.filter(({ optional }) => !optional).map(({ seat }) => seat)).toEqual(['cook'])
  expect(
    client.shown.every(({ eyes, curtain, scene }) => eyes === undefined && curtain === undefined && scene.length > 0),
  ).toBe(true)
})

test('a look in passing shows one hand to those who ask for it, and leaves the table open', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  client.shown.length = 0
  const hands: unknown[] = []
  for (const seat of ['captain', 'cook']) {
    const peeking = client.table.peek(seat)
    await arrive()
    hands.push(await peeking)
  }
  expect(hands).toEqual(
    ['captain', 'cook'].map(() => ({
      board: undefined,
      scene: expect.arrayContaining([expect.stringMatching(/^Your hand: /)]),
    })),
  )
  expect(hands[0]).not.toEqual(hands[1])
  expect(
    client.shown.filter(({ eyes, curtain, scene }) => eyes ?? curtain ?? scene.join().includes('Your hand')),
  ).toEqual([])
  expect(server.heard.at(-1)).toEqual({ say: 'look', call: expect.any(Number) })
  const peeking = client.table.peek('carpenter')
  await arrive()
  expect(await peeking).toMatchObject({ why: expect.any(String) })
})

test('everybody’s view comes back with the connection', async () => {
  const server = new TableServer(['captain', 'cook'], BEACON)
  const client = new Client(server)
  await arrive()
  client.shown.length = 0
  server.cut()
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.heard.at(-1)).toEqual({ say: 'look', call: expect.any(Number) })
  expect(client.now).toMatchObject({ eyes: undefined, curtain: undefined })
  expect(client.shown.filter(({ scene }) => scene.join().includes('Your hand'))).toEqual([])
})

test('who has the screen keeps it when the connection comes back, and when another language is spoken', async () => {
  const { server, client } = await twoSeats()
  await take(client, 'cook')
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
  const { client } = await twoSeats()
  await take(client, 'captain')
  expect(await client.table.handTo('carpenter')).toMatchObject({ why: expect.any(String) })
  expect(client.now.eyes).toBe('captain')
  expect(await client.table.handTo('cook')).toBeUndefined()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'cook', scene: [] })
})

test('a player who has looked lets all look again, or is asked for the next one', async () => {
  const { client } = await twoSeats()
  client.table.handTo('cook')
  await take(client, 'cook')
  expect(client.now.eyes).toBe('cook')
  expect(client.table.handTo(undefined)).toBeUndefined()
  await arrive()
  expect(client.now).toMatchObject({ eyes: undefined, curtain: 'captain', scene: [] })
})
