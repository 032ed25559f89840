// A collective dig with a digging stick, step by step: the example of the rulebook. T7-EX-02 to T7-EX-07.
//
// Nothing in Landfall costs a dig 6 cards. The peat cut (`dig 3+/1 → take 167 ✗ take 101`) costs nothing with the stick and
// X = 1, so that the three cards of the example are drawn by choice.
import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { type Acting, act, and, dice, handOf, least, result } from './acting.ts'
import { BLANK, CURSE, LEFT, RIGHT_AND_SEVEN } from './strips.ts'

const STICK: CardId = 'skill/digging-stick'
const ITEMS = [{ cards: [STICK], die: 4 }]
const PEAT = 'ingrid/terrain/peat-cut/1'
const THREE = [RIGHT_AND_SEVEN, CURSE, LEFT]

/** Ingrid digs with Tomas, uses her stick, and both choose X = 1; three cards are drawn. */
function dig(hand: readonly CardId[] = []): Acting {
  return act(
    { people: { ingrid: { hand, items: ITEMS }, tomas: {} }, land: [237], draws: THREE },
    PEAT,
    'with/tomas',
    `use/${STICK}`,
    'exchange/1',
    'draw/3',
  )
}

const THREE_SKILLS: readonly CardId[] = ['skill/stand-fast', 'skill/quick-hands', 'skill/keep-low']

describe('a collective dig', () => {
  rule(
    'T7-EX-02 T7-ACT-OBJ-02 T7-ACT-COST-02 T7-ACT-COST-07',
    'the stick and X = 1: a dig for 4 costs 4 − 2 − 1 = 1, difficulty 2 becomes 3, and the stick loses a point',
    () => {
      const t = act(
        {
          people: { ingrid: { items: ITEMS }, tomas: {} },
          land: [234],
          draws: [BLANK],
          rolls: { adventure: ['state/frightened#4', 'state/paranoid#4'] },
        },
        'ingrid/terrain/barrow-isle/1',
        'with/tomas',
      )
      expect(least(t)).toBe(4)
      t.choose(`use/${STICK}`)
      expect(least(t)).toBe(2)
      t.choose('exchange/1')
      expect([least(t), dice(t, 'ingrid')]).toEqual([1, { [STICK]: 4 }])
      t.choose('draw/1').has({ action: { cards: 1, difficulty: 3, exchange: 1 } })
      expect(dice(t, 'ingrid')).toEqual({ [STICK]: 3 })
      t.choose('none').settled('act')
    },
  )

  rule(
    'T7-EX-03 T7-ACT-RES-03 T7-ACT-RES-05 T7-ACT-RES-08 T7-ACT-RES-12',
    'two halves are a success, and so is the seven by the stick; the Curse does nothing; difficulty 2 is reached',
    () => {
      const t = dig()
      expect(result(t)).toEqual({ stars: 2, difficulty: 2, succeeded: true })
      and(t, 'none', 'discard').settled('act')
    },
  )

  rule(
    'T7-EX-04 T7-ACT-RES-07 T7-ACT-RES-10 T7-ACT-CONS-06',
    'if Ingrid declines what the stick adds, the seven is worth nothing; she takes 101, and then 100',
    () => {
      const t = table({
        people: { ingrid: { items: ITEMS }, tomas: {} },
        land: [237],
        deck: [...THREE, BLANK],
        rolls: { action: THREE, adventure: ['state/tired#4', 'state/paranoid#4'] },
      })
      t.everywhere().play('turn')
      and(t, PEAT, 'with/tomas', `use/${STICK}`, 'exchange/1', 'draw/3', `decline/${STICK}/0`)
      expect(result(t)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
      t.choose('none')
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([['state/tired#4', 'state/paranoid#4'], []])
      t.settled('act')
    },
  )

  rule(
    'T7-EX-05 T7-ACT-SKILL-01 T7-ACT-SKILL-02 T7-ACT-SKILL-07',
    'Ingrid, who holds three Skills, gives one to Tomas; the other one and the Curse are discarded',
    () => {
      const t = dig(THREE_SKILLS).choose(`${LEFT}/tomas`)
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([THREE_SKILLS, [LEFT]])
      t.has({ pile: [RIGHT_AND_SEVEN, CURSE] })
      t.choose('discard').settled('act')
      expect([handOf(t, 'ingrid'), handOf(t, 'tomas')]).toEqual([THREE_SKILLS, [LEFT]])
    },
  )

  rule('T7-EX-06 T7-ACT-CONS-01 T7-ACT-CONS-03', 'only Ingrid takes 167, and nobody takes 101 or 100', () => {
    const t = and(dig(), `${LEFT}/tomas`, 'discard')
    expect(t.happened('taken')).toMatchObject([
      { who: 'ingrid', number: 167 },
      { who: 'ingrid', number: 513 },
    ])
    t.has({ events: [{ card: 'event/bog-oak', at: '3,1' }] }).settled('act')
  })

  rule(
    'T7-EX-07 T7-ACT-SKILL-03 T7-ACT-HAND-01',
    'Ingrid, who holds three Skills, keeps a fourth until step 7; which one goes is up to her',
    () => {
      const t = dig(THREE_SKILLS).choose(LEFT).asks('place', 'first')
      expect(handOf(t, 'ingrid')).toEqual([...THREE_SKILLS, LEFT])
      t.choose('discard').asks('handLimit', 'first')
      expect(t.offers('handLimit')).toEqual([...THREE_SKILLS, LEFT])
      t.choose('skill/quick-hands').settled('act')
      expect(handOf(t, 'ingrid')).toEqual(['skill/stand-fast', 'skill/keep-low', LEFT])
    },
  )
})
