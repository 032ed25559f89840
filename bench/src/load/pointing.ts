// How long the answers of one table take while many at other tables point at things all the time.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { answerOnce, isOver, leave, newTally, seatGroup } from './crowd.ts'
import type { Node } from './nodes.ts'

export interface Pointing {
  readonly tables: number
  readonly connections: number
  /** Pointers that were told, a second. */
  readonly toldPerSecond: number
  readonly answers: number
  readonly p50: number
  readonly p99: number
}

const POINTERS = fileURLToPath(new URL('./pointers.js', import.meta.url))
/** 240 connections: at many small tables, and at as few as hold them (at most 32 members each). */
const CROWDS = [
  { tables: 60, people: 4 },
  { tables: 8, people: 30 },
]
/** Enough answers that one in a hundred says something. */
const ANSWERS = 500
const PAUSE_MS = 20

/** One table of two goes on playing beside each crowd. */
export async function besidePointers(node: Node): Promise<readonly Pointing[]> {
  const measured: Pointing[] = []
  for (const { tables, people } of CROWDS) {
    const crowd = fork(POINTERS, [node.url, String(tables), String(people)])
    await once(crowd, 'message')
    const began = performance.now()
    const [p50, p99] = await latencies(node.url)
    crowd.send('how many?')
    const [told] = await once(crowd, 'message')
    const seconds = (performance.now() - began) / 1000
    crowd.kill('SIGKILL')
    await once(crowd, 'exit')
    measured.push({ tables, connections: tables * people, toldPerSecond: told / seconds, answers: ANSWERS, p50, p99 })
  }
  return measured
}

async function latencies(url: string): Promise<readonly [number, number]> {
  const tally = newTally()
  let group = await seatGroup([url], 0)
  for (let number = 3; tally.answers < ANSWERS; ) {
    if (isOver(group)) {
      await leave(group)
      group = await seatGroup([url], number)
      number += 3
    }
    await answerOnce(group, tally)
    await pause(PAUSE_MS)
  }
  await leave(group)
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  return [sorted[sorted.length >> 1] ?? Number.NaN, sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN]
}
