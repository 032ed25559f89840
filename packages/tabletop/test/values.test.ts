import { type Contribution, contributionsTo, totalOf } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

type Value = 'warmth' | 'light'

const IN_PLAY: readonly Contribution<string, Value, 'night'>[] = [
  { source: 'fire', adds: { to: 'warmth', by: 2 } },
  { source: 'fire', adds: { to: 'light', by: 1 } },
  { source: 'blanket', adds: { to: 'warmth', by: 1, when: 'night' } },
  { source: 'draught', adds: { to: 'warmth', by: -1 } },
]

describe('values', () => {
  test('are what everything in play adds together', () => {
    expect(totalOf('warmth', IN_PLAY, () => true)).toBe(2)
    expect(totalOf('light', IN_PLAY, () => true)).toBe(1)
    expect(totalOf<string, Value, 'night'>('warmth', [], () => true)).toBe(0)
  })

  test('leave out what does not hold now', () => {
    expect(totalOf('warmth', IN_PLAY, () => false)).toBe(1)
    expect(totalOf('warmth', IN_PLAY, (when, source) => when === 'night' && source === 'blanket')).toBe(2)
  })

  test('know where they come from', () => {
    const sources = [...contributionsTo('warmth', IN_PLAY, () => false)].map(({ source, adds }) => [source, adds.by])
    expect(sources).toEqual([
      ['fire', 2],
      ['draught', -1],
    ])
  })
})
