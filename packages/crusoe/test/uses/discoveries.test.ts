import { mayJoin, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { DiscoveryId } from '../../src/cards/discoveries.ts'
import { leftAt } from '../open-questions.ts'
import { dice } from '../planning/dice.ts'
import { building, early, hungry, inEvent, owned, sheet, sorted } from './moments.ts'

describe('Discovery tokens', () => {
  const everything: Scene = {
    items: ['invention/pot'],
    shelterBuilt: true,
    levels: { weapons: 1 },
    people: { carpenter: { wounds: 1 } },
    mysteryDeck: ['treasure/gold'],
    availableDiscoveries: [
      'discovery/candles',
      'discovery/goat',
      'discovery/healing-herbs',
      'discovery/herbs',
      'discovery/large-leaves',
      'discovery/old-machete',
      'discovery/poison',
      'discovery/thorny-bushes',
      'discovery/tobacco',
      'discovery/treasure',
      'discovery/vegetables',
      'castaways/herbs',
    ],
  }

  const always = [
    'discovery/healing-herbs',
    'discovery/herbs',
    'discovery/old-machete',
    'discovery/poison',
    'discovery/thorny-bushes',
    'discovery/tobacco',
    'discovery/treasure',
  ]

  rule('RC-DISC-02 RC-USE-07', 'most of them can be used at any time, the others have their own', () => {
    expect(sorted(leftAt(building(everything), 'chooseOne').offers('anyTime'))).toEqual(always)
    expect(sorted(leftAt(planning(everything), 'plan').offers('anyTime'))).toEqual(
      sorted(['discovery/goat', ...always]),
    )
    const rain = table({ ...everything, weatherTokens: { rain: true } }).play('weather')
    expect(sorted(leftAt(rain, 'weather').offers())).toEqual(
      sorted(['discovery/goat', 'discovery/large-leaves', ...always, PASS]),
    )
    const night = table({ ...everything, available: { nonperishable: 1 } })
      .everywhere()
      .play('eating')
    for (const token of ['discovery/vegetables', 'castaways/herbs']) expect(night.offers('night')).toContain(token)
    for (const token of ['discovery/candles', 'discovery/large-leaves']) expect(night.offers()).not.toContain(token)
    night.settled('night')
  })

  rule('RC-DISC-02 RC-USE-08', 'a used token leaves the game, and only that one', () => {
    planning({ availableDiscoveries: ['discovery/tobacco', 'discovery/old-machete'] })
      .choose('discovery/old-machete')
      .changed({
        availableDiscoveries: ['discovery/tobacco'],
        removed: ['discovery/old-machete'],
        levels: { weapons: 1 },
      })
      .settled('plan')
  })

  rule('RC-DISC-03', 'a demand need not be met with a token, but it can be', () => {
    const animals = () =>
      table({ ...hungry('food'), levels: { weapons: 1 }, availableDiscoveries: ['discovery/goat'] }).play('weather')
    animals()
      .asks('demand')
      .choose(PASS)
      .has({
        availableDiscoveries: ['discovery/goat'],
        available: { food: 0, fur: 0 },
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
      })
      .settled()
    animals()
      .choose('discovery/goat')
      .has({ availableDiscoveries: [], available: { food: 0, fur: 1 }, people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-DISC-03 RC-DISC-11 RC-EX-61', 'without food at night the group may trade in the Goat or leave it', () => {
    const night = () => table({ levels: { weapons: 1 }, availableDiscoveries: ['discovery/goat'] }).play('eating')
    night()
      .choose('discovery/goat')
      .choose('cook', 'whoEats')
      .has({ available: { food: 0, fur: 1 }, people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } })
      .settled()
    night()
      .choose(PASS)
      .changed({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, phase: 'night' })
      .settled()
  })

  rule('RC-DISC-06', 'tokens do not perish', () => {
    const availableDiscoveries: DiscoveryId[] = ['discovery/goat', 'discovery/vegetables', 'castaways/herbs']
    table({ availableDiscoveries, available: { food: 1 }, shelterBuilt: true })
      .play('camping')
      .changed({ available: { food: 0 } })
      .settled()
  })

  rule('RC-DISC-08', 'Candles are a pawn for one Build Action, assigned in planning', () => {
    const candles: DiscoveryId[] = ['discovery/candles', 'discovery/candles']
    const t = planning({ availableDiscoveries: candles, available: { wood: 1 }, tiles: { A1: 5 } })
    expect(t.offers('anyTime')).toEqual([])
    plan(t, 'gather/A1/wood', 'carpenter')
    expect(mayJoin(t)).toEqual(['carpenter', 'cook'])
    plan(t, 'build/weapons', 'cook', 'discovery/candles')
    t.has({ availableDiscoveries: candles }).settled('plan')
    expect(t.state.plan.at(-1)).toMatchObject({ support: ['discovery/candles'], certain: true })
    const lit = stack('build', 'cook', {
      target: { kind: 'building', building: 'weapons' },
      certain: true,
      support: ['discovery/candles'],
    })
    table({ phase: 'action', availableDiscoveries: candles })
      .play('build', lit)
      .has({
        levels: { weapons: 1 },
        availableDiscoveries: ['discovery/candles'],
        removed: ['discovery/candles'],
      })
      .settled()
  })

  rule('RC-DISC-10 RC-AVAIL-04', 'a Goat is fur and food at once, for who has a weapon', () => {
    const goat = (weapons: number, scene: Scene = {}) =>
      planning({ levels: { weapons }, availableDiscoveries: ['discovery/goat'], ...scene })
    expect(leftAt(goat(0), 'plan').offers('anyTime')).toEqual([])
    goat(1)
      .choose('discovery/goat')
      .changed({ available: { fur: 1, food: 1 }, availableDiscoveries: [], removed: ['discovery/goat'] })
      .settled('plan')
    const shot = () => goat(0, owned('equipment/pistol')).choose('discovery/goat')
    shot()
      .choose('equipment/pistol')
      .changed({
        available: { fur: 1, food: 1 },
        kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
        availableDiscoveries: [],
        removed: ['discovery/goat'],
      })
      .settled('plan')
    shot().choose(PASS).changed({}).settled('plan')
  })

  rule('RC-DISC-11', 'not while Actions are resolved, but in every other phase', () => {
    const goat = { availableDiscoveries: ['discovery/goat' as const], levels: { weapons: 1, roof: 1, palisade: 1 } }
    expect(leftAt(building(goat), 'chooseOne').offers()).not.toContain('discovery/goat')
    const end = table({
      phase: 'action',
      resolving: true,
      cardsToCome: ['treasure/ropes'],
      shelterBuilt: true,
      ...goat,
    })
    const moments = [
      leftAt(inEvent(goat), 'chooseOne'),
      leftAt(table({ morale: 3, people: { carpenter: { wounds: 1 } }, ...goat }).play('morale'), 'moraleReward'),
      leftAt(early(goat), 'woodForPile'),
      leftAt(planning(goat), 'plan'),
      leftAt(end.play('actionsEnd'), 'chooseOne'),
      leftAt(table({ phase: 'night', tiles: { A1: 5 }, ...goat }).play('camping'), 'campMove'),
    ]
    for (const t of moments) expect(t.offers('anyTime')).toEqual(['discovery/goat'])
  })

  rule('RC-DISC-12', 'with the Pot, Healing Herbs are the Medicine', () => {
    const herbs: Scene = { availableDiscoveries: ['discovery/healing-herbs'], items: ['invention/pot'] }
    const raw = early({ availableDiscoveries: ['discovery/healing-herbs'] })
    expect(leftAt(raw, 'woodForPile').offers()).not.toContain('discovery/healing-herbs')
    early(herbs)
      .choose('discovery/healing-herbs')
      .has({ items: ['invention/pot', 'invention/medicine'], futureItems: [], available: { wood: 1 } })
      .settled('woodForPile')
    // The Action Phase begins with Planning.
    planning(herbs)
      .choose('discovery/healing-herbs')
      .has({ items: ['invention/pot'], futureItems: ['invention/medicine'] })
      .settled('plan')
    building(herbs)
      .choose('discovery/healing-herbs')
      .has({ items: ['invention/pot'], futureItems: ['invention/medicine'] })
      .settled('chooseOne')
    // Not while somebody is building it.
    const target = { kind: 'invention', invention: 'invention/medicine' } as const
    table({ phase: 'action', resolving: true, ...herbs, rolls: dice('build', 'blank', 'success', 'blank') })
      .everywhere()
      .play('build', stack('build', 'cook', { target }))
      .has({ futureItems: ['invention/medicine'], availableDiscoveries: ['discovery/healing-herbs'] })
      .settled()
  })

  rule('RC-DISC-13 RC-DISC-17', 'Herbs and Poison need the Pot', () => {
    const tokens: Scene = { availableDiscoveries: ['discovery/herbs', 'discovery/poison'] }
    expect(leftAt(planning(tokens), 'plan').offers('anyTime')).toEqual([])
    const t = planning({ ...tokens, items: ['invention/pot'] }).choose('discovery/herbs')
    t.has({ morale: 1, levels: { weapons: 0 } })
      .choose('discovery/poison')
      .changed({
        morale: 1,
        levels: { weapons: 2 },
        availableDiscoveries: [],
        removed: ['discovery/herbs', 'discovery/poison'],
      })
      .settled('plan')
  })

  rule('RC-DISC-14', 'Large Leaves keep one rain cloud off, but no snow', () => {
    const leaves: Scene = { availableDiscoveries: ['discovery/large-leaves'], available: { food: 2, wood: 2 } }
    table({ ...leaves, round: 4, rolls: { 'die.weather.rain': ['rain-2'] } })
      .play('weather')
      .choose('discovery/large-leaves')
      .changed({
        available: { food: 1, wood: 1 },
        availableDiscoveries: [],
        phase: 'weather',
        removed: ['discovery/large-leaves'],
      })
      .settled()
    table({ ...leaves, weatherTokens: { snow: true } })
      .play('weather')
      .changed({ available: { food: 1, wood: 0 }, phase: 'weather', weatherTokens: { snow: false } })
      .settled()
  })

  rule('RC-DISC-16', 'an Old Machete raises the weapon level for good', () => {
    const t = planning({ availableDiscoveries: ['discovery/old-machete'] }).choose('discovery/old-machete')
    t.has({ levels: { weapons: 1 } })
    t.play('roundEnd')
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-DISC-18', 'the First Player finds a Treasure', () => {
    const token: Scene = {
      firstPlayer: 'cook',
      availableDiscoveries: ['discovery/treasure'],
      mysteryDeck: ['treasure/boxes', 'treasure/compass', 'creature/snake', 'trap/blunt-spear'],
    }
    const found = { people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } }, mysteryDiscard: [] }
    early(token)
      .choose('discovery/treasure')
      .has({ ...found, kept: [{ card: 'treasure/compass' }], cardsToCome: [] })
      .settled('woodForPile')
    planning(token)
      .choose('discovery/treasure')
      .has({ ...found, kept: [], cardsToCome: ['treasure/compass'] })
      .settled('plan')
    planning({ ...token, mysteryDeck: ['treasure/ceremonial-bowl'] })
      .choose('discovery/treasure')
      .has({ cursed: { next: ['cook'] } })
      .settled('plan')
  })

  rule('RC-DISC-19', 'Thorny Bushes need a built Shelter, Tobacco needs nothing', () => {
    const tokens: Scene = { availableDiscoveries: ['discovery/thorny-bushes', 'discovery/tobacco'] }
    expect(leftAt(planning(tokens), 'plan').offers('anyTime')).toEqual(['discovery/tobacco'])
    expect(leftAt(planning({ ...tokens, camp: 'A1', tiles: { A1: 11 } }), 'plan').offers('anyTime')).toEqual([
      'discovery/tobacco',
    ])
    planning({ ...tokens, shelterBuilt: true })
      .choose('discovery/thorny-bushes')
      .has({ levels: { palisade: 1, roof: 0 }, morale: 0 })
      .choose('discovery/tobacco')
      .changed({
        levels: { palisade: 1 },
        morale: 1,
        availableDiscoveries: [],
        removed: ['discovery/thorny-bushes', 'discovery/tobacco'],
      })
      .settled('plan')
  })

  rule('RC-DISC-20', 'Vegetables heal at night, with the Pot, one or two characters', () => {
    const scene: Scene = {
      availableDiscoveries: ['discovery/vegetables'],
      people: { carpenter: { wounds: 3 }, cook: { wounds: 2 } },
      available: { nonperishable: 2 },
    }
    const pot: Scene = { ...scene, items: ['invention/pot'] }
    expect(leftAt(planning(pot), 'plan').offers('anyTime')).toEqual([])
    expect(table(scene).everywhere().play('eating').offers('night')).toEqual([])
    const night = () => table(pot).everywhere().play('eating').choose('discovery/vegetables', 'night')
    const one = night().choose('carpenter').choose('carpenter').choose(PASS)
    one.has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 2 } }, availableDiscoveries: [] }).settled()
    const two = night().choose('cook').choose('carpenter').choose(PASS)
    two.has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 1 } } }).settled()
  })
})

