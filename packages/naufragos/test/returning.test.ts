// Returning to camp. NA-RETURN.
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

interface Out extends Omit<Scene, 'expedition'> {
  readonly cube?: number
  readonly returnRolls?: number
  /** The sums of the return rolls. */
  readonly sums?: readonly number[]
}

/** Two dice that show a sum. */
const pair = (sum: number): readonly [number, number] => (sum > 7 ? [6, sum - 6] : [1, sum - 1])

/** The first of these explorers turns back. */
function back(explorers: Seat[], { cube = 4, returnRolls = 0, sums = [], rolls = {}, ...scene }: Out = {}) {
  const luck = sums.length === 0 ? rolls : { ...rolls, 'die.return': sums.flatMap(pair) }
  return table({ ...scene, rolls: luck, expedition: { explorers, cube, returnRolls } })
    .play('exploration')
    .choose('return')
}

const lostOf = (t: TestTable<Naufragos>, seat: Seat): number | undefined => t.state.castaways[seat]?.lost
const energyOf = (t: TestTable<Naufragos>, ...seats: readonly Seat[]) =>
  seats.map((seat) => t.state.castaways[seat]?.energy)

describe('the group', () => {
  rule('NA-RETURN-01', 'every other explorer may join, and nobody else', () => {
    const t = back(['yellow', 'red', 'green'], { sums: [5] })
    t.asks('join', 'red')
    expect(t.as('red').offers('join')).toEqual(['join', 'stay'])
    expect(t.as('green').offers()).toEqual([])
    t.as('red').choose('join').asks('join', 'green').as('green').choose('join')
    expect(t.happened('cameHome')).toMatchObject([{ seats: ['yellow', 'red', 'green'] }])
    t.settled()
    const two = back(['red', 'yellow'], { sums: [5] })
    two.as('yellow').choose('join')
    expect(two.happened('cameHome')).toMatchObject([{ seats: ['red', 'yellow'] }])
    two.settled()
  })

  rule('NA-RETURN-02 NA-RETURN-10', 'who stays goes on exploring; who is back takes no more turns', () => {
    const t = back(['red', 'yellow', 'green'], {
      sums: [5],
      top: { coast: ['coast/the-long-white-mile', 'coast/broken-spars'] },
    })
    t.as('yellow').choose('stay').as('green').choose('join')
    t.changed({ expedition: { explorers: ['yellow'], turn: 'yellow' } }).asks('explore', 'yellow')
    t.as('yellow').choose('coast').asks('explore', 'yellow').choose('coast').asks('explore', 'yellow')
    expect(t.state.castaways).toMatchObject({ red: { space: 1 }, yellow: { space: 3 }, green: { space: 1 } })
    t.settled('explore')
  })

  rule('NA-RETURN-10', 'who is back takes part in the Survival phase', () => {
    const t = back(['red'], { sums: [5], castaways: { red: { energy: 3 } }, fire: { lit: true, wood: 1 } })
    t.play('eating').asks('meal', 'red').choose('eat/token')
    t.has({ castaways: { red: { energy: 4 } } })
    t.play('night').has({ castaways: { red: { energy: 5 } } })
  })
})

