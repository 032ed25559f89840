// For tests that kill servers: players who never give up, and what must be true of everything they were told.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Answer, TABLE } from '@landfall/kernel'
import type { MadeTable } from '@landfall/protocol'
import { type Knock, makeTable, TableClient } from '@landfall/server/client'
import { randomPlayer } from '@landfall/tabletop'
import { expect } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { readAct } from '../../src/tables/acts.ts'
import { Room } from '../../src/tables/room.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { answerSomething, GAMES, isAsked, setupFor } from './at-table.ts'

const PROGRAM = fileURLToPath(new URL('./server.mjs', import.meta.url))

export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
}

/** A server as a process of its own, on a folder or a database. What it logs can be heard. */
export async function startProcess(
  place: string,
  port: number,
  logged?: (text: string) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM, place, String(port)], {
    stdio: ['ignore', 'pipe', logged === undefined ? 'ignore' : 'pipe'],
    env: { ...process.env, ...(logged === undefined ? {} : { LANDFALL_LOG: 'info' }) },
  })
  child.stderr?.on('data', (chunk) => logged?.(String(chunk)))
  if (child.stdout === null) throw new Error('the server cannot be heard')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(line) }
}

export async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Tries until it works. */
async function insist<T>(doing: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await doing()
    } catch {
      await pause(20)
    }
  }
}

export interface Played {
  readonly made: MadeTable
  /** What was acknowledged, in the order in which each player was told. */
  readonly acknowledged: readonly (readonly Answer[])[]
}

/** Where a server is that may be alive. */
type Address = () => string

/** One game to its end by this many players, each at an address of its own, whatever happens to the servers. */
export async function playThrough(addresses: readonly Address[], seats: number, seed: string): Promise<Played> {
  const address = (i: number): string => addresses[i % addresses.length]?.() ?? ''
  const setup = setupFor('crusoe', seats)
  const made = await insist(() => makeTable(address(0), { game: 'crusoe', setup, name: 'Player 0' }))
  const people = Math.min(addresses.length, seats)
  const acknowledged = await Promise.all(
    Array.from({ length: people }, async (_, i) => {
      const secret = i === 0 ? made.secret : await insist(() => join(address(i), made.table, `Player ${i}`))
      const own = (all: readonly string[]): readonly string[] => all.filter((_seat, at) => at % people === i)
      return await playSeats(() => address(i), { table: made.table, secret }, own, `${seed}/${i}`)
    }),
  )
  return { made, acknowledged }
}

async function join(url: string, table: string, name: string): Promise<string> {
  const client = await TableClient.open(url, { table })
  const reply = await client.request({ say: 'join', name })
  client.cut()
  if (reply.say !== 'done' || reply.secret === undefined) throw new Error('not let in')
  return reply.secret
}

async function playSeats(
  address: Address,
  knock: Knock,
  own: (seats: readonly string[]) => readonly string[],
  seed: string,
): Promise<readonly Answer[]> {
  const acknowledged: Answer[] = []
  const player = randomPlayer(seed)
  for (;;) {
    const client = await insist(() => TableClient.open(address(), knock))
    for (const seat of own(client.welcome.seats)) await client.request({ say: 'sit', seat })
    while (client.bye === undefined && client.position.outcome === undefined) {
      let given: Answer | undefined
      const reply = await answerSomething(client, {
        answer(asked) {
          given = player.answer(asked)
          return given
        },
      })
      if (reply === undefined) await client.until((one) => isAsked(one) || one.position.outcome !== undefined)
      else if (reply.say === 'done' && given !== undefined) acknowledged.push(given)
    }
    client.cut()
    if (client.position.outcome !== undefined) return acknowledged
  }
}

/** Milliseconds from one birth of a server to its next death, again and again. */
const LIVES = [900, 3500, 300, 2600, 1400, 4000, 600, 2000]

/** Plays several games, some of them at once, on a server that is killed at random moments. */
export async function playWhileKilled(games: number, atOnce: number): Promise<{ deaths: number; answers: number }> {
  const data = temporaryFolder()
  let server = await startProcess(data, 0)
  const { url } = server
  const port = Number(new URL(url).port)
  afterwards(() => kill(server))
  let deaths = 0
  let over = false
  const killing = (async () => {
    for (;;) {
      await pause(LIVES[deaths % LIVES.length] ?? 0)
      if (over) return
      await kill(server)
      deaths += 1
      server = await startProcess(data, port)
    }
  })()
  const played: Played[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < games) {
      const number = next++
      played.push(await playThrough([() => url], 1 + (number % 4), `killed/${number}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  over = true
  await killing
  await kill(server)
  const store = await openSqlite(data)
  const answers = await nothingIsLost(store, played)
  await store.close()
  return { deaths, answers }
}

/** Every table replays to its end; every acknowledged answer is there, once, in its order; numbers have no gaps. */
export async function nothingIsLost(store: Store, games: readonly Played[]): Promise<number> {
  const game = GAMES.find(({ id }) => id === 'crusoe')
  if (game === undefined) throw new Error('there is no such game')
  let answers = 0
  for (const { made, acknowledged } of games) {
    const setup = JSON.parse((await store.find(made.table))?.setup ?? '{}')
    const entries = await store.read(made.table, 0)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
    const room = Room.begin(game, setup)
    const kept: Answer[] = []
    for (const { number, at, act: text } of entries) {
      const act = readAct(text)
      // Questions have numbers only while they are asked: the one that a kept answer was to has the number it has now.
      const open = room.session.questions
      room.follow(number, at, act)
      if (act.do !== 'answered') continue
      const { seat, kind, choice, table } = act
      const listed = open.filter((one) => one.kind === kind && one.choices.some(({ id }) => id === choice))
      const own = table === true ? undefined : listed.find((one) => one.seat === seat)
      const asked = own ?? listed.find((one) => one.seat === TABLE)
      kept.push({ seat, question: asked?.id ?? -1, choice })
    }
    expect(room.misfit).toBeUndefined()
    expect(room.session.outcome).toBeDefined()
    expect(new Set(kept.map(({ question }) => question)).size).toBe(kept.length)
    for (const told of acknowledged) {
      const asked = new Set(told.map(({ question }) => question))
      expect(kept.filter(({ question }) => asked.has(question))).toEqual(told)
      answers += told.length
    }
  }
  return answers
}
