// What cards ask before they do something.

import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId, WreckageId } from '../../src/cards/card-ids.ts'
import { type Camp, campOf, draw, type Scene, shows, TOP_STORY } from '../pieces.ts'
import { reveal } from './playing.ts'

describe('what cards ask', () => {
  shows('the fire, the weather, buildings and damage', () => {
    const gap = (weather: number) => {
      const t = draw('interior/storm-gap', { weather, castaways: { red: { energy: 3 } } })
      t.settled('explore')
      return t.state.castaways.red?.energy
    }
    expect([1, 2, 3, 4, 5].map(gap)).toEqual([4, 4, 4, 2, 2])
    const spring = (weather: number) =>
      reveal('event/a-fair-share', { players: 1, weather, camp: campOf('damage/fouled-spring') }).choose(
        'event/a-fair-share/promise-him-a-place',
      ).state.castaways.red?.energy
    // The Scorching Sun itself costs 1.
    expect([1, 2, 3, 4].map(spring)).toEqual([4, 5, 6, 6])
    const prowl = (lit: boolean) =>
      reveal('event/it-comes-down-at-night', { players: 1, fire: { lit, wood: 1 } }).has({
        called: ['interior/the-den'],
      }).state.castaways.red?.wounds
    expect([prowl(true), prowl(false)]).toEqual([0, 1])
    const thatch = (scene: Scene) => reveal('event/wind-takes-the-thatch', { players: 1, ...scene })
    thatch({ built: ['building/lean-to', 'building/hut'] })
      .has({ called: ['damage/leaking-roof'], castaways: { red: { energy: 6 } } })
      .settled()
    thatch({})
      .has({ called: [], castaways: { red: { energy: 5 } } })
      .settled()
    reveal('event/a-knife-at-night', { built: ['building/palisade'] })
      .has({ stories: { red: [TOP_STORY] }, called: [] })
      .settled()
    const sick = (camp: Camp, scene: Scene = {}) => reveal('event/the-sickness-spreads', { camp, ...scene })
    sick(campOf('camp/fish-from-the-rocks'))
      .has({ castaways: { red: { energy: 5, wounds: 0 }, yellow: { energy: 6, wounds: 0 } } })
      .settled()
    sick(campOf('damage/fever-in-the-camp'), { rolls: { 'die.card': [4] } })
      .has({ castaways: { red: { energy: 5, wounds: 1 }, yellow: { energy: 5, wounds: 1 } } })
      .settled()
  })

  shows('what the resolver holds', () => {
    const curtain = (
      items: ('wreckage/cutlass' | 'wreckage/ships-ensign')[],
      others: ('wreckage/cutlass' | 'wreckage/ships-ensign')[],
    ) =>
      draw('interior/liana-curtain', { castaways: { red: { items }, yellow: { items: others } } }, [
        'red',
        'yellow',
      ]).choose('interior/liana-curtain/cut-through')
    curtain(['wreckage/cutlass'], [])
      .has({ castaways: { red: { energy: 6, space: 7 } } })
      .settled('explore')
    curtain(['wreckage/ships-ensign'], ['wreckage/cutlass'])
      .has({ castaways: { red: { energy: 5, space: 7 } } })
      .settled('explore')
  })

  rule('NA-CARD-02', 'what any of the explorers holds', () => {
    /** Red draws a card while yellow, who holds this, is with it or in camp. */
    const withYellow = (card: ExplorationId, item: WreckageId, more: Scene = {}) =>
      draw(card, { ...more, castaways: { yellow: { items: [item] } } }, ['red', 'yellow'])
    const without = (card: ExplorationId, item: WreckageId, more: Scene = {}) =>
      draw(card, { ...more, castaways: { yellow: { items: [item] } } })
    withYellow('coast/reef-flats', 'wreckage/casting-net')
      .has({ reserve: { food: 3 } })
      .settled('explore')
    withYellow('coast/reef-flats', 'wreckage/ships-ensign')
      .has({ reserve: { food: 1 } })
      .settled('explore')
    without('coast/reef-flats', 'wreckage/casting-net')
      .has({ reserve: { food: 1 } })
      .settled('explore')
    withYellow('centre/the-chimney', 'wreckage/coil-of-rope')
      .has({ castaways: { red: { space: 13, energy: 6 } } })
      .settled('explore')
    without('centre/the-chimney', 'wreckage/coil-of-rope')
      .has({ castaways: { red: { space: 12, energy: 5 } } })
      .settled('explore')
    withYellow('centre/cold-bivouac', 'wreckage/wool-blanket')
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled('explore')
    without('centre/cold-bivouac', 'wreckage/wool-blanket')
      .has({ castaways: { red: { energy: 5 }, yellow: { energy: 6 } } })
      .settled('explore')
    withYellow('centre/lava-tube', 'wreckage/storm-lantern')
      .has({ castaways: { red: { space: 14 } } })
      .settled('explore')
    without('centre/lava-tube', 'wreckage/storm-lantern').asks('option', 'red').settled('option')
    withYellow('interior/the-leaning-stone', 'wreckage/oilskin-chart')
      .has({ called: ['centre/the-sealed-cave'], stories: { red: [TOP_STORY] } })
      .settled('explore')
    without('interior/the-leaning-stone', 'wreckage/oilskin-chart', { rolls: { 'die.card': [4] } })
      .has({ called: ['interior/false-trail'], stories: { red: [] } })
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
      (flags) => reveal('event/long-canoes-offshore', { flags: [...flags], reserve: { tokens: 3 } }).state,
    )
    expect([strangers?.castaways.red?.energy, strangers?.reserve.tokens]).toEqual([5, 3])
    expect([allies?.castaways.red?.energy, allies?.reserve.tokens]).toEqual([6, 5])
    draw('centre/the-sealed-cave', { storyStack: [], rolls: { 'die.group': [6] } })
      .choose('centre/the-sealed-cave/open-it')
      .has({ pending: ['centre/the-sealed-cave'], castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const open = draw('centre/the-sealed-cave', { flags: ['bones'], storyStack: [] }).choose(
      'centre/the-sealed-cave/open-it',
    )
    expect([open.state.centreDeck.at(-1), open.state.castaways.red?.wounds]).toEqual(['centre/the-chest', 0])
    open.settled('explore')
    const stairs = flagged('gift').map((flags) => explored('centre/the-hermits-stair', { flags: [...flags] }).called)
    expect(stairs).toEqual([[], ['camp/the-neighbour-calls']])
    const [hunted, spared] = flagged('mercy').map((flags) => draw('centre/hunted', { flags: [...flags] }))
    hunted?.asks('option', 'red').settled('option')
    spared?.has({ stories: { red: [TOP_STORY] }, expedition: { returnRolls: 1 } }).settled('explore')
    const floor = flagged('offence').map(
      (flags) =>
        explored('centre/the-floor-gives', { flags: [...flags], rolls: { 'die.strength': [5] } }).castaways.red?.energy,
    )
    expect(floor).toEqual([6, 5])
    const gate = flagged('respect').map((flags) => explored('centre/the-open-gate', { flags: [...flags] }))
    expect(gate.map(({ castaways, expedition }) => [castaways.red?.space, expedition?.cube])).toEqual([
      [12, 5],
      [13, 4],
    ])
    const snare = flagged('robbed').map(
      (flags) =>
        explored('centre/snare-across-the-path', { flags: [...flags], rolls: { 'die.strength': [5] } }).castaways.red
          ?.energy,
    )
    expect(snare).toEqual([6, 5])
    const birds = flagged('trust').map((flags) => {
      const { reserve, forageSupply } = reveal('event/empty-bellies-full-sky', {
        flags: [...flags],
        forageSupply: ['1/1', '1/2'],
      }).state
      return [reserve.tokens, forageSupply.length]
    })
    expect(birds).toEqual([
      [3, 1],
      [4, 2],
    ])
  })
})
