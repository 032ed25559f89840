// What the verbs of the cards do, each on a real card.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CampId, EventId, ExplorationId, WreckageId } from '../src/cards/ids.ts'
import { FISH_TILES } from '../src/components/tiles.ts'
import type { State } from '../src/state.ts'
import { type Camp, type Castaways, campOf, draw, type Scene, shows, story, TOP_STORY } from './pieces.ts'

const reveal = (event: EventId, scene: Scene = {}) =>
  table({ ...scene, top: { ...scene.top, event: [event] } }).play('event')
/** Red goes to a camp card that lies alone on the board. */
const visit = (card: CampId, { camp = campOf(card), ...scene }: Scene = {}) =>
  table({ camp, ...scene })
    .play('whitePawn')
    .choose(card)

describe('how cards are read', () => {
  rule('NA-CARD-01', 'an exploration card is for the one who drew it', () => {
    draw('H02', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, ['red', 'yellow'])
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 3 }, green: { energy: 3 } } })
      .has({ stories: { red: [TOP_STORY], yellow: [], green: [] } })
      .settled('explore')
    draw('H08', { rolls: { 'die.strength': [1] } }, ['yellow', 'red'])
      .has({ castaways: { yellow: { wounds: 1 }, red: { wounds: 0 }, green: { wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-CARD-02', 'explorers are all who are still out, and nobody else', () => {
    draw('H09', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, ['red', 'yellow'])
      .has({ castaways: { red: { energy: 2 }, yellow: { energy: 2 }, green: { energy: 3 } } })
      .settled('explore')
    draw('H09', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, ['yellow'])
      .has({ castaways: { red: { energy: 3 }, yellow: { energy: 2 }, green: { energy: 3 } } })
      .settled('explore')
  })

  rule('NA-CARD-03', 'a deck is shuffled when a card is added to it', () => {
    const t = draw('Z02', {
      interiorDeck: ['I01', 'I02', 'I03'],
      rolls: { 'deck.interior': [['I02', '009', 'I03', 'I01']] },
    })
    t.has({ interiorDeck: ['I02', '009', 'I03', 'I01'], called: ['009'] }).settled('explore')
  })

  rule('NA-CARD-03', 'unless the card says that it goes on top', () => {
    // Nothing is shuffled: otherwise luck would be needed for it.
    const t = draw('Z08', { coastDeck: ['C01', 'C02', 'C03', 'C04', 'Z08'] }).choose('Z08/1')
    t.has({ coastDeck: ['C01', 'C02', 'C03', 'C04', '033'], castaways: { red: { energy: 5 } } }).settled('explore')
    draw('Z08', { coastDeck: ['C01', 'C02', 'Z08'], rolls: { 'deck.coast': [['033', 'C02', 'C01']] } })
      .choose('Z08/2')
      .has({ coastDeck: ['033', 'C02', 'C01'], castaways: { red: { energy: 6 } } })
      .settled('explore')
  })

  rule('NA-CARD-04', 'a numbered card that has left the row is not called again', () => {
    draw('Z02', { interiorDeck: ['I01'], called: ['009'] })
      .has({ interiorDeck: ['I01'], called: ['009'] })
      .settled('explore')
    draw('C12', { called: ['103'] })
      .has({ camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], [], [], []], called: ['103'] })
      .settled('explore')
    const t = draw('Z05', { interiorDeck: ['I01'], called: ['016'], castaways: { yellow: { items: ['016'] } } })
    t.has({ castaways: { red: { items: [] }, yellow: { items: ['016'] } }, called: ['016', '017'] }).settled('explore')
  })

  rule('NA-CARD-05', 'a card that is resolved is out of the game', () => {
    const t = draw('C02')
    const { coastDeck, pending, coastOut, expedition } = t.state
    expect([coastDeck, pending, coastOut].flat()).not.toContain('C02')
    expect(expedition).not.toHaveProperty('card')
    t.settled('explore')
  })

  rule('NA-CARD-06', 'food and wood go to the Common Reserve at once, the rest to the castaway', () => {
    draw('C01', { forageAside: [] })
      .has({ reserve: { food: 1 }, castaways: { red: { tokens: 0 } } })
      .settled('explore')
    draw('C03')
      .has({ reserve: { wood: 4 } })
      .settled('explore')
    const t = draw('083', { reserve: { tokens: 1 } }).choose('083/1')
    t.has({ reserve: { tokens: 3, wood: 1 }, castaways: { red: { items: ['084'], tokens: 0 } } }).settled('explore')
    draw('083', { rolls: { 'die.card': [5] } })
      .choose('083/2')
      .has({ reserve: { tokens: 3 }, castaways: { red: { tokens: 2 } } })
      .settled('explore')
  })
})

