import { table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'

describe('Morale Phase', () => {
  const morale = (scene: Parameters<typeof table>[0]) => table(scene).play('morale')

  rule('RC-MOR-02', 'below 0 the First Player discards as many tokens', () => {
    morale({ morale: -2, people: { carpenter: { determination: 3 }, cook: { determination: 3 } } })
      .has({ people: { carpenter: { determination: 1, wounds: 0 }, cook: { determination: 3 } } })
      .settled()
  })

  rule('RC-MOR-03 RC-MOR-09', 'above 0 the First Player alone gains tokens', () => {
    morale({ morale: 1, firstPlayer: 'cook' })
      .has({ people: { cook: { determination: 1 }, carpenter: { determination: 0 } } })
      .settled()
    morale({ morale: 2 })
      .has({ people: { carpenter: { determination: 2 }, cook: { determination: 0 } } })
      .settled()
  })

  rule('RC-MOR-04', 'on the rightmost space the First Player chooses', () => {
    const tokens = morale({ morale: 3, people: { carpenter: { wounds: 2 } } }).asks('moraleReward', 'carpenter')
    tokens
      .choose('determination')
      .has({ people: { carpenter: { determination: 2, wounds: 2 } } })
      .settled()
    const healing = morale({ morale: 3, people: { carpenter: { wounds: 2 } } })
    healing
      .choose('heal')
      .has({ people: { carpenter: { determination: 0, wounds: 1 } } })
      .settled()
  })

  rule('RC-MOR-01', 'seven spaces: the marker begins on 0 and the choice is on the rightmost', () => {
    table({ morale: 0 }).play('setUp').has({ morale: 0 }).settled()
    const tokens = (track: number) =>
      morale({ morale: track, people: { carpenter: { determination: 5 } } }).state.people.carpenter
    expect([-3, -2, -1, 0, 1, 2].map((track) => tokens(track)?.determination)).toEqual([2, 3, 4, 5, 6, 7])
    morale({ morale: 3 }).settled('moraleReward')
  })

  rule('RC-MOR-05', 'on 0 nothing happens', () => {
    morale({ morale: 0 })
      .has({ people: { carpenter: { determination: 0, wounds: 0 } } })
      .settled()
  })

  rule('RC-MOR-06 RC-MOR-07 RC-UNMET-05 RC-EX-03', 'missing tokens are wounds of the First Player', () => {
    morale({ morale: -3, people: { carpenter: { determination: 1 }, cook: { determination: 2 } } })
      .has({ people: { carpenter: { determination: 0, wounds: 2 }, cook: { determination: 2, wounds: 0 } } })
      .settled()
  })

  rule('RC-MOR-10 RC-SOLO-05', 'alone, morale rises first', () => {
    morale({ characters: ['cook'], morale: -1 })
      .has({ morale: 0, people: { cook: { determination: 0 } } })
      .settled()
    morale({ characters: ['cook'], morale: 3 })
      .choose('determination')
      .has({ morale: 3 })
      .settled()
    morale({ morale: -1, people: { carpenter: { determination: 1 } } })
      .has({ morale: -1 })
      .settled()
  })

  rule('RC-INV-23 RC-INV-24 RC-INV-41', 'Diary and Drums add to the result of the track', () => {
    const people = { carpenter: { determination: 5 } }
    morale({ morale: -3, people, items: ['invention/diary'] })
      .has({ people: { carpenter: { determination: 3 } } })
      .settled()
    morale({ morale: -2, people, items: ['invention/diary', 'invention/drums'] })
      .has({ people: { carpenter: { determination: 6 } } })
      .settled()
    morale({ morale: 3, people, items: ['invention/drums'] })
      .choose('heal')
      .has({ people: { carpenter: { determination: 7 } } })
      .settled()
  })
})

describe('Production Phase', () => {
  const production = (scene: Parameters<typeof table>[0]) => table(scene).play('production')

  rule('RC-PROD-01 RC-PROD-04 RC-EX-04', 'each source of the camp tile yields one', () => {
    production({})
      .has({ available: { food: 1, wood: 1 }, future: { food: 0, wood: 0 } })
      .settled()
    production({ camp: 'A1', tiles: { A1: 11 } })
      .has({ available: { food: 0, wood: 1 } })
      .settled()
  })

  rule('RC-PROD-01 RC-TERM-11', 'an exhausted source yields nothing, nor does a token of its kind', () => {
    production({ island: { B1: { exhausted: ['fish'], additionalFood: 'test' } } })
      .has({ available: { food: 0, wood: 1 } })
      .settled()
  })

  rule(
    'RC-PROD-02 RC-TOK-24 RC-TOK-26',
    'an Additional token adds one, together with a source of its kind, again and again',
    () => {
      const t = production({ island: { B1: { additionalFood: 'test' } } }).has({ available: { food: 2, wood: 1 } })
      t.play('production')
        .has({ available: { food: 4, wood: 2 } })
        .settled()
      production({ camp: 'A1', tiles: { A1: 11 }, island: { A1: { additionalFood: 'test', additionalWood: 'test' } } })
        .has({ available: { food: 0, wood: 2 } })
        .settled()
    },
  )
})

describe('Weather Phase', () => {
  const weather = (scene: Parameters<typeof table>[0]) => table(scene).play('weather')
  const ALL = { 'die.weather.winter': ['rain-2'], 'die.weather.animals': ['blank'] }

  rule('RC-WEA-01 RC-WEA-03', 'the sheet says which dice are rolled', () => {
    weather({ round: 3 })
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
    weather({ round: 4, levels: { roof: 2 }, rolls: { 'die.weather.rain': ['rain-2'] } }).settled()
    weather({
      round: 7,
      levels: { roof: 9 },
      available: { wood: 2 },
      rolls: { ...ALL, 'die.weather.rain': ['snow-1'] },
    })
      .has({ available: { wood: 1 } })
      .settled()
  })

  rule('RC-WEA-02 RC-WEA-16', 'tokens count without dice, and are gone afterwards', () => {
    weather({ weatherTokens: { rain: true }, available: { food: 1, wood: 1 } })
      .has({ available: { food: 0, wood: 0 }, weatherTokens: { rain: false } })
      .settled()
  })

  rule('RC-WEA-05 RC-WEA-06', 'snow costs wood whatever the Roof, and every missing wood wounds everybody', () => {
    weather({ weatherTokens: { snow: true }, levels: { roof: 3 }, available: { wood: 2 } })
      .has({ available: { wood: 1 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    weather({ weatherTokens: { snow: true }, levels: { roof: 3 } })
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
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
      .has({ available: { wood: 0, food: 0 }, people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-WEA-09', 'the group says which food is discarded', () => {
    const t = weather({ weatherTokens: { rain: true }, available: { food: 1, nonperishable: 1, wood: 1 } })
    t.asks('foodToDiscard', 'table').choose('nonperishable')
    t.has({ available: { food: 1, nonperishable: 0, wood: 0 } }).settled()
  })

  rule('RC-WEA-10 RC-WEA-13', 'hungry animals take food or a level of the Palisade, or wound everybody', () => {
    const hungry = (face: string, scene: Parameters<typeof table>[0]) =>
      weather({ weatherTokens: { animals: true }, rolls: { 'die.weather.animals': [face] }, ...scene })
    hungry('food', { available: { food: 2 } })
      .has({ available: { food: 1 }, people: { cook: { wounds: 0 } } })
      .settled()
    hungry('food', {})
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    hungry('palisade', { levels: { palisade: 2 } })
      .has({ levels: { palisade: 1 }, people: { cook: { wounds: 0 } } })
      .settled()
    hungry('palisade', {})
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    hungry('blank', {})
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-WEA-11', 'everybody fights the hungry beast', () => {
    const beast = (weapons: number) =>
      weather({ weatherTokens: { animals: true }, levels: { weapons }, rolls: { 'die.weather.animals': ['beast'] } })
    beast(1)
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, levels: { weapons: 1 } })
      .settled()
    beast(3)
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    beast(4)
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-WEA-04 RC-WEA-15', 'the storm comes last and takes a level of the Palisade', () => {
    weather({
      weatherTokens: { storm: true, animals: true },
      levels: { palisade: 1 },
      rolls: { 'die.weather.animals': ['palisade'] },
    })
      .has({
        levels: { palisade: 0 },
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        weatherTokens: { storm: false },
      })
      .settled()
  })

  rule('RC-WEA-17 RC-CARD-FURNACE-01', 'an ignored snow cloud counts not at all', () => {
    weather({ weatherTokens: { snow: true }, items: ['invention/furnace'] })
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-WEA-19 RC-FRI-13', 'Friday is not touched', () => {
    weather({ friday: true, weatherTokens: { rain: true } })
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 }, friday: { wounds: 0 } } })
      .settled()
  })
})

