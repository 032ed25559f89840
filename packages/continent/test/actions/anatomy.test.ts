// What an action is made of, which effects belong to it, and when it begins and ends. T7-ACT-01 to T7-ACT-09, T7-EX-01.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, dice, extras, handOf, least, result } from './acting.ts'
import { BLANK, CURSE, SEVEN, STAR, STAR_AND_RIGHT, STAR_OF_TOMAS } from './strips.ts'

describe('the anatomy of an action', () => {
  const SWIM = 'tomas/terrain/river-mouth/2'

  rule(
    'T7-EX-01 T7-ACT-01 T7-ACT-COST-01 T7-ACT-CONS-01',
    '`swim 2+/1 → take 149 ✗ each: take 108`: two cards at least; a success takes the one, a failure the other',
    () => {
      const won = act({ people: { tomas: {} }, land: [95], draws: [STAR_OF_TOMAS, BLANK] }, SWIM)
      expect(least(won)).toBe(2)
      won.choose('draw/2')
      expect(result(won)).toEqual({ stars: 1, difficulty: 1, succeeded: true })
      won.choose('none').settled('act')
      won.has({ events: [{ card: 'event/sandbar', at: '4,3' }] })
      expect(handOf(won, 'tomas')).toEqual([])

      const rolls = { adventure: ['state/drenched#6'] }
      const lost = act({ people: { tomas: {} }, land: [95], draws: [SEVEN, BLANK], rolls }, SWIM, 'draw/2', 'none')
      expect(result(lost)).toEqual({ stars: 0, difficulty: 1, succeeded: false })
      lost.has({ events: [] }).settled('act')
      expect(handOf(lost, 'tomas')).toEqual(['state/drenched#6'])
    },
  )

  rule(
    'T7-ACT-02',
    'items, cards, result, a Skill that is kept, what is discarded, the consequence, the size of the hand: in this order',
    () => {
      const hand: readonly CardId[] = [
        'skill/stand-fast',
        'skill/quick-hands',
        'skill/keep-low',
        'skill/sharp-eyes',
        'skill/cold-water-nerve',
      ]
      const stick: CardId = 'skill/digging-stick'
      const t = act(
        { people: { ingrid: { hand, items: [{ cards: [stick], die: 1 }] } }, land: [237], draws: [STAR, BLANK] },
        'ingrid/terrain/peat-cut/1',
        `use/${stick}`,
      )
      expect(dice(t, 'ingrid')).toEqual({ [stick]: 1 })
      // Steps 1 to 3 are over when a Skill is chosen.
      t.choose('draw/2').asks('keep', 'first')
      expect(dice(t, 'ingrid')).toEqual({ [stick]: 0 })
      t.has({ pile: [], events: [], action: { succeeded: true } })
      // Steps 4 and 5 are over when an item is placed in step 6.
      t.choose(STAR).asks('place', 'first')
      expect([dice(t, 'ingrid'), handOf(t, 'ingrid')]).toEqual([{}, [...hand, STAR]])
      t.has({ pile: [BLANK, stick] })
      // And step 6 is over when the hand is looked at.
      t.choose('discard').asks('handLimit', 'first')
      t.has({ past: ['item/bog-butter'] })
      t.choose(STAR).settled('act')
      t.has({ pile: [BLANK, stick, STAR] })
    },
  )
})

