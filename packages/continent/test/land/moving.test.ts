// Figures walk, cross barriers and arrive. T7-MOVE

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { at, BLANKS, draw, hand, STARS } from './land.ts'

/** Where the first move of a terrain leads Ingrid at once. */
const destinations = (offers: readonly string[], action: string): readonly string[] =>
  offers.flatMap((id) => (id.startsWith(`${action}/`) ? [id.slice(action.length + 1)] : []))

const BUOYS = 'ingrid/terrain/strand-of-buoys/0'

describe('where it can lead', () => {
  rule(
    'T7-EX-30 T7-MOVE-03 T7-MOVE-04 T7-MOVE-07',
    'along a chain of terrains, not beyond fog, and not to the start',
    () => {
      // The Wrack Line lies behind fog: there is no land between it and the chain.
      const t = table({ land: [14, 23, 18, 39], people: { ingrid: {} } }).play('turn')
      t.has({ spaces: { '2,1': { fog: 'strand' } } })
      expect(destinations(t.offers('act'), BUOYS)).toEqual(['1,2', '1,3'])
      t.settled('act')
    },
  )

  rule('T7-MOVE-04', 'a face-up event, a barrier and an empty space break the chain like fog', () => {
    const open = table({ land: [14, 39], spaces: { '2,1': { open: 'fog/thorn-belt' } } }).play('turn')
    expect(destinations(open.offers('act'), BUOYS)).toEqual([])
    open.settled('act')
    const barrier = table({ land: [46, 72], spaces: { '2,0': { barrier: 'barrier/fallen-path' } } }).play('turn')
    expect(destinations(barrier.offers('act'), 'ingrid/terrain/chalk-shoulder/0')).toEqual([])
    barrier.settled('act')
    // No arrow leads from the Scrub Terrace to the west, or from the Salt Pans to the south.
    const empty = table({ land: [66, 18] }).play('turn')
    empty.has({ spaces: { '1,2': { fog: 'strand' } } })
    expect(destinations(empty.offers('act'), 'ingrid/terrain/salt-pans/0')).toEqual([])
    empty.settled('act')
  })

  rule('T7-MOVE-05', 'only a side links two terrains, not a corner', () => {
    const corner = table({ land: [14, 35] }).play('turn')
    expect(destinations(corner.offers('act'), BUOYS)).toEqual([])
    corner.settled('act')
    const side = table({ land: [14, 27, 35] }).play('turn')
    expect(destinations(side.offers('act'), BUOYS)).toEqual(['2,1', '2,2'])
    side.settled('act')
  })

  rule('T7-MOVE-06', 'the terrain that is left says what it costs', () => {
    const from = (on: number, action: string): string | undefined => {
      const t = table({ land: [87, 46, 14], people: { ingrid: { on } } }).play('turn')
      t.choose(`ingrid/terrain/${action}/0`).choose('to/1,0')
      const [least] = t.offers('sheet')
      t.choose('cancel').settled('act')
      return least
    }
    expect(from(87, 'gannet-ledge')).toBe('draw/2')
    expect(from(14, 'strand-of-buoys')).toBe('draw/0')
  })
})

describe('who goes', () => {
  rule('T7-MOVE-01 T7-MOVE-08', 'all who are involved go to the same terrain, and nobody else goes', () => {
    const t = table({
      people: { ingrid: {}, tomas: {}, wanjiru: {} },
      land: [14, 23, 12],
    })
    t.play('turn').choose(`${BUOYS}/1,2`).choose('disagree')
    expect([at(t, 'ingrid'), at(t, 'tomas'), at(t, 'wanjiru')]).toEqual(['1,2', '1,1', '1,1'])
    t.as('second').choose('tomas/terrain/strand-of-buoys/0').choose('with/wanjiru').choose('to/0,1').choose('draw/0')
    expect([at(t, 'ingrid'), at(t, 'tomas'), at(t, 'wanjiru')]).toEqual(['1,2', '0,1', '0,1'])
    t.settled('act')
  })

  rule('T7-MOVE-01', 'nobody goes after a failure', () => {
    const t = table({
      land: [87, 46],
      rolls: { action: BLANKS.slice(0, 2), adventure: ['state/injured#5'] },
    })
    t.play('turn').choose('ingrid/terrain/gannet-ledge/0')
    draw(t, 2)
    expect(at(t, 'ingrid')).toBe('0,0')
    expect(hand(t, 'ingrid')).toEqual(['state/injured#5'])
    t.settled('act')
  })

  rule('T7-MOVE-02', 'the destination is named before a card is drawn, and effects depend on it', () => {
    const t = table({
      people: { ingrid: { on: 46 }, tomas: { on: 12 } },
      land: [46, 14, 12],
    })
    t.play('turn').choose('ingrid/terrain/chalk-shoulder/0')
    expect(t.offers('sheet')).toEqual(['to/1,1', 'to/0,1', 'cancel'])
    t.choose('to/1,1')
    expect(t.offers('sheet')[0]).toBe('draw/1')
    // Company draws: one card fewer towards somebody else.
    t.choose('cancel').choose('ingrid/terrain/chalk-shoulder/0').choose('to/0,1')
    expect(t.offers('sheet')[0]).toBe('draw/0')
    t.choose('draw/0')
    expect(at(t, 'ingrid')).toBe('0,1')
    t.settled('act')
  })
})

describe('a barrier', () => {
  rule('T7-MOVE-09', 'leads all who are involved to its other side, and uncovers the terrain there', () => {
    const t = table({
      people: { ingrid: { on: 46 }, tomas: { on: 46 }, wanjiru: { on: 46 } },
      land: [46, 39],
      spaces: { '2,0': { barrier: 'barrier/fallen-path' } },
      rolls: { action: [...BLANKS, STARS] },
    })
    t.play('turn').choose('ingrid/barrier/fallen-path/0').choose('with/tomas')
    draw(t, 4).has({ spaces: { '3,0': { terrain: 'terrain/beacon-mound' } } })
    expect([at(t, 'ingrid'), at(t, 'tomas'), at(t, 'wanjiru')]).toEqual(['3,0', '3,0', '1,0'])
    t.settled('act')
  })

  rule('T7-MOVE-15 T7-MOVE-10', 'crossing it is an arrival', () => {
    const t = table({
      people: { ingrid: { on: 44 }, tomas: { on: 51 } },
      land: [44, 51],
      spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
      rolls: { action: [...BLANKS, STARS, 'curse/death-keeps-pace#4', 'skill/against-the-odds'] },
    })
    t.play('turn').choose('ingrid/barrier/rip-channel/0').choose('to/4,1').choose('draw/4').choose('none')
    // The stern says that whoever comes must balance; Tomas is there already.
    t.asks('keep', 'first').has({ action: { icon: 'balance', involved: ['ingrid'], isMandatory: true } })
    t.choose('none').settled('act')
  })
})
