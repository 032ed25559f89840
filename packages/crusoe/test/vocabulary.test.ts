// The effect vocabulary: how many verbs serve one card only is watched.
import { EQUIPMENT, WRECKAGE } from '@landfall/crusoe'
import { expect, test } from 'vitest'
import { ADVENTURES, DANGERS } from '../src/cards/decks.ts'
import { DISCOVERIES } from '../src/cards/discoveries.ts'
import { EVENTS } from '../src/cards/events.ts'
import { TREASURES } from '../src/cards/treasures.ts'
import { CREW } from '../src/scenarios/king-kong/sheet.ts'
import { ALL_INVENTIONS, inventionOf, SPECIAL_TOKENS, tokenOf } from '../src/scenarios/sheets.ts'

/** The verbs in some data, wherever they stand in it. */
function verbsIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'do' in data && typeof data.do === 'string' ? [data.do] : []
  return [...own, ...Object.values(data).flatMap(verbsIn)]
}

const CARDS = {
  ...ADVENTURES,
  ...DANGERS,
  ...Object.fromEntries(CREW.map(({ item, bonus }) => [item, bonus])),
  ...DISCOVERIES,
  ...EQUIPMENT,
  ...EVENTS,
  ...Object.fromEntries(ALL_INVENTIONS.map((id) => [id, inventionOf(id)])),
  ...Object.fromEntries(SPECIAL_TOKENS.map((id) => [id, tokenOf({ edition: 'second' }, id)])),
  ...TREASURES,
  ...WRECKAGE,
}

const CONTROLS = ['inOrder', 'chooseOne', 'may', 'forEach', 'if', 'repeat']

/** Verb → the cards that use it. */
const uses = new Map<string, Set<string>>()
for (const [card, data] of Object.entries(CARDS)) {
  for (const verb of verbsIn(data)) uses.set(verb, (uses.get(verb) ?? new Set()).add(card))
}

test('no more verbs serve one card only than did before', () => {
  const single = [...uses].filter(([verb, cards]) => cards.size === 1 && !CONTROLS.includes(verb))
  // Take verbs away from this number, never add to it without need.
  expect(single.length, single.map(([verb]) => verb).join(', ')).toBeLessThanOrEqual(SINGLE_CARD_VERBS)
})

const SINGLE_CARD_VERBS = 55
