// A server as a process of its own, for tests that kill it: its folder or database URL, its port. Prints where it is.
import { tmpdir } from 'node:os'
import { GAME_IDS, loadGame } from '../../../games/dist/index.js'
import { openStore, serve } from '../../dist/index.js'

const [place, port] = process.argv.slice(2)
const isUrl = place.startsWith('postgres:')
const store = await openStore({ data: place, databaseUrl: isUrl ? place : undefined })
const limits = { tablesPerMinute: 1e6, connectionsPerMinute: 1e6, messagesPerSecond: 1e5, openConnections: 1e6 }
const online = { store, games: (await Promise.all(GAME_IDS.map(loadGame))).map(({ game }) => game), limits }
const server = await serve({
  port: Number(port),
  host: '127.0.0.1',
  folder: tmpdir(),
  online,
  log: process.env.LANDFALL_LOG ?? 'error',
})
console.log(server.url)
process.once('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
