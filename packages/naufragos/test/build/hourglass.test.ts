// The Build action: buildings that take several turns.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { campOf, TOP_STORY } from '../pieces.ts'
import { build } from './building.ts'

describe('buildings with an hourglass', () => {
  rule('NA-BUILD-08 NA-BUILD-10', 'every energy is a cube in the sand, and stays there', () => {
    const t = build().choose('building/signs-in-the-sand').choose('2').choose('0').choose('1')
    t.has({ progress: { 'building/signs-in-the-sand': 3 }, built: [], reserve: { wood: 2 }, stories: { red: [] } })
    t.play('act', { seat: 'yellow', action: 'build', box: 0 })
      .choose('building/signs-in-the-sand')
      .choose('1')
      .choose('0')
      .choose('0')
    t.has({ progress: { 'building/signs-in-the-sand': 4 } })
    t.play('upkeep')
      .has({ progress: { 'building/signs-in-the-sand': 4 } })
      .settled()
  })

  rule(
    'NA-EX-19 NA-BUILD-08 NA-BUILD-10 NA-BUILD-12',
    'the player who starts the action of the completion draws the story',
    () => {
      const t = build({ progress: { 'building/signs-in-the-sand': 5 } }, 'yellow')
        .choose('building/signs-in-the-sand')
        .asks('pledge', 'yellow')
        .choose('2')
      t.asks('pledge', 'green').choose('1')
      t.has({
        built: ['building/signs-in-the-sand'],
        projects: ['building/lean-to', '', 'building/huge-bonfire', 'building/raft', '', ''],
        castaways: { red: { energy: 6 }, yellow: { energy: 4 }, green: { energy: 5 } },
        stories: { red: [], yellow: [TOP_STORY], green: [] },
      })
      expect(t.state.progress).toEqual({})
      t.settled()
    },
  )

  rule('NA-EX-20 NA-BUILD-09', 'every energy moves a wood onto the Bonfire, and without wood none can be spent', () => {
    const t = build({ progress: { 'building/huge-bonfire': 3 }, reserve: { wood: 2 } }).choose('building/huge-bonfire')
    expect(t.asks('pledge', 'red').offers('pledge')).toEqual(['0', '1', '2'])
    t.choose('2').changed({
      progress: { 'building/huge-bonfire': 5 },
      reserve: { wood: 0 },
      castaways: { red: { energy: 4 } },
      built: [],
    })
    t.play('act', { seat: 'red', action: 'build', box: 0 })
    expect(t.offers('building')).toEqual(['building/signs-in-the-sand', 'nothing'])
    t.choose('nothing').settled()
  })

  rule('NA-BUILD-09 NA-ITEM-01', 'wood that goes onto the fire meanwhile is not there for the Bonfire', () => {
    const t = build({ reserve: { wood: 2 }, fire: { lit: true, wood: 1 } }).choose('building/huge-bonfire')
    expect(t.offers('pledge')).toEqual(['0', '1', '2'])
    t.as('yellow').choose('feedFire')
    expect(t.as('red').offers('pledge')).toEqual(['0', '1'])
    t.choose('1')
    t.has({ progress: { 'building/huge-bonfire': 1 }, reserve: { wood: 0 } }).settled()
  })

  rule('NA-BUILD-09 NA-BUILD-11 NA-COMP-03', 'a Bonfire is complete with its sixth wood, which is gone then', () => {
    const t = build({ progress: { 'building/huge-bonfire': 4 }, reserve: { wood: 12 } })
      .choose('building/huge-bonfire')
      .choose('2')
    t.has({ built: ['building/huge-bonfire'], reserve: { wood: 10 }, stories: { red: [TOP_STORY] } })
    // The wood is in the general supply again.
    t.play('act', { seat: 'red', action: 'wood', box: 0 })
      .has({ reserve: { wood: 11 } })
      .settled()
  })

  rule('NA-BUILD-18', 'skill counts: more cubes or wood than energy, but not more than is missing or at hand', () => {
    const skilled = { red: { character: 'character/maud-castellan' as const } }
    build({ castaways: skilled })
      .choose('building/signs-in-the-sand')
      .choose('1')
      .choose('0')
      .choose('0')
      .changed({ progress: { 'building/signs-in-the-sand': 3 }, castaways: { red: { energy: 5 } } })
      .settled()
    build({ castaways: skilled, reserve: { wood: 2 } })
      .choose('building/huge-bonfire')
      .choose('1')
      .changed({ progress: { 'building/huge-bonfire': 2 }, reserve: { wood: 0 }, castaways: { red: { energy: 5 } } })
      .settled()
    const last = build({ castaways: skilled, progress: { 'building/huge-bonfire': 4 }, reserve: { wood: 8 } }).choose(
      'building/huge-bonfire',
    )
    expect(last.offers('pledge')).toEqual(['0', '1'])
    last
      .choose('1')
      .has({ built: ['building/huge-bonfire'], reserve: { wood: 6 }, castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-BUILD-19', 'stolen tools make it larger; completion is checked only when somebody builds on it', () => {
    const camp = campOf('camp/fish-from-the-rocks', 'damage/stolen-tools')
    const t = build({ camp, progress: { 'building/signs-in-the-sand': 7 } }).choose('building/signs-in-the-sand')
    expect(t.offers('pledge')).toEqual(['0', '1', '2'])
    t.choose('1')
      .choose('0')
      .choose('0')
      .has({ progress: { 'building/signs-in-the-sand': 8 }, built: [] })
    t.play('act', { seat: 'yellow', action: 'camp', box: 1, card: 'damage/stolen-tools' }).has({
      camp: campOf('camp/fish-from-the-rocks'),
      built: [],
    })
    t.play('act', { seat: 'green', action: 'build', box: 0 }).as('green').choose('building/signs-in-the-sand')
    t.has({
      built: ['building/signs-in-the-sand'],
      castaways: { red: { energy: 5 }, yellow: { energy: 5 }, green: { energy: 6 } },
      stories: { green: [TOP_STORY], red: [] },
    })
    t.settled()
    // The Bonfire too, and then it needs no wood.
    build({ progress: { 'building/huge-bonfire': 6 }, reserve: { wood: 0 } })
      .choose('building/huge-bonfire')
      .has({ built: ['building/huge-bonfire'] })
      .settled()
    const more = build({ camp, progress: { 'building/huge-bonfire': 6 }, reserve: { wood: 0 } })
    expect(more.offers('building')).toEqual(['building/signs-in-the-sand', 'nothing'])
    more.settled('building')
  })
})
