// How cards are read, and whom an effect happens to.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type Castaways, draw, TOP_STORY } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

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
