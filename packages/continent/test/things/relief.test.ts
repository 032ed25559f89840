// How States go. T7-STATE-15 to T7-STATE-17
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { inAdventureDeck } from '../../src/adventure.ts'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draw, handOf, perform, stars } from '../taking/doing.ts'

type T = TestTable<Continent>

describe('an action on a State', () => {
  rule('T7-STATE-17 T7-STATE-15 T7-STATE-16', 'is performed by its holder only; the card returns', () => {
    const t = table({
      land: [14],
      people: { ingrid: { hand: ['state/tired#1', 'state/beam-sick#1'] }, tomas: { hand: ['state/injured#1'] } },
      rolls: { action: blanks(1) },
    }).play('turn')
    expect(t.offers('act')).toContain('ingrid/state/tired#1/0')
    expect(t.offers('act')).not.toContain('tomas/state/tired#1/0')
    t.choose('ingrid/state/tired#1/0/atOnce')
    expect(handOf(t, 'ingrid')).toEqual(['state/beam-sick#1'])
    expect(handOf(t, 'tomas')).toEqual(['state/injured#1'])
    expect(inAdventureDeck(t.state, 101).green).toContain('state/tired#1')
    t.has({ past: [], banished: [] }).settled('act')
  })

  rule('T7-STATE-17', 'may be helped with by others on the terrain', () => {
    const t = table({
      land: [14],
      people: { ingrid: { hand: ['state/injured#1'] }, tomas: {} },
      rolls: { action: stars(2) },
    }).play('turn')
    perform(t, 'ingrid/state/injured#1/0', 2, 'with/tomas')
    expect(handOf(t, 'ingrid')).toEqual([])
    t.settled('act')
  })

  rule('T7-STATE-15', 'removes nothing if it fails', () => {
    const t = table({
      land: [14],
      people: { ingrid: { hand: ['state/feverish#1'] } },
      rolls: { action: blanks(2) },
    }).play('turn')
    perform(t, 'ingrid/state/feverish#1/0', 2)
    expect(handOf(t, 'ingrid')).toEqual(['state/feverish#1'])
    t.settled('act')
  })
})

describe('another card', () => {
  rule('T7-STATE-15 T7-STATE-16', 'removes the States that it names, of those whom it names', () => {
    const t = table({
      land: [18],
      people: {
        ingrid: { hand: ['state/tired#1', 'state/bloody#1'] },
        tomas: { hand: ['state/injured#1', 'state/feverish#1'] },
      },
      events: [[18, 'event/styptic-moss']],
      rolls: { action: stars(1) },
    }).play('turn')
    perform(t, 'ingrid/event/styptic-moss/0', 1)
    expect(t.offers('cure')).toEqual(['ingrid/state/bloody#1', 'tomas/state/injured#1'])
    t.choose('tomas/state/injured#1', 'cure')
    expect(handOf(t, 'tomas')).toEqual(['state/feverish#1'])
    expect(handOf(t, 'ingrid')).toEqual(['state/tired#1', 'state/bloody#1'])
    expect(inAdventureDeck(t.state, 104).green).toContain('state/injured#1')
    t.has({ past: [] }).settled('act')
  })
})

describe('two States', () => {
  const people: Scene['people'] & object = {
    ingrid: { hand: ['state/tired#1', 'state/feverish#1'] },
    tomas: { hand: ['state/injured#1', 'state/tired#2'] },
  }

  /** The crabs at their vespers cure any two. */
  const vespers = (): T =>
    perform(
      table({ land: [445], people, rolls: { action: stars(2), adventure: ['supply/insight#1'] } }).play('turn'),
      'ingrid/terrain/drowned-chapel/1',
      2,
    )

  rule('T7-STATE-15', 'may both be those of the active player', () => {
    const t = vespers().choose('ingrid/state/tired#1', 'cure').choose('ingrid/state/feverish#1', 'cure')
    expect(handOf(t, 'ingrid')).toEqual([])
    expect(handOf(t, 'tomas')).toEqual(['state/injured#1', 'state/tired#2'])
    t.settled('act')
  })

  rule('T7-STATE-15', 'or one each of two characters, but not two of somebody else', () => {
    const t = vespers().choose('tomas/state/injured#1', 'cure')
    expect(t.offers('cure')).toEqual(['ingrid/state/tired#1', 'ingrid/state/feverish#1'])
    t.choose('ingrid/state/feverish#1', 'cure')
    expect(handOf(t, 'ingrid')).toEqual(['state/tired#1'])
    expect(handOf(t, 'tomas')).toEqual(['state/tired#2'])
    t.settled('act')
  })
})

