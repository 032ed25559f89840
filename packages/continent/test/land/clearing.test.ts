// Land is given back to its decks. T7-SPACE, T7-TERR-12

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { at, BLANK } from './land.ts'

describe('clearing the map', () => {
  rule('T7-SPACE-01 T7-SPACE-06', 'is offered while all figures stand together and there is land to give back', () => {
    const together = table({ people: { ingrid: {}, tomas: {} }, land: [14, 23] })
      .play('turn')
      .as('second')
    expect(together.offers('anyTime')).toContain('clear')
    together.settled('act')
    const apart = table({ people: { ingrid: {}, tomas: { on: 23 } }, land: [14, 23] })
      .play('turn')
      .as('second')
    expect(apart.offers('anyTime')).not.toContain('clear')
    apart.settled('act')
    const alone = table({ land: [14] }).play('turn')
    expect(alone.offers('anyTime')).not.toContain('clear')
    alone.settled('act')
  })

  rule(
    'T7-SPACE-02',
    'gives back what the players choose, with the events beside it, and neither goes to the Past',
    () => {
      const t = table({
        land: [14, 23, 18],
        events: [
          [18, 'event/styptic-moss'],
          [23, 'event/boot-prints'],
        ],
        rolls: { 'exploration.strand': ['fog/gull-tantrum'] },
      })
      t.play('turn').choose('clear', 'anyTime').choose('1,3').choose('enough')
      t.has({
        spaces: {
          '1,1': { terrain: 'terrain/strand-of-buoys' },
          '1,2': { terrain: 'terrain/dune-gate' },
          '1,3': { fog: 'strand' },
        },
        events: [{ card: 'event/boot-prints', at: '1,2' }],
        past: [],
        banished: [],
      })
      expect(at(t, 'ingrid')).toBe('1,1')
      t.settled('act')
    },
  )

  rule('T7-SPACE-02 T7-RETURN-01', 'what was given back is in its deck at once', () => {
    const t = table({
      people: { ingrid: { on: 23 } },
      land: [23, 18],
      rolls: { action: [BLANK, 'skill/log-raft'], 'exploration.strand': ['fog/sea-fret', 'fog/easy-going'] },
    })
    t.play('turn')
      .choose('clear', 'anyTime')
      .choose('1,3')
      .has({ spaces: { '1,3': { fog: 'strand' } } })
    t.choose('ingrid/fog/1,3/atOnce').has({ spaces: { '1,3': { terrain: 'terrain/scrub-terrace' } } })
    t.settled('act')
  })

  rule('T7-SPACE-03', 'leaves no terrain out of reach, and never takes that under the figures', () => {
    const t = table({
      people: { ingrid: { on: 23 } },
      land: [14, 23, 18, 12],
      rolls: { 'exploration.strand': ['fog/gull-tantrum'] },
    })
    t.play('turn').choose('clear', 'anyTime')
    // The Strand of Buoys links the Tide Pools to the rest.
    expect(t.offers('clear')).toEqual(['1,3', '0,1', 'enough'])
    t.choose('0,1')
    expect(t.offers('clear')).toEqual(['1,1', '1,3', 'enough'])
    t.choose('enough').settled('act')
  })

  rule('T7-SPACE-03', 'land beyond a barrier cannot be walked to: it goes first, and all of it', () => {
    const t = table({
      people: { ingrid: { on: 44 } },
      land: [44, 35, 95, 91],
      spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
    })
    t.play('turn').choose('clear', 'anyTime')
    expect(t.offers('clear')).toEqual(['4,3', '4,4', 'enough'])
    // What is left of it has to follow.
    t.choose('4,4').has({ spaces: { '4,2': { barrier: 'barrier/rip-channel' } } })
    expect(t.state.spaces['4,3']).toBeUndefined()
    expect(t.offers('clear')).toEqual(['2,2', 'enough'])
    t.choose('enough').settled('act')
  })

  rule(
    'T7-SPACE-04 T7-RETURN-03',
    'takes fog and face-up cards along that lead nowhere any more, into their decks',
    () => {
      const t = table({
        people: { ingrid: { on: 46 } },
        land: [46, 12],
        fogged: { '0,2': 'fog/squall', '1,1': 'fog/sea-fret' },
        spaces: { '0,0': { open: 'fog/thorn-belt' } },
      })
      const { length } = t.state.explorations.strand
      t.play('turn').choose('clear', 'anyTime').choose('0,1')
      // The thorns and the fog to the south lie beside the Chalk Shoulder, too.
      t.has({
        spaces: { '0,0': { open: 'fog/thorn-belt' }, '1,1': { fog: 'strand' } },
        fog: { strand: { '1,1': 'fog/sea-fret' } },
        past: [],
      })
      expect(t.state.spaces['0,2']).toBeUndefined()
      expect(t.state.explorations.strand).toHaveLength(length + 1)
      expect(t.state.explorations.strand).toContain('fog/squall')
      t.settled('act')
    },
  )

  rule('T7-SPACE-04', 'a face-up card that leads nowhere any more goes back, too', () => {
    const t = table({
      people: { ingrid: { on: 46 } },
      land: [46, 14, 23],
      spaces: { '0,2': { open: 'fog/thorn-belt' } },
      rolls: { 'exploration.strand': ['fog/gull-tantrum'] },
    })
    t.play('turn').choose('clear', 'anyTime').choose('1,2').choose('enough')
    expect(t.state.spaces['0,2']).toBeUndefined()
    expect(t.state.explorations.strand).toContain('fog/thorn-belt')
    t.has({ past: [] }).settled('act')
  })

  rule('T7-SPACE-05', 'fog comes wherever an arrow of the land that stays points to a free space', () => {
    const t = table({
      people: { ingrid: { on: 14 } },
      land: [14, 23],
      rolls: { 'exploration.strand': ['fog/gull-tantrum'] },
    })
    t.play('turn').choose('clear', 'anyTime').choose('1,2')
    t.has({ spaces: { '1,2': { fog: 'strand' } }, fog: { strand: { '1,2': 'fog/gull-tantrum' } } })
    expect(Object.keys(t.state.spaces)).toHaveLength(5)
    t.settled('act')
  })

  rule('T7-SPACE-06', 'nothing is given back that nobody chooses', () => {
    const t = table({ people: { ingrid: {}, tomas: {} }, land: [14, 23] })
      .play('turn')
      .as('second')
    t.choose('clear', 'anyTime').asks('clear', 'second').choose('enough').changed({ disputed: false })
    t.settled('act')
  })
})
