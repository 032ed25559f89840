// Decks, Event cards and threats: what can happen, what it does to the state, and what is said and shown of it.
import { eventShown } from '../board/reveals.ts'
import type { BeastId } from '../cards/beasts.ts'
import type { AdventureId, DeckCardId, MysteryId, ThreatId } from '../cards/decks.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import { type EventId, isEvent } from '../cards/events.ts'
import type { TileNumber } from '../components/tiles.ts'
import type { EventRowsOf } from '../events.ts'
import type { State } from '../state.ts'
import { drawn } from '../text/log.ts'
import { titleOf } from '../text/titles.ts'
import { nobody, throwAway } from './pieces.ts'

export interface DeckEvents {
  decksShuffled: {
    beastDeck: readonly BeastId[]
    islandStack: readonly TileNumber[]
    discoveryStack: readonly DiscoveryId[]
    buildDeck: readonly AdventureId[]
    gatherDeck: readonly AdventureId[]
    exploreDeck: readonly AdventureId[]
    mysteryDeck: readonly MysteryId[]
  }
  eventDeckMade: { deck: readonly EventId[]; aside: readonly EventId[] }
  wreckageWashedUp: { card: ThreatId }
  eventDrawn: { card: DeckCardId }
  eventSeen: { card: DeckCardId }
  eventPlaced: { card: EventId }
  threatMoved: Record<never, never>
  threatGone: { side: 'left' | 'right'; card: ThreatId }
  cardGone: { card: DeckCardId }
  shuffledIn: { card: AdventureId | MysteryId; order: State['eventOrder'] }
}

export const deckEvents: EventRowsOf<DeckEvents> = {
  decksShuffled: {
    told: {
      beastDeck: nobody,
      islandStack: nobody,
      discoveryStack: nobody,
      buildDeck: nobody,
      gatherDeck: nobody,
      exploreDeck: nobody,
      mysteryDeck: nobody,
    },
    apply(_, decks, secret) {
      secret.beastDeck = [...decks.beastDeck]
      secret.islandStack = [...decks.islandStack]
      secret.discoveryStack = [...decks.discoveryStack]
      secret.buildDeck = [...decks.buildDeck]
      secret.gatherDeck = [...decks.gatherDeck]
      secret.exploreDeck = [...decks.exploreDeck]
      secret.mysteryDeck = [...decks.mysteryDeck]
    },
  },
  eventDeckMade: {
    told: { deck: nobody, aside: nobody },
    apply(_, { deck, aside }, secret) {
      secret.eventDeck = [...deck]
      secret.eventsAside = [...aside]
      secret.eventOrder = deck.map(() => 'event')
    },
  },
  wreckageWashedUp: {
    apply(state, { card }) {
      state.threats.right = card
    },
  },
  eventDrawn: {
    apply(state, { card }, secret) {
      if (state.eventTop === card) state.eventTop = undefined
      else if (secret.eventOrder.pop() === 'event') secret.eventDeck.pop()
      state.event = card
    },
    line: ({ card }, pack) => drawn(pack, pack.screen.card.event, card, isEvent(card) ? 'upper' : 'lower'),
    rule: ({ card }) => (isEvent(card) ? 'RC-EVT-06' : 'RC-EVT-04'),
    card: ({ card }) => card,
    reveal: ({ card }, pack) => eventShown(pack, card),
  },
  /** It stays on top, for all to see. */
  eventSeen: {
    apply(state, { card }, secret) {
      if (secret.eventOrder.pop() === 'event') secret.eventDeck.pop()
      state.eventTop = card
    },
    reveal: ({ card }, pack) => eventShown(pack, card),
  },
  eventPlaced: {
    apply(state, { card }) {
      state.event = undefined
      state.threats.right = card
    },
  },
  threatMoved: {
    apply(state) {
      const { right } = state.threats
      if (right === undefined) return
      state.threats.left = right
      state.threats.right = undefined
    },
  },
  threatGone: {
    apply(state, { side, card }) {
      state.threats[side] = undefined
      state.removed.push(card)
    },
    line: ({ card }, pack) => pack.log.threatGone(titleOf(pack, card)),
    // Only a Threat Action takes a card from the right-hand space; from the left-hand one it may have been pushed off.
    rule: ({ side }) => (side === 'right' ? 'RC-THR-04' : 'RC-EVT-10'),
    card: ({ card }) => card,
  },
  cardGone: {
    apply(state, { card }) {
      state.event = undefined
      throwAway(state, card)
    },
  },
  shuffledIn: {
    told: { card: 'everyone', order: nobody },
    apply(state, { card, order }, secret) {
      if (state.adventure === card) state.adventure = undefined
      if (state.event === card) state.event = undefined
      if (state.mystery?.card === card) delete state.mystery.card
      secret.eventOrder = [...order]
      const { eventTop } = state
      if (eventTop !== undefined && isEvent(eventTop)) secret.eventDeck.push(eventTop)
      state.eventTop = undefined
    },
  },
}
