// What cards do on an expedition, to the weather, for this turn, and to who looks into decks.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { WreckageId } from '../../src/cards/card-ids.ts'
import { told } from '../../src/events.ts'
import { naufragos } from '../../src/game.ts'
import { boardFor } from '../board/looking.ts'
import { type Castaways, draw, shows } from '../pieces.ts'
import { packs } from '../spoken.ts'
import { reveal, visit } from './playing.ts'

describe('on an expedition', () => {
  rule('NA-EXPL-13', 'the Difficulty cube is moved, up to 15', () => {
    draw('interior/liana-curtain')
      .choose('interior/liana-curtain/go-back-and-round')
      .has({ expedition: { cube: 4 } })
      .settled('explore')
    draw('interior/stagnant-ford')
      .choose('interior/stagnant-ford/go-round')
      .has({ expedition: { cube: 7 } })
      .settled('explore')
    draw('interior/stagnant-ford', { expedition: { explorers: ['red', 'yellow'], cube: 13 } })
      .choose('interior/stagnant-ford/go-round')
      .has({ expedition: { cube: 15 } })
      .settled('join')
    draw('interior/fog-in-the-ferns', { expedition: { explorers: ['red'], cube: 2 } })
      .choose('interior/fog-in-the-ferns/wait-and-come-back')
      .has({ expedition: { cube: 3 } })
      .settled('explore')
  })

  rule('NA-RETURN-04', 'every return roll of the expedition is changed', () => {
    const t = draw('centre/lying-cairns', { rolls: { 'die.return': [4, 4] }, castaways: { red: { energy: 0 } } })
    t.has({ expedition: { cube: 7, returnRolls: -1 } }).choose('return')
    expect(t.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { dice: [4, 4], plus: -1, target: 7, good: true },
    ])
    t.settled()
    const tea = draw('interior/bitter-leaf-tea', { storyStack: [], rolls: { 'die.return': [1, 1] } }).choose(
      'interior/bitter-leaf-tea/ask-about-the-paths',
    )
    tea.choose('return')
    expect(tea.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { dice: [1, 1], plus: 2, target: 5, good: false },
    ])
    tea.settled('rollAgain')
  })

  rule('NA-EXPL-16', 'a marker moves, whatever area it is in', () => {
    const castaways = { red: { space: 3 }, yellow: { space: 12 } }
    draw('centre/eagles-ledge', { castaways }, ['red', 'yellow'])
      .choose('centre/eagles-ledge/pass-quietly')
      .has({ castaways: { red: { space: 4 }, yellow: { space: 12 } } })
      .settled('explore')
    const rope: Castaways = {
      red: { space: 7 },
      yellow: { space: 12, items: ['wreckage/coil-of-rope'] },
      green: { space: 7 },
    }
    // The foot on the card is for red alone, the rope for both.
    draw('interior/ravine', { castaways: rope }, ['red', 'yellow'])
      .has({ castaways: { red: { space: 9 }, yellow: { space: 13 }, green: { space: 7 } } })
      .settled('explore')
  })

  rule('NA-RETURN-09', 'an order to return is an attempt, and the others may join', () => {
    const t = draw('interior/hornets', { rolls: { 'die.return': [3, 3] } }, ['red', 'yellow', 'green']).choose(
      'interior/hornets/bolt-for-camp',
    )
    t.asks('join', 'yellow').choose('join').asks('join', 'green').choose('stay')
    t.has({ expedition: { explorers: ['green'], cube: 6 } }).settled('explore')
    draw('interior/hornets', { castaways: { red: { energy: 0 } }, rolls: { 'die.return': [2, 3] } })
      .choose('interior/hornets/bolt-for-camp')
      .has({ castaways: { red: { lost: 6 } } })
      .settled()
  })

  rule('NA-RETURN-10', 'the safe way home needs no roll', () => {
    const t = draw('centre/the-priests-road', {}, ['red', 'yellow']).choose('centre/the-priests-road/follow-it-home')
    expect([t.state.expedition, t.happened('rolled')]).toEqual([undefined, []])
    expect([t.state.castaways.red?.lost, t.state.castaways.yellow?.lost]).toEqual([undefined, undefined])
    t.settled()
  })

  rule('NA-LOST-01', 'who gets lost does so where the cube stands, without a roll', () => {
    const t = draw(
      'centre/lava-tube',
      { storyStack: [], expedition: { explorers: ['red', 'yellow'], cube: 9 }, rolls: { 'die.card': [3] } },
      ['red', 'yellow'],
    )
    t.choose('centre/lava-tube/feel-your-way').has({
      castaways: { red: { lost: 9 } },
      expedition: { explorers: ['yellow'] },
    })
    expect(t.state.castaways.yellow?.lost).toBeUndefined()
    t.settled('explore')
    draw('centre/lava-tube', { rolls: { 'die.card': [4] } })
      .choose('centre/lava-tube/feel-your-way')
      .has({ castaways: { red: { space: 14 } }, expedition: { explorers: ['red'] } })
      .settled('explore')
  })

  rule('NA-EXPL-02', 'the expedition of this turn begins nearer', () => {
    const t = visit('camp/plan-the-route').has({ startShift: -1 })
    t.play('place', { seat: 'yellow', pawn: 'first' }).choose('explore')
    t.play('resolution')
      .has({ expedition: { cube: 3 } })
      .settled('explore')
  })
})

