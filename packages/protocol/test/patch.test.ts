// Patches: what changed is all that travels, and the side that applies it has exactly what the other side has.
import { applied, diff, type Json, type Patch, PatchError } from '@landfall/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Small data with few different names, so that two of them have much in common. */
const data: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(0, 1, -1, 'a', 'b', '', true, false, null),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'v', 's', 'd', 'i', 'p', 'constructor', '__proto__'), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

const made = (before: Json, after: Json): Json => {
  const patch = diff(before, after)
  return patch === undefined ? before : applied(before, JSON.parse(JSON.stringify(patch)))
}

describe('a patch', () => {
  test('makes the one out of the other, whatever they are', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(made(before, after)).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  test('of what is equal is none, and leaves the old data as it was', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(diff(before, JSON.parse(JSON.stringify(before)))).toBeUndefined()
        const text = JSON.stringify(before)
        made(before, after)
        expect(JSON.stringify(before)).toBe(text)
      }),
    )
  })

  test('shares what did not change', () => {
    const before = { island: { b2: { tile: 5 } }, people: [{ cook: 1 }, { soldier: 2 }], round: 1 }
    const after = made(before, { ...before, people: [{ cook: 1 }, { soldier: 3 }], round: 2 })
    expect(after).toEqual({ island: { b2: { tile: 5 } }, people: [{ cook: 1 }, { soldier: 3 }], round: 2 })
    expect(Reflect.get(Object(after), 'island')).toBe(before.island)
    expect(Reflect.get(Reflect.get(Object(after), 'people'), 0)).toBe(before.people[0])
  })

  test.each<[string, Json, Json, Patch]>([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { s: { b: { v: 3 } } }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }, { s: {}, d: ['b'] }],
    ['items taken out here and there', [1, 2, 3, 4, 5], [1, 3, 5], { a: [1, -1, 1, -1, 1] }],
    ['an item in front', ['b', 'c'], ['a', 'b', 'c'], { a: [{ i: ['a'] }, 2] }],
    [
      'one field of one item',
      [{ id: 'roof', wood: 2, tokens: [] }, { id: 'rest' }],
      [{ id: 'roof', wood: 3, tokens: [] }, { id: 'rest' }],
      { a: [{ p: { s: { wood: { v: 3 } } } }, 1] },
    ],
    ['an item that is shorter whole', [{ a: 1 }], [{ b: 1 }], { a: [-1, { i: [{ b: 1 }] }] }],
    ['another kind of thing', [1], { a: 1 }, { v: { a: 1 } }],
  ])('says no more than it must: %s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch)
    expect(applied(before, patch)).toEqual(after)
  })

  test('of long lists looks at both ends only', () => {
    const before = Array.from({ length: 300 }, (_, i) => i)
    const after = before.filter((i) => i !== 150)
    expect(made(before, after)).toEqual(after)
    const scattered = before.filter((i) => i % 7 !== 3)
    expect(made(before, scattered)).toEqual(scattered)
  })

  test.each<[string, Json, Patch]>([
    ['no list', { a: 1 }, { a: [1] }],
    ['a list that is too short', [1], { a: [2] }],
    ['a list that is too long', [1, 2], { a: [1] }],
    ['an item that is not there', [], { a: [{ p: { v: 1 } }] }],
    ['no fields', [1], { s: { a: { v: 1 } } }],
    ['a field that is not there', {}, { s: { a: { s: { b: { v: 1 } } } } }],
  ])('that does not fit is noticed: %s', (_, before, patch) => {
    expect(() => applied(before, patch)).toThrow(PatchError)
  })
})
