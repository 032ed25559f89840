// How the expedition goes on after a camp. T7-LOAD

import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { inAdventureDeck } from '../../src/adventure.ts'
import { cardsNumbered } from '../../src/cards/decks.ts'
import { memberOf } from '../../src/people.ts'
import { camp, FOG } from './camps.ts'

describe('after a camp', () => {
  rule('T7-EX-32 T7-LOAD-01', 'the whole Past is back in its decks', () => {
    const t = camp({
      land: [72],
      past: ['supply/rock-dove', 'supply/cold-trail', 'fog/squall', 'fog/tremor'],
      rolls: { 'exploration.strand': FOG },
    })
    t.has({ past: [] })
    expect(inAdventureDeck(t.state, 112)).toEqual(cardsNumbered(112))
    expect(t.state.explorations.strand).toContain('fog/squall')
    expect(t.state.explorations.terraces).toContain('fog/tremor')
    t.settled('act')
  })

  rule('T7-EX-32 T7-LOAD-02 T7-LOAD-03', 'the land under the figures lies there with fog at each of its arrows', () => {
    const t = camp({
      people: { ingrid: { on: 27 }, tomas: { on: 27 } },
      land: [14, 27, 39],
      fogged: { '2,2': 'fog/squall' },
      rolls: { 'exploration.strand': ['fog/gull-tantrum', 'fog/squall', 'fog/easy-going'] },
    })
    expect(t.state.spaces).toEqual({
      '2,1': { terrain: 'terrain/wrack-line' },
      '3,1': { fog: 'strand' },
      '2,2': { fog: 'strand' },
      '1,1': { fog: 'strand' },
    })
    expect(t.state.fog.strand).toEqual({ '3,1': 'fog/gull-tantrum', '2,2': 'fog/squall', '1,1': 'fog/easy-going' })
    expect([memberOf(t.state, 'ingrid').at, memberOf(t.state, 'tomas').at]).toEqual(['2,1', '2,1'])
    t.settled('act')
  })

  rule('T7-LOAD-02 T7-TERR-11', 'no terrain has entered play', () => {
    const lost = [
      'skill/sling',
      'skill/log-raft',
      'skill/trail-sense',
      'skill/short-bow',
      'skill/lean-to',
      'skill/tar-pot',
    ] as const
    const t = camp({
      land: [460],
      quests: ['clue/the-drowned-lighthouse', 'quest/the-turning-tide'],
      rolls: { 'exploration.shelf': ['fog/undertow'], action: lost },
    })
    // The tide takes six cards for the camp, and none for land that is laid out.
    t.has({ pile: [...lost] }).settled('act')
  })

  rule('T7-LOAD-08', 'an Action Deck that was empty is still empty, and the pile lies face down', () => {
    const t = camp({
      land: [72],
      deck: [],
      turnedPile: ['skill/sling', 'skill/log-raft'],
      rolls: { 'exploration.strand': FOG },
    })
    t.has({ deck: [], deckTop: [], pile: [], turnedPile: ['skill/sling', 'skill/log-raft'] }).settled('act')
  })

  rule('T7-LOAD-09', 'a mandatory action of the camp is not triggered', () => {
    const t = camp({
      people: { ingrid: {}, tomas: {} },
      land: [51],
      rolls: { 'exploration.strand': FOG },
    })
    t.has({ pending: [], pile: [], camps: 1 }).settled('act')
  })
})
