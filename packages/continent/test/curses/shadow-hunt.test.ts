// The Borrowed Shadow: how it hides, and how it is caught. Sections B, K1 and K3 of content.md.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CLUE, HUNT, hunting, JAR, SHADOW, SHEARS, SHORT_NOON, stitches } from './hunting.ts'
import { CURSES, perform, STARS, type Table } from './performing.ts'

const [first = STARS, second = STARS] = CURSES

/** At the Stair Head, with fog in the east alone; beyond the neighbours there is more of it. */
const ONE_FOG: Scene = {
  land: [305, 318, 309],
  spaces: { '5,3': { barrier: 'barrier/the-hundred-stair' } },
  events: [[305, SHADOW]],
}
/** No fog touches the Stair Head. */
const NO_FOG_HERE: Scene = { ...ONE_FOG, land: [305, 318, 309, 321] }
/** There is no fog at all: the Mill Islet behind its sluice. */
const NO_FOG: Scene = {
  land: [262],
  spaces: { '2,-1': { barrier: 'barrier/black-sluice' } },
  events: [[262, SHADOW]],
}

const drawing = (...action: readonly CardId[]): Scene => ({ rolls: { action: [...action] } })
const both = (scene: Scene, other: Scene): Scene => ({ ...scene, ...other, rolls: { ...scene.rolls, ...other.rolls } })

