// What was designed is what is played: every line of content.md is compared with its card.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CardId } from '../src/cards/ids.ts'
import { cards } from '../src/text/en/cards/index.ts'
import { WRITTEN } from './notation.ts'

/** Where the title of a card stands on its line. */
const titleAt = (id: string): number => (/^[BEW]/.test(id) ? 1 : /^K/.test(id) ? 2 : 3)

/** The lines of content.md, by the id that each begins with. */
const DESIGNED: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('../content.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^(?:[ABCEHIKWZ]\d+|\d{3}) \| /.test(line))
    .map((line) => {
      const [id = '', ...parts] = line.split(' | ')
      return [id, parts]
    }),
)

/** The numbered cards that a line can bring into play, in ascending order. Asking whether one lies in the camp brings nothing. */
function nextOf(parts: readonly string[]): string {
  const named = parts
    .join()
    .replaceAll(/if\(camp\(\d+\)\)/g, '')
    .matchAll(/\b(?:add|top|camp|item)\((\d+)\)/g)
  const numbers = new Set([...named].map(([, number = '']) => number.padStart(3, '0')))
  return numbers.size === 0 ? '-' : [...numbers].toSorted().join()
}

const isCard = (id: string): id is CardId => Object.hasOwn(cards, id)

test('NA-COMP-01 every card is played as it was designed: figures, effects, title, captions and line of mood', () => {
  expect([...WRITTEN.keys()].toSorted()).toEqual([...DESIGNED.keys()].toSorted())
  expect(DESIGNED.size).toBe(259)
  for (const [id, parts] of DESIGNED) {
    if (!isCard(id)) throw new Error(`this is no card: ${id}`)
    const { title, mood } = cards[id]
    const played = [...(WRITTEN.get(id) ?? [])]
    played.splice(titleAt(id) - 1, 0, title)
    // Only lines of cards that can lead to others say where to.
    if (parts.at(-2)?.startsWith('next: ') === true) played.push(`next: ${nextOf(played)}`)
    expect([...played, mood], id).toEqual(parts)
  }
})