describe('whom an effect happens to', () => {
  rule('NA-CARD-01', 'one castaway is chosen once for the whole card', () => {
    const wounded = { yellow: { wounds: 2, energy: 2 }, red: { wounds: 1, energy: 2 } }
    const t = visit('A4', { castaways: { ...wounded, green: { lost: 5 } } }).asks('whom', 'red')
    expect(t.offers('whom')).toEqual(['red', 'yellow'])
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1, energy: 3 }, red: { wounds: 1, energy: 1 } } })
      .settled()
  })

  rule('NA-CARD-01', 'on an expedition one of the explorers is chosen', () => {
    const castaways: Castaways = { red: { items: ['W10'] }, yellow: { wounds: 2 }, green: { wounds: 2 } }
    const t = table({ castaways, expedition: { explorers: ['red', 'yellow'] } }).play('exploration')
    t.as('red').choose('use/W10').asks('whom', 'red')
    expect(t.offers('whom')).toEqual(['red', 'yellow'])
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1 }, green: { wounds: 2 } } })
      .settled('explore')
  })

  rule('NA-CARD-01', 'another one is not the resolver, unless there is nobody else', () => {
    const energy = { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } }
    const t = reveal('E04', { castaways: energy, weather: 4 })
    t.as('red').choose('E04/1').as('yellow').choose('E04/1').as('green').choose('abstain')
    t.asks('whom', 'red')
    expect(t.as('red').offers('whom')).toEqual(['yellow', 'green'])
    t.choose('green')
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 3 }, green: { energy: 2 } } })
      .settled()
    const alone = { red: { energy: 3 }, yellow: { energy: 3, lost: 5 }, green: { energy: 3, lost: 5 } }
    reveal('E04', { castaways: alone, weather: 4 })
      .choose('E04/1')
      .has({ castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } })
      .settled()
  })

  rule('NA-CARD-01 NA-LOST-13', 'luck strikes one of those at home', () => {
    const t = reveal('047', { castaways: { yellow: { lost: 4 } }, rolls: { castaway: ['green'] } })
    t.has({ castaways: { red: { wounds: 0 }, yellow: { wounds: 0 }, green: { wounds: 1 } } }).settled()
    expect(() => reveal('047', { castaways: { yellow: { lost: 4 } }, rolls: { castaway: ['yellow'] } })).toThrow(
      'not among',
    )
  })
})

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

