// npm run load [-- --json] [--tables 500] [--seconds 10] [--stores sqlite,postgres]: how much load tables online can take on this machine.

import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { machine, median } from '../measure.ts'
import { answerOnce, comeBack, type Group, isOver, leave, listen, newTally, seatGroup, type Tally } from './crowd.ts'
import { plugin } from './game.ts'
import { besideIdleTables, type Idle } from './idle.ts'
import { fsyncMilliseconds, killNode, type Node, startNode, startPostgres, temporaryFolder, usedBy } from './nodes.ts'
import { besidePointers, type Pointing } from './pointing.ts'

interface Settings {
  readonly tables: number
  readonly seconds: number
  readonly stores: readonly string[]
  readonly json: boolean
}

interface Figures {
  readonly store: string
  readonly nodes: number
  readonly pace: string
  readonly tables: number
  readonly answersPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpuMillisecondsPerAnswer: number
  readonly bytesPerAnswerAndPlayer: number
  readonly kilobytesPerTable: number
}

/** From the start of a server after it was killed: until it listened, and until answers were taken at open tables. */
interface Reopened {
  readonly tables: number
  readonly clients: number
  readonly listeningSeconds: number
  readonly firstSeconds: number
  readonly halfSeconds: number
  readonly allSeconds: number
}

interface Result {
  readonly machine: string
  readonly fsyncMilliseconds: number
  readonly figures: readonly Figures[]
  readonly reopened: Reopened | undefined
  readonly idle: Idle | undefined
  readonly pointing: readonly Pointing[]
}

/** Tables that answer as fast as they can: enough of them that few games end while they are measured. */
const HURRIED = 300
const REOPENED = 1000
/** How many tables are made at once. */
const SEATING = 20
/** How many tables' bots come back in one go. */
const RETURNING = 10

export async function main(given: readonly string[]): Promise<number> {
  const settings = read(given)
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  const fsync = fsyncMilliseconds()
  const figures: Figures[] = []
  let reopened: Reopened | undefined
  let idle: Idle | undefined
  let pointing: readonly Pointing[] = []
  if (settings.stores.includes('sqlite')) {
    const { folder, remove } = temporaryFolder()
    const node = await startNode(folder)
    figures.push(...(await underLoad('SQLite', [node], settings, say)))
    await killNode(node)
    say(`${REOPENED} open tables, and the server is killed …`)
    reopened = await reopen(settings)
    remove()
    say('tables at which nobody is …')
    idle = await besideIdleTables()
  }
  if (settings.stores.includes('postgres')) {
    for (const count of [1, 2]) {
      const postgres = await startPostgres(await freePort())
      const nodes: Node[] = []
      for (let i = 0; i < count; i++) nodes.push(await startNode(postgres.url))
      const [first] = nodes
      if (count === 1 && first !== undefined) {
        say('PostgreSQL, 1 node(s): a table beside many who point …')
        pointing = await besidePointers(first)
      }
      figures.push(...(await underLoad('PostgreSQL', nodes, settings, say)))
      for (const node of nodes) await killNode(node)
      await postgres.stop()
    }
  }
  const result: Result = { machine: machine(), fsyncMilliseconds: fsync, figures, reopened, idle, pointing }
  if (settings.json) {
    console.log(JSON.stringify(result))
    return 0
  }
  const text = table(result)
  console.log(text)
  writeFileSync('docs/load.md', document(text))
  return 0
}

