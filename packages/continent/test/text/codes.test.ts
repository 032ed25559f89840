// Luck is written down in short codes, and in no list may two things share one.
import { codeOf } from '@landfall/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../../src/cards/decks.ts'
import { spotAt } from '../../src/components/map.ts'
import { EXPLORERS, SEATS } from '../../src/components/seats.ts'

const shared = (names: readonly string[]): readonly string[] => {
  const codes = names.map(codeOf)
  return names.filter((_, at) => codes.indexOf(codes[at] ?? '') !== at)
}

test('no two cards share a code', () => {
  expect(CARDS.length).toBeGreaterThan(590)
  expect(new Set(CARDS).size).toBe(CARDS.length)
  expect(shared(CARDS)).toEqual([])
})

test('no two spaces of the map do, nor explorers or seats', () => {
  const spots = Array.from({ length: 14 * 12 }, (_, at) => spotAt((at % 14) - 2, Math.floor(at / 14) - 4))
  expect(shared([...spots, ...EXPLORERS, ...SEATS, ...CARDS])).toEqual([])
})
