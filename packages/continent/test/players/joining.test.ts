// Players join, and all limits shrink. T7-JOINLEAVE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { memberOf } from '../../src/people.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items } from './players.ts'

/** Ingrid alone at a table for two. */
const host = (scene: Scene): TestTable<Continent> =>
  table({ config: { seats: 2 }, land: [14, 23], ...scene })
    .play('turn')
    .as('second')

const joins = (t: TestTable<Continent>): readonly string[] => t.offers('anyTime').filter((id) => id.startsWith('join/'))

const SKILLS = [
  'skill/triangulate',
  'skill/field-theodolite',
  'skill/contour-lines',
  'skill/mule-track',
  'skill/dead-reckoning',
] as const

describe('whoever joins', () => {
  rule(
    'T7-JOINLEAVE-07 T7-JOINLEAVE-14',
    'chooses a character that is not in play, and brings five Skill cards for the deck',
    () => {
      const t = host({ gone: ['mirela'] })
      expect(joins(t)).toEqual(['tomas', 'wanjiru', 'anselm', 'zofia', 'emil', 'barnaby'].map((who) => `join/${who}`))
      const { length } = t.state.deck
      t.choose('join/tomas', 'anyTime')
      expect(memberOf(t.state, 'tomas')).toEqual({ seat: 'second', who: 'tomas', at: '1,1', hand: [], items: [] })
      expect(t.state.deck).toHaveLength(length + 5)
      expect(SKILLS.every((card) => t.state.deck.includes(card))).toBe(true)
      t.settled('act')
    },
  )

  rule('T7-JOINLEAVE-06', 'does so between two actions', () => {
    const t = host({})
    expect(joins(t)).toHaveLength(7)
    t.as('first').choose('ingrid/terrain/strand-of-buoys/1').as('second')
    expect(joins(t)).toEqual([])
    t.as('first').choose('cancel').settled('act')
  })

  rule('T7-JOINLEAVE-09', 'stands where the others are; if they are apart, where all decide', () => {
    const t = table({
      config: { seats: 3 },
      people: { ingrid: { on: 14 }, tomas: { on: 23 } },
      land: [14, 23, 18],
    })
      .play('turn')
      .as('third')
    t.choose('join/emil', 'anyTime').asks('arrival', 'table')
    expect(t.offers('arrival')).toEqual(['1,1', '1,2'])
    t.as('first').choose('1,2', 'arrival')
    expect(memberOf(t.state, 'emil').at).toBe('1,2')
    t.settled('act')
  })

  rule('T7-JOINLEAVE-10', 'is the fourth at most', () => {
    const people = { ingrid: {}, tomas: {}, wanjiru: {} } as const
    const three = table({ config: { seats: 4 }, people })
      .play('turn')
      .as('fourth')
    expect(joins(three)).toHaveLength(5)
    three.settled('act')
    const four = table({ config: { seats: 4 }, people: { ...people, anselm: {} } }).play('turn')
    expect(joins(four)).toEqual([])
    four.settled('act')
    expect(() => table({ config: { seats: 5 }, people })).toThrow('seats')
  })
})

