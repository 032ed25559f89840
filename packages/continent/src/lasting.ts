// What lasts while a card is where it is.

import type { CardId } from './cards/card-ids.ts'
import type { Action, KindOfLasting, Lasting } from './cards/cards.ts'
import { EXPLORER_FACES, faceOf, type Lasts, lastingByKindOn } from './cards/decks.ts'
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

/** What of a kind lasts on a card in a hand, on the Board or under the Satchel & Journal. */
export function lastingOn<Kind extends KindOfLasting>(card: CardId, kind: Kind): readonly Lasts<Kind>[] {
  return lastingByKindOn(card)?.[kind] ?? NONE
}

/** Whether anything of a kind lasts on the cards in a hand. */
export function isInHand({ hand }: Pick<Member, 'hand'>, kind: KindOfLasting): boolean {
  for (const card of hand) if (lastingOn(card, kind).length > 0) return true
  return false
}

/** What lasts in the hand of somebody, the Character card included, of one kind. */
export function inHand<Kind extends KindOfLasting>({ who, hand }: Member, kind: Kind): readonly Lasts<Kind>[] {
  let found: readonly Lasts<Kind>[] = lastingOn(EXPLORER_FACES[who].id, kind)
  for (const card of hand) {
    const lasting = lastingByKindOn(card)
    if (lasting !== undefined) found = joined(found, lasting[kind])
  }
  return found
}

/** What lasts under the Satchel & Journal, oldest first. T7-WIN-04: the standing effects of lifted curses have ended. */
export function inJournal<Kind extends KindOfLasting>(
  { quests, lifted }: Pick<ContinentState, 'quests' | 'lifted'>,
  kind: Kind,
): readonly Lasts<Kind>[] {
  let found: readonly Lasts<Kind>[] = NONE
  for (const card of quests) {
    const more: readonly Lasts<Kind>[] = lastingOn(card, kind)
    if (more.length === 0) continue
    const face = faceOf(card)
    if (face.type !== 'clue' || !lifted.includes(face.clue)) found = joined(found, more)
  }
  return found
}

/** Most lists are empty, and stay what they are. */
function joined<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return list
  return list.length === 0 ? more : [...list, ...more]
}

/** T7-ACT-HAND-06 */
export function handLimit(state: Pick<ContinentState, 'members' | 'quests' | 'lifted'>, member: Member): number {
  let limit = limitsOf(state).hand
  for (const [, , { by }] of inHand(member, 'hand')) limit += by
  for (const [, , { by }] of inJournal(state, 'hand')) limit += by
  return Math.max(0, limit)
}