describe('weather, fire and this turn', () => {
  rule('NA-EVT-08', 'weather that a card moves has no effect before the next Event phase', () => {
    const t = reveal('event/ill-luck', { weather: 3, fire: { lit: true, wood: 1 } })
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
      reveal('event/long-rain', { fire: { lit: true, wood: 2 }, castaways: { yellow: { items } } })
    rain()
      .has({ fire: { lit: false, wood: 0 } })
      .settled()
    rain('wreckage/tinderbox')
      .has({ fire: { lit: true, wood: 2 } })
      .settled()
  })

  rule('NA-EVT-07', 'a card bans fishing for this turn', () => {
    const t = reveal('event/reef-torn-open', { weather: 3 }).has({ noFishing: true, weather: 4 })
    expect(t.play('whitePawn').offers('white')).not.toContain('camp/fish-from-the-rocks')
    t.choose('camp/plan-the-route')
    t.play('upkeep').has({ noFishing: false }).settled()
  })

  rule('NA-ACT-10 NA-UPKEEP-04', 'a surcharge ends with the turn', () => {
    const t = reveal('event/windless-noon').has({ surcharges: { explore: 1 } })
    t.play('upkeep').settled()
    expect(t.state.surcharges).toEqual({})
  })

  rule('NA-COMP-05', 'a shoal makes every catch larger, if there is one', () => {
    const shoal = (tile: string) => {
      const t = table({ top: { event: ['event/shoal-in-the-bay'] }, rolls: { fish: [tile] } })
        .play('event')
        .has({ fishBonus: 1 })
      return t.play('whitePawn').choose('camp/fish-from-the-rocks')
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
    const t = draw('coast/headland', {
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/liana-curtain'],
    }).asks('explore', 'red')
    expect(t.happened('lookedAt')).toEqual([
      { t: 'lookedAt', seat: 'red', deck: 'interior', cards: ['interior/liana-curtain'] },
    ])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain(
      'interior/liana-curtain',
    )
    t.has({ interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/liana-curtain'] }).settled(
      'explore',
    )
    const three = draw('centre/a-sail-far-out', {
      eventDeck: [
        'event/clear-horizon',
        'event/crabs-in-the-letters',
        'event/ants-in-the-stores',
        'event/words-over-rations',
      ],
    })
    expect(three.happened('lookedAt')).toMatchObject([
      { deck: 'event', cards: ['event/words-over-rations', 'event/ants-in-the-stores', 'event/crabs-in-the-letters'] },
    ])
    three.settled('explore')
    // There are fewer.
    const last = draw('centre/a-sail-far-out', { eventDeck: ['event/clear-horizon'] })
    expect(last.happened('lookedAt')).toMatchObject([{ cards: ['event/clear-horizon'] }])
    last.settled('explore')
    draw('centre/a-sail-far-out', { eventDeck: [] }).settled('explore')
  })

  shows('who looks is told the cards, and its log and its screen show them; others learn who looked', () => {
    const t = draw('coast/headland', { interiorDeck: ['interior/game-trail', 'interior/liana-curtain'] })
    const event = { ...t.happened('lookedAt')[0], t: 'lookedAt' }
    const toldTo = (seat: string | undefined) => {
      const happened = naufragos.told(event, seat)
      return { line: told.line(happened, packs.en), shown: told.reveals([happened], packs.en) }
    }
    expect(toldTo('red')).toMatchObject({
      line: 'Red looked at the top of the interior deck: Liana curtain.',
      shown: [{ reveal: 'cards', cards: [{ id: 'interior/liana-curtain' }] }],
    })
    for (const seat of ['yellow', undefined]) {
      expect(toldTo(seat)).toEqual({ line: 'Red looked at the top of the interior deck.', shown: [] })
    }
    // For the rest of the turn its board says so as well, for whoever takes the screen later.
    const notice = expect.objectContaining({ text: 'You have looked into the interior deck: Liana curtain.' })
    expect(boardFor(t, 'red').notices).toContainEqual(notice)
    expect(boardFor(t, 'yellow').notices).not.toContainEqual(notice)
    t.settled('explore')
  })

  shows('any deck is one of the three, as the resolver likes', () => {
    const t = visit('camp/scan-the-surroundings', {
      centreDeck: ['centre/scree', 'centre/high-pasture', 'centre/knife-ridge'],
    })
      .choose('camp/scan-the-surroundings/look-at-the-land')
      .asks('deck', 'red')
    expect(t.offers('deck')).toEqual(['coast', 'interior', 'centre'])
    t.choose('centre')
    expect(t.happened('lookedAt')).toMatchObject([
      { deck: 'centre', cards: ['centre/knife-ridge', 'centre/high-pasture'] },
    ])
    t.settled()
    // Nobody looks into a deck without cards.
    const two = visit('camp/scan-the-surroundings', { coastDeck: [] }).choose(
      'camp/scan-the-surroundings/look-at-the-land',
    )
    expect(two.offers('deck')).toEqual(['interior', 'centre'])
    two.settled('deck')
  })

  shows('cards are put back in another order', () => {
    const t = visit('camp/table-of-bearings', {
      eventDeck: [
        'event/clear-horizon',
        'event/crabs-in-the-letters',
        'event/ants-in-the-stores',
        'event/words-over-rations',
      ],
    }).asks('sort', 'red')
    expect(t.offers('sort')).toEqual([
      'event/words-over-rations',
      'event/ants-in-the-stores',
      'event/crabs-in-the-letters',
    ])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain(
      'event/words-over-rations',
    )
    // The one that is named first is drawn first.
    t.choose('event/crabs-in-the-letters')
      .choose('event/words-over-rations')
      .has({
        eventDeck: [
          'event/clear-horizon',
          'event/ants-in-the-stores',
          'event/words-over-rations',
          'event/crabs-in-the-letters',
        ],
      })
      .settled()
    draw('interior/echo-valley', {
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/echo-valley'],
    })
      .choose('interior/echo-valley/shout-and-listen')
      .choose('interior/game-trail')
      .has({ interiorDeck: ['interior/bamboo-thicket', 'interior/game-trail'], castaways: { red: { energy: 5 } } })
      .settled('explore')
  })
})
