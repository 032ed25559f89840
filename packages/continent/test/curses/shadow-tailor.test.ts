// The Borrowed Shadow: the Tailor of Noon, both his prices, and what happens to those who lose. Sections K1 and K3 of content.md.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CLUE, hunting, JAR, SHORT_NOON, stitches } from './hunting.ts'
import { CURSES, keepNothing, offers, perform, STARS, type Table } from './performing.ts'

const CALL = `ingrid/${SHORT_NOON}/0`
const STAND_STILL = 'ingrid/shadow/the-tailor-of-noon/0'
const PAY = 'ingrid/shadow/measured/0'
const FIGHT = 'ingrid/shadow/measured/1'

const [first = STARS, second = STARS, third = STARS] = CURSES

/** At the Crater Lip, with all four stitches. */
const atLip = (stored: readonly CardId[], scene: Scene = {}): Table =>
  hunting([...stitches(4), ...stored], { land: [333], ...scene })

describe('the offer', () => {
  rule('T7-TURN-17 T7-QUEST-08', 'with three stitches he does not come, with four he does', () => {
    const three = hunting(stitches(3), { land: [333] })
    expect(offers(three, CALL)).toBe(false)
    three.settled('act')
    const four = atLip([])
    expect(offers(four, CALL)).toBe(true)
    four.settled('act')
  })

  rule('T7-QUEST-07', 'he comes to the Crater Lip only', () => {
    const t = atLip([], { land: [324] })
    expect(offers(t, CALL)).toBe(false)
    t.settled('act')
  })

  rule('T7-PERM-02 T7-PERM-04', 'and he comes once', () => {
    const t = perform(atLip([], { rolls: { action: [STARS, first] } }), CALL, 2)
    t.has({ events: [{ at: '7,0', card: 'shadow/the-tailor-of-noon' }] })
    expect([offers(t, CALL), offers(t, STAND_STILL)]).toEqual([false, true])
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'who does not persuade him loses a card', () => {
    const t = perform(atLip([], { rolls: { action: [first, second, 'skill/sling'] } }), CALL, 2)
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'] }])
    t.has({ events: [] }).settled('act')
  })
})

describe('standing still', () => {
  const TAILOR: Scene = { events: [[333, 'shadow/the-tailor-of-noon']] }

  rule('T7-ACT-CONS-01', 'who stands still is measured', () => {
    const t = perform(atLip([], { ...TAILOR, rolls: { action: [STARS, ...CURSES.slice(0, 3)] } }), STAND_STILL, 4)
    t.has({
      events: [
        { at: '7,0', card: 'shadow/the-tailor-of-noon' },
        { at: '7,0', card: 'shadow/measured' },
      ],
    })
    expect([offers(t, STAND_STILL), offers(t, FIGHT)]).toEqual([false, true])
    t.settled('act')
  })

  rule('T7-ACT-CONS-04', 'who does not is tired, and loses a card', () => {
    const t = perform(
      atLip([], { ...TAILOR, rolls: { action: [...CURSES, 'skill/sling'], adventure: ['state/tired#4'] } }),
      STAND_STILL,
      4,
    )
    t.has({ members: [{ seat: 'first', who: 'ingrid', at: '7,0', hand: ['state/tired#4'], items: [] }] })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'] }])
    t.settled('act')
  })

  rule('T7-TURN-18', 'all have to be there', () => {
    const t = atLip([], { ...TAILOR, land: [333, 324], people: { ingrid: {}, emil: { on: 324 } } })
    expect(offers(t, STAND_STILL)).toBe(false)
    t.settled('act')
  })
})

const MEASURED: NonNullable<Scene['events']> = [
  [333, 'shadow/the-tailor-of-noon'],
  [333, 'shadow/measured'],
]
const CLOTH: readonly CardId[] = ['skill/sling', 'skill/log-raft']
const measured = (stored: readonly CardId[], scene: Scene): Table => atLip(stored, { events: MEASURED, ...scene })

describe('cloth', () => {
  const rich: Scene['people'] = { ingrid: { hand: CLOTH } }
  /** Both cards are given, and the cut is made. */
  const cut = (t: Table): Table => keepNothing(t.choose(PAY).choose('draw/2'))
  const paying = (...action: readonly CardId[]): Table =>
    measured([], { people: rich, rolls: { action: ['skill/read-the-swell', first, ...action] } })

  rule('T7-TURN-30 T7-TURN-17', 'two cards of each hand are a payment: without them it is refused', () => {
    for (const people of [
      { ingrid: {} },
      { ingrid: { hand: CLOTH.slice(0, 1) } },
      { ingrid: { hand: CLOTH }, emil: { hand: ['skill/short-bow'] } },
      // States are no cloth.
      { ingrid: { hand: ['skill/sling', 'state/tired#4'] } },
    ] satisfies Scene['people'][]) {
      const t = measured([], { people })
      expect([offers(t, PAY), offers(t, FIGHT)]).toEqual([false, true])
      t.settled('act')
    }
    const t = measured([], { people: rich })
    expect(offers(t, PAY)).toBe(true)
    t.settled('act')
  })

  rule('T7-WIN-01 T7-WIN-02', 'cloth enough, and the shadow does not wake: the curse is lifted', () => {
    const t = cut(paying(STARS, second, third))
    expect(t.state.pile).toEqual(expect.arrayContaining([...CLOTH]))
    t.choose('none')
      .ended('won', 'lifted')
      .has({ lifted: ['borrowedShadow'], banished: ['curse/the-borrowed-shadow'] })
    expect(t.session.outcome).toMatchObject({ card: 'shadow/noon' })
    t.settled()
  })

  rule('T7-TEMP-03 T7-ACT-CONS-01', 'if it wakes four cards are lost, and he measures again', () => {
    const t = paying(
      second,
      third,
      'skill/bide-your-time',
      'skill/share-the-load',
      'skill/old-marching-song',
      'skill/field-dressing',
      'skill/short-bow',
    )
    cut(t).choose('none')
    expect(t.happened('lifeLost')).toMatchObject([
      { cards: ['skill/share-the-load', 'skill/old-marching-song', 'skill/field-dressing', 'skill/short-bow'] },
    ])
    expect(t.happened('returned')).toMatchObject([{ card: 'shadow/cloth-enough' }])
    t.has({ clues: ['borrowedShadow'], past: [] })
    // The cloth is gone, the needle is still there.
    expect([offers(t, PAY), offers(t, FIGHT)]).toEqual([false, true])
    t.settled('act')
  })

  rule('T7-TURN-30', 'a cut that fails costs two cards, and the cloth all the same', () => {
    const t = measured([], { people: rich, rolls: { action: [first, second, 'skill/short-bow', 'skill/stand-fast'] } })
    cut(t)
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/short-bow', 'skill/stand-fast'] }])
    t.has({ members: [{ seat: 'first', who: 'ingrid', at: '7,0', hand: [], items: [] }] })
    t.settled('act')
  })

  rule('T7-TURN-30', 'everybody chooses which cards to give', () => {
    const t = measured([], {
      people: {
        ingrid: { hand: [...CLOTH, 'skill/stand-fast'] },
        emil: { hand: ['skill/short-bow', 'skill/keep-low'] },
      },
      rolls: { action: ['skill/read-the-swell', first, STARS, second, third] },
    })
    t.choose(PAY).choose('draw/2')
    t.asks('payment', 'first').choose('skill/stand-fast').choose('skill/sling')
    t.has({
      members: [
        { seat: 'first', who: 'ingrid', at: '7,0', hand: ['skill/log-raft'], items: [] },
        { seat: 'second', who: 'emil', at: '7,0', hand: [], items: [] },
      ],
    })
    t.choose('none').choose('none').ended('won', 'lifted').settled()
  })
})

describe('the needle', () => {
  // Six cards worth four, and six worth nothing.
  const WON: readonly CardId[] = [STARS, 'skill/read-the-swell', first, second, third, 'curse/death-keeps-pace#4']
  const LOST: readonly CardId[] = [
    'skill/bide-your-time',
    'skill/share-the-load',
    first,
    second,
    third,
    'curse/death-keeps-pace#4',
  ]

  rule('T7-WIN-01', 'who takes it and sews lifts the curse', () => {
    const t = measured([], {
      rolls: { action: [...WON, 'skill/against-the-odds', 'skill/sling', 'skill/log-raft', 'skill/short-bow'] },
    })
    perform(t, FIGHT, 6)
    t.choose('none').ended('won', 'lifted')
    expect(t.session.outcome).toMatchObject({ card: 'shadow/noon' })
    t.settled()
  })

  rule('T7-TEMP-03', 'who sews badly bleeds, and has to fight for it again', () => {
    const t = measured([], {
      rolls: {
        action: [
          ...WON,
          'skill/bide-your-time',
          'skill/share-the-load',
          'skill/old-marching-song',
          'skill/field-dressing',
          'skill/sling',
          'skill/log-raft',
        ],
        adventure: ['state/bloody#5'],
      },
    })
    perform(t, FIGHT, 6).choose('none')
    t.has({
      clues: ['borrowedShadow'],
      members: [{ seat: 'first', who: 'ingrid', at: '7,0', hand: ['state/bloody#5'], items: [] }],
    })
    expect(t.happened('returned')).toMatchObject([{ card: 'shadow/the-needle-taken' }])
    expect(offers(t, FIGHT)).toBe(true)
    t.settled('act')
  })

  rule('T7-LOSE-02 T7-LOSE-04', 'a lost fight without the jar is the end', () => {
    const t = perform(measured([], { rolls: { action: [...LOST], adventure: ['state/injured#5'] } }), FIGHT, 6)
    t.ended('lost', 'over')
    expect(t.session.outcome).toMatchObject({ card: 'shadow/the-thread-runs-out' })
    t.settled()
  })

  rule('T7-LOSE-02', 'for all who are there, and all are', () => {
    const t = measured([], {
      people: { ingrid: {}, emil: {} },
      rolls: { action: [...LOST], adventure: ['state/injured#5', 'state/injured#6'] },
    })
    perform(t, FIGHT, 6).ended('lost', 'over').settled()
  })

  rule('T7-BANISH-01 T7-RETURN-01', 'the jar breaks in place of the thread, and a second lost fight is the end', () => {
    const t = measured([JAR], {
      rolls: {
        action: [
          ...LOST,
          'skill/sling',
          'skill/log-raft',
          'skill/short-bow',
          'skill/stand-fast',
          'skill/keep-low',
          'skill/quick-hands',
          'skill/fish-spear',
          'skill/bark-map',
          'skill/fire-drill',
        ],
        adventure: ['state/injured#5', 'state/injured#6'],
      },
    })
    perform(t, FIGHT, 6)
    t.has({ quests: [CLUE, SHORT_NOON, ...stitches(4)], banished: [JAR], past: [], clues: ['borrowedShadow'] })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft', 'skill/short-bow'] }])
    // The fight is harder for who is injured; six cards worth three are too few.
    perform(t, FIGHT, 6).ended('lost', 'over').settled()
  })
})
