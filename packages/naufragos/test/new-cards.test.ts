// A card more in every deck, and every deck written in another order: new games have it, and kept games stay as they were.
import { naufragos, naufragosPlugin } from '@landfall/naufragos'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test, vi } from 'vitest'

/** A list of names in another order, with one that nobody has heard of. */
function more<T>(list: readonly T[], name: T): readonly T[] {
  return [name, ...list.toReversed()]
}

vi.mock('../src/cards/ids.ts', async (original) => {
  const real = await original<typeof import('../src/cards/ids.ts')>()
  return {
    ...real,
    BASE_EVENT_IDS: more<string>(real.BASE_EVENT_IDS, 'E99'),
    COAST_IDS: more<string>(real.COAST_IDS, 'C99'),
    INTERIOR_IDS: more<string>(real.INTERIOR_IDS, 'I99'),
    CENTRE_IDS: more<string>(real.CENTRE_IDS, 'M99'),
    WRECKAGE_IDS: more<string>(real.WRECKAGE_IDS, 'W99'),
    CHARACTER_IDS: real.CHARACTER_IDS.toReversed(),
    ZERO_IDS: real.ZERO_IDS.toReversed(),
  }
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
  'deck.event': 'E99',
  'pool.coast': 'C99',
  'pool.interior': 'I99',
  'pool.centre': 'M99',
  stories: '9/99',
  forage: '9/98',
  wreckage: 'W99',
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