describe('a State that forbids Skill cards', () => {
  rule('T7-GEN-03 T7-TURN-26', 'forbids those that are used between two actions, too, unless fire is available', () => {
    const hand: readonly CardId[] = ['state/freezing#1', 'skill/bide-your-time']
    const offered = (land: number): boolean => {
      const t = table({ land: [land], people: { ingrid: { hand } }, pile: ['skill/sling'] }).play('turn')
      t.settled('act')
      return t.offers('anyTime').includes('skill/bide-your-time/0')
    }
    expect([14, 74].map(offered)).toEqual([false, true])
  })
})

describe('a State that goes by itself', () => {
  /** Ingrid rests to be less tired, on a terrain with or without fire, with these States besides. */
  const rested = (land: 74 | 14, hand: readonly CardId[]): readonly CardId[] => {
    const t = table({
      land: [land],
      people: { ingrid: { hand: ['state/tired#1', ...hand] } },
      rolls: { action: blanks(1) },
    })
    t.play('turn').choose('ingrid/state/tired#1/0/atOnce').settled('act')
    return handOf(t, 'ingrid')
  }

  const STATES: readonly CardId[] = [
    'state/paranoid#1',
    'state/bloody#1',
    'state/frightened#1',
    'state/injured#1',
    'state/freezing#1',
    'state/feverish#1',
    'state/drenched#1',
    'state/beam-sick#1',
  ]

  rule(
    'T7-STATE-17 T7-STATE-15',
    'does so by a fire: after a rest, at the end of an action, at the beginning of one',
    () => {
      expect(rested(74, STATES)).toEqual(['state/bloody#1', 'state/injured#1', 'state/feverish#1', 'state/beam-sick#1'])
    },
  )

  rule('T7-STATE-15 T7-STATE-17', 'stays where there is no fire', () => {
    expect(rested(14, STATES)).toEqual(STATES)
  })

  /** Ingrid eats, on a terrain with or without fire. */
  const fed = (land: 74 | 14, hand: readonly CardId[]): readonly CardId[] => {
    const t = table({
      land: [land],
      people: { ingrid: { hand, items: [{ cards: ['item/bog-butter'], die: 2 }] } },
    })
    t.play('turn').choose('ingrid/item/bog-butter/0/atOnce').settled('act')
    return handOf(t, 'ingrid')
  }

  rule('T7-STATE-17', 'does so after a meal: freezing anywhere, bloody by a fire', () => {
    const hand: readonly CardId[] = ['state/bloody#1', 'state/freezing#1', 'state/drenched#1']
    expect(fed(14, hand)).toEqual(['state/bloody#1', 'state/drenched#1'])
    expect(fed(74, hand)).toEqual(['state/drenched#1'])
  })

  /** Ingrid strikes a flint on the strand: a card more than two, as long as she is drenched. */
  const struck = (drawn: CardId[]): T => {
    const t = table({
      land: [14],
      people: {
        ingrid: { hand: ['state/drenched#1', 'state/feverish#1'], items: [{ cards: ['item/flint-nodule'], die: 2 }] },
      },
      rolls: { action: drawn },
    })
    t.play('turn').choose('ingrid/item/flint-nodule/0')
    expect(t.offers('sheet')).not.toContain('draw/2')
    return draw(t, 3)
  }

  rule('T7-STATE-17', 'does so when a fire is made: being drenched', () => {
    const t = struck(stars(3))
    expect(handOf(t, 'ingrid')).toEqual(['state/feverish#1'])
    t.settled('act')
    const failed = struck(blanks(3))
    expect(handOf(failed, 'ingrid')).toEqual(['state/drenched#1', 'state/feverish#1'])
    failed.settled('act')
  })

  rule('T7-STATE-17', 'does so for those who help, if it is freezing, and for nobody who only stands by', () => {
    const scene: Scene = {
      land: [74],
      people: {
        ingrid: {},
        tomas: { hand: ['state/freezing#1', 'state/frightened#1'] },
        wanjiru: { hand: ['state/freezing#2'] },
      },
      rolls: { action: blanks(1), adventure: ['event/learners-cairn#1'] },
    }
    const t = table(scene).play('turn')
    perform(t, 'ingrid/terrain/charcoal-clearing/1', 1, 'with/tomas')
    // To be frightened is over at the end of one's own actions only.
    expect(handOf(t, 'tomas')).toEqual(['state/frightened#1'])
    expect(handOf(t, 'wanjiru')).toEqual(['state/freezing#2'])
    t.settled('act')
  })

  rule('T7-STATE-16 T7-STATE-17', 'returns to the Adventure Deck', () => {
    const t = table({
      land: [74],
      people: { ingrid: { hand: ['state/frightened#1'] } },
      rolls: { action: blanks(1), adventure: ['event/learners-cairn#1'] },
    })
    t.play('turn').choose('ingrid/terrain/charcoal-clearing/1/atOnce')
    expect(inAdventureDeck(t.state, 103).green).toContain('state/frightened#1')
    t.has({ past: [], banished: [] }).settled('act')
  })
})
