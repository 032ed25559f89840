import { HANDYMAN, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../open-questions.ts'
import { building, early, inEvent, owned, sheet, sorted } from './moments.ts'

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
      .changed({ kept: [], phase: 'night', removed: ['equipment/biscuits'] })
      .settled()
  })

  rule('RC-USE-04', 'Basket and Sack go with a Gather Action, and are assigned in planning', () => {
    const items: Scene['items'] & object = ['invention/basket', 'invention/sack']
    const t = planning({ items, tiles: { A1: 5 } })
    expect(t.offers('anyTime')).toEqual([])
    plan(t, 'gather/A1/wood', 'cook')
    expect(t.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    t.choose('invention/sack').choose('none')
    expect(t.state.plan.at(-1)?.carried).toEqual(['invention/sack'])
    plan(t, 'gather/A1/bird', 'cook')
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
      .changed({ available: { nonperishable: 1 }, kept: [], removed: ['equipment/biscuits'] })
      .settled('woodForPile')
  })

  rule('RC-USE-10 RC-EX-62', 'both uses of the Empty Bottle at the start of the game', () => {
    table({ round: 1, ...owned('equipment/empty-bottle') })
      .play('round')
      .choose('equipment/empty-bottle')
      .choose('equipment/empty-bottle')
      .has({ levels: { weapons: 2 }, kept: [], removed: ['equipment/empty-bottle'], round: 1 })
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
    expect(places(t)).not.toContain('build/weapons')
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
    table({ phase: 'action', futureItems: ['castaways/mast'], scenarioState: { castaways: sheet([1, 2, 3, 4, 1]) } })
      .play('actionsEnd')
      .has({
        items: ['castaways/mast'],
        futureItems: [],
        scenarioState: { castaways: sheet([1, 2, 3, 4, 4]) },
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
      cardsToCome: ['treasure/ropes'],
    }).play('actionsEnd')
    t.asks('tile').has({
      available: { food: 1 },
      availableDiscoveries: ['discovery/goat'],
      cardsToCome: ['treasure/ropes'],
    })
    t.choose('A1')
      .asks('chooseOne')
      .has({
        items: ['invention/shortcut'],
        memory: { 'invention/shortcut': { producesAt: 'A1' } },
        levels: { palisade: 0 },
      })
    t.choose('0')
      .has({ levels: { palisade: 1 }, cardsToCome: [] })
      .settled()
    table({ phase: 'action', futureItems: ['castaways/hatchet'], cardsToCome: ['treasure/hatchet'] })
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
      .has({ island: { B1: { additionalFood: [{ by: 'invention/corral' }] }, A1: { exhausted: ['bird'] } } })
      .settled()
  })

  rule('RC-ENDACT-07', 'tokens of this Action Phase count from now on, and the Handyman leaves', () => {
    const build = [
      'build',
      stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }),
    ] as const
    const t = table({
      phase: 'action',
      lentPawns: HANDYMAN,
      adventureTokens: ['build'],
      newTokens: ['deck/build'],
      buildDeck: ['build/accident', 'build/breakdown'],
    })
    t.play(...build).has({ buildDeck: ['build/accident', 'build/breakdown'], adventureTokens: ['build'], morale: 0 })
    t.play('actionsEnd').has({ lentPawns: [], newTokens: [] })
    t.play(...build)
      .has({ buildDeck: ['build/accident'], adventureTokens: [], morale: -1 })
      .settled()
  })
})
