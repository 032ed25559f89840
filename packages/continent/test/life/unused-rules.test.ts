// What no card does yet: one is banished unseen, and an Action card is returned. T7-BANISH-05, T7-RETURN-04

import type { Scene } from '@landfall/continent/testing'
import { defineGame } from '@landfall/kernel'
import { rule, TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { anyTime } from '../../src/any-time.ts'
import type { CardId } from '../../src/cards/card-ids.ts'
import { replace } from '../../src/coming-and-going.ts'
import { configure, seatsOf } from '../../src/config.ts'
import { events } from '../../src/events.ts'
import { setUp, setup } from '../../src/setup.ts'
import { type State, zones } from '../../src/state.ts'
import { afterwards, consequences, handSize, mandatory } from '../../src/steps/consequences.ts'
import { keep } from '../../src/steps/keep.ts'
import { prepare } from '../../src/steps/prepare.ts'
import { result } from '../../src/steps/result.ts'
import { takeNumbered } from '../../src/taking.ts'
import type { Continent } from '../../src/types.ts'
import { banishNumbered } from '../../src/verbs/index.ts'
import { vocabulary } from '../../src/vocabulary.ts'
import { hand } from './life.ts'

/** The game with steps of its own: `stuck` banishes a card 106, `camp` takes one, `turn` returns a card of the pile. */
const trial = defineGame<Continent>({
  id: 'continent',
  version: 1,
  configure,
  seats: seatsOf,
  setup,
  first: { step: 'setUp', with: undefined },
  steps: {
    setUp,
    prepare,
    result,
    keep,
    consequences,
    handSize,
    afterwards,
    mandatory,
    replace,
    turn(t) {
      t.emit({ t: 'returned', card: 'skill/sling', rule: 'T7-RETURN-04' })
      return undefined
    },
    *stuck(t) {
      yield* vocabulary.run(t, [banishNumbered(106)], { you: 'ingrid', rule: 'T7-BANISH-05' })
    },
    *camp(t) {
      t.emit({ t: 'circleChanged', active: 'ingrid', involved: ['ingrid'] })
      yield* takeNumbered(t, vocabulary, 'ingrid', 106, { rule: 'T7-NUM-01' })
      t.emit({ t: 'circleLeft' })
    },
  },
  within: {},
  events,
  zones,
  anyTime,
})

const COPIES = [1, 2, 3, 4, 5].map((copy): CardId => `state/poisoned#${copy}`)

/** A table where these copies of the Poisoned card lie in the Past. */
function poison(past: readonly CardId[], script: Scene['rolls'] = {}): TestTable<Continent> {
  const config = configure({ explorers: ['ingrid'] })
  const state: State = { ...setup(config), past: [...past, 'event/lost#1'], deck: ['skill/sling', 'skill/log-raft'] }
  return new TestTable<Continent>({ game: trial, config, state, script })
}

describe('a card that is banished by its number', () => {
  rule('T7-BANISH-05 T7-BANISH-07', 'is any green one of the deck, and nobody learns which', () => {
    const t = poison(COPIES.slice(0, 2), { adventure: ['state/poisoned#4', 'state/poisoned#5'] }).play([
      'stuck',
      'camp',
    ])
    t.has({ sealed: ['state/poisoned#4'], banished: [] })
    expect(t.session.view('first').sealed).toBe(1)
    expect(hand(t, 'ingrid')).toEqual(['state/poisoned#5'])
    t.settled()
  })

  rule('T7-BANISH-05 T7-NUM-06', 'does not come back with the Past', () => {
    const t = poison(COPIES.slice(0, 4), { adventure: ['state/poisoned#3'], action: ['skill/sling'] })
    t.play(['stuck', 'camp']).has({ sealed: ['state/poisoned#5'], past: [] })
    expect(hand(t, 'ingrid')).toEqual(['state/poisoned#3'])
    t.settled()
  })

  rule('T7-BANISH-06', 'is none if there is no green one in the deck; the Past stays where it is', () => {
    const t = poison(COPIES).play('stuck')
    t.has({ sealed: [], banished: [], past: [...COPIES, 'event/lost#1'] }).settled()
  })
})

describe('an Action card that is returned', () => {
  /** A table with this deck and pile. */
  const returning = (cards: Pick<State, 'deck' | 'pile' | 'turnedPile'>): TestTable<Continent> => {
    const config = configure({ explorers: ['ingrid'] })
    return new TestTable<Continent>({ game: trial, config, state: { ...setup(config), ...cards } }).play('turn')
  }

  rule('T7-RETURN-04', 'is in the Action Deck', () => {
    const t = returning({ deck: ['skill/log-raft'], pile: ['skill/sling', 'skill/lean-to'], turnedPile: [] })
    t.has({ deck: ['skill/log-raft', 'skill/sling'], pile: ['skill/lean-to'] }).settled()
  })

  rule('T7-RETURN-04 T7-LIFE-16', 'is the Action Deck if that was empty', () => {
    const t = returning({ deck: [], pile: [], turnedPile: ['skill/sling', 'skill/lean-to'] })
    t.has({ deck: ['skill/sling'], pile: ['skill/lean-to'], turnedPile: [] }).settled()
  })
})
