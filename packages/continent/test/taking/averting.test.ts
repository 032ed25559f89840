// A card that is not taken after all. T7-NUM-23, T7-ITEM-19
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draw, handOf, of, perform, stars } from './doing.ts'

type T = TestTable<Continent>

/** Somebody fishes at the tide pools and slips: a card 108 is about to be taken. */
function slipped(scene: Scene, who: 'ingrid' | 'tomas' = 'ingrid'): T {
  const t = table({ land: [12], ...scene, rolls: { action: blanks(2), ...scene.rolls } })
  return perform(t.play('turn'), `${who}/terrain/tide-pools/1`, 2)
}

describe('a card of a hand that says "do not take it"', () => {
  rule('T7-NUM-23', 'is applied before a card is drawn: nothing is taken, and nothing shown', () => {
    const t = slipped({ people: { ingrid: { hand: ['skill/cold-blood'] } } })
    t.asks('taking', 'first').choose('skill/cold-blood/0', 'taking')
    expect(t.happened('taken')).toEqual([])
    expect(handOf(t, 'ingrid')).toEqual([])
    t.has({ pile: [...blanks(2), 'skill/cold-blood'] }).settled('act')
  })

  rule('T7-NUM-23', 'need not be used', () => {
    const t = slipped({
      people: { ingrid: { hand: ['skill/cold-blood'] } },
      rolls: { adventure: ['state/drenched#6'] },
    })
    t.choose('pass', 'taking')
    expect(handOf(t, 'ingrid')).toEqual(['skill/cold-blood', 'state/drenched#6'])
    t.settled('act')
  })

  rule('T7-NUM-23', 'helps nobody but the one who has it, and not against other numbers', () => {
    // Ingrid, beside him, could keep a 108 off; his own stones help against a 105.
    const people: Scene['people'] & object = {
      ingrid: { hand: ['skill/cold-blood'] },
      tomas: { hand: ['fog/warm-stones'] },
    }
    const t = slipped({ people, rolls: { adventure: ['state/drenched#6'] } }, 'tomas')
    expect(handOf(t, 'tomas')).toEqual(['fog/warm-stones', 'state/drenched#6'])
    expect(handOf(t, 'ingrid')).toEqual(['skill/cold-blood'])
    t.settled('act')
  })

  rule('T7-NUM-23 T7-GEN-03', 'can be no Skill card in freezing hands, unless fire is available', () => {
    const hand = ['state/freezing#5', 'skill/cold-blood'] as const
    const cold = slipped({ people: { ingrid: { hand } }, rolls: { adventure: ['state/drenched#6'] } })
    expect(handOf(cold, 'ingrid')).toEqual([...hand, 'state/drenched#6'])
    cold.settled('act')
    const byBonus = slipped({ people: { ingrid: { hand: ['state/freezing#5', 'fog/dry-socks'] } } })
    byBonus.choose('fog/dry-socks/0', 'taking')
    expect(handOf(byBonus, 'ingrid')).toEqual(['state/freezing#5'])
    byBonus.settled('act')
    // A fire of her own, and her fingers obey.
    const warm = slipped({ people: { ingrid: { hand: ['state/tired#1', 'skill/cold-blood'], fire: 12 } } })
    warm.choose('skill/cold-blood/0', 'taking').settled('act')
  })

  rule('T7-NUM-23', 'may save somebody else who is involved, if it says so', () => {
    const boar = (...drawn: readonly CardId[]): T =>
      table({
        land: [61],
        people: { ingrid: {}, zofia: { hand: ['skill/belay'] } },
        waiting: [{ card: 'event/boar#1' }],
        pending: [{ source: { card: 'event/boar#1', nth: 0 }, active: 'ingrid', involved: ['ingrid', 'zofia'] }],
        rolls: { action: blanks(3), adventure: [...drawn, 'state/paranoid#5'] },
      }).play('mandatory')
    const saved = boar('state/injured#5')
    saved.asks('taking', 'second').choose('skill/belay/0', 'taking')
    expect(handOf(saved, 'ingrid')).toEqual(['state/paranoid#5'])
    // It does not help its owner.
    expect(handOf(saved, 'zofia')).toEqual(['state/injured#5'])
    saved.settled('act')
    const kept = boar('state/injured#5', 'state/injured#6')
    kept.choose('pass', 'taking')
    expect(handOf(kept, 'ingrid')).toEqual(['state/injured#5', 'state/paranoid#5'])
    expect(handOf(kept, 'zofia')).toEqual(['skill/belay', 'state/injured#6'])
    kept.settled('act')
  })
})

