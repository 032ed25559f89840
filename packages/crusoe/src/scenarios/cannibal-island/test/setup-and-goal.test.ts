// Scenario 5, Cannibal Island: rounds, set-up, and how the game ends.
import { CHARACTERS, crusoe, EQUIPMENT_IDS, NEIGHBOURS, SPACES } from '@landfall/crusoe'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { setup } from '../../../setup.ts'
import { SCENARIO_IDS } from '../../sheets.ts'
import { attackCity, burnt, table, two } from './scenes.ts'

const begin = (setupOf: object) => crusoe.start({ scenario: 'cannibal-island', seed: 'cannibals', ...setupOf })

describe('setup', () => {
  rule('RC-SCN5-02', 'nine rounds, ten Event cards, and never a Weather die', () => {
    const { eventDeck } = begin({ characters: CHARACTERS }).state
    expect(eventDeck).toHaveLength(10)
    for (let round = 1; round <= 9; round++) {
      const t = table({ round, available: { food: 3, wood: 3 } }).play('weather')
      expect(t.happened('weatherRolled')).toMatchObject([{ clouds: [], animals: [] }])
      t.changed({ phase: 'weather' }).settled()
    }
    table({ round: 8 }).play('roundEnd').has({ round: 9 }).settled()
    table({ round: 9 }).play('roundEnd').ended('lost', 'lastRound').settled()
  })

  test('RC-SCN5-03 RC-VAR-03 RC-VAR-05 the Flask of Rum and Pipe & Tobacco come before anything that is drawn', () => {
    const fixed = ['equipment/flask-of-rum', 'equipment/pipe-and-tobacco']
    const others = new Set<string>()
    for (let equipment = 0; equipment <= EQUIPMENT_IDS.length; equipment++) {
      for (const seed of ['a', 'b', 'c']) {
        const cards = begin({ characters: two, equipment, seed }).state.kept.map(({ card }) => card)
        expect(cards).toHaveLength(equipment)
        expect(new Set(cards).size).toBe(equipment)
        expect(cards.slice(0, 2)).toEqual(fixed.slice(0, equipment))
        if (equipment === 3) others.add(cards[2] ?? '')
      }
    }
    expect(others.size).toBeGreaterThan(1)
    for (const characters of [['cook'], two, CHARACTERS]) {
      expect(begin({ characters }).state.kept).toEqual(fixed.map((card) => ({ card, uses: 2 })))
    }
  })

  test('RC-SCN5-04 RC-BOARD-01 RC-EXPL-16 tile 4 lies face down on A4, which is there in this scenario only', () => {
    const { island, islandStack, camp, closed, numbers } = begin({ characters: two }).state
    expect(island.A4).toMatchObject({ tile: 4, inaccessible: true })
    expect([island.B1?.tile, camp, closed, numbers.A4]).toEqual([8, 'B1', [], undefined])
    expect([...islandStack].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11])
    expect(NEIGHBOURS.A4).toEqual(['A3', 'B4'])
    for (const space of SPACES) expect(NEIGHBOURS[space].includes('A4')).toBe(space === 'A3' || space === 'B4')
    for (const scenario of SCENARIO_IDS.filter((id) => id !== 'cannibal-island')) {
      const other = setup({ ...begin({ characters: two }).config, scenario })
      expect([other.closed, other.island.A4]).toEqual([['A4'], undefined])
    }
  })
})

describe('the goal', () => {
  const flames = { 'cannibal-island': { burnt: [], cityBurnt: true } }

  rule('RC-SCN5-01 RC-END-01', 'won at the end of the round in which the City burns, and not before', () => {
    const t = attackCity('cook', { levels: { weapons: 21 }, round: 5, tiles: { A4: 4 } })
    expect(t.session.outcome).toBeUndefined()
    t.has({ scenarioState: { 'cannibal-island': { cityBurnt: true } } }).settled()
    t.play('roundEnd').ended('won', 'goal').settled()
    for (const round of [4, 8, 9])
      table({ round, scenarioState: flames }).play('roundEnd').ended('won', 'goal').settled()
    table({ round: 9, ...burnt(1, 2, 3, 4) })
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
  })

  rule('RC-SCN5-01 RC-END-02 RC-END-05', 'who dies before the round is over has lost', () => {
    attackCity('cook', { levels: { weapons: 8 } })
      .ended('lost', 'death')
      .settled()
    table({ round: 5, scenarioState: flames, people: { cook: { wounds: 12 } }, available: { food: 0 } })
      .play('eating')
      .ended('lost', 'death')
      .settled()
  })
})
