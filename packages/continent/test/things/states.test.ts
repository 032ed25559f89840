// States are taken, and cost life. T7-STATE-01 to T7-STATE-14, T7-STATE-18
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { inAdventureDeck } from '../../src/adventure.ts'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, handOf, perform, story } from '../taking/doing.ts'

type T = TestTable<Continent>

/** Cards of the deck that are lost. */
const LOST: readonly CardId[] = [
  'skill/log-raft',
  'skill/trail-sense',
  'skill/sling',
  'skill/bark-map',
  'skill/tar-pot',
  'skill/lean-to',
  'skill/short-bow',
]

/** Ingrid slips at the tide pools and takes this card 108; the first two copies show life loss. So many cards are lost. */
function slipped(card: CardId, hand: readonly CardId[], lost: number, scene: Scene = {}): T {
  const t = table({
    land: [12],
    people: { ingrid: { hand } },
    ...scene,
    rolls: { action: [...blanks(2), ...LOST.slice(0, lost)], adventure: [card] },
  })
  return perform(t.play('turn'), 'ingrid/terrain/tide-pools/1', 2)
}

describe('a State that is taken', () => {
  rule('T7-STATE-01 T7-STATE-04 T7-STATE-08', 'costs life first, and is in the hand then; nobody is asked', () => {
    const t = slipped('state/drenched#1', [], 1)
    expect(story(t, 'taken', 'lifeLost', 'putIntoHand')).toEqual([
      'taken state/drenched#1',
      'lifeLost',
      'putIntoHand state/drenched#1',
    ])
    expect(handOf(t, 'ingrid')).toEqual(['state/drenched#1'])
    t.has({ pile: [...blanks(2), ...LOST.slice(0, 1)] }).settled('act')
  })

  rule('T7-STATE-02 T7-STATE-03', 'costs one card for the character, and one for each State in hand', () => {
    for (const [lost, ...hand] of [
      [1],
      [1, 'skill/cold-water-nerve', 'bonus/fair-wind'],
      [2, 'state/tired#1'],
      [4, 'state/tired#1', 'bonus/fair-wind', 'state/injured#6', 'state/feverish#2'],
    ] as const satisfies readonly (readonly [number, ...CardId[]])[]) {
      const t = slipped('state/drenched#2', hand, lost)
      expect(handOf(t, 'ingrid')).toEqual([...hand, 'state/drenched#2'])
      t.has({ pile: [...blanks(2), ...LOST.slice(0, lost)] }).settled('act')
    }
  })

  rule('T7-STATE-07', 'costs nothing without the icon', () => {
    const t = slipped('state/drenched#3', ['state/tired#1'], 0)
    expect(handOf(t, 'ingrid')).toEqual(['state/tired#1', 'state/drenched#3'])
    t.has({ pile: blanks(2) }).settled('act')
  })

  rule('T7-STATE-10 T7-STATE-11', 'takes the place of one with the same title, which counts for the life loss', () => {
    const t = slipped('state/drenched#1', ['state/drenched#5', 'state/tired#1'], 3)
    expect(handOf(t, 'ingrid')).toEqual(['state/tired#1', 'state/drenched#1'])
    expect(inAdventureDeck(t.state, 108).green).toContain('state/drenched#5')
    t.has({ past: [], banished: [] }).settled('act')
  })

  rule('T7-STATE-10', 'takes its place also if neither of them costs life', () => {
    const t = slipped('state/drenched#4', ['state/drenched#5'], 0)
    expect(handOf(t, 'ingrid')).toEqual(['state/drenched#4'])
    t.settled('act')
  })

  rule('T7-STATE-12', 'is one of any number with different titles', () => {
    const all: readonly CardId[] = [
      'state/paranoid#1',
      'state/tired#1',
      'state/bloody#1',
      'state/frightened#1',
      'state/injured#1',
      'state/freezing#1',
      'state/feverish#1',
      'state/beam-sick#1',
    ]
    const t = slipped('state/drenched#6', all, 0)
    expect(handOf(t, 'ingrid')).toEqual([...all, 'state/drenched#6'])
    t.settled('act')
  })
})

