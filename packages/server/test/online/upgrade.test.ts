// An upgrade: the data folder of the release before, with its tables, its snapshots and its chat, in this one.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, type Question, readJournal } from '@landfall/kernel'
import { TableClient } from '@landfall/server/client'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { backup, linesOf, restore } from '../../src/backup.ts'
import { openReader, openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { temporaryFolder } from '../afterwards.ts'
import { GAMES, playOn, startServer } from './at-table.ts'

const FIXTURE = new URL('../fixtures/release-before/', import.meta.url)

/** What the release before told its players last. */
const Left = z.object({
  game: z.string(),
  version: z.int(),
  table: z.string(),
  secrets: z.array(z.string()),
  number: z.int(),
  seats: z.array(z.string()),
  kinds: z.optional(z.array(z.string())),
  outcome: z.optional(z.unknown()),
})
type Left = z.infer<typeof Left>
const LEFT = z.array(Left).parse(JSON.parse(readFileSync(new URL('tables.json', FIXTURE), 'utf8')))
const OPEN = LEFT.filter(({ outcome }) => outcome === undefined)
const OVER = LEFT.filter(({ outcome }) => outcome !== undefined)

/** A folder as the release before left it. */
function oldFolder(): string {
  const folder = temporaryFolder()
  copyFileSync(new URL('landfall.db', FIXTURE), join(folder, 'landfall.db'))
  return folder
}

/** A backup that was made of it before the upgrade, restored into an empty folder after it. */
async function restored(): Promise<Store> {
  let text = ''
  const reader = await openReader({ data: oldFolder() })
  const count = await backup(reader, async (more) => {
    text += more
  })
  await reader.close()
  expect(count.tables).toBe(LEFT.length)
  const store = await openStore({ data: temporaryFolder() })
  await restore(store, () =>
    linesOf(
      (async function* () {
        yield text
      })(),
    ),
  )
  return store
}

function rulesOf({ game }: Left): Game {
  const rules = GAMES.find(({ id }) => id === game)
  if (rules === undefined) throw new Error(`there is no game "${game}"`)
  return rules
}

/** What the game does not go on without. */
const isRequired = ({ optional }: Question): boolean => optional !== true

const comeBack = (url: string, { table, secrets }: Left): Promise<TableClient[]> =>
  Promise.all(secrets.map((secret) => TableClient.open(url, { table, secret })))

test('the fixture has open and finished tables of both games, under earlier rules', () => {
  expect(OPEN.map(({ game }) => game)).toEqual(['crusoe', 'naufragos'])
  expect(OVER.map(({ game }) => game)).toEqual(['crusoe', 'naufragos'])
  for (const left of LEFT) expect(left.version).toBeLessThan(rulesOf(left).version)
})

describe.each([
  ['the data folder', async () => await openStore({ data: oldFolder() })],
  ['a backup', restored],
])('of the release before: %s', (_, open) => {
  test('everybody finds their table as they left it, and plays on to the end', async () => {
    const { url } = await startServer(await open())
    for (const left of OPEN) {
      const clients = await comeBack(url, left)
      for (const [i, client] of clients.entries()) {
        expect(client.misfit).toBeUndefined()
        expect(client.welcome).toMatchObject({ number: left.number, version: rulesOf(left).version })
        expect(client.seats).toEqual([left.seats[i]])
        expect(client.chat.map(({ text }) => text)).toEqual(['Land ho!'])
      }
      const kinds = clients.flatMap(({ questions }) => questions.filter(isRequired).map(({ kind }) => kind))
      expect([...new Set(kinds)].sort()).toEqual(left.kinds?.filter((kind) => kind !== 'anyTime'))
      expect(await playOn(clients, 'upgraded')).toBeGreaterThan(0)
      const journal = await fetch(new URL(`/api/tables/${left.table}/journal`, url))
      const story = rulesOf(left).resume(readJournal(await journal.text()))
      expect(story.outcome).toEqual(clients[0]?.position.outcome)
    }
  })

  test('a finished game ended as it did, and its journal can be had', async () => {
    const { url } = await startServer(await open())
    for (const left of OVER) {
      const [ann] = await comeBack(url, left)
      expect(ann?.misfit).toBeUndefined()
      expect(ann?.position).toMatchObject({ outcome: left.outcome })
      const journal = await fetch(new URL(`/api/tables/${left.table}/journal`, url))
      expect(journal.status).toBe(200)
      expect(readJournal(await journal.text()).answers).toHaveLength(ann?.position.answers ?? 0)
    }
  })
})
