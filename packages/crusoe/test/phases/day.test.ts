// Morale, production and weather.
import { table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'

describe('Morale Phase', () => {
  const morale = (scene: Parameters<typeof table>[0]) => table({ phase: 'morale', ...scene }).play('morale')

  rule('RC-MOR-02', 'below 0 the First Player discards as many tokens', () => {
    morale({ morale: -2, people: { carpenter: { determination: 3 }, cook: { determination: 3 } } })
      .changed({ people: { carpenter: { determination: 1 } } })
      .settled()
  })

  rule('RC-MOR-03 RC-MOR-09', 'above 0 the First Player alone gains tokens', () => {
    morale({ morale: 1, firstPlayer: 'cook' })
      .changed({ people: { cook: { determination: 1 } } })
      .settled()
    morale({ morale: 2 })
      .changed({ people: { carpenter: { determination: 2 } } })
      .settled()
  })

  rule('RC-MOR-04', 'on the rightmost space the First Player chooses', () => {
    const tokens = morale({ morale: 3, people: { carpenter: { wounds: 2 } } }).asks('moraleReward', 'carpenter')
    tokens
      .choose('determination')
      .changed({ people: { carpenter: { determination: 2 } } })
      .settled()
    const healing = morale({ morale: 3, people: { carpenter: { wounds: 2 } } })
    healing
      .choose('heal')
      .changed({ people: { carpenter: { wounds: 1 } } })
      .settled()
    // Somebody who is not wounded has nothing to choose.
    morale({ morale: 3, people: { cook: { wounds: 2 } } })
      .changed({ people: { carpenter: { determination: 2 } } })
      .settled()
  })

  rule('RC-MOR-01', 'seven spaces: the marker begins on 0 and the choice is on the rightmost', () => {
    table({ morale: 0 }).play('setUp').has({ morale: 0 }).settled()
    const tokens = (track: number) =>
      morale({ morale: track, people: { carpenter: { determination: 5 } } }).state.people.carpenter
    expect([-3, -2, -1, 0, 1, 2].map((track) => tokens(track)?.determination)).toEqual([2, 3, 4, 5, 6, 7])
    morale({ morale: 3, people: { carpenter: { wounds: 1 } } }).settled('moraleReward')
  })

  rule('RC-MOR-05', 'on 0 nothing happens', () => {
    morale({ morale: 0 }).changed({}).settled()
  })

  rule('RC-MOR-06 RC-MOR-07 RC-UNMET-05 RC-EX-03', 'missing tokens are wounds of the First Player', () => {
    morale({ morale: -3, people: { carpenter: { determination: 1 }, cook: { determination: 2 } } })
      .changed({ people: { carpenter: { determination: 0, wounds: 2 } } })
      .settled()
  })

  rule('RC-MOR-10 RC-SOLO-05', 'alone, morale rises first', () => {
    morale({ characters: ['cook'], morale: -1 })
      .changed({ morale: 0 })
      .settled()
    morale({ characters: ['cook'], morale: 3 })
      .changed({ people: { cook: { determination: 2 } } })
      .settled()
    morale({ morale: -1, people: { carpenter: { determination: 1 } } })
      .changed({ people: { carpenter: { determination: 0 } } })
      .settled()
  })

  rule('RC-INV-23 RC-INV-24 RC-INV-41', 'Diary and Drums add to the result of the track', () => {
    const people = { carpenter: { determination: 5 } }
    morale({ morale: -3, people, items: ['invention/diary'] })
      .changed({ people: { carpenter: { determination: 3 } } })
      .settled()
    morale({ morale: -2, people, items: ['invention/diary', 'invention/drums'] })
      .changed({ people: { carpenter: { determination: 6 } } })
      .settled()
    morale({ morale: 3, people: { carpenter: { determination: 5, wounds: 1 } }, items: ['invention/drums'] })
      .choose('heal')
      .changed({ people: { carpenter: { determination: 7, wounds: 0 } } })
      .settled()
  })
})

describe('Production Phase', () => {
  const production = (scene: Parameters<typeof table>[0]) => table({ phase: 'production', ...scene }).play('production')

  rule('RC-PROD-01 RC-PROD-04 RC-EX-04', 'each source of the camp tile yields one', () => {
    production({})
      .changed({ available: { food: 1, wood: 1 } })
      .settled()
    production({ camp: 'A1', tiles: { A1: 11 } })
      .changed({ available: { wood: 1 } })
      .settled()
  })

  rule('RC-PROD-01 RC-TERM-11', 'an exhausted source yields nothing, nor does a token of its kind', () => {
    production({ island: { B1: { exhausted: ['fish'], additionalFood: [{ by: 'test' }] } } })
      .changed({ available: { wood: 1 } })
      .settled()
  })

  rule(
    'RC-PROD-02 RC-TOK-24 RC-TOK-26',
    'an Additional token adds one, together with a source of its kind, again and again',
    () => {
      const t = production({ island: { B1: { additionalFood: [{ by: 'test' }] } } }).changed({
        available: { food: 2, wood: 1 },
      })
      t.play('production')
        .changed({ available: { food: 4, wood: 2 } })
        .settled()
      production({
        camp: 'A1',
        tiles: { A1: 11 },
        island: { A1: { additionalFood: [{ by: 'test' }], additionalWood: 'test' } },
      })
        .changed({ available: { wood: 2 } })
        .settled()
    },
  )
})

describe('Weather Phase', () => {
  const weather = (scene: Parameters<typeof table>[0]) => table({ phase: 'weather', ...scene }).play('weather')

  const ALL = { 'die.weather.winter': ['rain-2'], 'die.weather.animals': ['blank'] }

  rule('RC-WEA-01 RC-WEA-03', 'the sheet says which dice are rolled', () => {
    weather({ round: 3 }).changed({}).settled()
    weather({ round: 4, levels: { roof: 2 }, rolls: { 'die.weather.rain': ['rain-2'] } }).settled()
    weather({
      round: 7,
      levels: { roof: 9 },
      available: { wood: 2 },
      rolls: { ...ALL, 'die.weather.rain': ['snow-1'] },
    })
      .changed({ available: { wood: 1 } })
      .settled()
  })

  rule('RC-WEA-02 RC-WEA-16', 'tokens count without dice, and are gone afterwards', () => {
    weather({ weatherTokens: { rain: true }, available: { food: 1, wood: 1 } })
      .changed({ available: { food: 0, wood: 0 }, weatherTokens: { rain: false } })
      .settled()
  })

  rule('RC-WEA-05 RC-WEA-06', 'snow costs wood whatever the Roof, and every missing wood wounds everybody', () => {
    weather({ weatherTokens: { snow: true }, levels: { roof: 3 }, available: { wood: 2 } })
      .changed({ available: { wood: 1 }, weatherTokens: { snow: false } })
      .settled()
    weather({ weatherTokens: { snow: true }, levels: { roof: 3 } })
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, weatherTokens: { snow: false } })
      .settled()
  })

  rule('RC-WEA-07 RC-WEA-08 RC-EX-39', 'clouds that the Roof does not hold cost food and wood', () => {
    weather({
      round: 4,
      weatherTokens: { snow: true },
      levels: { roof: 1 },
      available: { wood: 3, food: 1 },
      rolls: { 'die.weather.rain': ['rain-2'] },
    })
      .changed({
        available: { wood: 0, food: 0 },
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        weatherTokens: { snow: false },
      })
      .settled()
  })

  rule('RC-WEA-09', 'the group says which food is discarded', () => {
    const t = weather({ weatherTokens: { rain: true }, available: { food: 3, nonperishable: 1, wood: 1 } })
    t.asks('foodToDiscard', 'table').choose('nonperishable')
    t.changed({ available: { nonperishable: 0, wood: 0 }, weatherTokens: { rain: false } }).settled()
  })

  rule('RC-WEA-09', 'which food is discarded is not asked where all of it is gone before the morning', () => {
    weather({ weatherTokens: { rain: true }, available: { food: 1, nonperishable: 2, wood: 1 } })
      .changed({ available: { food: 0, wood: 0 }, weatherTokens: { rain: false } })
      .settled()
  })

  rule('RC-WEA-10 RC-WEA-13', 'hungry animals take food or a level of the Palisade, or wound everybody', () => {
    const hungry = (face: string, scene: Parameters<typeof table>[0]) =>
      weather({ weatherTokens: { animals: true }, rolls: { 'die.weather.animals': [face] }, ...scene })
    hungry('food', { available: { food: 2 } })
      .changed({ available: { food: 1 }, weatherTokens: { animals: false } })
      .settled()
    hungry('food', {})
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, weatherTokens: { animals: false } })
      .settled()
    hungry('palisade', { levels: { palisade: 2 } })
      .changed({ levels: { palisade: 1 }, weatherTokens: { animals: false } })
      .settled()
    hungry('palisade', {})
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, weatherTokens: { animals: false } })
      .settled()
    hungry('blank', {})
      .changed({ weatherTokens: { animals: false } })
      .settled()
  })

  rule('RC-WEA-11', 'everybody fights the hungry beast', () => {
    const beast = (weapons: number) =>
      weather({ weatherTokens: { animals: true }, levels: { weapons }, rolls: { 'die.weather.animals': ['beast'] } })
    beast(1)
      .changed({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, weatherTokens: { animals: false } })
      .settled()
    beast(3)
      .changed({ weatherTokens: { animals: false } })
      .settled()
    beast(4)
      .changed({ weatherTokens: { animals: false } })
      .settled()
  })

  rule('RC-WEA-04 RC-WEA-15', 'the storm comes last and takes a level of the Palisade', () => {
    weather({
      weatherTokens: { storm: true, animals: true },
      levels: { palisade: 1 },
      rolls: { 'die.weather.animals': ['palisade'] },
    })
      .changed({
        levels: { palisade: 0 },
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        weatherTokens: { storm: false, animals: false },
      })
      .settled()
  })

  rule('RC-WEA-17 RC-CARD-FURNACE-01', 'an ignored snow cloud counts not at all', () => {
    weather({ weatherTokens: { snow: true }, items: ['invention/furnace'] })
      .changed({ weatherTokens: { snow: false } })
      .settled()
  })

  rule('RC-WEA-19 RC-FRI-13', 'Friday is not touched', () => {
    weather({ friday: true, weatherTokens: { rain: true } })
      .changed({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, weatherTokens: { rain: false } })
      .settled()
  })
})
