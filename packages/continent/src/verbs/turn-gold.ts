// A green card is banished and replaced by the gold card of its number. T7-BANISH-04

import { goldNumbered } from '../adventure.ts'
import { numberOf } from '../cards/decks.ts'
import { replaceCard } from '../replacing.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-BANISH-04',
  clause: () => say('turnGold'),
  inVain: 'gone',
  *run(t, _, scope, vocabulary) {
    const card = sourceCard(scope)
    const number = numberOf(card)
    const gold = number === undefined ? undefined : goldNumbered(t, number)
    if (gold !== undefined) yield* replaceCard(t, vocabulary, card, gold, 'T7-BANISH-04')
  },
}
