// When camp may be made, and what becomes of the Board. T7-SAVE

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { continent } from '../../src/game.ts'
import { memberOf } from '../../src/people.ts'
import { camp, FOG, resting, story } from './camps.ts'

const BLANKS = ['curse/death-keeps-pace#1', 'curse/death-keeps-pace#2'] as const

describe('camp is made', () => {
  rule('T7-SAVE-01 T7-SAVE-07', 'only where all figures stand together', () => {
    const together = resting({ people: { ingrid: {}, tomas: {} }, land: [14, 23] })
    expect(together.offers('anyTime')).toContain('camp')
    together.settled('act')
    const apart = resting({ people: { ingrid: {}, tomas: { on: 23 } }, land: [14, 23] })
    expect(apart.offers('anyTime')).not.toContain('camp')
    apart.settled('act')
  })

  rule('T7-SAVE-01 T7-SAVE-07', 'not while an action is resolved', () => {
    const t = resting({ land: [14] }).choose('ingrid/terrain/strand-of-buoys/1')
    expect(t.offers('anyTime')).not.toContain('camp')
    t.choose('cancel')
    expect(t.offers('anyTime')).toContain('camp')
    t.settled('act')
  })

  rule('T7-SAVE-01 T7-SAVE-07', 'not while something must be done', () => {
    const card = 'event/boar#1'
    const t = table({
      land: [14],
      actedSinceCamp: true,
      waiting: [{ card }],
      pending: [{ source: { card, nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
      rolls: { action: ['skill/steady-breath', ...BLANKS], adventure: ['supply/rock-dove'] },
    })
    // Even somebody who wants to be asked everywhere is asked nothing before it is done.
    t.everywhere().play('turn').asks('keep').choose('none')
    expect(t.offers('anyTime')).toContain('camp')
    t.settled('act')
  })

  rule('T7-SAVE-08', 'not at the beginning, and once after each action', () => {
    const t = table({
      land: [72],
      rolls: { action: BLANKS, 'exploration.strand': FOG },
    }).play('turn')
    expect(t.offers('anyTime')).not.toContain('camp')
    t.choose('ingrid/terrain/beacon-mound/2').choose('draw/2').choose('camp', 'anyTime').has({ camps: 1 })
    expect(t.offers('anyTime')).not.toContain('camp')
    t.settled('act')
  })

  rule('T7-SAVE-11', 'on exposed ground as well', () => {
    const t = resting({ people: { ingrid: { hand: ['skill/sling'] } }, land: [39] })
    expect(t.offers('act')).not.toContain('ingrid/skill/sling/0')
    expect(t.offers('anyTime')).toContain('camp')
    t.settled('act')
  })
})

describe('what camp does', () => {
  rule('T7-EX-32 T7-SAVE-02', 'everything on the Board goes to the Past but the terrain under the figures', () => {
    const t = camp({
      people: { ingrid: { on: 72 }, tomas: { on: 72 } },
      land: [72, 39, 27],
      spaces: { '3,2': { open: 'fog/thorn-belt' }, '2,0': { barrier: 'barrier/fallen-path' } },
      fogged: { '2,2': 'fog/squall' },
      events: [
        [72, 'event/keepers-tally'],
        [27, 'event/picked-over-wrack'],
      ],
      banished: ['event/bells-below'],
      // What lay on the Board is in the decks already: two of these cards were on it.
      rolls: { 'exploration.strand': ['fog/squall', 'fog/thorn-belt'] },
    })
    t.has({ events: [], past: [], banished: ['event/bells-below'] })
    expect(t.state.spaces).toEqual({
      '3,0': { terrain: 'terrain/beacon-mound' },
      '3,1': { fog: 'strand' },
      '2,0': { fog: 'strand' },
    })
    t.settled('act')
  })

  rule('T7-SAVE-03 T7-LOAD-05 T7-LOAD-06', 'hands and items stay as they are', () => {
    const t = resting({
      people: {
        ingrid: {
          on: 72,
          hand: ['skill/sling', 'bonus/fair-wind', 'state/tired#1'],
          items: [{ cards: ['item/flint-nodule', 'skill/digging-stick'], die: 5 }],
        },
        tomas: { on: 72, hand: ['state/tired#2'] },
      },
      land: [72],
      rolls: { 'exploration.strand': FOG },
    })
    const { members } = t.state
    t.choose('camp', 'anyTime')
    expect(t.state.members).toEqual(members)
    t.settled('act')
  })

  rule(
    'T7-SAVE-04 T7-LOAD-04',
    'the decks and what is stored in common stay: what is known to lie on top still does',
    () => {
      const common = {
        deckTop: ['skill/log-raft', 'skill/trail-sense'],
        deck: ['skill/bide-your-time'],
        pile: ['skill/short-bow'],
        quests: ['clue/the-drowned-lighthouse', 'quest/bunk-verse'],
      } as const
      const t = camp({
        land: [72],
        deckTop: [...common.deckTop],
        deck: common.deck,
        pile: common.pile,
        quests: [...common.quests],
        rolls: { 'exploration.strand': FOG, action: ['skill/bide-your-time'] },
      })
      expect(t.state).toMatchObject({ ...common, camps: 1 })
      t.choose('ingrid/terrain/beacon-mound/2').choose('draw/3')
      expect(t.happened('cardsDrawn')).toMatchObject([
        { cards: [{ card: 'skill/log-raft' }, { card: 'skill/trail-sense' }, { card: 'skill/bide-your-time' }] },
      ])
      t.choose('none', 'keep').settled('act')
    },
  )

  rule('T7-SAVE-05 T7-LOAD-07', 'what is banished stays banished, seen or unseen', () => {
    const t = camp({
      land: [72],
      banished: ['event/bells-below', 'fog/squall'],
      sealed: ['supply/good-hour'],
      past: ['event/lost#1'],
      rolls: { 'exploration.strand': FOG },
    })
    t.has({ banished: ['event/bells-below', 'fog/squall'], sealed: ['supply/good-hour'], past: [] })
    expect(t.state.explorations.strand).not.toContain('fog/squall')
    t.settled('act')
  })

  rule('T7-SAVE-06 T7-LOAD-10', 'a table that stops and goes on needs none: everything is as it was', () => {
    const t = resting({
      people: { ingrid: { on: 72, fire: 72 } },
      land: [72, 39],
      events: [[39, 'event/forepeak-locker']],
      past: ['event/lost#1'],
    })
    const again = continent.resume(t.session.save(), { staged: true })
    expect(again.state).toEqual(t.state)
    expect(again.state).toMatchObject({ camps: 0, past: ['event/lost#1'] })
    t.settled('act')
  })

  rule('T7-SAVE-10', 'camps are counted, for everybody to see', () => {
    const t = camp({
      people: { ingrid: {}, tomas: {} },
      land: [79],
      camps: 2,
      rolls: { 'exploration.strand': ['fog/squall'] },
    })
    expect(t.session.view('second').camps).toBe(3)
    t.has({ camps: 3 }).settled('act')
  })
})

describe('each time you make camp', () => {
  rule('T7-SAVE-09', 'what cards say is done when everything is laid out again', () => {
    const t = camp({
      config: { mode: 'hardcore' },
      land: [72],
      past: ['event/lost#1'],
      rolls: { 'exploration.strand': FOG, action: [...BLANKS, 'curse/death-keeps-pace#3'] },
    })
    const order = ['camped', 'boardSwept', 'pastReturned', 'fogLaid', 'lifeLost']
    expect(story(t).filter((name) => order.includes(name))).toEqual([
      'camped',
      'boardSwept',
      'pastReturned',
      'fogLaid',
      'fogLaid',
      'lifeLost',
    ])
    t.settled('act')
  })

  rule('T7-SAVE-09', 'the oldest card comes first', () => {
    const pile = [
      'skill/sling',
      'skill/log-raft',
      'skill/trail-sense',
      'skill/short-bow',
      'skill/lean-to',
      'skill/tar-pot',
    ] as const
    const deckAfter = (
      quests: readonly [
        'mode/a-kinder-tide' | 'quest/the-turning-tide',
        'mode/a-kinder-tide' | 'quest/the-turning-tide',
      ],
      action: readonly string[],
    ): number => {
      const t = camp({
        land: [460],
        config: { mode: 'easy' },
        quests: [...quests],
        deck: ['skill/keep-low'],
        pile,
        rolls: { 'exploration.shelf': ['fog/undertow'], action },
      })
      t.settled('act')
      return t.state.deck.length
    }
    // Six come back, then six of seven are lost.
    expect(deckAfter(['mode/a-kinder-tide', 'quest/the-turning-tide'], [...pile, ...pile])).toBe(1)
    // One is lost, five are only revealed, then six come back.
    expect(
      deckAfter(['quest/the-turning-tide', 'mode/a-kinder-tide'], ['skill/keep-low', ...pile.slice(1), ...pile]),
    ).toBe(6)
  })

  rule('T7-SAVE-09', 'everybody is involved, and whoever was active last is active', () => {
    const t = resting({
      config: { clues: ['borrowedShadow'] },
      people: {
        ingrid: { on: 333, hand: ['skill/sling', 'skill/lean-to'] },
        tomas: { on: 333, hand: ['skill/log-raft', 'skill/short-bow'] },
      },
      last: 'second',
      land: [333],
      quests: ['clue/the-borrowed-shadow', 'shadow/short-noon'],
      rolls: { 'exploration.terraces': ['fog/tremor'] },
    })
    t.choose('camp', 'anyTime').asks('drop', 'second').as('second').choose('skill/log-raft')
    t.asks('drop', 'first').as('first').choose('skill/sling')
    expect(memberOf(t.state, 'ingrid').hand).toEqual(['skill/lean-to'])
    expect(memberOf(t.state, 'tomas').hand).toEqual(['skill/short-bow'])
    t.settled('act')
  })
})