describe('the roll', () => {
  rule('NA-RETURN-03', 'two dice must reach the number of the square', () => {
    const home = back(['red'], { cube: 7, sums: [7], castaways: { red: { energy: 0 } } })
    expect(lostOf(home, 'red')).toBeUndefined()
    expect(home.happened('rolled')).toMatchObject([{ roll: { dice: [1, 6], plus: 0, target: 7, good: true } }])
    home.settled()
    const astray = back(['red'], { cube: 7, sums: [6], castaways: { red: { energy: 0 } } })
    expect(lostOf(astray, 'red')).toBe(7)
    astray.settled()
  })

  rule('NA-RETURN-04', 'characters, items, buildings, cards and the weather', () => {
    const plus = (scene: Out): unknown => {
      const t = back(['red'], { cube: 2, sums: [12], ...scene })
      t.settled()
      return t.happened('rolled')[0]?.['roll']
    }
    const red = (own: NonNullable<Scene['castaways']>['red'] = {}) => ({ castaways: { red: own } })
    expect(plus({})).toMatchObject({ plus: 0 })
    expect(plus(red({ character: 'character/ines-ferrolle' }))).toMatchObject({ plus: 2 })
    expect(plus(red({ items: ['wreckage/ships-compass'] }))).toMatchObject({ plus: 2 })
    expect(plus(red({ items: ['wreckage/coil-of-rope', 'item/the-ships-cat'] }))).toMatchObject({ plus: 2 })
    expect(plus(red({ items: ['item/the-green-idol'] }))).toMatchObject({ plus: -1 })
    expect(plus({ built: ['building/rope-bridge'] })).toMatchObject({ plus: 1 })
    expect(plus({ returnRolls: 2 })).toMatchObject({ plus: 2 })
    expect(plus({ returnRolls: -1 })).toMatchObject({ plus: -1 })
    expect([1, 2, 3, 4, 5].map((weather) => plus({ weather }))).toMatchObject(
      [0, 0, 0, -1, -2].map((sum) => ({ plus: sum })),
    )
    // A lantern helps in bad weather only.
    expect(plus({ weather: 4, ...red({ items: ['wreckage/storm-lantern'] }) })).toMatchObject({ plus: 0 })
    expect(plus({ weather: 3, ...red({ items: ['wreckage/storm-lantern'] }) })).toMatchObject({ plus: 0 })
    expect(
      plus({
        weather: 5,
        returnRolls: 1,
        built: ['building/rope-bridge'],
        ...red({ character: 'character/ines-ferrolle', items: ['wreckage/coil-of-rope'] }),
      }),
    ).toMatchObject({ plus: 3 })
  })

  rule('NA-RETURN-04', 'everybody in the group adds something, the board adds it once', () => {
    const scene: Out = {
      cube: 2,
      sums: [12],
      built: ['building/rope-bridge'],
      weather: 4,
      castaways: {
        red: { character: 'character/ines-ferrolle' },
        yellow: { items: ['wreckage/coil-of-rope'] },
        green: { items: ['wreckage/ships-compass'] },
      },
    }
    const together = back(['red', 'yellow', 'green'], scene)
    together.as('yellow').choose('join').as('green').choose('join')
    expect(together.happened('rolled')).toMatchObject([{ roll: { plus: 2 + 1 + 2 + 1 - 1 } }])
    together.settled()
    // The player who does not come along adds nothing.
    const apart = back(['red', 'yellow', 'green'], scene)
    apart.as('yellow').choose('join').as('green').choose('stay')
    expect(apart.happened('rolled')).toMatchObject([{ roll: { plus: 2 + 1 + 1 - 1 } }])
    apart.settled('explore')
  })

  rule('NA-EX-28 NA-RETURN-04', 'in a storm 8 fails at level 7, and 9 succeeds', () => {
    const rolled = (sum: number): number | undefined => {
      const t = back(['red'], { cube: 7, weather: 5, sums: [sum], castaways: { red: { energy: 0 } } })
      t.settled()
      return lostOf(t, 'red')
    }
    expect(rolled(8)).toBe(7)
    expect(rolled(9)).toBeUndefined()
  })

  rule('NA-RETURN-08', 'an attempt does not move the cube', () => {
    const t = back(['red', 'yellow', 'green'], { cube: 6, sums: [6, 3], castaways: { yellow: { energy: 0 } } })
    t.as('yellow').choose('stay').as('green').choose('stay')
    t.changed({ expedition: { explorers: ['yellow', 'green'], turn: 'yellow' } })
    t.as('yellow').choose('return').as('green').choose('stay')
    t.has({ expedition: { cube: 6 }, castaways: { yellow: { lost: 6 } } })
    expect(t.happened('cubeMoved')).toEqual([])
    t.settled('explore')
  })
})

