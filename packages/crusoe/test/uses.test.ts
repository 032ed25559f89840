// What is used on purpose, when it becomes available, and the fights, weather and nights that it is used in.
import { type BeastId, DISCOVERIES, type EquipmentId } from '@landfall/crusoe'
import { planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { DiscoveryId } from '../src/cards/discoveries.ts'
import type { Building, Outside, Person } from '../src/state.ts'
import { leftAt } from './open-questions.ts'

type Game = ReturnType<typeof table>

/** Before the Action Phase, while the group thinks about the wood pile. */
const early = (scene: Scene = {}): Game =>
  table({ ...scene, available: { wood: 1, ...scene.available } }).play('preparation')

/** In the middle of a Build Action: an Adventure card leaves the group a choice, or does something. */
const building = (scene: Scene = {}, what: Building = 'weapons'): Game =>
  table({
    phase: 'action',
    resolving: true,
    adventureTokens: ['build'],
    buildDeck: ['build/savings'],
    ...scene,
  }).play('build', stack('build', 'carpenter', { target: { kind: 'building', building: what }, certain: true }))

/** In the Event Phase: a card leaves the group a choice. */
const inEvent = (scene: Scene = {}): Game =>
  table({ round: 2, eventOrder: ['explore/bamboo'], levels: { roof: 1, palisade: 1, weapons: 0 }, ...scene }).play(
    'event',
  )

const owned = (card: EquipmentId, uses = 2): Pick<Scene, 'kept'> => ({ kept: [{ card, uses }] })
const hunt = (leader: Person) => ['hunt', stack('hunt', leader)] as const
const hungry = (face: string) => ({ weatherTokens: { animals: true }, rolls: { 'die.weather.animals': [face] } })
const sheet = (pile: readonly number[], filledInRound = 0) => ({ pile: [...pile], filledInRound })
const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()

/** Out for the night, without a meal. */
const away: Outside = {
  space: 'A1',
  pack: { food: 0, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
  emptied: [],
}

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
    expect(leftAt(rain, 'weather').offers()).toEqual(['discovery/large-leaves', PASS])
    const night = table({ ...everything, available: { nonperishable: 1 } }).play('eating')
    for (const token of ['discovery/vegetables', 'castaways/herbs']) expect(night.offers('night')).toContain(token)
    for (const token of ['discovery/candles', 'discovery/large-leaves']) expect(night.offers()).not.toContain(token)
    night.settled('night')
  })

  rule('RC-DISC-02 RC-USE-08', 'a used token leaves the game, and only that one', () => {
    planning({ availableDiscoveries: ['discovery/tobacco', 'discovery/old-machete'] })
      .choose('discovery/old-machete')
      .changed({ availableDiscoveries: ['discovery/tobacco'], gone: ['discovery/old-machete'], levels: { weapons: 1 } })
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
    t.choose('gather/A1/wood').choose('carpenter')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'enough'])
    t.choose('enough').choose('build/weapons').choose('cook').choose('discovery/candles')
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
        gone: ['discovery/candles'],
      })
      .settled()
  })

  rule('RC-DISC-10 RC-AVAIL-04', 'a Goat is fur and food at once, for who has a weapon', () => {
    const goat = (weapons: number, scene: Scene = {}) =>
      planning({ levels: { weapons }, availableDiscoveries: ['discovery/goat'], ...scene })
    expect(leftAt(goat(0), 'plan').offers('anyTime')).toEqual([])
    goat(1)
      .choose('discovery/goat')
      .changed({ available: { fur: 1, food: 1 }, availableDiscoveries: [], gone: ['discovery/goat'] })
      .settled('plan')
    const shot = () => goat(0, owned('equipment/pistol')).choose('discovery/goat')
    shot()
      .choose('equipment/pistol')
      .choose(PASS)
      .changed({
        available: { fur: 1, food: 1 },
        kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
        availableDiscoveries: [],
        gone: ['discovery/goat'],
      })
      .settled('plan')
    shot().choose(PASS).changed({}).settled('plan')
  })

  rule('RC-DISC-11', 'not while Actions are resolved, but in every other phase', () => {
    const goat = { availableDiscoveries: ['discovery/goat' as const], levels: { weapons: 1, roof: 1, palisade: 1 } }
    expect(leftAt(building(goat), 'chooseOne').offers()).not.toContain('discovery/goat')
    const end = table({ phase: 'action', resolving: true, futureKept: ['treasure/ropes'], shelterBuilt: true, ...goat })
    const moments = [
      leftAt(inEvent(goat), 'chooseOne'),
      leftAt(table({ morale: 3, ...goat }).play('morale'), 'moraleReward'),
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
    planning(herbs)
      .choose('discovery/healing-herbs')
      .has({ items: ['invention/pot', 'invention/medicine'], futureItems: [] })
      .settled('plan')
    building(herbs)
      .choose('discovery/healing-herbs')
      .has({ items: ['invention/pot'], futureItems: ['invention/medicine'] })
      .settled('chooseOne')
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
        gone: ['discovery/herbs', 'discovery/poison'],
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
        gone: ['discovery/large-leaves'],
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
      .has({ ...found, kept: [{ card: 'treasure/compass' }], futureKept: [] })
      .settled('woodForPile')
    planning(token)
      .choose('discovery/treasure')
      .has({ ...found, kept: [], futureKept: ['treasure/compass'] })
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
        gone: ['discovery/thorny-bushes', 'discovery/tobacco'],
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
    expect(table(scene).play('eating').offers('night')).toEqual([])
    const night = () => table(pot).play('eating').choose('discovery/vegetables', 'night')
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
        scenarioSheet: { castaways: sheet(pile, filledInRound) },
      })
        .choose('castaways/oil')
        .has({ available: { wood: 0 }, future: { wood: 0 }, availableDiscoveries: [] })
    oil([0, 0, 0, 0, 0])
      .has({ scenarioSheet: { castaways: sheet([1, 0, 0, 0, 0], 3) } })
      .settled('plan')
    oil([1, 2, 0, 0, 0])
      .has({ scenarioSheet: { castaways: sheet([1, 2, 2, 0, 0]) } })
      .settled('plan')
    oil([1, 2, 0, 0, 0], 3)
      .has({ scenarioSheet: { castaways: sheet([1, 2, 0, 0, 0], 3) } })
      .settled('plan')
  })

  rule('RC-SCN1-09', 'Oil can complete the pile and win at once', () => {
    const t = planning({
      round: 10,
      items: ['invention/fire'],
      availableDiscoveries: ['castaways/oil'],
      scenarioSheet: { castaways: sheet([1, 2, 3, 4, 3]) },
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
      gone: ['castaways/medallion-of-a-lady'],
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
      gone: ['castaways/pirate-sabre'],
    })
    t.play('eating').choose('castaways/herbs')
    t.has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, levels: { weapons: 1 } })
    expect(t.state.availableDiscoveries).toEqual([])
  })
})

