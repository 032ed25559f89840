// What the tests of tables online share: a server on a real database, people at a table, and players who are not people.
import { tmpdir } from 'node:os'
import { GAME_IDS, loadGame } from '@landfall/games'
import type { Json, MadeTable } from '@landfall/protocol'
import { type Limits, type ServeOptions, type Server, serve } from '@landfall/server'
import { makeTable, type Reply, TableClient } from '@landfall/server/client'
import { type Player, randomPlayer } from '@landfall/tabletop'
import { expect } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'

const PLUGINS = await Promise.all(GAME_IDS.map(loadGame))
export const GAMES = PLUGINS.map(({ game }) => game)

/** So that a test that asks much is not taken for a flood. */
const WIDE: Partial<Limits> = {
  tablesPerMinute: 1e6,
  connectionsPerMinute: 1e6,
  messagesPerSecond: 1e5,
  openConnections: 1e6,
}

/** A server on a folder of its own, or on the store that is given. */
export async function startServer(
  given?: Store,
  limits: Partial<Limits> = WIDE,
  options: Partial<ServeOptions> = {},
): Promise<Server> {
  const store = given ?? (await openSqlite(temporaryFolder()))
  const online = { store, games: GAMES, limits }
  const server = await serve({ port: 0, host: '127.0.0.1', folder: tmpdir(), online, ...options })
  afterwards(() => server.close())
  return server
}

export function setupFor(game: string, players: number): { readonly [key: string]: Json } {
  const plugin = PLUGINS.find((one) => one.game.id === game)
  return JSON.parse(JSON.stringify(plugin?.setupFor(players) ?? {}))
}

/** A new table with this many seats, made by Ann. */
export function newTable(server: Server, players = 2, game = 'crusoe'): Promise<MadeTable> {
  return makeTable(server.url, { game, setup: setupFor(game, players), name: 'Ann' })
}

export const done: unknown = expect.objectContaining({ say: 'done' })
export const refused = (why: string): unknown => expect.objectContaining({ say: 'refused', why })

/** Somebody new at a table, with these seats. */
export async function guest(server: Server, made: MadeTable, name: string, ...seats: string[]): Promise<TableClient> {
  const client = await TableClient.open(server.url, { table: made.table })
  expect(await client.request({ say: 'join', name })).toEqual(done)
  await sit(client, ...seats)
  return client
}

/** The player who made the table, with these seats. */
export async function host(server: Server, made: MadeTable, ...seats: string[]): Promise<TableClient> {
  const client = await TableClient.open(server.url, { table: made.table, secret: made.secret })
  await sit(client, ...seats)
  return client
}

async function sit(client: TableClient, ...seats: string[]): Promise<void> {
  for (const seat of seats) expect(await client.request({ say: 'sit', seat })).toEqual(done)
  await client.until(({ seats: own }) => seats.every((seat) => own.includes(seat)))
}

/** Whether it is this client's turn to answer something. */
export const isAsked = ({ questions, seats, position }: TableClient): boolean =>
  position.outcome === undefined && seats.length > 0 && questions.length > 0

/** Answers something at random, if anything is asked. */
export async function answerSomething(client: TableClient, player: Player): Promise<Reply | undefined> {
  if (!isAsked(client)) return undefined
  return await client.request({ say: 'answer', ...player.answer({ questions: client.questions, seats: client.seats }) })
}

/** Everybody answers in turn, until the game is over or `most` answers were given. */
export async function playOn(
  clients: readonly TableClient[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const players = clients.map((_, i) => randomPlayer(`${seed}/${i}`))
  let answers = 0
  while (answers < most && clients[0]?.position.outcome === undefined) {
    await anyAsked(clients)
    for (const [i, client] of clients.entries()) {
      const player = players[i]
      if (player === undefined || answers >= most) break
      const reply = await answerSomething(client, player)
      if (reply === undefined) continue
      expect(reply).toEqual(done)
      answers += 1
      await together(clients)
    }
  }
  return answers
}

const LONGEST_WAIT_MS = 30_000

async function anyAsked(clients: readonly TableClient[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nobody of those who play is asked')), LONGEST_WAIT_MS)
  })
  await Promise.race([late, ...clients.map(untilAsked)]).finally(() => clearTimeout(timer))
}

/** Until somebody has something to answer: who sits where may be told a little later than that it is so. */
async function untilAsked(client: TableClient): Promise<void> {
  await client.until((one) => isAsked(one) || one.position.outcome !== undefined)
  if (client.bye !== undefined) throw new Error(`somebody was sent away: ${client.bye}`)
}

/** Until all know the same. */
export async function together(clients: readonly TableClient[]): Promise<void> {
  const newest = Math.max(...clients.map(({ number }) => number))
  await Promise.all(clients.map((client) => client.until(({ number }) => number >= newest)))
}
