// What no card does yet: one is banished unseen, and an Action card is returned. T7-BANISH-05, T7-RETURN-04

import type { Scene } from '@landfall/continent/testing'
import { defineGame } from '@landfall/kernel'
import { rule, TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { anyTime } from '../../src/any-time.ts'
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

/** The game with steps of its own: `stuck` banishes a card 118, `camp` takes one, `turn` returns a card of the pile. */
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
      yield* vocabulary.run(t, [banishNumbered(118)], { you: 'ingrid', rule: 'T7-BANISH-05' })
    },
    *camp(t) {
      t.emit({ t: 'circleChanged', active: 'ingrid', involved: ['ingrid'] })
      yield* takeNumbered(t, vocabulary, 'ingrid', 118, { rule: 'T7-NUM-01' })
      t.emit({ t: 'circleLeft' })
    },
  },
  within: {},
  events,
  zones,
  anyTime,
})

/** The green cards 118. The gold one is Thin Sleep. */
const GREEN = ['supply/good-hour', 'supply/fireside-talk', 'supply/dream-of-the-lamp'] as const

const begin = (facts: Partial<State>, script: Scene['rolls'] = {}): TestTable<Continent> => {
  const config = configure({ explorers: ['ingrid'] })
  return new TestTable<Continent>({ game: trial, config, state: { ...setup(config), ...facts }, script })
}

describe('a card that is banished by its number', () => {
  rule('T7-BANISH-05 T7-BANISH-07', 'is any green one of the deck, and nobody learns which', () => {
    const t = begin({ past: [GREEN[2]] }, { adventure: [GREEN[0]] }).play(['stuck', 'camp'])
    t.has({ sealed: [GREEN[0]], banished: [] })
    expect(t.session.view('first').sealed).toBe(1)
    // Only one green card was left to be taken.
    expect(t.happened('taken')).toMatchObject([{ card: GREEN[1] }])
    t.settled()
  })

  rule('T7-BANISH-05 T7-NUM-06', 'does not come back with the Past', () => {
    const past = [GREEN[0], GREEN[1]]
    const t = begin({ past, banished: ['supply/thin-sleep'] }, { adventure: [GREEN[1]] }).play(['stuck', 'camp'])
    t.has({ sealed: [GREEN[2]], past: [GREEN[1]] })
    t.settled()
  })

  rule(
    'T7-BANISH-06',
    'is none if there is no green one in the deck: the Past and the gold card stay where they are',
    () => {
      const t = begin({ past: [...GREEN, 'event/lost#1'] }).play(['stuck', 'camp'])
      t.has({ sealed: [], banished: [], past: [...GREEN, 'event/lost#1'] })
      expect(t.happened('taken')).toMatchObject([{ card: 'supply/thin-sleep' }])
      t.settled()
    },
  )
})

describe('an Action card that is returned', () => {
  rule('T7-RETURN-04', 'is in the Action Deck', () => {
    const t = begin({ deck: ['skill/log-raft'], pile: ['skill/sling', 'skill/lean-to'] }).play('turn')
    t.has({ deck: ['skill/log-raft', 'skill/sling'], pile: ['skill/lean-to'] }).settled()
  })

  rule('T7-RETURN-04 T7-LIFE-16', 'is the Action Deck if that was empty', () => {
    const t = begin({ turnedPile: ['skill/sling', 'skill/lean-to'] }).play('turn')
    t.has({ deck: ['skill/sling'], pile: ['skill/lean-to'], turnedPile: [] }).settled()
  })
})