describe('using things', () => {
  rule('RC-USE-01', 'what lasts need not be used', () => {
    const t = table({
      weatherTokens: { snow: true },
      items: ['invention/furnace', 'invention/cellar'],
      shelterBuilt: true,
    })
    t.play('weather')
      .changed({ phase: 'weather', weatherTokens: { snow: false } })
      .settled()
    table({ available: { food: 3 }, items: ['invention/furnace', 'invention/cellar'], shelterBuilt: true })
      .play('camping')
      .changed({})
      .settled()
    expect(leftAt(planning({ items: ['invention/furnace', 'invention/cellar'] }), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-USE-02', 'a one-time effect happens once, when the Item becomes available', () => {
    const t = table({ phase: 'action', futureItems: ['invention/sling'] })
    t.play('actionsEnd').has({ levels: { weapons: 2 }, items: ['invention/sling'] })
    t.play('actionsEnd')
      .has({ levels: { weapons: 2 } })
      .settled()
  })

  rule(
    'RC-USE-03',
    'Starting Equipment can be used by anybody: at the start, in the Event Phase, during an Action',
    () => {
      const pipe: Scene = { friday: true, ...owned('equipment/pipe-and-tobacco') }
      const everybody = ['carpenter', 'cook', 'friday'].map((person) => `equipment/pipe-and-tobacco/${person}`)
      const start = table({ ...pipe, round: 1 }).play('round')
      const moments = [
        leftAt(start, 'woodForPile'),
        leftAt(inEvent(pipe), 'chooseOne'),
        leftAt(building(pipe), 'chooseOne'),
      ]
      for (const t of moments) expect(sorted(t.offers('anyTime'))).toEqual(everybody)
      building(pipe)
        .choose('equipment/pipe-and-tobacco/cook')
        .has({
          people: { carpenter: { determination: 0 }, cook: { determination: 2 }, friday: { determination: 0 } },
        })
        .settled('chooseOne')
    },
  )

  rule('RC-USE-03 RC-NIGHT-06', 'without food at night Biscuits can still be opened', () => {
    table({ ...owned('equipment/biscuits') })
      .play('eating')
      .choose('equipment/biscuits')
      .choose('equipment/biscuits')
      .changed({ kept: [], phase: 'night', gone: ['equipment/biscuits'] })
      .settled()
  })

  rule('RC-USE-04', 'Basket and Sack go with a Gather Action, and are assigned in planning', () => {
    const items: Scene['items'] & object = ['invention/basket', 'invention/sack']
    const t = planning({ items, tiles: { A1: 5 } })
    expect(t.offers('anyTime')).toEqual([])
    t.choose('gather/A1/wood').choose('cook').choose('enough')
    expect(t.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    t.choose('invention/sack').choose('none')
    expect(t.state.plan.at(-1)?.carried).toEqual(['invention/sack'])
    t.choose('gather/A1/bird').choose('cook').choose('enough')
    expect(leftAt(t, 'carried').offers()).toEqual(['invention/basket', 'none'])
    const gather = (carried: typeof items) =>
      table({ phase: 'action', items, tiles: { A1: 5 } }).play(
        'gather',
        stack('gather', 'cook', {
          target: { kind: 'source', space: 'A1', source: 'wood' },
          certain: true,
          yields: 1,
          carried,
        }),
      )
    gather([])
      .has({ future: { wood: 1 } })
      .settled()
    gather(['invention/sack'])
      .has({ future: { wood: 2 } })
      .settled()
  })

  rule('RC-USE-09', 'the second use takes the card with it', () => {
    const t = early(owned('equipment/biscuits')).choose('equipment/biscuits')
    t.changed({ available: { nonperishable: 1 }, kept: [{ card: 'equipment/biscuits', uses: 1, usedThisRound: true }] })
    t.settled('woodForPile')
    early({ kept: [{ card: 'equipment/biscuits', uses: 1 }] })
      .choose('equipment/biscuits')
      .changed({ available: { nonperishable: 1 }, kept: [], gone: ['equipment/biscuits'] })
      .settled('woodForPile')
  })

  rule('RC-USE-10 RC-EX-62', 'both uses of the Empty Bottle at the start of the game', () => {
    table({ round: 1, ...owned('equipment/empty-bottle') })
      .play('round')
      .choose('equipment/empty-bottle')
      .choose('equipment/empty-bottle')
      .has({ levels: { weapons: 2 }, kept: [], gone: ['equipment/empty-bottle'], round: 1 })
      .settled('woodForPile')
  })

  rule('RC-USE-14', 'the Storm-Glass shows the weather in advance, and it comes as it showed', () => {
    const t = table({
      round: 4,
      ...owned('equipment/storm-glass'),
      available: { food: 3, wood: 0 },
      rolls: { 'die.weather.rain': ['rain-2'] },
    }).play('preparation')
    t.choose('equipment/storm-glass').has({ weather: { clouds: ['rain-2'] }, available: { food: 3 } })
    // The dice lie there: a second use would show nothing new.
    t.has({ kept: [{ card: 'equipment/storm-glass', uses: 1, usedThisRound: true }] }).settled()
    t.play('weather')
      .has({ available: { food: 1 }, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    expect(t.state.weather).toBeUndefined()
  })

  rule('RC-USE-14', 'but not once the Action Phase has begun', () => {
    expect(leftAt(planning({ round: 4, ...owned('equipment/storm-glass') }), 'plan').offers('anyTime')).toEqual([])
    const resolving = building({ round: 4, ...owned('equipment/storm-glass') })
    expect(leftAt(resolving, 'chooseOne').offers('anyTime')).toEqual([])
  })
})

describe('Available and Future Resources', () => {
  rule('RC-AVAIL-01', 'what is gained outside the Action Phase is available at once', () => {
    table({ round: 2, eventOrder: ['build/predator-in-the-camp'] })
      .play('event')
      .has({ available: { food: 2, fur: 2 }, future: { food: 0, fur: 0 } })
      .settled()
    planning(owned('equipment/biscuits'))
      .choose('equipment/biscuits')
      .has({ available: { nonperishable: 0 }, future: { nonperishable: 1 } })
      .settled('plan')
  })

  rule('RC-AVAIL-03', 'what is for later can neither be used nor discarded', () => {
    const t = planning({
      future: { wood: 5, fur: 5 },
      futureDiscoveries: ['discovery/tobacco'],
      futureEquipment: ['equipment/empty-bottle'],
    })
    expect(t.offers()).not.toContain('build/weapons')
    expect(t.offers('anyTime')).toEqual([])
    t.settled('plan')
    building({
      future: { food: 2, nonperishable: 1 },
      buildDeck: ['build/visit-of-a-predator'],
      ...owned('equipment/biscuits'),
    })
      .has({
        future: { food: 2, nonperishable: 1 },
        people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } },
        kept: [{ card: 'equipment/biscuits', uses: 2 }],
      })
      .settled()
    building({ available: { food: 1 }, future: { food: 2 }, buildDeck: ['build/visit-of-a-predator'] })
      .has({ available: { food: 0 }, future: { food: 2 }, people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-AVAIL-05', 'Determination tokens are on the sheet at once, and can be spent', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      people: { cook: { determination: 1 } },
      buildDeck: ['build/savings'],
      rolls: {
        'die.build.wound': ['blank'],
        'die.build.success': ['failure'],
        'die.build.adventure': ['adventure'],
      },
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' } }))
    t.has({ people: { cook: { determination: 3 } } })
    t.as('cook')
      .choose('ability/stone-soup')
      .has({ people: { cook: { determination: 0 } }, future: { food: 1 } })
      .settled('chooseOne')
  })
})

describe('the end of the Action Phase', () => {
  rule('RC-ENDACT-04', 'what was built becomes an Item and has its effect, on the scenario sheet too', () => {
    table({ phase: 'action', shelterBuilt: true, futureItems: ['invention/fire'] })
      .changed({})
      .play('actionsEnd')
      .changed({ levels: { palisade: 1 }, items: ['invention/fire'], futureItems: [], phase: 'actionsEnd' })
      .settled()
    table({ phase: 'action', futureItems: ['castaways/mast'], scenarioSheet: { castaways: sheet([1, 2, 3, 4, 1]) } })
      .play('actionsEnd')
      .has({
        items: ['castaways/mast'],
        futureItems: [],
        scenarioSheet: { castaways: sheet([1, 2, 3, 4, 4]) },
        available: { wood: 0 },
      })
      .settled()
  })

  rule('RC-ENDACT-06', 'resources and tokens first, then Items, then Treasures', () => {
    const t = table({
      phase: 'action',
      shelterBuilt: true,
      tiles: { A1: 5, C1: 6 },
      future: { food: 1 },
      futureDiscoveries: ['discovery/goat'],
      futureItems: ['invention/shortcut'],
      futureKept: ['treasure/ropes'],
    }).play('actionsEnd')
    t.asks('tile').has({
      available: { food: 1 },
      availableDiscoveries: ['discovery/goat'],
      futureKept: ['treasure/ropes'],
    })
    t.choose('A1')
      .asks('chooseOne')
      .has({ items: ['invention/shortcut'], shortcut: 'A1', levels: { palisade: 0 } })
    t.choose('0')
      .has({ levels: { palisade: 1 }, futureKept: [] })
      .settled()
    table({ phase: 'action', futureItems: ['castaways/hatchet'], futureKept: ['treasure/hatchet'] })
      .play('actionsEnd')
      .has({ island: { B1: { additionalWood: 'castaways/hatchet' } } })
      .settled()
  })

  rule('RC-ENDACT-06', 'within a step the group says what comes first', () => {
    const both = () =>
      table({
        phase: 'action',
        tiles: { A1: 6 },
        items: ['invention/rope'],
        futureItems: ['invention/snare', 'invention/corral'],
      }).play('actionsEnd')
    expect(leftAt(both(), 'nextEffect').offers()).toEqual(['invention/snare', 'invention/corral'])
    both()
      .choose('invention/corral')
      .has({ island: { B1: { additionalFood: 'invention/corral' }, A1: { exhausted: ['bird'] } } })
      .settled()
  })

  rule('RC-ENDACT-07', 'tokens of this Action Phase count from now on, and the Handyman leaves', () => {
    const build = [
      'build',
      stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }),
    ] as const
    const t = table({
      phase: 'action',
      handyman: true,
      adventureTokens: ['build'],
      newTokens: ['deck/build'],
      buildDeck: ['build/accident', 'build/breakdown'],
    })
    t.play(...build).has({ buildDeck: ['build/accident', 'build/breakdown'], adventureTokens: ['build'], morale: 0 })
    t.play('actionsEnd').has({ handyman: false, newTokens: [] })
    t.play(...build)
      .has({ buildDeck: ['build/accident'], adventureTokens: [], morale: -1 })
      .settled()
  })
})

describe('weather', () => {
  rule('RC-WEA-12 RC-EX-42', 'a shot at the hungry beast protects everybody', () => {
    table({ ...hungry('beast'), levels: { weapons: 1 }, ...owned('equipment/pistol') })
      .play('weather')
      .choose('equipment/pistol')
      .choose(PASS)
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
  const rum: Scene = { ...owned('equipment/flask-of-rum'), people: { cook: { wounds: 2 } } }

  rule('RC-NIGHT-01', 'healing things are for the night: before the meal, during it, and while the camp moves', () => {
    expect(leftAt(early(rum), 'woodForPile').offers('anyTime')).toEqual([])
    expect(leftAt(planning(rum), 'plan').offers('anyTime')).toEqual([])
    const before = table({ ...rum, available: { food: 2 } }).play('eating')
    before
      .choose('equipment/flask-of-rum', 'night')
      .choose(PASS)
      .has({ people: { cook: { wounds: 1 } } })
      .settled()
    const during = table({ ...rum, available: { food: 1 } })
      .play('eating')
      .choose(PASS)
    during
      .asks('whoEats')
      .choose('equipment/flask-of-rum')
      .has({ people: { cook: { wounds: 1 } } })
      .settled('whoEats')
    table({ ...rum, phase: 'night', tiles: { A1: 5 } })
      .play('camping')
      .choose('equipment/flask-of-rum', 'anyTime')
      .has({ people: { cook: { wounds: 1 } } })
      .settled('campMove')
  })

  rule('RC-NIGHT-01', 'and after the wounds of the night itself', () => {
    table({ ...owned('equipment/flask-of-rum'), phase: 'night' })
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
      people: { carpenter: { wounds: 4 }, cook: { wounds: 2 } },
      available: { nonperishable: 2 },
    }).play('eating')
    t.choose('treasure/bottle-of-wine').choose('carpenter').choose('carpenter')
    t.choose('discovery/vegetables').choose('carpenter').choose('cook').choose(PASS)
    t.has({
      people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
      kept: [],
      availableDiscoveries: [],
    }).settled()
  })

  rule('RC-NIGHT-02', 'a sip of Rum is for one', () => {
    const t = table({ ...owned('equipment/flask-of-rum'), people: { carpenter: { wounds: 4 }, cook: { wounds: 4 } } })
    t.play('eating').choose('equipment/flask-of-rum').choose('cook')
    t.has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 3 } } }).settled('night')
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

describe('fights', () => {
  const pistol = owned('equipment/pistol')
  /** An enemy of strength 4, from wherever it comes. */
  const enemies: readonly ((scene: Scene) => Game)[] = [
    (scene) => table({ phase: 'action', huntingDeck: ['beast/cheetah'], ...scene }).play(...hunt('carpenter')),
    (scene) => building({ buildDeck: ['build/predator-in-the-camp'], ...scene }, 'shelter'),
    (scene) => table({ round: 2, eventOrder: ['creature/big-ape'], ...scene }).play('event'),
    (scene) =>
      table({
        phase: 'action',
        adventureTokens: ['explore'],
        islandStack: [8],
        exploreDeck: ['explore/old-hut'],
        mysteryDeck: ['creature/furious-tiger'],
        ...scene,
      })
        .play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'A1' }, certain: true }))
        .choose('1'),
  ]

  rule('RC-FIGHT-01', 'wherever an enemy comes from, the fight is the same', () => {
    for (const meet of enemies) {
      meet({ levels: { weapons: 2 } })
        .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } })
        .settled()
      meet({ levels: { weapons: 2 }, ...pistol })
        .asks('fight')
        .choose('equipment/pistol')
        .choose(PASS)
        .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
        .settled()
    }
    table({ ...hungry('beast'), ...pistol, levels: { weapons: 0 } })
      .play('weather')
      .asks('fight')
      .choose('equipment/pistol')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-FIGHT-07 RC-EX-47', 'what cannot be lowered of the Palisade wounds the fighter', () => {
    const cave = (palisade: number) =>
      table({ round: 2, eventOrder: ['explore/secret-cave'], levels: { weapons: 2, palisade } }).play('event')
    cave(0)
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, levels: { palisade: 0, weapons: 2 } })
      .settled()
    cave(2)
      .has({ people: { carpenter: { wounds: 1 } }, levels: { palisade: 1 }, available: { food: 2, fur: 1 } })
      .settled()
  })

  rule('RC-FIGHT-09', 'where only a strength is given, only that is compared', () => {
    building({ buildDeck: ['build/predator-in-the-camp'], levels: { weapons: 3, palisade: 1 } }, 'shelter')
      .has({
        levels: { weapons: 3, palisade: 1 },
        people: { carpenter: { wounds: 1 } },
        future: { food: 0, fur: 0 },
        eventOrder: ['build/predator-in-the-camp'],
      })
      .settled()
  })

  rule('RC-FIGHT-11', 'who resolves the Action fights, or the First Player, or everybody in camp', () => {
    table({ phase: 'action', firstPlayer: 'carpenter', huntingDeck: ['beast/birds'] })
      .play(...hunt('cook'))
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 1 } } })
      .settled()
    table({ round: 2, firstPlayer: 'cook', eventOrder: ['creature/big-ape'] })
      .play('event')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 4 } } })
      .settled()
    table({ ...hungry('beast'), characters: ['carpenter', 'cook', 'soldier'], outside: { cook: away } })
      .play('weather')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 0 }, soldier: { wounds: 3 } } })
      .settled()
  })

  rule('RC-EX-59', 'a shot at a Bear counts for the comparison, and the track is lowered without it', () => {
    table({ phase: 'action', huntingDeck: ['beast/bear'], levels: { weapons: 4 }, ...pistol })
      .play(...hunt('carpenter'))
      .choose('equipment/pistol')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 0 } }, levels: { weapons: 3 } })
      .settled()
  })

  rule('RC-HUNT-06', 'no dice are rolled for a Hunt', () => {
    const t = table({ phase: 'action', huntingDeck: ['beast/birds'], adventureTokens: ['build', 'gather', 'explore'] })
    t.play(...hunt('carpenter')).has({ future: { food: 2 }, adventureTokens: ['build', 'gather', 'explore'] })
    expect(t.happened('diceRolled')).toEqual([])
    t.settled()
  })

  rule('RC-HUNT-07 RC-DECK-07', 'the Hunting deck is made of Beasts that were found, and is used up', () => {
    const t = table({ phase: 'action', beastDeck: ['beast/bear', 'beast/fox'], islandStack: [8, 9] })
    expect(t.play('planning').offers()).not.toContain('hunt')
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ huntingDeck: ['beast/fox'], beastDeck: ['beast/bear'] })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.has({ huntingDeck: ['beast/fox'], beastDeck: ['beast/bear'] })
    expect(t.play('planning').offers()).toContain('hunt')
    t.play(...hunt('cook')).has({ huntingDeck: [], gone: ['beast/fox'] })
    expect(t.play('planning').offers()).not.toContain('hunt')
    t.settled('plan')
  })
})

