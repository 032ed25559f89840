import { canonical, copy } from '@landfall/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataSum } from '../src/hash.ts'

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value

test('a copy is equal and shares nothing', () => {
  const objects = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objects)] : []
  fc.assert(
    fc.property(plain, (value) => {
      const copied = copy(value)
      expect(JSON.stringify(copied)).toBe(JSON.stringify(value))
      const originals = new Set(objects(value))
      for (const object of objects(copied)) expect(originals.has(object)).toBe(false)
    }),
  )
})

test('canonical text says the same as JSON, in one order of keys', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const text = canonical(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonical(JSON.parse(text))).toBe(text)
    }),
  )
  expect(canonical({ b: 1, a: [{ d: true, c: undefined }] })).toBe('{"a":[{"d":true}],"b":1}')
})

/** The same data, with the fields of all objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turned(field)]),
  )
}

test('equal data has an equal checksum, in whatever order its fields are', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(dataSum(turned(value))).toBe(dataSum(value))
    }),
  )
  expect(dataSum({ a: 1, b: undefined })).toBe(dataSum({ a: 1 }))
})

test('other data has another checksum', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      if (canonical(one) !== canonical(other)) expect(dataSum(one)).not.toBe(dataSum(other))
    }),
  )
  const alike = [1, '1', true, 'true', [], {}, '', [[]], [{}], ['a', 'b'], ['b', 'a'], ['ab'], { a: 'b' }, { b: 'a' }]
  const nested = [{ a: { b: 1 } }, { a: { b: 2 } }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: [1, 2] }, { a: [2, 1] }]
  expect(new Set([...alike, ...nested].map(dataSum)).size).toBe(alike.length + nested.length)
})
