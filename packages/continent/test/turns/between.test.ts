// What can be done between two actions, and only then. T7-TURN-26, T7-GEN-18

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { CURSE, lost } from './cards.ts'

const COIL = { cards: ['item/hemp-coil'], die: 2 } as const
const BAR = { cards: ['item/iron-bar'], die: 3 } as const

/** Ingrid and Tomás stand together; a third seat is free. */
const SCENE: Scene = {
  config: { seats: 3 },
  people: { ingrid: { items: [COIL], hand: ['skill/bide-your-time'] }, tomas: { items: [BAR] } },
  pile: ['skill/log-raft', 'skill/sling'],
  actedSinceCamp: true,
  last: 'second',
}

const anyTime = (t: ReturnType<typeof table>, seat: 'first' | 'second' | 'third'): readonly string[] =>
  t.as(seat).offers('anyTime')

describe('between two actions', () => {
  rule(
    'T7-TURN-26',
    'items are given and traded and given up, numbers are tried, camps are made, players come and go',
    () => {
      const t = table(SCENE).play('turn')
      expect(anyTime(t, 'first')).toEqual([
        'skill/bide-your-time/0',
        'giveUp/item/hemp-coil',
        'give/item/hemp-coil/tomas',
        'trade/item/hemp-coil/item/iron-bar',
        'number',
        'camp',
        'leave',
        'leaveForGood',
      ])
      expect(anyTime(t, 'third')).toEqual(
        ['wanjiru', 'anselm', 'zofia', 'emil', 'mirela', 'barnaby'].map((who) => `join/${who}`),
      )
      t.settled('act')
    },
  )

  rule('T7-TURN-26', 'none of it is an action', () => {
    const t = table({ ...SCENE, rolls: { action: ['skill/keep-low', 'skill/trail-sense'] } }).play('turn')
    t.as('first').choose('give/item/hemp-coil/tomas', 'anyTime').as('second').choose('giveUp/item/iron-bar', 'anyTime')
    t.as('first').choose('number', 'anyTime').choose('1').choose('2').choose('3')
    t.has({ last: 'second', actedSinceCamp: true, today: { actions: 0 } })
    expect(t.state.members.map(({ items }) => items)).toEqual([[], [COIL]])
    // It is still the same turn: anybody may be active.
    t.asks('act', 'table').settled('act')
  })

  rule('T7-TURN-26 T7-GEN-18', 'all of it rests while an action is being resolved', () => {
    const t = table({ ...SCENE, rolls: { action: ['skill/short-bow'] } }).play('turn')
    t.choose('ingrid/terrain/strand-of-buoys/1')
    expect(anyTime(t, 'first')).toEqual([])
    expect(anyTime(t, 'second')).toEqual(['help'])
    expect(anyTime(t, 'third')).toEqual([])
    t.as('first').choose('draw/1').asks('keep')
    for (const seat of ['first', 'second', 'third'] as const) expect(anyTime(t, seat)).toEqual([])
    t.settled('keep')
  })

  rule('T7-GEN-18', 'and while a card that was taken is not put anywhere yet', () => {
    const t = table({ ...SCENE, fogged: { '0,1': 'fog/boathook' }, rolls: { action: [CURSE] } }).play('turn')
    t.as('first').choose('ingrid/fog/0,1/atOnce').asks('place', 'first')
    for (const seat of ['first', 'second', 'third'] as const) expect(anyTime(t, seat)).toEqual([])
    t.settled('place')
  })

  rule('T7-GEN-18', 'and while something must be done', () => {
    // Where the fall of the stones can be eased, somebody is asked about it; but nobody can do anything else.
    const t = table({
      ...SCENE,
      people: { ingrid: { items: [COIL], hand: ['skill/cold-water-nerve'] }, tomas: { items: [BAR] } },
      fogged: { '0,1': 'fog/rolling-stones' },
      rolls: { action: lost(1) },
    }).play('turn')
    t.as('first')
      .choose('ingrid/fog/0,1/atOnce')
      .asks('sheet', 'first')
      .has({ action: { isMandatory: true } })
    for (const seat of ['first', 'second', 'third'] as const) expect(anyTime(t, seat)).toEqual([])
    t.settled('sheet')
  })

  rule('T7-GEN-18 T7-TURN-25', 'a mandatory action that is still owed comes before everything else', () => {
    const t = table({
      ...SCENE,
      waiting: [{ card: 'fog/gull-tantrum' }],
      pending: [{ source: { card: 'fog/gull-tantrum', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
      rolls: { action: lost(1), adventure: ['state/bloody#6'] },
    }).play('turn')
    t.has({ pending: [], past: ['fog/gull-tantrum'] })
      .asks('act', 'table')
      .settled('act')
  })
})
