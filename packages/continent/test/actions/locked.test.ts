// Locked actions: exactly so many cards. T7-ACT-COST-16, T7-ACT-COST-17, T7-ACT-COST-23, T7-ACT-RES-18, T7-EX-26, T7-EX-38.
import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, extras } from './acting.ts'
import { BLANK, LEFT, RIGHT, SEVEN, STAR } from './strips.ts'

describe('what changes the cost of a locked action', () => {
  /** The others wait where the vents are reached from: `pathfind =2/1` must be performed there, ✗ take 107. */
  const VENTS = { land: [338, 324], events: [[324, 'event/counting-to-nine']] } as const
  const GO = 'ingrid/terrain/glass-flow/0/7,1/together'

  rule(
    'T7-EX-26 T7-ACT-COST-04 T7-ACT-COST-16 T7-ACT-COST-17',
    'a Skill of a hand does, as a whole or not at all; the event, the exchange and more cards are refused',
    () => {
      const people = { ingrid: { hand: ['advanced/fen-walker'] }, tomas: {} } as const
      const t = act({ ...VENTS, people, draws: [BLANK, STAR, SEVEN] }, GO, 'draw/1', 'none')
      expect([counts(t), extras(t)]).toEqual([[1, 2], []])
      and(t, 'draw/2', 'none').settled('act')
    },
  )

  rule('T7-ACT-COST-17 T7-ACT-COST-16', 'nothing does, if there is but the event', () => {
    const people = { ingrid: { items: [{ cards: ['skill/pitch-torch'], die: 2 }] }, tomas: {} } as const
    const t = act({ ...VENTS, people, draws: [BLANK, LEFT, STAR] }, GO, 'draw/2', 'none')
    expect(counts(t)).toEqual([2])
    t.choose('use/skill/pitch-torch')
    expect(counts(t)).toEqual([1, 2])
    and(t, 'draw/1', 'none').settled('act')
  })

  const BOUNDARY: Scene = {
    land: [240],
    fogged: { '0,2': 'fog/old-boundary', '1,3': 'fog/otter-path' },
    quests: ['quest/perpetuas-log'],
    rolls: { 'exploration.fen': ['fog/sucking-mud', 'fog/marsh-gas'] },
  }

  rule('T7-ACT-COST-17', 'the Character card does, a Quest Item does not: `decipher =2/1`', () => {
    const t = act({ ...BOUNDARY, people: { anselm: {} }, draws: [LEFT, RIGHT, BLANK] }, 'anselm/fog/0,2')
    and(t, 'draw/2', 'none')
    expect(counts(t)).toEqual([1, 2])
    and(t, 'draw/1', 'none').settled('act')
    const open = act(
      { land: [72], quests: ['quest/perpetuas-log'], people: { anselm: {} } },
      'anselm/terrain/beacon-mound/2',
    )
    expect(counts(open)[0]).toBe(0)
    open.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-17', 'reductions of several cards are taken or left one by one', () => {
    const people = { anselm: { hand: ['skill/breviary-cipher'] } } as const
    const t = act({ ...BOUNDARY, people, draws: [LEFT, RIGHT] }, 'anselm/fog/0,2', 'draw/2', 'none')
    expect([counts(t), extras(t)]).toEqual([[1, 2], ['apply/skill/breviary-cipher/0']])
    // No number but 0 is left: nothing more is asked.
    t.choose('apply/skill/breviary-cipher/0').settled('act')
    expect(t.happened('prepared')).toMatchObject([{ cards: 2 }, { cards: 0 }])
  })

  rule('T7-ACT-COST-23', 'State cards make it dearer, since they come from a hand', () => {
    const people = { ingrid: { hand: ['state/tired#1'], items: [{ cards: ['item/hemp-coil'], die: 3 }] } } as const
    const STAIRS = { land: [83], people } as const
    const t = act({ ...STAIRS, events: [[83, 'event/the-stairwell']] }, 'ingrid/event/the-stairwell/0')
    expect(counts(t)).toEqual([5])
    t.choose('use/item/hemp-coil')
    expect(counts(t)).toEqual([4, 5])
    t.choose('cancel').settled('act')
  })
})

describe('the padlock concerns the number of cards only', () => {
  rule(
    'T7-EX-38 T7-ACT-RES-18 T7-ACT-COST-17 T7-ACT-COST-23',
    'an event and a Quest Item add their successes, a State its difficulty; the event does not save a card',
    () => {
      // `orient =1/1` at the Fog Bank.
      const answering: CardId = 'event/the-answering-bell'
      const lamp: CardId = 'event/the-lamp-in-the-lake'
      const t = act(
        {
          people: { ingrid: { hand: ['state/beam-sick#1'] } },
          land: [215, 203],
          events: [
            [203, answering],
            [203, lamp],
          ],
          quests: ['quest/cracked-sextant'],
          draws: [BLANK, SEVEN],
        },
        'ingrid/terrain/eel-weirs/0',
        'draw/1',
        'none',
      )
      t.has({ action: { cards: 1, difficulty: 2, stars: 2, succeeded: true } })
      t.choose('none').settled('act')
    },
  )
})
