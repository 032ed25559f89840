import { type Contribution, contributionsTo, valueOf } from '@landfall/tabletop'
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
    expect(valueOf('warmth', IN_PLAY, () => true)).toBe(2)
    expect(valueOf('light', IN_PLAY, () => true)).toBe(1)
    expect(valueOf<string, Value, 'night'>('warmth', [], () => true)).toBe(0)
  })

  test('leave out what does not hold now', () => {
    expect(valueOf('warmth', IN_PLAY, () => false)).toBe(1)
    expect(valueOf('warmth', IN_PLAY, (when, source) => when === 'night' && source === 'blanket')).toBe(2)
  })

  test('know where they come from', () => {
    const sources = [...contributionsTo('warmth', IN_PLAY, () => false)].map(({ source, adds }) => [source, adds.by])
    expect(sources).toEqual([
      ['fire', 2],
      ['draught', -1],
    ])
  })
})
