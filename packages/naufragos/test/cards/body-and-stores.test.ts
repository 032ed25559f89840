// What cards do to energy, wounds and stores.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { FISH_TILES } from '../../src/components/tiles.ts'
import { type Castaways, draw, type Scene, story, TOP_STORY } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

describe('energy and body', () => {
  rule('NA-CARD-01 NA-NOTE-01', 'energy is gained up to the cap', () => {
    draw('H02', { castaways: { red: { energy: 6 } } })
      .has({ castaways: { red: { energy: 6 } } })
      .settled('explore')
    draw('H02', { castaways: { red: { energy: 4, wounds: 2 } } })
      .has({ castaways: { red: { energy: 4, wounds: 2 } } })
      .settled('explore')
  })

  rule('NA-CARD-01 NA-NOTE-02 NA-NOTE-03', 'energy is lost as one single loss', () => {
    const mud = (energy: number) => draw('C20', { castaways: { red: { energy } }, rolls: { 'die.strength': [3] } })
    mud(3)
      .has({ castaways: { red: { energy: 1, wounds: 0 } } })
      .settled('explore')
    mud(2)
      .has({ castaways: { red: { energy: 0, wounds: 0 } } })
      .settled('explore')
    mud(1)
      .has({ castaways: { red: { energy: 0, wounds: 1 } } })
      .settled('explore')
    mud(0)
      .has({ castaways: { red: { energy: 0, wounds: 1 } } })
      .settled('explore')
  })

  rule('NA-CARD-01 NA-WOUND-04', 'wounds are received one after the other', () => {
    draw('H03', { rolls: { 'die.card': [2] } })
      .choose('H03/1')
      .has({ castaways: { red: { wounds: 2, energy: 4 } } })
      .settled('explore')
    draw('H03', { castaways: { red: { wounds: 5, energy: 1 } }, rolls: { 'die.card': [2] } })
      .choose('H03/1')
      .has({ castaways: { red: { wounds: 5, traumas: 1, energy: 0 } } })
      .settled('explore')
  })

  rule('NA-CARD-01', 'wounds are healed as far as there are any', () => {
    const castaways = { red: { wounds: 2, energy: 3 }, yellow: { wounds: 1, energy: 3 } }
    visit('057', { castaways })
      .choose('yellow')
      .has({ castaways: { red: { wounds: 1, energy: 2 }, yellow: { wounds: 0, energy: 3 } } })
      .settled()
    visit('057', { castaways })
      .choose('green')
      .has({ castaways: { red: { wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 0 } } })
      .settled()
  })

  rule('NA-CARD-01 NA-WOUND-05', 'a trauma turns a wound black, or takes the highest free square', () => {
    const hold = (wounds: number, die = 5) =>
      draw('039', { castaways: { red: { wounds, energy: 6 - wounds } }, rolls: { 'die.strength': [die] } })
    hold(0)
      .has({ castaways: { red: { wounds: 0, traumas: 1, energy: 5 } } })
      .settled('explore')
    hold(2)
      .has({ castaways: { red: { wounds: 1, traumas: 1, energy: 4 } } })
      .settled('explore')
    hold(2, 6)
      .has({ castaways: { red: { wounds: 2, traumas: 0 } }, reserve: { food: 3 } })
      .settled('explore')
  })

  rule('NA-CARD-01 NA-DIARY-01', 'stories are drawn by whoever is named', () => {
    draw('H10', {}, ['red', 'yellow'])
      .has({ stories: { red: [TOP_STORY], yellow: [], green: [] } })
      .settled('explore')
    const chest = (option: string) => {
      const t = draw('020', {}, ['red', 'yellow'])
      return t.as('red').choose(option).as('yellow').choose(option)
    }
    // One for the diary on the card comes first.
    chest('020/1')
      .has({ stories: { red: [story(5, 3), story(5, 2)], yellow: [story(5)], green: [] } })
      .settled('explore')
    chest('020/2')
      .has({ stories: { red: [story(5, 3), story(5), story(5, 2)], yellow: [] } })
      .settled('explore')
    const gold = reveal('022', { castaways: { green: { lost: 4 } } })
    gold.as('red').choose('022/1').as('yellow').choose('022/1')
    gold
      .has({ stories: { red: [story(5, 3)], yellow: [story(5, 2)], green: [] }, castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-CARD-01', 'who must drop an item chooses it', () => {
    const items: Castaways = { yellow: { items: ['W01', 'W22'] }, red: { items: ['W07'] } }
    const thief = (seat: string) => reveal('079', { castaways: items, rolls: { castaway: [seat] } })
    const t = thief('yellow').asks('itemToDrop', 'yellow')
    expect(t.offers('itemToDrop')).toEqual(['W01', 'W22'])
    t.choose('W01')
      .has({ castaways: { yellow: { items: ['W22'] }, red: { items: ['W07'] } }, called: ['081'] })
      .settled()
    thief('red')
      .has({ castaways: { red: { items: [] }, yellow: { items: ['W01', 'W22'] } } })
      .settled()
    thief('green')
      .has({ castaways: { red: { items: ['W07'] } }, called: ['081'] })
      .settled()
  })
})

describe('stores', () => {
  rule('NA-COMP-04', 'there is no end of white cubes', () => {
    draw('H05', { reserve: { food: 40 }, rolls: { 'die.card': [3] } })
      .choose('H05/1')
      .has({ reserve: { food: 43 } })
      .settled('explore')
  })

  rule('NA-COMP-03 NA-CARD-06', 'food tokens, of all or of one, come from the sixteen there are', () => {
    const store = (tokens: number, own = 0) =>
      draw('004', {
        reserve: { tokens },
        castaways: { yellow: { tokens: own } },
        top: { wreckage: ['W01', 'W02', 'W03'] },
      })
        .choose('004/1')
        .choose('W01')
    store(3)
      .has({ reserve: { tokens: 5 } })
      .settled('explore')
    store(15)
      .has({ reserve: { tokens: 16 } })
      .settled('explore')
    store(13, 2)
      .has({ reserve: { tokens: 14 } })
      .settled('explore')
    store(16)
      .has({ reserve: { tokens: 16 } })
      .settled('explore')
    const roots = (tokens: number) => draw('I07', { reserve: { tokens } }).choose('I07/2')
    roots(3)
      .has({ castaways: { red: { tokens: 2 }, yellow: { tokens: 0 } }, reserve: { tokens: 3 } })
      .settled('explore')
    roots(15)
      .has({ castaways: { red: { tokens: 1 } } })
      .settled('explore')
    roots(16)
      .has({ castaways: { red: { tokens: 0 } } })
      .settled('explore')
  })

  rule('NA-COMP-03 NA-CARD-06', 'wood too, and nothing falls below 0', () => {
    draw('I02', { reserve: { wood: 15 } })
      .has({ reserve: { wood: 16 } })
      .settled('explore')
    const squall = (wood: number) => reveal('E05', { reserve: { wood }, built: ['B01'] })
    squall(2)
      .has({ reserve: { wood: 1 } })
      .settled()
    squall(0)
      .has({ reserve: { wood: 0 } })
      .settled()
    const ants = (tokens: number) => reveal('E03', { reserve: { tokens }, forageSupply: [] })
    ants(3)
      .has({ reserve: { tokens: 1 } })
      .settled()
    ants(1)
      .has({ reserve: { tokens: 0 } })
      .settled()
  })

  rule('NA-FORAGE-03', 'forage tiles come from those aside, or leave the supply and the game', () => {
    const t = draw('C07', { forageSupply: ['1/1'], forageAside: ['4/1', '3/1', '2/1'] })
    expect([t.state.forageSupply.length, t.state.forageAside]).toEqual([3, ['2/1']])
    t.settled('explore')
    draw('C07', { forageSupply: ['1/1'], forageAside: ['4/1'] })
      .has({ forageSupply: ['1/1', '4/1'], forageAside: [] })
      .settled('explore')
    const gone = reveal('E03', {
      forageSupply: ['1/1', '2/1', '3/1'],
      forageAside: ['4/1'],
      rolls: { 'forage.lost': [['2/1', '1/1']] },
    })
    gone.has({ forageSupply: ['3/1'], forageAside: ['4/1'], reserve: { forage: [] } }).settled()
  })

  rule('NA-FORAGE-01 NA-FORAGE-02', 'tiles are gathered face up, as long as there are any', () => {
    draw('I13', { forageSupply: ['1/1'], forageAside: [] })
      .has({ reserve: { forage: ['1/1'] }, forageSupply: [] })
      .settled('explore')
    draw('I13', { forageSupply: [], forageAside: ['3/1', '2/2'] })
      .has({ reserve: { forage: ['3/1'] }, forageSupply: [], forageAside: ['2/2'] })
      .settled('explore')
    draw('I13', { forageSupply: [], forageAside: [] })
      .has({ reserve: { forage: [] } })
      .settled('explore')
  })

  const fish = (tile: string, scene: Scene = {}) => visit('A1', { ...scene, rolls: { fish: [tile], ...scene.rolls } })

  rule('NA-COMP-05', 'a fish tile is worth its number', () => {
    for (const value of [0, 1, 2, 3]) {
      fish(`${value}/1`)
        .has({ reserve: { food: value }, fishDrawn: [`${value}/1`], castaways: { red: { wounds: 0 } } })
        .settled()
    }
  })

  rule('NA-COMP-05', 'the jellyfish stings, the shark is fought', () => {
    fish('jellyfish')
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    fish('shark', { rolls: { 'die.shark': [5] } })
      .has({ reserve: { food: 3 }, castaways: { red: { wounds: 0 } } })
      .settled()
    fish('shark', { rolls: { 'die.shark': [4] } })
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    fish('shark', { castaways: { red: { items: ['W07'] } }, rolls: { 'die.shark': [3] } })
      .has({ reserve: { food: 3 }, castaways: { red: { wounds: 0 } } })
      .settled()
  })

  rule('NA-COMP-05 NA-UPKEEP-05', 'a tile that was drawn is not drawn again this turn', () => {
    // With one tile left there is nothing for luck to decide.
    const last = visit('A1', { fishDrawn: FISH_TILES.filter((tile) => tile !== '2/1') })
    last.has({ reserve: { food: 2 } }).settled()
    const t = table({ phase: 'end', fishDrawn: ['3/1'] }).play('upkeep')
    t.changed({ fishDrawn: [] }).settled()
  })

  rule('NA-EVT-07', 'when fishing is banned nothing is drawn, also by a pawn that stands there', () => {
    const pawns: Scene['pawns'] = [{ seat: 'red', action: 'camp', box: 0, card: 'A1' }]
    const t = table({ pawns, noFishing: true })
      .play('resolution')
      .changed({ reserve: { food: 0 }, fishDrawn: [], pawns: [] })
    expect(t.happened('fished')).toEqual([])
    t.settled()
  })

  rule('NA-CAMP-01 NA-COMP-03', 'white cubes are turned into food tokens', () => {
    const dry = (food: number, tokens: number) => visit('A5', { reserve: { food, tokens } }).choose('A5/1')
    dry(3, 1)
      .has({ reserve: { food: 1, tokens: 3 } })
      .settled()
    dry(1, 1)
      .has({ reserve: { food: 0, tokens: 2 } })
      .settled()
    dry(0, 1)
      .has({ reserve: { food: 0, tokens: 1 } })
      .settled()
    dry(3, 15)
      .has({ reserve: { food: 2, tokens: 16 } })
      .settled()
  })

  rule('NA-EVT-10', 'black cubes fill the wreck spaces, six at most', () => {
    const reef = (wreckCubes: number) => reveal('038', { wreckCubes, wreckReady: true })
    reef(0).has({ wreckCubes: 2 }).settled()
    reef(4).has({ wreckCubes: 6 }).settled()
    reef(5).has({ wreckCubes: 6 }).settled()
    reef(6).has({ wreckCubes: 6 }).settled()
  })
})