describe('the limits', () => {
  rule('T7-EX-35 T7-JOINLEAVE-08', 'shrink at once: items, cards of items and hands, as each player likes', () => {
    const t = host({
      people: {
        ingrid: {
          hand: [
            'skill/sling',
            'skill/log-raft',
            'skill/trail-sense',
            'bonus/fair-wind',
            'skill/keep-low',
            'state/tired#1',
          ],
          items: [
            { cards: ['skill/digging-stick'], die: 4 },
            { cards: ['skill/lean-to', 'item/salt-block', 'fog/tin-cup', 'skill/tar-pot'], die: 2 },
            { cards: ['item/old-bayonet'], die: 1 },
            { cards: ['skill/short-bow'], die: 3 },
          ],
        },
      },
    })
    t.choose('join/tomas', 'anyTime').as('first').asks('excess', 'first')
    expect(t.offers('excess')).toEqual(['skill/digging-stick', 'skill/lean-to', 'item/old-bayonet', 'skill/short-bow'])
    t.choose('item/old-bayonet').choose('fog/tin-cup').choose('bonus/fair-wind').choose('skill/sling')
    expect(items(t, 'ingrid')).toEqual([
      '4: skill/digging-stick',
      '2: skill/lean-to item/salt-block skill/tar-pot',
      '3: skill/short-bow',
    ])
    expect(hand(t, 'ingrid')).toEqual(['skill/log-raft', 'skill/trail-sense', 'skill/keep-low', 'state/tired#1'])
    t.has({ past: ['item/old-bayonet', 'fog/tin-cup', 'bonus/fair-wind'], pile: ['skill/sling'] })
    t.settled('act')
  })

  rule('T7-JOINLEAVE-08', 'take nothing from somebody who is within them', () => {
    const t = host({
      people: {
        ingrid: {
          hand: ['skill/sling', 'skill/log-raft', 'skill/trail-sense'],
          items: [
            { cards: ['skill/digging-stick', 'item/old-bayonet', 'fog/tin-cup'], die: 4 },
            { cards: ['skill/lean-to'], die: 2 },
            { cards: ['skill/short-bow'], die: 3 },
          ],
        },
      },
    })
    t.choose('join/tomas', 'anyTime').has({ past: [], pile: [] })
    expect(hand(t, 'ingrid')).toHaveLength(3)
    expect(items(t, 'ingrid')).toHaveLength(3)
    t.settled('act')
  })

  rule(
    'T7-EX-42 T7-JOINLEAVE-08 T7-ITEM-18',
    'may take the card on top of an item: its die moves to the next one',
    () => {
      const t = host({
        people: {
          ingrid: { items: [{ cards: ['skill/lean-to', 'item/salt-block', 'fog/tin-cup', 'skill/tar-pot'], die: 5 }] },
        },
      })
      t.choose('join/tomas', 'anyTime').as('first').choose('skill/lean-to', 'excess')
      expect(items(t, 'ingrid')).toEqual(['5: item/salt-block fog/tin-cup skill/tar-pot'])
      t.has({ pile: ['skill/lean-to'] }).settled('act')
    },
  )

  rule('T7-JOINLEAVE-08', 'are those of everybody: each player decides about the own cards', () => {
    const t = table({
      config: { seats: 4 },
      people: {
        ingrid: { hand: ['skill/sling', 'skill/log-raft', 'skill/trail-sense'] },
        tomas: { hand: ['skill/keep-low'] },
        barnaby: { hand: ['skill/lean-to', 'skill/tar-pot', 'skill/bark-map', 'skill/short-bow'] },
      },
      land: [14],
    })
      .play('turn')
      .as('fourth')
    t.choose('join/emil', 'anyTime').asks('excess', 'first').as('first').choose('skill/sling')
    // Barnaby may hold one card more.
    t.asks('excess', 'third').as('third').choose('skill/tar-pot')
    expect(hand(t, 'barnaby')).toEqual(['skill/lean-to', 'skill/bark-map', 'skill/short-bow'])
    expect(hand(t, 'tomas')).toEqual(['skill/keep-low'])
    t.has({ pile: ['skill/sling', 'skill/tar-pot'] }).settled('act')
  })

  rule('T7-JOINLEAVE-11', 'grow when somebody leaves', () => {
    const t = table({
      people: { ingrid: { hand: ['skill/sling', 'skill/log-raft', 'skill/lean-to'] }, tomas: {} },
      land: [14],
      rolls: { action: ['skill/trail-sense', ...BLANKS.slice(0, 1)] },
    }).play('turn')
    t.as('second').choose('leave', 'anyTime').as('first')
    t.choose('ingrid/terrain/strand-of-buoys/1').choose('draw/2').choose('skill/trail-sense', 'keep')
    expect(hand(t, 'ingrid')).toHaveLength(4)
    t.settled('act')
  })
})
