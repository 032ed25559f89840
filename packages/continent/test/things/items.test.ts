// Items that are found: where they go, and how many there is room for. T7-ITEM-01 to T7-ITEM-10, T7-ITEM-14 to T7-ITEM-16
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Explorer } from '../../src/components/seats.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, handOf, of, perform } from '../taking/doing.ts'

type T = TestTable<Continent>

/** Ingrid finds an item under the fog, in the company of these. */
function found(card: CardId, people: Scene['people'] & object, ...preparations: readonly string[]): T {
  const t = table({ land: [46, 12], fogged: { '0,0': card }, people, rolls: { action: blanks(1) } })
  return perform(t.play('turn'), 'ingrid/fog/0,0', 1, ...preparations)
}

const COIL = { cards: ['item/hemp-coil'], die: 3 } as const
const BAYONET = { cards: ['item/old-bayonet'], die: 2 } as const
const LANTERN = { cards: ['item/storm-lantern'], die: 1 } as const
const CLOAK = { cards: ['item/ash-cloak'], die: 3 } as const

describe('an item that is found', () => {
  rule('T7-ITEM-01 T7-ITEM-05', 'becomes a new item with its printed durability, and costs nothing', () => {
    const t = found('fog/boathook', { ingrid: { items: [COIL] } })
    t.asks('place', 'first').choose('new', 'place')
    expect(of(t, 'ingrid').items).toEqual([COIL, { cards: ['fog/boathook'], die: 3 }])
    t.has({ pile: blanks(1), past: [] }).settled('act')
  })

  rule('T7-ITEM-02', 'may become part of another one', () => {
    const t = found('fog/boathook', { ingrid: { items: [COIL] } })
    t.choose('under/item/hemp-coil', 'place')
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/hemp-coil', 'fog/boathook'], die: 3 }])
    t.settled('act')
  })

  rule('T7-ITEM-03', 'may be given to another involved player, who places it', () => {
    const t = found('fog/boathook', { ingrid: {}, tomas: { items: [COIL] }, wanjiru: {} }, 'with/tomas')
    expect(t.offers('place')).toEqual(['new', 'give/tomas', 'discard'])
    t.choose('give/tomas', 'place').asks('place', 'second')
    expect(t.offers('place')).toEqual(['new', 'under/item/hemp-coil'])
    t.choose('under/item/hemp-coil', 'place')
    expect(of(t, 'tomas').items).toEqual([{ cards: ['item/hemp-coil', 'fog/boathook'], die: 3 }])
    expect(of(t, 'ingrid').items).toEqual([])
    t.settled('act')
  })

  rule('T7-ITEM-04 T7-ITEM-20', 'may be discarded, to the Past', () => {
    const t = found('fog/boathook', { ingrid: {} })
    t.choose('discard', 'place').has({ past: ['fog/boathook'] })
    expect(of(t, 'ingrid').items).toEqual([])
    t.settled('act')
  })

  rule('T7-ITEM-10', 'does not count towards the hand limit', () => {
    const hand = [
      'bonus/fair-wind',
      'bonus/pell-the-castaway',
      'skill/sling',
      'skill/log-raft',
      'skill/tar-pot',
    ] as const
    const t = found('fog/boathook', { ingrid: { hand } })
    t.choose('new', 'place')
    expect(handOf(t, 'ingrid')).toEqual(hand)
    t.settled('act')
  })
})

