import { lookup, nameOfParts } from '@landfall/kernel'
import { expect, test } from 'vitest'

test('a lookup has the entries of its table, in their order, and nothing else', () => {
  const plain = { b: 1, a: 2 }
  const table = lookup(plain)
  expect(table).toEqual(plain)
  expect(Object.entries(table)).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect('toString' in table).toBe(false)
})

test('a name of parts is the same name', () => {
  expect(nameOfParts(`card${'#'}${12}`)).toBe('card#12')
  expect(nameOfParts('')).toBe('')
  expect(nameOfParts('__proto__')).toBe('__proto__')
})
