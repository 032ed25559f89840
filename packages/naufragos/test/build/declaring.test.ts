// The Build action: choosing a tile, declaring energy, and buildings of a single turn.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { STORY_TILES } from '../../src/components/tiles.ts'
import type { Pawn } from '../../src/state.ts'
import { type Castaways, type Scene, TOP_STORY } from '../pieces.ts'
import { build, projects } from './building.ts'

describe('choosing and declaring', () => {
  rule('NA-BUILD-01 NA-BUILD-06', 'one of the tiles whose materials are at hand', () => {
    const offers = (wood: number) => {
      const t = build({ reserve: { wood } }).asks('building', 'red')
      t.settled('building')
      return t.offers('building')
    }
    expect(offers(0)).toEqual(['building/signs-in-the-sand', 'nothing'])
    expect(offers(1)).toEqual(['building/signs-in-the-sand', 'building/huge-bonfire', 'nothing'])
    expect(offers(2)).toEqual(['building/lean-to', 'building/signs-in-the-sand', 'building/huge-bonfire', 'nothing'])
    expect(offers(4)).toEqual(['building/lean-to', 'building/signs-in-the-sand', 'building/huge-bonfire', 'nothing'])
    expect(offers(5)).toEqual([
      'building/lean-to',
      'building/signs-in-the-sand',
      'building/huge-bonfire',
      'building/raft',
      'nothing',
    ])
    build()
      .choose('nothing')
      .changed({ built: [], castaways: { red: { energy: 6 } } })
      .settled()
    build({ projects: projects('building/raft') })
      .changed({ built: [] })
      .settled()
  })

  rule('NA-BUILD-06', 'items that are needed must be held by somebody at home', () => {
    const offers = (castaways: Castaways) => {
      const t = build({ projects: projects('building/rope-bridge', 'building/signs-in-the-sand'), castaways })
      t.settled('building')
      return t.offers('building')
    }
    expect(offers({})).toEqual(['building/signs-in-the-sand', 'nothing'])
    expect(offers({ green: { items: ['wreckage/coil-of-rope'] } })).toEqual([
      'building/rope-bridge',
      'building/signs-in-the-sand',
      'nothing',
    ])
    expect(offers({ green: { items: ['wreckage/coil-of-rope'], lost: 6 } })).toEqual([
      'building/signs-in-the-sand',
      'nothing',
    ])
  })

  rule('NA-BUILD-02 NA-BUILD-03', 'clockwise, each at home declares once, and not more than is missing', () => {
    const t = build(
      { projects: projects('building/raft'), reserve: { wood: 5 }, players: 4, castaways: { blue: { lost: 7 } } },
      'green',
    )
    t.choose('building/raft').asks('pledge', 'green')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    t.choose('2').asks('pledge', 'red')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4'])
    t.choose('1').asks('pledge', 'yellow')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3'])
    t.choose('3').has({
      built: ['building/raft'],
      castaways: { green: { energy: 4 }, red: { energy: 5 }, yellow: { energy: 3 }, blue: { energy: 6 } },
    })
    t.settled()
  })

  rule(
    'NA-BUILD-02 NA-BUILD-03 NA-ACT-07',
    'nobody declares more than it has, and none is asked when nothing is missing',
    () => {
      const t = build({ castaways: { red: { energy: 2 }, yellow: { energy: 0 } } }).choose('building/lean-to')
      expect(t.asks('pledge', 'red').offers('pledge')).toEqual(['0', '1', '2'])
      t.choose('1').asks('pledge', 'green')
      expect(t.offers('pledge')).toEqual(['0', '1', '2'])
      t.choose('2')
        .has({ built: ['building/lean-to'] })
        .settled()
      build()
        .choose('building/lean-to')
        .choose('3')
        .has({ built: ['building/lean-to'], castaways: { yellow: { energy: 6 } } })
        .settled()
    },
  )

  rule('NA-BUILD-02 NA-BUILD-04', 'explorers help before they go, and no pawn is needed', () => {
    const pawns: Pawn[] = [
      { seat: 'yellow', action: 'explore', box: 0 },
      { seat: 'red', action: 'build', box: 0 },
    ]
    const castaways = { yellow: { character: 'character/ines-ferrolle' as const } }
    const t = table({ pawns, castaways }).play('resolution').choose('building/lean-to').choose('0')
    t.asks('pledge', 'yellow').choose('2').asks('pledge', 'green').choose('1')
    t.has({
      built: ['building/lean-to'],
      expedition: { explorers: ['yellow'] },
      castaways: { yellow: { energy: 4 }, green: { energy: 5 } },
    })
    t.settled('explore')
  })
})

