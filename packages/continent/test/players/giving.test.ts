// Items change hands. T7-GIVE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { BLANKS, items } from './players.ts'

const STICK = { cards: ['skill/digging-stick', 'item/old-bayonet'], die: 3 } as const
const SLING = { cards: ['skill/sling'], die: 2 } as const
const BOW = { cards: ['skill/short-bow'], die: 1 } as const

const begin = (scene: Scene): TestTable<Continent> =>
  table({ land: [14, 23], ...scene })
    .play('turn')
    .as('first')

/** What Ingrid may do with items between two actions. */
const dealings = (t: TestTable<Continent>): readonly string[] =>
  t.offers('anyTime').filter((id) => /^(give|trade)\//.test(id))

describe('a gift', () => {
  rule('T7-EX-31 T7-GIVE-02 T7-GIVE-03 T7-GIVE-06', 'takes the item as it is, and two cards of the deck', () => {
    const t = begin({
      people: { ingrid: { items: [STICK] }, tomas: { items: [BOW] } },
      rolls: { action: BLANKS.slice(0, 2) },
    })
    const { length } = t.state.deck
    t.choose('give/skill/digging-stick/tomas', 'anyTime')
    expect(items(t, 'ingrid')).toEqual([])
    expect(items(t, 'tomas')).toEqual(['1: skill/short-bow', '3: skill/digging-stick item/old-bayonet'])
    expect(t.state.deck).toHaveLength(length - 2)
    t.has({ pile: BLANKS.slice(0, 2) }).settled('act')
  })

  rule('T7-GIVE-01', 'is for players on the same terrain, between two actions', () => {
    const t = begin({ people: { ingrid: { items: [STICK] }, tomas: {}, wanjiru: { on: 23 } } })
    expect(dealings(t)).toEqual(['give/skill/digging-stick/tomas'])
    t.choose('ingrid/terrain/strand-of-buoys/1')
    expect(dealings(t)).toEqual([])
    t.choose('cancel').settled('act')
  })

  rule('T7-GIVE-07', 'needs a free die; a trade does not', () => {
    const t = begin({
      people: {
        ingrid: { items: [STICK] },
        tomas: { items: [BOW, SLING] },
        wanjiru: { items: [{ cards: ['skill/lean-to'], die: 2 }] },
      },
    })
    expect(dealings(t)).toEqual([
      'trade/skill/digging-stick/skill/short-bow',
      'trade/skill/digging-stick/skill/sling',
      'give/skill/digging-stick/wanjiru',
      'trade/skill/digging-stick/skill/lean-to',
    ])
    t.settled('act')
  })

  rule('T7-GIVE-08', 'is no card of a hand', () => {
    const t = begin({ people: { ingrid: { hand: ['skill/sling', 'bonus/fair-wind', 'state/tired#1'] }, tomas: {} } })
    expect(dealings(t)).toEqual([])
    t.settled('act')
  })

  rule(
    'T7-GIVE-05',
    'of the last cards of the deck turns the pile over; without a deck two of the pile are shown',
    () => {
      const t = begin({
        people: { ingrid: { items: [SLING, BOW] }, tomas: {} },
        deck: ['skill/log-raft'],
        pile: ['skill/trail-sense', 'skill/lean-to'],
        rolls: { action: ['skill/log-raft', 'skill/trail-sense', 'skill/lean-to', 'skill/log-raft'] },
      })
      t.choose('give/skill/sling/tomas', 'anyTime').has({ deck: [], pile: [] })
      t.choose('give/skill/short-bow/tomas', 'anyTime').has({ deck: [], pile: [] })
      expect(t.state.turnedPile).toHaveLength(3)
      expect(items(t, 'tomas')).toEqual(['2: skill/sling', '1: skill/short-bow'])
      t.settled('act')
    },
  )
})

describe('a trade', () => {
  rule('T7-GIVE-04 T7-GIVE-02', 'of one item for another costs two cards in all', () => {
    const t = begin({
      people: { ingrid: { items: [STICK] }, tomas: { items: [BOW] } },
      rolls: { action: BLANKS.slice(0, 2) },
    })
    t.choose('trade/skill/digging-stick/skill/short-bow', 'anyTime')
    expect(items(t, 'ingrid')).toEqual(['1: skill/short-bow'])
    expect(items(t, 'tomas')).toEqual(['3: skill/digging-stick item/old-bayonet'])
    t.has({ pile: BLANKS.slice(0, 2) }).settled('act')
  })

  rule('T7-GIVE-09', 'of two items for one is a trade and a gift', () => {
    const t = begin({
      people: { ingrid: { items: [STICK, SLING] }, tomas: { items: [BOW] } },
      rolls: { action: BLANKS.slice(0, 4) },
    })
    t.choose('trade/skill/digging-stick/skill/short-bow', 'anyTime').choose('give/skill/sling/tomas', 'anyTime')
    expect(items(t, 'ingrid')).toEqual(['1: skill/short-bow'])
    expect(items(t, 'tomas')).toEqual(['3: skill/digging-stick item/old-bayonet', '2: skill/sling'])
    t.has({ pile: BLANKS.slice(0, 4) }).settled('act')
  })
})
