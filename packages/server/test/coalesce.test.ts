// Only the newest matters: what waits is bounded, and whoever is slow slows nobody else.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Coalescer } from '../src/coalesce.ts'

test('the last one about a subject wins', async () => {
  const sent: string[][] = []
  const queue = new Coalescer<string>({ everyMs: 5, each: 10, most: 10, send: (batch) => void sent.push([...batch]) })
  for (const [subject, thing] of [
    ['ann', 'a1'],
    ['bob', 'b1'],
    ['ann', 'a2'],
  ] as const) {
    expect(queue.put(subject, thing)).toBe(true)
  }
  await expect.poll(() => sent).toEqual([['a1'], ['b1', 'a2']])
})

test('those who never stop take turns', async () => {
  const sent: string[] = []
  const point = (): void => {
    for (const member of ['ann', 'bob', 'carl', 'dora']) queue.put(member, member)
  }
  const queue = new Coalescer<string>({
    everyMs: 1,
    each: 1,
    most: 10,
    send(batch) {
      sent.push(...batch)
      if (sent.length < 8) point()
    },
  })
  point()
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(8)
  expect(new Set(sent.slice(0, 8))).toEqual(new Set(['ann', 'bob', 'carl', 'dora']))
})

test('a few go out at a time, and what does not fit is dropped', async () => {
  const sent: number[][] = []
  const queue = new Coalescer<number>({ everyMs: 5, each: 3, most: 7, send: (batch) => void sent.push([...batch]) })
  const taken = Array.from({ length: 1000 }, (_, i) => queue.put(`${i}`, i)).filter((isTaken) => isTaken)
  // One is on its way already, and seven wait.
  expect(taken).toHaveLength(8)
  expect(queue.size).toBe(7)
  await expect.poll(() => sent).toEqual([[0], [1, 2, 3], [4, 5, 6], [7]])
  expect(queue.put('late', 1000)).toBe(true)
})

test('while one batch hangs or fails nothing more is sent, and those who give it things do not notice', async () => {
  const batches: number[][] = []
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const queue = new Coalescer<number>({
    everyMs: 1,
    each: 100,
    most: 100,
    async send(batch) {
      batches.push([...batch])
      if (batches.length === 1) await held
      else if (batches.length === 2) throw new Error('away')
    },
  })
  for (let i = 0; i < 50; i++) queue.put('ann', i)
  await pause(20)
  expect(batches).toEqual([[0]])
  release()
  await expect.poll(() => batches).toEqual([[0], [49]])
  queue.put('ann', 50)
  await expect.poll(() => batches).toEqual([[0], [49], [50]])
  await queue.close()
  expect(queue.put('ann', 51)).toBe(false)
})