describe('buildings of a single turn', () => {
  rule('NA-EX-17 NA-BUILD-07', 'with too little energy the building fails: the energy is lost, the wood stays', () => {
    const t = build().choose('building/lean-to').choose('2').choose('0').choose('0')
    t.changed({
      built: [],
      projects: ['building/lean-to', 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', '', ''],
      reserve: { wood: 2 },
      castaways: { red: { energy: 4 }, yellow: { energy: 6 }, green: { energy: 6 } },
      stories: { red: [] },
    })
    t.settled()
  })

  rule(
    'NA-EX-18 NA-BUILD-11 NA-BUILD-12 NA-BUILD-13 NA-BUILD-14',
    'the Lean-to stands, the wood is gone, the player who started it draws a story, the Hut follows',
    () => {
      const t = build().choose('building/lean-to').choose('2').choose('0').choose('1')
      t.changed({
        built: ['building/lean-to'],
        projects: ['building/hut', 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', '', ''],
        reserve: { wood: 0 },
        castaways: { red: { energy: 4 }, yellow: { energy: 6 }, green: { energy: 5 } },
        stories: { red: [TOP_STORY], yellow: [], green: [] },
        storyStack: STORY_TILES.slice(0, -1),
      })
      t.settled()
    },
  )

  rule('NA-BUILD-05', 'what was declared in vain does not count the next time', () => {
    const t = build().choose('building/lean-to').choose('2').choose('0').choose('0')
    t.play('act', { seat: 'yellow', action: 'build', box: 1 })
    t.choose('building/lean-to').asks('pledge', 'yellow')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3'])
    t.choose('2')
      .choose('0')
      .choose('0')
      .changed({ castaways: { red: { energy: 4 }, yellow: { energy: 4 } } })
      .settled()
  })

  rule('NA-BUILD-21', 'what nobody has the energy for is not offered, and nobody is asked in vain', () => {
    const offers = (energy: number, more: Scene = {}): readonly string[] => {
      const t = build({ castaways: { red: { energy }, yellow: { energy: 0 }, green: { energy: 0 } }, ...more })
      t.settled(...(t.offers('building').length > 0 ? ['building'] : []))
      return t.offers('building')
    }
    // The Lean-to takes 3 energy; signs in the sand can grow cube by cube.
    expect(offers(3, { reserve: { wood: 2 } })).toContain('building/lean-to')
    expect(offers(2, { reserve: { wood: 2 } })).not.toContain('building/lean-to')
    expect(offers(1, { reserve: { wood: 0 } })).toEqual(['building/signs-in-the-sand', 'nothing'])
    expect(offers(0)).toEqual([])
    // Yellow could give 2, but red declares nothing: then 3 can no longer come together.
    const two = build({ castaways: { red: { energy: 1 }, yellow: { energy: 2 }, green: { energy: 0 } } })
    two.choose('building/lean-to').choose('0', 'pledge')
    expect(two.happened('buildFailed')).toHaveLength(1)
    two.has({ castaways: { yellow: { energy: 2 } } }).settled()
  })

  rule('NA-BUILD-13', 'an item that was built in is gone', () => {
    const castaways: Castaways = { green: { items: ['wreckage/ships-ensign', 'wreckage/coil-of-rope'] } }
    build({ projects: projects('building/rope-bridge'), castaways })
      .choose('building/rope-bridge')
      .choose('3')
      .has({
        built: ['building/rope-bridge'],
        reserve: { wood: 1 },
        castaways: { green: { items: ['wreckage/ships-ensign'] } },
      })
      .settled()
    // If it fails the item stays.
    build({ projects: projects('building/rope-bridge'), castaways })
      .choose('building/rope-bridge')
      .choose('1')
      .choose('0')
      .choose('0')
      .changed({ castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-BUILD-13 NA-BUILD-14', 'shelters come one after the other, and the last one counts', () => {
    const t = build({ reserve: { wood: 9 }, rolls: { 'die.rest': [6] } })
      .choose('building/lean-to')
      .choose('3')
    expect(t.state.projects).not.toContain('building/cabin')
    t.play('act', { seat: 'yellow', action: 'build', box: 0 }).as('yellow').choose('building/hut').choose('5')
    t.has({
      projects: ['building/cabin', 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', '', ''],
      reserve: { wood: 4 },
    })
    t.play('act', { seat: 'green', action: 'build', box: 0 }).as('green').choose('building/cabin').choose('6')
    t.has({
      built: ['building/lean-to', 'building/hut', 'building/cabin'],
      projects: ['', 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', '', ''],
      reserve: { wood: 0 },
    })
    t.play('act', { seat: 'green', action: 'rest', box: 0 })
    t.has({ castaways: { green: { energy: 4 } } }).settled()
  })
})
