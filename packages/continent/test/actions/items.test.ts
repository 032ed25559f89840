// Step 1 of an action: items are used. T7-ACT-OBJ-01 to T7-ACT-OBJ-07.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, dice, extras, least, result } from './acting.ts'
import { BLANK, BLANK_TOO, CURSE, SEVEN, STAR } from './strips.ts'

const HOOKS: CardId = 'skill/climbing-hooks'
const LADDER: CardId = 'item/rope-ladder'
const STICK: CardId = 'skill/digging-stick'
const CUP: CardId = 'fog/tin-cup'
const FLINT: CardId = 'item/flint-nodule'

describe('items that are used', () => {
  const CLIMB = 'ingrid/terrain/gannet-ledge/1'
  const item = (card: CardId, die = 3): { cards: CardId[]; die: number } => ({ cards: [card], die })

  rule('T7-ACT-OBJ-01', 'any number of them, each by the player who is involved and has it', () => {
    const t = act(
      {
        people: {
          ingrid: { items: [item(HOOKS), item('item/hemp-coil')] },
          tomas: { items: [item(LADDER)] },
          wanjiru: { items: [item('skill/walking-staff')] },
        },
        land: [87],
        draws: [STAR],
      },
      CLIMB,
      'with/tomas',
    )
    const used = extras(t).filter((id) => id.startsWith('use/'))
    expect(used).toEqual([`use/${HOOKS}`, 'use/item/hemp-coil', `use/${LADDER}`])
    and(t, ...used, 'draw/1')
    expect([dice(t, 'ingrid'), dice(t, 'tomas'), dice(t, 'wanjiru')]).toEqual([
      { [HOOKS]: 2, 'item/hemp-coil': 2 },
      { [LADDER]: 2 },
      { 'skill/walking-staff': 3 },
    ])
    expect(result(t)).toMatchObject({ stars: 2 })
    t.choose('none').settled('act')
  })

  rule(
    'T7-ACT-OBJ-02 T7-ACT-OBJ-04',
    'an item of several cards loses one point, whatever effects of them are applied: all that fit, and no others',
    () => {
      const items = [{ cards: [CUP, STICK, 'item/old-bayonet' as const, FLINT], die: 4 }]
      const t = act(
        { people: { ingrid: { items } }, land: [234], draws: [SEVEN], rolls: { adventure: ['state/frightened#5'] } },
        'ingrid/terrain/barrow-isle/1',
        `use/${CUP}`,
      )
      expect(least(t)).toBe(0)
      t.choose('draw/1')
      expect([dice(t, 'ingrid'), result(t)]).toEqual([{ [CUP]: 3 }, { stars: 1, difficulty: 2, succeeded: false }])
      t.choose('none').settled('act')
    },
  )

  rule('T7-ACT-OBJ-03', 'are used once in an action, and again in the next one', () => {
    const people = { ingrid: { items: [item('item/hemp-coil', 2)] } }
    const t = act({ people, land: [87], draws: [BLANK, SEVEN], rolls: { adventure: ['state/injured#5'] } }, CLIMB)
    t.choose('use/item/hemp-coil')
    expect(extras(t)).toEqual([])
    and(t, 'draw/2', 'none')
    expect(dice(t, 'ingrid')).toEqual({ 'item/hemp-coil': 1 })
    t.choose(CLIMB)
    expect(extras(t)).toEqual(['use/item/hemp-coil'])
    t.choose('cancel')
    t.settled('act')
  })

  rule('T7-ACT-OBJ-06', 'which is not used does not count in step 3', () => {
    const people = { ingrid: { items: [item(HOOKS)] } }
    const t = act({ people, land: [87], draws: [STAR, BLANK, SEVEN], rolls: { adventure: ['state/injured#5'] } }, CLIMB)
    expect(least(t)).toBe(3)
    t.choose('draw/3')
    expect([result(t), dice(t, 'ingrid')]).toEqual([{ stars: 1, difficulty: 2, succeeded: false }, { [HOOKS]: 3 }])
    t.choose('none').settled('act')
  })
})

