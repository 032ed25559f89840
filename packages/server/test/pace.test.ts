import { expect, test } from 'vitest'
import { Pace } from '../src/pace.ts'

test('so many are let through in a turn of the event loop, in the order in which they came', async () => {
  const pace = new Pace(3)
  const through: number[] = []
  for (let i = 0; i < 8; i++) void pace.turn().then(() => through.push(i))
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(through.length)
  }
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(seen).toEqual([3, 6, 8, 8])
})

test('whoever comes when nobody waits goes through at once', async () => {
  const pace = new Pace(1)
  for (let i = 0; i < 3; i++) await pace.turn()
})