describe('Night Phase', () => {
  rule('RC-NIGHT-03 RC-NIGHT-05', 'everybody eats', () => {
    table({ available: { food: 3 } })
      .play('eating')
      .has({ available: { food: 1 }, people: { cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-NIGHT-04 RC-UNMET-06', 'the group says who eats, and the hungry suffer two wounds', () => {
    const t = table({ available: { food: 1 } }).play('eating')
    t.asks('whoEats', 'table').choose('cook')
    t.has({ available: { food: 0 }, people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } }).settled()
    table({})
      .play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-NIGHT-13', 'nonperishable food feeds as well', () => {
    table({ available: { nonperishable: 2 } })
      .play('eating')
      .has({ available: { nonperishable: 0 }, people: { cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-NIGHT-07 RC-TOK-23', 'with the token everybody eats once more, or suffers one wound', () => {
    const t = table({ available: { food: 3 }, additionalFoodAtNight: true }).play('eating')
    t.choose('carpenter').has({
      additionalFoodAtNight: false,
      available: { food: 0 },
      people: { carpenter: { wounds: 0 }, cook: { wounds: 1 } },
    })
    t.settled()
  })

  rule('RC-FRI-14', 'Friday neither eats nor sleeps badly', () => {
    table({ friday: true, available: { food: 2 } })
      .play('eating')
      .has({ people: { friday: { wounds: 0 } }, available: { food: 0 } })
      .settled()
    table({ friday: true })
      .play('camping')
      .has({ people: { friday: { wounds: 0 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-NIGHT-09 RC-BUILD-11 RC-BUILD-12', 'without a Shelter everybody suffers a wound', () => {
    table({})
      .play('camping')
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    table({ shelterBuilt: true })
      .play('camping')
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
    table({ camp: 'A1', tiles: { A1: 11 } })
      .play('camping')
      .choose('stay')
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-NIGHT-10 RC-CARD-CELLAR-01', 'food perishes unless it can be stored', () => {
    const available = { food: 3, nonperishable: 2, wood: 1, fur: 1 }
    table({ available, shelterBuilt: true })
      .play('camping')
      .has({ available: { ...available, food: 0 } })
      .settled()
    table({ available, shelterBuilt: true, items: ['invention/cellar'] })
      .play('camping')
      .has({ available })
      .settled()
  })

  rule('RC-NIGHT-12 RC-SOLO-03 RC-SOLO-06', 'the round advances and the next player is First Player', () => {
    table({ round: 4, firstPlayer: 'cook' }).play('roundEnd').has({ round: 5, firstPlayer: 'carpenter' }).settled()
    table({ characters: ['cook'], firstPlayer: 'cook' })
      .play('roundEnd')
      .has({ round: 2, firstPlayer: 'cook' })
      .settled()
  })

  rule('RC-NIGHT-11', 'abilities can be used again', () => {
    table({ people: { cook: { used: ['ability/hooch'] } } })
      .play('roundEnd')
      .has({ people: { cook: { used: [] } } })
      .settled()
  })

  rule('RC-END-03', 'the last round is lost', () => {
    table({ round: 12 }).play('roundEnd').ended('lost', 'lastRound').settled()
    table({ round: 11 }).play('roundEnd').has({ round: 12 }).settled()
  })
})

describe('moving the camp', () => {
  rule('RC-NIGHT-08 RC-MOVE-01 RC-MOVE-10 RC-MOVE-11', 'to an adjacent tile that is explored and accessible', () => {
    const t = table({ tiles: { A1: 5, C1: 6, B3: 7 }, island: { C1: { inaccessible: true } } }).play('camping')
    if (t.offers().join() !== 'stay,A1') throw new Error(`offered: ${t.offers().join()}`)
    t.choose('A1').has({ camp: 'A1' }).settled()
  })

  rule('RC-MOVE-02', 'a built Shelter is kept; Roof and Palisade become half, rounded up', () => {
    const t = table({ tiles: { A1: 5 }, shelterBuilt: true, levels: { roof: 3, palisade: 1 } }).play('camping')
    t.choose('A1')
      .has({ shelterBuilt: true, levels: { roof: 2, palisade: 1 } })
      .settled()
  })

  rule('RC-MOVE-03 RC-MOVE-05', 'leaving a natural shelter loses Roof and Palisade', () => {
    const scene = { camp: 'B2', tiles: { B2: 11, A1: 2, C1: 6 }, levels: { roof: 2, palisade: 2 } } as const
    const natural = table(scene).play('camping').choose('A1')
    natural.has({ levels: { roof: 0, palisade: 0 }, shelterBuilt: false, people: { cook: { wounds: 0 } } }).settled()
    table(scene)
      .play('camping')
      .choose('C1')
      .has({ levels: { roof: 0, palisade: 0 }, people: { cook: { wounds: 1 } } })
      .settled()
    table(scene)
      .play('camping')
      .choose('stay')
      .has({ levels: { roof: 2, palisade: 2 } })
      .settled()
  })

  rule('RC-MOVE-04', 'without any Shelter there is nothing to lose', () => {
    table({ tiles: { A1: 5 } })
      .play('camping')
      .choose('A1')
      .has({ camp: 'A1', levels: { roof: 0, palisade: 0 } })
      .settled()
  })
})

describe('wounds', () => {
  const hungry = (wounds: number, morale = 0) =>
    table({ characters: ['explorer', 'soldier'], morale, people: { explorer: { wounds } } }).play('eating')

  rule('RC-CHAR-03 RC-CHAR-04 RC-CHAR-05', 'an arrow that is jumped lowers morale', () => {
    hungry(3)
      .has({ morale: 0, people: { explorer: { wounds: 5 } } })
      .settled()
    hungry(4)
      .has({ morale: -1, people: { explorer: { wounds: 6 } } })
      .settled()
    hungry(5)
      .has({ morale: -1, people: { explorer: { wounds: 7 } } })
      .settled()
    hungry(6).has({ morale: 0 }).settled()
  })

  rule('RC-MOR-08 RC-UNMET-07', 'morale that cannot sink costs nothing', () => {
    hungry(5, -3)
      .has({ morale: -3, people: { explorer: { wounds: 7 } } })
      .settled()
  })

  rule('RC-CHAR-06 RC-END-02', 'the skull ends the game at once', () => {
    hungry(9)
      .has({ people: { explorer: { wounds: 11 } } })
      .settled()
    hungry(10)
      .ended('lost', 'death')
      .has({ people: { explorer: { wounds: 12 }, soldier: { wounds: 0 } } })
      .settled()
  })

  rule('RC-CHAR-07 RC-CHAR-08', 'healing goes no further than the start, and not over arrows', () => {
    const t = table({ morale: 3, people: { carpenter: { wounds: 0 } } }).play('morale')
    t.choose('heal')
      .has({ people: { carpenter: { wounds: 0 } }, morale: 3 })
      .settled()
    table({ morale: 3, people: { carpenter: { wounds: 5 } } })
      .play('morale')
      .choose('heal')
      .has({ people: { carpenter: { wounds: 4 } }, morale: 3 })
      .settled()
  })
})
