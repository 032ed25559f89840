// What cards do to energy, wounds and stores.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { FISH_TILES } from '../../src/components/tiles.ts'
import { type Castaways, draw, type Scene, story, TOP_STORY } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

describe('energy and body', () => {
  rule('NA-CARD-01 NA-NOTE-01', 'energy is gained up to the cap', () => {
    draw('centre/high-pasture', { castaways: { red: { energy: 6 } } })
      .has({ castaways: { red: { energy: 6 } } })
      .settled('explore')
    draw('centre/high-pasture', { castaways: { red: { energy: 4, wounds: 2 } } })
      .has({ castaways: { red: { energy: 4, wounds: 2 } } })
      .settled('explore')
  })

  rule('NA-CARD-01 NA-NOTE-02 NA-NOTE-03', 'energy is lost as one single loss', () => {
    const mud = (energy: number) =>
      draw('coast/quick-mud', { castaways: { red: { energy } }, rolls: { 'die.strength': [3] } })
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
    draw('centre/knife-ridge', { rolls: { 'die.card': [2] } })
      .choose('centre/knife-ridge/cross')
      .has({ castaways: { red: { wounds: 2, energy: 4 } } })
      .settled('explore')
    draw('centre/knife-ridge', { castaways: { red: { wounds: 5, energy: 1 } }, rolls: { 'die.card': [2] } })
      .choose('centre/knife-ridge/cross')
      .has({ castaways: { red: { wounds: 5, traumas: 1, energy: 0 } } })
      .settled('explore')
  })

  rule('NA-CARD-01', 'wounds are healed as far as there are any', () => {
    const castaways = { red: { wounds: 2, energy: 3 }, yellow: { wounds: 1, energy: 3 } }
    visit('camp/sick-bed-by-the-stream', { castaways })
      .choose('yellow')
      .has({ castaways: { red: { wounds: 1, energy: 2 }, yellow: { wounds: 0, energy: 3 } } })
      .settled()
    // Who has none is not chosen, and where nobody else has one nobody is asked.
    visit('camp/sick-bed-by-the-stream', { castaways: { red: { wounds: 2, energy: 3 } } })
      .has({ castaways: { red: { wounds: 0 }, yellow: { wounds: 0 }, green: { wounds: 0 } } })
      .settled()
  })

  rule('NA-CARD-01 NA-WOUND-05', 'a trauma turns a wound black, or takes the highest free square', () => {
    const hold = (wounds: number, die = 5) =>
      draw('coast/something-large-in-the-hold', {
        castaways: { red: { wounds, energy: 6 - wounds } },
        rolls: { 'die.strength': [die] },
      })
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

  rule('NA-CARD-01 NA-DIARY-01', 'stories are drawn by the player who is named', () => {
    draw('centre/crystal-hollow', {}, ['red', 'yellow'])
      .has({ stories: { red: [TOP_STORY], yellow: [], green: [] } })
      .settled('explore')
    const chest = (option: string) => {
      const t = draw('centre/the-chest', {}, ['red', 'yellow'])
      return t.as('red').choose(option).as('yellow').choose(option)
    }
    // One for the diary on the card comes first.
    chest('centre/the-chest/share-it-out')
      .has({ stories: { red: [story(5, 3), story(5, 2)], yellow: [story(5)], green: [] } })
      .settled('explore')
    chest('centre/the-chest/finders-luck')
      .has({ stories: { red: [story(5, 3), story(5), story(5, 2)], yellow: [] } })
      .settled('explore')
    const gold = reveal('event/whispering-about-gold', { castaways: { green: { lost: 4 } } })
    gold
      .as('red')
      .choose('event/whispering-about-gold/pool-it-openly')
      .as('yellow')
      .choose('event/whispering-about-gold/pool-it-openly')
    gold
      .has({ stories: { red: [story(5, 3)], yellow: [story(5, 2)], green: [] }, castaways: { red: { energy: 5 } } })
      .settled()
  })

  rule('NA-CARD-01', 'who must drop an item chooses it', () => {
    const items: Castaways = {
      yellow: { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] },
      red: { items: ['wreckage/cutlass'] },
    }
    const thief = (seat: string) => reveal('event/a-knife-at-night', { castaways: items, rolls: { castaway: [seat] } })
    const t = thief('yellow').asks('itemToDrop', 'yellow')
    expect(t.offers('itemToDrop')).toEqual(['wreckage/ships-compass', 'wreckage/purse-of-coins'])
    t.choose('wreckage/ships-compass')
      .has({
        castaways: { yellow: { items: ['wreckage/purse-of-coins'] }, red: { items: ['wreckage/cutlass'] } },
        called: ['damage/stolen-tools'],
      })
      .settled()
    thief('red')
      .has({
        castaways: { red: { items: [] }, yellow: { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] } },
      })
      .settled()
    thief('green')
      .has({ castaways: { red: { items: ['wreckage/cutlass'] } }, called: ['damage/stolen-tools'] })
      .settled()
  })
})

