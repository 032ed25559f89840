// Foggy cards are turned over, resolved, and make way for the land below. T7-EXPL

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { at, BLANK, BLANKS, hand, perform, STARS } from './land.ts'

describe('the foggy card', () => {
  rule('T7-EXPL-02', 'is explored from a terrain whose arrow points to it, and from no other one', () => {
    // Fog lies north of the wrack line, too, but no arrow leads there from it.
    const t = table({ people: { ingrid: { on: 46 }, tomas: { on: 27 }, wanjiru: { on: 14 } }, land: [14, 27, 46] })
    t.play('turn').has({ spaces: { '2,0': { fog: 'strand' }, '2,2': { fog: 'strand' } } })
    const offers = t.offers('act')
    expect(offers).toContain('ingrid/fog/2,0')
    expect(offers).not.toContain('tomas/fog/2,0')
    expect(offers).not.toContain('wanjiru/fog/2,0')
    expect(offers).toContain('tomas/fog/2,2')
    t.settled('act')
  })

  rule(
    'T7-EX-16 T7-EXPL-03 T7-EXPL-04 T7-EXPL-07 T7-EXPL-08 T7-EXPL-12',
    'an item is kept, and the land lies there',
    () => {
      const t = table({
        land: [14],
        fogged: { '0,1': 'fog/tin-cup' },
        rolls: { action: [BLANK], 'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going'] },
      })
      t.play('turn')
        .choose('ingrid/fog/0,1/atOnce')
        .has({ spaces: { '0,1': { open: 'fog/tin-cup' } } })
      t.choose('new', 'place').has({
        spaces: {
          '1,1': { terrain: 'terrain/strand-of-buoys' },
          '0,1': { terrain: 'terrain/tide-pools' },
          '0,0': { fog: 'strand' },
          '0,2': { fog: 'strand' },
        },
        fog: { strand: { '0,0': 'fog/gull-tantrum', '0,2': 'fog/easy-going' } },
        past: [],
      })
      expect(t.state.members[0]).toMatchObject({ at: '1,1', items: [{ cards: ['fog/tin-cup'], die: 2 }] })
      t.settled('act')
    },
  )

  rule('T7-EXPL-08', 'an item or a Bonus card that is discarded frees its space as well', () => {
    for (const [front, question] of [
      ['fog/tin-cup', 'place'],
      ['fog/second-wind', 'bonus'],
    ] as const) {
      const t = table({
        land: [46, 12],
        fogged: { '0,0': front },
        rolls: { action: [BLANK] },
      })
      t.play('turn').choose('ingrid/fog/0,0/atOnce').choose('discard', question)
      t.has({ spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } }, past: [front] }).settled('act')
    }
  })

  rule('T7-EXPL-08', 'a Bonus card that is kept frees its space', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/second-wind' },
      rolls: { action: [BLANK] },
    })
    t.play('turn').choose('ingrid/fog/0,0/atOnce').choose('ingrid', 'bonus')
    t.has({ spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } }, past: [] })
    expect(hand(t, 'ingrid')).toEqual(['fog/second-wind'])
    t.settled('act')
  })

  rule(
    'T7-EXPL-03 T7-EXPL-09',
    'a Temporary Event without an action is resolved, goes to the Past and frees its space',
    () => {
      const t = table({
        land: [46, 12],
        deck: [BLANK, 'skill/log-raft', 'skill/trail-sense'],
        fogged: { '0,0': 'fog/sea-fret' },
        rolls: { action: [BLANK, 'skill/log-raft'] },
      })
      t.play('turn').choose('ingrid/fog/0,0/atOnce')
      t.has({
        deck: ['skill/trail-sense'],
        past: ['fog/sea-fret'],
        spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } },
      }).settled('act')
    },
  )

  rule('T7-EXPL-09', 'a Temporary Event with an action frees its space once that has succeeded', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/gull-tantrum' },
      rolls: { action: [BLANK, STARS] },
    })
    t.play('turn').choose('ingrid/fog/0,0/atOnce')
    // The cards of its action lie open.
    t.asks('keep').has({ waiting: [{ card: 'fog/gull-tantrum', clears: '0,0' }], past: [] })
    expect(t.state.spaces['0,0']).toBeUndefined()
    t.choose('none').has({
      waiting: [],
      past: ['fog/gull-tantrum'],
      spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } },
    })
    t.settled('act')
  })

  rule('T7-EXPL-09', 'and also once it has failed', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/gull-tantrum' },
      rolls: { action: [BLANK, BLANKS[1]], adventure: ['state/bloody#5'] },
    })
    t.play('turn').choose('ingrid/fog/0,0/atOnce')
    t.has({ waiting: [], past: ['fog/gull-tantrum'], spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } } })
    expect(hand(t, 'ingrid')).toEqual(['state/bloody#5'])
    t.settled('act')
  })

  rule('T7-EXPL-01 T7-EXPL-10', 'a Permanent Event keeps its space until its action removes it', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/thorn-belt' },
      rolls: { action: [...BLANKS, 'skill/log-raft', STARS], adventure: ['state/bloody#5'] },
    })
    t.play('turn').choose('ingrid/fog/0,0/atOnce')
    t.has({ spaces: { '0,0': { open: 'fog/thorn-belt' } } })
    perform(t, 'ingrid/fog/thorn-belt/0', 2)
    t.has({ spaces: { '0,0': { open: 'fog/thorn-belt' } }, past: [] })
    perform(t, 'ingrid/fog/thorn-belt/0', 2)
    t.has({ spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } }, past: ['fog/thorn-belt'] })
    t.settled('act')
  })

  rule('T7-EXPL-06', 'a Permanent Event with a number fills the space: nobody stands or walks there', () => {
    const t = table({
      land: [46, 72],
      fogged: { '2,0': 'fog/easy-going' },
      rolls: { action: [BLANK, BLANK] },
    })
    t.play('turn').choose('ingrid/fog/2,0/atOnce')
    t.has({ spaces: { '2,0': { barrier: 'barrier/fallen-path' } } })
    expect(t.offers('act').filter((id) => id.startsWith('ingrid/terrain/chalk-shoulder/0'))).toEqual([])
    t.settled('act')
  })
})

