// The City of the cannibals: face down at first, found in round 4.

import type { Scene } from '@landfall/crusoe/testing'
import { places } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { burnt, event, planning, table } from './scenes.ts'

describe('the City before round 4', () => {
  const near: Scene = { camp: 'B4', tiles: { B4: 3, A3: 9 }, round: 3 }

  rule(
    'RC-SCN5-04 RC-TERM-15 RC-TERM-16',
    'it can be neither explored, entered, crossed, gathered on nor attacked',
    () => {
      const t = planning({ ...near, levels: { weapons: 9 }, islandStack: [1] })
      expect(places(t).filter((id) => id.includes('A4'))).toEqual([])
      t.settled('plan')
      const night = table({ ...near, shelterBuilt: true, phase: 'night' }).play('camping')
      expect(night.offers('campMove')).toEqual(['stay', 'A3'])
      night.choose('stay').settled()
    },
  )

  rule('RC-SCN5-04 RC-TERM-08', 'cards find neither its sources nor its tile nor its terrain', () => {
    const scene: Scene = { ...near, tiles: { B4: 1, A3: 9, B3: 3 }, inventions: ['invention/pot'] }
    const precipice = event('event/precipice', scene)
    expect(precipice.asks('tile').offers('tile')).toEqual(['A3', 'B3'])
    precipice
      .choose('A3')
      .has({ island: { A4: { inaccessible: true }, A3: { inaccessible: true } } })
      .settled()
    // The nearest wood would be there.
    event('event/thunderstorm', { ...near, tiles: { B4: 9, B3: 3, B2: 1 } })
      .has({ island: { A4: { exhausted: [] }, B2: { exhausted: ['wood'] } } })
      .settled()
    // The raid of its book comes first.
    const rough = event('event/rough-passage', scene).choose('A3')
    expect(rough.happened('terrainCovered')).toEqual([])
    rough.settled()
    expect(places(leftAt(planning(scene), 'plan'))).not.toContain('build/invention/pot')
  })
})

describe('the City is found', () => {
  rule(
    'RC-SCN5-05 RC-SCN5-06 RC-ROUND-07',
    'at the start of round 4, without tokens and without a totem effect',
    () => {
      for (const round of [1, 2, 3, 5, 9]) {
        const other = table({ round }).play('roundStart')
        expect(other.happened('cityFound')).toEqual([])
        other.changed({}).settled()
      }
      const t = table({ round: 4, discoveryStack: ['discovery/goat'], available: { food: 1, wood: 1 } }).play(
        'roundStart',
      )
      // Neither totem nor Discovery token, nobody is wounded, and it is not among the explored tiles.
      t.changed({ island: { A4: { tile: 4, inaccessible: false } }, numbers: { A4: 6 } }).settled()
    },
  )

  rule('RC-SCN5-05', 'round 4 begins with it, before its Event card is drawn', () => {
    const t = table({
      round: 3,
      eventDeck: ['event/termites'],
      eventOrder: ['event'],
      shelterBuilt: true,
      tiles: { A1: 9 },
    })
    t.play('roundEnd').has({ round: 4, island: { A4: { inaccessible: true } } })
    t.play('round').has({ island: { A4: { inaccessible: false } }, numbers: { A4: 6 } })
    const [found] = t.happened('cityFound')
    expect(found).toBeDefined()
    expect(t.happened('eventDrawn')).toHaveLength(1)
    t.settled('plan')
  })

  rule('RC-SCN5-06 RC-TERM-18', 'its Hills do not count, and so no card can cover them', () => {
    const scene: Scene = { tiles: { A4: 4 }, inventions: ['invention/pot'], round: 4 }
    expect(places(leftAt(planning(scene), 'plan'))).not.toContain('build/invention/pot')
    expect(places(leftAt(planning({ ...scene, tiles: { A4: 4, A1: 7 } }), 'plan'))).toContain('build/invention/pot')
    event('event/rough-passage', {
      ...scene,
      camp: 'B4',
      tiles: { A4: 4, B4: 9, B3: 1 },
      ...burnt(1, 2, 3),
    })
      .has({ island: { A4: { terrainCovered: false } } })
      .settled()
    const both = event('event/rough-passage', { ...scene, ...burnt(1, 2, 3), tiles: { A4: 4, A1: 7 } })
    both.has({ island: { A4: { terrainCovered: false }, A1: { terrainCovered: true } } }).settled()
  })

  rule(
    'RC-SCN5-05 RC-GATHER-01 RC-TERM-08',
    'then it is an explored tile like others: for distances, sources and cards',
    () => {
      const scene: Scene = { round: 5, camp: 'A3', tiles: { A3: 1, A4: 4, B4: 9 }, numbers: { A4: 6 } }
      expect(places(leftAt(planning({ ...scene, islandStack: [3] }), 'plan'))).toEqual(
        expect.arrayContaining(['gather/A4/fish', 'gather/A4/wood']),
      )
      expect(places(leftAt(planning({ ...scene, islandStack: [3] }), 'plan'))).not.toContain('explore/A4')
      expect(leftAt(event('event/precipice', scene), 'tile').offers('tile')).toEqual(['A4', 'B4'])
      event('event/thunderstorm', { ...scene, tiles: { A3: 9, A4: 4, B4: 3 } })
        .has({ island: { A4: { exhausted: ['wood'] } } })
        .settled()
    },
  )
})