describe('decks, camp and items', () => {
  shows('a card is taken out of a deck, wherever it lies there', () => {
    const t = reveal('038', {
      coastDeck: ['C01', '034', 'C02'],
      wreckCubes: 0,
      called: ['034'],
      rolls: { 'deck.coast': [['C02', 'C01']] },
    })
    t.has({ coastDeck: ['C02', 'C01'], called: ['034'] }).settled()
    reveal('038', { coastDeck: ['C01', 'C02'], wreckCubes: 0 })
      .has({ coastDeck: ['C01', 'C02'] })
      .settled()
  })

  rule('NA-CAMP-04', 'what a card does when it enters the camp', () => {
    const t = draw('040', { reserve: { tokens: 1 }, eventDeck: ['E01'], rolls: { 'deck.event': [['045', 'E01']] } })
    t.choose('040/1').has({
      camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['043'], [], []],
      called: ['043', '045'],
      eventDeck: ['045', 'E01'],
      reserve: { tokens: 0 },
    })
    t.settled('explore')
    // Damage as well: the fever adds two cards, and the fine ends the trust.
    const fever = draw('Z12', { interiorDeck: ['I01', 'Z12'], eventDeck: ['E01'], rolls: { 'die.card': [3] } }).choose(
      'Z12/1',
    )
    expect([fever.state.interiorDeck.toSorted(), fever.state.eventDeck.toSorted()]).toEqual([
      ['054', 'I01'],
      ['056', 'E01'],
    ])
    fever.has({ called: ['053', '054', '056'] }).settled('explore')
  })

  rule('NA-CARD-06', 'a numbered item goes to the one who drew the card', () => {
    draw('Z05', {}, ['yellow', 'red'])
      .has({ castaways: { yellow: { items: ['016'] }, red: { items: [] } }, called: ['016', '017'] })
      .settled('explore')
  })

  rule('NA-CARD-06', 'of salvaged wreckage one card is kept, the others go under the deck', () => {
    const deck: Scene['wreckageDeck'] = ['W30', 'W29', 'W01', 'W02', 'W03']
    const t = draw('I18', { wreckageDeck: deck, rolls: { 'wreckage.under': [['W03', 'W01']] } }).asks('salvage', 'red')
    expect(t.offers('salvage')).toEqual(['W01', 'W02', 'W03'])
    t.choose('W02').has({
      castaways: { red: { items: ['W02'] } },
      wreckageDeck: ['W03', 'W01', 'W30', 'W29'],
      salvaged: [],
    })
    t.settled('explore')
    draw('I18', { wreckageDeck: ['W30'] })
      .has({ castaways: { red: { items: ['W30'] } }, wreckageDeck: [] })
      .settled('explore')
    draw('I18', { wreckageDeck: [] })
      .has({ castaways: { red: { items: [] } } })
      .settled('explore')
  })

  rule('NA-CAMP-03', 'camp cards leave the board', () => {
    const t = reveal('082', {
      camp: campOf('A1', '077'),
      eventDeck: ['E01', '082'],
      rolls: { 'deck.event': [['079', 'E01']] },
    })
    t.as('red').choose('082/2').as('yellow').choose('082/2').as('green').choose('082/2')
    t.has({ camp: campOf('A1'), eventDeck: ['079', 'E01'] }).settled()
    // By itself.
    visit('011', { reserve: { tokens: 1 } })
      .choose('011/2')
      .has({ camp: campOf(), reserve: { tokens: 4 } })
      .settled()
    visit('043', { camp: campOf('043', '098') })
      .choose('043/2')
      .has({ camp: [[], ['098'], [], [], [], [], [], []], castaways: { red: { items: ['044'] } } })
      .settled()
    visit('043', { camp: campOf('043', '098') })
      .choose('043/1')
      .has({ camp: campOf('043'), reserve: { food: 1 } })
      .settled()
  })

  rule('NA-CAMP-09', 'an effect that repairs saves the energy and not the material', () => {
    const mend = (camp: Camp, more: Scene = {}) =>
      table({ camp, ...more })
        .play('whitePawn')
        .choose('A5')
        .choose('A5/2')
    // Putting the camp in order costs 1.
    mend(campOf('A5', '097'))
      .has({ camp: campOf('A5'), reserve: { wood: 1 }, castaways: { red: { energy: 5 } } })
      .settled()
    mend(campOf('A5', '097'), { reserve: { wood: 0 } })
      .has({ camp: campOf('A5', '097') })
      .settled()
    mend(campOf('A5'))
      .has({ camp: campOf('A5') })
      .settled()
    const two = mend(campOf('A5', '097', '064', '030'), { reserve: { wood: 0, tokens: 2 } }).asks('damage', 'red')
    expect(two.offers('damage')).toEqual(['064', '030'])
    two
      .choose('030')
      .has({ camp: [['A5'], ['097'], ['064'], [], [], [], [], []], reserve: { tokens: 0 } })
      .settled()
  })

  rule('NA-BUILD-10', 'a project is set back, not below 0, and not once it is built', () => {
    const crabs = (progress: State['progress'], scene: Scene = {}) => reveal('E02', { progress, ...scene })
    crabs({ B04: 5, B05: 3 })
      .has({ progress: { B04: 3, B05: 3 } })
      .settled()
    crabs({ B04: 1 })
      .has({ progress: { B04: 0 } })
      .settled()
    crabs({}, { built: ['B04'] })
      .has({ progress: {}, built: ['B04'] })
      .settled()
  })

  rule('NA-PEND-01', 'a card becomes pending', () => {
    const t = draw('033')
      .choose('033/3')
      .has({ pending: ['033'] })
    expect(t.state.coastDeck).not.toContain('033')
    t.settled('explore')
  })

  rule('NA-CARD-05', 'a card is shuffled back into its deck', () => {
    const t = draw('I08', { interiorDeck: ['I01', 'I02', 'I08'], rolls: { 'deck.interior': [['I01', 'I08', 'I02']] } })
    t.choose('I08/1')
      .has({ interiorDeck: ['I01', 'I08', 'I02'] })
      .settled('explore')
    draw('I08', { interiorDeck: ['I01', 'I02', 'I08'] })
      .choose('I08/2')
      .has({ interiorDeck: ['I01', 'I02'] })
      .settled('explore')
  })

  shows('what the island remembers, and forgets', () => {
    draw('Z06', { reserve: { tokens: 1 } })
      .choose('Z06/2')
      .has({ flags: ['trust'] })
      .settled('explore')
    draw('027', { flags: ['gift', 'trust'], rolls: { 'die.strength': [1] } })
      .choose('027/2')
      .has({ flags: ['gift'], called: ['030'] })
      .settled('explore')
    draw('002', { flags: ['gift'] })
      .has({ flags: ['gift'] })
      .settled('explore')
  })
})

