// Menus in which some choices are put away, and cards that are read before an answer.
import { Readable, Writable } from 'node:stream'
import { loadGame } from '@landfall/games'
import { LANGUAGES } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { chooseFolded, type Entry } from '../src/folded.ts'
import { cardsSeen, readCard } from '../src/read-card.ts'
import { type Terminal, terminalOf } from '../src/terminal.ts'
import { packs } from '../src/text/packs.ts'

const { words } = await packs.en()

/** A terminal into which these lines were typed, and what it wrote. */
function typing(...lines: readonly string[]): { readonly terminal: Terminal; written(): string } {
  const written: string[] = []
  const output = new Writable({
    write(text, _, done) {
      written.push(String(text))
      done()
    },
  })
  const terminal = terminalOf(Readable.from(lines.map((line) => `${line}\n`)), output, words)
  return { terminal, written: () => written.join('') }
}

const ENTRIES: readonly Entry<string>[] = [
  { label: 'Wood', means: 'wood' },
  { label: 'One card', means: 'one', under: 'More cards' },
  { label: 'Stay', means: 'stay' },
  { label: 'Two cards', means: 'two', under: 'More cards' },
]
const menu = { title: 'What now?', entries: ENTRIES, back: 'Back' }

test('what is put away together is one entry, where its last would stand', async () => {
  const { terminal, written } = typing('2')
  expect(await chooseFolded(terminal, menu)).toBe('stay')
  expect(written()).toBe('? What now?\n  1) Wood\n  2) Stay\n  3) More cards …\n')
})

test('it is opened, left again, and chosen from', async () => {
  const { terminal, written } = typing('3', '3', '3', '2')
  expect(await chooseFolded(terminal, menu)).toBe('two')
  expect(written()).toContain('? More cards\n  1) One card\n  2) Two cards\n  3) Back\n')
})

test('nothing is chosen where nothing more is typed', async () => {
  expect(await chooseFolded(typing().terminal, menu)).toBeUndefined()
  expect(await chooseFolded(typing('3').terminal, menu)).toBeUndefined()
})

test.each(LANGUAGES)('a card on the table of The 7th Continent is read (%s)', async (language) => {
  const { game, setupFor, speak } = await loadGame('continent')
  const spoken = await speak(language)
  const session = game.start({ ...setupFor(1), seed: 'cards' })
  const cards = cardsSeen({ spoken, session }, session.view(), undefined, ['event/bells-below', 'event/bells-below'])
  expect(cards.map(({ id }) => id)).toContain('terrain/strand-of-buoys')
  // What was told of can be read when it is gone.
  expect(cards.at(-1)?.id).toBe('event/bells-below')
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
  const at = cards.findIndex(({ id }) => id === 'terrain/strand-of-buoys')
  const { terminal, written } = typing(String(at + 1))
  await readCard(terminal, spoken, session.config, cards, words)
  const card = spoken.readCard?.('terrain/strand-of-buoys', session.config)
  for (const text of [card?.title, card?.mood, ...(card?.parts ?? [])]) expect(written()).toContain(text)
  const left = typing(String(cards.length + 1))
  await readCard(left.terminal, spoken, session.config, cards, words)
  expect(left.written()).not.toContain('==')
})

test('a game that shows lines alone has no cards to read', async () => {
  const { game, setupFor, speak } = await loadGame('demo')
  const session = game.start({ ...setupFor(2), seed: 'cards' })
  const beacon = { session, spoken: await speak('en') }
  expect(cardsSeen(beacon, session.view(), undefined, ['wood'])).toEqual([])
})
