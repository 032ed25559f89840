// Step 6 of an action: what comes of it. T7-ACT-CONS, T7-EX-29.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { type Acting, act, and, dice, handOf } from './acting.ts'
import { BLANK, CURSE, LEFT, SEVEN, STAR, STAR_AND_RIGHT } from './strips.ts'

const SPOT = 'ingrid/terrain/dune-gate/2'
const DIG = 'ingrid/terrain/fox-earth/1'
const PARANOID: CardId = 'state/paranoid#4'
const THREE = { ingrid: {}, tomas: {}, wanjiru: {} }

/** Who has taken which number, in this order. */
const takenIn = (t: Acting): readonly string[] =>
  t.happened('taken').map((event) => {
    const { who, number } = { who: '', number: 0, ...event }
    return `${who} ${number}`
  })

describe('a consequence', () => {
  rule('T7-ACT-CONS-01', 'is that of a success or that of a failure, never both', () => {
    const won = act({ land: [44], draws: [STAR, BLANK] }, 'ingrid/terrain/driftwood-stockade/1', 'draw/2', 'none')
    won.settled('act')
    const rolls = { adventure: ['state/frightened#4'] }
    const lost = act(
      { land: [44], draws: [SEVEN, BLANK], rolls },
      'ingrid/terrain/driftwood-stockade/1',
      'draw/2',
      'none',
    )
    lost.settled('act')
    expect([takenIn(won), takenIn(lost)]).toEqual([['ingrid 143'], ['ingrid 103']])
  })

  rule(
    'T7-ACT-CONS-02 T7-ACT-CONS-09',
    'is none after a failure without a black section; alone, nobody becomes Paranoid',
    () => {
      const t = act({ land: [23], draws: [BLANK], deck: [BLANK, STAR] }, SPOT, 'draw/1', 'none')
      t.has({ deck: [STAR], pile: [BLANK], past: [], events: [] }).settled('act')
      expect([takenIn(t), handOf(t, 'ingrid')]).toEqual([[], []])
    },
  )

  rule('T7-ACT-CONS-03 T7-ACT-CONS-10', 'concerns the active player only, and so does card 100', () => {
    const rolls = { adventure: ['state/bloody#5', PARANOID] }
    const t = act({ people: THREE, land: [20], draws: [BLANK, SEVEN], rolls }, DIG, 'with/tomas', 'draw/2', 'none')
    t.settled('act')
    expect(handOf(t, 'ingrid')).toEqual(['state/bloody#5', PARANOID])
    expect([handOf(t, 'tomas'), handOf(t, 'wanjiru')]).toEqual([[], []])
  })

  rule(
    'T7-ACT-CONS-04 T7-ACT-CONS-06',
    'for each is for the active player first, then clockwise; card 100 comes last',
    () => {
      const t = act(
        {
          people: { ...THREE, anselm: {} },
          land: [95],
          draws: [BLANK, SEVEN],
          rolls: { adventure: ['state/drenched#4', 'state/drenched#5', 'state/drenched#6', PARANOID] },
        },
        'tomas/terrain/river-mouth/2',
        'with/ingrid',
        'with/wanjiru',
        'draw/2',
        'none',
      )
      t.settled('act')
      expect(takenIn(t)).toEqual(['tomas 108', 'wanjiru 108', 'ingrid 108', 'tomas 100'])
      expect(handOf(t, 'anselm')).toEqual([])
    },
  )

  rule(
    'T7-ACT-CONS-05 T7-ACT-CONS-11',
    'is carried out part by part; what is taken is resolved before the next part',
    () => {
      const rolls = { adventure: ['supply/dried-strips', 'supply/insight#1'] }
      const t = act(
        { land: [61], draws: [STAR, STAR_AND_RIGHT, BLANK], rolls },
        'ingrid/terrain/boar-thicket/2',
        'draw/3',
      )
      t.choose('none').asks('place', 'first')
      expect(takenIn(t)).toEqual(['ingrid 112'])
      t.choose('new').settled('act')
      expect(takenIn(t)).toEqual(['ingrid 112', 'ingrid 116'])
      t.has({ quests: ['clue/the-drowned-lighthouse', 'supply/insight#1'] })
    },
  )

  rule('T7-ACT-CONS-11', 'whose card has a mandatory action is over before that action begins', () => {
    const hand: readonly CardId[] = [
      'skill/quick-hands',
      'skill/trail-sense',
      'skill/tar-pot',
      'skill/log-raft',
      'skill/sling',
    ]
    const people = { ingrid: { hand, items: [{ cards: ['item/old-bayonet' as const], die: 3 }] } }
    const rolls = { adventure: ['event/boar#1'] }
    const t = act(
      { people, land: [61], draws: [BLANK, SEVEN, CURSE], rolls },
      'ingrid/terrain/boar-thicket/2',
      'draw/3',
    )
    t.choose(SEVEN)
      .asks('handLimit', 'first')
      .has({ pending: [{ active: 'ingrid', involved: ['ingrid'], source: { card: 'event/boar#1', nth: 0 } }] })
    t.choose(SEVEN)
      .asks('sheet', 'first')
      .has({ action: { icon: 'fight' }, pending: [] })
    t.settled('sheet')
  })

  rule('T7-ACT-CONS-13', 'goes on when the card that shows it has left play', () => {
    const t = act(
      {
        land: [44],
        spaces: { '3,1': { open: 'fog/fallen-oak' } },
        pile: [LEFT],
        draws: [STAR, STAR_AND_RIGHT, CURSE, LEFT],
        deck: [STAR, STAR_AND_RIGHT, CURSE, BLANK],
        rolls: { 'exploration.strand': ['fog/sea-fret', 'fog/squall', 'fog/lamp-oil'] },
      },
      'ingrid/fog/fallen-oak/1',
      'draw/3',
      'none',
    )
    t.has({ past: ['fog/fallen-oak'], spaces: { '3,1': { terrain: 'terrain/wreck-of-the-perpetua-bow' } } })
    t.has({ deck: [BLANK, LEFT] }).settled('act')
  })

  rule(
    'T7-ACT-CONS-14',
    'for all as a group is carried out once: 2 points of durability, whoever has the items',
    () => {
      const items = (card: CardId): { cards: CardId[]; die: number }[] => [{ cards: [card], die: 3 }]
      const t = act(
        {
          people: { tomas: { items: items('item/hemp-coil') }, wanjiru: { items: items('item/flint-nodule') } },
          land: [91],
          draws: [BLANK, SEVEN, CURSE, LEFT],
          rolls: { adventure: ['state/drenched#5', 'state/drenched#6', PARANOID] },
        },
        'tomas/terrain/ferry-stones/1',
        'draw/4',
        'none',
      )
      and(t, 'item/hemp-coil', 'item/flint-nodule').settled('act')
      expect([dice(t, 'tomas'), dice(t, 'wanjiru')]).toEqual([{ 'item/hemp-coil': 2 }, { 'item/flint-nodule': 2 }])
    },
  )
})

