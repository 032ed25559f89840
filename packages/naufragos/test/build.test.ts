// The Build action.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { BUILDINGS } from '../src/cards/buildings.ts'
import { BUILDING_IDS, type BuildingId } from '../src/cards/ids.ts'
import type { Seat } from '../src/components/seats.ts'
import { STORY_TILES } from '../src/components/tiles.ts'
import { requiredFor } from '../src/projects.ts'
import type { Pawn, State } from '../src/state.ts'
import { type Castaways, campOf, type Scene, TOP_STORY } from './pieces.ts'

/** Nobody who is better at building than others. */
const PLAIN = { red: 'K1', yellow: 'K3', green: 'K4', blue: 'K6' } as const
const SEATS: readonly Seat[] = ['red', 'yellow', 'green', 'blue']

/** Somebody resolves the Build action. */
function build(scene: Scene = {}, seat: Seat = 'red') {
  const castaways: Castaways = {}
  for (const one of SEATS.slice(0, scene.players ?? 3))
    castaways[one] = { character: PLAIN[one], ...scene.castaways?.[one] }
  return table({ ...scene, castaways }).play('act', { seat, action: 'build', box: 0 })
}

/** Only these tiles can be built. */
const projects = (...tiles: readonly BuildingId[]): State['projects'] =>
  Array.from({ length: 6 }, (_, space) => tiles[space] ?? '')

describe('choosing and declaring', () => {
  rule('NA-BUILD-01 NA-BUILD-06', 'one of the tiles whose materials are at hand', () => {
    const offers = (wood: number) => {
      const t = build({ reserve: { wood } }).asks('building', 'red')
      t.settled('building')
      return t.offers('building')
    }
    expect(offers(0)).toEqual(['B04', 'nothing'])
    expect(offers(1)).toEqual(['B04', 'B05', 'nothing'])
    expect(offers(2)).toEqual(['B01', 'B04', 'B05', 'nothing'])
    expect(offers(4)).toEqual(['B01', 'B04', 'B05', 'nothing'])
    expect(offers(5)).toEqual(['B01', 'B04', 'B05', 'B06', 'nothing'])
    build()
      .choose('nothing')
      .changed({ built: [], castaways: { red: { energy: 6 } } })
      .settled()
    build({ projects: projects('B06') })
      .changed({ built: [] })
      .settled()
  })

  rule('NA-BUILD-06', 'items that are needed must be held by somebody at home', () => {
    const offers = (castaways: Castaways) => {
      const t = build({ projects: projects('B15', 'B04'), castaways })
      t.settled('building')
      return t.offers('building')
    }
    expect(offers({})).toEqual(['B04', 'nothing'])
    expect(offers({ green: { items: ['W04'] } })).toEqual(['B15', 'B04', 'nothing'])
    expect(offers({ green: { items: ['W04'], lost: 6 } })).toEqual(['B04', 'nothing'])
  })

  rule('NA-BUILD-02 NA-BUILD-03', 'clockwise, each at home declares once, and not more than is missing', () => {
    const t = build(
      { projects: projects('B06'), reserve: { wood: 5 }, players: 4, castaways: { blue: { lost: 7 } } },
      'green',
    )
    t.choose('B06').asks('pledge', 'green')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    t.choose('2').asks('pledge', 'red')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4'])
    t.choose('1').asks('pledge', 'yellow')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3'])
    t.choose('3').has({
      built: ['B06'],
      castaways: { green: { energy: 4 }, red: { energy: 5 }, yellow: { energy: 3 }, blue: { energy: 6 } },
    })
    t.settled()
  })

  rule(
    'NA-BUILD-02 NA-BUILD-03 NA-ACT-07',
    'nobody declares more than it has, and none is asked when nothing is missing',
    () => {
      const t = build({ castaways: { red: { energy: 2 }, yellow: { energy: 0 } } }).choose('B01')
      expect(t.asks('pledge', 'red').offers('pledge')).toEqual(['0', '1', '2'])
      t.choose('1').asks('pledge', 'green')
      expect(t.offers('pledge')).toEqual(['0', '1', '2'])
      t.choose('2')
        .has({ built: ['B01'] })
        .settled()
      build()
        .choose('B01')
        .choose('3')
        .has({ built: ['B01'], castaways: { yellow: { energy: 6 } } })
        .settled()
    },
  )

  rule('NA-BUILD-02 NA-BUILD-04', 'explorers help before they go, and no pawn is needed', () => {
    const pawns: Pawn[] = [
      { seat: 'yellow', action: 'explore', box: 0 },
      { seat: 'red', action: 'build', box: 0 },
    ]
    const castaways = { yellow: { character: 'K3' as const } }
    const t = table({ pawns, castaways }).play('resolution').choose('B01').choose('0')
    t.asks('pledge', 'yellow').choose('2').asks('pledge', 'green').choose('1')
    t.has({
      built: ['B01'],
      expedition: { explorers: ['yellow'] },
      castaways: { yellow: { energy: 4 }, green: { energy: 5 } },
    })
    t.settled('explore')
  })
})

