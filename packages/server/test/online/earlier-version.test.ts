// Tables that were made under an earlier version of the rules: they go on under the current one.
import { readFileSync } from 'node:fs'
import { type Journal, type Luck, readJournal } from '@landfall/kernel'
import { TableClient } from '@landfall/server/client'
import { describe, expect, test } from 'vitest'
import { hashOf, newName, newSecret } from '../../src/secrets.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Entry, Store } from '../../src/store/store.ts'
import { type Act, writeAct } from '../../src/tables/acts.ts'
import { temporaryFolder } from '../afterwards.ts'
import { GAMES, playOn, startServer } from './at-table.ts'

const TABLE = newName()
const SECRET = newSecret()

/** A kept game, by the path to its file. */
const kept = (game: string, path: string): Journal =>
  readJournal(readFileSync(new URL(`../../../${game}/kept/${path}.json`, import.meta.url), 'utf8'))

/** What chance gave because of one answer; 0 is the set-up. */
const luckOf = ({ luck }: Journal, answer: number): Luck =>
  Object.entries(luck).flatMap(([stream, results]) =>
    results.filter(([at]) => at === answer).map(([, gave]): Luck[number] => [stream, gave]),
  )

/** Acts that led nowhere, because answers were taken back, after this many answers of the game. */
interface Detour {
  readonly after: number
  readonly acts: readonly Act[]
}

/** The acts of a table at which one member sits on all seats and has played this game, perhaps with a detour. */
function actsOf(journal: Journal, seats: readonly string[], detour?: Detour): readonly Act[] {
  const answered = journal.answers.map(([seat, kind, choice], i): Act => {
    const luck = luckOf(journal, i + 1)
    return { do: 'answered', member: 1, seat, kind, choice, ...(luck.length === 0 ? {} : { luck }) }
  })
  if (detour !== undefined) answered.splice(detour.after, 0, ...detour.acts)
  return [
    { do: 'joined', member: 1, name: 'Ann', secretHash: hashOf(SECRET), owner: true },
    ...seats.map((seat): Act => ({ do: 'sat', member: 1, seat })),
    ...answered,
    { do: 'said', member: 1, text: 'Until tomorrow.' },
  ]
}

const twice = (...acts: readonly Act[]): readonly Act[] => [...acts, ...acts]

/** A store with a table as a server of that version left it, with a snapshot of that time. */
async function leftBehind(game: string, path: string, detour?: Detour) {
  const journal = kept(game, path)
  const rules = GAMES.find(({ id }) => id === game)
  if (rules === undefined) throw new Error(`there is no game "${game}"`)
  const { session } = rules.bringBack(journal)
  const store = await openSqlite(temporaryFolder())
  const { version, config, seed } = journal
  const setup = JSON.stringify({ config, seed, dealt: luckOf(journal, 0) })
  const entries = actsOf(journal, session.seats, detour).map(
    (act, i): Entry => ({ number: i + 1, at: 1000 + i, act: writeAct(act) }),
  )
  const record = { id: TABLE, watch: newName(), game, version, setup, made: 1000 }
  await store.make(record, entries.slice(0, 1))
  for (const entry of entries.slice(1)) expect(await store.append(TABLE, entry)).toBe(true)
  // Read as if it were of the current version, it would put the table back to its first question.
  const beginning = { ...rules.start({ ...session.config, seed }).snapshot(), version }
  const members = [{ member: 1, name: 'Ann', secretHash: hashOf(SECRET), owner: true }]
  const text = JSON.stringify({ number: entries.length, members, seats: [], chat: [], session: beginning })
  await store.keepSnapshot(TABLE, { number: entries.length, text })
  return { rules, session, store, entries }
}

/** The same table in a store that has no snapshot of it. */
async function withoutSnapshot(store: Store): Promise<Store> {
  const record = await store.find(TABLE)
  const [first, ...later] = await store.read(TABLE, 0)
  if (record === undefined || first === undefined) throw new Error('the table is gone')
  const other = await openSqlite(temporaryFolder())
  await other.make(record, [first])
  for (const entry of later) await other.append(TABLE, entry)
  return other
}

