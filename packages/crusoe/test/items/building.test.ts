// Who may build what, and when it takes effect.
import type { InventionId } from '@landfall/crusoe'
import { leaders, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { targetId } from '../../src/target.ts'
import { leftAt, plannable, supportOf } from '../open-questions.ts'

describe('who may build what, and how often', () => {
  rule(
    'RC-ITEM-01',
    'the board and the scenario sheet are for anybody, a card beside a sheet for its character',
    () => {
      const t = planning({ tiles: { A1: 5 }, items: ['invention/rope'], available: { wood: 1 } })
      expect(leaders(t, 'build/invention/knife')).toEqual(['carpenter', 'cook'])
      expect(leaders(t, 'build/castaways/hatchet')).toEqual(['carpenter', 'cook'])
      expect(leaders(t, 'build/invention/snare')).toEqual(['carpenter'])
      t.settled('plan')
    },
  )

  rule('RC-ITEM-04', 'one attempt a round, and never what is built already', () => {
    const t = table({
      phase: 'action',
      inventions: ['invention/shovel', 'invention/rope'],
      tiles: { A1: 6 },
      available: { wood: 1 },
      adventureTokens: ['build'],
      buildDeck: ['build/fast-work'],
      rolls: { 'die.build.wound': ['blank'], 'die.build.success': ['failure'] },
    }).play('build', stack('build', 'cook', { target: { kind: 'invention', invention: 'invention/shovel' } }))
    // Fast Work: one more Build Action in the same round, but not of the Shovel that has just failed.
    t.choose('1')
    expect(t.offers('buildTarget')).toEqual(['weapons', 'invention/rope'])
    t.has({ items: [], futureItems: [] }).settled('buildTarget')
    expect(plannable({ items: ['invention/shovel'] })).not.toContain('build/invention/shovel')
    const planned = plan(planning(), 'build/invention/shovel', 'cook')
    expect(places(leftAt(planned, 'plan'))).not.toContain('build/invention/shovel')
  })

  rule('RC-EX-07', 'an Item that is only planned is not there yet', () => {
    const t = planning({
      tiles: { A1: 5 },
      inventions: ['invention/knife', 'invention/bow'],
      items: ['invention/rope'],
      available: { wood: 1 },
    })
    plan(t, 'build/invention/knife', 'cook', 'cook')
    expect(places(t)).not.toContain('build/invention/bow')
    t.settled('plan')
  })

  rule('RC-EX-09', 'one Knife is enough for Spear and Belts in one round', () => {
    const t = planning({
      characters: ['soldier', 'cook'],
      inventions: ['invention/spear', 'invention/belts'],
      items: ['invention/knife'],
      available: { wood: 1, fur: 1 },
    })
    plan(t, 'build/invention/spear', 'soldier')
    plan(t, 'build/invention/belts', 'cook')
    t.has({ available: { wood: 0, fur: 0 }, items: ['invention/knife'] })
    expect(t.state.plan.map(({ target }) => targetId(target))).toEqual(['invention/spear', 'invention/belts'])
    t.settled('plan')
  })

  rule('RC-EX-24', 'a Roof takes all the wood, and the Fireplace needs none', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'soldier'],
      shelterBuilt: true,
      items: ['invention/fire'],
      available: { wood: 3 },
    })
    plan(t, 'build/roof', 'carpenter').has({ available: { wood: 0 } })
    plan(t, 'build/invention/fireplace', 'cook')
    expect(t.state.plan.map(({ target, paid }) => [targetId(target), paid.wood ?? 0])).toEqual([
      ['roof', 3],
      ['invention/fireplace', 0],
    ])
    t.settled('plan')
  })

  rule('RC-BUILD-03 RC-ITEM-07', 'both Items and the wood of a Bow are there at planning, or it is refused', () => {
    const bow = (items: readonly InventionId[], wood: number) =>
      plannable({
        inventions: ['invention/bow'],
        items: [...items],
        available: { wood },
        future: { wood: 9 },
      }).includes('build/invention/bow')
    expect(bow(['invention/knife', 'invention/rope'], 1)).toBe(true)
    expect(bow(['invention/knife', 'invention/rope'], 0)).toBe(false)
    expect(bow(['invention/knife'], 1)).toBe(false)
    expect(bow(['invention/rope'], 1)).toBe(false)
  })
})

