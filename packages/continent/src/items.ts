// Items: the dice that are free, and the cards that lie under one.

import type { CardId } from './cards/card-ids.ts'
import { limitsOf, type Member } from './people.ts'
import type { ContinentState } from './state.ts'

export type HeldItem = Member['items'][number]

/** An item by the card on top of it. */
export function itemCalled({ who, items }: Member, top: CardId): HeldItem {
  const item = items.find(({ cards }) => cards[0] === top)
  if (item === undefined) throw new Error(`${who} has no item "${top}"`)
  return item
}

/** The item that a card is part of. */
export const itemWith = ({ items }: Member, card: CardId): HeldItem | undefined =>
  items.find(({ cards }) => cards.includes(card))

/** T7-ITEM-06: one die for each item. */
export const freeDice = (state: Pick<ContinentState, 'members'>, { items }: Member): number =>
  limitsOf(state).items - items.length
