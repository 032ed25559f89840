// The Threat Actions that can be planned. RC-THR.

import type { ThreatId } from '../cards/decks.ts'
import { eventOf } from '../cards/edition-cards.ts'
import { type EventCard, isEvent } from '../cards/events.ts'
import type { InventionId } from '../cards/inventions.ts'
import { WRECKAGE_IDS } from '../cards/wreckage.ts'
import { type EditionId, editionOf, type OfEdition } from '../editions.ts'
import type { CrusoeState } from '../state.ts'
import type { Side } from '../target.ts'
import type { Add } from './places.ts'
import { base, FREE, type Needs, type Plannable, withNeeds } from './plannable.ts'

const isBuilt = ({ items }: CrusoeState, item: InventionId): boolean => items.includes(item)

export function areBuilt({ items }: CrusoeState, needed: readonly InventionId[]): boolean {
  for (const item of needed) if (!items.includes(item)) return false
  return true
}

/** The Threat Actions of a card on one of the spaces. RC-THR-09: wreckage has two. */
function threatsOf(game: OfEdition, card: ThreatId, side: Side): readonly Plannable[] {
  if (!isEvent(card)) {
    const on = { kind: 'threat', side } as const
    return ([1, 2] as const).map((pawns) => base('threat', { ...on, pawns }, pawns, false, card))
  }
  const { pawns, pay = FREE, twoCharacters } = eventOf(game, card).threat
  const both: Partial<Needs> = twoCharacters === undefined ? {} : { twoCharacters }
  return [withNeeds(base('threat', { kind: 'threat', side }, pawns, false, card), { costs: pay, ...both })]
}

type OnSide = { readonly [S in Side]: readonly Plannable[] }

function allThreats(edition: EditionId): ReadonlyMap<ThreatId, OnSide> {
  const game = { edition }
  return new Map(
    [...editionOf(game).eventIds, ...WRECKAGE_IDS].map((card): [ThreatId, OnSide] => [
      card,
      { left: threatsOf(game, card, 'left'), right: threatsOf(game, card, 'right') },
    ]),
  )
}

const THREATS: { readonly [E in EditionId]: ReadonlyMap<ThreatId, OnSide> } = {
  first: allThreats('first'),
  second: allThreats('second'),
}

/** RC-THR-01, RC-THR-02, RC-THR-06, RC-THR-08, RC-THR-09 */
export function threats(state: CrusoeState, add: Add): void {
  for (const side of ['left', 'right'] as const) {
    const card = state.threats[side]
    if (card === undefined) continue
    const { items = NO_ITEMS, weapons = 0, orItem } = isEvent(card) ? eventOf(state, card).threat : NO_NEEDS
    // RC-TERM-25: the level itself, not a temporary one.
    if (state.levels.weapons < weapons || !areBuilt(state, items)) continue
    const free = orItem !== undefined && isBuilt(state, orItem)
    for (const target of THREATS[state.edition].get(card)?.[side] ?? [])
      add(free ? withNeeds(target, { costs: FREE }) : target)
  }
}

const NO_ITEMS: readonly InventionId[] = []

const NO_NEEDS: Partial<EventCard['threat']> = {}
