// Items that are crafted and combined. T7-EX-18 to T7-EX-20, T7-ITEM-20
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draws, handOf, of, perform } from '../taking/doing.ts'

type T = TestTable<Continent>

describe('crafting', () => {
  rule(
    'T7-EX-18 T7-CRAFT-03 T7-CRAFT-04 T7-CRAFT-06',
    'a raft is cheaper by each of its resources that is there',
    () => {
      // Six cards: three fewer with wood, two with vine, one with reed.
      for (const [land, least, ...events] of [
        [12, 6],
        [14, 3],
        [44, 1],
        [23, 5],
        [14, 1, 'event/picked-over-wrack'],
        [91, 0, 'event/picked-over-wrack'],
      ] as const satisfies readonly (readonly [number, number, ...CardId[]])[]) {
        const t = table({
          land: [land],
          people: { ingrid: { hand: ['skill/log-raft'] } },
          events: events.map((card) => [land, card] as const),
        }).play('turn')
        t.choose('ingrid/skill/log-raft/0')
        expect(draws(t)[0], `${land}`).toBe(least)
        t.settled('sheet')
      }
    },
  )

  /** Ingrid crafts a fish spear on the strand, for one card. */
  const spear = (people: Scene['people'] & object, ...preparations: readonly string[]): T =>
    perform(
      table({ land: [14], people, rolls: { action: blanks(1) } }).play('turn'),
      'ingrid/skill/fish-spear/0',
      1,
      ...preparations,
    )

  rule('T7-ITEM-20', 'what nobody wants goes to the pile', () => {
    const t = spear({ ingrid: { hand: ['skill/fish-spear'] } })
    t.choose('discard', 'place')
    expect(handOf(t, 'ingrid')).toEqual([])
    t.has({ pile: [...blanks(1), 'skill/fish-spear'], past: [] }).settled('act')
  })

  rule('T7-ITEM-17 T7-CRAFT-10', "what is given to somebody may be a card of one's own character", () => {
    const t = table({
      land: [20],
      people: { ingrid: { hand: ['skill/barbed-harpoon'] }, tomas: {} },
      rolls: { action: blanks(2) },
    }).play('turn')
    perform(t, 'ingrid/skill/barbed-harpoon/0', 2, 'with/tomas')
    t.choose('give/tomas', 'place')
    expect(of(t, 'tomas').items).toEqual([{ cards: ['skill/barbed-harpoon'], die: 4 }])
    t.settled('act')
  })
})

describe('combining', () => {
  /** Ingrid has an item, and finds or makes another one that may become part of it. */
  const spearUnder = (item: { readonly cards: readonly CardId[]; readonly die: number }): T =>
    perform(
      table({
        land: [14],
        people: { ingrid: { hand: ['skill/fish-spear'], items: [item] } },
        rolls: { action: blanks(1) },
      }).play('turn'),
      'ingrid/skill/fish-spear/0',
      1,
    )

  rule('T7-EX-19 T7-COMB-04', 'adds the durability if a keyword is shared', () => {
    // The spear is a blade, and a lure.
    for (const [card, die, together] of [
      ['item/old-bayonet', 1, 4],
      ['item/old-bayonet', 3, 6],
      ['item/adder-skin', 2, 5],
    ] as const) {
      const t = spearUnder({ cards: [card], die })
      t.choose(`under/${card}`, 'place')
      expect(of(t, 'ingrid').items).toEqual([{ cards: [card, 'skill/fish-spear'], die: together }])
      t.settled('act')
    }
  })

  rule('T7-EX-19 T7-COMB-05', 'is capped at six; apart, there are two dice', () => {
    const together = spearUnder({ cards: ['item/bone-harpoon'], die: 4 })
    together.choose('under/item/bone-harpoon', 'place')
    expect(of(together, 'ingrid').items).toEqual([{ cards: ['item/bone-harpoon', 'skill/fish-spear'], die: 6 }])
    together.settled('act')
    const apart = spearUnder({ cards: ['item/bone-harpoon'], die: 4 })
    apart.choose('new', 'place')
    expect(of(apart, 'ingrid').items).toEqual([
      { cards: ['item/bone-harpoon'], die: 4 },
      { cards: ['skill/fish-spear'], die: 3 },
    ])
    apart.settled('act')
  })

  rule('T7-EX-20 T7-COMB-06 T7-COMB-07', 'adds nothing without a keyword shared with the top card', () => {
    for (const cards of [['item/hemp-coil'], ['item/hemp-coil', 'item/old-bayonet']] as const) {
      const t = spearUnder({ cards, die: 4 })
      t.choose('under/item/hemp-coil', 'place')
      expect(of(t, 'ingrid').items).toEqual([{ cards: [...cards, 'skill/fish-spear'], die: 4 }])
      t.settled('act')
    }
  })
})
