// A card more in every deck, and every deck written in another order: new games have it, and kept games stay as they were.
import { naufragos, naufragosPlugin } from '@landfall/naufragos'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test, vi } from 'vitest'

/** A list in another order, with one that nobody has heard of. */
function more<T>(list: readonly T[], name: T): readonly T[] {
  return [name, ...list.toReversed()]
}

/** A deck in another order, with a copy of one of its cards by another name. */
function moreOf(deck: object, name: string, of: string): object {
  const cards = Object.entries(deck)
  return Object.fromEntries(more(cards, [name, cards.find(([id]) => id === of)?.[1]]))
}

vi.mock('../src/cards/events.ts', async (original) => {
  const { EVENT_CARDS } = await original<typeof import('../src/cards/events.ts')>()
  return { EVENT_CARDS: moreOf(EVENT_CARDS, 'event/new', 'event/clear-horizon') }
})
vi.mock('../src/cards/coast.ts', async (original) => {
  const { COAST } = await original<typeof import('../src/cards/coast.ts')>()
  return { COAST: moreOf(COAST, 'coast/new', 'coast/tide-pools') }
})
vi.mock('../src/cards/interior.ts', async (original) => {
  const { INTERIOR } = await original<typeof import('../src/cards/interior.ts')>()
  return { INTERIOR: moreOf(INTERIOR, 'interior/new', 'interior/game-trail') }
})
vi.mock('../src/cards/centre.ts', async (original) => {
  const { CENTRE } = await original<typeof import('../src/cards/centre.ts')>()
  return { CENTRE: moreOf(CENTRE, 'centre/new', 'centre/scree') }
})
vi.mock('../src/cards/wreckage.ts', async (original) => {
  const { WRECKAGE } = await original<typeof import('../src/cards/wreckage.ts')>()
  return { WRECKAGE: moreOf(WRECKAGE, 'wreckage/new', 'wreckage/cutlass') }
})
vi.mock('../src/components/tiles.ts', async (original) => {
  const real = await original<typeof import('../src/components/tiles.ts')>()
  return {
    ...real,
    STORY_TILES: more<string>(real.STORY_TILES, '9/99'),
    FORAGE_TILES: more<string>(real.FORAGE_TILES, '9/98'),
    FISH_TILES: more<string>(real.FISH_TILES, '9/97'),
  }
})

/** Where the new ones can come up before the first answer. */
const NEW: { readonly [stream: string]: string } = {
  'deck.event': 'event/new',
  'pool.coast': 'coast/new',
  'pool.interior': 'interior/new',
  'pool.centre': 'centre/new',
  stories: '9/99',
  forage: '9/98',
  wreckage: 'wreckage/new',
}

test('a new game deals the new cards and tiles', () => {
  const { dealt } = naufragos.start({ ...naufragosPlugin.setupFor(2), seed: 'new' })
  for (const [stream, name] of Object.entries(NEW)) {
    expect(dealt.find(([from]) => from === stream)?.[1], stream).toContain(name)
  }
})

test.each([...keptIn(new URL('../kept/', import.meta.url))])('%s is as it was', (_, text) => {
  broughtBack(naufragos, text)
})
