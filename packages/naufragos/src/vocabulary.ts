// What cards can do, all together.

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { act, defineVocabulary } from '@landfall/tabletop'
import type { CardId } from './cards/card-ids.ts'
import { isEvent } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, NaufragosVocabulary } from './effect-types.ts'
import { FACTS } from './facts.ts'
import { chooseOption, votes } from './options.ts'
import { prices } from './payments.ts'
import { isAlive, resolver } from './people.ts'
import { tests } from './tests.ts'
import type { Naufragos } from './types.ts'
import { group } from './verbs/shared/targets.ts'
import { VERBS } from './verbs/table.ts'
import type { NaufragosWords } from './words.ts'

type T = Table<Naufragos>

export const vocabulary: NaufragosVocabulary = defineVocabulary<NaufragosEffects>({
  verbs: VERBS,
  values: {},
  selections: {
    explorers: (t) => group(t.state, 'explorers'),
    home: (t) => group(t.state, 'home'),
    everyone: (t) => group(t.state, 'everyone'),
    start: (t) => group(t.state, 'start'),
    one: (t) => group(t.state, 'one'),
    other: (t) => group(t.state, 'other'),
    random: (t) => group(t.state, 'random'),
  },
  facts: FACTS,
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  isOver: (t, effect, { you }) => !isAlive(t.state, you) && isPersonal(effect),
  asks: { chooseOne: chooseOption, may: neverAsked },
  // To find out whom it happens to is no effect yet.
  progress: (t) => t.changes - t.state.resolving.reduce((chosen, one) => chosen + Object.keys(one).length, 0),
  noEffect: (t, of, why, { source, rule }) =>
    t.emit({ t: 'hadNoEffect', of, why, rule, ...(source === undefined ? {} : { source }) }),
  declined: act<NaufragosWords>('nothing'),
  prices,
  votes,
  tests,
})

/** Whoever may do something or not has an option with a caption for either. */
function neverAsked(): never {
  throw new Error('a card asks with options')
}

/** NA-DEATH-06: what happens to the player who carries the card out, or is decided by that player. */
function isPersonal(effect: NaufragosEffect): boolean {
  switch (effect.do) {
    case 'chooseOne':
    case 'may':
    case 'pay':
      return true
    case 'test':
      return effect.of !== 'group'
    default:
      if (vocabulary.isControl(effect)) return false
      if ('who' in effect && (effect.who === 'you' || effect.who === 'one' || effect.who === 'other')) return true
      return VERBS[effect.do].isPersonal === true
  }
}

/** Carries a card, tile or item out for somebody. NA-CARD-01 */
export function carryOut(t: T, source: CardId, by: Seat, effects: readonly NaufragosEffect[], rule: string): Routine {
  if (effects.length === 0 || !isAlive(t.state, by)) return NOTHING
  return t.within({ card: source, actor: by }, () => inTurn(t, source, by, effects, rule))
}

/** A generator that is written inside another function would be a new kind of object at every call, which is slow. */
function* inTurn(t: T, source: CardId, by: Seat, effects: readonly NaufragosEffect[], rule: string): Routine {
  t.emit({ t: 'resolvingBegan', source, by })
  for (const effect of effects) {
    const you = isEvent(source) && !isAlive(t.state, by) ? (resolver(t.state) ?? by) : by
    yield* vocabulary.run(t, [effect], { you, rule, source })
  }
  t.emit({ t: 'resolvingEnded' })
}
