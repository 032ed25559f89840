import { expect, test } from 'vitest'
import { Admission } from '../src/admission.ts'

test('a few are let through in each turn of the event loop, in the order in which they came', async () => {
  const admission = new Admission(3)
  const through: number[] = []
  for (let i = 0; i < 8; i++) void admission.turn().then(() => through.push(i))
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(through.length)
  }
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(seen).toEqual([3, 6, 8, 8])
})

test('a caller goes through at once when nobody waits', async () => {
  const admission = new Admission(1)
  for (let i = 0; i < 3; i++) await admission.turn()
})
