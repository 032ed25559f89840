// What cards ask before they do something.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId, WreckageId } from '../../src/cards/ids.ts'
import { type Camp, campOf, draw, type Scene, shows, TOP_STORY } from '../pieces.ts'
import { reveal } from './playing.ts'

describe('what cards ask', () => {
  shows('the fire, the weather, buildings and damage', () => {
    const gap = (weather: number) => {
      const t = draw('I16', { weather, castaways: { red: { energy: 3 } } })
      t.settled('explore')
      return t.state.castaways.red?.energy
    }
    expect([1, 2, 3, 4, 5].map(gap)).toEqual([4, 4, 4, 2, 2])
    const spring = (weather: number) =>
      reveal('082', { players: 1, weather, camp: campOf('099') }).choose('082/1').state.castaways.red?.energy
    // The Scorching Sun itself costs 1.
    expect([1, 2, 3, 4].map(spring)).toEqual([4, 5, 6, 6])
    const prowl = (lit: boolean) =>
      reveal('047', { players: 1, fire: { lit, wood: 1 } }).has({ called: ['048'] }).state.castaways.red?.wounds
    expect([prowl(true), prowl(false)]).toEqual([0, 1])
    const thatch = (scene: Scene) => reveal('E10', { players: 1, ...scene })
    thatch({ built: ['B01', 'B02'] })
      .has({ called: ['097'], castaways: { red: { energy: 6 } } })
      .settled()
    thatch({})
      .has({ called: [], castaways: { red: { energy: 5 } } })
      .settled()
    reveal('079', { built: ['B10'] })
      .has({ stories: { red: [TOP_STORY] }, called: [] })
      .settled()
    const sick = (camp: Camp, scene: Scene = {}) => reveal('056', { camp, ...scene })
    sick(campOf('A1'))
      .has({ castaways: { red: { energy: 5, wounds: 0 }, yellow: { energy: 6, wounds: 0 } } })
      .settled()
    sick(campOf('053'), { rolls: { 'die.card': [4] } })
      .has({ castaways: { red: { energy: 5, wounds: 1 }, yellow: { energy: 5, wounds: 1 } } })
      .settled()
  })

  shows('what the resolver holds', () => {
    const curtain = (items: ('W07' | 'W25')[], others: ('W07' | 'W25')[]) =>
      draw('I03', { castaways: { red: { items }, yellow: { items: others } } }, ['red', 'yellow']).choose('I03/1')
    curtain(['W07'], [])
      .has({ castaways: { red: { energy: 6, space: 7 } } })
      .settled('explore')
    curtain(['W25'], ['W07'])
      .has({ castaways: { red: { energy: 5, space: 7 } } })
      .settled('explore')
  })

  rule('NA-CARD-02', 'what any of the explorers holds', () => {
    /** Red draws a card while yellow, who holds this, is with it or in camp. */
    const withYellow = (card: ExplorationId, item: WreckageId, more: Scene = {}) =>
      draw(card, { ...more, castaways: { yellow: { items: [item] } } }, ['red', 'yellow'])
    const without = (card: ExplorationId, item: WreckageId, more: Scene = {}) =>
      draw(card, { ...more, castaways: { yellow: { items: [item] } } })
    withYellow('C17', 'W14')
      .has({ reserve: { food: 3 } })
      .settled('explore')
    withYellow('C17', 'W25')
      .has({ reserve: { food: 1 } })
      .settled('explore')
    without('C17', 'W14')
      .has({ reserve: { food: 1 } })
      .settled('explore')
    withYellow('H06', 'W04')
      .has({ castaways: { red: { space: 13, energy: 6 } } })
      .settled('explore')
    without('H06', 'W04')
      .has({ castaways: { red: { space: 12, energy: 5 } } })
      .settled('explore')
    withYellow('H09', 'W17')
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled('explore')
    without('H09', 'W17')
      .has({ castaways: { red: { energy: 5 }, yellow: { energy: 6 } } })
      .settled('explore')
    withYellow('066', 'W26')
      .has({ castaways: { red: { space: 14 } } })
      .settled('explore')
    without('066', 'W26').asks('option', 'red').settled('option')
    withYellow('017', 'W28')
      .has({ called: ['019'], stories: { red: [TOP_STORY] } })
      .settled('explore')
    without('017', 'W28', { rolls: { 'die.card': [4] } })
      .has({ called: ['018'], stories: { red: [] } })
      .settled('explore')
  })

  shows('what the island remembers', () => {
    const flagged = (flag: NonNullable<Scene['flags']>[number]) => [[], [flag]] as const
    /** The state after a card that ends an exploration turn. */
    const explored = (card: ExplorationId, scene: Scene) => {
      const t = draw(card, scene)
      t.settled('explore')
      return t.state
    }
    const [strangers, allies] = flagged('allies').map(
      (flags) => reveal('029', { flags: [...flags], reserve: { tokens: 3 } }).state,
    )
    expect([strangers?.castaways.red?.energy, strangers?.reserve.tokens]).toEqual([5, 3])
    expect([allies?.castaways.red?.energy, allies?.reserve.tokens]).toEqual([6, 5])
    draw('019', { storyStack: [], rolls: { 'die.group': [6] } })
      .choose('019/1')
      .has({ pending: ['019'], castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const open = draw('019', { flags: ['bones'], storyStack: [] }).choose('019/1')
    expect([open.state.centreDeck.at(-1), open.state.castaways.red?.wounds]).toEqual(['020', 0])
    open.settled('explore')
    const stairs = flagged('gift').map((flags) => explored('006', { flags: [...flags] }).called)
    expect(stairs).toEqual([[], ['008']])
    const [hunted, spared] = flagged('mercy').map((flags) => draw('050', { flags: [...flags] }))
    hunted?.asks('option', 'red').settled('option')
    spared?.has({ stories: { red: [TOP_STORY] }, expedition: { returnRolls: 1 } }).settled('explore')
    const floor = flagged('offence').map(
      (flags) => explored('069', { flags: [...flags], rolls: { 'die.strength': [5] } }).castaways.red?.energy,
    )
    expect(floor).toEqual([6, 5])
    const gate = flagged('respect').map((flags) => explored('070', { flags: [...flags] }))
    expect(gate.map(({ castaways, expedition }) => [castaways.red?.space, expedition?.cube])).toEqual([
      [12, 5],
      [13, 4],
    ])
    const snare = flagged('robbed').map(
      (flags) => explored('005', { flags: [...flags], rolls: { 'die.strength': [5] } }).castaways.red?.energy,
    )
    expect(snare).toEqual([6, 5])
    const birds = flagged('trust').map((flags) => {
      const { reserve, forageSupply } = reveal('E21', { flags: [...flags], forageSupply: ['1/1', '1/2'] }).state
      return [reserve.tokens, forageSupply.length]
    })
    expect(birds).toEqual([
      [3, 1],
      [4, 2],
    ])
  })
})
