import { planning, type Scene, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../open-questions.ts'
import { early, hungry, owned } from './moments.ts'

describe('weather', () => {
  rule('RC-WEA-12 RC-EX-42', 'a shot at the hungry beast protects everybody', () => {
    table({ ...hungry('beast'), levels: { weapons: 1 }, ...owned('equipment/pistol') })
      .play('weather')
      .choose('equipment/pistol')
      .has({
        people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } },
        levels: { weapons: 1 },
        kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
      })
      .settled()
  })

  rule('RC-WEA-14', 'a die that a card has put there is rolled as well, but no die twice', () => {
    const animals = { 'die.weather.animals': ['food'] }
    table({
      round: 4,
      weatherTokens: { animals: true },
      available: { food: 3, wood: 2 },
      rolls: { 'die.weather.rain': ['rain-1'], ...animals },
    })
      .play('weather')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
    table({
      round: 7,
      weatherTokens: { animals: true },
      levels: { roof: 9 },
      available: { food: 3 },
      rolls: { 'die.weather.rain': ['rain-1'], 'die.weather.winter': ['rain-2'], ...animals },
    })
      .play('weather')
      .has({ available: { food: 2 } })
      .settled()
  })

  rule('RC-EX-40', 'without a Palisade the animals wound everybody once', () => {
    table(hungry('palisade'))
      .play('weather')
      .changed({
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        phase: 'weather',
        weatherTokens: { animals: false },
      })
      .settled()
  })

  rule('RC-EX-41', 'with weapon level 1 the beast wounds everybody twice', () => {
    table({ ...hungry('beast'), levels: { weapons: 1 } })
      .play('weather')
      .changed({
        people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
        phase: 'weather',
        weatherTokens: { animals: false },
      })
      .settled()
  })

  rule('RC-EX-48', 'three clouds, two food and no wood: four wounds', () => {
    table({
      round: 4,
      weatherTokens: { rain: true },
      available: { food: 2 },
      rolls: { 'die.weather.rain': ['rain-2'] },
    })
      .play('weather')
      .has({ available: { food: 0, wood: 0 }, people: { carpenter: { wounds: 4 }, cook: { wounds: 4 } } })
      .settled()
  })
})

describe('night', () => {
  const rum: Scene = { ...owned('equipment/flask-of-rum'), people: { cook: { wounds: 3 } } }

  rule('RC-NIGHT-01', 'healing things are for the night: before the meal, during it, and while the camp moves', () => {
    expect(leftAt(early(rum), 'woodForPile').offers('anyTime')).toEqual([])
    expect(leftAt(planning(rum), 'plan').offers('anyTime')).toEqual([])
    const before = table({ ...rum, available: { food: 2 } }).play('eating')
    before
      .choose('equipment/flask-of-rum', 'night')
      .has({ people: { cook: { wounds: 2 } } })
      .settled()
    const during = table({ ...rum, available: { food: 1 } })
      .play('eating')
      .choose(PASS)
    during
      .asks('whoEats')
      .choose('equipment/flask-of-rum')
      .has({ people: { cook: { wounds: 2 } } })
      .settled('whoEats')
    table({ ...rum, phase: 'night', tiles: { A1: 5 } })
      .play('camping')
      .choose(PASS, 'afterEating')
      .choose('equipment/flask-of-rum', 'anyTime')
      .has({ people: { cook: { wounds: 2 } } })
      .settled('campMove')
  })

  rule('RC-NIGHT-01', 'and after the wounds of the night itself', () => {
    table({ ...owned('equipment/flask-of-rum'), phase: 'night' })
      .everywhere()
      .play('camping')
      .choose('equipment/flask-of-rum')
      .choose('cook', 'whoHeals')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-NIGHT-02 RC-EX-43', 'Wine and Vegetables heal four wounds together', () => {
    const t = table({
      kept: [{ card: 'treasure/bottle-of-wine', uses: 1 }],
      availableDiscoveries: ['discovery/vegetables'],
      items: ['invention/pot'],
      people: { carpenter: { wounds: 4 }, cook: { wounds: 3 } },
      available: { nonperishable: 2 },
    }).play('eating')
    t.choose('treasure/bottle-of-wine').choose('carpenter').choose('carpenter')
    t.choose('discovery/vegetables').choose('carpenter').choose('cook')
    t.has({
      people: { carpenter: { wounds: 1 }, cook: { wounds: 2 } },
      kept: [],
      availableDiscoveries: [],
    }).settled()
  })

  rule('RC-NIGHT-02', 'a sip of Rum is for one', () => {
    const t = table({ ...owned('equipment/flask-of-rum'), people: { carpenter: { wounds: 4 }, cook: { wounds: 4 } } })
    t.play('eating').choose('equipment/flask-of-rum').choose('cook')
    t.has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 3 } } }).settled('night')
  })

  rule('RC-NIGHT-02 RC-USE-03', 'while one of the last two wounds is chosen, the other is not healed', () => {
    const sip = (wounds: number) =>
      table({ ...owned('equipment/flask-of-rum'), people: { carpenter: { wounds }, cook: { wounds: 1 } } })
        .play('eating')
        .choose('equipment/flask-of-rum')
        .asks('whoHeals')
    expect(leftAt(sip(1), 'whoHeals').offers('anyTime')).toEqual([])
    expect(leftAt(sip(2), 'whoHeals').offers('anyTime')).toEqual(['equipment/flask-of-rum'])
  })

  rule('RC-NIGHT-06', 'Biscuits need not be opened', () => {
    table({ available: { food: 1 }, ...owned('equipment/biscuits') })
      .play('eating')
      .choose(PASS)
      .choose('cook', 'whoEats')
      .has({
        kept: [{ card: 'equipment/biscuits', uses: 2 }],
        people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } },
      })
      .settled()
  })

  rule('RC-NIGHT-14', 'neither Friday nor the Dog eats', () => {
    table({ friday: true, config: { dog: true }, dog: true, available: { food: 2 } })
      .play('eating')
      .changed({ available: { food: 0 }, phase: 'night' })
      .settled()
  })
})