describe('a failure', () => {
  rule('T7-EXPL-11', 'without a black section leaves the foggy card; it may be tried again', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      land: [14],
      fogged: { '0,1': 'fog/tin-cup' },
      rolls: { adventure: ['state/paranoid#5'] },
    })
    // Difficulty 1 instead of a card: it fails without a card.
    t.play('turn').choose('ingrid/fog/0,1').choose('with/tomas').choose('exchange/1').choose('draw/0')
    t.has({ spaces: { '0,1': { fog: 'strand' } }, fog: { strand: { '0,1': 'fog/tin-cup' } } })
    expect(t.offers('act')).toContain('ingrid/fog/0,1')
    t.settled('act')
  })

  rule('T7-EXPL-13', 'turns the card over as well where that is printed, once the rest is paid', () => {
    const t = table({
      land: [215, 203],
      people: { ingrid: { on: 215 } },
      deck: [BLANK, 'skill/log-raft'],
      fogged: { '0,1': 'fog/otter-path' },
      rolls: { action: [BLANK, 'skill/log-raft', BLANK, 'skill/log-raft'] },
    })
    perform(t.play('turn'), 'ingrid/fog/0,1', 1)
    // The last card was lost before two came back: the other way round, one would be left.
    t.has({ deck: [BLANK, 'skill/log-raft'], pile: [], spaces: { '0,1': { terrain: 'terrain/reed-landing' } } })
    t.settled('act')
  })
})

describe('who it is for', () => {
  rule('T7-EXPL-15', 'whoever turned it over and those who were involved, but nobody else', () => {
    const t = table({
      people: { ingrid: {}, tomas: {}, wanjiru: {} },
      land: [46, 12],
      fogged: { '0,0': 'fog/squall' },
      rolls: { action: [BLANK], adventure: ['state/drenched#5', 'state/drenched#6'] },
    })
    t.play('turn').choose('ingrid/fog/0,0').choose('with/tomas').choose('draw/1')
    expect(hand(t, 'ingrid')).toEqual(['state/drenched#5'])
    expect(hand(t, 'tomas')).toEqual(['state/drenched#6'])
    expect(hand(t, 'wanjiru')).toEqual([])
    t.settled('act')
  })

  rule(
    'T7-EXPL-14 T7-EXPL-15',
    'an event that stays open belongs to every connected terrain; somebody else may remove it',
    () => {
      const t = table({
        people: { ingrid: { on: 23, hand: ['skill/walking-staff'] }, tomas: { on: 27 }, wanjiru: { on: 12 } },
        land: [12, 14, 23, 27, 44, 61],
        fogged: { '2,2': 'fog/fallen-oak' },
        rolls: { action: [BLANK, 'skill/log-raft', STARS] },
      })
      t.play('turn')
        .choose('ingrid/fog/2,2/atOnce')
        .has({ spaces: { '2,2': { open: 'fog/fallen-oak' } } })
      const offers = t.offers('act')
      expect(offers).toContain('ingrid/fog/fallen-oak/0')
      expect(offers).toContain('tomas/fog/fallen-oak/0')
      expect(offers).not.toContain('wanjiru/fog/fallen-oak/0')
      // There is no wood on the Dune Gate but that of the oak.
      t.choose('ingrid/skill/walking-staff/0')
      expect(t.offers('sheet')).toContain('draw/0')
      t.choose('cancel')
      perform(t, 'tomas/fog/fallen-oak/0', 2)
      t.has({ spaces: { '2,2': { terrain: 'terrain/marram-hollow' } }, past: ['fog/fallen-oak'] })
      expect(at(t, 'tomas')).toBe('2,1')
      t.choose('ingrid/skill/walking-staff/0')
      expect(t.offers('sheet')).not.toContain('draw/0')
      t.settled('sheet')
    },
  )
})
