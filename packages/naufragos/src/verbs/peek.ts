// The top cards of a deck are looked at.

import { areaOf } from '../components/tracks.ts'
import type { Looked, Whom } from '../effect-types.ts'
import { deckOf } from '../markers.ts'
import { castaway } from '../people.ts'
import { deckMeant, filledDecks, topOf } from './shared/decks.ts'
import { COUNTS, DECKS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface Peek {
  readonly deck: Looked
  readonly cards: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Peek> = {
  clause: ({ deck, cards, who }) =>
    cards === 1
      ? say('lookAtTop', { ...subject(who), from: { noun: `deck/${deck}` } })
      : say('look', { ...subject(who), object: { noun: 'topCard', count: cards }, from: { noun: `deck/${deck}` } }),
  isIdle(state, { deck }, reached) {
    if (deck === 'event') return state.eventDeck.length === 0
    if (deck === 'any') return filledDecks(state).length === 0
    return deck === 'own'
      ? reached.every((seat) => deckOf(state, areaOf(castaway(state, seat).space)).length === 0)
      : deckOf(state, deck).length === 0
  },
  inVain: 'empty',
  // The player who looks is told the cards, and nobody else: there is nothing to answer.
  *run(t, { deck, cards: count, who }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) {
      const name = yield* deckMeant(t, seat, deck, scope.rule)
      const cards = name === undefined ? [] : topOf(t.state, name, count)
      if (name !== undefined && cards.length > 0) t.emit({ t: 'lookedAt', seat, deck: name, cards })
    }
  },
}

export const worth: Worth<Peek> = () => 0.15

export const samples: Samples<Peek> = { deck: DECKS, cards: COUNTS, who: PEOPLE }
