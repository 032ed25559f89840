// Players leave, for a time or for good, and come back. T7-JOINLEAVE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { memberOf } from '../../src/people.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items, sorted } from './players.ts'

const leaves = (t: TestTable<Continent>): readonly string[] =>
  t.offers('anyTime').filter((id) => id.startsWith('leave'))

/** Tomas has a card of his own in hand, one in an item, one in an item of Ingrid, one in the pile and one in the deck. */
const together = (scene: Scene = {}): TestTable<Continent> =>
  table({
    people: {
      ingrid: { items: [{ cards: ['skill/lean-to', 'skill/field-theodolite'], die: 3 }] },
      tomas: {
        hand: ['skill/triangulate', 'skill/sling', 'bonus/fair-wind', 'state/tired#1'],
        items: [{ cards: ['item/flint-nodule', 'skill/log-raft'], die: 4 }],
      },
    },
    land: [14, 23],
    pile: ['skill/mule-track', 'skill/trail-sense'],
    deck: ['skill/contour-lines', 'skill/dead-reckoning', 'skill/cold-blood', ...BLANKS],
    ...scene,
  })
    .play('turn')
    .as('second')

describe('leaving for a time', () => {
  rule('T7-JOINLEAVE-02 T7-JOINLEAVE-04', 'saves the hand and the items, and stores the rest of the character', () => {
    const t = together().choose('leave', 'anyTime')
    t.has({
      absent: [
        {
          seat: 'second',
          who: 'tomas',
          hand: ['skill/triangulate', 'skill/sling', 'bonus/fair-wind', 'state/tired#1'],
          items: [{ cards: ['item/flint-nodule', 'skill/log-raft'], die: 4 }],
        },
      ],
      pile: ['skill/trail-sense'],
      past: [],
      gone: [],
    })
    expect(sorted(t.state.storage)).toEqual(['skill/contour-lines', 'skill/dead-reckoning', 'skill/mule-track'])
    expect(sorted(t.state.deck)).toEqual(sorted(['skill/cold-blood', ...BLANKS]))
    t.settled('act')
  })

  rule('T7-JOINLEAVE-14', 'takes the figure off the Board', () => {
    const t = together().choose('leave', 'anyTime')
    expect(t.state.members.map(({ who }) => who)).toEqual(['ingrid'])
    expect(t.offers('act').filter((id) => id.startsWith('tomas'))).toEqual([])
    t.settled('act')
  })

  rule('T7-JOINLEAVE-03', 'may come after gifts, at their usual price', () => {
    const t = together({ rolls: { action: BLANKS.slice(0, 2) } })
    t.choose('give/item/flint-nodule/ingrid', 'anyTime').choose('leave', 'anyTime')
    expect(items(t, 'ingrid')).toEqual([
      '3: skill/lean-to skill/field-theodolite',
      '4: item/flint-nodule skill/log-raft',
    ])
    t.has({ pile: ['skill/trail-sense', ...BLANKS.slice(0, 2)] }).settled('act')
  })

  rule('T7-JOINLEAVE-05', 'leaves a card in the item of somebody else; discarded, it is stored', () => {
    const t = together().choose('leave', 'anyTime')
    expect(items(t, 'ingrid')).toEqual(['3: skill/lean-to skill/field-theodolite'])
    t.as('first')
      .choose('giveUp/skill/lean-to', 'anyTime')
      .has({ pile: ['skill/trail-sense', 'skill/lean-to'] })
    expect(t.state.storage).toContain('skill/field-theodolite')
    t.settled('act')
  })

  rule('T7-JOINLEAVE-06 T7-JOINLEAVE-13', 'is possible between two actions, but not for the last player', () => {
    const t = together()
    expect(leaves(t)).toEqual(['leave', 'leaveForGood'])
    t.as('first').choose('ingrid/terrain/strand-of-buoys/1').as('second')
    expect(leaves(t)).toEqual([])
    t.as('first').choose('cancel', 'sheet').as('second').choose('leave', 'anyTime').as('first')
    expect(leaves(t)).toEqual([])
    t.settled('act')
  })
})

