// Project spaces, and what a building needs.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { BUILDINGS } from '../../src/cards/buildings.ts'
import { BUILDING_IDS } from '../../src/cards/ids.ts'
import { requiredFor } from '../../src/projects.ts'
import type { State } from '../../src/state.ts'
import type { Scene } from '../pieces.ts'
import { build, projects } from './building.ts'

describe('project spaces', () => {
  const offered = (scene: Scene) =>
    table({ expedition: { explorers: ['red'] }, top: { coast: ['C18'] }, ...scene })
      .play('exploration')
      .choose('coast')

  rule('NA-BUILD-15', 'a tile goes on a free space, or waits beside the board', () => {
    offered({})
      .has({ projects: ['B01', 'B04', 'B05', 'B06', 'B12', ''], waiting: [] })
      .settled('explore')
    const full: State['projects'] = ['B01', 'B04', 'B05', 'B06', 'B07', 'B08']
    offered({ projects: full })
      .has({ projects: full, waiting: ['B12'] })
      .settled('explore')
    offered({ projects: full, waiting: ['B09'] })
      .has({ waiting: ['B09', 'B12'] })
      .settled('explore')
  })

  rule('NA-BUILD-15', 'a tile that is there, waits or was built is not offered again', () => {
    const there = projects('B12')
    offered({ projects: there }).has({ projects: there, waiting: [] }).settled('explore')
    offered({ waiting: ['B12'], projects: ['B01', 'B04', 'B05', 'B06', 'B07', 'B08'] })
      .has({ waiting: ['B12'] })
      .settled('explore')
    offered({ projects: there.map(() => ''), built: ['B12'] })
      .has({ projects: projects(), waiting: [] })
      .settled('explore')
  })

  rule('NA-BUILD-16 NA-BUILD-14', 'a space that becomes free goes to the tile that has waited longest', () => {
    const full: State['projects'] = ['B01', 'B04', 'B05', 'B06', 'B07', 'B08']
    build({ projects: full, waiting: ['B12', 'B09'] })
      .choose('B08')
      .choose('3')
      .has({ projects: ['B01', 'B04', 'B05', 'B06', 'B07', 'B12'], waiting: ['B09'] })
      .settled()
    // Where a shelter stood no space becomes free.
    build({ projects: full, waiting: ['B12', 'B09'] })
      .choose('B01')
      .choose('3')
      .has({ projects: ['B02', 'B04', 'B05', 'B06', 'B07', 'B08'], waiting: ['B12', 'B09'] })
      .settled()
  })
})

describe('what a building needs', () => {
  rule('NA-EX-21 NA-BUILD-17', 'two castaways build a Hut with 4 energy', () => {
    const hut: Scene = { players: 2, projects: projects('B02'), built: ['B01'], reserve: { wood: 3 } }
    build(hut)
      .choose('B02')
      .choose('4')
      .has({ built: ['B01', 'B02'], reserve: { wood: 0 } })
      .settled()
    build(hut)
      .choose('B02')
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
    build({ players: 1, projects: projects('B13') })
      .choose('B13')
      .choose('1')
      .has({ built: ['B13'] })
      .settled()
    // Cubes and wood of an hourglass as well.
    build({ players: 1, progress: { B04: 5 } })
      .choose('B04')
      .choose('1')
      .has({ built: ['B04'] })
      .settled()
    build({ players: 2, progress: { B05: 4 } })
      .choose('B05')
      .choose('1')
      .has({ built: ['B05'] })
      .settled()
  })

  rule('NA-BUILD-20 NA-BUILD-06', 'sailcloth saves wood if its holder helps', () => {
    const cloth: Scene = { reserve: { wood: 1 }, projects: projects('B01'), castaways: { yellow: { items: ['W24'] } } }
    build(cloth)
      .choose('B01')
      .choose('2')
      .choose('1')
      .has({ built: ['B01'], reserve: { wood: 0 } })
      .settled()
    // Without the holder the wood is short after all.
    build(cloth)
      .choose('B01')
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
    build({ ...cloth, castaways: { yellow: { items: ['W24'], lost: 5 } } })
      .changed({ built: [] })
      .settled()
    build({ ...cloth, reserve: { wood: 0 } })
      .changed({ built: [] })
      .settled()
    // Never less than no wood.
    build({ ...cloth, reserve: { wood: 0 }, projects: projects('B11') })
      .choose('B11')
      .choose('0')
      .choose('3')
      .has({ built: ['B11'], reserve: { wood: 0 } })
      .settled()
  })
})
