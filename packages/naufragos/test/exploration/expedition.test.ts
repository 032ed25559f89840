// The expedition, and which deck is drawn from. NA-EXPL.
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Seat } from '../../src/components/seats.ts'
import type { Pawn } from '../../src/state.ts'
import { out } from './explorers.ts'

/** Pawns on Exploration, from left to right. */
const pawnsOf = (...seats: readonly Seat[]): Pawn[] => seats.map((seat, box) => ({ seat, action: 'explore', box }))

describe('the expedition', () => {
  rule('NA-EXPL-01', 'all with a pawn on Exploration go together', () => {
    const t = table({ pawns: pawnsOf('yellow', 'red') })
    t.play('resolution')
      .changed({
        expedition: { explorers: ['yellow', 'red'], turn: 'yellow', cube: 4, returnRolls: 0, shielded: {} },
        acting: { seat: 'yellow', action: 'explore' },
        pawns: [],
        phase: 'expedition',
      })
      .asks('explore', 'yellow')
      .settled('explore')
  })

  rule('NA-EXPL-01', 'nobody else goes, and nobody who has died or got lost since', () => {
    const pawns = pawnsOf('red', 'yellow', 'green')
    const castaways = { yellow: { dead: true }, green: { lost: 8 } } as const
    table({ pawns, castaways })
      .play('resolution')
      .has({ expedition: { explorers: ['red'] }, pawns: [] })
      .settled('explore')
    const home = table({ pawns: [] }).play('resolution')
    expect(home.state.expedition).toBeUndefined()
    home.settled()
  })

  rule('NA-EXPL-02', 'the cube begins on 4, changed by cards and buildings, never below 2', () => {
    const cube = (scene: Scene): number | undefined => {
      const t = table({ pawns: pawnsOf('red', 'yellow'), ...scene }).play('expedition')
      t.settled('explore')
      return t.state.expedition?.cube
    }
    expect(cube({})).toBe(4)
    expect(cube({ startShift: -1 })).toBe(3)
    expect(cube({ startShift: 1 })).toBe(5)
    expect(cube({ built: ['building/dugout-canoe'] })).toBe(3)
    expect(cube({ castaways: { yellow: { items: ['wreckage/oilskin-chart'] } } })).toBe(3)
    // What somebody holds who stays in camp does not count.
    expect(cube({ castaways: { green: { items: ['wreckage/oilskin-chart'] } } })).toBe(4)
    expect(cube({ startShift: -1, built: ['building/dugout-canoe'] })).toBe(2)
    expect(
      cube({
        startShift: -1,
        built: ['building/dugout-canoe'],
        castaways: { red: { items: ['wreckage/oilskin-chart'] } },
      }),
    ).toBe(2)
  })

  rule('NA-EXPL-03', 'turns go in the order of the pawns, again and again', () => {
    const t = table({
      pawns: pawnsOf('yellow', 'green', 'red'),
      top: {
        coast: [
          'coast/the-long-white-mile',
          'coast/where-the-drift-collects',
          'coast/tide-pools',
          'coast/coconut-stand',
        ],
      },
    })
    t.play('expedition').asks('explore', 'yellow').choose('coast')
    t.asks('explore', 'green').choose('coast')
    t.asks('explore', 'red').choose('coast')
    t.asks('explore', 'yellow').choose('coast')
    t.asks('explore', 'green').settled('explore')
  })

  rule('NA-EXPL-04 NA-EXPL-07', 'an explorer draws the top card, or returns: there is nothing else', () => {
    const t = out(['red'], { top: { coast: ['coast/the-long-white-mile', 'coast/broken-spars'] } })
    expect(t.offers('explore')).toEqual(['coast', 'return'])
    t.choose('coast')
    expect(t.happened('cardDrawn')).toMatchObject([{ seat: 'red', deck: 'coast', card: 'coast/the-long-white-mile' }])
    expect(t.state.coastDeck.at(-1)).toBe('coast/broken-spars')
    t.has({ reserve: { wood: 3 } }).settled('explore')
  })

  rule('NA-EXPL-05', 'it ends when everybody is back in camp, lost or dead', () => {
    const t = table({
      pawns: pawnsOf('red', 'yellow', 'green'),
      castaways: { yellow: { energy: 0 }, green: { wounds: 1, traumas: 3, energy: 2 } },
      top: { coast: ['coast/something-large-in-the-hold'] },
      rolls: { 'die.return': [2, 2, 1, 2], 'die.strength': [5] },
    })
    t.play('expedition').choose('return').as('yellow').choose('stay').as('green').choose('stay')
    t.has({ expedition: { explorers: ['yellow', 'green'] }, castaways: { red: { space: 1 } } })
    t.as('yellow').choose('return').as('green').choose('stay')
    t.has({ expedition: { explorers: ['green'] }, castaways: { yellow: { lost: 4 } } }).asks('explore', 'green')
    expect(t.happened('expeditionEnded')).toEqual([])
    t.as('green')
      .choose('coast')
      .has({ castaways: { green: { dead: true } } })
    expect(t.happened('expeditionEnded')).toHaveLength(1)
    expect(t.state.expedition).toBeUndefined()
    t.settled()
  })

  rule('NA-EXPL-06', 'on 15 only the return is left; on 14 there is a choice', () => {
    const offers = (cube: number): readonly string[] => {
      const t = out(['red'], { expedition: { explorers: ['red'], cube }, pending: ['coast/the-stern-on-the-reef'] })
      t.settled('explore')
      return t.offers('explore')
    }
    // There is nothing to choose: the dice are rolled.
    out(['red'], {
      expedition: { explorers: ['red'], cube: 15 },
      pending: ['coast/the-stern-on-the-reef'],
      castaways: { red: { energy: 0 } },
      rolls: { 'die.return': [6, 6] },
    })
      .has({ castaways: { red: { lost: 15 } }, pending: ['coast/the-stern-on-the-reef'] })
      .settled()
    expect(offers(14)).toEqual(['coast', 'coast/the-stern-on-the-reef', 'return'])
  })

  rule('NA-EX-26 NA-EXPL-06 NA-EXPL-13', 'the cube stops on 15, and the next one must turn back', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 7 }, yellow: { space: 7 } },
      expedition: { explorers: ['red', 'yellow'], cube: 14 },
      top: { interior: ['interior/bamboo-thicket'] },
    })
    t.choose('interior')
      .has({ expedition: { cube: 15, turn: 'yellow' } })
      .asks('join', 'red')
    t.settled('join')
  })
})

