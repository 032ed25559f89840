// The Inventions and Discovery tokens of scenario 5.
import type { Character } from '@landfall/crusoe'
import { places, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { planning, type Table, table } from './scenes.ts'

describe('things of the sheet', () => {
  rule('RC-SCN5-25 RC-SCN5-23 RC-SCN5-24', 'Canoe: River and 1 wood. Ballista: Rope and 2 wood', () => {
    const offers = (scene: Scene): readonly string[] =>
      places(leftAt(planning(scene), 'plan')).filter((id) => id.startsWith('build/cannibal-island/'))
    const canoe = 'build/cannibal-island/canoe'
    const ballista = 'build/cannibal-island/ballista'
    expect(offers({ available: { wood: 2 } })).toEqual([])
    expect(offers({ available: { wood: 1 }, tiles: { A1: 3 } })).toEqual([canoe])
    expect(offers({ available: { wood: 0 }, tiles: { A1: 3 } })).toEqual([])
    expect(offers({ available: { wood: 2 }, items: ['invention/rope'] })).toEqual([ballista])
    expect(offers({ available: { wood: 1 }, items: ['invention/rope'] })).toEqual([])
  })

  const paddling = (scene: Scene = {}, leader: Character | 'friday' = 'cook'): Table =>
    table({
      phase: 'action',
      resolving: true,
      items: ['cannibal-island/canoe'],
      islandStack: [1, 11, 3, 9],
      rolls: { 'deck.island': [[3, 1, 11]] },
      ...scene,
    }).play('explore', stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true }))

  rule(
    'RC-SCN5-23 RC-INV-38',
    'with the Canoe the explorer draws two tiles, lays one and shuffles the other back',
    () => {
      const t = paddling().asks('tileToPlace', 'cook')
      expect(t.offers('tileToPlace')).toEqual(['3', '9'])
      t.has({ lookedAt: { tiles: [3, 9] }, islandStack: [1, 11] })
      t.choose('9').has({
        island: { A1: { tile: 9 } },
        islandStack: [3, 1, 11],
        seenTiles: [],
        lookedAt: { tiles: [] },
      })
      t.settled()
      // Friday explores for the group.
      paddling({ friday: true }, 'friday').asks('tileToPlace', 'table').choose('9').settled()
      // The last tile needs no choice; without the Canoe there is none.
      paddling({ islandStack: [9], rolls: {} })
        .has({ island: { A1: { tile: 9 } }, islandStack: [] })
        .settled()
      paddling({ items: [], rolls: {} })
        .has({ island: { A1: { tile: 9 } }, islandStack: [1, 11, 3] })
        .settled()
      // Built in this Action Phase, it does not float yet.
      paddling({ items: [], futureItems: ['cannibal-island/canoe'], rolls: {} })
        .has({ islandStack: [1, 11, 3] })
        .settled()
    },
  )

  rule(
    'RC-SCN5-23',
    'the chosen tile is explored like any other, the other is not; tiles that lay face up count too',
    () => {
      const t = paddling({ islandStack: [1, 5], seenTiles: [6], rolls: { 'deck.island': [[6, 1]] } })
      expect(t.offers('tileToPlace')).toEqual(['5', '6'])
      t.choose('5')
        .has({ numbers: { A1: 1 }, people: { cook: { wounds: 1 } }, islandStack: [6, 1], seenTiles: [] })
        .settled()
    },
  )

  rule('RC-SCN5-23 RC-ABIL-EXPL-02 RC-SCN5-26', 'while two tiles are looked at nothing else is', () => {
    const t = paddling({
      characters: ['explorer', 'cook'],
      people: { explorer: { determination: 9 } },
      availableDiscoveries: ['cannibal-island/map-of-the-island'],
    })
    expect(t.offers()).toEqual(['3', '9'])
    t.choose('9').settled()
  })

  rule('RC-SCN5-24 RC-INV-38', 'the Ballista: 1 weapon level, and 2 Palisade if the Shelter is built', () => {
    const ready = (scene: Scene): Table =>
      table({ phase: 'action', futureItems: ['cannibal-island/ballista'], inventions: [], ...scene }).play('actionsEnd')
    const built = { phase: 'actionsEnd', items: ['cannibal-island/ballista'], futureItems: [] } satisfies Scene
    ready({})
      .changed({ ...built, levels: { weapons: 1 } })
      .settled()
    ready({ shelterBuilt: true, levels: { palisade: 1 } })
      .changed({ ...built, levels: { weapons: 1, palisade: 3 } })
      .settled()
    // A natural shelter is not built.
    ready({ camp: 'A1', tiles: { A1: 11 } })
      .changed({ ...built, levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-SCN5-26', 'Healing Ointment: 1 wound in the Night Phase', () => {
    const availableDiscoveries: Scene['availableDiscoveries'] = ['cannibal-island/healing-ointment']
    const scene: Scene = { availableDiscoveries, people: { cook: { wounds: 2 } }, available: { food: 2 } }
    const night = table(scene).everywhere().play('eating').choose('cannibal-island/healing-ointment')
    night
      .changed({
        phase: 'night',
        people: { cook: { wounds: 1 } },
        available: { food: 0 },
        availableDiscoveries: [],
        removed: ['cannibal-island/healing-ointment'],
      })
      .settled()
    expect(leftAt(planning(scene), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN5-26', 'Old Machete: +1 weapon level; Map of the Island: the top 3 tiles in any order', () => {
    planning({ availableDiscoveries: ['cannibal-island/old-machete'] })
      .choose('cannibal-island/old-machete')
      .changed({ levels: { weapons: 1 }, availableDiscoveries: [], removed: ['cannibal-island/old-machete'] })
      .settled('plan')
    const map = planning({ availableDiscoveries: ['cannibal-island/map-of-the-island'], islandStack: [1, 2, 3, 5] })
    map.choose('cannibal-island/map-of-the-island')
    expect(map.offers('order')).toEqual(['2', '3', '5'])
    map
      .choose('5')
      .choose('2')
      .changed({
        islandStack: [1],
        seenTiles: [3, 2, 5],
        availableDiscoveries: [],
        removed: ['cannibal-island/map-of-the-island'],
      })
      .settled('plan')
    const all = planning({ availableDiscoveries: ['cannibal-island/map-of-the-island'], islandStack: [] })
    expect(leftAt(all, 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN5-26 RC-TERM-23', 'Blowpipe: +2 in one fight, and the level stays what it was', () => {
    const t = table({ phase: 'action', huntingDeck: ['beast/fox'], availableDiscoveries: ['cannibal-island/blowpipe'] })
    t.play('hunt', stack('hunt', 'cook')).asks('fight').choose('cannibal-island/blowpipe')
    t.has({
      levels: { weapons: 0 },
      people: { cook: { wounds: 0 } },
      removed: ['cannibal-island/blowpipe', 'beast/fox'].toReversed(),
    })
    t.settled()
  })
})
