// A card more in every deck, and every deck written in another order: new games have it, and kept games stay as they were.
import { crusoe, crusoePlugin } from '@landfall/crusoe'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test, vi } from 'vitest'

/** A list of names in another order, with one that nobody has heard of. */
function more<T>(list: readonly T[], name: T): readonly T[] {
  return [name, ...list.toReversed()]
}

vi.mock('../src/cards/beasts.ts', async (original) => {
  const real = await original<typeof import('../src/cards/beasts.ts')>()
  return { ...real, BEAST_IDS: more<string>(real.BEAST_IDS, 'beast/newcomer') }
})
vi.mock('../src/cards/decks.ts', async (original) => {
  const real = await original<typeof import('../src/cards/decks.ts')>()
  const { build, gather, explore } = real.ADVENTURE_DECKS
  return {
    ...real,
    ADVENTURE_DECKS: {
      build: more<string>(build, 'build/newcomer'),
      gather: more<string>(gather, 'gather/newcomer'),
      explore: more<string>(explore, 'explore/newcomer'),
    },
    MYSTERY_IDS: more<string>(real.MYSTERY_IDS, 'treasure/newcomer'),
  }
})
vi.mock('../src/cards/discoveries.ts', async (original) => {
  const real = await original<typeof import('../src/cards/discoveries.ts')>()
  return { ...real, STANDARD_TOKENS: more<string>(real.STANDARD_TOKENS, 'discovery/newcomer') }
})
vi.mock('../src/cards/equipment.ts', async (original) => {
  const real = await original<typeof import('../src/cards/equipment.ts')>()
  return { ...real, EQUIPMENT_IDS: more<string>(real.EQUIPMENT_IDS, 'equipment/newcomer') }
})
vi.mock('../src/cards/inventions.ts', async (original) => {
  const real = await original<typeof import('../src/cards/inventions.ts')>()
  return {
    ...real,
    INVENTIONS: { ...real.INVENTIONS, 'invention/newcomer': Object.values(real.INVENTIONS).at(-1) },
    INVENTION_IDS: more<string>(real.INVENTION_IDS, 'invention/newcomer'),
  }
})
vi.mock('../src/cards/wreckage.ts', async (original) => {
  const real = await original<typeof import('../src/cards/wreckage.ts')>()
  return { ...real, WRECKAGE_IDS: more<string>(real.WRECKAGE_IDS, 'wreckage/newcomer') }
})
vi.mock('../src/components/tiles.ts', async (original) => {
  const real = await original<typeof import('../src/components/tiles.ts')>()
  return { ...real, TILE_NUMBERS: more<number>(real.TILE_NUMBERS, 12) }
})
vi.mock('../src/cards/events.ts', async (original) => {
  const real = await original<typeof import('../src/cards/events.ts')>()
  const book = Object.values(real.EVENTS).find(({ icon }) => icon === 'book')
  const other = Object.values(real.EVENTS).find(({ icon }) => icon !== 'book')
  return {
    ...real,
    EVENTS: { ...real.EVENTS, 'event/newcomer': book, 'event/another': other },
    EVENT_IDS: more<string>(more<string>(real.EVENT_IDS, 'event/newcomer'), 'event/another'),
  }
})

/** Where the new ones can come up before the first answer. */
const NEW: { readonly [stream: string]: string | number } = {
  'deck.beasts': 'beast/newcomer',
  'deck.build': 'build/newcomer',
  'deck.gather': 'gather/newcomer',
  'deck.explore': 'explore/newcomer',
  'deck.mysteries': 'treasure/newcomer',
  'deck.discoveries': 'discovery/newcomer',
  'deck.equipment': 'equipment/newcomer',
  'deck.inventions': 'invention/newcomer',
  'deck.island': 12,
  'deck.events': 'event/newcomer',
  wreckage: 'wreckage/newcomer',
}

test('a new game deals the new cards, from every deck that it shuffles', () => {
  const config = { ...crusoePlugin.setupFor(2, undefined, { scenario: 'castaways' }), equipment: 0, wreckage: 'random' }
  const dealt = Array.from({ length: 40 }, (_, i) => crusoe.start({ ...config, seed: `new/${i}` }).dealt).flat()
  const streams = new Set(dealt.map(([stream]) => stream))
  expect([...streams].sort()).toEqual(Object.keys(NEW).sort())
  const isThere = ([stream, name]: readonly [string, string | number]): boolean =>
    dealt.some(([from, gave]) => from === stream && (Array.isArray(gave) ? gave.includes(name) : gave === name))
  expect(Object.entries(NEW).filter((one) => !isThere(one))).toEqual([])
})

test.each([...keptIn(new URL('../kept/', import.meta.url))])('%s is as it was', (_, text) => {
  broughtBack(crusoe, text)
})