describe('on an expedition', () => {
  rule('NA-EXPL-13', 'the Difficulty cube is moved, up to 15', () => {
    draw('I03')
      .choose('I03/2')
      .has({ expedition: { cube: 4 } })
      .settled('explore')
    draw('Z12')
      .choose('Z12/2')
      .has({ expedition: { cube: 7 } })
      .settled('explore')
    draw('Z12', { expedition: { explorers: ['red'], cube: 13 } })
      .choose('Z12/2')
      .has({ expedition: { cube: 15 } })
      .settled('explore')
    draw('I08', { expedition: { explorers: ['red'], cube: 2 } })
      .choose('I08/1')
      .has({ expedition: { cube: 3 } })
      .settled('explore')
  })

  rule('NA-RETURN-04', 'every return roll of the expedition is changed', () => {
    const t = draw('H13', { rolls: { 'die.return': [4, 4] }, castaways: { red: { energy: 0 } } })
    t.has({ expedition: { cube: 7, returnRolls: -1 } }).choose('return')
    expect(t.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { dice: [4, 4], plus: -1, target: 7, good: true },
    ])
    t.settled()
    const tea = draw('003', { storyStack: [], rolls: { 'die.return': [1, 1] } }).choose('003/1')
    tea.choose('return')
    expect(tea.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { dice: [1, 1], plus: 2, target: 5, good: false },
    ])
    tea.settled('rollAgain')
  })

  rule('NA-EXPL-16', 'a marker moves, whatever area it is in', () => {
    const castaways = { red: { space: 3 }, yellow: { space: 12 } }
    draw('H05', { castaways }, ['red', 'yellow'])
      .choose('H05/2')
      .has({ castaways: { red: { space: 4 }, yellow: { space: 12 } } })
      .settled('explore')
    const rope: Castaways = { red: { space: 7 }, yellow: { space: 12, items: ['W04'] }, green: { space: 7 } }
    // The foot on the card is for red alone, the rope for both.
    draw('I09', { castaways: rope }, ['red', 'yellow'])
      .has({ castaways: { red: { space: 9 }, yellow: { space: 13 }, green: { space: 7 } } })
      .settled('explore')
  })

  rule('NA-RETURN-09', 'an order to return is an attempt, and the others may join', () => {
    const t = draw('I17', { rolls: { 'die.return': [3, 3] } }, ['red', 'yellow', 'green']).choose('I17/1')
    t.asks('join', 'yellow').choose('join').asks('join', 'green').choose('stay')
    t.has({ expedition: { explorers: ['green'], cube: 6 } }).settled('explore')
    draw('I17', { castaways: { red: { energy: 0 } }, rolls: { 'die.return': [2, 3] } })
      .choose('I17/1')
      .has({ castaways: { red: { lost: 6 } } })
      .settled()
  })

  rule('NA-RETURN-10', 'the safe way home needs no roll', () => {
    const t = draw('074', {}, ['red', 'yellow']).choose('074/2')
    expect([t.state.expedition, t.happened('rolled')]).toEqual([undefined, []])
    expect([t.state.castaways.red?.lost, t.state.castaways.yellow?.lost]).toEqual([undefined, undefined])
    t.settled()
  })

  rule('NA-LOST-01', 'who gets lost does so where the cube stands, without a roll', () => {
    const t = draw(
      '066',
      { storyStack: [], expedition: { explorers: ['red', 'yellow'], cube: 9 }, rolls: { 'die.card': [3] } },
      ['red', 'yellow'],
    )
    t.choose('066/1').has({ castaways: { red: { lost: 9 } }, expedition: { explorers: ['yellow'] } })
    expect(t.state.castaways.yellow?.lost).toBeUndefined()
    t.settled('explore')
    draw('066', { rolls: { 'die.card': [4] } })
      .choose('066/1')
      .has({ castaways: { red: { space: 14 } }, expedition: { explorers: ['red'] } })
      .settled('explore')
  })

  rule('NA-EXPL-02', 'the expedition of this turn begins nearer', () => {
    const t = visit('A2').has({ startShift: -1 })
    t.play('place', { seat: 'yellow', pawn: 'first' }).choose('explore')
    t.play('resolution')
      .has({ expedition: { cube: 3 } })
      .settled('explore')
  })
})