describe('buildings of a single turn', () => {
  rule('NA-EX-17 NA-BUILD-07', 'with too little energy the building fails: the energy is lost, the wood stays', () => {
    const t = build().choose('B01').choose('2').choose('0').choose('0')
    t.changed({
      built: [],
      projects: ['B01', 'B04', 'B05', 'B06', '', ''],
      reserve: { wood: 2 },
      castaways: { red: { energy: 4 }, yellow: { energy: 6 }, green: { energy: 6 } },
      stories: { red: [] },
    })
    t.settled()
  })

  rule(
    'NA-EX-18 NA-BUILD-11 NA-BUILD-12 NA-BUILD-13 NA-BUILD-14',
    'the Lean-to stands, the wood is gone, whoever started it draws a story, the Hut follows',
    () => {
      const t = build().choose('B01').choose('2').choose('0').choose('1')
      t.changed({
        built: ['B01'],
        projects: ['B02', 'B04', 'B05', 'B06', '', ''],
        reserve: { wood: 0 },
        castaways: { red: { energy: 4 }, yellow: { energy: 6 }, green: { energy: 5 } },
        stories: { red: [TOP_STORY], yellow: [], green: [] },
        storyStack: STORY_TILES.slice(0, -1),
      })
      t.settled()
    },
  )

  rule('NA-BUILD-05', 'what was declared in vain does not count the next time', () => {
    const t = build().choose('B01').choose('2').choose('0').choose('0')
    t.play('act', { seat: 'yellow', action: 'build', box: 1 })
    t.choose('B01').asks('pledge', 'yellow')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3'])
    t.choose('2')
      .choose('0')
      .choose('0')
      .changed({ castaways: { red: { energy: 4 }, yellow: { energy: 4 } } })
      .settled()
  })

  rule('NA-BUILD-13', 'an item that was built in is gone', () => {
    const castaways: Castaways = { green: { items: ['W25', 'W04'] } }
    build({ projects: projects('B15'), castaways })
      .choose('B15')
      .choose('3')
      .has({ built: ['B15'], reserve: { wood: 1 }, castaways: { green: { items: ['W25'] } } })
      .settled()
    // If it fails the item stays.
    build({ projects: projects('B15'), castaways })
      .choose('B15')
      .choose('1')
      .choose('0')
      .choose('0')
      .changed({ castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-BUILD-13 NA-BUILD-14', 'shelters come one after the other, and the last one counts', () => {
    const t = build({ reserve: { wood: 9 }, rolls: { 'die.rest': [6] } })
      .choose('B01')
      .choose('3')
    expect(t.state.projects).not.toContain('B03')
    t.play('act', { seat: 'yellow', action: 'build', box: 0 }).as('yellow').choose('B02').choose('5')
    t.has({ projects: ['B03', 'B04', 'B05', 'B06', '', ''], reserve: { wood: 4 } })
    t.play('act', { seat: 'green', action: 'build', box: 0 }).as('green').choose('B03').choose('6')
    t.has({ built: ['B01', 'B02', 'B03'], projects: ['', 'B04', 'B05', 'B06', '', ''], reserve: { wood: 0 } })
    t.play('act', { seat: 'green', action: 'rest', box: 0 })
    t.has({ castaways: { green: { energy: 4 } } }).settled()
  })
})

describe('buildings with an hourglass', () => {
  rule('NA-BUILD-08 NA-BUILD-10', 'every energy is a cube in the sand, and stays there', () => {
    const t = build().choose('B04').choose('2').choose('0').choose('1')
    t.has({ progress: { B04: 3 }, built: [], reserve: { wood: 2 }, stories: { red: [] } })
    t.play('act', { seat: 'yellow', action: 'build', box: 0 }).choose('B04').choose('1').choose('0').choose('0')
    t.has({ progress: { B04: 4 } })
    t.play('upkeep')
      .has({ progress: { B04: 4 } })
      .settled()
  })

  rule(
    'NA-EX-19 NA-BUILD-08 NA-BUILD-10 NA-BUILD-12',
    'whoever starts the action of the completion draws the story',
    () => {
      const t = build({ progress: { B04: 5 } }, 'yellow')
        .choose('B04')
        .asks('pledge', 'yellow')
        .choose('2')
      t.asks('pledge', 'green').choose('1')
      t.has({
        built: ['B04'],
        projects: ['B01', '', 'B05', 'B06', '', ''],
        castaways: { red: { energy: 6 }, yellow: { energy: 4 }, green: { energy: 5 } },
        stories: { red: [], yellow: [TOP_STORY], green: [] },
      })
      expect(t.state.progress).toEqual({})
      t.settled()
    },
  )

  rule('NA-EX-20 NA-BUILD-09', 'every energy moves a wood onto the Bonfire, and without wood none can be spent', () => {
    const t = build({ progress: { B05: 3 }, reserve: { wood: 2 } }).choose('B05')
    expect(t.asks('pledge', 'red').offers('pledge')).toEqual(['0', '1', '2'])
    t.choose('2').changed({ progress: { B05: 5 }, reserve: { wood: 0 }, castaways: { red: { energy: 4 } }, built: [] })
    t.play('act', { seat: 'red', action: 'build', box: 0 })
    expect(t.offers('building')).toEqual(['B04', 'nothing'])
    t.choose('nothing').settled()
  })

  rule('NA-BUILD-09 NA-BUILD-11 NA-COMP-03', 'a Bonfire is complete with its sixth wood, which is gone then', () => {
    const t = build({ progress: { B05: 4 }, reserve: { wood: 12 } })
      .choose('B05')
      .choose('2')
    t.has({ built: ['B05'], reserve: { wood: 10 }, stories: { red: [TOP_STORY] } })
    // The wood is in the general supply again.
    t.play('act', { seat: 'red', action: 'wood', box: 0 })
      .has({ reserve: { wood: 11 } })
      .settled()
  })

  rule('NA-BUILD-18', 'skill counts: more cubes or wood than energy, but not more than is missing or at hand', () => {
    const skilled = { red: { character: 'K5' as const } }
    build({ castaways: skilled })
      .choose('B04')
      .choose('1')
      .choose('0')
      .choose('0')
      .changed({ progress: { B04: 3 }, castaways: { red: { energy: 5 } } })
      .settled()
    build({ castaways: skilled, reserve: { wood: 2 } })
      .choose('B05')
      .choose('1')
      .changed({ progress: { B05: 2 }, reserve: { wood: 0 }, castaways: { red: { energy: 5 } } })
      .settled()
    const last = build({ castaways: skilled, progress: { B05: 4 }, reserve: { wood: 8 } }).choose('B05')
    expect(last.offers('pledge')).toEqual(['0', '1'])
    last
      .choose('1')
      .has({ built: ['B05'], reserve: { wood: 6 }, castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-BUILD-19', 'stolen tools make it larger; completion is checked only when somebody builds on it', () => {
    const camp = campOf('A1', '081')
    const t = build({ camp, progress: { B04: 7 } }).choose('B04')
    expect(t.offers('pledge')).toEqual(['0', '1', '2'])
    t.choose('1')
      .choose('0')
      .choose('0')
      .has({ progress: { B04: 8 }, built: [] })
    t.play('act', { seat: 'yellow', action: 'camp', box: 1, card: '081' }).has({ camp: campOf('A1'), built: [] })
    t.play('act', { seat: 'green', action: 'build', box: 0 }).as('green').choose('B04')
    t.has({
      built: ['B04'],
      castaways: { red: { energy: 5 }, yellow: { energy: 5 }, green: { energy: 6 } },
      stories: { green: [TOP_STORY], red: [] },
    })
    t.settled()
    // The Bonfire too, and then it needs no wood.
    build({ progress: { B05: 6 }, reserve: { wood: 0 } })
      .choose('B05')
      .has({ built: ['B05'] })
      .settled()
    const more = build({ camp, progress: { B05: 6 }, reserve: { wood: 0 } })
    expect(more.offers('building')).toEqual(['B04', 'nothing'])
    more.settled('building')
  })
})

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