async function underLoad(
  store: string,
  nodes: readonly Node[],
  { tables, seconds }: Settings,
  say: (line: string) => void,
): Promise<readonly Figures[]> {
  say(`${store}, ${nodes.length} node(s): ${tables} tables at one answer a second …`)
  const before = await Promise.all(nodes.map(usedBy))
  const groups = await seatAll(nodes, tables, 0)
  const after = await Promise.all(nodes.map(usedBy))
  const grown = after.reduce((sum, used, i) => sum + used.memory - (before[i]?.memory ?? 0), 0)
  const kilobytesPerTable = grown / tables / 1024
  // A first round that does not count: the server's code is compiled while it runs.
  await paced(groups, seconds / 2, undefined)
  const slow = await measured(nodes, (tally) => paced(groups, seconds, tally), groups)
  await Promise.all(groups.map(leave))
  say(`${store}, ${nodes.length} node(s): ${HURRIED} tables as fast as they can …`)
  const hurried = await seatAll(nodes, HURRIED, tables)
  await hurry(hurried, nodes, seconds / 2, undefined)
  const fast = await measured(nodes, (tally) => hurry(hurried, nodes, seconds, tally), hurried)
  await Promise.all(hurried.map(leave))
  return [
    { store, nodes: nodes.length, pace: 'one answer a second', tables, ...slow, kilobytesPerTable },
    { store, nodes: nodes.length, pace: 'as fast as they can', tables: HURRIED, ...fast, kilobytesPerTable },
  ]
}

async function seatAll(nodes: readonly Node[], tables: number, from: number): Promise<Group[]> {
  const urls = nodes.map(({ url }) => url)
  const groups: Group[] = []
  for (let i = 0; i < tables; i += SEATING) {
    const some = Array.from({ length: Math.min(SEATING, tables - i) }, (_, j) => seatGroup(urls, from + i + j))
    groups.push(...(await Promise.all(some)))
  }
  return groups
}

/** Every table answers once a second, each at its own moment of it. */
async function paced(groups: readonly Group[], seconds: number, tally: Tally | undefined): Promise<void> {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    groups.map(async (group, i) => {
      await pause((1000 * i) / groups.length)
      for (let next = performance.now(); performance.now() < end && !isOver(group); next += 1000) {
        await answerOnce(group, tally)
        await pause(next + 1000 - performance.now())
      }
    }),
  )
}

/** As fast as they can; a game that is over is followed by another. */
async function hurry(
  groups: Group[],
  nodes: readonly Node[],
  seconds: number,
  tally: Tally | undefined,
): Promise<void> {
  const urls = nodes.map(({ url }) => url)
  const end = performance.now() + seconds * 1000
  let number = 1e6
  await Promise.all(
    groups.map(async (first, i) => {
      let group = first
      while (performance.now() < end) {
        if (isOver(group)) {
          await leave(group)
          group = await seatGroup(urls, number++)
          if (tally !== undefined) listen(group, () => tally)
          groups[i] = group
        }
        if (!(await answerOnce(group, tally))) await pause(1)
      }
    }),
  )
}

/** Everybody comes back to a table, and somebody answers. */
async function playAgain(group: Group): Promise<void> {
  await comeBack(group)
  for (let tries = 0; tries < 100 && !(await answerOnce(group, undefined)); tries++) await pause(10)
}

type Measured = Pick<
  Figures,
  'answersPerSecond' | 'p50' | 'p99' | 'cpuMillisecondsPerAnswer' | 'bytesPerAnswerAndPlayer'
>

async function measured(
  nodes: readonly Node[],
  run: (tally: Tally) => Promise<void>,
  groups: readonly Group[],
): Promise<Measured> {
  const tally = newTally()
  for (const group of groups) listen(group, () => tally)
  const before = await Promise.all(nodes.map(usedBy))
  const began = performance.now()
  await run(tally)
  const seconds = (performance.now() - began) / 1000
  const after = await Promise.all(nodes.map(usedBy))
  const used = after.reduce((sum, node, i) => sum + node.cpuSeconds - (before[i]?.cpuSeconds ?? 0), 0)
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    answersPerSecond: tally.answers / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuMillisecondsPerAnswer: (1000 * used) / tally.answers,
    bytesPerAnswerAndPlayer: tally.bytes / tally.received,
  }
}