describe('coming back', () => {
  rule('T7-JOINLEAVE-12', 'brings hand and items back, and what was stored into the deck', () => {
    const t = together().choose('leave', 'anyTime').as('first').choose('giveUp/skill/lean-to', 'anyTime').as('second')
    expect(t.offers('anyTime').filter((id) => id.startsWith('join'))).toEqual(['join/tomas'])
    t.choose('join/tomas', 'anyTime').has({ absent: [], storage: [] })
    expect(hand(t, 'tomas')).toEqual(['skill/triangulate', 'skill/sling', 'bonus/fair-wind', 'state/tired#1'])
    expect(items(t, 'tomas')).toEqual(['4: item/flint-nodule skill/log-raft'])
    expect(sorted(t.state.deck)).toEqual(
      sorted([
        'skill/cold-blood',
        ...BLANKS,
        'skill/contour-lines',
        'skill/dead-reckoning',
        'skill/mule-track',
        'skill/field-theodolite',
      ]),
    )
    t.settled('act')
  })

  rule(
    'T7-JOINLEAVE-12 T7-JOINLEAVE-05',
    'leaves what others still have with them, to be discarded like any other card',
    () => {
      const t = together().choose('leave', 'anyTime').choose('join/tomas', 'anyTime')
      expect(items(t, 'ingrid')).toEqual(['3: skill/lean-to skill/field-theodolite'])
      expect(t.state.deck).not.toContain('skill/field-theodolite')
      t.as('first').choose('giveUp/skill/lean-to', 'anyTime')
      t.has({ pile: ['skill/trail-sense', 'skill/lean-to', 'skill/field-theodolite'], storage: [] }).settled('act')
    },
  )

  rule('T7-JOINLEAVE-12 T7-JOINLEAVE-08', 'is held to the limits, like everybody else', () => {
    const t = table({
      config: { seats: 3 },
      people: { ingrid: {}, wanjiru: {} },
      land: [14],
      absent: [
        {
          seat: 'third',
          who: 'tomas',
          hand: ['skill/sling', 'skill/log-raft', 'skill/lean-to', 'skill/tar-pot'],
          items: [
            { cards: ['item/flint-nodule'], die: 4 },
            { cards: ['skill/short-bow'], die: 1 },
            { cards: ['skill/digging-stick'], die: 2 },
          ],
        },
      ],
    })
      .play('turn')
      .as('third')
    t.choose('join/tomas', 'anyTime').asks('excess', 'third').choose('skill/short-bow').choose('skill/sling')
    expect(items(t, 'tomas')).toEqual(['4: item/flint-nodule', '2: skill/digging-stick'])
    expect(hand(t, 'tomas')).toEqual(['skill/log-raft', 'skill/lean-to', 'skill/tar-pot'])
    expect(memberOf(t.state, 'tomas').at).toBe('1,1')
    t.settled('act')
  })
})

describe('leaving for good', () => {
  rule('T7-JOINLEAVE-01', 'is like an elimination, without anybody in exchange', () => {
    const t = together().choose('leaveForGood', 'anyTime')
    t.has({
      past: ['bonus/fair-wind', 'item/flint-nodule'],
      pile: ['skill/trail-sense', 'skill/sling', 'skill/log-raft'],
      gone: ['tomas'],
      absent: [],
      storage: [],
    })
    expect(sorted(t.state.banished)).toEqual([
      'skill/contour-lines',
      'skill/dead-reckoning',
      'skill/mule-track',
      'skill/triangulate',
    ])
    expect(items(t, 'ingrid')).toEqual(['3: skill/lean-to skill/field-theodolite'])
    // The seat is free, but not for the same character.
    expect(t.offers('anyTime').filter((id) => id.startsWith('join'))).not.toContain('join/tomas')
    expect(t.offers('anyTime')).toContain('join/wanjiru')
    t.settled('act')
  })
})
