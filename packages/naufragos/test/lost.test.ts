// Lost castaways and their way home.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { clampDifficulty } from '../src/components/tracks.ts'
import { designed } from './designed.ts'
import { type Castaways, type Scene, story } from './pieces.ts'

/** Those who are lost make their first or second attempt. */
const first = (scene: Scene) => table(scene).play('returnAttempts', { attempt: 'first' })
/** Nobody is lost but green, on this square. */
const green = (square: number, dice: number[], more: Scene = {}) =>
  first({ castaways: { green: { lost: square } }, rolls: { 'die.lost': dice }, ...more })

const isLost = (t: ReturnType<typeof table>, seat: 'red' | 'yellow' | 'green'): boolean =>
  t.state.castaways[seat]?.lost !== undefined

describe('who is lost', () => {
  rule('NA-LOST-01', 'a castaway is lost while its marker stands on the Difficulty track', () => {
    // At 0 energy red fails to come home from square 9, where the marker goes.
    const t = table({
      expedition: { explorers: ['red'], cube: 9 },
      castaways: { red: { energy: 0 } },
      rolls: { 'die.return': [4, 4], 'die.lost': [4, 4] },
    }).play('exploration')
    t.choose('return').has({ castaways: { red: { lost: 9 } } })
    t.play('placements', { pawn: 'first' }).asks('place', 'yellow')
    t.as('yellow').choose('none').as('green').choose('none')
    t.play('returnAttempts', { attempt: 'first' })
    expect(isLost(t, 'red')).toBe(false)
    t.play('placements', { pawn: 'second' }).asks('place', 'red').settled('place')
  })

  rule('NA-LOST-02', 'lost castaways place no pawns with the others', () => {
    const t = table({ castaways: { red: { lost: 5 }, green: { lost: 5 } } })
    for (const pawn of ['first', 'second'] as const) {
      t.play('placements', { pawn }).asks('place', 'yellow').choose('none').settled()
    }
    t.changed({ pawnsUsed: { yellow: 2 } })
    // Nobody who is home has anything to do in the step of the lost.
    const nobody = table().play('returnAttempts', { attempt: 'first' })
    expect(nobody.changed({ pawnsUsed: {} }).happened('rolled')).toEqual([])
    nobody.settled()
  })

  rule('NA-LOST-13', 'who is lost keeps everything, and is neither traded with, given food nor chosen', () => {
    const castaways: Castaways = {
      red: { energy: 3, tokens: 1 },
      green: { lost: 6, items: ['wreckage/flask-of-rum'], tokens: 2, energy: 3, wounds: 1 },
    }
    const trade = table({ castaways }).play('place', { seat: 'red', pawn: 'first' })
    // NA-LOST-14: but what it has it may use.
    expect(trade.as('green').offers()).toEqual(['use/wreckage/flask-of-rum'])
    trade.as('red').choose('trade', 'anyTime')
    expect(trade.offers('tradeWith')).toEqual(['yellow', 'cancel'])
    trade.choose('cancel').settled('place')
    const meal = table({ phase: 'survival', castaways, reserve: { food: 2, tokens: 0 } }).play('meal', { seat: 'red' })
    expect(meal.offers('meal')).toEqual(['serve', 'eat/food', 'give/food/yellow', 'back'])
    meal.choose('back').settled()
    const own = table({ phase: 'survival', castaways }).play('ownFood', { seat: 'red' })
    expect(own.offers('ownFood')).toEqual(['eat', 'give/yellow', 'done'])
    own.choose('done').settled()
    const hurt: Castaways = { ...castaways, yellow: { wounds: 1 } }
    const tend = table({ castaways: hurt }).play('whitePawn').choose('camp/tend-the-hurt').asks('whom', 'red')
    expect(tend.offers('whom')).toEqual(['red', 'yellow'])
    tend
      .choose('yellow')
      .has({ castaways: { green: { items: ['wreckage/flask-of-rum'], tokens: 2, wounds: 1, energy: 3 } } })
      .settled()
    // It is still so after the night.
    table({ phase: 'survival', castaways, fire: { lit: true, wood: 1 } })
      .play('night')
      .has({
        castaways: { red: { energy: 4 }, green: { energy: 3, items: ['wreckage/flask-of-rum'], tokens: 2, lost: 6 } },
      })
      .settled()
  })
})

