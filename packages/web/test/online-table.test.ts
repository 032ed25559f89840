// The worker's end of a table online: patches, answers, joining, other languages.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shown } from '../src/table/table.ts'
import { arrive, Client, expectUpToDate, fresh, NAME, position, startClock, stopClock } from './online-client.ts'
import { BEACON, SECRET, TableServer } from './table-server.ts'

beforeEach(stopClock)
afterEach(startClock)

test('steps as patches come to the same as being told everything at once', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  for (let given = 0; given < 40 && client.now.outcome === undefined; given += 1) {
    const answered = client.answer()
    await arrive()
    expect(await answered).toBeUndefined()
  }
  expect(server.session.answers.length).toBe(40)
  await expectUpToDate(client, server)
  expect(
    client.log.some(({ answers }) => answers > 32),
    'something to be taken back',
  ).toBe(true)
  for (let taken = 0; taken < 8; taken += 1) server.back()
  await arrive()
  expect(client.now.answers).toBe(32)
  await expectUpToDate(client, server)
})

test('an answer resolves only when what came of it is shown', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  const before = client.now
  let after: Shown | undefined
  void client.answer().then(() => {
    after = client.now
  })
  await arrive()
  expect(after?.answers).toBe(before.answers + 1)
})

test('only one’s own questions and those of the table can be answered; whose answer is awaited is known', async () => {
  const server = new TableServer(['cook'])
  // As when somebody has just stood up, and the server has not said yet what is different.
  server.tellsAll = true
  const client = new Client(server)
  await arrive()
  const seen = new Set<string>()
  while (!seen.has('carpenter') && server.session.outcome === undefined) {
    expect(client.now.awaited).toEqual(server.session.awaited)
    for (const { seat } of client.now.questions) expect(['table', 'cook']).toContain(seat)
    for (const seat of client.now.awaited) seen.add(seat)
    server.answer()
    await arrive()
  }
  expect(seen).toContain('carpenter')
})

test('a visitor answers nothing, becomes a member by joining, and is remembered with the secret', async () => {
  const server = new TableServer()
  const client = new Client(server, 'en', {})
  await arrive()
  expect(client.now.mine).toEqual([])
  expect(client.now.questions).toEqual([])
  expect(client.company.at(-1)?.me).toMatchObject({ member: undefined, mayJoin: true })
  const joined = client.table.act({ say: 'join', name: 'Zoë' })
  await arrive()
  expect(await joined).toBeUndefined()
  expect(client.now.mine).toEqual(['carpenter', 'cook'])
  expect(client.now.questions.length).toBeGreaterThan(0)
  expect(client.kept.at(-1)).toMatchObject({ id: NAME, secret: SECRET, name: 'Zoë', turn: 'mine' })
})

test('what is not possible is refused with the reason', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  const [question] = client.now.questions
  const twice = [client.answer(), client.answer()]
  await arrive()
  const replies = await Promise.all(twice)
  expect(replies[0]).toBeUndefined()
  expect(replies[1]).toMatchObject({ why: 'That question has been answered already.' })
  expect(await client.table.answer(question?.id ?? -1, 'anything')).toMatchObject({
    why: 'That question has been answered already.',
  })
})

test('another language goes on from what is known, at once and without a connection', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  for (let given = 0; given < 6; given += 1) server.answer()
  server.say(2, 'Ahoy')
  await arrive()
  server.down = true
  server.cut()
  const lines = client.log.length
  await client.table.speak('ru')
  expect(client.log).toHaveLength(lines)
  expect(client.now.answers).toBe(6)
  expect(client.now.questions[0]?.prompt).toMatch(/[а-я]/)
  expect(client.company.at(-1)?.chat.map(({ text }) => text)).toEqual(['Ahoy'])
  expect(await client.answer()).toMatchObject({ why: expect.stringMatching(/[а-я]/) })
  server.down = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.heard.at(-1)).toMatchObject({ say: 'hello', have: 7 })
  const whole = await fresh(server, 'ru')
  expect(position(client.now)).toEqual(position(whole.now))
  expect(client.log).toEqual(whole.log)
})

test('an answer that is on its way when the language changes is not lost', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  const answered = client.answer()
  await client.table.speak('it')
  await arrive()
  expect(await answered).toBeUndefined()
  expect(client.now).toMatchObject({ answers: 1, log: { from: expect.any(Number) } })
  expect(client.now.seats.map(({ name }) => name)).toEqual(['Carpentiere', 'Cuoco'])
})

test('a server that speaks another version asks for a newer page, and is not called again', async () => {
  const server = new TableServer()
  server.protocol = 99
  const client = new Client(server)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.company.at(-1)).toMatchObject({ link: 'ended', ended: { reload: true } })
  expect(server.heard).toHaveLength(1)
})

test('chat and pointing arrive', async () => {
  const server = new TableServer()
  const client = new Client(server)
  await arrive()
  server.say(2, '<b>not bold</b>')
  server.point(2, 'space/A1')
  await arrive()
  expect(client.company.at(-1)?.chat).toMatchObject([{ member: 2, text: '<b>not bold</b>' }])
  expect(client.pointed).toEqual([{ member: 2, at: 'space/A1' }])
})

test('undo is offered at once for one’s own answer, by agreement for that of another, not before the first', async () => {
  const server = new TableServer(['cook'])
  const client = new Client(server)
  await arrive()
  expect(client.now.undo).toBeUndefined()
  server.answer('carpenter')
  await arrive()
  expect(client.now.undo).toBe('byAgreement')
})

test('a game that this page does not know is not opened', async () => {
  const server = new TableServer(['captain'], { ...BEACON, game: { ...BEACON.game, id: 'whist' } })
  const client = new Client(server)
  await arrive()
  expect(client.shown).toEqual([])
  expect(client.company.at(-1)).toMatchObject({ link: 'ended', ended: { why: expect.stringMatching(/game/) } })
})
