// The top cards of a deck are put in order.

import type { Looked } from '../effect-types.ts'
import type { HiddenCard } from '../types.ts'
import { deckMeant, topOf } from './shared/decks.ts'
import { COUNTS, DECKS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Sort {
  readonly deck: Looked
  readonly cards: number
}

export const verb: Verb<Sort> = {
  clause: ({ deck, cards }) =>
    say('sort', {
      object: { noun: 'topCard', count: cards },
      from: { noun: `deck/${deck}` },
      at: { noun: 'inAnyOrder' },
    }),
  isPersonal: true,
  inVain: 'empty',
  *run(t, { deck, cards: count }, scope) {
    const seat = scope.you
    const name = yield* deckMeant(t, seat, deck, scope.rule)
    const left = name === undefined ? [] : [...topOf(t.state, name, count)]
    if (name === undefined || left.length === 0) return
    t.emit({ t: 'lookedAt', seat, deck: name, cards: left })
    // The one that is named first is drawn first.
    const named: HiddenCard[] = []
    while (left.length > 0) {
      // They lie on the deck for everybody else.
      const choices = left.map((id) => ({ id, at: `deck/${name}` as const }))
      const next = yield* t.pick({ seat, kind: 'sort', rule: scope.rule, choices })
      if (next === undefined) break
      named.push(next)
      left.splice(left.indexOf(next), 1)
    }
    t.emit({ t: 'sorted', seat, deck: name, cards: named.toReversed() })
  },
}

export const worth: Worth<Sort> = () => 0.15

export const samples: Samples<Sort> = { deck: DECKS, cards: COUNTS }
