// Lava: what it covers, round by round.
import { SPACES, type Space } from '@landfall/crusoe'
import { places, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { ash, event, type Game, planning, starts, table, unhurt } from './scenes.ts'

const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()

describe('lava', () => {
  const LAVA: { readonly [round: number]: readonly Space[] } = {
    1: [],
    2: [],
    3: [],
    4: ['B4'],
    5: ['A3', 'C3'],
    6: ['A2', 'C2'],
    7: ['B2'],
    8: ['A1', 'C1'],
  }
  const EVERYWHERE = { A1: 1, A2: 2, A3: 3, B1: 9, B2: 4, C1: 5, C2: 6, C3: 7 } as const

  rule('RC-SCN4-10 RC-SCN4-11 RC-EX-75 RC-ROUND-07', 'tiles are flipped by the round, before the Event Phase', () => {
    for (const [round, spaces] of Object.entries(LAVA)) {
      const t = starts(Number(round), { tiles: EVERYWHERE })
      const flipped = SPACES.filter((space) => t.state.island[space]?.inaccessible === true)
      expect(flipped).toEqual(sorted([...spaces, 'B3']))
      t.has({ phase: 'event', closed: ['A4', ...spaces], camp: 'B1' }).settled()
    }
    // All of it, by and by; B1 is never flipped.
    const t = table({ camp: 'B1', tiles: EVERYWHERE })
    for (let round = 1; round < 8; round++) t.play('roundEnd').play('roundStart')
    t.has({ round: 8 }).settled()
    expect(SPACES.filter((space) => t.state.island[space]?.inaccessible === false)).toEqual(['B1'])
  })

  rule('RC-SCN4-10', 'unexplored spaces become inaccessible', () => {
    const t = starts(5, { camp: 'C2', tiles: { C2: 9 } })
    t.changed({ closed: ['A4', 'A3', 'C3'] }).settled()
    const before = planning({ camp: 'C2', tiles: { C2: 9 } })
    expect(places(leftAt(before, 'plan'))).toContain('explore/C3')
    const after = planning({ camp: 'C2', tiles: { C2: 9 }, closed: [...t.state.closed] })
    expect(places(after).filter((id) => id.startsWith('explore/'))).toEqual(['explore/B2', 'explore/C1'])
    after.settled('plan')
  })

  rule('RC-SCN4-10 RC-TERM-14 RC-TERM-17', 'tokens and markers there are discarded, and the terrain is lost', () => {
    const t = starts(5, {
      tiles: { B1: 9, A3: 3, A2: 1 },
      island: { A3: { exhausted: ['fish'], additionalFood: [{ by: 'gather/new-flock' }], terrainCovered: true } },
      islandTokens: { A3: ['timeConsuming'], C3: ['greaterDanger'], A2: ['timeConsuming'] },
      markers: ash('A3', 'C3', 'A2'),
      numbers: { A3: 1, A2: 2 },
      lastNumber: 2,
      waitingMarkers: ['C3', 'C2'],
      memory: { 'invention/shortcut': { producesAt: 'A3' } },
      items: ['invention/shortcut'],
    })
    t.changed({
      closed: ['A4', 'A3', 'C3'],
      islandTokens: { A3: undefined, C3: undefined },
      markers: { A3: undefined, C3: undefined },
      numbers: { A3: undefined },
      waitingMarkers: ['C2'],
      memory: { 'invention/shortcut': undefined },
      island: { A3: { exhausted: [], additionalFood: [], terrainCovered: false, inaccessible: true } },
    }).settled()
    const river = (state: Scene): readonly string[] =>
      places(leftAt(planning({ inventions: ['invention/map'], ...state }), 'plan'))
    expect(river({})).toContain('build/invention/map')
    expect(river({ camp: 'A3', tiles: { A3: 9 }, island: { B4: { inaccessible: true } } })).not.toContain(
      'build/invention/map',
    )
  })

  rule('RC-SCN4-12 RC-END-04 RC-EX-75', 'with the camp there the group loses at once', () => {
    for (const [round, spaces] of Object.entries(LAVA)) {
      for (const camp of spaces) starts(Number(round), { camp, tiles: EVERYWHERE }).ended('lost', 'campLost').settled()
    }
    table({ round: 4 }).play('roundStart').ended('lost', 'campLost').settled()
    table({ round: 3 }).play('roundStart').changed({}).settled()
    starts(8, { tiles: EVERYWHERE }).has({ camp: 'B1' }).settled()
  })

  rule('RC-SCN4-10 RC-NIGHTOUT-10', 'a character who spent the night out there comes back in time', () => {
    const pack = { food: 0, nonperishable: 1, wood: 2, fur: 0 }
    const t = starts(5, {
      tiles: { B1: 9, A3: 3 },
      outside: { cook: { space: 'A3', pack, discoveries: [], treasures: ['treasure/gold'] } },
    })
    t.has({ available: { wood: 2, nonperishable: 1 }, people: unhurt, kept: [{ card: 'treasure/gold' }] })
    expect(t.state.outside).toEqual({})
    t.settled()
  })

  rule('RC-SCN4-10 RC-THR-14', 'what a card has flipped before it does not come back once lava is there', () => {
    const quake = (round: number): Game => {
      const memory = { 'event/earthquake': { flipped: 'A3' } } as const
      const island = { A3: { inaccessible: true } }
      const t = starts(round, {
        camp: 'B1',
        tiles: { B1: 9, A3: 3 },
        island,
        memory,
        threats: { right: 'event/earthquake' },
      })
      return t.play(
        'threat',
        stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/earthquake' }),
      )
    }
    quake(4)
      .has({ island: { A3: { inaccessible: false } } })
      .settled()
    quake(5)
      .has({ island: { A3: { inaccessible: true } } })
      .settled()
  })

  rule('RC-SCN4-13 RC-MOVE-10', 'the camp does not go onto lava; who must go there is wounded instead', () => {
    const scene: Scene = { characters: ['carpenter', 'cook'], friday: true, camp: 'A3', tiles: { A3: 9 } }
    const lost = { B4: { inaccessible: true } }
    table({ ...scene, round: 4, island: lost })
      .play('camping')
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    for (const card of ['event/cloudburst', 'event/landslide'] as const) {
      event(card, { ...scene, round: 4, island: lost })
        .has({ camp: 'A3', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } } })
        .settled()
      event(card, { ...scene, round: 3 })
        .has({ camp: 'B4', people: unhurt })
        .settled()
    }
  })
})