describe('which deck', () => {
  rule('NA-EXPL-15', 'coast 1 to 5, interior 6 to 10, centre 11 to 14, and the summit', () => {
    const decks = Array.from({ length: 15 }, (_, at) => {
      const t = out(['red'], { castaways: { red: { space: at + 1 } } })
      t.settled('explore')
      return t.offers('explore')[0]
    })
    expect(decks).toEqual([
      ...Array.from({ length: 5 }, () => 'coast'),
      ...Array.from({ length: 5 }, () => 'interior'),
      ...Array.from({ length: 5 }, () => 'centre'),
    ])
  })

  rule('NA-EX-25 NA-EXPL-08', 'alone on 8, only the interior can be explored', () => {
    const t = out(['red'], { castaways: { red: { space: 8 }, yellow: { space: 12 } } })
    expect(t.offers('explore')).toEqual(['interior', 'return'])
    t.settled('explore')
  })

  rule('NA-EXPL-09', "further decks that a fellow explorer has reached, never one behind one's own marker", () => {
    const castaways = { red: { space: 3 }, yellow: { space: 7 }, green: { space: 12 } }
    const offers = (...explorers: Seat[]): readonly string[] => {
      const t = out(explorers, { castaways })
      t.settled('explore')
      return t.offers('explore')
    }
    expect(offers('red', 'yellow', 'green')).toEqual(['coast', 'interior', 'centre', 'return'])
    expect(offers('yellow', 'red', 'green')).toEqual(['interior', 'centre', 'return'])
    expect(offers('green', 'red', 'yellow')).toEqual(['centre', 'return'])
    // An area that nobody has reached is not offered, nor one that only somebody in camp has reached.
    expect(offers('red', 'green')).toEqual(['coast', 'centre', 'return'])
    expect(offers('red', 'yellow')).toEqual(['coast', 'interior', 'return'])
  })

  rule('NA-EXPL-09', 'a fellow explorer who is back in camp opens no deck any more', () => {
    const t = out(['green', 'red'], {
      castaways: { red: { space: 3 }, green: { space: 12 } },
      rolls: { 'die.return': [3, 3] },
    })
    t.choose('return').as('red').choose('stay').asks('explore', 'red')
    expect(t.offers('explore')).toEqual(['coast', 'return'])
    t.settled('explore')
  })

  rule('NA-EXPL-19', 'a marker on the summit stays there, and its castaway draws from the centre', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 15 }, yellow: { space: 11 } },
      summit: 'red',
      lastTurn: 2,
      top: { centre: ['centre/high-pasture'] },
    })
    expect(t.offers('explore')).toEqual(['centre', 'return'])
    t.choose('centre').has({ castaways: { red: { space: 15 }, yellow: { space: 12 } } })
    expect(t.happened('advanced')).toMatchObject([{ seat: 'yellow', to: 12 }])
    t.settled('explore')
  })

  rule('NA-EXPL-04', 'from an empty deck nothing is drawn', () => {
    const t = out(['red'], {
      castaways: { red: { space: 15 } },
      centreDeck: [],
      summit: 'red',
      lastTurn: 1,
      rolls: { 'die.return': [2, 2] },
    })
    expect(t.happened('cameHome')).toMatchObject([{ seats: ['red'] }])
    t.settled()
  })
})