/** A server with many open tables is killed: from its restart until an answer was taken at every one of them. */
async function reopen({ seconds }: Settings): Promise<Reopened> {
  const { folder, remove } = temporaryFolder()
  const node = await startNode(folder)
  const groups = await seatAll([node], REOPENED, 0)
  await hurry(groups, [node], seconds, undefined)
  await killNode(node)
  const { port } = new URL(node.url)
  const started = performance.now()
  const sinceStart = (): number => (performance.now() - started) / 1000
  const again = await startNode(folder, Number(port))
  const listeningSeconds = sinceStart()
  const open = groups.filter((group) => !isOver(group))
  const returning: Promise<number>[] = []
  for (const [i, group] of open.entries()) {
    // As fast as this process can connect, but it must not stop listening to the server.
    if (i % RETURNING === 0) await nextTurn()
    returning.push(playAgain(group).then(sinceStart))
  }
  const took = await Promise.all(returning)
  await killNode(again)
  remove()
  return {
    tables: open.length,
    clients: open.reduce((sum, { bots }) => sum + bots.length, 0),
    listeningSeconds,
    firstSeconds: Math.min(...took),
    halfSeconds: median(took),
    allSeconds: Math.max(...took),
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function read(given: readonly string[]): Settings {
  const value = (name: string, usual: string): string => {
    const at = given.indexOf(`--${name}`)
    return at === -1 ? usual : (given[at + 1] ?? usual)
  }
  return {
    tables: Number(value('tables', '500')),
    seconds: Number(value('seconds', '10')),
    stores: value('stores', 'sqlite,postgres').split(','),
    json: given.includes('--json'),
  }
}

function document(text: string): string {
  return [
    '# Load on tables online',
    '',
    `Written by \`npm run load\`; do not edit. Tables of ${plugin.game.id} with two to four bots each, on loopback, the bots in one process on the same machine`,
    'as the server. Latency is from sending an answer until the last seat has it; CPU is that of the servers alone, seating included; bytes are of the',
    'messages about answers. With two nodes every table is spread over both. fsync is the floor of whatever is durable here.',
    '',
    text,
    '',
  ].join('\n')
}

function table(result: Result): string {
  const { figures, reopened, idle, pointing } = result
  const heads = [
    'store',
    'nodes',
    'pace',
    'tables',
    'answers/s',
    'p50 ms',
    'p99 ms',
    'CPU ms/answer',
    'bytes/answer and player',
    'kB/table',
  ]
  const rows = figures.map((one) => [
    one.store,
    one.nodes,
    one.pace,
    one.tables,
    Math.round(one.answersPerSecond),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.cpuMillisecondsPerAnswer.toFixed(2),
    Math.round(one.bytesPerAnswerAndPlayer),
    Math.round(one.kilobytesPerTable),
  ])
  return [
    result.machine,
    `fsync of 4 kB: ${result.fsyncMilliseconds.toFixed(2)} ms`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => ' --- |').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    ...(reopened === undefined
      ? []
      : [
          '',
          `${reopened.tables} open tables with ${reopened.clients} clients, the server killed and started again, everybody back at once. From the start of ` +
            `the server it listened after ${reopened.listeningSeconds.toFixed(1)} s, the first answer was taken after ${reopened.firstSeconds.toFixed(1)} s, ` +
            `one at half of the tables after ${reopened.halfSeconds.toFixed(1)} s, and at all of them after ${reopened.allSeconds.toFixed(1)} s.`,
        ]),
    ...(idle === undefined
      ? []
      : [
          '',
          `${idle.tables} tables at which nobody is: the server takes up ${Math.round(idle.idleMegabytes)} MB of memory, and ` +
            `${Math.round(idle.emptyMegabytes)} MB without any table.`,
        ]),
    ...pointing.flatMap(({ tables, connections, toldPerSecond, p50, p99 }) => [
      '',
      `${connections} connections at ${tables} tables point 20 times a second each, of which ${Math.round(toldPerSecond)} a second are told, on ` +
        `PostgreSQL. Answers at another table meanwhile: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms.`,
    ]),
  ].join('\n')
}
