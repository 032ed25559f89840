// What a player sees, and what is quickly said of it.

import type { ViewOf } from '@landfall/kernel'
import type { CardId } from '../cards/card-ids.ts'
import { cardsNumbered, faceOf, numberOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import type { Continent } from '../types.ts'

export type View = ViewOf<Continent>
export type SeenMember = View['members'][number]

/** The cards that are left in the deck. */
export const deckOf = ({ deck, deckTop }: View): number => deck + deckTop.length

/** How much of the deck and the pile is deck: the life force of the party. */
export function lifeOf(view: View): number {
  const deck = deckOf(view)
  return deck / Math.max(1, deck + view.pile.length + view.turnedPile)
}

/** The green cards of a number that could still be taken: everybody has seen where the others went. */
export function leftOf(view: View, number: number): number {
  const { past, banished, quests, members, events } = view
  const out = new Set<CardId>([
    ...past,
    ...banished,
    ...quests,
    ...events.map(({ card }) => card),
    ...members.flatMap(({ hand, items }) => [...hand, ...items.flatMap(({ cards }) => cards)]),
  ])
  return cardsNumbered(number).green.filter((card) => !out.has(card)).length
}

export const isStored = ({ quests }: View, number: number): boolean => quests.some((card) => numberOf(card) === number)

/** The hermit wants the eels alive: nothing else is done with them before. */
export const isPromised = (view: View, card: CardId): boolean =>
  numberOf(card) === LIVE_EELS && !isStored(view, TIDE_TABLE)

const LIVE_EELS = 511
const TIDE_TABLE = 546

export const countStored = ({ quests }: View, number: number): number =>
  quests.filter((card) => numberOf(card) === number).length

export const hasItem = ({ members }: View, number: number): boolean =>
  members.some(({ items }) => items.some(({ cards }) => cards.some((card) => numberOf(card) === number)))

/** The terrain in a space, by its number; that of the card it has replaced counts, too. */
export function terrainNumbers({ spaces }: View, spot: Spot): readonly number[] {
  const space = spaces[spot]
  if (space === undefined || !('terrain' in space)) return []
  const face = faceOf(space.terrain)
  return face.type === 'terrain' ? [face.number, ...(face.origin === undefined ? [] : [face.origin])] : []
}

export const stateNumbers = ({ hand }: SeenMember): readonly number[] =>
  hand.flatMap((card: CardId) => {
    const face = faceOf(card)
    return face.type === 'state' ? [face.number] : []
  })