describe('life that is lost without a deck', () => {
  /** Two cards without a star that somebody could keep. */
  const IDLE: CardId[] = ['skill/bide-your-time', 'skill/old-marching-song']

  rule('T7-STATE-05', 'is revealed from the pile, and goes back', () => {
    const t = table({
      land: [12],
      deck: [],
      turnedPile: [...IDLE, 'skill/sling', 'curse/death-keeps-pace#1'],
      rolls: { action: [...IDLE, 'skill/sling'], adventure: ['state/drenched#1'] },
    })
    perform(t.play('turn'), 'ingrid/terrain/tide-pools/1', 2)
    expect(t.happened('pileRevealed')).toMatchObject([{ cards: ['skill/sling'] }])
    expect([...t.state.turnedPile].sort()).toEqual(['curse/death-keeps-pace#1', ...IDLE, 'skill/sling'])
    expect(handOf(t, 'ingrid')).toEqual(['state/drenched#1'])
    t.has({ deck: [], pile: [] }).settled('act')
  })

  rule('T7-STATE-05', 'loses the game if a Curse is among it', () => {
    const t = table({
      land: [12],
      people: { ingrid: { hand: ['state/tired#1'] } },
      deck: [],
      turnedPile: [...IDLE, 'skill/sling', 'curse/death-keeps-pace#1'],
      rolls: { action: [...IDLE, 'skill/sling', 'curse/death-keeps-pace#1'], adventure: ['state/drenched#1'] },
    })
    perform(t.play('turn'), 'ingrid/terrain/tide-pools/1', 2).ended('lost', 'curse')
  })

  rule('T7-STATE-06', 'comes from the deck as far as that goes, and then from the pile', () => {
    const t = table({
      land: [12],
      people: { ingrid: { hand: ['state/tired#1'] } },
      deck: [...IDLE, 'skill/sling'],
      rolls: { action: [...IDLE, 'skill/sling', 'skill/bide-your-time'], adventure: ['state/drenched#1'] },
    })
    perform(t.play('turn'), 'ingrid/terrain/tide-pools/1', 2)
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'] }])
    expect(t.happened('pileRevealed')).toMatchObject([{ cards: ['skill/bide-your-time'] }])
    expect([...t.state.turnedPile].sort()).toEqual([...IDLE, 'skill/sling'])
    t.has({ deck: [], pile: [] }).settled('act')
  })
})

describe('a State that is kept off', () => {
  /** Somebody listens at the strand, hears something, and takes this card 103; the first three copies show life loss. */
  const heard = (who: 'zofia' | 'ingrid', card: CardId, ...lost: readonly CardId[]): T => {
    const t = table({
      land: [14],
      people: { [who]: {} },
      rolls: { action: [...blanks(2), ...lost], adventure: [card] },
    })
    return perform(t.play('turn'), `${who}/terrain/strand-of-buoys/2`, 2)
  }

  rule('T7-STATE-09', 'by what its holder is like: no life is lost, and the card returns', () => {
    const t = heard('zofia', 'state/frightened#1')
    expect(handOf(t, 'zofia')).toEqual([])
    expect(inAdventureDeck(t.state, 103).green).toContain('state/frightened#1')
    t.has({ pile: blanks(2), past: [] }).settled('act')
    const other = heard('ingrid', 'state/frightened#1', 'skill/log-raft')
    expect(handOf(other, 'ingrid')).toEqual(['state/frightened#1'])
    other.settled('act')
  })
})