describe('the last point', () => {
  rule(
    'T7-ACT-OBJ-05 T7-ACT-RES-10',
    'off the item comes the die; its effects count until step 5, when it goes',
    () => {
      const t = act(
        { people: { ingrid: { items: [{ cards: [STICK], die: 1 }] } }, land: [20], draws: [SEVEN] },
        'ingrid/terrain/fox-earth/1',
        `use/${STICK}`,
        'draw/1',
      )
      expect([dice(t, 'ingrid'), result(t)]).toEqual([{ [STICK]: 0 }, { stars: 1, difficulty: 1, succeeded: true }])
      t.choose('none').asks('place', 'first')
      expect(dice(t, 'ingrid')).toEqual({})
      t.choose('discard').settled('act')
    },
  )

  rule('T7-ACT-OBJ-05', 'what it adds to a meal is added, although the item is gone before the meal', () => {
    const items = [
      { cards: ['fog/captains-flask' as const], die: 2 },
      { cards: ['item/salt-block' as const], die: 1 },
    ]
    const back: CardId[] = [SEVEN, BLANK, CURSE, BLANK_TOO, STAR, 'skill/keep-low', 'skill/stand-fast']
    const pile: CardId[] = [...back, 'skill/sling']
    const t = act(
      { people: { ingrid: { items } }, deck: [], turnedPile: pile, rolls: { action: back } },
      'ingrid/fog/captains-flask/0',
      'use/item/salt-block',
      'draw/0',
    )
    t.has({ deck: back, pile: ['skill/sling'], past: ['item/salt-block'] }).settled('act')
    expect(dice(t, 'ingrid')).toEqual({ 'fog/captains-flask': 1 })
  })

  const RAFT: CardId = 'skill/log-raft'
  const SWIM = 'tomas/terrain/river-mouth/2'
  const rafting = { people: { tomas: { items: [{ cards: [RAFT], die: 1 }] } }, land: [95] } as const

  rule('T7-ACT-OBJ-05 T7-ACT-OBJ-06', 'its pennant counts in step 6; that of an item that is not used does not', () => {
    const t = act({ ...rafting, draws: [BLANK] }, SWIM, `use/${RAFT}`, 'draw/1', 'none')
    expect([dice(t, 'tomas'), t.offers('pennant')]).toEqual([{}, ['149', '154']])
    and(t, '149').settled('act')

    const without = act({ ...rafting, draws: ['skill/mule-track', BLANK] }, SWIM, 'draw/2', 'none')
    without.has({ events: [{ card: 'event/sandbar', at: '4,3' }] }).settled('act')
    expect(dice(without, 'tomas')).toEqual({ [RAFT]: 1 })
  })
})

describe('an item that does not fit', () => {
  rule('T7-ACT-OBJ-07', 'cannot be used: neither an effect nor a pennant of it belongs to the action', () => {
    const items = [
      { cards: [HOOKS], die: 3 },
      { cards: ['skill/carbide-lamp' as const], die: 3 },
    ]
    const spot = act({ people: { zofia: { items } }, land: [255] }, 'zofia/terrain/lantern-posts/1')
    expect(extras(spot)).toEqual(['use/skill/carbide-lamp'])
    spot.choose('cancel').settled('act')
    const pray = act({ people: { zofia: { items } }, land: [255] }, 'zofia/terrain/lantern-posts/2')
    expect(extras(pray)).toEqual([])
    pray.choose('cancel').settled('act')
  })

  rule('T7-ACT-OBJ-07', 'nor can one whose effect needs what the land does not have', () => {
    const people = { ingrid: { hand: [HOOKS], items: [{ cards: ['skill/stone-hatchet' as const], die: 4 }] } }
    const wood = act({ people, land: [14] }, `ingrid/${HOOKS}/0`)
    expect(extras(wood)).toEqual(['use/skill/stone-hatchet'])
    wood.choose('cancel').settled('act')
    const none = act({ people, land: [23] }, `ingrid/${HOOKS}/0`)
    expect(extras(none)).toEqual([])
    none.choose('cancel').settled('act')
  })
})