// ------------------------------------------------------- every token and card, against the figures printed on it

/** Strength, weapon loss, food, fur, wounds without and with Medicine, Discovery tokens. */
const BEASTS: { readonly [B in BeastId]: readonly [number, number, number, number, number, number, number] } = {
  'beast/alligator': [6, 2, 3, 0, 0, 0, 0],
  'beast/bear': [6, 1, 5, 2, 0, 0, 0],
  'beast/birds': [1, 0, 2, 0, 0, 0, 0],
  'beast/boa': [2, 2, 2, 0, 0, 0, 1],
  'beast/chamois': [5, 1, 3, 2, 0, 0, 0],
  'beast/cheetah': [4, 1, 2, 1, 0, 0, 0],
  'beast/fox': [2, 0, 2, 1, 0, 0, 0],
  'beast/goats': [4, 1, 3, 1, 0, 0, 0],
  'beast/gorilla': [6, 3, 5, 2, 0, 0, 1],
  'beast/iguana': [4, 1, 3, 1, 1, 1, 0],
  'beast/jaguar': [5, 0, 4, 1, 2, 0, 0],
  'beast/puma': [5, 0, 2, 1, 2, 0, 0],
  'beast/tapir': [3, 1, 2, 1, 0, 0, 0],
  'beast/tiger': [6, 2, 5, 2, 0, 0, 0],
  'beast/wild-dog': [3, 0, 2, 1, 2, 0, 0],
  'beast/wild-pig': [3, 1, 3, 1, 0, 0, 0],
}

