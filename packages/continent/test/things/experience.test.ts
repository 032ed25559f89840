// Experience, and what is bought with it. T7-XP
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { ADVANCED_IDS, COMMON_ACTION_CARDS, skillOn } from '../../src/cards/decks.ts'
import type { Continent } from '../../src/types.ts'
import { perform } from '../taking/doing.ts'

type T = TestTable<Continent>

const CLUE: CardId = 'clue/the-drowned-lighthouse'
const priced = (most: number): readonly CardId[] => ADVANCED_IDS.filter((card) => (skillOn(card).price ?? 0) <= most)

/** The hermit teaches whoever asks, at no cost. */
function taught(insights: readonly CardId[], scene: Scene = {}, who: 'ingrid' | 'tomas' = 'ingrid'): T {
  const t = table({ land: [12], events: [[12, 'event/the-hermit-of-the-dyke']], ...scene, quests: [CLUE, ...insights] })
  return t.play('turn').choose(`${who}/event/the-hermit-of-the-dyke/2/atOnce`)
}

describe('experience', () => {
  rule('T7-XP-01 T7-XP-02', 'is as many points as the cards say: what costs more is not offered', () => {
    for (const [points, ...insights] of [
      [1, 'supply/insight#1'],
      [2, 'supply/deep-insight#1'],
      [3, 'supply/insight#1', 'supply/deep-insight#1'],
      [4, 'supply/insight#1', 'supply/insight#2', 'supply/deep-insight#2'],
    ] as const satisfies readonly (readonly [number, ...CardId[]])[]) {
      const t = taught(insights)
      expect(t.offers('learn')).toEqual([...priced(points), 'enough'])
      t.settled('learn')
    }
    expect(priced(1)).toEqual(['advanced/old-hand'])
    // Without any, nothing is asked.
    taught(['quest/harbour-key']).settled('act')
  })

  rule('T7-XP-02', 'can be spent only when a card says so', () => {
    const t = table({ land: [12], quests: [CLUE, 'supply/deep-insight#1'] }).play('turn')
    expect([...t.offers('act'), ...t.offers('anyTime')].filter((id) => id.includes('advanced/'))).toEqual([])
    t.settled('act')
  })

  rule('T7-XP-03 T7-XP-04', 'is banished when it is spent; what was bought is shuffled into the deck', () => {
    const t = taught(['supply/insight#1', 'supply/insight#2', 'quest/harbour-key'], {
      deck: ['skill/sling', 'skill/tar-pot'],
    })
    t.choose('advanced/old-hand', 'learn')
    t.has({
      banished: ['supply/insight#1'],
      quests: [CLUE, 'supply/insight#2', 'quest/harbour-key'],
      deck: ['skill/sling', 'skill/tar-pot', 'advanced/old-hand'],
      learned: ['advanced/old-hand'],
      past: [],
    })
    t.settled('act')
  })

  rule('T7-XP-02', 'need not be spent', () => {
    const t = taught(['supply/insight#1'])
    t.choose('enough', 'learn')
      .has({ quests: [CLUE, 'supply/insight#1'], learned: [], banished: [] })
      .settled('act')
  })

  rule('T7-XP-05', 'buys each card once', () => {
    const t = taught(['supply/insight#1'], { learned: ['advanced/old-hand'], pile: ['advanced/old-hand'] })
    t.has({ learned: ['advanced/old-hand'] }).settled('act')
    const twice = taught(['supply/insight#1', 'supply/insight#2'])
    twice
      .choose('advanced/old-hand', 'learn')
      .has({ learned: ['advanced/old-hand'], quests: [CLUE, 'supply/insight#2'] })
    twice.settled('act')
  })

  rule('T7-XP-06', 'belongs to all, whoever found it', () => {
    const t = taught(['supply/insight#1'], { people: { ingrid: {}, tomas: {} } }, 'tomas')
    t.asks('learn', 'second').choose('advanced/old-hand', 'learn')
    t.has({ learned: ['advanced/old-hand'], banished: ['supply/insight#1'] }).settled('act')
  })

  rule('T7-XP-06', 'is lost as far as a card is worth more than the price; no more is lost than must be', () => {
    const lossy = taught(['supply/deep-insight#1'])
    lossy.choose('advanced/old-hand', 'learn')
    lossy.has({ banished: ['supply/deep-insight#1'], quests: [CLUE] }).settled('act')
    const exact = taught(['supply/deep-insight#1', 'supply/insight#4'])
    exact.choose('advanced/old-hand', 'learn').choose('enough', 'learn')
    exact.has({ banished: ['supply/insight#4'], quests: [CLUE, 'supply/deep-insight#1'] }).settled('act')
  })

  rule('T7-XP-07 T7-XP-02 T7-XP-06', 'buys several cards at once: the sum of their prices counts', () => {
    const t = taught(['supply/deep-insight#1', 'supply/deep-insight#2'], { deck: ['skill/sling'] })
    t.choose('advanced/old-hand', 'learn')
    expect(t.offers('learn')).toEqual([...priced(3).filter((card) => card !== 'advanced/old-hand'), 'enough'])
    t.choose('advanced/second-skin', 'learn')
    t.has({
      learned: ['advanced/old-hand', 'advanced/second-skin'],
      deck: ['skill/sling', 'advanced/old-hand', 'advanced/second-skin'],
      banished: ['supply/deep-insight#1', 'supply/deep-insight#2'],
      quests: [CLUE],
    })
    t.settled('act')
  })

  rule('T7-EX-40 T7-LIFE-16 T7-XP-04', 'bought into an empty deck, a card is the deck, and the pile lies open', () => {
    const thirty = COMMON_ACTION_CARDS.slice(0, 30)
    const t = taught(['supply/insight#1'], {
      deck: [],
      turnedPile: [...thirty],
      rolls: { action: ['advanced/old-hand', 'skill/bide-your-time'], adventure: ['supply/two-dabs'] },
    })
    t.choose('advanced/old-hand', 'learn')
    t.has({ deck: ['advanced/old-hand'], turnedPile: [] })
    expect([...t.state.pile].sort()).toEqual([...thirty].sort())
    perform(t, 'ingrid/terrain/tide-pools/1', 2)
    expect(t.happened('cardsDrawn').at(-1)).toMatchObject({
      cards: [
        { card: 'advanced/old-hand', from: 'deck' },
        { card: 'skill/bide-your-time', from: 'pile' },
      ],
    })
    t.has({ deck: [], pile: [] })
    expect(t.state.turnedPile).toHaveLength(31)
    t.settled('act')
  })
})
