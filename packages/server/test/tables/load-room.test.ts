// A snapshot is a cache: whatever is wrong with one, the table is read from its acts.
import { beaconPlugin } from '@landfall/demo'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { writeAct } from '../../src/tables/acts.ts'
import { loadRoom } from '../../src/tables/load-room.ts'
import { Room } from '../../src/tables/room.ts'
import { temporaryFolder } from '../afterwards.ts'

const game = beaconPlugin.game
const setup = { config: { castaways: ['captain', 'cook'] }, seed: 'wreck', dealt: [] }
const record = { id: 'a', watch: 'b', game: game.id, version: game.version, setup: JSON.stringify(setup), made: 1 }
const acts = [
  { do: 'joined', member: 1, name: 'Ann', secretHash: 'h', owner: true },
  { do: 'sat', member: 1, seat: 'captain' },
  { do: 'said', member: 1, text: 'Ahoy.' },
] as const
const entries = acts.map((act, i) => ({ number: i + 1, at: i, act: writeAct(act) }))

/** The table as it is, with its snapshot in the store or another one. */
async function loaded(change: (whole: string) => string): Promise<{ readonly facts: string; readonly kept: number }> {
  const store = await openSqlite(temporaryFolder())
  await store.make(record, entries)
  const { room: first } = await loadRoom(record, { store, game })
  await store.keepSnapshot('a', { number: 3, text: change(JSON.stringify(first.snapshot())) })
  const { room, kept } = await loadRoom(record, { store, game })
  await store.close()
  return { facts: JSON.stringify(room.snapshot()), kept }
}

const changed =
  (change: object) =>
  (whole: string): string =>
    JSON.stringify({ ...JSON.parse(whole), ...change })

const withPeople =
  (change: object) =>
  (whole: string): string => {
    const snapshot = JSON.parse(whole)
    return JSON.stringify({ ...snapshot, people: { ...snapshot.people, ...change } })
  }

describe('a table', () => {
  test('is read from its snapshot', async () => {
    expect((await loaded((whole) => whole)).kept).toBe(3)
  })

  test.each<[string, (whole: string) => string]>([
    ['not JSON', (whole) => whole.slice(9)],
    ['cut off', (whole) => whole.slice(0, -9)],
    ['nothing', () => 'null'],
    ['deeper than a stack', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['without people', changed({ people: 7 })],
    ['without members', withPeople({ members: 7 })],
    ['of a member without a name', withPeople({ members: [{ member: 1 }] })],
    ['of seats that nobody has', withPeople({ seats: [['captain']] })],
    ['of votes that nobody cast', withPeople({ votes: [['captain', 'Ann']] })],
    ['without a budget', changed({ budget: { said: 7 } })],
    ['without chat', changed({ chat: null })],
    ['of chat without words', changed({ chat: [7] })],
    ['of a proposal that is none', changed({ proposal: 7 })],
    ['of another moment than it says', changed({ number: 9 })],
    ['without a game', changed({ session: { landfall: 2 } })],
  ])('is read from its acts if its snapshot is %s', async (_, change) => {
    const { facts, kept } = await loaded(change)
    expect(kept).toBe(0)
    expect(facts).toBe((await loaded((whole) => whole)).facts)
  })
})

test('a snapshot of a staged game is not followed', async () => {
  const staged = Room.begin(game, setup).snapshot()
  const { kept } = await loaded(changed({ session: { ...staged.session, script: { weather: [1] } } }))
  expect(kept).toBe(0)
})