describe('when an Item takes effect', () => {
  rule('RC-INV-02 RC-ITEM-07', 'a bonus comes when the Item becomes available, and once', () => {
    const t = table({ phase: 'action', inventions: ['invention/knife'], levels: { palisade: 1, roof: 1 } })
      .play(
        'build',
        stack('build', 'cook', { target: { kind: 'invention', invention: 'invention/knife' }, certain: true }),
      )
      .has({ levels: { weapons: 0 }, items: [], futureItems: ['invention/knife'] })
    t.play('actionsEnd').has({ levels: { weapons: 1, palisade: 1, roof: 1 }, items: ['invention/knife'] })
    t.play('actionsEnd')
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-INV-03 RC-BUILD-14', 'without a Shelter a Palisade bonus is lost, not saved', () => {
    const fire = (scene: Scene) =>
      table({ phase: 'action', futureItems: ['invention/fire'], inventions: [], ...scene }).play('actionsEnd')
    const t = fire({}).has({ levels: { palisade: 0 }, items: ['invention/fire'] })
    t.play('build', stack('build', 'cook', { target: { kind: 'building', building: 'shelter' }, certain: true })).play(
      'actionsEnd',
    )
    t.has({ shelterBuilt: true, levels: { palisade: 0 } }).settled()
    fire({ shelterBuilt: true })
      .has({ levels: { palisade: 1 } })
      .settled()
    fire({ camp: 'A1', tiles: { A1: 11 } })
      .has({ levels: { palisade: 1 } })
      .settled()
  })

  rule('RC-EX-10', 'Fire and Map: a Palisade level, a pawn, and what they make possible', () => {
    const built = () =>
      table({
        characters: ['explorer', 'cook'],
        phase: 'action',
        shelterBuilt: true,
        tiles: { A1: 5 },
        futureItems: ['invention/fire', 'invention/map'],
        inventions: ['invention/fireplace', 'invention/shortcut'],
      })
    const before = places(leftAt(built().play('planning'), 'plan'))
    expect(before).not.toContain('build/invention/fireplace')
    expect(before).not.toContain('build/invention/shortcut')
    const t = built().play('actionsEnd')
    t.has({ levels: { palisade: 1 }, items: ['invention/fire', 'invention/map'] })
    for (let round = 0; round < 2; round++) {
      t.play('preparation').play('planning')
      expect(places(t)).toEqual(expect.arrayContaining(['build/invention/fireplace', 'build/invention/shortcut']))
      expect(supportOf(t, 'explore/B2')).toContain('invention/map')
      t.play('roundEnd')
    }
    t.settled()
  })

  rule('RC-ITEM-06 RC-SCN1-12', 'the Hatchet of the sheet puts its token on the camp’s tile after the phase', () => {
    const hatchet = (scene: Scene = {}) =>
      table({ phase: 'action', ...scene }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'invention', invention: 'castaways/hatchet' }, certain: true }),
      )
    const t = hatchet().has({ futureItems: ['castaways/hatchet'], items: [] })
    expect(t.state.island.B1?.additionalWood).toBeUndefined()
    t.play('actionsEnd').has({ items: ['castaways/hatchet'], island: { B1: { additionalWood: 'castaways/hatchet' } } })
    t.play('production')
      .has({ available: { wood: 2, food: 1 } })
      .settled()
    hatchet({ island: { B1: { additionalWood: 'treasure/hatchet' } } })
      .play('actionsEnd')
      .has({ items: ['castaways/hatchet'], island: { B1: { additionalWood: 'treasure/hatchet' } } })
      .settled()
  })

  rule('RC-ITEM-15', 'a new Invention whose terrain is explored can be built at once', () => {
    const idea = (scene: Scene) => {
      const t = planning({
        people: { carpenter: { determination: 3 } },
        inventionDeck: ['invention/basket', 'invention/drums'],
        available: { fur: 1 },
        ...scene,
      })
      t.as('carpenter').choose('ability/a-new-idea').choose('invention/basket')
      return places(leftAt(t, 'plan'))
    }
    expect(idea({ tiles: { A1: 6 } })).toContain('build/invention/basket')
    expect(idea({ tiles: { A1: 5 } })).not.toContain('build/invention/basket')
  })
})
