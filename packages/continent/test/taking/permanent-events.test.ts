// Permanent Events beside terrains and in spaces of their own. T7-PERM
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draws, handOf, of, perform, stars } from './doing.ts'

type T = TestTable<Continent>

const deeds = (t: T): readonly string[] => t.offers('act')

describe('a Permanent Event that is taken', () => {
  rule('T7-PERM-01 T7-PERM-02 T7-PERM-11', 'lies beside the terrain of the active player, and fills no space', () => {
    const t = table({
      land: [12, 14],
      people: { ingrid: { on: 14 }, tomas: { on: 12 } },
      rolls: { action: stars(2), adventure: ['supply/fat-bream'] },
    }).play('turn')
    const before = t.state.spaces
    perform(t, 'tomas/terrain/tide-pools/1', 2)
    t.has({ events: [{ card: 'supply/fat-bream', at: '0,1' }], spaces: before }).settled('act')
  })

  rule('T7-PERM-01 T7-PERM-10', 'does at once what it says; several may lie at one terrain', () => {
    const t = table({
      land: [14],
      events: [[14, 'event/voices-in-the-bilge']],
      rolls: { action: stars(1) },
    }).play('turn')
    perform(t, 'ingrid/terrain/strand-of-buoys/1', 1)
    t.asks('place').choose('new', 'place')
    expect(of(t, 'ingrid').items).toEqual([{ cards: ['item/hemp-coil'], die: 3 }])
    t.has({
      events: [
        { card: 'event/voices-in-the-bilge', at: '1,1' },
        { card: 'event/picked-over-wrack', at: '1,1' },
      ],
    }).settled('act')
  })

  rule('T7-PERM-06', 'stays until something removes it', () => {
    const t = table({
      land: [12, 14],
      people: { ingrid: { on: 12 } },
      events: [[12, 'supply/two-dabs']],
      rolls: { action: blanks(1) },
    }).play('turn')
    t.choose('ingrid/terrain/tide-pools/0/1,1')
    t.has({ events: [{ card: 'supply/two-dabs', at: '0,1' }], past: [] })
    t.choose('ingrid/terrain/strand-of-buoys/0/0,1')
    t.has({ events: [{ card: 'supply/two-dabs', at: '0,1' }], past: [] })
    // A meal removes it, and brings back all there is to bring back.
    t.choose('ingrid/supply/two-dabs/0/atOnce').has({ events: [], past: ['supply/two-dabs'] })
    t.settled('act')
  })
})

describe('an attached event', () => {
  rule('T7-PERM-03', 'lends its actions to everybody on the terrain, and to nobody else', () => {
    const t = table({
      land: [12, 14],
      people: { ingrid: { on: 14 }, tomas: { on: 12 }, wanjiru: { on: 12 } },
      events: [[12, 'supply/fat-bream']],
    }).play('turn')
    expect(deeds(t)).toContain('tomas/supply/fat-bream/0')
    expect(deeds(t)).toContain('wanjiru/supply/fat-bream/0')
    expect(deeds(t)).not.toContain('ingrid/supply/fat-bream/0')
    t.settled('act')
  })

  rule('T7-PERM-03', 'lends its resources in the same way', () => {
    // The line costs two cards, and nothing with vine.
    for (const [on, least] of [
      [14, 0],
      [12, 2],
    ] as const) {
      const t = table({
        land: [14, 12],
        people: { ingrid: { on, hand: ['skill/oil-soaked-line'] } },
        events: [[14, 'event/picked-over-wrack']],
      }).play('turn')
      t.choose('ingrid/skill/oil-soaked-line/0')
      expect(draws(t)[0]).toBe(least)
      t.settled('sheet')
    }
  })

  rule('T7-PERM-03', 'lends its effects in the same way', () => {
    // A view over the whole coast makes pathfinding cheaper by the one card that it costs.
    for (const [on, spot, least] of [
      [87, '0,1', 0],
      [46, '2,0', 1],
    ] as const) {
      const t = table({
        land: [87, 46],
        people: { ingrid: { on } },
        events: [[87, 'event/the-whole-coast']],
      }).play('turn')
      t.choose(`ingrid/fog/${spot}`)
      expect(draws(t)[0]).toBe(least)
      t.settled('sheet')
    }
  })

  rule('T7-PERM-07', 'is no place to stand: only terrains are destinations', () => {
    const t = table({
      land: [14, 12],
      events: [[14, 'event/picked-over-wrack']],
      spaces: { '1,0': { open: 'fog/thorn-belt' }, '2,1': { barrier: 'barrier/fallen-path' } },
    }).play('turn')
    const moves = deeds(t).filter((id) => id.startsWith('ingrid/terrain/strand-of-buoys/0'))
    expect(moves).toEqual(['ingrid/terrain/strand-of-buoys/0/0,1', 'ingrid/terrain/strand-of-buoys/0'])
    t.settled('act')
  })
})

