// What was designed is what is played: every line of content.md is compared with its card. A card beyond the box needs no line.
import { expect, test } from 'vitest'
import { cards } from '../src/text/en/cards/index.ts'
import { cardDesigned, DESIGNED, titleAt } from './designed.ts'
import { WRITTEN } from './notation.ts'

/** The numbered cards that a line can bring into play, in ascending order. Asking whether one lies in the camp brings nothing. */
function nextOf(parts: readonly string[]): string {
  const named = parts
    .join()
    .replaceAll(/if\(camp\(\d+\)\)/g, '')
    .matchAll(/\b(?:add|top|camp|item)\((\d+)\)/g)
  const numbers = new Set([...named].map(([, number = '']) => number.padStart(3, '0')))
  return numbers.size === 0 ? '-' : [...numbers].toSorted().join()
}

test('NA-COMP-01 every card is played as it was designed: figures, effects, title, captions and line of mood', () => {
  // The box, and eight events that were withdrawn.
  expect(DESIGNED.size).toBe(259 + 8)
  expect([...WRITTEN.keys()]).toEqual(expect.arrayContaining([...DESIGNED.keys()]))
  for (const [id, parts] of DESIGNED) {
    const { title, mood } = cards[cardDesigned(id)]
    const played = [...(WRITTEN.get(id) ?? [])]
    played.splice(titleAt(id) - 1, 0, title)
    // Only lines of cards that can lead to others say where to.
    if (parts.at(-2)?.startsWith('next: ') === true) played.push(`next: ${nextOf(played)}`)
    expect([...played, mood], id).toEqual(parts)
  }
})
