// Items in use: effects, actions, dice. T7-ITEM-09, T7-ITEM-11 to T7-ITEM-14, T7-ITEM-17, T7-ITEM-18, T7-ITEM-21, T7-ITEM-22
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { blanks, draw, draws, handOf, of, perform, stars } from '../taking/doing.ts'

type T = TestTable<Continent>
type Items = NonNullable<NonNullable<Scene['people']>['ingrid']>['items']

/** Ingrid has these items. */
const having = (items: Items & object, scene: Scene = {}): T =>
  table({ people: { ingrid: { items } }, ...scene }).play('turn')

const itemsOf = (t: T) => of(t, 'ingrid').items

describe('an item', () => {
  rule('T7-EX-21 T7-ITEM-11', 'loses a point when it helps in a matching action', () => {
    const t = having([{ cards: ['fog/tin-cup'], die: 2 }], {
      land: [66],
      rolls: { action: stars(1) },
    })
    t.choose('ingrid/terrain/salt-pans/1')
    expect(draws(t)[0]).toBe(2)
    t.choose('use/fog/tin-cup')
    expect(draws(t)[0]).toBe(1)
    draw(t, 1).choose('discard', 'place')
    expect(itemsOf(t)).toEqual([{ cards: ['fog/tin-cup'], die: 1 }])
    t.settled('act')
  })

  rule('T7-EX-21 T7-ITEM-12', 'loses a point when its action is performed', () => {
    const t = having([{ cards: ['skill/fire-drill'], die: 2 }], { land: [14], rolls: { action: stars(2) } })
    perform(t, 'ingrid/skill/fire-drill/0', 2)
    expect(itemsOf(t)).toEqual([{ cards: ['skill/fire-drill'], die: 1 }])
    expect(of(t, 'ingrid').fire).toBe('1,1')
    t.settled('act')
  })

  rule('T7-ITEM-12 T7-ACT-OBJ-05 T7-CRAFT-13', 'performs its action with its last point, too, whoever made it', () => {
    const crafted = having([{ cards: ['skill/fire-drill'], die: 1 }], { land: [14], rolls: { action: stars(2) } })
    perform(crafted, 'ingrid/skill/fire-drill/0', 2)
    expect(of(crafted, 'ingrid')).toMatchObject({ items: [], fire: '1,1' })
    crafted.has({ pile: [...stars(2), 'skill/fire-drill'] }).settled('act')
    const food = having([{ cards: ['event/biscuit-tin'], die: 1 }], {
      land: [14],
      pile: blanks(1),
      rolls: { action: blanks(1) },
    })
    food.choose('ingrid/event/biscuit-tin/0/atOnce')
    expect(itemsOf(food)).toEqual([])
    food.has({ pile: [], past: ['event/biscuit-tin'] }).settled('act')
  })

  rule('T7-ITEM-11', 'helps only while its owner is involved', () => {
    const scene: Scene = {
      land: [66],
      people: { ingrid: {}, tomas: { items: [{ cards: ['fog/tin-cup'], die: 2 }] } },
    }
    const alone = table(scene).play('turn').choose('ingrid/terrain/salt-pans/1')
    expect(alone.offers('sheet')).not.toContain('use/fog/tin-cup')
    alone.choose('with/tomas')
    expect(alone.offers('sheet')).toContain('use/fog/tin-cup')
    alone.settled('sheet')
  })

  rule('T7-ITEM-12', 'lends its action to its owner only, and only while it has a die', () => {
    const t = table({
      land: [14],
      people: { ingrid: {}, tomas: { items: [{ cards: ['fog/boathook', 'item/flint-nodule'], die: 1 }] } },
    }).play('turn')
    expect(t.offers('act')).toContain('tomas/item/flint-nodule/0')
    expect(t.offers('act')).not.toContain('ingrid/item/flint-nodule/0')
    t.settled('act')
  })

  rule('T7-ITEM-13', 'applies its effects as its user likes', () => {
    // Tools for the dig: with both, two cards fewer than the three; with more cards than the least, none of them.
    const t = having([{ cards: ['item/old-bayonet', 'fog/tin-cup'], die: 2 }], { land: [46] })
    t.choose('ingrid/terrain/chalk-shoulder/1').choose('use/item/old-bayonet')
    expect(draws(t)[0]).toBe(1)
    expect(t.offers('sheet')).toEqual(expect.arrayContaining(['draw/1', 'draw/2', 'draw/3']))
    t.settled('sheet')
    // In a locked fight, the bow saves a card, or it does not.
    const fight = table({
      land: [61],
      people: { ingrid: { items: [{ cards: ['skill/short-bow'], die: 2 }] } },
      waiting: [{ card: 'event/boar#1' }],
      pending: [{ source: { card: 'event/boar#1', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
    }).play('mandatory')
    fight.choose('use/skill/short-bow')
    expect(fight.offers('sheet')).toEqual(['draw/2', 'draw/3'])
    fight.settled('sheet')
  })

  rule('T7-ITEM-17', "may have a card of somebody else's character", () => {
    const t = table({
      land: [12],
      people: { ingrid: {}, tomas: { items: [{ cards: ['skill/barbed-harpoon'], die: 4 }] } },
    }).play('turn')
    t.choose('tomas/terrain/tide-pools/1').choose('use/skill/barbed-harpoon')
    expect(draws(t)[0]).toBe(0)
    t.settled('sheet')
  })
})

describe('a die', () => {
  rule('T7-ITEM-09 T7-ITEM-21', 'never shows more than six', () => {
    const t = table({
      people: {
        emil: {
          hand: ['skill/spare-parts'],
          items: [
            { cards: ['item/old-bayonet'], die: 5 },
            { cards: ['item/bronze-adze'], die: 6 },
            { cards: ['item/hemp-coil'], die: 3 },
          ],
        },
      },
    }).play('turn')
    t.choose('skill/spare-parts/0', 'anyTime')
    // Nothing can be added to six.
    expect(t.offers('raise')).toEqual(['item/old-bayonet', 'item/hemp-coil'])
    t.choose('item/old-bayonet', 'raise')
    expect(of(t, 'emil').items.map(({ die }) => die)).toEqual([6, 6, 3])
    t.settled('act')
  })

  rule('T7-ITEM-21', 'is raised by all of it, where there is room', () => {
    const t = table({
      people: { emil: { hand: ['skill/spare-parts'], items: [{ cards: ['item/old-bayonet'], die: 4 }] } },
    }).play('turn')
    t.choose('skill/spare-parts/0', 'anyTime')
    expect(of(t, 'emil').items).toEqual([{ cards: ['item/old-bayonet'], die: 6 }])
    t.settled('act')
  })

  rule('T7-ITEM-09', 'comes off with its last point, and the item goes', () => {
    const t = having([{ cards: ['fog/tin-cup'], die: 1 }], {
      land: [66],
      rolls: { action: stars(1) },
    })
    t.choose('ingrid/terrain/salt-pans/1').choose('use/fog/tin-cup').choose('draw/1')
    // It is still there while the cards lie open.
    expect(itemsOf(t)).toEqual([{ cards: ['fog/tin-cup'], die: 0 }])
    t.choose('none', 'keep').choose('discard', 'place')
    expect(itemsOf(t)).toEqual([])
    t.has({ past: ['fog/tin-cup', 'item/salt-block'] }).settled('act')
  })
})

describe('a card of an item', () => {
  const PISTOL = { cards: ['item/flare-pistol', 'item/old-bayonet'], die: 3 } as const

  /** A boar charges at Ingrid. */
  const charged = (items: Items & object, ...drawn: readonly string[]): T =>
    table({
      land: [61],
      people: { ingrid: { items } },
      waiting: [{ card: 'event/boar#1' }],
      pending: [{ source: { card: 'event/boar#1', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
      rolls: { action: drawn, adventure: ['supply/rock-dove'] },
    }).play('mandatory')

  rule('T7-ITEM-14 T7-ITEM-18 T7-ACT-OBJ-10', 'leaves it when it says so; the die goes on to the next card', () => {
    const t = charged([PISTOL], ...blanks(3))
    t.choose('use/item/flare-pistol').choose('item/flare-pistol/0', 'effects')
    expect(itemsOf(t)).toEqual([{ cards: ['item/old-bayonet'], die: 2 }])
    t.has({ past: ['item/flare-pistol', 'event/boar#1'], events: [{ card: 'supply/rock-dove', at: '2,3' }] }).settled(
      'act',
    )
  })

  rule('T7-ITEM-13 T7-ITEM-14', 'stays if its effect is not applied', () => {
    const t = charged([PISTOL], ...stars(3))
    t.choose('use/item/flare-pistol').choose('none', 'keep')
    expect(itemsOf(t)).toEqual([{ cards: ['item/flare-pistol', 'item/old-bayonet'], die: 2 }])
    t.settled('act')
  })

  const LIGHT = ['item/storm-lantern', 'item/old-bayonet', 'item/flint-nodule'] as const

  /** On the way to the drowned chapel, with a light for those who sit in the dark. */
  const chapel = (people: Scene['people'] & object): T =>
    table({
      land: [445],
      people,
      rolls: { action: stars(1), adventure: ['supply/insight#1', 'supply/insight#2'] },
    }).play('turn')

  rule('T7-ITEM-22 T7-ITEM-18 T7-TURN-30', 'may be what is paid: any one with the keyword; the die goes on', () => {
    const t = chapel({ ingrid: { hand: ['bonus/the-hermits-errand'], items: [{ cards: LIGHT, die: 4 }] } })
    t.choose('ingrid/bonus/the-hermits-errand/0').choose('draw/1', 'sheet')
    expect(t.offers('payment')).toEqual(['item/storm-lantern', 'item/flint-nodule'])
    t.choose('item/storm-lantern', 'payment').choose('none', 'keep')
    expect(itemsOf(t)).toEqual([{ cards: ['item/old-bayonet', 'item/flint-nodule'], die: 4 }])
    expect(handOf(t, 'ingrid')).toEqual([])
    t.has({ past: ['item/storm-lantern'], banished: ['bonus/the-hermits-errand'] }).settled('act')
  })

  rule('T7-ITEM-22', 'may be the last one: then the item is gone', () => {
    const t = chapel({
      ingrid: { hand: ['bonus/the-hermits-errand'], items: [{ cards: ['item/storm-lantern'], die: 4 }] },
    })
    perform(t, 'ingrid/bonus/the-hermits-errand/0', 1)
    expect(itemsOf(t)).toEqual([])
    t.has({ past: ['item/storm-lantern'] }).settled('act')
  })

  rule('T7-ITEM-22', 'is paid by those who are involved, and by nobody else', () => {
    const people: Scene['people'] & object = {
      ingrid: { hand: ['bonus/the-hermits-errand'] },
      tomas: { items: [{ cards: ['item/storm-lantern'], die: 4 }] },
    }
    const t = chapel(people)
    t.choose('ingrid/bonus/the-hermits-errand/0')
    expect(t.offers('sheet')).not.toContain('draw/1')
    t.choose('with/tomas')
    draw(t, 1)
    expect(of(t, 'tomas').items).toEqual([])
    t.has({ past: ['item/storm-lantern'] }).settled('act')
  })

  rule('T7-ITEM-22', 'needs the keyword: without one, the action is not offered', () => {
    const t = table({
      land: [445],
      people: { ingrid: { hand: ['bonus/the-hermits-errand'], items: [{ cards: ['item/old-bayonet'], die: 4 }] } },
    }).play('turn')
    expect(t.offers('act').filter((id) => id.includes('errand'))).toEqual([])
    t.settled('act')
  })
})
