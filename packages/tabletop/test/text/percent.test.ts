import { percent } from '@landfall/tabletop'
import { expect, test } from 'vitest'

test('chances are rounded, but neither to certainty nor to nothing', () => {
  expect([undefined, 0, 1 / 3, 2 / 3, 1].map(percent)).toEqual([0, 0, 33, 67, 100])
  expect([0.0001, 0.004, 0.996, 0.9999].map(percent)).toEqual([1, 1, 99, 99])
})
