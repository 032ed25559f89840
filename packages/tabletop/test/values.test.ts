import { type Adds, addedTo } from '@landfall/tabletop'
import { expect, test } from 'vitest'

type Value = 'warmth' | 'light'

const FIRE: Adds<Value, 'night'> = { to: 'warmth', by: 2 }
const BLANKET: Adds<Value, 'night'> = { to: 'warmth', by: 1, when: 'night' }

test('what is in play adds to one value, always or while something holds', () => {
  expect(addedTo('warmth', FIRE, () => false)).toBe(2)
  expect(addedTo('light', FIRE, () => true)).toBe(0)
  expect(addedTo('warmth', BLANKET, (when) => when === 'night')).toBe(1)
  expect(addedTo('warmth', BLANKET, () => false)).toBe(0)
  expect(addedTo('light', BLANKET, () => true)).toBe(0)
})
