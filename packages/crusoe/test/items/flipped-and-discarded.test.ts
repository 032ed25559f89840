// Items that are flipped, and what is discarded.
import type { InventionId } from '@landfall/crusoe'
import { join, places, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { freePawns } from '../../src/actions/pawns.ts'
import { leftAt, supportOf, type Table } from '../open-questions.ts'
import { windy } from './tables.ts'

/** A Build Action for a weapon level in which Broken Tool flips an Item. */
const broken = (scene: Scene) =>
  table({ phase: 'action', adventureTokens: ['build'], buildDeck: ['build/broken-tool'], ...scene }).play(
    'build',
    stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }),
  )

describe('an Item that is flipped', () => {
  rule('RC-ITEM-08 RC-ITEM-12 RC-TERM-05', 'serves to the end of the round, then has to be built again', () => {
    const t = windy({
      characters: ['explorer', 'cook'],
      items: ['invention/map'],
      tiles: { A1: 5, C1: 10 },
    })
    t.has({ items: ['invention/map'], flipped: [{ item: 'invention/map', rebuilt: false }] })
    t.play('planning')
    expect(places(t)).toEqual(expect.arrayContaining(['build/invention/shortcut', 'build/invention/map']))
    expect(supportOf(t, 'explore/B2')).toContain('invention/map')
    t.play('roundStart').has({ items: [], flipped: [] })
    expect(t.state.inventions).toContain('invention/map')
    t.play('planning')
    expect(places(t)).not.toContain('build/invention/shortcut')
    expect(places(t)).toContain('build/invention/map')
    expect(supportOf(t, 'explore/B2')).not.toContain('invention/map')
    t.settled('plan')
  })

  rule('RC-ITEM-09 RC-EX-31', 'its pawn works this round and is missing in the next', () => {
    const t = planning({
      items: ['invention/map'],
      available: { wood: 1 },
      islandStack: [9],
      adventureTokens: ['build'],
      buildDeck: ['build/broken-tool'],
    })
    plan(t, 'build/weapons', 'cook', 'carpenter')
    plan(t, 'explore/A1', 'carpenter', 'invention/map')
    resolve(t).has({ island: { A1: { tile: 9 } }, levels: { weapons: 1 }, items: ['invention/map'] })
    t.play('roundStart').has({ items: [] }).play('planning')
    expect(supportOf(t, 'explore/B2')).not.toContain('invention/map')
    t.settled('plan')
  })

  rule('RC-ITEM-09', 'what was planned with it as a requirement, with the Basket or with the Bed goes on', () => {
    const meanwhile = (item: InventionId, how: (t: Table) => void) => {
      const t = planning({
        items: [item],
        tiles: { A1: 5 },
        available: { wood: 1 },
        people: { cook: { wounds: 3 } },
        adventureTokens: ['build'],
        buildDeck: ['build/broken-tool'],
      })
      plan(t, 'build/weapons', 'carpenter', 'cook')
      how(t)
      if (freePawns(t.session.state, 'carpenter') > 0) plan(t, 'arrange', 'carpenter')
      return resolve(t).has({ flipped: [{ item, rebuilt: false }] })
    }
    const snare = meanwhile('invention/rope', (t) => plan(t, 'build/invention/snare', 'carpenter', 'cook'))
    snare.has({ items: ['invention/rope', 'invention/snare'] }).settled()
    const basket = meanwhile('invention/basket', (t) =>
      join(plan(t, 'gather/A1/wood', 'carpenter').choose('invention/basket'), 'cook'),
    )
    basket.has({ available: { wood: 2 } }).settled()
    meanwhile('invention/bed', (t) => plan(t, 'rest', 'cook'))
      .has({ people: { cook: { wounds: 1, determination: 1 } } })
      .settled()
  })

  rule('RC-ITEM-10 RC-EX-28', 'what needed it stays; what is not built yet needs it', () => {
    const shortcut = windy({
      characters: ['explorer', 'cook'],
      items: ['invention/map', 'invention/shortcut'],
      tiles: { A1: 5 },
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
    })
    shortcut
      .choose('invention/map')
      .play('roundStart')
      .has({ items: ['invention/shortcut'], memory: { 'invention/shortcut': { producesAt: 'A1' } } })
    shortcut.play('production')
    expect(shortcut.offers('source')).toEqual(['bird', 'wood'])
    shortcut.settled('source')
    const map = windy({ characters: ['explorer', 'cook'], items: ['invention/map'], tiles: { A1: 10 } })
    map.play('roundStart').play('planning')
    expect(places(leftAt(map, 'plan'))).not.toContain('build/invention/shortcut')
  })

  rule('RC-ITEM-11 RC-EX-29', 'Bricks take a Palisade level with them, if there is one', () => {
    const bricks = (palisade: number) =>
      windy({ items: ['invention/bricks'], shelterBuilt: true, levels: { palisade, roof: 2, weapons: 2 } })
    const none = { people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } }
    bricks(2)
      .has({ levels: { palisade: 1, roof: 2, weapons: 2 }, ...none })
      .settled()
    bricks(0)
      .has({ levels: { palisade: 0, roof: 2, weapons: 2 }, ...none })
      .settled()
  })

  rule('RC-ITEM-11 RC-EX-30', 'the Dam takes two nonperishable food with it, as far as there is any', () => {
    for (const [there, left] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      windy({ items: ['invention/dam'], available: { nonperishable: there, food: 2 } })
        .has({ available: { nonperishable: left, food: 2 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
        .settled()
    }
  })

  rule('RC-ITEM-11 RC-EX-32', 'the Sling takes what there is of two weapon levels, and nobody is wounded', () => {
    const none = { people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } }
    windy({ items: ['invention/sling'], levels: { weapons: 1 } })
      .has({ levels: { weapons: 0 }, ...none })
      .settled()
    windy({ items: ['invention/sling'], levels: { weapons: 3 } })
      .has({ levels: { weapons: 1 }, ...none })
      .settled()
  })

  rule('RC-ITEM-13', 'what stands on the scenario sheet is never flipped', () => {
    const sheet = ['castaways/hatchet', 'castaways/mast'] as const
    windy({ items: [...sheet] })
      .has({ items: [...sheet], flipped: [] })
      .settled()
    windy({ items: [...sheet, 'invention/knife'], levels: { weapons: 1 } })
      .has({ flipped: [{ item: 'invention/knife', rebuilt: false }], levels: { weapons: 0 } })
      .settled()
  })

  rule('RC-ITEM-17', 'levels and food go at once in any phase, tokens when the next round starts', () => {
    broken({ items: ['invention/bow'], levels: { weapons: 4 } })
      .has({ levels: { weapons: 2 }, items: ['invention/bow'] })
      .settled()
    broken({ items: ['invention/dam'], available: { nonperishable: 3 } })
      .has({ available: { nonperishable: 1 } })
      .settled()
    const snare = broken({
      items: ['invention/snare'],
      island: { B1: { additionalFood: [{ by: 'invention/snare' }] } },
    })
    snare.has({ island: { B1: { additionalFood: [{ by: 'invention/snare' }] } } }).play('production')
    snare.has({ available: { food: 2 } }).play('roundStart')
    expect(snare.state.island.B1?.additionalFood).toEqual([])
    snare
      .play('production')
      .has({ available: { food: 3 } })
      .settled()
  })

  rule('RC-ITEM-18', 'built again in the same round it gives its bonus again and stays', () => {
    const t = windy({ items: ['invention/knife', 'invention/map'], tiles: { A1: 5, C1: 10 }, levels: { weapons: 1 } })
    t.choose('invention/knife')
      .has({ levels: { weapons: 0 } })
      .play('preparation')
      .play('planning')
    resolve(plan(t, 'build/invention/knife', 'cook', 'carpenter'))
    t.has({ levels: { weapons: 1 }, items: ['invention/knife', 'invention/map'], flipped: [] })
    t.play('roundStart')
      .has({ items: ['invention/knife', 'invention/map'], levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-ITEM-18', 'a Snare that is built again keeps its token, with one token all in all', () => {
    const t = windy({
      items: ['invention/snare', 'invention/rope'],
      island: { B1: { additionalFood: [{ by: 'invention/snare' }] } },
    })
    t.choose('invention/snare').play('preparation').play('planning')
    resolve(plan(t, 'build/invention/snare', 'carpenter', 'cook'))
    t.play('roundStart').has({ island: { B1: { additionalFood: [{ by: 'invention/snare' }] } }, flipped: [] })
    t.play('production')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-ITEM-18', 'the token of a Shortcut that is built again stays where it lies', () => {
    const t = windy({
      characters: ['explorer', 'cook'],
      items: ['invention/map', 'invention/shortcut'],
      tiles: { A1: 5, C1: 6 },
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
    })
    t.choose('invention/shortcut').play('preparation').play('planning')
    resolve(plan(t, 'build/invention/shortcut', 'explorer', 'cook'))
    t.has({
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
      items: ['invention/map', 'invention/shortcut'],
      flipped: [],
    }).settled()
  })
})

describe('what is discarded', () => {
  const catastrophe = (scene: Scene) =>
    windy({ threats: { left: 'event/catastrophe', right: 'event/fight' }, inventionDeck: ['invention/pit'], ...scene })

  rule('RC-ITEM-14', 'an Item goes into the Invention deck, and its benefit at once', () => {
    const wall = catastrophe({ items: ['invention/wall'], shelterBuilt: true, levels: { palisade: 3 } })
    wall.has({ items: [], levels: { palisade: 1 }, flipped: [] })
    expect([...wall.state.inventionDeck].sort()).toEqual(['invention/pit', 'invention/wall'])
    expect(wall.state.inventions).not.toContain('invention/wall')
    wall.settled()
    const snare = catastrophe({
      items: ['invention/snare'],
      island: { B1: { additionalFood: [{ by: 'invention/snare' }] } },
    })
    expect(snare.state.island.B1?.additionalFood).toEqual([])
    expect(snare.state.inventionDeck).toContain('invention/snare')
    snare.settled()
  })

  rule('RC-ITEM-16', 'Inventions are taken from the board only, and each that is missing wounds everybody', () => {
    const depression = (inventions: readonly InventionId[]) =>
      table({
        round: 2,
        eventDeck: ['event/council'],
        eventOrder: ['event'],
        inventions: [...inventions],
        items: ['invention/knife'],
      }).play('event')
    const sheets = ['invention/snare', 'invention/fireplace', 'castaways/hatchet', 'castaways/mast'] as const
    const few = depression(['invention/map', ...sheets])
    few.has({
      inventions: [...sheets],
      inventionDeck: ['invention/map'],
      items: ['invention/knife'],
      people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
    })
    few.settled()
    const enough = depression(['invention/map', 'invention/pot', 'invention/rope', 'invention/dam', ...sheets])
    expect(enough.asks('inventionToDiscard', 'table').offers()).toEqual([
      'invention/map',
      'invention/pot',
      'invention/rope',
      'invention/dam',
    ])
    enough.choose('invention/pot').choose('invention/dam').choose('invention/map')
    enough
      .has({ inventions: ['invention/rope', ...sheets], people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    expect([...enough.state.inventionDeck].sort()).toEqual(['invention/dam', 'invention/map', 'invention/pot'])
  })
})
