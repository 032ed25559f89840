// The Action Deck and its discard pile: drawing, losing, recovering. T7-LIFE. The deck has no order: a card is drawn at
// random when it is drawn, which is the same as a shuffled deck. T7-GEN-16

import type { Routine, Table } from '@landfall/kernel'
import { NOTHING } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { typeOf } from './cards/decks.ts'
import { inJournal } from './lasting.ts'
import type { ContinentState, Drawn } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

const NONE: readonly never[] = []

export const cardsInDeck = ({ deck, deckTop }: Pick<ContinentState, 'deck' | 'deckTop'>): number =>
  deck.length + deckTop.length

/** T7-LIFE-04: it lies face down while the deck is empty. */
export const cardsInPile = ({ pile, turnedPile }: Pick<ContinentState, 'pile' | 'turnedPile'>): number =>
  pile.length + turnedPile.length

export const isCurse = (card: CardId): boolean => typeOf(card) === 'curse'

/** What comes off the deck, the known cards on top first, and off the pile once there is no deck. T7-LIFE-10 */
function comingOff(t: T, count: number): { readonly deck: readonly CardId[]; readonly pile: readonly CardId[] } {
  const { deckTop, deck, pile, turnedPile } = t.state
  const known = deckTop.slice(0, count)
  const drawn = t.draw('action', deck, count - known.length)
  const fromDeck = known.length === 0 ? drawn : [...known, ...drawn]
  const rest = count - fromDeck.length
  if (rest <= 0) return { deck: fromDeck, pile: NONE }
  return { deck: fromDeck, pile: t.draw('action', [...pile, ...turnedPile], rest) }
}

/** T7-ACT-COST-14 to T7-ACT-COST-21: cards are laid out for the action in hand. */
export function drawCards(t: T, count: number): readonly Drawn[] {
  const { deck, pile } = comingOff(t, count)
  const cards: Drawn[] = []
  for (const card of deck) cards.push({ card, from: 'deck' })
  for (const card of pile) cards.push({ card, from: 'pile' })
  t.emit({ t: 'cardsDrawn', cards })
  turnIfEmpty(t)
  return cards
}

/** T7-LIFE-04 */
export function turnIfEmpty(t: T): void {
  if (cardsInDeck(t.state) === 0 && t.state.pile.length > 0) t.emit({ t: 'pileTurned', isFaceDown: true })
}

/** T7-LIFE-08, T7-LIFE-11: cards are lost, or revealed from the pile if there is no deck. */
export function loseCards(t: T, count: number, rule: string): Routine {
  const { deckTop, deck } = t.state
  const known = deckTop.slice(0, count)
  const lost = [...known, ...t.draw('action', deck, count - known.length)]
  if (lost.length > 0) {
    t.emit({ t: 'lifeLost', cards: lost, rule })
    turnIfEmpty(t)
  }
  const rest = count - lost.length
  if (rest <= 0) return NOTHING
  const { pile, turnedPile } = t.state
  const revealed = t.draw('action', [...pile, ...turnedPile], rest)
  if (revealed.length === 0) return NOTHING
  t.emit({ t: 'pileRevealed', cards: revealed, rule })
  return sufferCurses(t, revealed)
}

/** T7-LOSE-01: each Curse that came from the pile ends the game, unless somebody holds it off. */
export function* sufferCurses(t: T, cards: readonly CardId[]): Routine {
  for (const card of cards) {
    if (!isCurse(card)) continue
    t.emit({ t: 'threatened', threat: 'curse', card })
    yield* t.window({ at: 'curse' })
    if (t.state.threat?.averted !== true && !showMercy(t)) {
      t.end({ result: 'lost', why: 'curse', card })
    }
    t.emit({ t: 'threatOver' })
  }
}

/** Once per game, a mode card keeps the worst off. */
function showMercy(t: T): boolean {
  const [mercy] = inJournal(t.state, 'mercy')
  if (mercy === undefined) return false
  const [card, , { recovers }] = mercy
  t.emit({ t: 'mercyShown', card })
  t.emit({ t: 'banished', card, rule: 'T7-EASY-01' })
  recoverCards(t, recovers, 'T7-EASY-01')
  return true
}

/** T7-LIFE-03, T7-LIFE-09: random cards of the pile are shuffled into the deck. */
export function recoverCards(t: T, count: number, rule: string): void {
  const { pile, turnedPile } = t.state
  const cards = t.draw('action', [...pile, ...turnedPile], count)
  if (cards.length === 0) return
  t.emit({ t: 'recovered', cards, rule })
}

/** How much a `rec` of this size brings now. */
export function recoveryOf(state: ContinentState, by: number): number {
  let amount = by
  for (const [, , less] of inJournal(state, 'recovery')) amount = Math.max(Math.min(by, less.least), amount + less.by)
  return amount
}