describe('an effect on the life loss', () => {
  /** Ingrid loses her way in the fog bank and takes this card 105; the last copy shows no life loss. */
  const frozen = (card: CardId, hand: readonly CardId[], lost: number): T => {
    const t = table({
      land: [203, 215],
      people: { ingrid: { hand } },
      rolls: { action: [...blanks(2), ...LOST.slice(0, lost)], adventure: [card] },
    })
    return perform(t.play('turn'), 'ingrid/terrain/fog-bank/1', 2)
  }

  rule('T7-STATE-18', 'applies if the copy shows the icon', () => {
    const t = frozen('state/freezing#1', ['state/drenched#5'], 3)
    t.has({ pile: [...blanks(2), ...LOST.slice(0, 3)] }).settled('act')
  })

  rule('T7-STATE-18', 'does not apply if it shows none', () => {
    const t = frozen('state/freezing#5', ['state/drenched#5'], 0)
    t.has({ pile: blanks(2) }).settled('act')
  })

  rule('T7-STATE-18', 'is not even asked for if there is none', () => {
    const prayed = (card: CardId): T =>
      perform(
        table({
          land: [12],
          people: { anselm: { hand: ['skill/say-the-office'] } },
          rolls: { action: blanks(2), adventure: [card] },
        }).play('turn'),
        'anselm/terrain/tide-pools/1',
        2,
      )
    const deadly = prayed('state/drenched#1')
    deadly.asks('lifeLoss').choose('skill/say-the-office/0', 'lifeLoss')
    expect(handOf(deadly, 'anselm')).toEqual(['state/drenched#1'])
    deadly.has({ pile: [...blanks(2), 'skill/say-the-office'] }).settled('act')
    const harmless = prayed('state/drenched#3')
    expect(handOf(harmless, 'anselm')).toEqual(['skill/say-the-office', 'state/drenched#3'])
    harmless.settled('act')
  })

  rule('T7-STATE-07 T7-GEN-03', 'may be that every copy counts as showing it', () => {
    // The beam comes across the cloud; the last copies of 109 show no life loss.
    const lit = (quests: readonly CardId[], lost: readonly CardId[]): void => {
      const t = table({
        land: [46, 12],
        fogged: { '0,0': 'fog/beam-across-the-cloud' },
        quests: ['clue/the-drowned-lighthouse', ...quests],
        rolls: { action: [...blanks(1), ...lost], adventure: ['state/beam-sick#5', 'supply/insight#1'] },
      })
      t.play('turn').choose('ingrid/fog/0,0/atOnce')
      expect(handOf(t, 'ingrid')).toEqual(['state/beam-sick#5'])
      t.has({ pile: [...blanks(1), ...lost] }).settled('act')
    }
    lit([], [])
    lit(['quest/the-black-lens'], LOST.slice(0, 1))
  })
})

describe('a failed collective action', () => {
  rule(
    'T7-EX-11 T7-STATE-02 T7-STATE-07 T7-STATE-10 T7-STATE-11 T7-STATE-13 T7-STATE-14 T7-ACT-CONS-06',
    'one State after the other, the active player first',
    () => {
      const t = table({
        land: [61],
        people: { ingrid: { hand: ['state/paranoid#5', 'state/freezing#1'] }, tomas: {} },
        waiting: [{ card: 'event/boar#1' }],
        pending: [{ source: { card: 'event/boar#1', nth: 0 }, active: 'ingrid', involved: ['ingrid', 'tomas'] }],
        rolls: {
          action: [...blanks(3), ...LOST.slice(0, 7)],
          adventure: ['state/injured#1', 'state/injured#5', 'state/paranoid#1'],
        },
      }).play('mandatory')
      expect(t.happened('lifeLost')).toMatchObject([{ cards: LOST.slice(0, 3) }, { cards: LOST.slice(3, 7) }])
      expect(story(t, 'lifeLost', 'putIntoHand', 'returned')).toEqual([
        'lifeLost',
        'putIntoHand state/injured#1',
        'putIntoHand state/injured#5',
        'lifeLost',
        'putIntoHand state/paranoid#1',
        'returned state/paranoid#5',
      ])
      expect(handOf(t, 'ingrid')).toEqual(['state/freezing#1', 'state/injured#1', 'state/paranoid#1'])
      expect(handOf(t, 'tomas')).toEqual(['state/injured#5'])
      t.settled('act')
    },
  )
})
