// Lighting the fire, and resting. NA-FIRE, NA-REST.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Seat } from '../../src/components/seats.ts'
import { type Scene, story } from '../pieces.ts'
import { resolve } from './resolve.ts'

describe('Light the fire', () => {
  const fire = (die: number[], scene: Scene = {}) => resolve('fire', { ...scene, rolls: { 'die.fire': die } })
  const FIVE_ENERGY = { castaways: { red: { energy: 5 } } }

  rule('NA-EX-13 NA-FIRE-01 NA-FIRE-02', 'the fire is lit if the roll is not higher than the energy spent', () => {
    fire([3], FIVE_ENERGY)
      .choose('3')
      .changed({ castaways: { red: { energy: 2 } }, fire: { lit: true, wood: 1 }, reserve: { wood: 1 }, pawns: [] })
      .settled()
  })

  rule('NA-EX-14 NA-STORY-01 NA-STORY-03', 'a story repeats the roll, once', () => {
    const t = fire([4, 2], { ...FIVE_ENERGY, stories: { red: [story(1), story(2)] } }).choose('3')
    t.asks('rolled', 'red').has({ fire: { lit: false } })
    expect(t.offers()).toEqual([`story/${story(1)}`, `story/${story(2)}`, 'pass'])
    t.choose(`story/${story(1)}`)
      .has({ fire: { lit: true, wood: 1 }, castaways: { red: { energy: 2 } }, stories: { red: [story(2)] } })
      .settled()
    // After a second failure no other story may be told.
    fire([4, 5], { ...FIVE_ENERGY, stories: { red: [story(1), story(2)] } })
      .choose('3')
      .choose(`story/${story(2)}`)
      .has({ fire: { lit: false }, stories: { red: [story(1)] } })
      .settled()
  })

  rule('NA-FIRE-01', 'at least 1 energy, at most what one has', () => {
    const offers = (scene: Scene): readonly string[] => {
      const t = resolve('fire', scene)
      t.settled('energyForFire')
      return t.offers('energyForFire')
    }
    expect(offers(FIVE_ENERGY)).toEqual(['1', '2', '3', '4', '5'])
    // With 1 energy there is nothing to decide.
    resolve('fire', { castaways: { red: { energy: 1 } }, rolls: { 'die.fire': [1] } })
      .has({ fire: { lit: true }, castaways: { red: { energy: 0 } } })
      .settled()
    // Six are certain: nobody is asked for more.
    expect(offers({ castaways: { red: { character: 'character/barnabas-oake' } } })).toHaveLength(6)
    resolve('fire', { castaways: { red: { energy: 0 } } })
      .changed({ fire: { lit: false }, castaways: { red: { energy: 0, wounds: 0 } }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-01', 'what counts is what one has at hand when the energy is spent', () => {
    // Yellow hands over the tinderbox while red is still thinking.
    const t = fire([4], { castaways: { red: { energy: 5 }, yellow: { items: ['wreckage/tinderbox'] } } })
    t.as('yellow')
      .choose('trade')
      .choose('red')
      .choose('wreckage/tinderbox')
      .choose('nothing')
      .as('red')
      .choose('accept')
    expect(t.offers('energyForFire')).toEqual(['1', '2', '3', '4'])
    t.choose('2')
      .has({ fire: { lit: true, wood: 1 }, castaways: { red: { energy: 3 } } })
      .settled()
  })

  rule('NA-FIRE-03', 'on a failure the energy is lost and the wood stays', () => {
    fire([4], FIVE_ENERGY)
      .choose('3')
      .changed({ castaways: { red: { energy: 2 } }, fire: { lit: false, wood: 0 }, reserve: { wood: 2 }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-04', 'without wood, or when it burns already, nothing happens and nothing is spent', () => {
    resolve('fire', { reserve: { wood: 0 } })
      .changed({ fire: { lit: false }, castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
    resolve('fire', { fire: { lit: true, wood: 0 } })
      .changed({ fire: { lit: true, wood: 0 }, reserve: { wood: 2 }, castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-05 NA-FIRE-06', 'anybody at home moves wood onto the lit fire, as much as there is', () => {
    const lit = { fire: { lit: true, wood: 1 }, reserve: { wood: 3 }, castaways: { green: { lost: 5 } } }
    const t = table(lit).play('place', { seat: 'red', pawn: 'first' })
    expect(t.as('green').offers()).toEqual([])
    t.as('yellow')
      .choose('feedFire')
      .changed({ fire: { wood: 2 }, reserve: { wood: 2 }, pawnsUsed: {} })
    t.as('red')
      .choose('feedFire')
      .choose('feedFire')
      .changed({ fire: { lit: true, wood: 4 }, reserve: { wood: 0 } })
    expect(t.offers()).not.toContain('feedFire')
    expect(t.as('yellow').offers()).toEqual([])
    t.settled('place')
    // Not onto a fire that is out.
    const out = table({ reserve: { wood: 3 } }).play('place', { seat: 'red', pawn: 'first' })
    expect(out.offers()).not.toContain('feedFire')
    out.settled('place')
  })

  rule('NA-FIRE-07', 'a fire that the storm put out may be lit again in the same turn', () => {
    const t = table({
      weather: 4,
      fire: { lit: true, wood: 2 },
      top: { event: ['event/crabs-in-the-letters'] },
      rolls: { 'die.fire': [1] },
    }).play('event')
    t.has({ weather: 5, fire: { lit: false, wood: 0 } })
    t.play('place', { seat: 'red', pawn: 'first' }).choose('fire')
    t.play('resolution')
      .choose('1')
      .has({ fire: { lit: true, wood: 1 }, weather: 5 })
      .settled()
  })
})

describe('Rest', () => {
  const rest = (scene: Scene, seat: Seat = 'red') => resolve('rest', scene, seat)

  rule('NA-REST-01 NA-REST-03', 'each shelter gives what its table says', () => {
    const tables = [
      [['building/lean-to'], [1, 1, 1, 2, 2, 2]],
      [
        ['building/lean-to', 'building/hut'],
        [1, 1, 2, 2, 3, 3],
      ],
      [
        ['building/lean-to', 'building/hut', 'building/cabin'],
        [2, 2, 3, 3, 4, 4],
      ],
    ] as const
    for (const [built, gains] of tables) {
      for (const [index, gain] of gains.entries()) {
        rest({ built: [...built], castaways: { red: { energy: 1 } }, rolls: { 'die.rest': [index + 1] } })
          .changed({ castaways: { red: { energy: 1 + gain }, yellow: { energy: 6 } }, pawns: [] })
          .settled()
      }
    }
  })

  rule('NA-REST-02', 'without a shelter it is 1, and no die is rolled', () => {
    const t = rest({ castaways: { red: { energy: 1 } } }).changed({ castaways: { red: { energy: 2 } }, pawns: [] })
    expect(t.happened('rolled')).toEqual([])
    t.settled()
  })

  rule(
    'NA-EX-15 NA-REST-01 NA-REST-03 NA-REST-04',
    'what is gained at the cap is lost before the wound is removed',
    () => {
      rest(
        {
          built: ['building/lean-to', 'building/hut'],
          castaways: { yellow: { wounds: 2, energy: 4 } },
          rolls: { 'die.rest': [6] },
        },
        'yellow',
      )
        .changed({ castaways: { yellow: { wounds: 1, energy: 4 } }, pawns: [] })
        .settled()
    },
  )

  rule('NA-EX-16 NA-REST-02 NA-REST-04', 'without a shelter too a wound is removed', () => {
    const t = rest({ castaways: { green: { wounds: 1, energy: 2 }, red: { wounds: 1, energy: 2 } } }, 'green')
    t.changed({ castaways: { green: { wounds: 0, energy: 3 }, red: { wounds: 1, energy: 2 } }, pawns: [] })
    expect(t.happened('rolled')).toEqual([])
    t.settled()
  })

  rule('NA-REST-04', 'one wound only, and no trauma', () => {
    rest({ castaways: { red: { wounds: 3, traumas: 1, energy: 0 } } })
      .changed({ castaways: { red: { wounds: 2, traumas: 1, energy: 1 } }, pawns: [] })
      .settled()
    rest({ castaways: { red: { traumas: 2, energy: 4 } } })
      .changed({ castaways: { red: { wounds: 0, traumas: 2, energy: 4 } }, pawns: [] })
      .settled()
  })
})
