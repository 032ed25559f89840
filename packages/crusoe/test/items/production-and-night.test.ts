// Items of production, weather and night.
import type { InventionId } from '@landfall/crusoe'
import { places, planning, type Scene, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../open-questions.ts'
import { windy } from './tables.ts'

describe('Items of the night', () => {
  const night = (scene: Scene) =>
    table({ phase: 'night', shelterBuilt: true, ...scene })
      .everywhere()
      .play('eating')

  const people = { carpenter: { wounds: 3 }, cook: { wounds: 3 } }

  rule('RC-CARD-POT-01', 'the Pot heals one wound of one character for one food, once a night', () => {
    const t = night({ items: ['invention/pot'], available: { food: 5 }, people })
    expect(t.asks('night').offers()).toEqual(['invention/pot', PASS])
    t.choose('invention/pot').choose('cook')
    t.changed({ available: { food: 2 }, people: { cook: { wounds: 2 } }, usedItems: ['invention/pot'] }).settled()
    t.play('eating')
    expect(leftAt(t, 'night').offers()).toContain('invention/pot')
    night({ items: ['invention/pot'], people: { cook: { wounds: 1 } } })
      .changed({ people: { cook: { wounds: 3 }, carpenter: { wounds: 2 } } })
      .settled()
  })

  rule('RC-CARD-FIREPLACE-01', 'the Fireplace heals two wounds of one, or one each of two', () => {
    const fireplace = () =>
      night({ items: ['invention/fireplace'], available: { food: 3 }, people }).choose('invention/fireplace')
    fireplace()
      .choose('cook')
      .choose('cook')
      .changed({ available: { food: 0 }, people: { cook: { wounds: 1 } }, usedItems: ['invention/fireplace'] })
      .settled()
    fireplace()
      .choose('cook')
      .choose('carpenter')
      .changed({
        available: { food: 0 },
        people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
        usedItems: ['invention/fireplace'],
      })
      .settled()
  })

  rule('RC-CARD-POT-01 RC-CARD-FIREPLACE-01', 'neither is of use outside the Night Phase', () => {
    const items: InventionId[] = ['invention/pot', 'invention/fireplace']
    const t = planning({ items, available: { food: 3 }, people })
    expect(t.offers()).not.toContain('invention/pot')
    expect(t.offers()).not.toContain('invention/fireplace')
    t.settled('plan')
  })

  rule('RC-CARD-CELLAR-02', 'a flipped Cellar keeps the food of this night, but not of the next', () => {
    const t = windy({ items: ['invention/cellar'], available: { food: 3, nonperishable: 1 }, shelterBuilt: true })
    t.play('camping').has({ available: { food: 3, nonperishable: 1 } })
    t.play('roundStart').play('camping')
    t.has({ available: { food: 0, nonperishable: 1 } }).settled()
  })
})

describe('the Corral', () => {
  const corral = (scene: Scene) =>
    table({ phase: 'action', inventions: [], futureItems: ['invention/corral'], ...scene }).play('actionsEnd')

  rule('RC-CARD-CORRAL-01 RC-BOARD-07', 'covers a bird source next to the camp and brings food to the camp', () => {
    const t = corral({ tiles: { A1: 5, C1: 6, B3: 9 } })
    expect(t.asks('source', 'table').offers()).toEqual(['A1/bird', 'C1/bird'])
    t.choose('C1/bird').has({
      island: {
        C1: { exhausted: ['bird'] },
        A1: { exhausted: [] },
        B1: { additionalFood: [{ by: 'invention/corral' }] },
      },
    })
    t.play('production')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-CARD-CORRAL-01', 'not the bird of the camp’s own tile, and no fish', () => {
    const t = corral({ camp: 'A1', tiles: { A1: 5, A2: 10, B2: 9 } })
    t.has({
      island: { A1: { exhausted: [], additionalFood: [{ by: 'invention/corral' }] }, B2: { exhausted: ['bird'] } },
    })
    t.has({ island: { A2: { exhausted: [] }, B1: { exhausted: [] } } }).settled()
  })

  rule('RC-CARD-CORRAL-02', 'its token goes with the camp, unless there is one already', () => {
    const move = (scene: Scene) =>
      table({
        items: ['invention/corral'],
        shelterBuilt: true,
        tiles: { A1: 5 },
        ...scene,
      })
        .play('camping')
        .choose('A1')
    const along = move({ island: { B1: { additionalFood: [{ by: 'invention/corral' }] } } })
    along.has({ items: ['invention/corral'], island: { A1: { additionalFood: [{ by: 'invention/corral' }] } } })
    expect(along.state.island.B1?.additionalFood).toEqual([])
    along.settled()
    const lost = move({
      island: {
        B1: { additionalFood: [{ by: 'invention/corral' }] },
        A1: { additionalFood: [{ by: 'gather/new-flock' }] },
      },
    })
    lost.has({ items: [], island: { A1: { additionalFood: [{ by: 'gather/new-flock' }] } } })
    expect(lost.state.island.B1?.additionalFood).toEqual([])
    expect(lost.state.inventions).toContain('invention/corral')
    lost.settled()
  })
})

describe('the Pit', () => {
  const production = (face: 'wound' | 'blank', scene: Scene = {}) =>
    table({ phase: 'production', items: ['invention/pit'], rolls: { 'die.build.wound': [face] }, ...scene }).play(
      'production',
    )

  rule('RC-CARD-PIT-01', 'two food if the brown Wound die shows a wound, and nobody is hurt', () => {
    production('wound')
      .changed({ available: { food: 3, wood: 1 } })
      .settled()
    production('blank')
      .changed({ available: { food: 1, wood: 1 } })
      .settled()
  })

  rule('RC-CARD-PIT-02', 'nothing where no food may be gained, and counted before halving', () => {
    const usual = { none: false, half: false, no: [], more: { food: 0, wood: 0 } }
    table({ items: ['invention/pit'], production: { ...usual, no: ['food'] } })
      .play('production')
      .has({ available: { food: 0, wood: 1 } })
      .settled()
    // Half of 1 food, 1 wood and 2 food of the Pit is 2; without the Pit it would be 1.
    const half = production('wound', { production: { ...usual, half: true } })
    half
      .choose('food')
      .choose('food')
      .has({ available: { food: 2, wood: 0 } })
      .settled()
  })
})

describe('Medicine and Furnace', () => {
  rule('RC-INV-12 RC-CARD-MEDICINE-01', 'Medicine helps again and again, and is not used up', () => {
    // The viper bites the first player, the mushrooms are for everybody.
    const eventOrder: NonNullable<Scene['eventOrder']> = ['gather/viper', 'gather/mushrooms']
    table({ items: ['invention/medicine'], round: 2, eventOrder })
      .play('drawEvent')
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } }, items: ['invention/medicine'] })
      .settled()
    table({ round: 2, eventOrder })
      .play('drawEvent')
      .has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-FURNACE-01', 'the Furnace ignores one snow cloud of several, of a die or a token', () => {
    const weather = (items: readonly InventionId[]) =>
      table({
        round: 4,
        items: [...items],
        levels: { roof: 1 },
        available: { wood: 9, food: 9 },
        weatherTokens: { snow: true },
        rolls: { 'die.weather.rain': ['snow-1'] },
      }).play('weather')
    weather([])
      .changed({ available: { wood: 6, food: 8 }, phase: 'weather', weatherTokens: { snow: false } })
      .settled()
    weather(['invention/furnace'])
      .changed({ available: { wood: 8 }, phase: 'weather', weatherTokens: { snow: false } })
      .settled()
  })
})

