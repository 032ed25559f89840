// When an action begins, and when it ends. T7-ACT-06 to T7-ACT-08.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, dice, extras, handOf, least } from './acting.ts'
import { BLANK, CURSE, LEFT, SEVEN, STAR, STAR_OF_TOMAS } from './strips.ts'

describe('an action begins', () => {
  rule('T7-ACT-06', 'when the destination is fixed: before that, no card is drawn', () => {
    const t = act({ land: [14, 23, 27] }, 'ingrid/terrain/strand-of-buoys/0')
    expect(counts(t)).toEqual([])
    expect(extras(t)).toEqual(['to/2,1', 'to/1,2'])
    t.choose('to/1,2')
    expect([least(t), extras(t)]).toEqual([0, []])
    t.choose('draw/0').settled('act')
    expect(t.state.members.map(({ at }) => at)).toEqual(['1,2'])
  })

  rule(
    'T7-ACT-06',
    'and then Freezing goes where there is fire, for those who are involved, whatever comes of it',
    () => {
      const t = act(
        {
          people: {
            ingrid: { hand: ['state/freezing#1'], fire: 23 },
            tomas: { hand: ['state/freezing#2'] },
            wanjiru: { hand: ['state/freezing#3'] },
          },
          land: [23],
          draws: [BLANK],
          rolls: { adventure: ['state/paranoid#4'] },
        },
        'ingrid/terrain/dune-gate/2',
        'with/tomas',
      )
      expect(handOf(t, 'ingrid')).toEqual(['state/freezing#1'])
      t.choose('draw/1').asks('keep', 'first')
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas'), handOf(t, 'wanjiru')]).toEqual([[], [], ['state/freezing#3']])
      t.choose('none').settled('act')
    },
  )

  const LEAN_TO = { land: [44], events: [[44, 'event/castaways-lean-to']] } as const
  const OFFER = 'ingrid/event/castaways-lean-to/0'
  const AMBERGRIS: CardId = 'item/lump-of-ambergris'
  const TIN: CardId = 'event/biscuit-tin'

  rule('T7-ACT-06', 'then it is paid for, before items are used: the only meal cannot be used as well', () => {
    const items = [{ cards: [AMBERGRIS], die: 2 }]
    const t = act({ ...LEAN_TO, people: { ingrid: { items } }, draws: [BLANK] }, OFFER)
    expect(extras(t)).toEqual([])
    t.choose('draw/1').asks('keep', 'first')
    expect(dice(t, 'ingrid')).toEqual({})
    t.has({ past: [AMBERGRIS], action: { stars: 0 } })
    t.choose('none').settled('act')
  })

  rule('T7-ACT-06', 'a meal that is used does not pay, and what pays does not wear', () => {
    const items = [
      { cards: [AMBERGRIS], die: 2 },
      { cards: [TIN], die: 2 },
    ]
    const t = act({ ...LEAN_TO, people: { ingrid: { items } }, draws: [BLANK] }, OFFER, `use/${AMBERGRIS}`, 'draw/1')
    expect(dice(t, 'ingrid')).toEqual({ [AMBERGRIS]: 1 })
    t.has({ past: [TIN], action: { stars: 2, succeeded: true } })
    and(t, 'none', 'discard').settled('act')
  })

  rule('T7-ACT-06', 'and it cannot begin while nobody who is involved can pay', () => {
    const items = [{ cards: [TIN], die: 2 }]
    const t = act({ ...LEAN_TO, people: { ingrid: {}, tomas: { items } }, draws: [STAR] }, OFFER)
    expect(counts(t)).toEqual([])
    t.choose('with/tomas')
    expect(least(t)).toBe(1)
    and(t, 'draw/1', 'none', 'discard').settled('act')
    expect(dice(t, 'tomas')).toEqual({})
  })

  rule('T7-ACT-06', 'a card of the hand that pays is not applied, and one that is applied does not pay', () => {
    const hand: readonly CardId[] = ['skill/quick-hands', 'skill/stand-fast']
    const scene = { land: [333], events: [[333, 'shadow/measured']] } as const
    const TAKE = 'ingrid/shadow/measured/0'
    const two = act({ ...scene, people: { ingrid: { hand } } }, TAKE)
    expect([counts(two), extras(two)]).toEqual([[2], []])
    two.choose('cancel').settled('act')

    const people = { ingrid: { hand: [...hand, 'skill/keep-low', 'skill/log-raft'] } } as const
    const three = act({ ...scene, people, draws: [BLANK, SEVEN] }, TAKE)
    three.choose('apply/skill/quick-hands/0').choose('draw/0').asks('payment', 'first')
    expect(three.offers('payment')).toEqual(['skill/stand-fast', 'skill/keep-low', 'skill/log-raft'])
    three.choose('skill/stand-fast').choose('skill/keep-low')
    expect(handOf(three, 'ingrid')).toEqual(['skill/log-raft'])
    three.settled('act')
  })
})