describe('the way home', () => {
  rule('NA-LOST-03 NA-LOST-04', 'the first pawn moves the marker one square back, down to 2', () => {
    green(9, [1, 1])
      .changed({ castaways: { green: { lost: 8 } }, pawnsUsed: { green: 1 } })
      .settled()
    green(3, [1, 1], { weather: 4 })
      .changed({ castaways: { green: { lost: 2 } }, pawnsUsed: { green: 1 } })
      .settled()
    green(2, [1, 1], { weather: 4 })
      .changed({ pawnsUsed: { green: 1 } })
      .settled()
    expect([1, 2, 3, 14, 15, 16].map(clampDifficulty)).toEqual([2, 2, 3, 14, 15, 15])
  })

  rule('NA-EX-12 NA-LOST-03', 'on square 2 the lowest roll is enough, if nothing takes away from it', () => {
    const t = green(2, [1, 1])
    expect(t.happened('lostMoved')).toEqual([])
    expect(isLost(t, 'green')).toBe(false)
    t.settled()
    const rain = green(2, [1, 1], { weather: 4 })
    expect(isLost(rain, 'green')).toBe(true)
    rain.settled()
  })

  rule('NA-LOST-06', 'the number of the square must be reached', () => {
    const equal = green(9, [3, 5])
    expect(isLost(equal, 'green')).toBe(false)
    equal.settled()
    green(9, [3, 4])
      .has({ castaways: { green: { lost: 8 } } })
      .settled()
  })

  rule('NA-LOST-06 NA-RETURN-04', 'what the group has and the weather are added', () => {
    const comesHome = (dice: number[], scene: Scene): boolean => {
      const t = green(9, dice, scene)
      t.settled()
      return !isLost(t, 'green')
    }
    expect(comesHome([3, 4], {})).toBe(false)
    expect(comesHome([3, 4], { castaways: { green: { lost: 9, items: ['wreckage/coil-of-rope'] } } })).toBe(true)
    expect(comesHome([3, 4], { castaways: { green: { lost: 9 }, red: { items: ['wreckage/coil-of-rope'] } } })).toBe(
      false,
    )
    expect(comesHome([3, 4], { built: ['building/rope-bridge'] })).toBe(true)
    expect(comesHome([4, 5], { weather: 5 })).toBe(false)
    expect(comesHome([4, 6], { weather: 5 })).toBe(true)
    expect(comesHome([4, 4], { weather: 4 })).toBe(false)
    expect(comesHome([4, 5], { weather: 4 })).toBe(true)
  })

  rule('NA-LOST-05 NA-LOST-12', 'those on one square roll once together, groups in turn order', () => {
    const t = first({
      players: 4,
      startPlayer: 'yellow',
      castaways: { red: { lost: 6 }, yellow: { lost: 9 }, green: { lost: 6 } },
      rolls: { 'die.lost': [1, 2, 3, 3] },
    })
    expect(t.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { by: ['yellow'], dice: [1, 2], target: 8, good: false },
      { by: ['green', 'red'], dice: [3, 3], target: 5, good: true },
    ])
    t.has({ castaways: { yellow: { lost: 8 } } })
    expect([isLost(t, 'red'), isLost(t, 'green')]).toEqual([false, false])
    t.settled()
  })

  rule('NA-LOST-11 NA-STORY-02', 'energy buys no second roll, a story does', () => {
    const rich = green(9, [1, 1])
    expect(rich.has({ castaways: { green: { energy: 6, lost: 8 } } }).session.questions).toEqual([])
    rich.settled()
    const told = green(9, [1, 1, 4, 4], { stories: { green: [story(2)], red: [story(1)] } }).asks('rolled', 'green')
    expect(told.as('red').offers()).toEqual([])
    expect(told.as('green').offers()).toEqual([`story/${story(2)}`, 'pass'])
    told
      .choose(`story/${story(2)}`)
      .has({ stories: { green: [], red: [story(1)] }, storyDiscard: [story(2)], castaways: { green: { energy: 6 } } })
    expect(isLost(told, 'green')).toBe(false)
    told.settled()
  })
})

