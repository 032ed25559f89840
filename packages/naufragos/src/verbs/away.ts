// A card is taken out of its deck.

import type { DeckCardId } from '../cards/card-ids.ts'
import { isExploration, numberOf } from '../cards/decks.ts'
import { leaveEmptyAreas } from '../markers.ts'
import { DECK_FIELDS } from '../state.ts'
import { deckFor } from './shared/decks.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Away {
  readonly card: DeckCardId
}

export const verb: Verb<Away> = {
  rule: 'NA-CARD-04',
  clause: ({ card }) =>
    say('leaveDeck', { object: { figure: numberOf(card) }, from: { noun: `deck/${deckFor(card)}` } }),
  inVain: 'gone',
  *run(t, { card }) {
    const deck = deckFor(card)
    if (deck === 'event') {
      if (isExploration(card) || !t.state.eventDeck.includes(card)) return
      const cards = t.shuffle(
        'deck.event',
        t.state.eventDeck.filter((one) => one !== card),
      )
      return t.emit({ t: 'cardGone', card, deck, cards })
    }
    if (!isExploration(card) || !t.state[DECK_FIELDS[deck]].includes(card)) return
    const cards = t.shuffle(
      `deck.${deck}`,
      t.state[DECK_FIELDS[deck]].filter((one) => one !== card),
    )
    t.emit({ t: 'cardGone', card, deck, cards })
    yield* leaveEmptyAreas(t)
  },
}

export const worth: Worth<Away> = () => 0

export const samples: Samples<Away> = { card: ['interior/false-trail', 'event/ill-luck'] }
