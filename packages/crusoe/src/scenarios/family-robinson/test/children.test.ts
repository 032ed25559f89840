// The children, and their supper.
import type { Scene } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Outside } from '../../../state.ts'
import { company, type Table, table } from './scenes.ts'

/** Out for the night, with their own food. */
const away = (food: number): Outside => ({
  space: 'A1',
  pack: { food, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
})

describe('children', () => {
  rule('RC-SCN6-05 RC-ROUND-07', 'one is born at the start of rounds 7, 9 and 11', () => {
    for (let round = 1; round <= 12; round++) {
      const t = table({ round }).play('roundStart')
      const born = { 7: 1, 9: 2, 11: 3 }[round]
      expect(t.happened('childBorn')).toEqual(born === undefined ? [] : [{ t: 'childBorn', children: born }])
      t.settled()
    }
  })

  rule('RC-SCN6-05 RC-SCN6-06', 'they eat before the adults, each 1 food a night, whichever characters play', () => {
    const children = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
    for (const characters of company) {
      children.forEach((hungry, i) => {
        const night = (food: number): Table =>
          table({ characters, friday: characters.length < 3, round: i + 1, available: { food } }).play('eating')
        const wounds = (t: Table): readonly (number | undefined)[] =>
          characters.map((character) => t.state.people[character]?.wounds)
        const fed = night(characters.length + hungry)
        expect([fed.state.available.food, wounds(fed)]).toEqual([0, characters.map(() => 0)])
        fed.settled()
        const adultsHungry = night(hungry)
        expect([adultsHungry.state.available.food, wounds(adultsHungry)]).toEqual([0, characters.map(() => 2)])
        adultsHungry.settled()
        if (hungry > 0)
          night(hungry - 1)
            .ended('lost', 'childUnfed')
            .settled()
      })
    }
  })

  rule('RC-SCN6-06 RC-NIGHT-13', 'food of either kind feeds them, as the group wants', () => {
    const night = () =>
      table({ round: 7, available: { food: 1, nonperishable: 2 } })
        .play('eating')
        .asks('foodToDiscard')
    night()
      .choose('nonperishable')
      .changed({ phase: 'night', available: { food: 0, nonperishable: 0 } })
      .settled()
    table({ round: 11, available: { nonperishable: 5 } })
      .play('eating')
      .changed({ phase: 'night', available: { nonperishable: 0 } })
      .settled()
  })

  rule('RC-SCN6-06 RC-USE-12', 'what may still become food can be used before a child goes hungry', () => {
    const biscuits = () => table({ round: 7, kept: [{ card: 'equipment/biscuits', uses: 2 }] }).play('eating')
    biscuits().asks('demand').choose(PASS).ended('lost', 'childUnfed').settled()
    biscuits()
      .choose('equipment/biscuits')
      .choose(PASS)
      .has({ available: { nonperishable: 0 }, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    const seeds = table({ round: 7, availableDiscoveries: ['family-robinson/seeds'] }).play('eating')
    seeds.choose('family-robinson/seeds').has({ removed: ['family-robinson/seeds'], people: { cook: { wounds: 2 } } })
    seeds.settled()
  })

  rule('RC-SCN6-06 RC-NIGHTOUT-09', 'food outside the camp does not feed them, and nobody has to be in camp', () => {
    const out = { outside: { cook: away(3), carpenter: away(3) }, round: 9 } satisfies Scene
    table(out).play('eating').ended('lost', 'childUnfed').settled()
    table({ ...out, available: { food: 2 } })
      .play('eating')
      .changed({
        phase: 'night',
        available: { food: 0 },
        outside: { cook: { pack: { food: 2 } }, carpenter: { pack: { food: 2 } } },
      })
      .settled()
  })

  rule('RC-SCN6-05 RC-TOK-23', 'an Additional Food token on the Night space concerns the adults alone', () => {
    table({ round: 9, additionalFoodAtNight: true, available: { food: 6 } })
      .play('eating')
      .changed({ phase: 'night', available: { food: 0 }, additionalFoodAtNight: false })
      .settled()
  })
})