describe('special tokens of Castaways', () => {
  rule('RC-SCN1-09 RC-DISC-05', 'Oil is two wood for the pile, and what does not fit is lost', () => {
    const oil = (pile: readonly number[], filledInRound = 0) =>
      planning({
        round: 3,
        availableDiscoveries: ['castaways/oil'],
        scenarioState: { castaways: sheet(pile, filledInRound) },
      })
        .choose('castaways/oil')
        .has({ available: { wood: 0 }, future: { wood: 0 }, availableDiscoveries: [] })
    oil([0, 0, 0, 0, 0])
      .has({ scenarioState: { castaways: sheet([1, 0, 0, 0, 0], 3) } })
      .settled('plan')
    oil([1, 2, 0, 0, 0])
      .has({ scenarioState: { castaways: sheet([1, 2, 2, 0, 0]) } })
      .settled('plan')
    oil([1, 2, 0, 0, 0], 3)
      .has({ scenarioState: { castaways: sheet([1, 2, 0, 0, 0], 3) } })
      .settled('plan')
  })

  rule('RC-SCN1-09', 'Oil can complete the pile and win at once', () => {
    const t = planning({
      round: 10,
      items: ['invention/fire'],
      availableDiscoveries: ['castaways/oil'],
      scenarioState: { castaways: sheet([1, 2, 3, 4, 3]) },
    })
    t.choose('castaways/oil').ended('won', 'goal').settled()
  })

  rule('RC-SCN1-10 RC-DISC-05', 'the Medallion is three tokens, given out as the group likes', () => {
    const t = planning({ availableDiscoveries: ['castaways/medallion-of-a-lady'] }).choose(
      'castaways/medallion-of-a-lady',
    )
    t.choose('cook', 'whoGains').choose('carpenter', 'whoGains').choose('cook', 'whoGains')
    t.changed({
      people: { carpenter: { determination: 1 }, cook: { determination: 2 } },
      availableDiscoveries: [],
      removed: ['castaways/medallion-of-a-lady'],
    })
    t.settled('plan')
  })

  rule('RC-SCN1-10', 'to characters, and Friday is not named', () => {
    const t = planning({ friday: true, availableDiscoveries: ['castaways/medallion-of-a-lady'] }).choose(
      'castaways/medallion-of-a-lady',
    )
    expect(leftAt(t, 'whoGains').offers()).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN1-11 RC-DISC-05', 'Herbs heal a wound at night, the Pirate Sabre is a weapon level', () => {
    const tokens: Scene = {
      availableDiscoveries: ['castaways/herbs', 'castaways/pirate-sabre'],
      people: { carpenter: { wounds: 3 } },
      available: { nonperishable: 2 },
    }
    const t = planning(tokens)
    expect(t.offers('anyTime')).toEqual(['castaways/pirate-sabre'])
    t.choose('castaways/pirate-sabre').changed({
      levels: { weapons: 1 },
      availableDiscoveries: ['castaways/herbs'],
      removed: ['castaways/pirate-sabre'],
    })
    t.everywhere().play('eating').choose('castaways/herbs')
    t.has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, levels: { weapons: 1 } })
    expect(t.state.availableDiscoveries).toEqual([])
  })
})
