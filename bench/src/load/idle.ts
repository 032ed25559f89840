// What a server needs for tables at which nobody is: its memory beside that of a server without tables.
import { setTimeout as pause } from 'node:timers/promises'
import { makeTable } from '@landfall/server/client'
import { plugin } from './game.ts'
import { killNode, startNode, temporaryFolder, usedBy } from './nodes.ts'

export interface Idle {
  readonly tables: number
  /** Resident memory of a server without tables, and of one with them, in megabytes. */
  readonly emptyMegabytes: number
  readonly idleMegabytes: number
}

const TABLES = 20_000
/** How many are made at once. */
const MAKING = 50
/** Until what the start left behind is collected. */
const REST_MS = 3000

const setup = JSON.parse(JSON.stringify(plugin.setupFor(2)))

export async function besideIdleTables(): Promise<Idle> {
  const empty = temporaryFolder()
  const full = temporaryFolder()
  const maker = await startNode(full.folder)
  for (let i = 0; i < TABLES; i += MAKING) await Promise.all(Array.from({ length: MAKING }, () => aTable(maker.url)))
  await killNode(maker)
  const emptyMegabytes = await memoryOn(empty.folder)
  const idleMegabytes = await memoryOn(full.folder)
  empty.remove()
  full.remove()
  return { tables: TABLES, emptyMegabytes, idleMegabytes }
}

async function memoryOn(folder: string): Promise<number> {
  const node = await startNode(folder)
  // One more table, so that whatever a table needs is loaded.
  await aTable(node.url)
  await pause(REST_MS)
  const { memory } = await usedBy(node)
  await killNode(node)
  return memory / 2 ** 20
}

const aTable = (url: string): Promise<unknown> => makeTable(url, { game: plugin.game.id, setup, name: 'Ann' })
