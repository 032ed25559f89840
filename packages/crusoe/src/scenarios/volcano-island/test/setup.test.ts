// Scenario 4, Volcano Island: the first tile, the first Items, rounds and weather.

import { SPACES } from '@landfall/crusoe'
import type { Scene } from '@landfall/crusoe/testing'
import { places } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { tilesExplored } from '../sheet.ts'
import { BOAT, EVERYBODY, LADDER, planning, table } from './scenes.ts'

describe('setup', () => {
  rule('RC-SCN4-04 RC-SETUP-11 RC-SETUP-12 RC-EXPL-16', 'tile 10 on B4 with the camp, the volcano on B3', () => {
    const t = table().play('setUp')
    t.has({
      camp: 'B4',
      island: { B4: { tile: 10, inaccessible: false }, B3: { tile: 8, inaccessible: true } },
      scenarioState: { 'volcano-island': { explored: [] } },
    }).settled()
    expect(tilesExplored(t.state)).toBe(0)
    expect([...t.state.islandStack].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11])
    expect(SPACES.filter((space) => t.state.island[space] !== undefined)).toEqual(['B3', 'B4'])
    // The river is explored, the beach of tile 8 is not.
    const offers = places(leftAt(planning(), 'plan'))
    expect(offers).toContain('build/invention/map')
    const lostShovel = planning({ inventions: ['invention/shovel'], items: ['invention/knife'], futureItems: [] })
    expect(places(leftAt(lostShovel, 'plan'))).not.toContain('build/invention/shovel')
  })

  rule('RC-SCN4-05', 'the totem and the Discovery token of tile 10 are nothing, wherever the camp is', () => {
    const begun = table().play('setUp')
    begun.has({ availableDiscoveries: [], futureDiscoveries: [], lastNumber: 0 }).settled()
    expect(begun.state.numbers).toEqual({})
    const near: Scene = { camp: 'A3', tiles: { A3: 9 } }
    const far: Scene = { camp: 'B2', tiles: { B2: 9, A2: 1, A3: 3 }, characters: EVERYBODY }
    for (const scene of [{}, near, far]) {
      expect(places(leftAt(planning(scene), 'plan')).filter((id) => id.includes('location'))).toEqual([])
    }
  })

  rule('RC-SCN4-06', 'Shovel and Knife are built, and the Knife has raised the weapon level', () => {
    const t = table().play('setUp')
    t.has({ items: ['invention/shovel', 'invention/knife'], futureItems: [], levels: { weapons: 1 } }).settled()
    for (const built of ['invention/shovel', 'invention/knife'] as const) {
      expect(t.state.inventions).not.toContain(built)
      expect(t.state.inventionDeck).not.toContain(built)
    }
    expect(t.state.inventions).toContain(LADDER)
    expect(t.state.inventions).toContain(BOAT)
  })

  rule('RC-SCN4-03 RC-SETUP-24', 'eight rounds, eight Event cards, rain from round 4 on', () => {
    expect(table().play('setUp').state.eventDeck.length).toBe(8)
    table({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
    table({ round: 8 }).play('roundEnd').ended('lost', 'lastRound').settled()
    for (const round of [1, 2, 3]) table({ round }).play('weather').changed({ phase: 'weather' }).settled()
    for (const round of [4, 5, 6, 7, 8]) {
      table({ round, levels: { roof: 2 }, rolls: { 'die.weather.rain': ['rain-1'] } })
        .play('weather')
        .changed({ phase: 'weather' })
        .settled()
    }
  })
})