describe('weather, fire and this turn', () => {
  rule('NA-EVT-08', 'weather that a card moves has no effect before the next Event phase', () => {
    const t = reveal('073', { weather: 3, fire: { lit: true, wood: 1 } })
    t.has({
      weather: 5,
      fire: { lit: true, wood: 1 },
      noFishing: false,
      castaways: { red: { energy: 5 }, yellow: { energy: 5 } },
    })
    t.settled()
  })

  rule('NA-EVT-09', 'a card puts the fire out', () => {
    const rain = (...items: WreckageId[]) =>
      reveal('E16', { fire: { lit: true, wood: 2 }, castaways: { yellow: { items } } })
    rain()
      .has({ fire: { lit: false, wood: 0 } })
      .settled()
    rain('W18')
      .has({ fire: { lit: true, wood: 2 } })
      .settled()
  })

  rule('NA-EVT-07', 'a card bans fishing for this turn', () => {
    const t = reveal('E20', { weather: 3 }).has({ noFishing: true, weather: 4 })
    expect(t.play('whitePawn').offers('white')).not.toContain('A1')
    t.choose('A2')
    t.play('upkeep').has({ noFishing: false }).settled()
  })

  rule('NA-ACT-10 NA-UPKEEP-04', 'a surcharge ends with the turn', () => {
    const t = reveal('E07').has({ dear: { explore: 1 } })
    t.play('upkeep').has({ dear: {} }).settled()
  })

  rule('NA-COMP-05', 'a shoal makes every catch larger, if there is one', () => {
    const shoal = (tile: string) => {
      const t = table({ top: { event: ['E09'] }, rolls: { fish: [tile] } })
        .play('event')
        .has({ fishBonus: 1 })
      return t.play('whitePawn').choose('A1')
    }
    shoal('2/1')
      .has({ reserve: { food: 3 } })
      .settled()
    shoal('0/1')
      .has({ reserve: { food: 0 } })
      .settled()
  })
})

