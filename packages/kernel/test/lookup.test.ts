import { cardTable, lookup } from '@landfall/kernel'
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

test('cards of a table are equal to the plain ones, and all have the same fields at every level', () => {
  const cards: { readonly [name: string]: { wood?: number; use?: { at: string; food?: number }; list?: number[] } } = {
    knife: { wood: 1 },
    pot: { use: { at: 'night', food: 1 } },
    bed: { use: { at: 'day' }, list: [1, 2] },
  }
  const table = cardTable(cards)
  expect(table).toEqual(cards)
  const fields = ['wood', 'use', 'list']
  for (const card of Object.values(table)) expect(Object.keys(card)).toEqual(fields)
  expect(Object.keys(table['pot']?.use ?? {})).toEqual(['at', 'food'])
  expect(Object.keys(table['bed']?.use ?? {})).toEqual(['at', 'food'])
  expect(cards['knife']).toEqual({ wood: 1 })
})
