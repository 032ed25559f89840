// The odds of the starting deck: the printed table, and those of section A1 of content.md. T7-EX-08

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { COMMON_ACTION_CARDS, CURSE_IDS, faceOf, skillsOf } from '../../src/cards/decks.ts'
import { EXPLORERS, type Explorer } from '../../src/components/seats.ts'
import { chancesUpTo } from '../../src/odds.ts'
import { rowsOf } from '../content/brief.ts'

const MOST_CARDS = 6
const MOST_STARS = 7

/** In percent: the chance of at least 1 to 7 successes with 1 to 6 cards. */
function oddsOf(pool: readonly CardId[]): readonly (readonly number[])[] {
  const chances = chancesUpTo({ sure: [], pool, isDeadly: false, flat: 0, perSeven: 0, pairs: 0 }, MOST_CARDS)
  return Array.from({ length: MOST_STARS }, (_, row) =>
    Array.from({ length: MOST_CARDS }, (_, column) => {
      const { of } = chances[column + 1] ?? { of: [] }
      return 100 * of.slice(row + 1).reduce((sum, chance) => sum + chance, 0)
    }),
  )
}

const COMMON_SKILLS = COMMON_ACTION_CARDS.filter((card) => faceOf(card).type === 'skill')
const skillsFor = (who: readonly Explorer[]): readonly CardId[] => [...COMMON_SKILLS, ...who.flatMap(skillsOf)]

/** The table of the rules; a dash is less than half a point. */
const RULES = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')
const [, EXAMPLE = ''] = RULES.split('**T7-EX-08**')
const PRINTED: readonly (readonly string[])[] = [...EXAMPLE.matchAll(/^ {2}\| \d \|(?<cells>.*)\|$/gm)]
  .slice(0, MOST_STARS)
  .map(({ groups }) => (groups?.['cells'] ?? '').split('|').map((cell) => cell.trim()))

/** How far a chance is from what is printed. */
function deviation(chance: number, printed: string): number {
  if (printed === '–') return chance < 0.5 ? 0 : chance
  if (printed === '99') return Math.max(0, 99 - chance)
  return Math.abs(chance - Number(printed))
}

const deviations = (odds: readonly (readonly number[])[]): readonly number[] =>
  odds.flatMap((row, stars) => row.map((chance, cards) => deviation(chance, PRINTED[stars]?.[cards] ?? '')))

describe('T7-EX-08 the starting Skill cards against the printed table', () => {
  test('the table is the one of the rules', () => {
    expect(PRINTED.map((row) => row.length)).toEqual(new Array(MOST_STARS).fill(MOST_CARDS))
    expect(PRINTED[1]).toEqual(['6', '45', '75', '90', '97', '99'])
  })

  test.each([1, 2, 3, 4])('every cell is within 3.7 points with %s characters', (players) => {
    const odds = oddsOf(skillsFor(EXPLORERS.slice(0, players)))
    const off = deviations(odds)
    expect(off).toHaveLength(42)
    expect(Math.max(...off)).toBeLessThan(3.7)
    // What section A1 says of the whole table.
    const cells = rowsOf('A1', 'players').find((row) => row['players'] === String(players))
    expect(Math.max(...off).toFixed(2)).toBe(cells?.['maximum deviation (points)'])
    expect(String(skillsFor(EXPLORERS.slice(0, players)).length)).toBe(cells?.['cards'])
  })

  test('whoever plays: each explorer brings the same five faces', () => {
    const first = oddsOf(skillsFor(['ingrid']))
    for (const who of EXPLORERS) expect(oddsOf(skillsFor([who]))).toEqual(first)
  })
})

/** The three tables of section A1, one after the other; the first has the printed values in brackets. */
const EXACT = rowsOf('A1', 'n=1').map((cells) =>
  Array.from({ length: MOST_CARDS }, (_, column) => Number((cells[`n=${column + 1}`] ?? '').replace(/ .*/, ''))),
)

describe('the exact tables of section A1', () => {
  test.each([
    ['one player, Skill cards only', 0, skillsFor(['ingrid'])],
    ['four players, Skill cards only', 1, skillsFor(['tomas', 'anselm', 'emil', 'barnaby'])],
    [
      'one player, the five Curse cards included',
      2,
      [...skillsFor(['zofia']), ...COMMON_ACTION_CARDS.slice(35), CURSE_IDS.drownedLighthouse],
    ],
  ] as const)('%s', (_, nth, pool) => {
    const written = EXACT.slice(nth * MOST_STARS, (nth + 1) * MOST_STARS)
    expect(oddsOf(pool).map((row) => row.map((chance) => Math.round(chance * 10) / 10))).toEqual(written)
  })

  test('nothing is lost on the way: the chances of each number of cards make one', () => {
    const pool = [...skillsFor(['zofia']), ...COMMON_ACTION_CARDS.slice(35)]
    for (const { of, deadly } of chancesUpTo({ sure: [], pool, isDeadly: false, flat: 0, perSeven: 1, pairs: 1 }, 15)) {
      expect(of.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      expect(deadly).toBe(0)
    }
  })
})