test.each(entriesOf(BEASTS))('RC-DECK-06 RC-HUNT-08 %s is as is printed on it', (beast, figures) => {
  const [strength, loss, food, fur, bite, scratch, discoveries] = figures
  const fought = (weapons: number, items: Scene['items'] & object) =>
    table({ phase: 'action', huntingDeck: [beast], levels: { weapons }, items, discoveryStack: ['discovery/goat'] })
      .play(...hunt('carpenter'))
      .has({ future: { food, fur }, futureDiscoveries: discoveries === 1 ? ['discovery/goat'] : [] })
  fought(0, [])
    .has({ people: { carpenter: { wounds: strength + loss + bite } } })
    .settled()
  fought(9, ['invention/medicine'])
    .has({ people: { carpenter: { wounds: scratch } }, levels: { weapons: 9 - loss } })
    .settled()
})

interface Summary {
  readonly food: number
  readonly nonperishable: number
  readonly wood: number
  readonly fur: number
  readonly morale: number
  readonly weapons: number
  readonly palisade: number
  readonly wounds: readonly number[]
  readonly tokens: readonly number[]
  readonly items: readonly string[]
}

function summary({ state }: Game): Summary {
  const { available, morale, levels, people, items } = state
  return {
    ...available,
    morale,
    weapons: levels.weapons,
    palisade: levels.palisade,
    wounds: [people.carpenter?.wounds ?? 0, people.cook?.wounds ?? 0],
    tokens: [people.carpenter?.determination ?? 0, people.cook?.determination ?? 0],
    items,
  }
}

