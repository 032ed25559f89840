// Terrain cards in play: what they offer, what they are connected to, and how they leave. T7-TERR-07, T7-TERR-10, T7-TERR-12
import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { draws, of, perform, stars } from './doing.ts'

describe('a Terrain card in play', () => {
  rule('T7-TERR-07', 'offers its actions to those who stand on it only', () => {
    const t = table({ land: [12, 14], people: { ingrid: { on: 12 }, tomas: { on: 14 } } }).play('turn')
    const offers = t.offers('act')
    expect(offers).toContain('ingrid/terrain/tide-pools/1')
    expect(offers).not.toContain('tomas/terrain/tide-pools/1')
    expect(offers).toContain('tomas/terrain/strand-of-buoys/1')
    expect(offers).not.toContain('ingrid/terrain/strand-of-buoys/1')
    t.settled('act')
  })

  rule('T7-TERR-07', 'offers its resources to those who stand on it only', () => {
    // A digging stick costs 2, one less with wood, one less with stone: there is stone in the pools, and wood on the strand.
    for (const [on, least] of [
      [12, 1],
      [14, 1],
      [23, 2],
    ] as const) {
      const t = table({ land: [12, 14, 23], people: { ingrid: { on, hand: ['skill/digging-stick'] } } }).play('turn')
      t.choose('ingrid/skill/digging-stick/0')
      expect(draws(t)[0]).toBe(least)
      t.settled('sheet')
    }
  })

  rule('T7-TERR-10', 'is connected to the fog at its arrows, which may be at those of others too', () => {
    const t = table({
      land: [12, 46, 27],
      people: { ingrid: { on: 12 }, tomas: { on: 46 }, wanjiru: { on: 27 } },
    }).play('turn')
    const offers = t.offers('act')
    expect(offers).toContain('ingrid/fog/0,0')
    expect(offers).toContain('tomas/fog/0,0')
    // North of the wrack line lies fog, but no arrow of it points there.
    t.has({ spaces: { '2,0': { fog: 'strand' } } })
    expect(offers).toContain('tomas/fog/2,0')
    expect(offers).not.toContain('wanjiru/fog/2,0')
    t.settled('act')
  })
})

describe('a Terrain card that leaves play', () => {
  rule('T7-TERR-12', 'returns with its events; fires go out, and fog goes that is connected to nothing else', () => {
    const t = table({
      land: [14, 12, 46],
      people: { ingrid: {}, tomas: { fire: 12 } },
      fogged: { '0,0': 'fog/sea-fret', '0,2': 'fog/squall' },
      events: [
        [12, 'supply/fat-bream'],
        [14, 'event/picked-over-wrack'],
      ],
      rolls: { 'exploration.strand': ['fog/tin-cup'] },
    }).play('turn')
    t.as('first').choose('clear', 'anyTime')
    expect(t.offers('clear')).toEqual(['0,1', '1,0', 'enough'])
    t.choose('0,1', 'clear').choose('enough', 'clear')
    t.has({
      events: [{ card: 'event/picked-over-wrack', at: '1,1' }],
      past: [],
      // The fog in the north-west lies at an arrow of the chalk shoulder, too.
      fog: { strand: { '0,0': 'fog/sea-fret', '0,1': 'fog/tin-cup' } },
      spaces: { '0,1': { fog: 'strand' }, '0,0': { fog: 'strand' } },
    })
    expect(t.state.spaces['0,2']).toBeUndefined()
    expect(t.state.explorations.strand).toContain('fog/squall')
    expect(of(t, 'tomas').fire).toBeUndefined()
    t.settled('act')
  })

  rule('T7-TERR-12', 'takes its events along to the Past, if it goes there', () => {
    const t = table({
      land: [208, 215],
      people: { ingrid: { fire: 208 } },
      fogged: { '0,2': 'fog/otter-path', '1,0': 'fog/bittern', '1,2': 'fog/stilts', '2,1': 'fog/eel-trap' },
      events: [
        [208, 'event/abandoned-punt'],
        [215, 'event/weir-raised'],
      ],
      rolls: { action: stars(3), 'exploration.strand': ['fog/sea-fret', 'fog/squall'] },
    }).play('turn')
    perform(t, 'ingrid/terrain/reed-landing/1', 3)
    t.has({ events: [] })
    expect([...t.state.past].sort()).toEqual([
      'event/abandoned-punt',
      'event/weir-raised',
      'fog/bittern',
      'fog/eel-trap',
      'fog/otter-path',
      'fog/stilts',
      'terrain/eel-weirs',
      'terrain/reed-landing',
    ])
    expect(of(t, 'ingrid').fire).toBeUndefined()
    t.settled('act')
  })
})
