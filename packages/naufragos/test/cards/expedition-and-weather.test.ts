// What cards do on an expedition, to the weather, for this turn, and to who looks into decks.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { WreckageId } from '../../src/cards/ids.ts'
import { type Castaways, draw, shows } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

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
    t.play('upkeep').settled()
    expect(t.state.dear).toEqual({})
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