describe('the room for items', () => {
  const COMPANY: readonly Explorer[] = ['ingrid', 'tomas', 'wanjiru', 'anselm']
  const ITEMS = [COIL, BAYONET, LANTERN, CLOAK]

  /** With so many players, and so many items of Ingrid's: whether there is a die for a new one. */
  const isFree = (players: number, items: number): boolean => {
    const others = COMPANY.slice(1, players).map((who) => [who, {}])
    const t = found('fog/boathook', { ingrid: { items: ITEMS.slice(0, items) }, ...Object.fromEntries(others) })
    const offers = t.offers('place')
    t.settled('place')
    expect(offers.some((id) => id.startsWith('instead/'))).toBe(!offers.includes('new'))
    return offers.includes('new')
  }

  rule('T7-ITEM-06', 'is four, three, two and two items, with one to four players', () => {
    const most = [4, 3, 2, 2]
    expect(most.map((items, at) => isFree(at + 1, items - 1))).toEqual([true, true, true, true])
    expect(most.map((items, at) => isFree(at + 1, items))).toEqual([false, false, false, false])
  })

  rule('T7-ITEM-07', 'is four, three, three and two cards for an item, with one to four players', () => {
    const cards: readonly CardId[] = ['item/hemp-coil', 'item/old-bayonet', 'item/storm-lantern', 'item/ash-cloak']
    const fits = (players: number, count: number): boolean => {
      const others = COMPANY.slice(1, players).map((who) => [who, {}])
      const items = [{ cards: cards.slice(0, count), die: 3 }]
      const t = found('fog/boathook', { ingrid: { items }, ...Object.fromEntries(others) })
      t.settled('place')
      return t.offers('place').includes('under/item/hemp-coil')
    }
    const most = [4, 3, 3, 2]
    expect(most.map((count, at) => fits(at + 1, count - 1))).toEqual([true, true, true, true])
    expect(most.map((count, at) => fits(at + 1, count))).toEqual([false, false, false, false])
  })

  rule('T7-ITEM-08', 'can be made: an item is given up for the new one', () => {
    const t = found('fog/boathook', {
      ingrid: { items: [COIL, { cards: ['skill/sling', 'item/flint-nodule'], die: 1 }] },
      tomas: {},
      wanjiru: {},
    })
    expect(t.offers('place')).toEqual([
      'under/item/hemp-coil',
      'instead/item/hemp-coil',
      'under/skill/sling',
      'instead/skill/sling',
      'discard',
    ])
    t.choose('instead/skill/sling', 'place')
    expect(of(t, 'ingrid').items).toEqual([COIL, { cards: ['fog/boathook'], die: 3 }])
    t.has({ past: ['item/flint-nodule'], pile: [...blanks(1), 'skill/sling'] }).settled('act')
  })

  rule('T7-ITEM-03 T7-ITEM-08', 'is made by the one to whom it is given', () => {
    const t = found('fog/boathook', { ingrid: {}, tomas: { items: [COIL, LANTERN, BAYONET] } }, 'with/tomas')
    t.choose('give/tomas', 'place').asks('place', 'second')
    expect(t.offers('place')).not.toContain('new')
    t.choose('instead/item/storm-lantern', 'place')
    expect(of(t, 'tomas').items).toEqual([COIL, BAYONET, { cards: ['fog/boathook'], die: 3 }])
    t.has({ past: ['item/storm-lantern'] }).settled('act')
  })
})

describe('an item that is not wanted any more', () => {
  const TWO = { cards: ['skill/barbed-harpoon', 'fog/boathook', 'skill/sling'], die: 4 } as const

  rule('T7-ITEM-15', 'may be given up between two actions: each card goes by its back', () => {
    const t = table({ land: [14], people: { ingrid: { items: [COIL, TWO] } } }).play('turn')
    t.choose('giveUp/skill/barbed-harpoon', 'anyTime')
    expect(of(t, 'ingrid').items).toEqual([COIL])
    t.has({ past: ['fog/boathook'], pile: ['skill/barbed-harpoon', 'skill/sling'] }).settled('act')
  })

  rule('T7-ITEM-15', 'is not given up during an action', () => {
    const t = table({ land: [14], people: { ingrid: { items: [COIL, TWO] } } }).play('turn')
    t.choose('ingrid/terrain/strand-of-buoys/1')
    expect(t.offers('anyTime')).toEqual([])
    t.settled('sheet')
  })

  rule('T7-ITEM-14 T7-ITEM-16', 'cannot be taken apart: only as a whole can it be given up, given or traded', () => {
    const t = table({
      land: [14],
      people: { ingrid: { items: [TWO] }, tomas: { items: [COIL] } },
    }).play('turn')
    const offers = t.as('first').offers('anyTime')
    expect(offers.filter((id) => id.includes('skill/') || id.includes('fog/'))).toEqual([
      'giveUp/skill/barbed-harpoon',
      'give/skill/barbed-harpoon/tomas',
      'trade/skill/barbed-harpoon/item/hemp-coil',
    ])
    t.settled('act')
  })
})
