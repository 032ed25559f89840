// What must be given up or be so for an action. T7-TURN-30, -31

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { lost, won } from './cards.ts'

const TIN = { cards: ['event/biscuit-tin'], die: 2 } as const

/** A castaway in a lean-to would like something to eat. Ingrid and Tomás stand there. */
const offering = (people: NonNullable<Scene['people']>, scene: Scene = {}) =>
  table({ land: [44], people, events: [[44, 'event/castaways-lean-to']], ...scene }).play('turn')

const OFFER = 'ingrid/event/castaways-lean-to/0'

describe('payments', () => {
  rule('T7-TURN-17 T7-TURN-30', 'nobody begins what nobody can pay for', () => {
    const t = offering({ ingrid: { items: [{ cards: ['item/iron-bar'], die: 4 }] }, tomas: {} })
    expect(t.offers('act')).not.toContain(OFFER)
    t.settled('act')
    const able = offering({ ingrid: { items: [TIN] }, tomas: {} })
    expect(able.offers('act')).toContain(OFFER)
    able.settled('act')
  })

  rule('T7-TURN-30 T7-ITEM-22', 'they are paid when the action begins, before any card is drawn', () => {
    const t = offering({ ingrid: { items: [TIN] } }, { rolls: { action: won(1) } })
    t.choose(OFFER).choose('draw/1').asks('keep')
    t.has({ past: ['event/biscuit-tin'] })
    expect(t.state.members[0]?.items).toEqual([])
    t.settled('keep')
  })

  rule('T7-TURN-30', 'a failure does not give them back', () => {
    const t = offering({ ingrid: { items: [TIN] } }, { rolls: { action: lost(1) } })
    t.choose(OFFER).choose('draw/1')
    t.has({ past: ['event/biscuit-tin'], events: [{ card: 'event/castaways-lean-to', at: '3,2' }] })
    expect(t.offers('act')).not.toContain(OFFER)
    t.settled('act')
  })

  rule('T7-TURN-30', 'any of those involved may pay', () => {
    const t = offering(
      { ingrid: {}, tomas: { items: [TIN] } },
      { rolls: { action: lost(1), adventure: ['state/paranoid#4'] } },
    )
    t.choose(OFFER).choose('with/tomas').choose('draw/1')
    t.has({ past: ['event/biscuit-tin'] })
    expect(t.state.members[1]?.items).toEqual([])
    t.settled('act')
  })

  rule('T7-TURN-30', 'but nobody else: without the one who can pay, no card is drawn', () => {
    const t = offering({ ingrid: {}, tomas: { items: [TIN] } }).choose(OFFER)
    expect(t.offers('sheet')).toEqual(['with/tomas', 'cancel'])
    t.choose('with/tomas')
    expect(t.offers('sheet')).toContain('draw/1')
    // When he does not want to after all, there is nothing that Ingrid can do.
    t.as('second').choose('stepOut', 'anyTime')
    t.has({ past: [] })
    expect(t.state.action).toBeUndefined()
    t.settled('act')
  })

  rule('T7-TURN-30 T7-TURN-32', 'who may not help cannot pay either', () => {
    const t = offering({ ingrid: {}, tomas: { items: [TIN], hand: ['state/paranoid#1'] } })
    expect(t.offers('act')).not.toContain(OFFER)
    expect(t.offers('act')).toContain('tomas/event/castaways-lean-to/0')
    t.settled('act')
  })

  rule('T7-TURN-30 T7-ITEM-22', 'of several cards that would do, the active player chooses', () => {
    const t = offering(
      { ingrid: { items: [{ cards: ['item/iron-bar', 'item/salt-block'], die: 4 }, TIN] } },
      { rolls: { action: lost(1) } },
    )
    t.choose(OFFER).choose('draw/1').asks('payment', 'first')
    expect(t.offers('payment')).toEqual(['item/salt-block', 'event/biscuit-tin'])
    t.choose('item/salt-block')
    t.has({ past: ['item/salt-block'] })
    expect(t.state.members[0]?.items).toEqual([{ cards: ['item/iron-bar'], die: 4 }, TIN])
    t.settled('act')
  })
})

/** Ingrid stands by the rip channel with a float. */
const channel = (die: number, rolls: Scene['rolls'] = {}) =>
  table({
    land: [44, 95],
    spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
    people: { tomas: { items: [{ cards: ['item/skiff-plank'], die }] } },
    rolls,
  }).play('turn')

describe('other prerequisites', () => {
  rule('T7-TURN-31 T7-ITEM-11', 'an item that must be used is used in step 1', () => {
    const t = channel(2).choose('tomas/barrier/rip-channel/1').choose('to/4,3')
    expect(t.offers('sheet')).toEqual(['use/item/skiff-plank', 'cancel'])
    t.choose('use/item/skiff-plank')
    // 2, less 2.
    expect(t.offers('sheet')).toContain('draw/0')
    t.settled('sheet')
  })

  rule('T7-TURN-31', 'what was so when the action began need not be so when the consequence applies', () => {
    // The plank breaks in step 5; he crosses in step 6.
    const t = channel(1, { action: won(1) })
      .choose('tomas/barrier/rip-channel/1')
      .choose('to/4,3')
    t.choose('use/item/skiff-plank').choose('draw/1').choose('none')
    t.has({ past: ['item/skiff-plank'] })
    expect(t.state.members).toMatchObject([{ at: '4,3', items: [] }])
    t.settled('act')
  })
})

describe('an instrument', () => {
  /** The missing bar, where all must play. */
  const playing = (items: NonNullable<NonNullable<Scene['people']>['tomas']>['items']) =>
    table({
      land: [426],
      config: { clues: ['saltChoir'] },
      people: { ingrid: {}, tomas: { items: items ?? [] } },
      events: [[426, 'choir/the-missing-bar']],
    }).play('turn')

  rule('T7-TURN-17 T7-TURN-31', 'is carried by somebody involved', () => {
    const mute = playing([])
    expect(mute.offers('act')).not.toContain('ingrid/choir/the-missing-bar/0')
    mute.settled('act')
    const t = playing([{ cards: ['item/iron-bar', 'skill/bone-flute'], die: 1 }])
    expect(t.offers('act')).toContain('ingrid/choir/the-missing-bar/0')
    t.settled('act')
  })
})
