// What lasts while a card is where it is.

import type { CardId } from './cards/card-ids.ts'
import type { Action, Lasting } from './cards/cards.ts'
import { type Boosts, boostsOn, EXPLORER_FACES, faceOf, type Lasts, lastingOn } from './cards/decks.ts'
import type { Keyword, Pennant } from './components/materials.ts'
import { limitsOf, type Member } from './people.ts'
import type { ContinentState } from './state.ts'

const NONE: readonly never[] = []

/** What lasts on a card in a hand, on the Board or under the Satchel & Journal. */
export function lastingOf(card: CardId): readonly Lasting[] {
  return faceOf(card).lasting ?? NONE
}

interface ItemPart {
  readonly durability: number
  readonly keywords: readonly Keyword[]
  readonly pennant?: Pennant
  readonly instrument?: true
  readonly lasting?: readonly Lasting[]
  readonly actions?: readonly Action[]
}

/** T7-CRAFT-13: once a card is part of an item, only its item part applies. */
export function itemPartOf(card: CardId): ItemPart | undefined {
  const face = faceOf(card)
  if (face.type === 'item') return face
  return face.type === 'skill' ? face.craft?.item : undefined
}

export const lastingOfItem = (card: CardId): readonly Lasting[] => itemPartOf(card)?.lasting ?? NONE

/** What can be played on. */
export const isInstrument = (card: CardId): boolean => itemPartOf(card)?.instrument === true

/** The nth of what lasts on a card, as part of an item or not. */
export function nthOf(card: CardId, nth: number, isItem = false): Lasting {
  const lasting = (isItem ? lastingOfItem(card) : lastingOf(card))[nth]
  if (lasting === undefined) throw new Error(`nothing lasts at ${nth} on "${card}"`)
  return lasting
}

/** What lasts in the hand of somebody, the Character card included. */
export function inHand({ who, hand }: Member): readonly Lasts[] {
  const found = lastingOn(EXPLORER_FACES[who].id).slice()
  for (const card of hand) for (const lasts of lastingOn(card)) found.push(lasts)
  return found
}

/** Those of what lasts in the hand of somebody that help or hinder an action. */
export function boostsInHand({ who, hand }: Member): readonly Boosts[] {
  const found = boostsOn(EXPLORER_FACES[who].id).slice()
  for (const card of hand) for (const boost of boostsOn(card)) found.push(boost)
  return found
}

/** What lasts under the Satchel & Journal, oldest first. T7-WIN-04: the standing effects of lifted curses have ended. */
export function inJournal({ quests, lifted }: Pick<ContinentState, 'quests' | 'lifted'>): readonly Lasts[] {
  const found: Lasts[] = []
  for (const card of quests) {
    const lasting = lastingOn(card)
    if (lasting.length === 0) continue
    const face = faceOf(card)
    if (face.type === 'clue' && lifted.includes(face.clue)) continue
    for (const lasts of lasting) found.push(lasts)
  }
  return found
}

/** T7-ACT-HAND-06 */
export function handLimit(state: Pick<ContinentState, 'members' | 'quests' | 'lifted'>, member: Member): number {
  let limit = limitsOf(state).hand
  for (const [, , lasting] of inHand(member)) if (lasting.last === 'hand') limit += lasting.by
  for (const [, , lasting] of inJournal(state)) if (lasting.last === 'hand') limit += lasting.by
  return Math.max(0, limit)
}
