// What cards do to decks, the camp, projects and items.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { State } from '../../src/state.ts'
import { type Camp, campOf, draw, type Scene, shows } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

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
    const built = crabs({}, { built: ['B04'] }).has({ built: ['B04'] })
    expect(built.state.progress).toEqual({})
    built.settled()
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