describe('an action ends', () => {
  rule('T7-ACT-07 T7-ACT-08', 'after step 7, for all who are involved: the active player first, then clockwise', () => {
    const t = act(
      {
        people: {
          ingrid: { hand: ['state/bloody#1'] },
          tomas: { hand: ['state/bloody#2'] },
          wanjiru: { hand: ['state/bloody#3', 'skill/stand-fast', 'skill/quick-hands', 'skill/keep-low'] },
          anselm: { hand: ['state/bloody#4'] },
        },
        land: [87],
        draws: [STAR, STAR_OF_TOMAS, SEVEN, 'skill/wire-snare', 'skill/lean-to', 'skill/pitch-torch'],
      },
      'tomas/terrain/gannet-ledge/1',
      'with/ingrid',
      'with/wanjiru',
      'draw/3',
      'none',
    )
    t.asks('handLimit', 'third')
    expect(t.happened('lifeLost')).toEqual([])
    t.choose('skill/stand-fast').settled('act')
    expect(t.within('lifeLost')).toMatchObject([{ actor: 'tomas' }, { actor: 'wanjiru' }, { actor: 'ingrid' }])
  })

  rule(
    'T7-ACT-07',
    "each player's cards by ascending number: Frightened goes, and brings a card, before poison takes it",
    () => {
      const t = act(
        {
          people: { wanjiru: { hand: ['state/poisoned#5', 'state/frightened#6'], fire: 23 } },
          land: [23],
          draws: [BLANK, BLANK, BLANK],
          deck: [BLANK],
          pile: [CURSE],
        },
        'wanjiru/terrain/dune-gate/2',
        'draw/1',
        'none',
      )
      t.settled('act')
      t.has({ deck: [], pile: [], turnedPile: [CURSE, BLANK] })
      expect(t.happened('lifeLost')).toMatchObject([{ cards: [BLANK] }])
      expect(t.happened('pileRevealed')).toEqual([])
      expect(handOf(t, 'wanjiru')).toEqual(['state/poisoned#5'])
    },
  )

  rule('T7-ACT-07', 'before what must be done next begins', () => {
    const t = act(
      {
        people: { ingrid: { hand: ['state/poisoned#5'], items: [{ cards: ['item/old-bayonet'], die: 3 }] } },
        land: [61],
        draws: [BLANK, SEVEN, CURSE, LEFT],
        rolls: { adventure: ['event/boar#1'] },
      },
      'ingrid/terrain/boar-thicket/2',
      'draw/3',
      'none',
    )
    t.asks('sheet', 'first')
    expect([counts(t), t.happened('lifeLost').length]).toEqual([[3], 1])
    t.settled('sheet')
  })
})

describe('"your actions"', () => {
  const CLIMB = 'ingrid/terrain/gannet-ledge/1'

  rule(
    'T7-ACT-08 T7-ACT-COST-13',
    'are those in which you are active: who only helps does not make them dearer',
    () => {
      const active = act(
        { people: { ingrid: { hand: ['state/tired#1'] }, tomas: {} }, land: [87] },
        CLIMB,
        'with/tomas',
      )
      expect(least(active)).toBe(4)
      active.choose('cancel').settled('act')
      const helping = act(
        { people: { ingrid: {}, tomas: { hand: ['state/tired#1'] } }, land: [87] },
        CLIMB,
        'with/tomas',
      )
      expect(least(helping)).toBe(3)
      helping.choose('cancel').settled('act')
    },
  )

  rule('T7-ACT-08', 'and those in which you are involved are those in which you help, too', () => {
    // Ingrid swims and fishes for one card less, whoever is active; poison counts in one's own actions only.
    const people = { ingrid: { hand: ['state/poisoned#5'] }, tomas: {} } as const
    const rolls = { adventure: ['supply/two-dabs'] }
    const t = act({ people, land: [95], draws: [STAR], rolls }, 'tomas/terrain/river-mouth/1', 'with/ingrid')
    expect(least(t)).toBe(1)
    and(t, 'draw/1', 'none').settled('act')
    expect(t.happened('lifeLost')).toEqual([])
  })
})
