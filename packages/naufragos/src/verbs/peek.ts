// The top cards of a deck are looked at.

import type { Looked, Whom } from '../effect-types.ts'
import type { DeckName } from '../state.ts'
import type { Abouts, HiddenCard, MeantChoice } from '../types.ts'
import { deckMeant, topOf } from './shared/decks.ts'
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
  *run(t, { deck, cards: count, who }, scope) {
    for (const seat of yield* targets(t, who, scope)) {
      const name = yield* deckMeant(t, seat, deck, scope.rule)
      const cards = topOf(t.state, name, count)
      if (cards.length === 0) continue
      t.emit({ t: 'lookedAt', seat, deck: name, cards })
      yield* t.ask({
        seat,
        kind: 'seen',
        rule: scope.rule,
        about: lookedAt(name, cards),
        choices: [{ id: 'seen', at: `deck/${name}` }],
      })
    }
  },
}

export const worth: Worth<Peek> = () => 0.15

export const samples: Samples<Peek> = { deck: DECKS, cards: COUNTS, who: PEOPLE }

const lookedAt = (deck: DeckName, cards: readonly HiddenCard[]): MeantChoice<Abouts['seen']> => ({
  id: cards.join(' '),
  means: cards,
  at: `deck/${deck}`,
})
