// The Action Deck as life force: its last card, the pile that is turned over, and the way back. T7-LIFE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items, perform, STARS, sorted } from './life.ts'

const CURSE = 'curse/death-keeps-pace#1'
const OTHER = 'curse/death-keeps-pace#2'

/** One card, one success. */
const SEARCH = 'ingrid/terrain/strand-of-buoys/1'

/** Ingrid makes a bow where nothing grows for it: five cards, and no success is needed. */
const bowyer = (deck: readonly CardId[], pile: readonly CardId[], drawn: readonly CardId[]): TestTable<Continent> =>
  table({
    people: { ingrid: { hand: ['skill/short-bow'] } },
    land: [18],
    deck,
    pile,
    rolls: { action: drawn },
  })
    .play('turn')
    .choose('ingrid/skill/short-bow/0/atOnce')

/** Ingrid gives Tomas a hatchet for two cards of life. */
const giver = (scene: Scene): TestTable<Continent> =>
  table({
    people: { ingrid: { items: [{ cards: ['skill/stone-hatchet'], die: 4 }] }, tomas: {} },
    land: [14],
    ...scene,
  })
    .play('turn')
    .as('first')
    .choose('give/skill/stone-hatchet/tomas', 'anyTime')

describe('while there is a deck', () => {
  rule('T7-LIFE-01 T7-LIFE-02', 'a Curse from it has no consequence, and what is discarded lies face up', () => {
    const t = table({ land: [14], rolls: { action: [CURSE, 'skill/log-raft'] } }).play('turn')
    perform(t, SEARCH, 2)
    t.has({ pile: [CURSE, 'skill/log-raft'], turnedPile: [] }).settled('act')
  })

  rule('T7-LIFE-03', 'cards that come back are random, and are in the deck from then on', () => {
    const t = table({
      people: { ingrid: { items: [{ cards: ['event/biscuit-tin'], die: 2 }] } },
      deck: [STARS],
      pile: ['skill/log-raft', ...BLANKS, 'skill/sling'],
      rolls: { action: ['skill/sling', 'skill/log-raft', ...BLANKS.slice(0, 4)] },
    })
    t.play('turn')
      .choose('ingrid/event/biscuit-tin/0/atOnce')
      .has({ pile: ['curse/the-drowned-lighthouse'] })
    expect(sorted(t.state.deck)).toEqual(sorted([STARS, 'skill/sling', 'skill/log-raft', ...BLANKS.slice(0, 4)]))
    t.settled('act')
  })
})

describe('the last card of the deck', () => {
  rule('T7-LIFE-04 T7-LIFE-13 T7-LIFE-14', 'turns the pile face down; the game goes on without a deck', () => {
    const left = table({ land: [14], deck: [CURSE, STARS], pile: ['skill/sling'], rolls: { action: [CURSE] } })
    perform(left.play('turn'), SEARCH, 1)
    left.has({ deck: [STARS], pile: ['skill/sling', CURSE], turnedPile: [] }).settled('act')
    const none = table({ land: [14], deck: [CURSE], pile: ['skill/sling'], rolls: { action: [CURSE] } })
    perform(none.play('turn'), SEARCH, 1)
    none.has({ deck: [], pile: [] })
    expect(sorted(none.state.turnedPile)).toEqual([CURSE, 'skill/sling'])
    none.settled('act')
  })

  rule('T7-LIFE-04', 'may be lost, too', () => {
    const t = giver({
      deck: ['skill/sling', STARS],
      pile: ['skill/log-raft'],
      rolls: { action: [STARS, 'skill/sling'] },
    })
    t.has({ deck: [], pile: [] })
    expect(sorted(t.state.turnedPile)).toEqual(sorted([STARS, 'skill/log-raft', 'skill/sling']))
    t.settled('act')
  })

  rule('T7-LIFE-04', 'may leave the game with its explorer', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      land: [14],
      deck: ['skill/triangulate'],
      pile: ['skill/sling', 'skill/mule-track'],
    })
    t.play('turn').as('second').choose('leave', 'anyTime')
    t.has({ deck: [], pile: [], turnedPile: ['skill/sling'], storage: ['skill/triangulate', 'skill/mule-track'] })
    t.settled('act')
  })
})