describe.each([
  ['crusoe', 'earlier/open-volcano-island-first'],
  ['naufragos', 'earlier/open-chosen-full-together'],
])('a table of an earlier version of %s', (game, path) => {
  test('goes on where it was left, and is one of both versions from then on', async () => {
    const { rules, session, store, entries } = await leftBehind(game, path)
    const server = await startServer(store)
    const ann = await TableClient.open(server.url, { table: TABLE, secret: SECRET })
    expect(ann.misfit).toBeUndefined()
    expect(ann.welcome).toMatchObject({ game, version: rules.version, number: entries.length })
    expect(ann.welcome.config).toEqual(session.config)
    expect(ann.position.answers).toBe(session.answers.length)
    expect(ann.questions.map(({ kind }) => kind)).toEqual(session.questions.map(({ kind }) => kind))
    expect(ann.seats).toEqual(session.seats)
    expect(ann.chat.at(-1)?.text).toBe('Until tomorrow.')
    const seen = session.seats.map((seat) => JSON.stringify(session.view(seat)))
    expect(seen).toContain(JSON.stringify(ann.position.view))
    expect(await playOn([ann], 'on', 2)).toBe(2)
    const { view } = ann.position
    const snapshot = JSON.parse((await store.snapshot(TABLE))?.text ?? '{}')
    expect(snapshot.session.version).toBe(rules.version)
    ann.cut()

    // Without any snapshot: the acts of both versions one after another.
    const second = await startServer(await withoutSnapshot(store))
    const again = await TableClient.open(second.url, { table: TABLE, secret: SECRET })
    expect(again.misfit).toBeUndefined()
    expect(again.position).toMatchObject({ answers: session.answers.length + 2, view })
    await playOn([again], 'end')
    const response = await fetch(new URL(`/api/tables/${TABLE}/journal`, second.url))
    const story = rules.resume(readJournal(await response.text()))
    expect(story.version).toBe(rules.version)
    expect(story.outcome).toEqual(again.position.outcome)
  })
})

describe('a table of Robinson Crusoe at which a stack was put together in three answers', () => {
  const answered = (kind: string, choice: string): Act => ({
    do: 'answered',
    member: 1,
    seat: 'carpenter',
    kind,
    choice,
  })
  const tookBack = (to: number): Act => ({ do: 'tookBack', member: 1, to })

  // It begins with: plan explore/C1, leader carpenter, support dog, plan explore/B2.
  test.each<[string, Detour]>([
    ['who leads', { after: 1, acts: [answered('leader', 'cook'), tookBack(1)] }],
    [
      'who leads, with who supports',
      { after: 1, acts: [answered('leader', 'cook'), answered('support', 'explorer'), tookBack(1)] },
    ],
    ['who leads, twice', { after: 1, acts: twice(answered('leader', 'cook'), tookBack(1)) }],
    ['who supports', { after: 2, acts: [answered('support', 'cook'), tookBack(2)] }],
    ['that nobody else supports', { after: 2, acts: [answered('support', 'enough'), tookBack(2)] }],
    ['the whole stack', { after: 0, acts: [answered('plan', 'explore/C1'), answered('leader', 'cook'), tookBack(0)] }],
    // Answers 46 to 49: plan build/shelter, leader carpenter, support carpenter, payment wood-2+tokens.
    ['how it was paid', { after: 49, acts: [tookBack(48), answered('payment', 'wood-2+tokens')] }],
    ['the place alone', { after: 3, acts: [answered('plan', 'rest'), tookBack(3)] }],
  ])('goes on where it was left, although it took back %s', async (_, detour) => {
    const { rules, session, store, entries } = await leftBehind('crusoe', 'version-5/open-jenny-second', detour)
    const server = await startServer(store)
    const ann = await TableClient.open(server.url, { table: TABLE, secret: SECRET })
    expect(ann.misfit).toBeUndefined()
    expect(ann.welcome).toMatchObject({ version: rules.version, number: entries.length })
    expect(ann.position).toMatchObject({ answers: session.answers.length })
    expect(ann.position.view).toEqual(JSON.parse(JSON.stringify(session.view('carpenter'))))
    expect(await playOn([ann], 'on', 2)).toBe(2)
  })
})
