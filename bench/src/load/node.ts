// One server under load, as a process of its own: its folder or database URL, its port. Prints where it is.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, serve } from '@landfall/server'
import { plugin } from './game.ts'

const [place = '', port = '0'] = process.argv.slice(2)
const databaseUrl = place.startsWith('postgres:') ? place : undefined
const store = await openStore({ data: place, databaseUrl })
/** All clients come from one address. */
const limits = { tablesPerMinute: 1e9, connectionsPerMinute: 1e9, messagesPerSecond: 1e6, openConnections: 1e9 }
const folder = mkdtempSync(join(tmpdir(), 'landfall-page-'))
const { url } = await serve({
  port: Number(port),
  host: '127.0.0.1',
  folder,
  online: { store, games: [plugin.game], limits },
})
console.log(url)