describe('more cards than the deck holds', () => {
  const DECK = [CURSE, 'skill/sling', 'skill/log-raft'] as const

  rule(
    'T7-EX-13 T7-LIFE-10 T7-LIFE-12 T7-LIFE-15',
    'a Curse of the deck is harmless, and the rest comes from the pile',
    () => {
      const t = bowyer(DECK, [STARS, 'skill/trail-sense', OTHER], [...DECK, STARS, 'skill/trail-sense'])
      expect(t.happened('cardsDrawn')).toEqual([
        {
          t: 'cardsDrawn',
          cards: [
            ...DECK.map((card) => ({ card, from: 'deck' })),
            { card: STARS, from: 'pile' },
            { card: 'skill/trail-sense', from: 'pile' },
          ],
        },
      ])
      t.choose('none', 'keep').choose('new', 'place').has({ deck: [], pile: [] })
      expect(sorted(t.state.turnedPile)).toEqual(sorted([...DECK, STARS, 'skill/trail-sense', OTHER]))
      expect(items(t, 'ingrid')).toEqual(['3: skill/short-bow'])
      t.settled('act')
    },
  )

  rule('T7-LIFE-10', 'what was drawn just now is not drawn again', () => {
    const t = bowyer(DECK, [STARS], [...DECK, STARS])
    expect(t.happened('cardsDrawn')).toMatchObject([{ cards: [{}, {}, {}, { card: STARS, from: 'pile' }] }])
    t.choose(STARS, 'keep').choose('new', 'place')
    expect(sorted(t.state.turnedPile)).toEqual(sorted(DECK))
    t.settled('act')
  })

  rule('T7-EX-14 T7-LIFE-12 T7-LIFE-06 T7-LOSE-01', 'a Curse of the pile ends the game', () => {
    const t = bowyer(DECK, [STARS, 'skill/trail-sense', OTHER], [...DECK, STARS, OTHER])
    t.ended('lost', 'curse').settled()
    expect(t.session.outcome).toMatchObject({ card: OTHER })
    expect(hand(t, 'ingrid')).toEqual(['skill/short-bow'])
  })

  rule('T7-LIFE-11', 'those that are lost lie in the pile before the rest is revealed from it', () => {
    const t = giver({
      deck: ['skill/sling'],
      pile: ['skill/log-raft'],
      rolls: { action: ['skill/sling', 'skill/sling'] },
    })
    t.has({ deck: [], pile: [] })
    expect(sorted(t.state.turnedPile)).toEqual(['skill/log-raft', 'skill/sling'])
    expect(t.happened('pileRevealed')).toMatchObject([{ cards: ['skill/sling'] }])
    t.settled('act')
  })

  rule('T7-LIFE-11 T7-LIFE-08', 'a Curse that was lost as the last card ends the game if it is revealed again', () => {
    const t = giver({ deck: [CURSE], pile: ['skill/log-raft'], rolls: { action: [CURSE, CURSE] } })
    t.ended('lost', 'curse').settled()
    const spared = giver({ deck: [CURSE], pile: ['skill/log-raft'], rolls: { action: [CURSE, 'skill/log-raft'] } })
    expect(items(spared, 'tomas')).toEqual(['4: skill/stone-hatchet'])
    spared.settled('act')
  })

  rule('T7-LIFE-17', 'several players lose cards one after another, the active player first', () => {
    const t = table({
      people: { ingrid: { on: 318 }, tomas: { on: 318 }, wanjiru: { on: 318 } },
      land: [318, 321],
      deck: [STARS, 'skill/sling'],
      pile: ['skill/log-raft'],
      fogged: { '7,2': 'fog/ash-fall' },
      rolls: {
        action: [STARS, 'skill/sling', 'skill/log-raft'],
        'exploration.terraces': ['fog/tremor', 'fog/hot-wind'],
      },
    })
    t.play('turn').choose('tomas/fog/7,2').choose('with/wanjiru').choose('draw/1').choose('none', 'keep')
    // The last card of the deck for Tomas, one of the pile for Wanjiru, and none for Ingrid.
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'] }])
    expect(t.happened('pileRevealed')).toMatchObject([{ cards: ['skill/log-raft'] }])
    t.settled('act')
  })
})
