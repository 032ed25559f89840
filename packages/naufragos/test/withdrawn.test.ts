// Cards that are withdrawn from every deck: new games deal none of them, and kept games have them as before.
import { naufragos, naufragosPlugin } from '@landfall/naufragos'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test, vi } from 'vitest'
import { isCard, isWithdrawn } from '../src/cards/decks.ts'

/** A deck from which every third card is withdrawn. */
function fewerOf(deck: object): object {
  const cards = Object.entries(deck)
  return Object.fromEntries(cards.map(([id, card], at) => [id, at % 3 === 0 ? { ...card, withdrawn: true } : card]))
}

vi.mock('../src/cards/events.ts', async (original) => {
  const { EVENT_CARDS } = await original<typeof import('../src/cards/events.ts')>()
  return { EVENT_CARDS: fewerOf(EVENT_CARDS) }
})
vi.mock('../src/cards/coast.ts', async (original) => {
  const { COAST } = await original<typeof import('../src/cards/coast.ts')>()
  return { COAST: fewerOf(COAST) }
})
vi.mock('../src/cards/interior.ts', async (original) => {
  const { INTERIOR } = await original<typeof import('../src/cards/interior.ts')>()
  return { INTERIOR: fewerOf(INTERIOR) }
})
vi.mock('../src/cards/centre.ts', async (original) => {
  const { CENTRE } = await original<typeof import('../src/cards/centre.ts')>()
  return { CENTRE: fewerOf(CENTRE) }
})
vi.mock('../src/cards/wreckage.ts', async (original) => {
  const { WRECKAGE } = await original<typeof import('../src/cards/wreckage.ts')>()
  return { WRECKAGE: fewerOf(WRECKAGE) }
})

/** Where cards are dealt from before the first answer. */
const STREAMS = ['deck.event', 'zeros', 'pool.coast', 'pool.interior', 'pool.centre', 'wreckage']

/** The withdrawn cards in the decks that a game began with, by stream. */
function withdrawnIn({ dealt }: { readonly dealt: readonly (readonly [string, unknown])[] }): readonly number[] {
  return STREAMS.map((stream) => {
    const cards = dealt.find(([from]) => from === stream)?.[1]
    if (!Array.isArray(cards)) throw new Error(`nothing is dealt from ${stream}`)
    return cards.filter((id) => isCard(id) && isWithdrawn(id)).length
  })
}

test('a new game deals no withdrawn card', () => {
  const session = naufragos.start({ ...naufragosPlugin.setupFor(1), seed: 'withdrawn' })
  expect(withdrawnIn(session)).toEqual(STREAMS.map(() => 0))
})

test.each([...keptIn(new URL('../kept/', import.meta.url))])('%s has its withdrawn cards, byte for byte', (_, text) => {
  const session = broughtBack(naufragos, text)
  for (const [at, cards] of withdrawnIn(session).entries()) expect(cards, STREAMS[at]).toBeGreaterThan(0)
})
