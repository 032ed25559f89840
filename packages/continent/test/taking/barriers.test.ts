// Permanent Events that separate terrains. T7-PERM-08, T7-PERM-11, T7-PERM-12
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { blanks, of, perform, stars } from './doing.ts'

type T = TestTable<Continent>

const PATH = { '2,0': { barrier: 'barrier/fallen-path' } } as const
const CHANNEL = { '4,2': { barrier: 'barrier/rip-channel' } } as const

const barriers = (t: T): readonly string[] => t.offers('act').filter((id) => id.includes('/barrier/'))

describe('a barrier', () => {
  rule('T7-PERM-08 T7-PERM-12', 'is attached to each terrain that it points to, as soon as that is in play', () => {
    const scene: Scene = {
      people: { ingrid: { on: 46 }, tomas: { on: 27 } },
      spaces: PATH,
    }
    const near = table({ ...scene, land: [46, 27] }).play('turn')
    // The wrack line lies beside it, but no arrow of the barrier points there.
    expect(barriers(near)).toEqual(['ingrid/barrier/fallen-path/0', 'ingrid/barrier/fallen-path/1'])
    near.settled('act')
    const far = table({ ...scene, land: [46, 27, 72], people: { ...scene.people, wanjiru: { on: 72 } } }).play('turn')
    expect(barriers(far)).toContain('wanjiru/barrier/fallen-path/0')
    far.settled('act')
  })

  rule('T7-PERM-11', 'fills the space of the arrow that brought it', () => {
    const t = table({
      land: [46, 39, 27],
      fogged: { '2,0': 'fog/easy-going' },
      rolls: { action: blanks(1) },
    }).play('turn')
    t.choose('ingrid/fog/2,0/atOnce')
    t.has({ spaces: { '2,0': { barrier: 'barrier/fallen-path' } }, events: [] })
    expect(of(t, 'ingrid').at).toBe('1,0')
    t.settled('act')
  })

  rule('T7-PERM-12', 'leads to the terrain on the other side: what lies there is discarded unresolved', () => {
    const t = table({
      land: [46, 39],
      people: { ingrid: { on: 46 }, tomas: { on: 46 }, wanjiru: { on: 46 } },
      spaces: PATH,
      fogged: { '3,0': 'fog/sea-fret' },
      rolls: { action: stars(4) },
    }).play('turn')
    perform(t, 'ingrid/barrier/fallen-path/0', 4, 'with/tomas')
    t.has({
      spaces: { '3,0': { terrain: 'terrain/beacon-mound' }, '2,0': { barrier: 'barrier/fallen-path' } },
      past: ['fog/sea-fret'],
      pile: stars(4),
    })
    expect([of(t, 'ingrid').at, of(t, 'tomas').at, of(t, 'wanjiru').at]).toEqual(['3,0', '3,0', '1,0'])
    t.settled('act')
  })

  rule('T7-PERM-12', 'leads to it if nothing lies there, and brings its fog', () => {
    const t = table({
      land: [46],
      spaces: PATH,
      rolls: { action: stars(4), 'exploration.strand': ['fog/squall'] },
    }).play('turn')
    perform(t, 'ingrid/barrier/fallen-path/0', 4)
    t.has({
      spaces: { '3,0': { terrain: 'terrain/beacon-mound' } },
      fog: { strand: { '3,1': 'fog/squall' } },
    })
    expect(of(t, 'ingrid').at).toBe('3,0')
    t.settled('act')
  })

  rule('T7-PERM-12', 'of several destinations, one is named when the action begins', () => {
    const t = table({
      land: [44, 51],
      people: { ingrid: { on: 44 } },
      spaces: CHANNEL,
      rolls: { action: stars(4), 'exploration.strand': ['fog/squall'] },
    }).play('turn')
    t.choose('ingrid/barrier/rip-channel/0')
    // No card is drawn before.
    expect(t.offers('sheet').filter((id) => id !== 'cancel')).toEqual(['to/4,1', 'to/5,2', 'to/4,3'])
    t.choose('to/4,3').choose('draw/4').choose('none', 'keep')
    t.has({ spaces: { '4,3': { terrain: 'terrain/river-mouth' } } })
    expect(of(t, 'ingrid').at).toBe('4,3')
    t.settled('act')
  })

  rule(
    'T7-PERM-12 T7-NUM-05',
    'brings the Past back if the terrain lies there; a face-up card makes way as well',
    () => {
      const t = table({
        land: [46],
        spaces: { ...PATH, '3,0': { open: 'fog/thorn-belt' }, '3,1': { open: 'fog/collapsed-dune' } },
        past: ['terrain/beacon-mound', 'event/boar#1'],
        banished: ['terrain/beacon-mound-bared'],
        rolls: { action: stars(4) },
      }).play('turn')
      perform(t, 'ingrid/barrier/fallen-path/0', 4)
      t.has({ spaces: { '3,0': { terrain: 'terrain/beacon-mound' } }, past: [] })
      expect(t.state.explorations.strand).toContain('fog/thorn-belt')
      t.settled('act')
    },
  )

  rule('T7-PERM-12', 'leaves everybody where they are if it is not overcome', () => {
    const t = table({
      land: [46],
      spaces: PATH,
      rolls: { action: blanks(4), adventure: ['state/injured#5'] },
    }).play('turn')
    perform(t, 'ingrid/barrier/fallen-path/0', 4)
    expect(t.state.spaces['3,0']).toBeUndefined()
    expect(of(t, 'ingrid').at).toBe('1,0')
    t.settled('act')
  })
})