describe('looking into decks', () => {
  shows('only the one who looks sees the cards, and they stay in order', () => {
    const t = draw('C05', { interiorDeck: ['I01', 'I02', 'I03'] }).asks('seen', 'red')
    expect(t.happened('lookedAt')).toEqual([{ t: 'lookedAt', seat: 'red', deck: 'interior', cards: ['I03'] }])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain('I03')
    expect(JSON.stringify(t.session.questionsFor('red'))).toContain('I03')
    t.choose('seen')
      .has({ interiorDeck: ['I01', 'I02', 'I03'] })
      .settled('explore')
    const three = draw('H07', { eventDeck: ['E01', 'E02', 'E03', 'E04'] })
    expect(three.happened('lookedAt')).toMatchObject([{ deck: 'event', cards: ['E04', 'E03', 'E02'] }])
    three.choose('seen').settled('explore')
    // There are not so many.
    const last = draw('H07', { eventDeck: ['E01'] }).choose('seen')
    expect(last.happened('lookedAt')).toMatchObject([{ cards: ['E01'] }])
    last.settled('explore')
    draw('H07', { eventDeck: [] }).settled('explore')
  })

  shows('any deck is one of the three, as the resolver likes', () => {
    const t = visit('A3', { centreDeck: ['H01', 'H02', 'H03'] })
      .choose('A3/2')
      .asks('deck', 'red')
    expect(t.offers('deck')).toEqual(['coast', 'interior', 'centre'])
    t.choose('centre').asks('seen', 'red')
    expect(t.happened('lookedAt')).toMatchObject([{ deck: 'centre', cards: ['H03', 'H02'] }])
    t.choose('seen').settled()
  })

  shows('cards are put back in another order', () => {
    const t = visit('095', { eventDeck: ['E01', 'E02', 'E03', 'E04'] }).asks('sort', 'red')
    expect(t.offers('sort')).toEqual(['E04', 'E03', 'E02'])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain('E04')
    // The one that is named first is drawn first.
    t.choose('E02')
      .choose('E04')
      .has({ eventDeck: ['E01', 'E03', 'E04', 'E02'] })
      .settled()
    draw('I14', { interiorDeck: ['I01', 'I02', 'I14'] })
      .choose('I14/1')
      .choose('I01')
      .has({ interiorDeck: ['I02', 'I01'], castaways: { red: { energy: 5 } } })
      .settled('explore')
  })
})

