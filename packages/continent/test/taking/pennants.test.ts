// Pennants add to numbers. T7-NUM-12 to T7-NUM-17
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { of, perform, stars } from './doing.ts'

type T = TestTable<Continent>

const PLANK = { cards: ['item/skiff-plank'], die: 2 } as const
const PUNT = { cards: ['item/leaky-punt'], die: 3 } as const

/** The mouth of the river is swum, beside a raft pennant: 149 or, with five more, 154. Two cards, after these preparations. */
function swum(scene: Scene, ...preparations: readonly string[]): T {
  const t = table({ land: [95], ...scene, rolls: { action: stars(2), ...scene.rolls } })
  return perform(t.play('turn'), 'ingrid/terrain/river-mouth/2', 2, ...preparations)
}

const events = (t: T): readonly string[] => t.state.events.map(({ card }) => card)

describe('the pennant of an item', () => {
  rule('T7-EX-09 T7-NUM-12 T7-NUM-13', 'adds its value if the item was used in step 1', () => {
    const t = swum(
      { people: { ingrid: { items: [PLANK] } }, rolls: { adventure: ['supply/insight#1'] } },
      'use/item/skiff-plank',
    )
    t.asks('pennant', 'first')
    expect(t.offers('pennant')).toEqual(['149', '154'])
    t.choose('154', 'pennant')
    expect(events(t)).toEqual(['event/across-the-mouth'])
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/skiff-plank'], die: 1 }])
    t.settled('act')
  })

  rule('T7-EX-09 T7-NUM-13', 'adds nothing if the item was not used', () => {
    const t = swum({ people: { ingrid: { items: [PLANK] } } })
    expect(events(t)).toEqual(['event/sandbar'])
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/skiff-plank'], die: 2 }])
    t.settled('act')
  })

  rule('T7-EX-09 T7-NUM-15', 'need not be added', () => {
    const t = swum({ people: { ingrid: { items: [PLANK] } } }, 'use/item/skiff-plank')
    t.choose('149', 'pennant')
    expect(events(t)).toEqual(['event/sandbar'])
    t.settled('act')
  })

  rule('T7-NUM-13', 'adds its value even if its last point was used', () => {
    const t = swum(
      {
        people: { ingrid: { items: [{ cards: ['item/pumice-float'], die: 1 }] } },
        rolls: { adventure: ['supply/insight#1'] },
      },
      'use/item/pumice-float',
    )
    t.has({ past: ['item/pumice-float'] })
    expect(of(t, 'ingrid').items).toEqual([])
    t.choose('154', 'pennant')
    // What lies beyond: a plank.
    t.choose('new', 'place')
    expect(events(t)).toEqual(['event/across-the-mouth'])
    t.settled('act')
  })

  rule('T7-NUM-13', 'may be that of any card of the item, and of a crafted one', () => {
    for (const item of [
      { cards: ['event/cork-float', 'item/skiff-plank'], die: 4 },
      { cards: ['skill/log-raft'], die: 3 },
    ] as const) {
      const t = swum({ people: { ingrid: { items: [item] } } }, `use/${item.cards[0]}`)
      expect(t.offers('pennant')).toEqual(['149', '154'])
      t.choose('149', 'pennant').settled('act')
    }
  })

  rule('T7-NUM-13', 'counts for those who are involved, whoever used it, and for nobody else', () => {
    const scene: Scene = { people: { ingrid: {}, tomas: { items: [PLANK] } } }
    const together = swum(scene, 'with/tomas', 'use/item/skiff-plank')
    together.asks('pennant', 'first')
    expect(together.offers('pennant')).toEqual(['149', '154'])
    together.choose('149', 'pennant').settled('act')
    const alone = swum(scene)
    expect(events(alone)).toEqual(['event/sandbar'])
    alone.settled('act')
  })

  rule('T7-NUM-16', 'must show the pictograph beside the number', () => {
    // A rope is no raft.
    const t = swum(
      { people: { ingrid: { items: [{ cards: ['event/cork-float', 'item/hemp-coil'], die: 3 }] } } },
      'use/event/cork-float',
    )
    expect(events(t)).toEqual(['event/sandbar'])
    t.settled('act')
  })

  rule('T7-NUM-17', 'is added once, however many there are', () => {
    const t = swum({ people: { ingrid: { items: [PLANK, PUNT] } } }, 'use/item/skiff-plank', 'use/item/leaky-punt')
    expect(t.offers('pennant')).toEqual(['149', '154'])
    t.choose('149', 'pennant').settled('act')
  })
})

describe('the pennant of a Quest Item', () => {
  /** Ingrid looks around at the tide pools, beside a beam pennant: 123 or, with seven more, 130. */
  const looked = (scene: Scene): T =>
    perform(
      table({ land: [12], ...scene, rolls: { action: stars(2), ...scene.rolls } }).play('turn'),
      'ingrid/terrain/tide-pools/2',
      2,
    )

  rule('T7-EX-10 T7-NUM-12 T7-NUM-14 T7-QUEST-05', 'adds its value at no cost, and stays where it is', () => {
    const t = looked({
      people: { ingrid: { items: [{ cards: ['item/brass-spyglass'], die: 4 }] } },
      rolls: { adventure: ['supply/insight#1'] },
    })
    expect(t.offers('pennant')).toEqual(['123', '130'])
    t.choose('130', 'pennant')
    expect(events(t)).toEqual(['event/stair-under-the-water'])
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/brass-spyglass'], die: 4 }])
    t.has({ quests: ['clue/the-drowned-lighthouse', 'supply/insight#1'] }).settled('act')
  })

  rule('T7-NUM-14 T7-NUM-15', 'need not be added', () => {
    const t = looked({ people: { ingrid: { items: [{ cards: ['item/brass-spyglass'], die: 4 }] } } })
    t.choose('123', 'pennant')
    expect(events(t)).toEqual(['event/something-glints'])
    t.settled('act')
  })

  rule('T7-NUM-16', 'must show the pictograph beside the number', () => {
    const t = looked({
      people: { ingrid: { items: [{ cards: ['item/brass-spyglass'], die: 4 }] } },
      quests: ['clue/the-borrowed-shadow', 'quest/bell-clapper', 'quest/tide-table'],
    })
    expect(events(t)).toEqual(['event/something-glints'])
    t.settled('act')
  })
})
