// The worker's end of a table online: patches, broken connections, lost replies, other languages.
import { PROTOCOL } from '@landfall/protocol'
import type { Language } from '@landfall/tabletop'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompanyShown, Pointed } from '../src/table/company.ts'
import type { LogLine, Shown } from '../src/table/table.ts'
import type { KeptTable } from '../src/worker/kept-games.ts'
import { OnlineTable } from '../src/worker/online-table.ts'
import { findSpoken, words } from './spoken.ts'
import { BEACON, SECRET, TableServer } from './table-server.ts'

const NAME = 'table-table-table-tabl'
const CONTENT = ['confirm', 'enough', 'pass']

beforeEach(() => {
  vi.useFakeTimers()
  // In the middle: no pause is shorter or longer than it says.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Everything that is under way arrives. */
const arrive = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

class Client {
  readonly table: OnlineTable
  readonly shown: Shown[] = []
  readonly company: CompanyShown[] = []
  readonly pointed: Pointed[] = []
  readonly kept: KeptTable[] = []
  /** The whole log, put together as the screen does. */
  log: readonly LogLine[] = []

  constructor(
    server: TableServer,
    language: Language = 'en',
    { secret }: { readonly secret?: string } = { secret: SECRET },
  ) {
    this.table = new OnlineTable({ name: NAME, secret, language, words: words[language] }, server.dial, {
      shown: (shown) => {
        this.shown.push(shown)
        this.log = [...this.log.slice(0, shown.log.from), ...shown.log.lines]
      },
      company: (company) => this.company.push(company),
      pointed: (pointed) => this.pointed.push(pointed),
      keep: async (table) => {
        this.kept.push(table)
      },
      journal: async () => '',
      original: async () => '',
      findGame: findSpoken,
      words: async (spoken) => words[spoken],
    })
  }

  get now(): Shown {
    const shown = this.shown.at(-1)
    if (shown === undefined) throw new Error('nothing was shown')
    return shown
  }

  get link(): string | undefined {
    return this.company.at(-1)?.link
  }

  /** Answers the question that the game waits for: content with what there is, or else the first choice. */
  answer(): Promise<unknown> {
    const question = this.now.questions.find(({ optional }) => !optional)
    const ids = question?.choices.map(({ id }) => id) ?? []
    const choice = CONTENT.find((id) => ids.includes(id)) ?? ids[0]
    return this.table.answer(question?.id ?? -1, choice ?? '')
  }
}

/** What a client that comes now is shown. */
async function fresh(server: TableServer, language: Language = 'en'): Promise<Client> {
  const client = new Client(server, language)
  await arrive()
  client.table.close()
  return client
}

/** Everything but how it was told. */
function position({ log, undo, ...rest }: Shown): unknown {
  return rest
}

async function expectUpToDate(client: Client, server: TableServer): Promise<void> {
  const other = await fresh(server)
  expect(position(client.now)).toEqual(position(other.now))
  expect(client.log).toEqual(other.log)
}

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

test('a game that this page does not know is not opened', async () => {
  const server = new TableServer(['captain'], { ...BEACON, game: { ...BEACON.game, id: 'whist' } })
  const client = new Client(server)
  await arrive()
  expect(client.shown).toEqual([])
  expect(client.company.at(-1)).toMatchObject({ link: 'ended', ended: { why: expect.stringMatching(/game/) } })
})
