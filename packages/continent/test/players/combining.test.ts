// Cards under one die. T7-COMB

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { BLANKS, items, least } from './players.ts'

type Items = NonNullable<NonNullable<NonNullable<Scene['people']>['ingrid']>['items']>

/** Ingrid turns over a Boathook (tool, brace; durability 3) and says where it goes. */
function boathook(items: Items, others: Scene['people'] = {}): TestTable<Continent> {
  return table({
    people: { ingrid: { items }, ...others },
    land: [46, 12],
    fogged: { '0,0': 'fog/boathook' },
    rolls: { action: BLANKS.slice(0, 1) },
  })
    .play('turn')
    .choose('ingrid/fog/0,0/atOnce')
}

const under = (held: Items[number]): readonly string[] => {
  const t = boathook([held]).choose(`under/${held.cards[0]}`, 'place')
  t.settled('act')
  return items(t, 'ingrid')
}

describe('a new card', () => {
  rule(
    'T7-COMB-02 T7-COMB-04',
    'goes to the bottom, and adds its durability if it shares a keyword with the top',
    () => {
      expect(under({ cards: ['skill/digging-stick'], die: 2 })).toEqual(['5: skill/digging-stick fog/boathook'])
      expect(under({ cards: ['skill/splint-and-strap', 'skill/sling'], die: 1 })).toEqual([
        '4: skill/splint-and-strap skill/sling fog/boathook',
      ])
    },
  )

  rule('T7-COMB-05', 'raises the die to six at most', () => {
    expect(under({ cards: ['skill/digging-stick'], die: 3 })).toEqual(['6: skill/digging-stick fog/boathook'])
    expect(under({ cards: ['skill/digging-stick'], die: 4 })).toEqual(['6: skill/digging-stick fog/boathook'])
  })

  rule('T7-COMB-06', 'without a keyword in common is added, and the die stays', () => {
    expect(under({ cards: ['skill/sling'], die: 2 })).toEqual(['2: skill/sling fog/boathook'])
  })

  rule('T7-COMB-07', 'is compared with the top of the column alone', () => {
    expect(under({ cards: ['skill/sling', 'skill/digging-stick'], die: 2 })).toEqual([
      '2: skill/sling skill/digging-stick fog/boathook',
    ])
  })

  rule('T7-COMB-03', 'finds no room in an item that is as long as it may be', () => {
    const short = { cards: ['skill/sling', 'skill/digging-stick'], die: 2 } as const
    const long = { cards: ['item/flint-nodule', 'skill/lean-to', 'fog/tin-cup'], die: 2 } as const
    const alone = boathook([short, long])
    expect(alone.offers('place')).toEqual(['new', 'under/skill/sling', 'under/item/flint-nodule', 'discard'])
    alone.choose('discard').settled('act')
    const pair = boathook([short, long], { tomas: {} })
    expect(pair.offers('place')).toEqual(['new', 'under/skill/sling', 'discard'])
    pair.choose('discard').settled('act')
    const four = boathook([short], { tomas: {}, wanjiru: {}, anselm: {} })
    expect(four.offers('place')).toEqual(['new', 'discard'])
    four.choose('discard').settled('act')
  })
})

describe('a combined item', () => {
  rule('T7-COMB-08', 'has the effects of all its cards, for one point', () => {
    const t = table({
      people: { ingrid: { items: [{ cards: ['skill/digging-stick', 'item/old-bayonet'], die: 3 }] } },
      land: [46],
      rolls: { action: BLANKS.slice(0, 1) },
    })
    // It fails, which costs a card.
    t.play('turn').choose('ingrid/terrain/chalk-shoulder/1').choose('use/skill/digging-stick')
    // Two cards fewer by the stick, one by the bayonet.
    expect(t.offers('sheet')[0]).toBe('draw/0')
    t.choose('draw/0')
    expect(items(t, 'ingrid')).toEqual(['2: skill/digging-stick item/old-bayonet'])
    t.settled('act')
  })

  rule('T7-COMB-08', 'has the actions, the keywords and the pennants of all its cards', () => {
    const t = table({
      people: { ingrid: { items: [{ cards: ['skill/sling', 'event/biscuit-tin', 'item/leaky-punt'], die: 3 }] } },
      land: [44, 95],
      events: [[44, 'event/castaways-lean-to']],
      spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
    }).play('turn')
    const offers = t.offers('act')
    // Meals are what the castaway asks for, and only a raft makes the short way across the channel.
    expect(offers).toContain('ingrid/event/biscuit-tin/0')
    expect(offers).toContain('ingrid/event/castaways-lean-to/0')
    expect(offers).toContain('ingrid/barrier/rip-channel/1')
    t.settled('act')
    const without = table({
      people: { ingrid: { items: [{ cards: ['skill/sling'], die: 3 }] } },
      land: [44, 95],
      events: [[44, 'event/castaways-lean-to']],
      spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
    }).play('turn')
    expect(without.offers('act')).not.toContain('ingrid/event/castaways-lean-to/0')
    expect(without.offers('act')).not.toContain('ingrid/barrier/rip-channel/1')
    without.settled('act')
  })

  rule('T7-COMB-01 T7-COMB-09', 'is never made of two that somebody has already', () => {
    const t = table({
      people: {
        ingrid: {
          items: [
            { cards: ['skill/digging-stick'], die: 2 },
            { cards: ['fog/boathook'], die: 3 },
          ],
        },
        tomas: {},
      },
      land: [46],
    }).play('turn')
    expect(t.as('first').offers('anyTime')).toEqual([
      'giveUp/skill/digging-stick',
      'give/skill/digging-stick/tomas',
      'giveUp/fog/boathook',
      'give/fog/boathook/tomas',
      'number',
      'leave',
      'leaveForGood',
    ])
    expect(least(t, 'ingrid/terrain/chalk-shoulder/1')).toBe('draw/3')
    t.settled('act')
  })
})
