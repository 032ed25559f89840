// Skill cards become items. T7-CRAFT

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items, least } from './players.ts'

const RAFT = 'ingrid/skill/log-raft/0'
const STAFF = 'ingrid/skill/walking-staff/0'

/** Ingrid has these Skill cards in hand. */
const smith = (cards: readonly CardId[], scene: Scene): TestTable<Continent> =>
  table({ people: { ingrid: { hand: cards } }, ...scene }).play('turn')

/** The fewest cards for a Log Raft: 6, or 3 fewer with wood, 2 with vine, 1 with reed. */
function raft(scene: Scene): string | undefined {
  const t = smith(['skill/log-raft'], scene)
  const found = least(t, RAFT)
  t.settled('act')
  return found
}

describe('materials', () => {
  rule('T7-CRAFT-03 T7-CRAFT-04 T7-CRAFT-06', 'each lower the cost, all together, and none is needed', () => {
    expect(raft({ land: [18] })).toBe('draw/6')
    expect(raft({ land: [23] })).toBe('draw/5')
    expect(raft({ land: [14] })).toBe('draw/3')
    expect(raft({ land: [44] })).toBe('draw/1')
    expect(raft({ land: [44], spaces: {}, events: [[44, 'event/floating-garden']] })).toBe('draw/0')
  })

  rule('T7-CRAFT-03', 'come from events beside the terrain, too, but not from other terrains', () => {
    expect(raft({ land: [18], events: [[18, 'event/picked-over-wrack']] })).toBe('draw/4')
    expect(raft({ land: [18, 23], events: [[23, 'event/picked-over-wrack']] })).toBe('draw/6')
  })

  rule('T7-CRAFT-05', 'count once, from however many places they come', () => {
    expect(raft({ land: [14], events: [[14, 'event/castaways-lean-to']] })).toBe('draw/3')
  })

  rule('T7-CRAFT-07', 'are not used up', () => {
    const t = smith(['skill/walking-staff', 'skill/log-raft'], { land: [14] })
    t.choose(`${STAFF}/atOnce`).choose('new', 'place')
    expect(items(t, 'ingrid')).toEqual(['4: skill/walking-staff'])
    expect(least(t, RAFT)).toBe('draw/3')
    t.settled('act')
  })

  rule('T7-CRAFT-04', 'and what else lowers the cost bring it to nothing at most', () => {
    const t = table({ people: { emil: { hand: ['skill/walking-staff'] } }, land: [14] }).play('turn')
    expect(least(t, 'emil/skill/walking-staff/0')).toBe('draw/0')
    t.settled('act')
  })

  rule('T7-CRAFT-14', 'are those under the figure of the active player, who holds the card', () => {
    const t = table({
      people: { ingrid: { on: 18, hand: ['skill/log-raft'] }, tomas: { on: 14 } },
      land: [14, 23, 18],
    }).play('turn')
    expect(least(t, RAFT)).toBe('draw/6')
    expect(t.offers('act')).not.toContain('tomas/skill/log-raft/0')
    t.settled('act')
  })
})

