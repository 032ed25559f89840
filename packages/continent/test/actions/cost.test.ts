// Step 2 of an action: what it costs. T7-ACT-COST-01 to T7-ACT-COST-13, and T7-ACT-COST-24.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, extras, handOf, least, result } from './acting.ts'
import { BLANK, SEVEN, STAR } from './strips.ts'

const HOOKS: CardId = 'skill/climbing-hooks'
const LADDER: CardId = 'item/rope-ladder'
const CLIMB = 'ingrid/terrain/gannet-ledge/1'

describe('the exchange of cards for difficulty', () => {
  const both = { ingrid: {}, tomas: {} }
  const exchanges = (t: ReturnType<typeof act>): readonly string[] =>
    extras(t).filter((id) => id.startsWith('exchange/'))

  rule('T7-ACT-COST-02 T7-ACT-COST-05', 'is there once somebody else is involved; alone, there is none', () => {
    const t = act({ people: both, land: [23] }, 'ingrid/terrain/dune-gate/1')
    expect(exchanges(t)).toEqual([])
    t.choose('with/tomas')
    expect(exchanges(t)).toEqual(['exchange/1', 'exchange/2'])
    t.choose('exchange/2')
    expect([least(t), exchanges(t)]).toEqual([0, ['exchange/0', 'exchange/1']])
    t.choose('exchange/1')
    expect(least(t)).toBe(1)
    t.choose('exchange/0')
    expect(least(t)).toBe(2)
    t.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-02', 'what is exchanged is added to the difficulty', () => {
    const rolls = { adventure: ['state/paranoid#4'] }
    const t = act(
      { people: both, land: [23], draws: [STAR], rolls },
      'ingrid/terrain/dune-gate/2',
      'with/tomas',
      'exchange/1',
    )
    t.choose('draw/1')
    expect(result(t)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
    t.choose('none').settled('act')
  })

  rule(
    'T7-ACT-COST-03 T7-ACT-COST-12',
    'is of the base cost and what is added by force, at most, reductions not counted; what they bring below 0 is lost',
    () => {
      const people = {
        ingrid: { hand: ['state/tired#1'], items: [{ cards: [HOOKS], die: 3 }] },
        tomas: {},
      } as const
      const t = act(
        { people, land: [87], draws: [STAR, BLANK], rolls: { adventure: ['state/injured#5', 'state/paranoid#4'] } },
        CLIMB,
      )
      and(t, 'with/tomas', `use/${HOOKS}`)
      expect([least(t), exchanges(t)]).toEqual([2, ['exchange/1', 'exchange/2', 'exchange/3', 'exchange/4']])
      t.choose('exchange/3')
      expect(least(t)).toBe(0)
      t.choose('draw/2')
      expect(result(t)).toEqual({ stars: 2, difficulty: 5, succeeded: false })
      t.choose('none').settled('act')
    },
  )

  rule('T7-ACT-COST-04', 'is not there in a locked action', () => {
    const t = act(
      { people: both, land: [79], events: [[79, 'event/sea-chest']] },
      'ingrid/event/sea-chest/0',
      'with/tomas',
    )
    expect([counts(t), exchanges(t)]).toEqual([[3], []])
    t.choose('cancel').settled('act')
  })
})

describe('effects on the cost', () => {
  const THORNS = { land: [44], spaces: { '3,1': { open: 'fog/thorn-belt' } } } as const
  const PASS = 'ingrid/fog/thorn-belt/0'

  rule(
    'T7-ACT-COST-06 T7-ACT-COST-11',
    'are those of cards in hands of players who are involved; some are discarded',
    () => {
      const people = { ingrid: { hand: ['advanced/fen-walker'] }, tomas: { hand: ['skill/trail-sense'] } } as const
      const alone = act({ ...THORNS, people }, PASS)
      expect([least(alone), extras(alone)]).toEqual([1, ['with/tomas']])
      alone.choose('cancel').settled('act')

      const rolls = { adventure: ['state/bloody#6', 'state/paranoid#4'] }
      const t = act({ ...THORNS, people, draws: [BLANK], rolls }, PASS, 'with/tomas', 'apply/skill/trail-sense/0')
      expect([least(t), handOf(t, 'tomas')]).toEqual([0, ['skill/trail-sense']])
      t.choose('draw/1')
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([['advanced/fen-walker'], []])
      t.has({ pile: ['skill/trail-sense'] })
      t.choose('none').settled('act')
    },
  )

  rule('T7-ACT-COST-07', 'are those of items that are used, and of no others', () => {
    const people = { ingrid: { items: [{ cards: [HOOKS], die: 3 }] }, tomas: { items: [{ cards: [LADDER], die: 3 }] } }
    const t = act({ people, land: [87] }, CLIMB, 'with/tomas')
    expect(least(t)).toBe(3)
    t.choose(`use/${LADDER}`)
    expect(least(t)).toBe(1)
    t.choose('cancel').settled('act')
  })

  rule(
    'T7-ACT-COST-08',
    'are those of events beside the terrain where the action takes place, and of no others',
    () => {
      const here = act({ ...THORNS, events: [[44, 'event/boot-prints']] }, PASS)
      expect(least(here)).toBe(1)
      here.choose('cancel').settled('act')
      const there = act({ ...THORNS, land: [44, 35], events: [[35, 'event/boot-prints']] }, PASS)
      expect(least(there)).toBe(2)
      there.choose('cancel').settled('act')
    },
  )

  rule('T7-ACT-COST-09', 'are those of Quest Items', () => {
    const decipher = 'ingrid/terrain/beacon-mound/2'
    const t = act({ land: [72], quests: ['quest/perpetuas-log'] }, decipher)
    expect(least(t)).toBe(1)
    t.choose('cancel').settled('act')
    const without = act({ land: [72], quests: ['quest/bell-clapper'] }, decipher)
    expect(least(without)).toBe(2)
    without.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-10', 'add up: a hand, an item and an event', () => {
    const t = act(
      {
        people: { ingrid: { hand: ['advanced/fen-walker'], items: [{ cards: ['skill/pitch-torch'], die: 2 }] } },
        land: [240],
        spaces: { '1,3': { open: 'fog/steam-gate' } },
        events: [[240, 'event/lookout-fork']],
      },
      'ingrid/fog/steam-gate/1',
      'use/skill/pitch-torch',
    )
    expect(least(t)).toBe(1)
    t.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-12', 'never make it less than 0', () => {
    const people = {
      ingrid: {
        items: [
          { cards: [HOOKS], die: 3 },
          { cards: [LADDER], die: 3 },
        ],
      },
    }
    const t = act({ people, land: [87], draws: [STAR] }, CLIMB, `use/${HOOKS}`, `use/${LADDER}`)
    expect(counts(t).slice(0, 3)).toEqual([0, 1, 2])
    and(t, 'draw/1', 'none').settled('act')
  })

  rule('T7-ACT-COST-13', 'are counted together with what is added by force, before anything below 0 is lost', () => {
    const hand = ['state/tired#1'] as const
    const items = [
      { cards: [HOOKS], die: 3 },
      { cards: [LADDER], die: 3 },
      { cards: ['item/hemp-coil' as const], die: 3 },
    ]
    const t = act({ people: { ingrid: { hand, items } }, land: [87] }, CLIMB)
    expect(least(t)).toBe(4)
    and(t, `use/${HOOKS}`, 'use/item/hemp-coil')
    expect(least(t)).toBe(1)
    t.choose(`use/${LADDER}`)
    expect(least(t)).toBe(0)
    t.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-24', 'that set the cost come last: it is 0, whatever was added, exchanged or taken off', () => {
    const people = { emil: { hand: ['state/drenched#1', 'skill/bright-idea', 'skill/log-raft'] }, anselm: {} } as const
    const rolls = { adventure: ['state/paranoid#4'] }
    const t = act({ people, land: [23], draws: [SEVEN], rolls }, 'emil/skill/log-raft/0', 'with/anselm')
    // 6, one more for the clothes, 2 fewer for the tinkerer, 1 fewer for the reed.
    expect(least(t)).toBe(4)
    and(t, 'exchange/1', 'apply/skill/bright-idea/0')
    expect(least(t)).toBe(0)
    t.choose('draw/1')
    expect(result(t)).toEqual({ stars: 0, difficulty: 1, succeeded: false })
    t.choose('none').settled('act')
  })
})
