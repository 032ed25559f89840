// A card goes into its deck.

import type { DeckCardId } from '../cards/card-ids.ts'
import { EXPLORATIONS, isExploration, numberOf } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import { DECK_FIELDS } from '../state.ts'
import { deckFor, isInRow } from './shared/decks.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { symbolsWorth } from './shared/worth.ts'

export interface Add {
  readonly card: DeckCardId
  readonly top?: true
}

/** A card that is added to a deck comes later, if at all. */
const LATER = 0.4

export const verb: Verb<Add> = {
  rule: 'NA-CARD-03',
  clause: ({ card, top }) =>
    say(top === true ? 'putOnTop' : 'shuffleIn', {
      object: { figure: numberOf(card) },
      to: { noun: `deck/${deckFor(card)}` },
    }),
  inVain: 'gone',
  /** NA-CARD-03: a deck is shuffled whenever a card is added, unless it goes on top. */
  run(t, { card, top = false }) {
    if (!isInRow(t.state, card)) return
    const deck = deckFor(card)
    if (deck === 'event') {
      if (isExploration(card)) return
      const cards = [...t.state.eventDeck, card]
      t.emit({ t: 'cardAdded', card, deck, cards: top ? cards : t.shuffle('deck.event', cards), top })
    } else if (isExploration(card)) {
      const cards = [...t.state[DECK_FIELDS[deck]], card]
      t.emit({ t: 'cardAdded', card, deck, cards: top ? cards : t.shuffle(`deck.${deck}`, cards), top })
    }
  },
}

export const worth: Worth<Add> = (o, { card }, { depth, weigh }) => {
  if (depth === 0 || o.seen.called.includes(card)) return 0
  const effects = isExploration(card) ? EXPLORATIONS[card].effects : EVENT_CARDS[card].effects
  return LATER * (isExploration(card) ? symbolsWorth(o, card) + weigh(effects, depth - 1) : weigh(effects, depth - 1))
}

export const samples: Samples<Add> = { card: ['interior/false-trail', 'event/ill-luck'], top: [true] }
