// The Borrowed Shadow: what can be found on the way, and what it leads to. Section K1 of content.md.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CLUE, hunting, JAR, SHEARS, SHORT_NOON } from './hunting.ts'
import { CURSES, offers, perform, placeOf, STARS, type Table } from './performing.ts'

const [first = STARS, second = STARS, third = STARS] = CURSES

/** What is found: the terrain, its action and what it costs, the hook, the event, its action, and what comes of it. */
const FINDS = {
  jar: {
    land: 318,
    place: ['ingrid/terrain/terrace-of-jars/2', '610', '612'],
    event: 'shadow/the-jar-that-holds-noon',
    gold: 'shadow/a-jar-like-the-others',
    quest: JAR,
    failure: ['state/frightened#4'],
  },
  hem: {
    land: 44,
    place: ['ingrid/terrain/driftwood-stockade/2', '602', '604'],
    event: 'shadow/your-own-back',
    gold: 'shadow/a-bare-wall',
    quest: 'shadow/torn-hem',
    failure: ['state/frightened#4'],
  },
  shears: {
    land: 228,
    place: ['ingrid/terrain/bone-hurdle/2', '606', '608'],
    event: 'shadow/a-man-shaped-gap',
    gold: 'shadow/the-gap-mended',
    quest: SHEARS,
    failure: ['state/bloody#5'],
  },
} as const satisfies { readonly [name: string]: object }
const NAMES = ['jar', 'hem', 'shears'] as const

describe.each(NAMES)('the %s', (name) => {
  const { land, place, event, gold, quest, failure } = FINDS[name]
  const [look, plain, sum] = place
  const at = (scene: Scene): Table => hunting([], { land: [land], ...scene })

  rule('T7-NUM-12 T7-CARD-21', 'the clue shows what nobody else sees there', () => {
    const t = at({ rolls: { action: [STARS, first] } })
    perform(t, look, 2)
    expect(t.offers('pennant')).toEqual([plain, sum])
    t.choose(sum)
      .has({ events: [{ at: placeOf(t), card: event }] })
      .settled('act')
  })

  rule('T7-NUM-15 T7-RETURN-01', 'who does not look finds nothing, and may look again', () => {
    const t = at({ rolls: { action: [STARS, first] } })
    perform(t, look, 2).choose(plain)
    t.has({ events: [], past: [] })
    expect(offers(t, look)).toBe(true)
    t.settled('act')
  })

  rule('T7-BANISH-04 T7-QUEST-01', 'it is there to be had, once', () => {
    const t = at({
      events: [[land, event]],
      rolls: { action: [STARS, first, second], adventure: ['supply/insight#1'] },
    })
    perform(t, `ingrid/${event}/0`, 3)
    t.has({
      quests: [CLUE, SHORT_NOON, quest, 'supply/insight#1'],
      banished: [event],
      events: [{ at: placeOf(t), card: gold }],
    })
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'a failure has its price, and it is still there', () => {
    const lost: readonly CardId[] = name === 'hem' ? ['skill/sling'] : []
    const t = at({
      events: [[land, event]],
      rolls: { action: [first, second, third, ...lost], adventure: [...failure] },
    })
    perform(t, `ingrid/${event}/0`, 3)
    t.has({
      quests: [CLUE, SHORT_NOON],
      events: [{ at: placeOf(t), card: event }],
      members: [{ seat: 'first', who: 'ingrid', at: placeOf(t), hand: [...failure], items: [] }],
    })
    expect(t.happened('lifeLost')).toHaveLength(lost.length)
    t.settled('act')
  })
})

describe('what they lead to', () => {
  rule('T7-QUEST-07 T7-BONUS-01', 'the jar listens at the lantern posts: somebody else comes along', () => {
    const t = hunting([JAR], { land: [255], rolls: { action: [STARS, first], adventure: ['supply/insight#1'] } })
    perform(t, `ingrid/${JAR}/0`, 2)
    expect(t.offers('bonus')).toEqual(['ingrid', 'discard'])
    t.choose('ingrid').has({
      members: [{ seat: 'first', who: 'ingrid', at: '4,2', hand: ['shadow/somebody-elses-shadow'], items: [] }],
      quests: [CLUE, SHORT_NOON, JAR, 'supply/insight#1'],
    })
    t.settled('act')
    const elsewhere = hunting([JAR], { land: [249] })
    expect(offers(elsewhere, `ingrid/${JAR}/0`)).toBe(false)
    elsewhere.settled('act')
  })

  rule('T7-ACT-RES-17', 'the companion is a burden to whoever listens', () => {
    const t = hunting([], {
      land: [318],
      people: { ingrid: { hand: ['shadow/somebody-elses-shadow'] } },
      rolls: { action: ['skill/read-the-swell', first] },
    })
    perform(t, 'ingrid/terrain/terrace-of-jars/2', 2)
    expect(t.happened('resultKnown')).toMatchObject([{ stars: 1, difficulty: 2, succeeded: false }])
    t.settled('act')
  })

  const CHARCOAL: CardId = 'shadow/the-charcoal-man'

  rule('T7-QUEST-07', 'the hem finds the charcoal man in his clearing', () => {
    const t = hunting(['shadow/torn-hem'], { land: [74], rolls: { action: [STARS, first] } })
    perform(t, 'ingrid/shadow/torn-hem/0', 2).has({ events: [{ at: '3,4', card: CHARCOAL }] })
    t.settled('act')
  })

  rule('T7-ITEM-22 T7-TURN-30', 'he gives a thimble for a light', () => {
    const t = hunting([], {
      land: [74],
      events: [[74, CHARCOAL]],
      people: { ingrid: { items: [{ cards: ['item/storm-lantern'], die: 2 }] } },
      rolls: { action: ['skill/read-the-swell'], adventure: ['supply/insight#1'] },
    })
    t.choose(`ingrid/${CHARCOAL}/0`).choose('draw/1').choose('none').choose('new', 'place')
    t.has({
      members: [
        { seat: 'first', who: 'ingrid', at: '3,4', hand: [], items: [{ cards: ['item/tailors-thimble'], die: 4 }] },
      ],
      past: ['item/storm-lantern', CHARCOAL],
      events: [],
    })
    t.settled('act')
    const dark = hunting([], { land: [74], events: [[74, CHARCOAL]] })
    expect(offers(dark, `ingrid/${CHARCOAL}/0`)).toBe(false)
    dark.settled('act')
  })

  rule('T7-NUM-03', 'and then his stack is swept', () => {
    const t = hunting(['shadow/torn-hem'], { land: [74], past: [CHARCOAL], rolls: { action: [STARS, first] } })
    perform(t, 'ingrid/shadow/torn-hem/0', 2)
    expect(t.happened('taken')).toMatchObject([{ card: 'shadow/a-swept-stack' }])
    t.has({ past: [CHARCOAL], events: [] }).settled('act')
  })
})
