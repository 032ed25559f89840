// Project spaces, and what a building needs.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { BUILDINGS } from '../../src/cards/buildings.ts'
import { BUILDING_IDS } from '../../src/cards/decks.ts'
import { requiredFor } from '../../src/projects.ts'
import type { State } from '../../src/state.ts'
import type { Scene } from '../pieces.ts'
import { build, projects } from './building.ts'

describe('project spaces', () => {
  const offered = (scene: Scene) =>
    table({ expedition: { explorers: ['red'] }, top: { coast: ['coast/wind-bent-pines'] }, ...scene })
      .play('exploration')
      .choose('coast')

  rule('NA-BUILD-15', 'a tile goes on a free space, or waits beside the board', () => {
    offered({})
      .has({
        projects: [
          'building/lean-to',
          'building/signs-in-the-sand',
          'building/huge-bonfire',
          'building/raft',
          'building/signal-mast',
          '',
        ],
        waiting: [],
      })
      .settled('explore')
    const full: State['projects'] = [
      'building/lean-to',
      'building/signs-in-the-sand',
      'building/huge-bonfire',
      'building/raft',
      'building/lookout',
      'building/fish-weir',
    ]
    offered({ projects: full })
      .has({ projects: full, waiting: ['building/signal-mast'] })
      .settled('explore')
    offered({ projects: full, waiting: ['building/smokehouse'] })
      .has({ waiting: ['building/smokehouse', 'building/signal-mast'] })
      .settled('explore')
  })

  rule('NA-BUILD-15', 'a tile that is there, waits or was built is not offered again', () => {
    const there = projects('building/signal-mast')
    offered({ projects: there }).has({ projects: there, waiting: [] }).settled('explore')
    offered({
      waiting: ['building/signal-mast'],
      projects: [
        'building/lean-to',
        'building/signs-in-the-sand',
        'building/huge-bonfire',
        'building/raft',
        'building/lookout',
        'building/fish-weir',
      ],
    })
      .has({ waiting: ['building/signal-mast'] })
      .settled('explore')
    offered({ projects: there.map(() => ''), built: ['building/signal-mast'] })
      .has({ projects: projects(), waiting: [] })
      .settled('explore')
  })

  rule('NA-BUILD-16 NA-BUILD-14', 'a space that becomes free goes to the tile that has waited longest', () => {
    const full: State['projects'] = [
      'building/lean-to',
      'building/signs-in-the-sand',
      'building/huge-bonfire',
      'building/raft',
      'building/lookout',
      'building/fish-weir',
    ]
    build({ projects: full, waiting: ['building/signal-mast', 'building/smokehouse'] })
      .choose('building/fish-weir')
      .choose('3')
      .has({
        projects: [
          'building/lean-to',
          'building/signs-in-the-sand',
          'building/huge-bonfire',
          'building/raft',
          'building/lookout',
          'building/signal-mast',
        ],
        waiting: ['building/smokehouse'],
      })
      .settled()
    // Where a shelter stood no space becomes free.
    build({ projects: full, waiting: ['building/signal-mast', 'building/smokehouse'] })
      .choose('building/lean-to')
      .choose('3')
      .has({
        projects: [
          'building/hut',
          'building/signs-in-the-sand',
          'building/huge-bonfire',
          'building/raft',
          'building/lookout',
          'building/fish-weir',
        ],
        waiting: ['building/signal-mast', 'building/smokehouse'],
      })
      .settled()
  })
})

describe('what a building needs', () => {
  rule('NA-EX-21 NA-BUILD-17', 'two castaways build a Hut with 4 energy', () => {
    const hut: Scene = {
      players: 2,
      projects: projects('building/hut'),
      built: ['building/lean-to'],
      reserve: { wood: 3 },
    }
    build(hut)
      .choose('building/hut')
      .choose('4')
      .has({ built: ['building/lean-to', 'building/hut'], reserve: { wood: 0 } })
      .settled()
    build(hut)
      .choose('building/hut')
      .choose('3')
      .choose('0')
      .changed({ castaways: { red: { energy: 3 } } })
      .settled()
  })

  rule('NA-BUILD-17', 'three and four need what is printed, two 1 less, one 2 less, and never below 1', () => {
    for (const id of BUILDING_IDS) {
      const { energy } = BUILDINGS[id]
      const needs = [1, 2, 3, 4].map((players) => requiredFor(table({ players }).state, id))
      expect(needs, id).toEqual([Math.max(1, energy - 2), energy - 1, energy, energy])
    }
    build({ players: 1, projects: projects('building/hen-coop') })
      .choose('building/hen-coop')
      .choose('1')
      .has({ built: ['building/hen-coop'] })
      .settled()
    // Cubes and wood of an hourglass as well.
    build({ players: 1, progress: { 'building/signs-in-the-sand': 5 } })
      .choose('building/signs-in-the-sand')
      .choose('1')
      .has({ built: ['building/signs-in-the-sand'] })
      .settled()
    build({ players: 2, progress: { 'building/huge-bonfire': 4 } })
      .choose('building/huge-bonfire')
      .choose('1')
      .has({ built: ['building/huge-bonfire'] })
      .settled()
  })

  rule('NA-BUILD-20 NA-BUILD-06', 'sailcloth saves wood if its holder helps', () => {
    const cloth: Scene = {
      reserve: { wood: 1 },
      projects: projects('building/lean-to'),
      castaways: { yellow: { items: ['wreckage/roll-of-sailcloth'] } },
    }
    build(cloth)
      .choose('building/lean-to')
      .choose('2')
      .choose('1')
      .has({ built: ['building/lean-to'], reserve: { wood: 0 } })
      .settled()
    // Without the holder the wood is short after all.
    build(cloth)
      .choose('building/lean-to')
      .choose('2')
      .choose('0')
      .choose('1')
      .changed({
        built: [],
        reserve: { wood: 1 },
        castaways: { red: { energy: 4 }, green: { energy: 5 } },
        stories: { red: [] },
      })
      .settled()
    // Who is lost helps nobody.
    build({ ...cloth, castaways: { yellow: { items: ['wreckage/roll-of-sailcloth'], lost: 5 } } })
      .changed({ built: [] })
      .settled()
    build({ ...cloth, reserve: { wood: 0 } })
      .changed({ built: [] })
      .settled()
    // Never less than no wood.
    build({ ...cloth, reserve: { wood: 0 }, projects: projects('building/cistern') })
      .choose('building/cistern')
      .choose('0')
      .choose('3')
      .has({ built: ['building/cistern'], reserve: { wood: 0 } })
      .settled()
  })
})
