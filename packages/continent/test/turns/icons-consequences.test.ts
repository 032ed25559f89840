// The icons of consequences: what is taken, uncovered, replaced, worn and moved. T7-ICON-28 to -39

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { parts } from '../../src/text/en/parts.ts'
import { CURSE, LUCKY, lost, won } from './cards.ts'

describe('numbers', () => {
  /** Tomás catches something in the eel weirs. */
  const fishing = (scene: Scene) => {
    const t = table({ land: [215], people: { tomas: {} }, ...scene, rolls: { action: won(2), ...scene.rolls } })
    t.play('turn').choose('tomas/terrain/eel-weirs/1').choose('draw/2').choose('none')
    t.settled('act')
    return t.happened('taken').map(({ who, card, number }) => [who, card, number])
  }

  rule('T7-ICON-28 T7-ICON-02', 'a number: a card of that number is taken, the green one, else the gold one', () => {
    expect(fishing({})).toEqual([['tomas', 'event/basket-of-eels', 161]])
    expect(fishing({ past: ['event/basket-of-eels'] })).toEqual([['tomas', 'event/torn-basket', 161]])
  })

  /** What the players may take where 123 stands beside the pennant of the beam. */
  const glinting = (clue: 'drownedLighthouse' | 'saltChoir') =>
    table({
      config: { clues: [clue] },
      land: [12],
      people: { tomas: {} },
      rolls: { action: ['skill/against-the-odds', 'curse/death-keeps-pace#1'] },
    })
      .play('turn')
      .choose('tomas/terrain/tide-pools/2')
      .choose('draw/2')
      .choose('none')

  rule('T7-ICON-32 T7-ICON-33', 'a pennant: what the same pictograph shows may be added', () => {
    const t = glinting('drownedLighthouse').asks('pennant', 'first')
    expect(t.offers('pennant')).toEqual(['123', '130'])
    t.settled('pennant')
  })

  rule('T7-ICON-33 T7-CARD-21', 'the pictograph must be the same', () => {
    // The Salt Choir shows another one.
    const t = glinting('saltChoir')
    expect(t.happened('taken')[0]).toMatchObject({ card: 'event/something-glints', number: 123 })
    t.settled('place')
  })

  rule(
    'T7-ICON-37 T7-HIDDEN-02 T7-HIDDEN-04',
    'an origin: the card comes in the place of the one that shows its number',
    () => {
      const t = table({ people: { tomas: {} } }).play('turn')
      t.choose('number', 'anyTime').choose('0').choose('3').choose('3')
      t.has({ spaces: { '1,1': { terrain: 'terrain/strand-at-ebb' } }, past: ['terrain/strand-of-buoys'] })
      t.settled('act')
    },
  )

  rule('T7-ICON-37', 'without the origin nothing comes of it', () => {
    const t = table({ people: { tomas: {} } }).play('turn')
    t.choose('number', 'anyTime').choose('0').choose('1').choose('2')
    t.changed({ tried: [12] }).settled('act')
  })
})

describe('the Board', () => {
  rule(
    'T7-ICON-29 T7-ICON-38',
    'uncover: the Exploration card goes, and the card of the arrow lies in its place',
    () => {
      const t = table({
        people: { tomas: {} },
        spaces: { '0,1': { open: 'fog/thorn-belt' } },
        rolls: { action: won(2), 'exploration.strand': ['fog/sea-fret', 'fog/squall'] },
      })
      t.play('turn').choose('tomas/fog/thorn-belt/0').choose('draw/2').choose('none')
      t.has({ past: ['fog/thorn-belt'], spaces: { '0,1': { terrain: 'terrain/tide-pools' } } })
      expect(t.state.members[0]?.at).toBe('1,1')
      t.settled('act')
    },
  )

  rule('T7-ICON-30', 'gold: the green card is banished, and the gold one lies in its place', () => {
    const t = table({
      land: [72],
      people: { tomas: {}, wanjiru: {} },
      rolls: { action: [LUCKY, ...lost(3)] },
    })
    t.play('turn').choose('tomas/terrain/beacon-mound/1').choose('draw/4').choose('none')
    t.has({
      spaces: { '3,0': { terrain: 'terrain/beacon-mound-bared' } },
      banished: ['terrain/beacon-mound'],
      past: [],
    })
    expect(t.state.members.map(({ at }) => at)).toEqual(['3,0', '3,0'])
    t.settled('act')
  })

  rule('T7-ICON-31 T7-MOVE-01', 'walking figures: all who are involved move to one terrain that can be reached', () => {
    const t = table({ land: [14, 27, 35], people: { ingrid: {}, tomas: {}, wanjiru: {} } })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/0').choose('with/wanjiru')
    expect(t.offers('sheet').filter((id) => id.startsWith('to/'))).toEqual(['to/2,1', 'to/2,2'])
    t.choose('to/2,2').choose('draw/0')
    expect(t.state.members.map(({ at }) => at)).toEqual(['1,1', '2,2', '2,2'])
    t.settled('act')
  })
})