describe('making an item', () => {
  rule('T7-CRAFT-01 T7-CRAFT-02 T7-CRAFT-08', 'is an action like others, and ends with a new item', () => {
    const t = smith(['skill/stone-hatchet'], { land: [18], rolls: { action: [...BLANKS.slice(0, 2), 'skill/sling'] } })
    t.choose('ingrid/skill/stone-hatchet/0').choose('draw/3')
    // Step 4 comes before step 6, and the card is in hand until then.
    t.asks('keep')
    expect(hand(t, 'ingrid')).toEqual(['skill/stone-hatchet'])
    t.choose('skill/sling')
    expect(t.offers('place')).toEqual(['new', 'discard'])
    expect(hand(t, 'ingrid')).toEqual(['skill/sling'])
    t.choose('new')
    expect(items(t, 'ingrid')).toEqual(['4: skill/stone-hatchet'])
    t.settled('act')
  })

  rule('T7-CRAFT-14', 'leaves the card in hand until step 6', () => {
    const t = smith(['skill/stone-hatchet'], { land: [18], rolls: { action: [...BLANKS.slice(0, 2), 'skill/sling'] } })
    t.choose('ingrid/skill/stone-hatchet/0/atOnce').asks('keep')
    expect(hand(t, 'ingrid')).toEqual(['skill/stone-hatchet'])
    t.choose('none').choose('discard', 'place')
    t.has({ pile: [...BLANKS.slice(0, 2), 'skill/sling', 'skill/stone-hatchet'] }).settled('act')
  })

  rule('T7-CRAFT-09', 'or makes one longer that the maker has', () => {
    const t = table({
      people: { ingrid: { hand: ['skill/walking-staff'], items: [{ cards: ['skill/climbing-hooks'], die: 1 }] } },
      land: [14],
    }).play('turn')
    t.choose(`${STAFF}/atOnce`).choose('under/skill/climbing-hooks', 'place')
    expect(items(t, 'ingrid')).toEqual(['5: skill/climbing-hooks skill/walking-staff'])
    t.settled('act')
  })

  rule('T7-CRAFT-01 T7-CRAFT-10', 'or is for somebody else who is involved, who decides what becomes of it', () => {
    const t = table({
      people: {
        ingrid: { hand: ['skill/walking-staff'] },
        tomas: { items: [{ cards: ['skill/climbing-hooks'], die: 1 }] },
        wanjiru: {},
      },
      land: [14],
    }).play('turn')
    t.choose(STAFF).choose('with/tomas').choose('draw/0')
    t.asks('place', 'first')
    expect(t.offers('place')).toEqual(['new', 'give/tomas', 'discard'])
    t.choose('give/tomas').asks('place', 'second')
    expect(t.offers('place')).toEqual(['new', 'under/skill/climbing-hooks'])
    t.choose('new')
    expect(items(t, 'tomas')).toEqual(['1: skill/climbing-hooks', '4: skill/walking-staff'])
    expect([...items(t, 'ingrid'), ...hand(t, 'ingrid')]).toEqual([])
    t.settled('act')
  })

  rule('T7-CRAFT-11', 'is not possible on exposed ground', () => {
    const t = smith(['skill/walking-staff'], { land: [39] })
    expect(t.offers('act').filter((id) => id.startsWith(STAFF))).toEqual([])
    t.settled('act')
  })

  rule('T7-CRAFT-12', 'leaves the card in hand if it fails', () => {
    const t = table({
      people: { ingrid: { hand: ['skill/reed-basket'] }, tomas: {} },
      land: [18],
      rolls: { action: BLANKS.slice(0, 1), adventure: ['state/paranoid#5'] },
    }).play('turn')
    t.choose('ingrid/skill/reed-basket/0').choose('with/tomas').choose('exchange/1').choose('draw/1')
    expect(hand(t, 'ingrid')).toEqual(['skill/reed-basket', 'state/paranoid#5'])
    expect(items(t, 'ingrid')).toEqual([])
    t.settled('act')
  })

  rule('T7-CRAFT-14', 'is possible for somebody who cannot apply Skill cards', () => {
    const t = smith(['skill/walking-staff', 'state/freezing#5'], { land: [14] })
    t.choose(`${STAFF}/atOnce`).choose('new', 'place')
    expect(items(t, 'ingrid')).toEqual(['4: skill/walking-staff'])
    t.settled('act')
  })
})

describe('what is made', () => {
  rule('T7-CRAFT-13', 'is an item and nothing else: it is not made again, and a card in hand is no item', () => {
    const made = table({
      people: { ingrid: { items: [{ cards: ['skill/digging-stick'], die: 4 }] } },
      land: [46],
    }).play('turn')
    expect(made.offers('act').filter((id) => id.includes('digging-stick'))).toEqual([])
    made.choose('ingrid/terrain/chalk-shoulder/1').choose('use/skill/digging-stick')
    expect(made.offers('sheet')[0]).toBe('draw/1')
    made.choose('cancel').settled('act')
    const held = smith(['skill/digging-stick'], { land: [46] })
    held.choose('ingrid/terrain/chalk-shoulder/1')
    expect(held.offers('sheet')[0]).toBe('draw/3')
    expect(held.offers('sheet').filter((id) => id.includes('digging-stick'))).toEqual([])
    held.choose('cancel').settled('act')
  })

  rule('T7-CRAFT-15', 'may start with more durability: as a new item, and as part of another one', () => {
    const placed = (place: string): readonly string[] => {
      const t = table({
        people: { emil: { hand: ['skill/walking-staff'], items: [{ cards: ['skill/climbing-hooks'], die: 1 }] } },
        land: [14],
      }).play('turn')
      t.choose('emil/skill/walking-staff/0/atOnce').choose(place, 'place').settled('act')
      return items(t, 'emil')
    }
    expect(placed('new')).toEqual(['1: skill/climbing-hooks', '5: skill/walking-staff'])
    expect(placed('under/skill/climbing-hooks')).toEqual(['6: skill/climbing-hooks skill/walking-staff'])
  })

  rule('T7-CRAFT-15 T7-ITEM-21', 'never has more than six points', () => {
    const t = table({
      people: { emil: { hand: ['skill/walking-staff', 'advanced/everything-has-a-use'] } },
      land: [18],
      learned: ['advanced/everything-has-a-use'],
    }).play('turn')
    t.choose('emil/skill/walking-staff/0').choose('apply/advanced/everything-has-a-use/0').choose('draw/0')
    t.choose('new', 'place')
    // 4, 1 more for Emil, and 2 more for the card.
    expect(items(t, 'emil')).toEqual(['6: skill/walking-staff'])
    t.has({ pile: ['advanced/everything-has-a-use'] }).settled('act')
  })
})