const RICH = {
  shelterBuilt: true,
  items: ['invention/pot'],
  levels: { weapons: 1, palisade: 1, roof: 0 },
  available: { nonperishable: 2, wood: 1 },
  people: { carpenter: { wounds: 3, determination: 1 }, cook: { wounds: 3 } },
  mysteryDeck: ['treasure/boxes', 'treasure/gold', 'trap/snare'],
} satisfies Scene

const BEFORE: Summary = {
  food: 0,
  nonperishable: 2,
  wood: 1,
  fur: 0,
  morale: 0,
  weapons: 1,
  palisade: 1,
  wounds: [3, 3],
  tokens: [1, 0],
  items: ['invention/pot'],
}

type Standard = keyof typeof DISCOVERIES
const bring = (token: Standard): Scene => ({ ...RICH, availableDiscoveries: [token] })
const usedEarly = (token: Standard) => table(bring(token)).play('preparation').choose(token)
const becoming = (token: Standard) => table({ ...RICH, phase: 'action', futureDiscoveries: [token] }).play('actionsEnd')

interface Token {
  readonly count: 1 | 2
  readonly use: (token: Standard) => Game
  readonly change: Partial<Summary>
  readonly kept?: readonly string[]
}

const TOKENS: { readonly [T in Standard]: Token } = {
  'discovery/candles': {
    count: 2,
    use: (token) =>
      table({ ...bring(token), phase: 'action' }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support: [token] }),
      ),
    change: { weapons: 2 },
  },
  'discovery/fallen-tree': { count: 2, use: becoming, change: { wood: 2 } },
  'discovery/goat': { count: 2, use: usedEarly, change: { food: 1, fur: 1 } },
  'discovery/healing-herbs': { count: 1, use: usedEarly, change: { items: ['invention/pot', 'invention/medicine'] } },
  'discovery/herbs': { count: 1, use: usedEarly, change: { morale: 1 } },
  'discovery/large-leaves': {
    count: 1,
    use: (token) =>
      table({ ...bring(token), weatherTokens: { rain: true } })
        .play('weather')
        .choose(token),
    change: {},
  },
  'discovery/nourishing-larvae': { count: 2, use: becoming, change: { food: 2 } },
  'discovery/old-machete': { count: 1, use: usedEarly, change: { weapons: 2 } },
  'discovery/poison': { count: 1, use: usedEarly, change: { weapons: 3 } },
  'discovery/thorny-bushes': { count: 1, use: usedEarly, change: { palisade: 2 } },
  'discovery/tobacco': { count: 1, use: usedEarly, change: { morale: 1 } },
  'discovery/treasure': { count: 2, use: usedEarly, change: {}, kept: ['treasure/gold'] },
  'discovery/vegetables': {
    count: 1,
    use: (token) => table(bring(token)).play('eating').choose(token).choose('carpenter').choose('cook').choose(PASS),
    change: { wounds: [2, 2], nonperishable: 0 },
  },
}

