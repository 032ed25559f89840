import { all, any, atLeast, atMost, count, exactly, fact, holds, measure, not, value } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

const by = {
  value: (name: 'wood' | 'food') => ({ wood: 7, food: 0 })[name],
  count: (selection: 'castaways') => ({ castaways: 4 })[selection],
  fact: (name: 'raining') => name === 'raining',
}

describe('amounts', () => {
  test.each([
    [3, 3],
    [value('wood'), 7],
    [count('castaways'), 4],
    [{ sum: [value('wood'), 2, count('castaways')] }, 13],
    [{ times: 3, of: count('castaways') }, 12],
    [{ half: value('wood'), rounded: 'up' }, 4],
    [{ half: value('wood'), rounded: 'down' }, 3],
    [{ half: { sum: [1, { times: 2, of: 2 }] }, rounded: 'down' }, 2],
  ] as const)('%j is %i', (amount, expected) => {
    expect(measure(amount, by)).toBe(expected)
  })
})

describe('conditions', () => {
  test.each([
    [atLeast(value('wood'), 7), true],
    [atLeast(value('wood'), 8), false],
    [atMost(value('wood'), 7), true],
    [atMost(value('wood'), 6), false],
    [exactly(value('food'), 0), true],
    [exactly(value('wood'), count('castaways')), false],
    [fact('raining'), true],
    [not(fact('raining')), false],
    [all(fact('raining'), atLeast(value('food'), 1)), false],
    [any(fact('raining'), atLeast(value('food'), 1)), true],
    [not(all(fact('raining'), not(exactly(value('food'), 0)))), true],
  ] as const)('%j is %s', (condition, expected) => {
    expect(holds<'wood' | 'food', 'castaways', 'raining'>(condition, by)).toBe(expected)
  })
})
