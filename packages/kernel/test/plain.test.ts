import { canonical, copy } from '@landfall/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'

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
