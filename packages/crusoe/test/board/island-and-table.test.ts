// The board model: the island, and what else lies on the table.

import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { packs } from '../spoken.ts'
import { planned, spaceOn } from './drawn.ts'

describe('the island', () => {
  rule('RC-TERM-11 RC-TOK-24', 'sources: exhausted, and with a token of their kind', () => {
    const board = planned({
      tiles: { A1: 4 },
      island: { B1: { exhausted: ['wood'] }, A1: { additionalFood: [{ by: 'invention/snare' }], exhausted: ['fish'] } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    expect(spaceOn(board, 'B1')).toMatchObject({
      at: 'space/B1',
      name: 'Beach',
      camp: true,
      tile: {
        number: 8,
        terrain: 'beach',
        covered: false,
        sources: [
          { id: 'fish', exhausted: false, extra: 0 },
          { id: 'wood', exhausted: true, extra: 0 },
        ],
      },
      tokens: [{ id: 'greaterDanger', name: 'Greater Danger' }],
      said: 'Beach, B1. Camp. Fish, wood (exhausted). Greater Danger.',
    })
    expect(spaceOn(board, 'A1').said).toBe('Hills, A1. Fish (+1, exhausted), wood. Totem symbol.')
    expect(spaceOn(board, 'C1')).toMatchObject({
      name: 'Space C1',
      tile: undefined,
      camp: false,
      said: 'Space C1. Unexplored.',
    })
  })

  rule('RC-TERM-14', 'a tile that is face down shows nothing', () => {
    const board = planned({ tiles: { A1: 2 }, island: { A1: { inaccessible: true } } })
    expect(spaceOn(board, 'A1')).toMatchObject({
      name: 'Space A1',
      tile: { faceDown: true, covered: true, naturalShelter: false, beast: false, totem: false, sources: [] },
      said: 'Space A1. Tile turned face down.',
    })
  })

  rule('RC-GATHER-10 RC-CARD-NEWFLOCK-02', 'tokens without a source of their kind, and a flock that is one', () => {
    const idle = planned({
      tiles: { A1: 1, B2: 3, C1: 9 },
      island: { A1: { additionalFood: [{ by: 'x' }] }, B2: { additionalWood: 'x' } },
      waitingMarkers: ['C2'],
      memory: { 'invention/shortcut': { producesAt: 'C1' } },
    })
    expect(spaceOn(idle, 'A1')).toMatchObject({ tokens: [], said: 'Plains, A1. Wood. Beast symbol. Additional Food.' })
    expect(spaceOn(idle, 'B2').tokens).toEqual([{ id: 'additionalWood', name: 'Additional Wood' }])
    expect(spaceOn(idle, 'C1').tokens).toEqual([{ id: 'shortcut', name: 'Shortcut' }])
    expect(spaceOn(idle, 'C2').said).toBe('Space C2. Unexplored. Marker.')
    const flock = planned({
      tiles: { A1: 1 },
      island: { A1: { additionalFood: [{ by: 'gather/new-flock', flock: true }] } },
    })
    expect(spaceOn(flock, 'A1').tile?.sources).toEqual([
      { id: 'wood', name: 'wood', exhausted: false, extra: 0 },
      { id: 'flock', name: 'flock', exhausted: false, extra: 0 },
    ])
  })

  rule('RC-BUILD-11 RC-BUILD-12', 'the camp: its shelter and its levels', () => {
    const natural = planned({ tiles: { A1: 11 }, camp: 'A1', levels: { roof: 1, weapons: 3 } }).camp
    expect(natural).toEqual({
      space: 'A1',
      shelter: 'natural',
      shelterName: 'Natural shelter',
      levels: [
        { id: 'roof', name: 'Roof', level: 1 },
        { id: 'palisade', name: 'Palisade', level: 0 },
        { id: 'weapons', name: 'Weapons', level: 3 },
      ],
    })
    expect(planned({ tiles: { A1: 11 }, camp: 'A1', shelterBuilt: true }).camp.shelter).toBe('built')
    expect(planned({}).camp).toMatchObject({ shelter: 'none', shelterName: 'No shelter' })
  })
})

describe('the table', () => {
  rule('RC-SCN1-01 RC-SCN1-02 RC-SCN1-03', 'the scenario sheet', () => {
    const { scenario, rounds } = planned({ scenarioState: { castaways: { pile: [1, 1, 0, 0, 0], filledInRound: 1 } } })
    const [pile, goal] = scenario.parts
    expect(pile).toMatchObject({ part: 'stages', id: 'pile', name: 'Signal pile' })
    expect(pile?.part === 'stages' && pile.stages.map(({ has, needs }) => `${has}/${needs}`)).toEqual([
      '1/1',
      '1/2',
      '0/3',
      '0/4',
      '0/5',
    ])
    expect(goal).toMatchObject({
      part: 'list',
      entries: [
        { name: 'Fire', met: false },
        { name: 'A ship passes', met: false },
      ],
    })
    expect(rounds).toBe(12)
    expect(scenario.track).toHaveLength(12)
    expect(scenario.track[2]).toEqual({ round: 3, dice: [], marks: [] })
    expect(scenario.track[3]).toEqual({ round: 4, dice: ['rain'], marks: [] })
    expect(scenario.track[9]).toEqual({
      round: 10,
      dice: ['rain', 'winter', 'animals'],
      marks: [{ id: 'ship', name: 'A ship passes' }],
    })
  })

  test('the sheet says which edition is played, where that is not the usual one', () => {
    expect(planned({}).scenario.edition).toBeUndefined()
    const first = planned({ config: { edition: 'first' } }).scenario
    expect(first.edition).toBe('First edition')
    expect(first.guide[0]).toMatch(/^First edition. The older rules and cards: /)
    expect(planned({ config: { edition: 'first' } }, 'pl').scenario.edition).toBe('Pierwsza edycja')
  })

  rule('RC-THR-01 RC-THR-09 RC-EVT-13', 'threats say what can be done and what happens otherwise', () => {
    const { threats } = planned({ threats: { left: 'event/argument', right: 'wreckage/food-crates' } })
    expect(threats).toEqual([
      {
        side: 'left',
        card: {
          id: 'event/argument',
          name: 'Argument',
          deck: 'event',
          action: expect.stringMatching(/^Threat Action “Agreement” \(2 pawns of two different characters\): /),
          ignored: expect.stringMatching(/^If ignored: /),
        },
      },
      {
        side: 'right',
        card: {
          id: 'wreckage/food-crates',
          name: 'Food Crates',
          deck: 'wreckage',
          action: expect.stringMatching(/\(1 pawn\): .+\(2 pawns\): /),
          ignored: undefined,
        },
      },
    ])
    expect(planned({}).threats.map(({ card }) => card)).toEqual([undefined, undefined])
  })

  rule('RC-RES-13 RC-USE-09', 'what is there now, and what will be there after the phase', () => {
    const board = planned({
      available: { wood: 2 },
      future: { wood: 1, food: 3 },
      kept: [{ card: 'equipment/pistol', uses: 1 }],
      futureEquipment: ['equipment/bible'],
      reminders: ['trap/spider-web'],
      availableDiscoveries: ['discovery/goat', 'castaways/pirate-sabre', 'discovery/goat'],
      futureDiscoveries: ['discovery/candles'],
    })
    expect(board.resources).toEqual([
      { id: 'food', name: 'Food', available: 0, future: 3 },
      { id: 'nonperishable', name: 'Nonperishable food', available: 0, future: 0 },
      { id: 'wood', name: 'Wood', available: 2, future: 1 },
      { id: 'fur', name: 'Fur', available: 0, future: 0 },
    ])
    expect(board.kept).toEqual([
      { id: 'equipment/pistol', name: 'Pistol', uses: 1, future: false },
      { id: 'trap/spider-web', name: 'Spider Web', uses: undefined, future: false },
      { id: 'equipment/bible', name: 'Bible', uses: undefined, future: true },
    ])
    expect(board.discoveries).toEqual([
      { id: 'discovery/goat', name: 'Goat', count: 2, future: false },
      { id: 'castaways/pirate-sabre', name: 'Pirate Sabre', count: 1, future: false },
      { id: 'discovery/candles', name: 'Candles', count: 1, future: true },
    ])
  })

  rule('RC-PLAN-05 RC-TOK-02 RC-TOK-27', 'the seven Actions, with the tokens on them', () => {
    const { actions } = planned({
      actionTokens: { gather: ['reroll'], arrange: ['timeConsuming'] },
      adventureTokens: ['gather'],
    })
    expect(actions.map(({ id, tokens, adventure }) => [id, tokens.map((token) => token.id), adventure])).toEqual([
      ['threat', [], false],
      ['hunt', [], false],
      ['build', [], false],
      ['gather', ['reroll'], true],
      ['explore', [], false],
      ['arrange', ['timeConsuming'], false],
      ['rest', [], false],
    ])
  })

  rule('RC-WEA-02 RC-TERM-03', 'weather and decks', () => {
    const board = planned({
      weather: { clouds: ['rain-2', 'snow-1'], animals: ['food'] },
      weatherTokens: { storm: true },
      eventOrder: ['event', 'event'],
      eventDeck: ['event/argument', 'event/bear'],
      huntingDeck: ['beast/fox'],
      huntingTop: 'beast/bear',
      discoveryStack: ['discovery/goat'],
      seenTiles: [5],
      islandStack: [6, 7],
    })
    expect(board.weather).toEqual({
      tokens: [{ id: 'storm', name: 'Storm' }],
      rain: 2,
      snow: 1,
      animals: ['they want food'],
    })
    expect(board.decks.map(({ id, cards }) => `${id} ${cards}`)).toEqual([
      'event 2',
      'build 0',
      'gather 0',
      'explore 0',
      'mystery 0',
      'hunting 2',
      'invention 0',
      'island 3',
      'discovery 1',
    ])
  })

  rule('RC-RES-03 RC-FIGHT-01', 'the Action at hand keeps its pawns, its card and its fight in sight', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      huntingDeck: ['beast/fox'],
      kept: [{ card: 'equipment/pistol', uses: 1 }],
    }).play('hunt', stack('hunt', 'cook', { support: ['carpenter'] }))
    const board = boardOf(t.session.view(), packs.en)
    expect(board.fight).toEqual({ strength: 2, fighters: ['cook'] })
    expect(board.plan).toMatchObject([{ at: 'hunt', leader: { id: 'cook' }, support: [{ id: 'carpenter' }] }])
    expect(board.people.map(({ pawns }) => pawns.free)).toEqual([1, 1])
    expect(planned({ adventure: 'gather/twisted-ankle' }).card).toEqual({
      id: 'gather/twisted-ankle',
      name: 'Twisted Ankle',
    })
    expect(planned({ event: 'gather/twisted-ankle' }).card?.name).toBe('Swollen Ankle')
    expect(planned({}).card).toBeUndefined()
    t.settled('fight')
  })
})
