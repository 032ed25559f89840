// Adventures and Mysteries: what can happen, what it does to the state, and what is said and shown of it.
import { cardShown } from '../board/reveals.ts'
import { type AdventureId, isTreasure, type MysteryId, type TreasureId } from '../cards/decks.ts'
import { keptCard } from '../cards/edition-cards.ts'
import type { DiceAction } from '../components/dice.ts'
import type { EventRowsOf } from '../events.ts'
import type { MysteryLimits } from '../rules/mysteries.ts'
import { DECK_OF, type Person } from '../state.ts'
import { drawn } from '../text/log.ts'
import { keep, nobody, outside, take, throwAway } from './pieces.ts'

export interface AdventureEvents {
  adventureDrawn: { deck: DiceAction; card: AdventureId }
  adventureEnded: Record<never, never>
  adventureTokenPut: { deck: DiceAction }
  adventureTokenUsed: { deck: DiceAction }
  mysteryBegan: { limits: MysteryLimits }
  mysteryRevealed: { card: MysteryId }
  mysteriesReduced: { by: number }
  mysterySetAside: Record<never, never>
  mysteryIgnored: Record<never, never>
  mysteryStopped: Record<never, never>
  mysteryResolved: { card: MysteryId; to: 'pile' | 'reminder' }
  treasuresDropped: { cards: readonly TreasureId[] }
  mysteryEnded: { deck: readonly MysteryId[] }
  mysteryDeckShuffled: { deck: readonly MysteryId[] }
  treasureAvailable: { card: TreasureId | AdventureId; from?: Person }
  treasureUsedOutside: { card: TreasureId; from: Person }
  reminderGone: { card: MysteryId }
}

export const adventureEvents: EventRowsOf<AdventureEvents> = {
  adventureDrawn: {
    apply(state, { deck, card }, secret) {
      secret[DECK_OF[deck]].pop()
      state.adventure = card
    },
    line: ({ card }, pack) => drawn(pack, pack.screen.card.adventure, card),
    rule: 'RC-DICE-06',
    card: ({ card }) => card,
    reveal: ({ card }, pack) => cardShown(pack, card),
  },
  adventureEnded: {
    apply(state) {
      if (state.adventure !== undefined) throwAway(state, state.adventure)
      state.adventure = undefined
    },
  },
  adventureTokenPut: {
    apply(state, { deck }) {
      state.adventureTokens.push(deck)
      if (state.phase === 'action') state.newTokens.push(`deck/${deck}`)
    },
  },
  adventureTokenUsed: {
    apply(state, { deck }) {
      take(state.adventureTokens, deck)
    },
  },
  mysteryBegan: {
    apply(state, { limits }) {
      state.mystery = { limits, resolved: [], setAside: [], done: [], stopped: false, ignored: false }
    },
  },
  mysteryRevealed: {
    apply(state, { card }, secret) {
      secret.mysteryDeck.pop()
      if (state.mystery !== undefined) {
        state.mystery.card = card
        state.mystery.ignored = false
      }
    },
    line: ({ card }, pack) => drawn(pack, pack.screen.card.mystery, card),
    rule: 'RC-MYST-02',
    card: ({ card }) => card,
    reveal: ({ card }, pack) => cardShown(pack, card),
  },
  mysteriesReduced: {
    apply(state, { by }) {
      const { mystery } = state
      if (mystery?.limits.cards === undefined) return
      state.mystery = { ...mystery, limits: { cards: Math.max(0, mystery.limits.cards - by) } }
    },
  },
  mysterySetAside: {
    apply(state) {
      const { mystery } = state
      if (mystery?.card === undefined) return
      mystery.setAside.push(mystery.card)
      delete mystery.card
    },
  },
  mysteryIgnored: {
    apply(state) {
      if (state.mystery !== undefined) state.mystery.ignored = true
    },
  },
  mysteryStopped: {
    apply(state) {
      if (state.mystery !== undefined) state.mystery.stopped = true
    },
  },
  mysteryResolved: {
    apply(state, { card, to }) {
      const { mystery } = state
      if (mystery === undefined) return
      mystery.resolved.push(card)
      if (mystery.card !== card) return
      delete mystery.card
      if (to === 'reminder') state.reminders.push(card)
      else if (isTreasure(card)) {
        state.cardsToCome.push(card)
        if (state.acting?.paused === false) state.acting.gained.treasures.push(card)
      } else mystery.done.push(card)
    },
  },
  treasuresDropped: {
    apply(state, { cards }) {
      for (const card of cards) {
        take(state.cardsToCome, card)
        if (state.acting?.gained.treasures.includes(card) === true) take(state.acting.gained.treasures, card)
        state.mysteryDiscard.push(card)
      }
    },
  },
  mysteryEnded: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      state.mysteryDiscard.push(...(state.mystery?.done ?? []))
      state.mystery = undefined
      secret.mysteryDeck = [...deck]
    },
  },
  mysteryDeckShuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.mysteryDeck = [...deck]
      state.mysteryDiscard = []
    },
  },
  treasureAvailable: {
    apply(state, { card, from }) {
      if (from !== undefined && isTreasure(card)) take(outside(state, from).treasures, card)
      else take(state.cardsToCome, card)
      keep(state, card)
    },
  },
  treasureUsedOutside: {
    apply(state, { card, from }) {
      const own = outside(state, from)
      take(own.treasures, card)
      if (keptCard(state, card).staysWhenUsed === true) own.emptied = [...(own.emptied ?? []), card]
      else state.mysteryDiscard.push(card)
    },
  },
  reminderGone: {
    apply(state, { card }) {
      take(state.reminders, card)
      state.mysteryDiscard.push(card)
    },
  },
}
