// Steps 4 and 5 of an action: one Skill is kept, the rest is discarded. T7-ACT-SKILL, T7-ACT-DISC.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, dice, handOf, result } from './acting.ts'
import { BLANK, CURSE, LEFT, SEVEN, STAR, STAR_OF_TOMAS } from './strips.ts'

const SPOT = 'ingrid/terrain/dune-gate/2'
const failing = { adventure: ['state/paranoid#4'] }

describe('a Skill that was revealed', () => {
  rule('T7-ACT-SKILL-01 T7-ACT-SKILL-07', 'is chosen by the active player: one, or none', () => {
    const t = act({ land: [23], draws: [STAR, BLANK, LEFT] }, SPOT, 'draw/3').asks('keep', 'first')
    expect(t.offers('keep')).toEqual([STAR, BLANK, LEFT, 'none'])
    t.choose(BLANK).settled('act')
    expect(handOf(t, 'ingrid')).toEqual([BLANK])
    t.has({ pile: [STAR, LEFT] })
    const none = act({ land: [23], draws: [STAR, BLANK, LEFT] }, SPOT, 'draw/3', 'none')
    none.has({ pile: [STAR, BLANK, LEFT] }).settled('act')
    expect(handOf(none, 'ingrid')).toEqual([])
  })

  rule('T7-ACT-SKILL-02', 'goes to the hand of somebody who is involved, and of nobody else', () => {
    const people = { ingrid: {}, tomas: {}, wanjiru: {} }
    const t = act({ people, land: [23], draws: [STAR, BLANK] }, SPOT, 'with/wanjiru', 'draw/2').asks('keep', 'first')
    expect(t.offers('keep')).toEqual([STAR, BLANK, `${BLANK}/wanjiru`, 'none'])
    t.choose(`${BLANK}/wanjiru`).settled('act')
    expect([handOf(t, 'ingrid'), handOf(t, 'tomas'), handOf(t, 'wanjiru')]).toEqual([[], [], [BLANK]])
  })

  rule('T7-ACT-SKILL-03', 'may go to a hand that is full', () => {
    const hand: readonly CardId[] = ['skill/stand-fast', 'skill/quick-hands', 'skill/keep-low']
    const people = { ingrid: {}, tomas: { hand } }
    const t = act({ people, land: [23], draws: [STAR, LEFT] }, SPOT, 'with/tomas', 'draw/2', `${LEFT}/tomas`)
    t.asks('handLimit', 'second')
    expect(handOf(t, 'tomas')).toEqual([...hand, LEFT])
    t.choose('skill/keep-low').settled('act')
  })

  rule('T7-ACT-SKILL-04', 'of one explorer goes to that hand only', () => {
    const people = { ingrid: {}, tomas: {} }
    const together = act({ people, land: [23], draws: [STAR_OF_TOMAS, STAR] }, SPOT, 'with/tomas', 'draw/2')
    expect(together.offers('keep')).toEqual([`${STAR_OF_TOMAS}/tomas`, STAR, 'none'])
    together.choose(`${STAR_OF_TOMAS}/tomas`).settled('act')
    expect(handOf(together, 'tomas')).toEqual([STAR_OF_TOMAS])
    // Without him, there is nothing to choose from.
    const alone = act({ people, land: [23], draws: [STAR_OF_TOMAS] }, SPOT, 'draw/1')
    alone.has({ pile: [STAR_OF_TOMAS] }).settled('act')
  })

  rule('T7-ACT-SKILL-05', 'is no Curse', () => {
    const t = act({ land: [23], draws: [CURSE, STAR] }, SPOT, 'draw/2')
    expect(t.offers('keep')).toEqual([STAR, 'none'])
    t.choose('none').settled('act')
    const only = act({ land: [23], draws: [CURSE] }, SPOT, 'draw/1')
    only.has({ pile: [CURSE] }).settled('act')
  })

  rule('T7-ACT-SKILL-06', 'is kept after a success and after a failure alike', () => {
    const won = act({ land: [23], draws: [STAR, LEFT] }, SPOT, 'draw/2', LEFT)
    const lost = act({ land: [23], draws: [LEFT] }, SPOT, 'draw/1', LEFT)
    expect([result(won), result(lost)]).toMatchObject([{ succeeded: true }, { succeeded: false }])
    expect([handOf(won, 'ingrid'), handOf(lost, 'ingrid')]).toEqual([[LEFT], [LEFT]])
    won.settled('act')
    lost.settled('act')
  })

  rule('T7-ACT-SKILL-08', 'may have come from the pile', () => {
    const t = act({ land: [23], deck: [], turnedPile: [LEFT, BLANK], draws: [LEFT] }, SPOT, 'draw/1', LEFT)
    t.has({ turnedPile: [BLANK] }).settled('act')
    expect(handOf(t, 'ingrid')).toEqual([LEFT])
  })
})

describe('what is discarded', () => {
  const STICK: CardId = 'skill/digging-stick'
  const CUP: CardId = 'fog/tin-cup'
  const BAYONET: CardId = 'item/old-bayonet'
  const DIG = 'ingrid/terrain/fox-earth/1'

  rule('T7-ACT-DISC-01', 'are all cards that were drawn and not kept', () => {
    const people = { ingrid: {}, tomas: {} }
    const t = act(
      { people, land: [23], pile: [SEVEN], draws: [LEFT, CURSE, BLANK], rolls: failing },
      SPOT,
      'with/tomas',
    )
    and(t, 'draw/3', `${LEFT}/tomas`)
    t.has({ pile: [SEVEN, CURSE, BLANK], past: [] }).settled('act')
  })

  rule(
    'T7-ACT-DISC-02 T7-ACT-DISC-03',
    'are all cards of an item without a die: to the pile and to the Past, by their backs',
    () => {
      const people = {
        ingrid: { items: [{ cards: [STICK, CUP], die: 2 }] },
        tomas: { items: [{ cards: [BAYONET, 'skill/pick-and-wedge' as const], die: 1 }] },
        zofia: {},
      }
      const t = act({ people, land: [20], draws: [STAR] }, DIG, 'with/tomas')
      and(t, `use/${STICK}`, `use/${BAYONET}`, 'draw/1', 'none')
      t.asks('place', 'first')
      t.has({ pile: [STAR, 'skill/pick-and-wedge'], past: [BAYONET] })
      expect([dice(t, 'ingrid'), dice(t, 'tomas')]).toEqual([{ [STICK]: 1 }, {}])
      t.choose('discard').settled('act')
    },
  )

  rule('T7-ACT-DISC-04', 'is shuffled into the face-down pile while there is no deck', () => {
    const people = { ingrid: { items: [{ cards: [STICK, CUP], die: 1 }] } }
    const t = act(
      { people, land: [20], deck: [STAR], pile: [BLANK], draws: [STAR] },
      DIG,
      `use/${STICK}`,
      'draw/1',
      'none',
    )
    t.asks('place', 'first').has({ deck: [], pile: [], turnedPile: [BLANK, STAR, STICK], past: [CUP] })
    t.choose('discard').settled('act')
  })
})
