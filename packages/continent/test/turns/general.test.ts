// What holds everywhere. T7-GEN

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { CURSE, CURSES, LUCKY, won } from './cards.ts'

describe('winning and losing', () => {
  rule('T7-GEN-01', 'all lose together, whoever draws the Curse', () => {
    const t = table({
      land: [14, 27],
      people: { ingrid: {}, tomas: {}, wanjiru: { on: 27 } },
      deck: [],
      turnedPile: [CURSE, 'skill/log-raft'],
      rolls: { action: ['skill/log-raft', CURSE] },
    })
    t.play('turn').choose('wanjiru/terrain/wrack-line/1').choose('draw/2')
    expect(t.session.outcome).toEqual({ result: 'lost', why: 'curse', card: CURSE })
    t.ended('lost', 'curse').settled()
  })

  /** The great lens is turned: seven cards, five successes. */
  const turned = (clues: Scene['clues']) =>
    table({
      config: { clues: clues ?? [] },
      clues: clues ?? [],
      people: { tomas: {}, ingrid: {} },
      waiting: [{ card: 'event/the-lens-turned' }],
      pending: [{ source: { card: 'event/the-lens-turned', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
      rolls: {
        action: [LUCKY, 'skill/against-the-odds', ...CURSES, 'skill/log-raft'],
      },
    })
      .play('mandatory')
      .choose('none')

  rule('T7-GEN-02 T7-GEN-01 T7-WIN-01', 'the game is won when every curse that was chosen is lifted', () => {
    turned(['drownedLighthouse']).ended('won', 'lifted').settled()
    const two = turned(['drownedLighthouse', 'saltChoir'])
    two.has({ clues: ['saltChoir'], lifted: ['drownedLighthouse'] }).settled('act')
  })
})

describe('cards', () => {
  rule('T7-GEN-03', 'what a card says goes before the rules', () => {
    // A number that is in the Past brings the whole Past back; this event takes 500 only if it is there.
    const t = table({
      people: { tomas: {} },
      past: ['item/hemp-coil', 'event/only-surf'],
      rolls: { action: won(1) },
    })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/1').choose('draw/1').choose('none')
    t.has({ events: [{ card: 'event/picked-over-wrack', at: '1,1' }], past: ['item/hemp-coil', 'event/only-surf'] })
    t.settled('act')
  })

  rule('T7-GEN-05', '"this" is the card itself, not another one of its number', () => {
    const t = table({
      land: [12],
      people: { tomas: {} },
      events: [
        [12, 'supply/fat-bream'],
        [12, 'supply/two-dabs'],
      ],
    })
    t.play('turn').choose('tomas/supply/two-dabs/0/atOnce')
    t.has({ events: [{ card: 'supply/fat-bream', at: '0,1' }], past: ['supply/two-dabs'] }).settled('act')
  })

  rule('T7-GEN-04', 'a card that speaks of a character asks the player who leads it', () => {
    // Ingrid may give the boathook to Tomás; then it is his player who puts it somewhere.
    const t = table({
      people: { ingrid: {}, tomas: { items: [{ cards: ['item/iron-bar'], die: 2 }] } },
      fogged: { '0,1': 'fog/boathook' },
      rolls: { action: [CURSE] },
    })
    t.play('turn').choose('ingrid/fog/0,1').choose('with/tomas').choose('draw/1')
    t.asks('place', 'first').choose('give/tomas').asks('place', 'second')
    expect(t.session.questionsFor('first').filter(({ kind }) => kind === 'place')).toEqual([])
    t.settled('place')
  })

  rule('T7-GEN-20 T7-DISC-03', 'what cannot be done in full is done as far as possible', () => {
    // The meal would bring back ten cards; three lie in the pile.
    const t = table({
      land: [12],
      people: { tomas: {} },
      events: [[12, 'supply/fat-bream']],
      pile: ['skill/log-raft', 'skill/sling', CURSE],
      rolls: { action: ['skill/log-raft', 'skill/sling', CURSE] },
    })
    t.play('turn').choose('tomas/supply/fat-bream/0/atOnce')
    t.has({ pile: [], past: ['supply/fat-bream'], events: [] })
    expect(t.state.deck).toHaveLength(45)
    t.settled('act')
  })
})

describe('what is shared, and what is not', () => {
  rule('T7-GEN-06', 'one Action Deck and one pile for all', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      deck: ['skill/log-raft', 'skill/sling', CURSE, 'curse/death-keeps-pace#1'],
      rolls: { action: [CURSE, 'curse/death-keeps-pace#1'] },
    })
    t.play('turn').choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1')
    t.choose('tomas/terrain/strand-of-buoys/1').choose('draw/1')
    t.has({ deck: ['skill/log-raft', 'skill/sling'], pile: [CURSE, 'curse/death-keeps-pace#1'] }).settled('act')
  })

  rule('T7-GEN-06', 'one Adventure Deck: what one has taken is not there for another', () => {
    const t = table({
      people: { wanjiru: {}, tomas: {} },
      rolls: { action: [...won(2), 'skill/sling', 'skill/short-bow'], adventure: ['supply/insight#1'] },
    })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/2').choose('draw/2').choose('none')
    t.choose('wanjiru/terrain/strand-of-buoys/2').choose('draw/2').choose('none')
    expect(t.happened('taken').map(({ who, card }) => [who, card])).toEqual([
      ['tomas', 'event/bells-below'],
      ['tomas', 'supply/insight#1'],
      ['wanjiru', 'event/only-surf'],
    ])
    t.settled('act')
  })

  rule('T7-GEN-06', 'one Satchel & Journal: what is stored in it serves everybody', () => {
    for (const who of ['ingrid', 'tomas'] as const) {
      const t = table({
        land: [72],
        people: { ingrid: {}, tomas: {} },
        quests: ['clue/the-drowned-lighthouse', 'quest/perpetuas-log'],
      })
      // Two cards to decipher the runes, one less with the log.
      t.play('turn').choose(`${who}/terrain/beacon-mound/2`)
      expect(t.offers('sheet')[0]).toBe('draw/1')
      t.settled('sheet')
    }
  })

  rule('T7-GEN-07 T7-FIRE-04', 'each player has a hand, items, a figure and a fire', () => {
    const flint = (card: 'item/flint-nodule' | 'skill/fire-drill') => ({ items: [{ cards: [card], die: 2 }] })
    const t = table({
      land: [14, 27],
      people: { ingrid: flint('item/flint-nodule'), tomas: { on: 27, ...flint('skill/fire-drill') } },
      rolls: { action: [...won(2), 'skill/short-bow', 'skill/walking-staff'] },
    })
    t.play('turn').choose('ingrid/item/flint-nodule/0').choose('draw/2').choose('none')
    t.choose('tomas/skill/fire-drill/0').choose('draw/2').choose('skill/short-bow')
    t.has({
      members: [
        {
          seat: 'first',
          who: 'ingrid',
          at: '1,1',
          hand: [],
          items: [{ cards: ['item/flint-nodule'], die: 1 }],
          fire: '1,1',
        },
        {
          seat: 'second',
          who: 'tomas',
          at: '2,1',
          hand: ['skill/short-bow'],
          items: [{ cards: ['skill/fire-drill'], die: 1 }],
          fire: '2,1',
        },
      ],
    })
    t.settled('act')
  })
})
