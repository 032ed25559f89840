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

/** The cards that could come back to it. */
export const pileOf = ({ pile, turnedPile }: View): number => pile.length + turnedPile

/** How much of the deck and the pile is deck: the life force of the party. */
export const lifeOf = (view: View): number => deckOf(view) / Math.max(1, deckOf(view) + pileOf(view))

/** The cards that cannot be taken now: everybody has seen where they went. */
export function goneFrom({ past, banished, quests, members, events }: View): ReadonlySet<CardId> {
  return new Set<CardId>([
    ...past,
    ...banished,
    ...quests,
    ...events.map(({ card }) => card),
    ...members.flatMap(({ hand, items }) => [...hand, ...items.flatMap(({ cards }) => cards)]),
  ])
}

/** How many green cards of a number could still be taken. */
export const leftOf = (gone: ReadonlySet<CardId>, number: number): number =>
  cardsNumbered(number).green.filter((card) => !gone.has(card)).length

export const isStored = ({ quests }: View, number: number): boolean => quests.some((card) => numberOf(card) === number)

/** The hermit wants the eels alive: nothing else is done with them before. */
export const isPromised = (view: View, card: CardId): boolean =>
  numberOf(card) === LIVE_EELS && !isStored(view, TIDE_TABLE)

const LIVE_EELS = 511
const TIDE_TABLE = 546

export const countStored = ({ quests }: View, number: number): number =>
  quests.filter((card) => numberOf(card) === number).length

/** What could be paid for Advanced Skills. T7-XP-01 */
export const experienceOf = ({ quests }: View): number =>
  quests.reduce((sum, card) => {
    const face = faceOf(card)
    return sum + (face.type === 'quest' && 'experience' in face ? (face.experience ?? 0) : 0)
  }, 0)

export const hasItem = ({ members }: View, number: number): boolean =>
  members.some(({ items }) => items.some(({ cards }) => cards.some((card) => numberOf(card) === number)))

/** The terrain in a space, by its number; that of the card it has replaced counts, too. */
export function terrainNumbers({ spaces }: View, spot: Spot): readonly number[] {
  const space = spaces[spot]
  if (space === undefined || !('terrain' in space)) return []
  const face = faceOf(space.terrain)
  return face.type === 'terrain' ? [face.number, ...(face.origin === undefined ? [] : [face.origin])] : []
}

/** Whether somebody stands on the terrain of this number. */
export const standsOn = (view: View, number: number): boolean =>
  view.members.some(({ at }) => terrainNumbers(view, at).includes(number))

export const stateNumbers = ({ hand }: SeenMember): readonly number[] =>
  hand.flatMap((card: CardId) => {
    const face = faceOf(card)
    return face.type === 'state' ? [face.number] : []
  })

/** Somebody there who is in the best of health. */
export const cookAt = ({ members }: View, spot: Spot): SeenMember | undefined =>
  members.filter(({ at }) => at === spot).sort((one, other) => stateNumbers(one).length - stateNumbers(other).length)[0]