describe('a collective action that fails', () => {
  const both = { ingrid: {}, tomas: {} }

  rule(
    'T7-EX-29 T7-ACT-CONS-06 T7-ACT-CONS-07',
    'makes the active player Paranoid, also without a black section',
    () => {
      const scene = { people: both, land: [23], rolls: { adventure: [PARANOID] } }
      const t = act({ ...scene, draws: [BLANK] }, SPOT, 'with/tomas', 'draw/1', 'none')
      t.settled('act')
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([[PARANOID], []])
      const won = act({ people: both, land: [23], draws: [STAR] }, SPOT, 'with/tomas', 'draw/1', 'none')
      won.settled('act')
      expect(handOf(won, 'ingrid')).toEqual([])
    },
  )

  rule('T7-ACT-CONS-09', 'is one in which somebody else is involved, not one that somebody watches', () => {
    const t = act({ people: both, land: [23], draws: [BLANK] }, SPOT, 'draw/1', 'none')
    t.settled('act')
    expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([[], []])
  })

  rule('T7-ACT-CONS-06', 'takes no card 100 if a card that was applied says so', () => {
    const people = { ingrid: {}, tomas: { hand: ['skill/shoulder-to-shoulder'] } } as const
    const t = act({ people, land: [20], draws: [BLANK, SEVEN], rolls: { adventure: ['state/bloody#5'] } }, DIG)
    and(t, 'with/tomas', 'exchange/1', 'draw/2', 'skill/shoulder-to-shoulder/0', 'none').settled('act')
    expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([['state/bloody#5'], []])
  })

  rule('T7-ACT-CONS-06 T7-ACT-COST-22', 'brings card 100 although a card that was discarded keeps all else off', () => {
    const people = { ingrid: {}, zofia: { hand: ['skill/know-the-rock'] } } as const
    const scene = { people, land: [87], draws: [BLANK, SEVEN] }
    const CLIMB = ['ingrid/terrain/gannet-ledge/1', 'with/zofia', 'draw/2'] as const
    const kept = act({ ...scene, rolls: { adventure: ['state/injured#5', PARANOID] } }, ...CLIMB, 'enough', 'none')
    kept.settled('act')
    expect(takenIn(kept)).toEqual(['ingrid 104', 'ingrid 100'])
    const spent = act({ ...scene, rolls: { adventure: [PARANOID] } }, ...CLIMB, 'skill/know-the-rock/0', 'none')
    spent.settled('act')
    expect(takenIn(spent)).toEqual(['ingrid 100'])
  })

  rule('T7-ACT-CONS-08', 'counts as one when it is mandatory, too', () => {
    const t = act(
      {
        people: { ingrid: {}, wanjiru: {} },
        land: [338, 324],
        draws: [STAR, BLANK, LEFT, SEVEN],
        rolls: { adventure: ['state/feverish#4', PARANOID] },
      },
      'ingrid/terrain/glass-flow/0/7,1/together',
      'draw/2',
      'none',
      'none',
    )
    t.settled('act')
    expect(takenIn(t)).toEqual(['ingrid 107', 'ingrid 100'])
    expect(handOf(t, 'wanjiru')).toEqual([])
  })

  rule('T7-ACT-CONS-12', 'makes nobody Paranoid whose adventure it has ended', () => {
    const source = { card: 'event/the-light-looks-back', nth: 0 } as const
    const t = act({
      people: { ingrid: {}, wanjiru: {}, anselm: { on: 437 } },
      land: [460, 437],
      waiting: [{ card: source.card }],
      pending: [{ source, active: 'ingrid', involved: ['ingrid', 'wanjiru'] }],
      draws: [BLANK, SEVEN, LEFT],
    })
    t.choose('none')
    expect(takenIn(t)).toEqual([])
    expect(t.state.members.map(({ who }) => who)).toEqual(['anselm'])
    t.settled('newcomer')
  })
})