describe('another roll', () => {
  rule('NA-EX-27 NA-EXPL-02 NA-RETURN-03 NA-RETURN-05', 'level 7, and B alone pays for both', () => {
    const t = table({
      // The first box of Exploration has cost each of them one energy already.
      castaways: { red: { energy: 1 }, yellow: { energy: 3 } },
      pawns: [
        { seat: 'red', action: 'explore', box: 0 },
        { seat: 'yellow', action: 'explore', box: 1 },
      ],
      top: { coast: ['coast/mangrove-maze', 'coast/broken-spars'] },
      rolls: { 'die.return': [...pair(6), ...pair(7)] },
    })
    t.play('expedition').choose('coast').choose('coast/mangrove-maze/wade-along-the-edge').as('yellow').choose('coast')
    t.has({ expedition: { cube: 7 } })
    t.as('red').choose('return').as('yellow').choose('join')
    t.asks('rollAgain', 'red')
    expect(t.as('red').offers('rollAgain')).toEqual(['0', '1'])
    t.choose('0').asks('rollAgain', 'yellow')
    expect(t.as('yellow').offers('rollAgain')).toEqual(['0', '1', '2'])
    t.choose('2')
    expect(energyOf(t, 'red', 'yellow')).toEqual([1, 1])
    expect(t.happened('cameHome')).toMatchObject([{ seats: ['red', 'yellow'] }])
    t.settled()
  })

  rule('NA-RETURN-05', 'one energy for each member, in any split', () => {
    const paid = (...shares: readonly [string, string]) => {
      const [red, yellow] = shares
      const t = back(['red', 'yellow', 'green'], {
        cube: 7,
        sums: [6, 7],
        castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } },
      })
      t.as('yellow').choose('join').as('green').choose('stay')
      t.as('red').choose(red)
      if (red !== '2') t.as('yellow').choose(yellow)
      t.settled('explore')
      return energyOf(t, 'red', 'yellow', 'green')
    }
    expect(paid('2', '0')).toEqual([1, 3, 3])
    expect(paid('1', '1')).toEqual([2, 2, 3])
    expect(paid('0', '2')).toEqual([3, 1, 3])
  })

  rule('NA-RETURN-05 NA-RETURN-07', 'if it does not come together nobody pays, and all are lost', () => {
    const t = back(['red', 'yellow'], { cube: 7, sums: [6], castaways: { red: { energy: 3 }, yellow: { energy: 3 } } })
    t.as('yellow').choose('join').as('red').choose('1').as('yellow').choose('0')
    expect(energyOf(t, 'red', 'yellow')).toEqual([3, 3])
    expect([lostOf(t, 'red'), lostOf(t, 'yellow')]).toEqual([7, 7])
    t.settled()
  })

  rule('NA-RETURN-05', 'a group without enough energy is not asked', () => {
    const t = back(['red', 'yellow'], { cube: 7, sums: [6], castaways: { red: { energy: 1 }, yellow: { energy: 0 } } })
    t.as('yellow').choose('join')
    expect([lostOf(t, 'red'), lostOf(t, 'yellow')]).toEqual([7, 7])
    expect(energyOf(t, 'red', 'yellow')).toEqual([1, 0])
    t.settled()
  })

  rule('NA-RETURN-06', 'again and again, as long as it is paid', () => {
    const t = back(['red'], { cube: 9, sums: [8, 7, 3, 2], castaways: { red: { energy: 3 } } })
    t.choose('1').choose('1').choose('1')
    expect(lostOf(t, 'red')).toBe(9)
    expect(energyOf(t, 'red')).toEqual([0])
    t.settled()
    const lucky = back(['red'], { cube: 9, sums: [8, 7, 9], castaways: { red: { energy: 3 } } })
    lucky.choose('1').choose('1')
    expect(lostOf(lucky, 'red')).toBeUndefined()
    expect(energyOf(lucky, 'red')).toEqual([1])
    lucky.settled()
  })

  rule('NA-RETURN-06', 'when it can no longer come together, nobody else is asked, and nobody pays', () => {
    const castaways = { red: { energy: 1 }, yellow: { energy: 1 }, green: { energy: 1 } }
    const t = back(['red', 'yellow', 'green'], { cube: 9, sums: [8], castaways })
    t.as('yellow').choose('join').as('green').choose('join')
    t.as('red').choose('0', 'rollAgain')
    expect([lostOf(t, 'red'), lostOf(t, 'yellow'), lostOf(t, 'green')]).toEqual([9, 9, 9])
    expect(energyOf(t, 'red', 'yellow', 'green')).toEqual([1, 1, 1])
    t.settled()
  })

  rule('NA-RETURN-07', 'who does not pay is lost on the square of the cube', () => {
    const t = back(['red', 'yellow'], { cube: 10, sums: [9], castaways: { red: { energy: 4 } } })
    t.as('yellow').choose('stay').as('red').choose('0')
    expect([lostOf(t, 'red'), lostOf(t, 'yellow')]).toEqual([10, undefined])
    t.changed({ castaways: { red: { lost: 10 } }, expedition: { explorers: ['yellow'], turn: 'yellow' } })
    t.settled('explore')
  })

  rule('NA-EX-29 NA-RETURN-07 NA-UPKEEP-03 NA-LOST-04', 'lost on 8, then on 7, then on 6', () => {
    const t = back(['green'], {
      cube: 8,
      castaways: { green: { energy: 0 } },
      sums: [7],
      rolls: { 'die.lost': [1, 1] },
    })
    t.has({ castaways: { green: { lost: 8 } } })
    t.play('upkeep').has({ castaways: { green: { lost: 7 } } })
    t.play('returnAttempts', { attempt: 'first' }).has({ castaways: { green: { lost: 6 } }, pawnsUsed: { green: 1 } })
    t.settled()
  })
})

rule('NA-RETURN-09', 'a card that orders the return still needs the roll, and others may join', () => {
  const bolt = (sums: readonly number[]): TestTable<Naufragos> =>
    table({
      castaways: { red: { space: 6, energy: 0 }, yellow: { space: 6, energy: 0 }, green: { space: 6 } },
      expedition: { explorers: ['red', 'yellow', 'green'] },
      top: { interior: ['interior/hornets'] },
      rolls: { 'die.return': sums.flatMap(pair) },
    })
      .play('exploration')
      .choose('interior')
      .choose('interior/hornets/bolt-for-camp')
  const home = bolt([6]).as('yellow').choose('join').as('green').choose('stay')
  home.has({ expedition: { explorers: ['green'], cube: 6 } })
  expect([lostOf(home, 'red'), lostOf(home, 'yellow')]).toEqual([undefined, undefined])
  home.asks('explore', 'green').settled('explore')
  const astray = bolt([5]).as('yellow').choose('join').as('green').choose('stay')
  expect([lostOf(astray, 'red'), lostOf(astray, 'yellow'), lostOf(astray, 'green')]).toEqual([6, 6, undefined])
  astray.settled('explore')
})