describe('stores', () => {
  rule('NA-COMP-04', 'there is no end of white cubes', () => {
    draw('centre/eagles-ledge', { reserve: { food: 40 }, rolls: { 'die.card': [3] } })
      .choose('centre/eagles-ledge/take-the-eggs')
      .has({ reserve: { food: 43 } })
      .settled('explore')
  })

  rule('NA-COMP-03 NA-CARD-06', 'food tokens, of all or of one, come from the sixteen there are', () => {
    const store = (tokens: number, own = 0) =>
      draw('interior/the-hidden-store', {
        reserve: { tokens },
        castaways: { yellow: { tokens: own } },
        top: { wreckage: ['wreckage/ships-compass', 'wreckage/signal-mirror', 'wreckage/spyglass'] },
      })
        .choose('interior/the-hidden-store/take-all-of-it')
        .choose('wreckage/ships-compass')
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
    const roots = (tokens: number) =>
      draw('interior/sweet-roots', { reserve: { tokens } }).choose('interior/sweet-roots/dig-for-yourself')
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
    draw('interior/bamboo-thicket', { reserve: { wood: 15 } })
      .has({ reserve: { wood: 16 } })
      .settled('explore')
    const squall = (wood: number) => reveal('event/squall-line', { reserve: { wood }, built: ['building/lean-to'] })
    squall(2)
      .has({ reserve: { wood: 1 } })
      .settled()
    squall(0)
      .has({ reserve: { wood: 0 } })
      .settled()
    const ants = (tokens: number) => reveal('event/ants-in-the-stores', { reserve: { tokens }, forageSupply: [] })
    ants(3)
      .has({ reserve: { tokens: 1 } })
      .settled()
    ants(1)
      .has({ reserve: { tokens: 0 } })
      .settled()
  })

  rule('NA-FORAGE-03', 'forage tiles come from those aside, or leave the supply and the game', () => {
    const t = draw('coast/coconut-stand', { forageSupply: ['1/1'], forageAside: ['4/1', '3/1', '2/1'] })
    expect([t.state.forageSupply.length, t.state.forageAside]).toEqual([3, ['2/1']])
    t.settled('explore')
    draw('coast/coconut-stand', { forageSupply: ['1/1'], forageAside: ['4/1'] })
      .has({ forageSupply: ['1/1', '4/1'], forageAside: [] })
      .settled('explore')
    const gone = reveal('event/ants-in-the-stores', {
      forageSupply: ['1/1', '2/1', '3/1'],
      forageAside: ['4/1'],
      rolls: { 'forage.lost': [['2/1', '1/1']] },
    })
    gone.has({ forageSupply: ['3/1'], forageAside: ['4/1'], reserve: { forage: [] } }).settled()
  })

  rule('NA-FORAGE-01 NA-FORAGE-02', 'tiles are gathered face up, as long as there are any', () => {
    draw('interior/old-clearing', { forageSupply: ['1/1'], forageAside: [] })
      .has({ reserve: { forage: ['1/1'] }, forageSupply: [] })
      .settled('explore')
    draw('interior/old-clearing', { forageSupply: [], forageAside: ['3/1', '2/2'] })
      .has({ reserve: { forage: ['3/1'] }, forageSupply: [], forageAside: ['2/2'] })
      .settled('explore')
    draw('interior/old-clearing', { forageSupply: [], forageAside: [] })
      .has({ reserve: { forage: [] } })
      .settled('explore')
  })

  const fish = (tile: string, scene: Scene = {}) =>
    visit('camp/fish-from-the-rocks', { ...scene, rolls: { fish: [tile], ...scene.rolls } })

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
    fish('shark', { castaways: { red: { items: ['wreckage/cutlass'] } }, rolls: { 'die.shark': [3] } })
      .has({ reserve: { food: 3 }, castaways: { red: { wounds: 0 } } })
      .settled()
  })

  rule('NA-COMP-05 NA-UPKEEP-05', 'a tile that was drawn is not drawn again this turn', () => {
    // With one tile left there is nothing for luck to decide.
    const last = visit('camp/fish-from-the-rocks', { fishDrawn: FISH_TILES.filter((tile) => tile !== '2/1') })
    last.has({ reserve: { food: 2 } }).settled()
    const t = table({ phase: 'end', fishDrawn: ['3/1'] }).play('upkeep')
    t.changed({ fishDrawn: [] }).settled()
  })

  rule('NA-EVT-07', 'when fishing is banned nothing is drawn, also by a pawn that stands there', () => {
    const pawns: Scene['pawns'] = [{ seat: 'red', action: 'camp', box: 0, card: 'camp/fish-from-the-rocks' }]
    const t = table({ pawns, noFishing: true })
      .play('resolution')
      .changed({ reserve: { food: 0 }, fishDrawn: [], pawns: [] })
    expect(t.happened('fished')).toEqual([])
    t.settled()
  })

  rule('NA-CAMP-01 NA-COMP-03', 'white cubes are turned into food tokens', () => {
    const dry = (food: number, tokens: number) =>
      visit('camp/put-the-camp-in-order', { reserve: { food, tokens } }).choose(
        'camp/put-the-camp-in-order/dry-provisions',
      )
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
    const reef = (wreckCubes: number) => reveal('event/the-stern-breaks-up', { wreckCubes, wreckReady: true })
    reef(0).has({ wreckCubes: 2 }).settled()
    reef(4).has({ wreckCubes: 6 }).settled()
    reef(5).has({ wreckCubes: 6 }).settled()
    reef(6).has({ wreckCubes: 6 }).settled()
  })
})