describe('the Shortcut', () => {
  const shortcut = {
    characters: ['explorer', 'cook'],
    items: ['invention/map', 'invention/shortcut'],
    memory: { 'invention/shortcut': { producesAt: 'A1' } },
    tiles: { A1: 5 },
  } as const

  const scene = (more: Scene = {}): Scene => ({ ...shortcut, items: [...shortcut.items], ...more })

  rule('RC-CARD-SHORTCUT-01', 'its token is put next to the camp', () => {
    const t = table({
      characters: ['explorer', 'cook'],
      phase: 'action',
      inventions: [],
      futureItems: ['invention/shortcut'],
      tiles: { A1: 5, B2: 6, B3: 7 },
    }).play('actionsEnd')
    expect(t.asks('tile', 'table').offers()).toEqual(['A1', 'B2'])
    t.choose('B2')
      .has({ memory: { 'invention/shortcut': { producesAt: 'B2' } } })
      .settled()
  })

  rule('RC-CARD-SHORTCUT-01 RC-PROD-05', 'one source of its tile produces as well, chosen again each round', () => {
    const t = table(scene()).play('production')
    expect(t.asks('source', 'table').offers()).toEqual(['bird', 'wood'])
    t.choose('bird').has({ available: { food: 2, wood: 1 } })
    t.play('production')
      .choose('wood')
      .has({ available: { food: 3, wood: 3 } })
      .settled()
  })

  rule('RC-CARD-SHORTCUT-02 RC-EX-73', 'with a token of its kind the source brings two', () => {
    const island = { A1: { additionalFood: [{ by: 'gather/new-flock' }] } }
    const take = (source: string) => table(scene({ island })).play('production').choose(source)
    take('wood')
      .has({ available: { food: 1, wood: 2 } })
      .settled()
    take('bird')
      .has({ available: { food: 3, wood: 1 } })
      .settled()
  })

  rule('RC-CARD-SHORTCUT-03 RC-GATHER-08', 'the source that it used cannot be gathered from in that round', () => {
    const t = table(scene()).play('production').choose('bird').play('preparation').choose('0').play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.play('roundEnd').play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-GATHER-08', 'that holds too when production is halved and its yield is left out', () => {
    const production = { none: false, half: true, no: [], more: { food: 0, wood: 0 } }
    // A fish and a piece of wood from the camp and one more bird: one of these three.
    const t = table(scene({ production })).play('production').choose('bird').choose('wood')
    t.has({ available: { food: 0, wood: 1 } })
    t.play('preparation').choose('0').play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-CARD-SHORTCUT-01', 'a token that is removed while its source is chosen yields nothing', () => {
    const t = table(scene({ kept: [{ card: 'treasure/protective-amulet', uses: 1 }] })).play('production')
    t.asks('source').choose('treasure/protective-amulet').choose('wood', 'source')
    t.has({ kept: [], available: { food: 1, wood: 1 } }).settled()
    expect(t.state.memory).toEqual({})
  })

  rule('RC-CARD-SHORTCUT-04', 'without production it yields nothing, and its sources can be gathered from', () => {
    const production = { none: true, half: false, no: [], more: { food: 0, wood: 0 } }
    const t = table(scene({ production })).play('production')
    t.has({ available: { food: 0, wood: 0 } })
      .play('preparation')
      .play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-CARD-SHORTCUT-05 RC-MOVE-06', 'a move of the camp removes the token and flips the Item at once', () => {
    const t = table(scene({ shelterBuilt: true }))
      .play('camping')
      .choose('A1')
    t.has({ items: ['invention/map'], flipped: [] })
    expect(t.state.memory).toEqual({})
    expect(t.state.inventions).toContain('invention/shortcut')
    t.settled()
    table(scene({ shelterBuilt: true }))
      .play('camping')
      .choose('stay')
      .has({ items: ['invention/map', 'invention/shortcut'], memory: { 'invention/shortcut': { producesAt: 'A1' } } })
      .settled()
  })
})