test.each(entriesOf(TOKENS))('RC-DECK-12 RC-DISC-04 %s is worth what is printed on it', (token, printed) => {
  const { count, use, change, kept = [] } = printed
  expect(DISCOVERIES[token].count).toBe(count)
  const t = use(token)
  expect(summary(t)).toEqual({ ...BEFORE, ...change })
  expect(t.state.kept.map(({ card }) => card)).toEqual(kept)
  expect([t.state.availableDiscoveries, t.state.futureDiscoveries, t.state.gone]).toEqual([[], [], [token]])
  t.settled('woodForPile')
})

interface Equipment {
  /** Uses one of two, with what it needs about it. */
  readonly use: (scene: Scene) => Game
  readonly change: Partial<Summary>
}

const arranged = (scene: Scene): Game => table({ ...scene, phase: 'action' }).play('arrange', stack('arrange', 'cook'))

const EQUIPMENT: { readonly [E in EquipmentId]: Equipment } = {
  'equipment/bible': {
    use: (scene) => arranged(scene).choose('equipment/bible/cook'),
    // Two tokens and one morale are for the Action itself.
    change: { tokens: [1, 3], wounds: [3, 2], morale: 1 },
  },
  'equipment/biscuits': {
    use: (scene) => table(scene).play('preparation').choose('equipment/biscuits'),
    change: { nonperishable: 3 },
  },
  'equipment/empty-bottle': {
    use: (scene) => table(scene).play('preparation').choose('equipment/empty-bottle'),
    change: { weapons: 2 },
  },
  'equipment/flask-of-rum': {
    use: (scene) =>
      table({ ...scene, phase: 'night', tiles: { A1: 5 } })
        .play('camping')
        .choose('equipment/flask-of-rum')
        .choose('cook'),
    change: { wounds: [3, 2] },
  },
  'equipment/hammer-and-nails': {
    use: (scene) =>
      table({ ...scene, phase: 'action' }).play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'building', building: 'weapons' },
          certain: true,
          support: ['equipment/hammer-and-nails'],
        }),
      ),
    change: { weapons: 2 },
  },
  'equipment/pipe-and-tobacco': {
    use: (scene) => table(scene).play('preparation').choose('equipment/pipe-and-tobacco/cook'),
    change: { tokens: [1, 2] },
  },
  'equipment/pistol': {
    use: (scene) =>
      table({ ...scene, phase: 'action', huntingDeck: ['beast/chamois'] })
        .play(...hunt('carpenter'))
        .choose('equipment/pistol'),
    // Strength 5 against 1 and 3; the Chamois lowers the level by 1.
    change: { wounds: [4, 3], weapons: 0 },
  },
  'equipment/storm-glass': {
    use: (scene) =>
      table({ ...scene, round: 4, rolls: { 'die.weather.rain': ['rain-2'] } })
        .play('preparation')
        .choose('equipment/storm-glass')
        .has({ weather: { clouds: ['rain-2'] } }),
    change: {},
  },
}