describe('the pawns of the lost', () => {
  /** A turn in which red and yellow, as far as they are at home, leave their pawns, up to the attempts of the lost. */
  const turn = (scene: Scene) => {
    const t = table({
      weather: 4,
      top: { event: ['event/windless-noon', 'event/shoal-in-the-bay'] },
      fire: { lit: true, wood: 1 },
      ...scene,
    }).play('turn')
    const home = (['red', 'yellow'] as const).filter((seat) => !isLost(t, seat))
    if (home.includes('red')) t.as('red').choose('camp/plan-the-route')
    for (const seat of [...home, ...home]) t.as(seat).choose('none', 'place')
    return t
  }

  rule(
    'NA-EX-10 NA-LOST-04 NA-LOST-06 NA-LOST-08 NA-LOST-09',
    'who comes home with the second roll has no pawn left, but eats this turn',
    () => {
      const t = turn({
        castaways: { green: { lost: 9, energy: 3 } },
        reserve: { food: 3, tokens: 0 },
        rolls: { 'die.lost': [3, 4, 2, 5] },
      })
      expect(t.happened('rolled').map(({ roll }) => roll)).toMatchObject([
        { dice: [3, 4], target: 8, good: false },
        { dice: [2, 5], target: 7, good: true },
      ])
      expect(isLost(t, 'green')).toBe(false)
      t.has({ pawnsUsed: { green: 2 } }).asks('meal', 'red')
      t.as('red').choose('eat/food').as('yellow').choose('eat/food').asks('meal', 'green')
      t.as('green').choose('eat/food')
      // Eating and the fire have brought 1 energy each.
      t.has({ castaways: { green: { energy: 5, wounds: 0 } } }).settled('white')
    },
  )

  rule('NA-LOST-07', 'who comes home with the first roll places the second pawn', () => {
    const t = turn({ castaways: { green: { lost: 9 } }, rolls: { 'die.lost': [3, 5] } })
    t.asks('place', 'green').has({ pawnsUsed: { green: 1 } })
    expect(t.as('green').offers('place').map(designed).join(' ')).toBe(
      'forage wood diary wreck fire rest A1 A3 A4 A5 build explore none',
    )
    t.choose('wood', 'place')
      .has({ reserve: { wood: 3 }, pawnsUsed: { green: 2 } })
      .asks('meal', 'red')
      .settled('meal')
  })

  rule(
    'NA-EX-11 NA-LOST-05 NA-LOST-06 NA-LOST-07 NA-RETURN-04',
    'the navigator brings another one home, and both place their second pawns',
    () => {
      // From the storm to the rain.
      const t = turn({
        weather: 5,
        castaways: { yellow: { character: 'character/ines-ferrolle', lost: 10 }, green: { lost: 10 } },
        rolls: { 'die.lost': [3, 5] },
      })
      t.has({ weather: 4 })
      expect(t.happened('rolled').map(({ roll }) => roll)).toEqual([
        { of: 'lost', by: ['yellow', 'green'], dice: [3, 5], plus: 1, target: 9, good: true },
      ])
      t.asks('place', 'yellow').as('yellow').choose('rest', 'place')
      t.asks('place', 'green').as('green').choose('rest', 'place')
      t.has({ pawnsUsed: { yellow: 2, green: 2 } }).settled('meal')
    },
  )

  rule('NA-LOST-08 NA-LOST-10', 'the whole group tries again, and stays lost if that fails too', () => {
    const t = turn({
      castaways: { yellow: { lost: 11 }, green: { lost: 11 } },
      reserve: { tokens: 1 },
      rolls: { 'die.lost': [4, 5, 4, 4] },
    })
    expect(t.happened('rolled').map(({ roll }) => roll)).toMatchObject([
      { by: ['yellow', 'green'], target: 10 },
      { by: ['yellow', 'green'], target: 9 },
    ])
    t.has({ castaways: { yellow: { lost: 9 }, green: { lost: 9 } }, pawnsUsed: { yellow: 2, green: 2 } })
    t.as('red').choose('eat/token')
    // Upkeep has moved the markers once more; they begin the next turn as lost ones, and red starts again.
    t.has({ turn: 3, castaways: { yellow: { lost: 8 }, green: { lost: 8 } } })
      .asks('white', 'red')
      .settled('white')
  })

  rule('NA-LOST-12', 'all first attempts, then second pawns of those who are back, then second attempts', () => {
    const t = turn({
      castaways: { yellow: { lost: 12 }, green: { lost: 5 } },
      rolls: { 'die.lost': [1, 1, 2, 2, 5, 5] },
    })
    expect(t.happened('rolled')).toHaveLength(2)
    t.asks('place', 'green').has({ castaways: { yellow: { lost: 11 } }, pawnsUsed: { yellow: 1, green: 1 } })
    t.as('green').choose('none', 'place')
    expect(t.happened('rolled')).toHaveLength(3)
    expect(isLost(t, 'yellow')).toBe(false)
    t.has({ pawnsUsed: { yellow: 2, green: 2 } }).settled('meal')
  })
})
