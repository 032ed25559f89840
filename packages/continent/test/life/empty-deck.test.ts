// Playing on without an Action Deck, and how it comes back. T7-LIFE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items, perform, STARS, sorted } from './life.ts'

const CURSE = 'curse/death-keeps-pace#1'

/** One card, one success. */
const SEARCH = 'ingrid/terrain/strand-of-buoys/1'

const begin = (scene: Scene): TestTable<Continent> => table({ land: [14], deck: [], ...scene }).play('turn')

describe('without a deck', () => {
  rule('T7-LIFE-05 T7-LIFE-07', 'cards are drawn from the pile that lies face down, and go back into it', () => {
    const t = begin({
      turnedPile: ['skill/sling', 'skill/log-raft', CURSE],
      rolls: { action: ['skill/log-raft', 'skill/log-raft'] },
    })
    perform(t, SEARCH, 1).has({ deck: [], pile: [] })
    expect(sorted(t.state.turnedPile)).toEqual([CURSE, 'skill/log-raft', 'skill/sling'])
    // It may come again.
    perform(t, SEARCH, 1).settled('act')
  })

  rule('T7-LIFE-07', 'the one that is kept does not go back', () => {
    const t = begin({ turnedPile: ['skill/sling', 'skill/log-raft'], rolls: { action: ['skill/log-raft'] } })
    t.choose(SEARCH)
      .choose('draw/1')
      .choose('skill/log-raft', 'keep')
      .has({ pile: [], turnedPile: ['skill/sling'] })
    expect(hand(t, 'ingrid')).toEqual(['skill/log-raft'])
    t.settled('act')
  })

  rule('T7-LIFE-07 T7-DISC-01', 'a card that is given up goes into the pile that lies face down, too', () => {
    const t = begin({
      people: { ingrid: { items: [{ cards: ['skill/stone-hatchet', 'item/old-bayonet'], die: 4 }] } },
      turnedPile: ['skill/sling'],
    })
    t.choose('giveUp/skill/stone-hatchet', 'anyTime')
    t.has({ pile: [], turnedPile: ['skill/sling', 'skill/stone-hatchet'], past: ['item/old-bayonet'] })
    t.settled('act')
  })

  rule('T7-LIFE-06', 'a Curse among them ends the game', () => {
    const t = begin({ turnedPile: ['skill/sling', CURSE], rolls: { action: ['skill/sling', CURSE] } })
    t.choose(SEARCH).choose('draw/2').ended('lost', 'curse')
    t.settled()
  })

  rule('T7-LIFE-08', 'what is lost is only revealed, and goes back', () => {
    const t = begin({
      land: [46, 12],
      fogged: { '0,0': 'fog/sea-fret' },
      turnedPile: ['skill/sling', 'skill/log-raft', CURSE],
      rolls: { action: ['skill/sling', 'skill/log-raft'] },
    })
    t.choose('ingrid/fog/0,0/atOnce').choose('none', 'keep').has({ deck: [], pile: [] })
    expect(sorted(t.state.turnedPile)).toEqual([CURSE, 'skill/log-raft', 'skill/sling'])
    t.settled('act')
  })

  rule('T7-LIFE-08 T7-LOSE-01', 'a Curse among what is lost ends the game', () => {
    const t = begin({
      land: [46, 12],
      fogged: { '0,0': 'fog/sea-fret' },
      turnedPile: ['skill/sling', 'skill/log-raft', CURSE],
      rolls: { action: ['skill/sling', CURSE] },
    })
    t.choose('ingrid/fog/0,0/atOnce').choose('none', 'keep').ended('lost', 'curse')
    t.settled()
  })

  rule('T7-LIFE-18', 'as many are revealed as there are', () => {
    const t = begin({
      people: { ingrid: { items: [{ cards: ['skill/stone-hatchet'], die: 4 }] }, tomas: {} },
      turnedPile: ['skill/sling'],
      rolls: { action: ['skill/sling'] },
    })
    t.as('first')
      .choose('give/skill/stone-hatchet/tomas', 'anyTime')
      .has({ turnedPile: ['skill/sling'] })
    expect(items(t, 'tomas')).toEqual(['4: skill/stone-hatchet'])
    t.settled('act')
  })

  rule('T7-LIFE-18', 'with no card left at all nothing is revealed', () => {
    const t = begin({
      people: { ingrid: { items: [{ cards: ['skill/stone-hatchet'], die: 4 }] }, tomas: {} },
    })
    t.as('first').choose('give/skill/stone-hatchet/tomas', 'anyTime').has({ deck: [], pile: [], turnedPile: [] })
    expect(items(t, 'tomas')).toEqual(['4: skill/stone-hatchet'])
    t.settled('act')
  })
})

describe('the deck comes back', () => {
  rule('T7-EX-15 T7-LIFE-09', 'as the six cards that are recovered, and the pile lies face up', () => {
    const six = [...BLANKS, 'skill/log-raft'] as const
    const t = begin({
      people: { ingrid: { items: [{ cards: ['event/biscuit-tin'], die: 2 }] } },
      turnedPile: [...six, 'skill/sling', 'skill/trail-sense'],
      rolls: { action: [...six, CURSE] },
    })
    t.choose('ingrid/event/biscuit-tin/0/atOnce').has({ pile: ['skill/sling', 'skill/trail-sense'], turnedPile: [] })
    expect(sorted(t.state.deck)).toEqual(sorted(six))
    // A Curse that is drawn from it now is harmless, and lies face up.
    perform(t, SEARCH, 1).has({ pile: ['skill/sling', 'skill/trail-sense', CURSE], turnedPile: [] })
    t.settled('act')
  })

  rule('T7-LIFE-16', 'as the Skill cards of somebody who joins', () => {
    const t = begin({ config: { seats: 2 }, turnedPile: ['skill/sling', CURSE] })
    t.as('second')
      .choose('join/tomas', 'anyTime')
      .has({ pile: ['skill/sling', CURSE], turnedPile: [] })
    expect(sorted(t.state.deck)).toEqual([
      'skill/contour-lines',
      'skill/dead-reckoning',
      'skill/field-theodolite',
      'skill/mule-track',
      'skill/triangulate',
    ])
    t.settled('act')
  })

  rule('T7-LIFE-09', 'even with a single card', () => {
    const t = begin({
      land: [46, 12],
      fogged: { '0,0': 'fog/easy-going' },
      turnedPile: [STARS, 'skill/sling'],
      rolls: { action: ['skill/sling', STARS] },
    })
    t.choose('ingrid/fog/0,0/atOnce').choose('none', 'keep')
    t.has({ deck: [STARS], pile: ['skill/sling'], turnedPile: [] }).settled('act')
  })
})
