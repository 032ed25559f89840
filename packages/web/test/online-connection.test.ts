// Broken connections, lost replies and what was missed at a table online.
import { PROTOCOL } from '@landfall/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, Client, expectUpToDate, NAME, startClock, stopClock } from './online-client.ts'
import { SECRET, TableServer } from './table-server.ts'

beforeEach(stopClock)
afterEach(startClock)

test('a broken connection comes back, and only what was missed is told again', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.cut()
  expect(client.link).toBe('lost')
  expect(await client.answer()).toMatchObject({ why: /no connection/ })
  server.answer()
  server.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.link).toBe('open')
  expect(server.heard.at(-1)).toMatchObject({ say: 'hello', have: 0, secret: SECRET })
  await expectUpToDate(client, server)
})

test('while the server is down it is tried again and again, in longer and longer pauses; waking tries at once', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.down = true
  server.cut()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.dialled).toBeGreaterThan(4)
  await vi.advanceTimersByTimeAsync(110_000)
  expect(server.dialled).toBeLessThan(16)
  expect(client.link).toBe('lost')
  server.down = false
  client.table.wake(true)
  await arrive()
  expect(client.link).toBe('open')
})

test('a connection that is dead without anybody saying so is noticed within seconds', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.freeze()
  await vi.advanceTimersByTimeAsync(9100)
  expect(client.link).toBe('lost')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(client.link).toBe('open')
})

test('a quiet connection that is alive is kept', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(new Set(client.company.map(({ link }) => link))).toEqual(new Set(['connecting', 'open']))
  expect(server.heard.filter(({ say }) => say === 'hello')).toHaveLength(1)
})

test('an answer that never arrived is given again, once', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.mute = true
  const answered = client.answer()
  await arrive()
  server.mute = false
  server.cut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answered).toBeUndefined()
  expect(server.session.answers).toHaveLength(1)
  await expectUpToDate(client, server)
})

test('an answer whose reply was lost is found to be taken, and is not given again', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  const answered = client.answer()
  // The server has taken it; its reply does not arrive any more.
  expect(server.session.answers).toHaveLength(1)
  server.cut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answered).toBeUndefined()
  expect(server.session.answers).toHaveLength(1)
  expect(server.heard.filter(({ say }) => say === 'answer')).toHaveLength(1)
  await expectUpToDate(client, server)
})

test('a line of chat whose reply was lost is not said twice', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  const said = client.table.act({ say: 'chat', text: 'Hello?' })
  server.cut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await said).toBeUndefined()
  expect(client.company.at(-1)?.chat.map(({ text }) => text)).toEqual(['Hello?'])
})

test('a patch that does not fit makes the server tell everything again', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.answer()
  await arrive()
  server.garble()
  await arrive()
  expect(server.heard.at(-1)).toEqual({ say: 'hello', protocol: PROTOCOL, table: NAME, secret: SECRET })
  expect(client.link).toBe('open')
  await expectUpToDate(client, server)
})

test('what was told and then taken back while nobody was connected is void', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  for (let given = 0; given < 5; given += 1) server.answer()
  await arrive()
  server.cut()
  server.back()
  server.back()
  server.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.now.answers).toBe(4)
  await expectUpToDate(client, server)
})

test('a table that is full is tried again until there is room, and the screen says so', async () => {
  const server = new TableServer()
  server.refuses = 'full'
  const client = new Client(server)
  await arrive()
  expect(client.company.at(-1)).toMatchObject({ link: 'lost', refused: 'This table is full.', ended: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.link).not.toBe('ended')
  server.refuses = undefined
  await vi.advanceTimersByTimeAsync(16_000)
  expect(client.company.at(-1)).toMatchObject({ link: 'open', refused: undefined })
  // A watcher who makes room for somebody who plays comes back as well.
  server.dismiss('full')
  await arrive()
  expect(client.link).toBe('lost')
  server.refuses = undefined
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.link).toBe('open')
})

test.each([
  ['removed', /removed you/, false],
  ['elsewhere', /too many other places/, true],
] as const)('one who is sent away as %s does not come back by itself', async (why, text, reload) => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.dismiss(why)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.company.at(-1)).toMatchObject({ link: 'ended', ended: { why: expect.stringMatching(text), reload } })
  expect(server.dialled).toBe(1)
})