describe('an item that says "use this"', () => {
  rule('T7-EX-39 T7-ITEM-19 T7-NUM-23', 'loses a point instead: no card leaves the deck, and no life is lost', () => {
    const t = table({
      land: [95],
      people: {
        ingrid: { hand: ['skill/digging-stick'], items: [{ cards: ['event/sailcloth'], die: 3 }] },
        tomas: {},
      },
      rolls: { action: blanks(2), adventure: ['state/drenched#6', 'state/paranoid#5'] },
    }).play('turn')
    perform(t, 'ingrid/skill/digging-stick/0', 0, 'use/event/sailcloth').choose('new', 'place')
    expect(of(t, 'ingrid').items[0]).toEqual({ cards: ['event/sailcloth'], die: 2 })
    perform(t, 'tomas/terrain/river-mouth/2', 2, 'with/ingrid')
    t.asks('taking', 'first').choose('event/sailcloth/1', 'taking')
    expect(of(t, 'ingrid').items[0]).toEqual({ cards: ['event/sailcloth'], die: 1 })
    expect(handOf(t, 'ingrid')).toEqual([])
    expect(handOf(t, 'tomas')).toEqual(['state/drenched#6', 'state/paranoid#5'])
    expect(t.happened('taken')).toHaveLength(2)
    t.has({ pile: blanks(2) }).settled('act')
  })

  rule('T7-ITEM-19', 'is discarded at once when its last point is used', () => {
    const t = slipped({ people: { ingrid: { items: [{ cards: ['event/sailcloth', 'skill/lean-to'], die: 1 }] } } })
    t.choose('event/sailcloth/1', 'taking')
    expect(of(t, 'ingrid').items).toEqual([])
    t.has({ past: ['event/sailcloth'], pile: [...blanks(2), 'skill/lean-to'] }).settled('act')
  })

  /** Among the eels, where one has to be quiet: a failure brings a 102. */
  const amongEels = (die: number, ...adventure: readonly CardId[]): T => {
    const t = table({
      land: [419],
      people: { ingrid: { items: [{ cards: ['item/ash-cloak'], die }] } },
      pending: [{ source: { card: 'terrain/eel-gardens', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
      rolls: { action: blanks(1), ...(adventure.length === 0 ? {} : { adventure }) },
    }).play('mandatory')
    return draw(t.choose('use/item/ash-cloak', 'sheet'), 1)
  }

  rule('T7-ITEM-19 T7-ACT-OBJ-03', 'may be used although it was used in step 1 of the same action', () => {
    const t = amongEels(3)
    t.choose('item/ash-cloak/0', 'taking')
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/ash-cloak'], die: 1 }])
    expect(handOf(t, 'ingrid')).toEqual([])
    t.settled('act')
  })

  rule('T7-ITEM-19', 'is gone once its last point was used in step 1', () => {
    const t = amongEels(1, 'state/bloody#6')
    expect(handOf(t, 'ingrid')).toEqual(['state/bloody#6'])
    t.has({ past: ['item/ash-cloak'] }).settled('act')
  })

  rule('T7-ITEM-19', 'may be any card of an item, and the die is that of the whole', () => {
    const t = slipped({ people: { ingrid: { items: [{ cards: ['item/hemp-coil', 'event/sailcloth'], die: 2 }] } } })
    t.choose('event/sailcloth/1', 'taking')
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/hemp-coil', 'event/sailcloth'], die: 1 }])
    t.settled('act')
  })

  rule('T7-ITEM-19', 'is not used up by an action that succeeds', () => {
    const t = table({
      land: [12],
      people: { ingrid: { items: [{ cards: ['event/sailcloth'], die: 2 }] } },
      rolls: { action: stars(2), adventure: ['supply/two-dabs'] },
    })
    perform(t.play('turn'), 'ingrid/terrain/tide-pools/1', 2)
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['event/sailcloth'], die: 2 }])
    t.settled('act')
  })
})
