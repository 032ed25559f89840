// What is done with things: where they go, and which are spared.

import { meaningOf } from '@landfall/kernel'
import type { CardId } from '../cards/card-ids.ts'
import { isCard } from '../cards/decks.ts'
import { isInstrument, itemPartOf } from '../lasting.ts'
import type { OpenQuestion, Placement } from '../types.ts'
import { backBy } from './food.ts'
import { isPromised, type View } from './view.ts'

/** It may be needed in the end, whatever else could be done with it. */
const isPrecious = (view: View, cards: readonly CardId[]): boolean =>
  cards.some((card) => isPromised(view, card) || isInstrument(card))

/** Whether an item may be used for something that is not worth its last point. */
export const isFree = (view: View, item: CardId): boolean => {
  const held = view.members.flatMap(({ items }) => items).find(({ cards }) => cards.includes(item))
  return held === undefined || !isPrecious(view, held.cards) || (held.die > 1 && !isPromised(view, item))
}

/** Where a thing goes: to a die of its own, or where it does no harm. */
export function placeOf(view: View, { choices, about }: OpenQuestion<'place'>): string | undefined {
  const card = about?.id
  if (card === undefined || !isCard(card)) return undefined
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const worth = worthThere(view, card, meaningOf(choice))
    if (worth <= most) continue
    most = worth
    best = choice.id
  }
  return best
}

function worthThere(view: View, card: CardId, placement: Placement): number {
  if (placement === 'discard') return 0
  const worth = worthOf(view, card)
  if (placement.place === 'new') return worth
  if (placement.place === 'give') return 0.9 * worth
  const held = view.members.flatMap(({ items }) => items).find(({ cards }) => cards[0] === placement.item)
  const cards = held?.cards ?? []
  if (placement.place === 'instead') return worth - cards.reduce((sum, one) => sum + worthOf(view, one), 0)
  if (isPrecious(view, [card, ...cards])) return -1
  return (sharesKeyword(card, placement.item) ? 0.8 : 0.3) * worth
}

/** T7-COMB-04 */
function sharesKeyword(card: CardId, top: CardId): boolean {
  const keywords = itemPartOf(top)?.keywords ?? []
  return (itemPartOf(card)?.keywords ?? []).some((keyword) => keywords.includes(keyword))
}

/** Roughly how many cards a thing saves or brings. */
function worthOf(view: View, card: CardId): number {
  const part = itemPartOf(card)
  if (part === undefined) return 1
  const meals = (part.actions ?? []).map(({ success }) => backBy(success))
  const help = part.lasting?.length ?? 0
  const saved = part.durability * (Math.max(0, ...meals) + 0.7 * help)
  return saved + (part.pennant === undefined ? 0 : 1) + (isPrecious(view, [card]) ? VITAL : 0)
}

const VITAL = 30