describe('a hunt', () => {
  rule('T7-QUEST-08 T7-ACT-RES-12', 'three successes are a stitch, and it flees into the fog beside it', () => {
    const t = hunting([], both(ONE_FOG, { rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#2'] } }))
    perform(t, HUNT, 2)
    t.has({ quests: [CLUE, SHORT_NOON, 'shadow/a-stitch#2'], under: { '7,3': SHADOW }, events: [], past: [] })
    t.settled('act')
  })

  rule('T7-GEN-03', 'among several foggy cards beside it any may be the one', () => {
    for (const at of ['6,2', '7,3', '6,4', '5,3']) {
      const t = hunting([], {
        land: [305],
        events: [[305, SHADOW]],
        rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#1'], hiding: [at] },
      })
      perform(t, HUNT, 2)
        .has({ under: { [at]: SHADOW } })
        .settled('act')
    }
  })

  rule('T7-GEN-03', 'with no fog beside it, it takes any of the Board', () => {
    for (const at of ['6,1', '8,3']) {
      const t = hunting(
        [],
        both(NO_FOG_HERE, { rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#1'], hiding: [at] } }),
      )
      perform(t, HUNT, 2)
        .has({ under: { [at]: SHADOW }, events: [] })
        .settled('act')
    }
  })

  rule('T7-GEN-20', 'with no fog at all it stays', () => {
    const t = hunting([], both(NO_FOG, { rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#1'] } }))
    perform(t, HUNT, 2)
    t.has({ events: [{ at: '2,-2', card: SHADOW }], quests: [CLUE, SHORT_NOON, 'shadow/a-stitch#1'] })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })
})

describe('who fails', () => {
  const failing = (card: CardId, people: Scene['people'], more: Scene['rolls'] = {}): Table =>
    perform(
      hunting([], {
        ...ONE_FOG,
        ...(people === undefined ? {} : { people }),
        rolls: {
          ...more,
          action: [first, second, ...(more['action'] ?? [])],
          adventure: [card, ...(more['adventure'] ?? [])],
        },
      }),
      HUNT,
      2,
    )

  rule('T7-NUM-02', 'it hides, and takes a hat', () => {
    const t = failing('shadow/it-takes-your-hat', { ingrid: { hand: ['skill/sling'] } })
    t.has({
      under: { '7,3': SHADOW },
      quests: [CLUE, SHORT_NOON],
      members: [{ seat: 'first', who: 'ingrid', at: '6,3', hand: [], items: [] }],
    })
    expect(t.state.pile).toContain('skill/sling')
    t.settled('act')
  })

  rule('T7-GEN-03', 'with no hand to take from, two cards of the deck go', () => {
    const t = failing('shadow/it-takes-your-hat', { ingrid: {} }, { action: ['skill/sling', 'skill/log-raft'] })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
    t.settled('act')
  })

  rule('T7-NUM-02', 'it waves, and frightens', () => {
    const t = failing('shadow/it-waves', { ingrid: {} }, { adventure: ['state/frightened#4'] })
    t.has({ members: [{ seat: 'first', who: 'ingrid', at: '6,3', hand: ['state/frightened#4'], items: [] }] })
    t.settled('act')
  })

  rule('T7-NUM-02', 'or it holds the door', () => {
    const t = failing('shadow/it-holds-the-door', { ingrid: {} }, { action: [first, second] })
    expect(t.happened('recovered')).toMatchObject([{ cards: [first, second] }])
    t.has({ past: ['shadow/it-holds-the-door'] }).settled('act')
  })

  rule('T7-NUM-03', 'once all three are in the Past, it was only shade', () => {
    const t = hunting([], {
      ...ONE_FOG,
      past: ['shadow/it-takes-your-hat', 'shadow/it-waves', 'shadow/it-holds-the-door'],
      rolls: { action: [first, second] },
    })
    perform(t, HUNT, 2)
    expect(t.happened('taken')).toMatchObject([{ card: 'shadow/only-shade' }])
    t.settled('act')
  })
})

describe('cornered', () => {
  /** Whether these cards are enough. */
  const hunted = (scene: Scene, ...cards: readonly CardId[]): boolean => {
    const t = perform(hunting([], both(scene, drawing(...cards))), HUNT, 2)
    t.settled('act')
    return t.happened('resultKnown').some(({ succeeded }) => succeeded === true)
  }
  const STITCH: Scene = { rolls: { adventure: ['shadow/a-stitch#1'] } }
  const HAT: Scene = { rolls: { adventure: ['shadow/it-waves', 'state/frightened#4'] } }
  const TWO: CardId = 'skill/against-the-odds'
  const ONE: CardId = 'skill/read-the-swell'

  rule('T7-ACT-RES-10', 'with fog beside it two successes are too few', () => {
    expect(hunted(both(ONE_FOG, HAT), TWO, first)).toBe(false)
  })

  rule('T7-ACT-RES-10', 'with no fog beside it they are enough, and one is not', () => {
    expect(hunted(both(NO_FOG, STITCH), TWO, first)).toBe(true)
    expect(hunted(both(NO_FOG, HAT), ONE, first)).toBe(false)
  })

  rule('T7-GEN-19 T7-ACT-RES-10', 'so they are by a fire', () => {
    const fire: Scene = { people: { ingrid: { fire: 305 } } }
    expect(hunted(both(both(ONE_FOG, fire), STITCH), TWO, first)).toBe(true)
    // A fire elsewhere is none.
    expect(hunted(both(both(ONE_FOG, { people: { ingrid: { fire: 318 } } }), HAT), TWO, first)).toBe(false)
  })

  rule('T7-ACT-COST-10 T7-ACT-RES-10', 'and by a fire without fog beside it one is enough', () => {
    expect(hunted(both(both(NO_FOG, { people: { ingrid: { fire: 262 } } }), STITCH), ONE, first)).toBe(true)
  })

  rule('T7-ACT-RES-10', 'a hem and a companion help as well', () => {
    const t = hunting(['shadow/torn-hem'], {
      ...ONE_FOG,
      people: { ingrid: { hand: ['shadow/somebody-elses-shadow'] } },
      rolls: { action: [ONE, first], adventure: ['shadow/a-stitch#1'] },
    })
    perform(t, HUNT, 2)
    expect(t.happened('resultKnown')).toMatchObject([{ stars: 3, succeeded: true }])
    t.settled('act')
  })
})

describe('jar and shears', () => {
  rule('T7-ACT-CONS-13 T7-GEN-03', 'with the jar it does not flee after a success', () => {
    const t = hunting([JAR], both(ONE_FOG, { rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#1'] } }))
    perform(t, HUNT, 2)
    t.has({ events: [{ at: '6,3', card: SHADOW }], quests: [CLUE, SHORT_NOON, JAR, 'shadow/a-stitch#1'] })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })

  rule('T7-GEN-03', 'after a failure it does', () => {
    const t = hunting(
      [JAR],
      both(ONE_FOG, { rolls: { action: [first, second], adventure: ['shadow/it-waves', 'state/frightened#5'] } }),
    )
    perform(t, HUNT, 2)
      .has({ events: [], under: { '7,3': SHADOW } })
      .settled('act')
  })

  rule('T7-QUEST-08', 'with the shears one success is two stitches', () => {
    const t = hunting(
      [SHEARS],
      both(ONE_FOG, { rolls: { action: [STARS, first], adventure: ['shadow/a-stitch#3', 'shadow/a-stitch#1'] } }),
    )
    perform(t, HUNT, 2)
    t.has({ quests: [CLUE, SHORT_NOON, SHEARS, 'shadow/a-stitch#3', 'shadow/a-stitch#1'], under: { '7,3': SHADOW } })
    t.settled('act')
  })

  rule('T7-NUM-08', 'and there are never more than four', () => {
    const t = hunting([SHEARS, ...stitches(3)], both(ONE_FOG, drawing(STARS, first)))
    perform(t, HUNT, 2)
      .has({ quests: [CLUE, SHORT_NOON, SHEARS, ...stitches(4)], past: [] })
      .settled('act')
    const full = hunting(stitches(4), both(ONE_FOG, drawing(STARS, first)))
    perform(full, HUNT, 2).has({ quests: [CLUE, SHORT_NOON, ...stitches(4)] })
    expect(full.happened('pastReturned')).toEqual([])
    full.settled('act')
  })
})