test.each(entriesOf(EQUIPMENT))(
  'RC-DECK-09 RC-USE-09 RC-USE-13 %s is used twice as is printed on it',
  (card, printed) => {
    const { use, change } = printed
    table({ phase: 'action', futureEquipment: [card] })
      .play('actionsEnd')
      .has({ kept: [{ card, uses: 2 }] })
      .settled()
    const once = use({ ...RICH, kept: [{ card, uses: 2 }] })
    if (once.offers().includes(PASS)) once.choose(PASS)
    expect(summary(once)).toEqual({ ...BEFORE, ...change })
    expect(once.state.kept).toMatchObject([{ card, uses: 1 }])
    const last = use({ ...RICH, kept: [{ card, uses: 1 }] })
    expect(summary(last)).toEqual({ ...BEFORE, ...change })
    last.has({ kept: [] }).settled('woodForPile', 'campMove')
    expect(last.state.gone).toContain(card)
  },
)

test('RC-DECK-09 Hammer & Nails lend two pawns, for Build Actions only', () => {
  const t = planning({ ...owned('equipment/hammer-and-nails'), available: { wood: 3 }, tiles: { A1: 5 } })
  for (const leader of ['carpenter', 'cook'])
    t.choose('build/weapons').choose(leader).choose('equipment/hammer-and-nails')
  t.choose('build/weapons').choose('carpenter')
  expect(t.offers('support')).toEqual(['cook', 'enough'])
  t.choose('enough').choose('gather/A1/wood').choose('cook').settled('plan')
})

function entriesOf<Key extends string, Value>(cards: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries(cards) as [Key, Value][]
}
