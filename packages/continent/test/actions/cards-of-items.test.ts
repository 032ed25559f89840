// Actions that are printed on items, and cards that spare an item or leave it. T7-ACT-OBJ-08 to T7-ACT-OBJ-10.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, dice, extras, handOf, least } from './acting.ts'
import { BLANK, STAR } from './strips.ts'

const HOOKS: CardId = 'skill/climbing-hooks'
const LADDER: CardId = 'item/rope-ladder'
const FLINT: CardId = 'item/flint-nodule'

describe('an action that is printed on an item', () => {
  const IRON: CardId = 'item/branding-iron'

  rule('T7-ACT-OBJ-08', 'is the use of that item: what else it has for the action comes for the same point', () => {
    const people = { ingrid: { items: [{ cards: [FLINT, IRON], die: 2 }] } }
    const t = act({ people, land: [14], draws: [STAR] }, `ingrid/${FLINT}/0`)
    expect([least(t), extras(t)]).toEqual([0, []])
    and(t, 'draw/1', 'none').settled('act')
    expect(dice(t, 'ingrid')).toEqual({ [FLINT]: 1 })
    expect(t.state.members.map(({ fire }) => fire)).toEqual(['1,1'])
  })

  rule('T7-ACT-OBJ-08', 'with the last point, it breaks; another item can be used besides', () => {
    const items = [
      { cards: [FLINT], die: 1 },
      { cards: [IRON], die: 3 },
    ]
    const t = act({ people: { ingrid: { items } }, land: [14], draws: [STAR] }, `ingrid/${FLINT}/0`)
    expect([least(t), extras(t)]).toEqual([2, [`use/${IRON}`]])
    and(t, `use/${IRON}`, 'draw/1', 'none').settled('act')
    expect(dice(t, 'ingrid')).toEqual({ [IRON]: 2 })
    t.has({ past: [FLINT] })
  })
})

describe('a card that spares an item', () => {
  const PEOPLE = {
    ingrid: { hand: ['skill/share-the-load', 'skill/roll-call'], items: [{ cards: [HOOKS], die: 3 }] },
    barnaby: {
      hand: ['advanced/second-skin'],
      items: [
        { cards: [LADDER], die: 3 },
        { cards: ['item/hemp-coil'], die: 1 },
      ],
    },
  } as const
  const CLIMB = ['ingrid/terrain/gannet-ledge/1', 'with/barnaby', `use/${HOOKS}`, `use/${LADDER}`, 'use/item/hemp-coil']
  const scene = { people: PEOPLE, land: [87], draws: [STAR] } as const

  rule('T7-ACT-OBJ-09', 'spares one of another player', () => {
    const t = act(scene, ...CLIMB)
    expect(extras(t).filter((id) => id.startsWith('apply/skill/share-the-load'))).toEqual([
      `apply/skill/share-the-load/0/${LADDER}`,
      'apply/skill/share-the-load/0/item/hemp-coil',
    ])
    and(t, 'apply/skill/share-the-load/0/item/hemp-coil', 'draw/1', 'none').settled('act')
    expect([dice(t, 'ingrid'), dice(t, 'barnaby')]).toEqual([{ [HOOKS]: 2 }, { [LADDER]: 2, 'item/hemp-coil': 1 }])
    expect(handOf(t, 'ingrid')).toEqual(['skill/roll-call'])
  })

  rule('T7-ACT-OBJ-09', 'spares any one, and no item is spared twice', () => {
    const t = act(scene, ...CLIMB, `apply/skill/share-the-load/0/${LADDER}`)
    expect(extras(t).filter((id) => id.startsWith('apply/skill/roll-call'))).toEqual([
      `apply/skill/roll-call/0/${HOOKS}`,
      'apply/skill/roll-call/0/item/hemp-coil',
    ])
    and(t, `apply/skill/roll-call/0/${HOOKS}`, 'draw/1', 'none').settled('act')
    expect([dice(t, 'ingrid'), dice(t, 'barnaby')]).toEqual([{ [HOOKS]: 3 }, { [LADDER]: 3 }])
  })

  rule('T7-ACT-OBJ-09', 'spares all of its holder, also what is used later', () => {
    const t = act(scene, ...CLIMB.slice(0, 4), 'apply/advanced/second-skin/0', 'use/item/hemp-coil', 'draw/1', 'none')
    t.settled('act')
    expect([dice(t, 'ingrid'), dice(t, 'barnaby')]).toEqual([{ [HOOKS]: 2 }, { [LADDER]: 3, 'item/hemp-coil': 1 }])
    expect(handOf(t, 'barnaby')).toEqual([])
  })

  rule('T7-ACT-OBJ-09', 'stays in the hand if the one whose item it spares steps out', () => {
    const t = act(scene, ...CLIMB, `apply/skill/share-the-load/0/${LADDER}`)
    t.as('second').choose('stepOut', 'anyTime').as('first')
    expect(counts(t)[0]).toBe(1)
    and(t, 'draw/1', 'none').settled('act')
    expect(handOf(t, 'ingrid')).toEqual(['skill/share-the-load', 'skill/roll-call'])
  })
})

describe('"then discard this"', () => {
  const OIL: CardId = 'fog/lamp-oil'
  const scene = { people: { ingrid: { items: [{ cards: [OIL, FLINT], die: 3 }] } }, land: [14] } as const

  rule(
    'T7-ACT-OBJ-10',
    'a component card whose effect is applied leaves in step 5; the rest stays, with the die',
    () => {
      const t = act({ ...scene, draws: [STAR] }, `ingrid/${FLINT}/0`, `apply/${OIL}/0`, 'draw/1')
      expect(t.state.members.map(({ items }) => items)).toEqual([[{ cards: [OIL, FLINT], die: 2 }]])
      t.choose('none').settled('act')
      expect(t.state.members.map(({ items }) => items)).toEqual([[{ cards: [FLINT], die: 2 }]])
      t.has({ past: [OIL] })
    },
  )

  rule('T7-ACT-OBJ-10', 'and stays if its effect is not applied', () => {
    const t = act({ ...scene, draws: [STAR, BLANK] }, `ingrid/${FLINT}/0`, 'draw/2', 'none')
    t.settled('act')
    expect(t.state.members.map(({ items }) => items)).toEqual([[{ cards: [OIL, FLINT], die: 2 }]])
  })
})