describe('items', () => {
  rule('T7-ICON-34 T7-DUR-01', 'a broken die: those who are involved lose so many points together', () => {
    const t = table({
      land: [91],
      people: {
        ingrid: { items: [{ cards: ['item/hemp-coil'], die: 2 }] },
        tomas: { items: [{ cards: ['item/salt-block'], die: 1 }] },
      },
      rolls: { action: lost(3), adventure: ['state/drenched#6', 'state/drenched#5', 'state/paranoid#5'] },
    })
    // The crossing takes four cards, one less with Ingrid. It fails: everybody gets wet, and two points are lost.
    t.play('turn').choose('tomas/terrain/ferry-stones/1').choose('draw/3')
    t.asks('wear', 'second').choose('item/salt-block')
    expect(t.state.members.map(({ items }) => items)).toEqual([[{ cards: ['item/hemp-coil'], die: 1 }], []])
    t.has({ past: ['item/salt-block'] }).settled('act')
  })

  rule(
    'T7-ICON-36 T7-CRAFT-10',
    'a die: the card becomes an item, of the active player or of another who is involved',
    () => {
      const crafting = () =>
        table({
          people: { ingrid: {}, tomas: { hand: ['skill/pitch-torch'] }, wanjiru: {} },
          rolls: { action: [CURSE] },
        })
          .play('turn')
          .choose('tomas/skill/pitch-torch/0')
          .choose('with/ingrid')
          .choose('draw/1')
      const own = crafting()
      expect(own.offers('place')).toEqual(['new', 'give/ingrid', 'discard'])
      own.choose('new')
      expect(own.state.members.map(({ items }) => items)).toEqual([[], [{ cards: ['skill/pitch-torch'], die: 2 }], []])
      own.settled('act')
      const given = crafting().choose('give/ingrid')
      expect(given.state.members.map(({ hand, items }) => [hand, items])).toEqual([
        [[], [{ cards: ['skill/pitch-torch'], die: 2 }]],
        [[], []],
        [[], []],
      ])
      given.settled('act')
    },
  )
})

describe('resources', () => {
  rule('T7-ICON-39', 'there are these eight', () => {
    expect(Object.keys(parts.resources)).toEqual(['wood', 'reed', 'stone', 'leaf', 'vine', 'bone', 'tar', 'fire'])
  })

  /** The fewest cards with which Tomás could craft this here, without Emil and without tools. */
  const least = (card: CardId, scene: Scene) => {
    const t = table({ people: { tomas: { hand: [card] } }, ...scene })
      .play('turn')
      .choose(`tomas/${card}/0`)
    t.settled('sheet')
    return t.offers('sheet')[0]
  }

  rule('T7-ICON-39 T7-CRAFT-03', 'on a terrain or on an event beside it, and nowhere else', () => {
    // Five cards for the bow, two less for wood, two less for vine.
    expect(least('skill/short-bow', { land: [12, 14] })).toBe('draw/5')
    expect(least('skill/short-bow', { land: [14] })).toBe('draw/3')
    expect(least('skill/short-bow', { land: [14], events: [[14, 'event/picked-over-wrack']] })).toBe('draw/1')
    expect(least('skill/short-bow', { land: [14, 27], events: [[27, 'event/picked-over-wrack']] })).toBe('draw/3')
  })
})