describe('an action in the arrow of an event', () => {
  rule('T7-EX-27 T7-PERM-04 T7-TURN-19', 'cannot be performed from the terrain, until the event is discarded', () => {
    const t = table({ land: [12], events: [[12, 'supply/fat-bream']] }).play('turn')
    expect(deeds(t)).not.toContain('ingrid/terrain/tide-pools/1')
    expect(deeds(t)).toContain('ingrid/terrain/tide-pools/2')
    t.choose('ingrid/supply/fat-bream/0/atOnce')
    t.has({ events: [] })
    expect(deeds(t)).toContain('ingrid/terrain/tide-pools/1')
    t.settled('act')
  })

  rule('T7-PERM-04', 'can be performed from other terrains', () => {
    const t = table({
      land: [12, 95],
      people: { ingrid: { on: 12 }, tomas: { on: 95 } },
      events: [[12, 'supply/fat-bream']],
    }).play('turn')
    expect(deeds(t)).toContain('tomas/terrain/river-mouth/1')
    expect(deeds(t)).not.toContain('ingrid/terrain/tide-pools/1')
    t.settled('act')
  })

  /** What Ingrid could do there, were it not for that event. */
  const blocked = (event: CardId, land: number, scene: Scene): readonly string[] => {
    const without = table({ land: [land], ...scene }).play('turn')
    const t = table({ land: [land], ...scene, events: [...(scene.events ?? []), [land, event]] }).play('turn')
    without.settled('act')
    t.settled('act')
    return deeds(without).filter((id) => !deeds(t).includes(id))
  }

  rule('T7-PERM-05', 'is blocked on other events beside the terrain, too', () => {
    expect(blocked('event/forepeak-locker', 79, { events: [[79, 'event/sea-chest']] })).toEqual([
      'ingrid/event/sea-chest/0',
    ])
  })

  rule('T7-PERM-05 T7-PERM-08', 'is blocked on a barrier that is attached to the terrain', () => {
    const spaces = { '2,-1': { barrier: 'barrier/black-sluice' } } as const
    expect(blocked('event/weir-raised', 244, { spaces })).toEqual(['ingrid/barrier/black-sluice/1'])
  })

  rule('T7-PERM-05', 'is not blocked in a hand', () => {
    const people = { ingrid: { hand: ['state/frightened#1'] } } as const
    expect(blocked('event/learners-cairn#1', 14, { people })).toEqual([])
    expect(blocked('event/learners-cairn#1', 74, { people })).toEqual([
      'ingrid/terrain/charcoal-clearing/1/atOnce',
      'ingrid/terrain/charcoal-clearing/1',
    ])
  })

  rule('T7-PERM-05', 'is not blocked on an item', () => {
    const people = { ingrid: { items: [{ cards: ['item/flint-nodule'], die: 3 }] } } as const
    expect(blocked('event/beacon-alight', 237, { people })).toEqual(['ingrid/terrain/peat-cut/2'])
  })

  rule('T7-PERM-05', 'is not blocked on Exploration cards, face up or foggy', () => {
    const spaces = { '0,0': { open: 'fog/collapsed-dune' } } as const
    expect(blocked('event/flint-seam', 46, { spaces })).toEqual(['ingrid/terrain/chalk-shoulder/1'])
  })
})

describe('an Exploration card that is a Permanent Event', () => {
  rule('T7-PERM-09', 'keeps its space, and the land below stays hidden until it is resolved', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/collapsed-dune' },
      rolls: {
        action: [...blanks(3), 'skill/steady-breath', 'curse/death-keeps-pace#4'],
        adventure: ['state/tired#6'],
      },
    }).play('turn')
    t.choose('ingrid/fog/0,0/atOnce')
    t.has({ spaces: { '0,0': { open: 'fog/collapsed-dune' } }, events: [] })
    perform(t, 'ingrid/fog/collapsed-dune/0', 2)
    t.has({ spaces: { '0,0': { open: 'fog/collapsed-dune' } } })
    expect(handOf(t, 'ingrid')).toEqual(['state/tired#6'])
    perform(t, 'ingrid/fog/collapsed-dune/0', 2)
    t.has({ spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } }, past: ['fog/collapsed-dune'] }).settled('act')
  })
})