describe('choices, payments and tests', () => {
  rule('NA-ACT-07', 'an option that cannot be paid is not offered', () => {
    const stairs = draw('C08')
    expect(stairs.offers('option')).toEqual(['C08/1', 'C08/2'])
    stairs
      .choose('C08/1')
      .has({ castaways: { red: { energy: 5, space: 3 } } })
      .settled('explore')
    // With one option left nobody is asked.
    draw('C08', { castaways: { red: { energy: 0 } } })
      .has({ castaways: { red: { energy: 0, space: 2 } } })
      .settled('explore')
    const gift = (scene: Scene) => {
      const t = draw('Z01', scene)
      t.settled('option')
      return t.offers('option')
    }
    expect(gift({ reserve: { tokens: 0 } })).toEqual(['Z01/1', 'Z01/3'])
    expect(gift({ reserve: { tokens: 1 } })).toEqual(['Z01/1', 'Z01/2', 'Z01/3'])
    expect(gift({ reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })).toEqual(['Z01/1', 'Z01/2', 'Z01/3'])
    expect(gift({ reserve: { tokens: 0 }, castaways: { yellow: { tokens: 1 } } })).toEqual(['Z01/1', 'Z01/3'])
  })

  rule('NA-ACT-07', 'food tokens are paid from the Common Reserve or from the own ones', () => {
    const both: Scene = { reserve: { tokens: 2 }, castaways: { red: { tokens: 1 } } }
    const t = draw('Z01', both).choose('Z01/2').asks('payToken', 'red')
    t.choose('own')
      .has({ reserve: { tokens: 2 }, castaways: { red: { tokens: 0 } }, flags: ['gift'] })
      .settled('explore')
    draw('Z01', both)
      .choose('Z01/2')
      .choose('reserve')
      .has({ reserve: { tokens: 1 }, castaways: { red: { tokens: 1 } } })
      .settled('explore')
    draw('Z01', { reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })
      .choose('Z01/2')
      .has({ castaways: { red: { tokens: 0 } } })
      .settled('explore')
  })

  rule('NA-ACT-07', 'stories, wood and items are prices too', () => {
    const cliff = draw('Z22', { stories: { red: [story(1), story(3)] } })
      .choose('Z22/2')
      .asks('payStory', 'red')
    cliff
      .choose(story(1))
      .has({ stories: { red: [story(3)] }, storyDiscard: [story(1)], called: ['096'] })
      .settled('explore')
    draw('Z22')
      .has({ reserve: { food: 3 } })
      .settled('explore')
    draw('083', { reserve: { wood: 0 }, rolls: { 'die.card': [1] } })
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const blades: Castaways = { red: { items: ['W05', 'W25', 'W07'] } }
    const trade = draw('026', { castaways: blades }).choose('026/1').asks('payItem', 'red')
    expect(trade.offers('payItem')).toEqual(['W05', 'W07'])
    trade
      .choose('W05')
      .has({ castaways: { red: { items: ['W25', 'W07'] } }, flags: ['allies'], reserve: { tokens: 6 } })
    trade.settled('explore')
    const unarmed = draw('026', { castaways: { red: { items: ['W25'] }, yellow: { items: ['W07'] } } })
    expect(unarmed.offers('option')).toEqual(['026/2', '026/3'])
    unarmed.settled('option')
  })

  rule('NA-VOTE-01 NA-ACT-07', 'the group votes on what can be paid, and shares a price that says so', () => {
    const den = (wood: number, red: number, yellow: number, rolls: Scene['rolls'] = {}) =>
      draw('048', { reserve: { wood }, castaways: { red: { energy: red }, yellow: { energy: yellow } }, rolls }, [
        'red',
        'yellow',
      ])
    // Only the fight is left: nobody votes.
    den(1, 1, 0, { 'die.group': [6] }).settled('explore')
    const wooded = den(2, 1, 0).as('red')
    expect(wooded.offers('vote')).toEqual(['048/1', '048/3', 'abstain'])
    wooded.settled('vote')
    const t = den(1, 1, 2)
    expect(t.as('yellow').offers('vote')).toEqual(['048/2', '048/3', 'abstain'])
    t.choose('048/2').as('red').choose('048/2').asks('share', 'red')
    expect(t.offers('share')).toEqual(['0', '1'])
    t.choose('1').as('yellow')
    t.has({ castaways: { red: { energy: 0 }, yellow: { energy: 1 } }, called: ['051'] }).settled('explore')
  })

  rule('NA-VOTE-01', 'an item comes from any voter who agrees to give it up', () => {
    const idol: Castaways = { yellow: { items: ['072'] }, red: { wounds: 1, energy: 3 } }
    const t = reveal('073', { castaways: idol }).asks('give', 'yellow')
    t.choose('yes')
    for (const seat of ['red', 'yellow', 'green'] as const) t.as(seat).choose('073/1')
    t.has({ castaways: { yellow: { items: [] }, red: { wounds: 0, energy: 2 } }, called: [] }).settled()
    // Without consent there is no such option.
    reveal('073', { castaways: idol })
      .choose('no')
      .has({ castaways: { yellow: { items: ['072'] } }, called: ['098'] })
      .settled()
  })

  shows('a die decides from its number on', () => {
    const ledge = (die: number) => draw('C09', { rolls: { 'die.card': [die] } })
    ledge(2)
      .has({ castaways: { red: { space: 1, wounds: 1 } } })
      .settled('explore')
    ledge(3)
      .has({ castaways: { red: { space: 2, wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-STRENGTH-01 NA-STRENGTH-02', 'strength is added to the die, that of all in a group test', () => {
    const snake = (die: number, items: ('W07' | 'W05')[]) =>
      draw('I12', { castaways: { red: { items }, yellow: { items: ['080'] } }, rolls: { 'die.strength': [die] } }, [
        'red',
        'yellow',
      ])
    snake(4, [])
      .has({ castaways: { red: { wounds: 1 } }, reserve: { food: 0 } })
      .settled('explore')
    snake(5, [])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(3, ['W07'])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(2, ['W07'])
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const crack = (die: number) => {
      const castaways: Castaways = {
        red: { items: ['W07'] },
        yellow: { items: ['W05'] },
        green: { items: ['080'] },
      }
      return draw('065', { castaways, rolls: { 'die.group': [die] } }, ['red', 'yellow'])
    }
    crack(4)
      .has({ castaways: { red: { space: 13, wounds: 0 }, yellow: { space: 12, wounds: 0 } } })
      .settled('explore')
    crack(3)
      .has({ castaways: { red: { space: 12, wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 0 } } })
      .settled('explore')
  })
})

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
