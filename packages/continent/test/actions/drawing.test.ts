// Step 2 of an action: how many cards are drawn, and from where. T7-ACT-COST-14 to T7-ACT-COST-22.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { act, and, counts, dice, extras, handOf, result } from './acting.ts'
import { BLANK, BLANK_TOO, LEFT, RIGHT, SEVEN, STAR, STAR_AND_RIGHT } from './strips.ts'

const SPOT = 'ingrid/terrain/dune-gate/2'

describe('cards are drawn', () => {
  rule('T7-ACT-COST-14 T7-ACT-COST-15', 'as many as the action costs, or more, as many as there are', () => {
    const deck: readonly CardId[] = [BLANK, BLANK_TOO, SEVEN]
    const scene = { land: [23], deck, pile: [STAR] } as const
    const one = act({ ...scene, draws: [BLANK] }, SPOT)
    expect(counts(one)).toEqual([1, 2, 3, 4])
    one.choose('draw/1')
    one.has({ action: { drawn: [{ card: BLANK, from: 'deck' }] }, deck: [BLANK_TOO, SEVEN], pile: [STAR] })
    one.choose('none').settled('act')

    const three = act({ ...scene, draws: [SEVEN, BLANK, BLANK_TOO] }, SPOT, 'draw/3')
    expect(three.state.action?.drawn.map(({ card }) => card)).toEqual([SEVEN, BLANK, BLANK_TOO])
    three.choose('none').settled('act')
  })

  rule('T7-ACT-COST-16', 'exactly so many in a locked action', () => {
    const t = act({ land: [79], events: [[79, 'event/sea-chest']] }, 'ingrid/event/sea-chest/0')
    expect(counts(t)).toEqual([3])
    t.choose('cancel').settled('act')
  })

  rule('T7-ACT-COST-18', 'from the top of the deck: first those that somebody has looked at', () => {
    const t = act({ land: [23], deckTop: [LEFT, RIGHT], deck: [BLANK, SEVEN], draws: [SEVEN] }, SPOT, 'draw/3')
    t.has({ deckTop: [], deck: [BLANK] })
    expect(t.state.action?.drawn.map(({ card }) => card)).toEqual([LEFT, RIGHT, SEVEN])
    t.choose('none').settled('act')
  })

  rule('T7-ACT-COST-18', 'and from the pile once there is no deck', () => {
    const t = act({ land: [23], deck: [], turnedPile: [BLANK, SEVEN, STAR], draws: [STAR] }, SPOT, 'draw/1')
    t.has({ action: { drawn: [{ card: STAR, from: 'pile' }] }, turnedPile: [BLANK, SEVEN] })
    t.choose('none').settled('act')
  })

  rule('T7-ACT-COST-19', 'or none at all, if it costs nothing and nobody wants any', () => {
    const people = { ingrid: { hand: ['skill/sharp-eyes'] } } as const
    const t = act({ people, land: [23, 14] }, 'ingrid/terrain/dune-gate/0', 'draw/0')
    t.settled('act')
    expect(result(t)).toEqual({ stars: 0, difficulty: 0, succeeded: true })
    expect(t.happened('cardsDrawn')).toEqual([])
    // Nothing is revealed, and the rest of the action goes on: here it fails.
    const rolls = { adventure: ['state/injured#5'] }
    const hooks = [
      { cards: ['skill/climbing-hooks' as const], die: 3 },
      { cards: ['item/hemp-coil' as const], die: 3 },
    ]
    const failing = act({ people: { ingrid: { items: hooks } }, land: [87], rolls }, 'ingrid/terrain/gannet-ledge/1')
    and(failing, 'use/skill/climbing-hooks', 'use/item/hemp-coil', 'draw/0').settled('act')
    expect(result(failing)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
    expect(handOf(failing, 'ingrid')).toEqual(['state/injured#5'])
  })

  rule('T7-ACT-COST-21', 'all that are left, if there are fewer than it costs, and the action goes on', () => {
    const open = act(
      { land: [46], deck: [LEFT], pile: [RIGHT], draws: [LEFT, RIGHT, LEFT] },
      'ingrid/terrain/chalk-shoulder/1',
    )
    expect(counts(open)).toEqual([2])
    open.choose('draw/2')
    expect(result(open)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
    open.choose('none')
    open.has({ deck: [], pile: [], turnedPile: [LEFT, RIGHT] }).settled('act')

    const locked = act(
      { land: [79], events: [[79, 'event/sea-chest']], deck: [], turnedPile: [LEFT, RIGHT], draws: [RIGHT, LEFT] },
      'ingrid/event/sea-chest/0',
    )
    expect(counts(locked)).toEqual([3])
    locked.choose('draw/3')
    expect(result(locked)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
    locked.choose('none').settled('act')
  })
})

describe('once a card is drawn', () => {
  rule('T7-ACT-COST-20', 'neither items nor effects on the cost or the difficulty are asked for any more', () => {
    const items = [
      { cards: ['skill/fish-spear' as const], die: 3 },
      { cards: ['skill/wire-snare' as const], die: 3 },
    ]
    const hand: readonly CardId[] = ['skill/keep-low', 'skill/steady-breath']
    const people = { ingrid: { hand, items }, tomas: {} }
    const rolls = { adventure: ['supply/rock-dove'] }
    const t = act({ people, land: [35], draws: [BLANK, SEVEN], rolls }, 'ingrid/terrain/marram-hollow/1', 'with/tomas')
    expect(extras(t)).toEqual(['use/skill/wire-snare', 'apply/skill/keep-low/0', 'exchange/1', 'exchange/2'])
    t.choose('draw/2')
    // What is left are successes; `keep-low` has one instead of its two cards.
    expect(t.session.questions.filter(({ optional }) => optional !== true).map(({ kind }) => kind)).toEqual(['effects'])
    expect(t.offers('effects')).toEqual(['skill/keep-low/0', 'skill/steady-breath/0', 'enough'])
    and(t, 'skill/keep-low/0', 'skill/steady-breath/0')
    expect([result(t), dice(t, 'ingrid')]).toEqual([
      { stars: 2, difficulty: 2, succeeded: true },
      { 'skill/fish-spear': 3, 'skill/wire-snare': 3 },
    ])
    t.choose('none').settled('act')
  })
})

describe('a card of a hand that is discarded for its effect', () => {
  const EYES: CardId = 'skill/sharp-eyes'
  const people = { ingrid: { hand: [EYES] } }

  rule('T7-ACT-COST-22', 'goes to the pile at once', () => {
    const t = act({ people, land: [23], draws: [BLANK] }, SPOT, `apply/${EYES}/0`, 'draw/1')
    t.has({ pile: [EYES] })
    expect(handOf(t, 'ingrid')).toEqual([])
    t.choose('none').settled('act')
  })

  rule('T7-ACT-COST-22', 'and while there is no deck, it may be drawn in the same action, and kept', () => {
    const t = act(
      { people, land: [23], deck: [], turnedPile: [BLANK], draws: [EYES] },
      SPOT,
      `apply/${EYES}/0`,
      'draw/1',
    )
    // One of its own, one for its effect.
    expect(result(t)).toEqual({ stars: 2, difficulty: 1, succeeded: true })
    t.choose(EYES)
      .has({ turnedPile: [BLANK] })
      .settled('act')
    expect(handOf(t, 'ingrid')).toEqual([EYES])
  })

  rule('T7-ACT-COST-22 T7-ACT-RES-10', 'counts in step 3 although it is gone', () => {
    const breath: CardId = 'skill/steady-breath'
    const t = act({ people: { ingrid: { hand: [breath] } }, land: [23], draws: [BLANK] }, SPOT, 'draw/1', `${breath}/0`)
    expect(result(t)).toEqual({ stars: 1, difficulty: 1, succeeded: true })
    t.has({ pile: [breath] })
    t.choose('none').settled('act')
  })

  rule('T7-ACT-COST-11', 'stays if its text does not say so', () => {
    const hand: readonly CardId[] = ['advanced/lamp-reader', 'bonus/pell-the-castaway']
    const t = act(
      { people: { ingrid: { hand } }, land: [66], draws: [STAR_AND_RIGHT, BLANK] },
      'ingrid/terrain/salt-pans/2',
      'draw/2',
    )
    expect(result(t)).toEqual({ stars: 2, difficulty: 1, succeeded: true })
    and(t, 'none', '139').settled('act')
    expect(handOf(t, 'ingrid')).toEqual(hand)
  })
})