describe('effects', () => {
  const STICK: CardId = 'skill/digging-stick'
  const SNARE: CardId = 'skill/wire-snare'
  const PEOPLE = {
    ingrid: { items: [{ cards: [STICK], die: 4 }] },
    tomas: { items: [{ cards: [SNARE], die: 3 }], hand: ['skill/trail-sense', 'skill/keep-low'] },
  } as const

  rule('T7-ACT-03', 'are for actions with the same icon, and for those who are involved', () => {
    const dig = act({ people: PEOPLE, land: [20] }, 'ingrid/terrain/fox-earth/1', 'with/tomas', 'exchange/1')
    expect(extras(dig)).toEqual([`use/${STICK}`, 'exchange/0', 'exchange/2'])
    dig.choose('cancel').settled('act')
    const hunt = act({ people: PEOPLE, land: [20] }, 'ingrid/terrain/fox-earth/2')
    expect(extras(hunt)).toEqual(['with/tomas'])
    hunt.choose('with/tomas')
    expect(extras(hunt)).toEqual([`use/${SNARE}`, 'apply/skill/keep-low/0', 'exchange/1', 'exchange/2'])
    hunt.choose('cancel').settled('act')
  })

  rule('T7-ACT-04', 'to find the way and to escape is one icon: a torch helps with both', () => {
    const torch: CardId = 'skill/pitch-torch'
    const t = act(
      {
        people: { ingrid: { items: [{ cards: [torch], die: 2 }] } },
        land: [240],
        fogged: { '0,2': 'fog/midge-cloud', '1,3': 'fog/otter-path' },
        draws: [STAR, STAR_AND_RIGHT],
        rolls: { 'exploration.fen': ['fog/sucking-mud', 'fog/marsh-gas'] },
      },
      'ingrid/fog/0,2',
    )
    expect(least(t)).toBe(1)
    t.choose(`use/${torch}`)
    expect(least(t)).toBe(0)
    and(t, 'draw/1', 'none')
    expect(counts(t)).toEqual([1])
    t.choose(`use/${torch}`)
    expect(counts(t)).toEqual([0, 1])
    and(t, 'draw/1', 'none').settled('act')
  })

  rule('T7-ACT-05', 'a benefit is taken whole or not at all: 2 cards fewer, or none', () => {
    const t = act(
      {
        people: { ingrid: { hand: ['advanced/cliff-blood'] } },
        land: [46],
        spaces: { '2,0': { barrier: 'barrier/fallen-path' } },
      },
      'ingrid/barrier/fallen-path/1',
    )
    expect(counts(t)).toEqual([1, 3])
    t.choose('cancel').settled('act')
  })

  rule('T7-ACT-05', '"or" is one of the two: cards fewer before they are drawn, or a success after', () => {
    const scene = { people: { ingrid: { hand: ['skill/keep-low'] } }, land: [35], draws: [BLANK] } as const
    const STEALTH = 'ingrid/terrain/marram-hollow/2'
    const fewer = act(scene, STEALTH, 'apply/skill/keep-low/0')
    expect(least(fewer)).toBe(0)
    fewer.choose('draw/1')
    expect(result(fewer)).toMatchObject({ stars: 0 })
    fewer.choose('none').settled('act')

    const more = act({ ...scene, draws: [BLANK, SEVEN] }, STEALTH)
    expect(least(more)).toBe(2)
    and(more, 'draw/2', 'skill/keep-low/0')
    expect(result(more)).toMatchObject({ stars: 1 })
    more.choose('none').settled('act')
  })

  rule('T7-ACT-05', '"and" is both, from the start', () => {
    const scene = { people: { ingrid: { hand: ['skill/sharp-eyes'] } }, land: [23] } as const
    const SPOT = 'ingrid/terrain/dune-gate/2'
    const both = act(scene, SPOT, 'apply/skill/sharp-eyes/0', 'draw/0')
    expect(result(both)).toEqual({ stars: 1, difficulty: 1, succeeded: true })
    both.settled('act')
    // Too late for the card, too late for the success.
    const late = act({ ...scene, draws: [BLANK] }, SPOT, 'draw/1').asks('keep', 'first')
    expect(result(late)).toMatchObject({ stars: 0 })
    late.choose('none').settled('act')
    expect(handOf(late, 'ingrid')).toEqual(['skill/sharp-eyes'])
  })

  rule('T7-ACT-09', 'of one card is applied once in an action, whoever could apply it', () => {
    const both = { ingrid: {}, tomas: {} }
    const quest = act(
      { people: both, land: [234], quests: ['quest/perpetuas-log'] },
      'ingrid/terrain/barrow-isle/2',
      'with/tomas',
    )
    expect(least(quest)).toBe(2)
    quest.choose('cancel').settled('act')
    const event = act(
      { people: both, land: [44], spaces: { '3,1': { open: 'fog/thorn-belt' } }, events: [[44, 'event/boot-prints']] },
      'ingrid/fog/thorn-belt/0',
      'with/tomas',
    )
    expect(least(event)).toBe(1)
    event.choose('cancel').settled('act')
    const hand = act(
      { people: { ingrid: {}, tomas: { hand: ['advanced/lamp-reader'] } }, land: [66], draws: [CURSE, BLANK] },
      'ingrid/terrain/salt-pans/2',
      'with/tomas',
      'draw/2',
    )
    expect(result(hand)).toMatchObject({ stars: 1 })
    and(hand, 'none', '139').settled('act')
  })
})
