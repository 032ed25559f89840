// The Action Deck and its pile; States and what threatens.

import type { CardId } from '../cards/card-ids.ts'
import type { Drawn } from '../state.ts'
import {
  actionIn,
  type Hid,
  note,
  of,
  pluck,
  putAway,
  type SomeRows,
  shuffleIn,
  type Written,
  without,
} from './shared.ts'

/** Cards leave the deck. */
function takeOffDeck(state: Written, secret: Hid, cards: readonly CardId[]): void {
  if (state.deckTop.length > 0) state.deckTop = without(state.deckTop, ...cards)
  secret.deck = without(secret.deck, ...cards)
}

/** Cards leave the pile, whichever way up it lies. */
function takeOffPile(state: Written, secret: Hid, cards: readonly CardId[]): void {
  if (state.pile.length > 0) state.pile = without(state.pile, ...cards)
  if (state.turnedPile.length > 0) secret.turnedPile = without(secret.turnedPile, ...cards)
}

/** Of the cards that were drawn, those that came from the deck, or from the pile. */
function drawnFrom(place: Drawn['from'], drawn: readonly Drawn[]): readonly CardId[] {
  const cards: CardId[] = []
  for (const { card, from } of drawn) if (from === place) cards.push(card)
  return cards
}

function spend(state: Written, by: number): void {
  note(state, { spent: state.today.spent + by })
}

export const life = {
  cardsDrawn: {
    apply(state, { cards }, secret) {
      takeOffDeck(state, secret, drawnFrom('deck', cards))
      const fromPile = drawnFrom('pile', cards)
      if (fromPile.length > 0) takeOffPile(state, secret, fromPile)
      actionIn(state).drawn = [...cards]
      spend(state, cards.length)
    },
    line: ({ cards }, { log, title }) => log.drawn(cards.map(({ card }) => title(card))),
    rule: 'T7-ACT-RES-01',
  },
  pileTurned: {
    apply(state, _, secret) {
      secret.turnedPile = [...secret.turnedPile, ...state.pile]
      state.pile = []
    },
    line: (_, { log }) => log.pileTurned,
    rule: 'T7-LIFE-04',
  },
  lifeLost: {
    apply(state, { cards }, secret) {
      takeOffDeck(state, secret, cards)
      state.pile = [...state.pile, ...cards]
      spend(state, cards.length)
    },
    line: ({ cards }, { log }) => log.lifeLost(cards.length),
  },
  pileRevealed: {
    line: ({ cards }, { log, title }) => log.pileRevealed(cards.map(title)),
  },
  recovered: {
    apply(state, { cards }, secret) {
      takeOffPile(state, secret, cards)
      shuffleIn(state, secret, cards)
      note(state, { recovered: state.today.recovered + cards.length })
      if (state.action !== undefined) state.action.meal = 0
    },
    line: ({ cards }, { log }) => log.recovered(cards.length),
  },
  deckLookedAt: {
    apply(state, { cards }, secret) {
      secret.deck = without(secret.deck, ...cards)
      state.deckTop = [...cards, ...without(state.deckTop, ...cards)]
    },
    line: ({ who, cards }, { log, explorer, title }) => log.lookedAhead(explorer(who), cards.map(title)),
  },
  deckOrdered: {
    apply(state, { cards }) {
      state.deckTop = [...cards, ...without(state.deckTop, ...cards)]
    },
  },
  skillKept: {
    apply(state, { card, who }) {
      const action = actionIn(state)
      action.drawn = action.drawn.filter((one) => one.card !== card)
      const member = of(state, who)
      member.hand = [...member.hand, card]
    },
    line: ({ card, who }, { log, explorer, title }) => log.kept(explorer(who), title(card)),
    card: ({ card }) => card,
    rule: 'T7-ACT-SKILL-01',
  },
  drawnDiscarded: {
    apply(state, { cards }, secret) {
      actionIn(state).drawn = []
      putAway(state, secret, ...cards)
    },
  },
  threatened: {
    apply(state, { t: _, ...threat }) {
      state.threat = threat
    },
  },
  averted: {
    apply(state) {
      if (state.threat !== undefined) state.threat = { ...state.threat, averted: true }
    },
    line: ({ by, who }, { log, explorer, title }) => log.averted(explorer(who), title(by)),
    card: ({ by }) => by,
    rule: 'T7-NUM-23',
  },
  threatOver: {
    apply(state) {
      state.threat = undefined
    },
  },
  curseHeldOff: {
    line: ({ card, by }, { log, title }) => log.curseHeldOff(title(card), title(by)),
    card: ({ by }) => by,
    rule: 'T7-LOSE-01',
  },
  mercyShown: {
    line: ({ card }, { log, title }) => log.mercy(title(card)),
    card: ({ card }) => card,
    rule: 'T7-EASY-01',
  },
  stateGone: {
    apply(state, { card, who }) {
      const member = of(state, who)
      member.hand = without(member.hand, card)
    },
    line: ({ card, who }, { log, explorer, title }) => log.stateGone(explorer(who), title(card)),
    card: ({ card }) => card,
  },
  skillsLearned: {
    apply(state, { cards }, secret) {
      state.learned = [...state.learned, ...cards]
      shuffleIn(state, secret, cards)
    },
    line: ({ cards }, { log, title }) => log.learned(cards.map(title)),
    rule: 'T7-XP-04',
  },
  cardsStored: {
    apply(state, { cards }, secret) {
      for (const card of cards) pluck(state, secret, card)
      state.storage = [...state.storage, ...cards]
    },
    rule: 'T7-JOINLEAVE-04',
  },
} satisfies SomeRows
