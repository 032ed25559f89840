// Numbers in pictures. T7-HIDDEN

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { at, BLANK } from './land.ts'

/** Ingrid enters three digits. */
function enter(t: TestTable<Continent>, digits: string): TestTable<Continent> {
  t.choose('number', 'anyTime')
  for (const digit of digits) t.asks('digit', 'first').choose(digit, 'digit')
  return t
}

const begin = (scene: Scene = {}): TestTable<Continent> => table(scene).play('turn')

describe('a number that is found', () => {
  rule(
    'T7-EX-17 T7-HIDDEN-01 T7-HIDDEN-02 T7-HIDDEN-07',
    'replaces the card that shows it, which goes to the Past',
    () => {
      const t = begin({ land: [14, 23] })
      enter(t, '033')
        .has({
          spaces: { '1,1': { terrain: 'terrain/strand-at-ebb' }, '1,2': { terrain: 'terrain/dune-gate' } },
          past: ['terrain/strand-of-buoys'],
          tried: [],
        })
        .settled('act')
    },
  )

  rule(
    'T7-EX-17 T7-HIDDEN-04',
    'does nothing if no card in play shows it, or if its card comes from another one',
    () => {
      // The number of a card that is beside it on the land, one that does not exist, and the Fen behind the sea.
      for (const digits of ['023', '034', '288']) {
        const t = begin({ land: [14, 23] })
        enter(t, digits).has({
          spaces: { '1,1': { terrain: 'terrain/strand-of-buoys' } },
          past: [],
          tried: [Number(digits)],
        })
        t.settled('act')
      }
    },
  )

  rule('T7-HIDDEN-04', 'must be on the very card in play, not on its counterpart', () => {
    const gold = begin({ land: [44], events: [[44, 'event/cold-lean-to']] })
    enter(gold, '157')
      .has({ events: [{ card: 'event/cold-lean-to', at: '3,2' }], past: [] })
      .settled('act')
    const green = begin({
      land: [44],
      events: [[44, 'event/castaways-lean-to']],
      rolls: { adventure: ['supply/insight#1'] },
    })
    enter(green, '157').has({
      events: [{ card: 'event/under-the-bunk', at: '3,2' }],
      past: ['event/castaways-lean-to'],
      quests: ['clue/the-drowned-lighthouse', 'quest/bunk-verse', 'supply/insight#1'],
    })
    green.settled('act')
  })

  rule('T7-HIDDEN-03', 'costs nothing and is no action', () => {
    const t = begin({ people: { ingrid: {}, tomas: {} }, last: 'second' }).as('first')
    const { deck, pile } = t.state
    enter(t, '033').has({ last: 'second', actedSinceCamp: false, pile: [], deck: [...deck], today: { actions: 0 } })
    expect(pile).toEqual([])
    expect(t.offers('act').length).toBeGreaterThan(0)
    t.settled('act')
  })

  rule('T7-HIDDEN-05', 'waits until the action is over', () => {
    const t = begin({ land: [14], rolls: { action: [BLANK] } })
    expect(t.offers('anyTime')).toContain('number')
    t.choose('ingrid/terrain/strand-of-buoys/1')
    expect(t.offers('anyTime')).not.toContain('number')
    t.choose('draw/1')
    expect(t.offers('anyTime')).toContain('number')
    t.settled('act')
  })

  rule('T7-HIDDEN-06 T7-HIDDEN-09', 'leaves figures, fires, events and fog where they are', () => {
    const t = begin({
      people: { ingrid: { fire: 14 }, tomas: { on: 23 } },
      land: [14, 23],
      fogged: { '1,0': 'fog/squall' },
      events: [[14, 'event/picked-over-wrack']],
    }).as('first')
    enter(t, '033').changed({
      spaces: { '1,1': { terrain: 'terrain/strand-at-ebb' } },
      past: ['terrain/strand-of-buoys'],
      today: { places: ['terrain/strand-at-ebb', 'terrain/dune-gate'] },
    })
    t.settled('act')
  })

  rule('T7-HIDDEN-09', 'lays fog at an arrow to a free space, and only there', () => {
    // Only the west of the old card is taken, as if it had no other arrow.
    const t = begin({
      land: [12],
      spaces: { '1,1': { terrain: 'terrain/strand-of-buoys' } },
      rolls: { 'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going', 'fog/rolling-stones'] },
    })
    enter(t, '033').has({
      spaces: {
        '0,1': { terrain: 'terrain/tide-pools' },
        '1,0': { fog: 'strand' },
        '2,1': { fog: 'strand' },
        '1,2': { fog: 'strand' },
      },
    })
    t.settled('act')
  })

  rule('T7-HIDDEN-08', 'may be far away from all figures', () => {
    const t = begin({ people: { ingrid: { on: 12 } }, land: [14, 234, 12] })
    enter(t, '288').has({ spaces: { '2,3': { terrain: 'terrain/barrow-isle-opened' } } })
    expect(at(t, 'ingrid')).toBe('0,1')
    t.settled('act')
  })
})
