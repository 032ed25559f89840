import { CHARACTERS, type Character, type InventionId, type Terrain, type TileNumber } from '@landfall/crusoe'
import { plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { freePawns } from '../src/actions/pawns.ts'
import type { Cost } from '../src/components/cost.ts'
import { targetId } from '../src/target.ts'
import { leftAt, plannable } from './open-questions.ts'

type Table = ReturnType<typeof planning>

/** An Event Phase whose only effect is that Strong Wind, pushed off the board, flips an Item. */
const windy = (scene: Scene) =>
  table({
    round: 2,
    threats: { left: 'event/strong-wind', right: 'event/fight' },
    eventDeck: ['event/sunny-beach'],
    eventOrder: ['event'],
    ...scene,
  }).play('event')

/** A Build Action for a weapon level in which Broken Tool flips an Item. */
const broken = (scene: Scene) =>
  table({ phase: 'action', adventureTokens: ['build'], buildDeck: ['build/broken-tool'], ...scene }).play(
    'build',
    stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }),
  )

const supportOf = (t: Table, target: string, leader = 'cook') =>
  leftAt(t.choose(target).choose(leader), 'support').offers('support')

describe('who may build what, and how often', () => {
  rule(
    'RC-ITEM-01',
    'the board and the scenario sheet are for anybody, a card beside a sheet for its character',
    () => {
      const leaders = (target: string) =>
        leftAt(
          planning({ tiles: { A1: 5 }, items: ['invention/rope'], available: { wood: 1 } }).choose(target),
          'leader',
        ).offers()
      expect(leaders('build/invention/knife')).toEqual(['carpenter', 'cook'])
      expect(leaders('build/castaways/hatchet')).toEqual(['carpenter', 'cook'])
      expect(leaders('build/invention/snare')).toEqual(['carpenter'])
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
    expect(leftAt(planned, 'plan').offers()).not.toContain('build/invention/shovel')
  })

  rule('RC-EX-07', 'an Item that is only planned is not there yet', () => {
    const t = planning({
      tiles: { A1: 5 },
      inventions: ['invention/knife', 'invention/bow'],
      items: ['invention/rope'],
      available: { wood: 1 },
    })
    plan(t, 'build/invention/knife', 'cook', 'cook')
    expect(t.offers()).not.toContain('build/invention/bow')
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
    const before = leftAt(built().play('planning'), 'plan').offers()
    expect(before).not.toContain('build/invention/fireplace')
    expect(before).not.toContain('build/invention/shortcut')
    const t = built().play('actionsEnd')
    t.has({ levels: { palisade: 1 }, items: ['invention/fire', 'invention/map'] })
    for (let round = 0; round < 2; round++) {
      t.play('preparation').play('planning')
      expect(t.offers()).toEqual(expect.arrayContaining(['build/invention/fireplace', 'build/invention/shortcut']))
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
      return leftAt(t, 'plan').offers('plan')
    }
    expect(idea({ tiles: { A1: 6 } })).toContain('build/invention/basket')
    expect(idea({ tiles: { A1: 5 } })).not.toContain('build/invention/basket')
  })
})

describe('an Item that is flipped', () => {
  rule('RC-ITEM-08 RC-ITEM-12 RC-TERM-05', 'serves to the end of the round, then has to be built again', () => {
    const t = windy({
      characters: ['explorer', 'cook'],
      items: ['invention/map'],
      tiles: { A1: 5, C1: 10 },
    })
    t.has({ items: ['invention/map'], flipped: [{ item: 'invention/map', rebuilt: false }] })
    t.play('planning')
    expect(t.offers()).toEqual(expect.arrayContaining(['build/invention/shortcut', 'build/invention/map']))
    expect(supportOf(t, 'explore/B2')).toContain('invention/map')
    t.play('roundStart').has({ items: [], flipped: [] })
    expect(t.state.inventions).toContain('invention/map')
    t.play('planning')
    expect(t.offers()).not.toContain('build/invention/shortcut')
    expect(t.offers()).toContain('build/invention/map')
    expect(supportOf(t, 'explore/B2')).not.toContain('invention/map')
    t.settled('support')
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
    t.settled('support')
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
      plan(t, 'gather/A1/wood', 'carpenter', 'cook').choose('invention/basket'),
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
      shortcut: 'A1',
    })
    shortcut
      .choose('invention/map')
      .play('roundStart')
      .has({ items: ['invention/shortcut'], shortcut: 'A1' })
    shortcut.play('production')
    expect(shortcut.offers('source')).toEqual(['bird', 'wood'])
    shortcut.settled('source')
    const map = windy({ characters: ['explorer', 'cook'], items: ['invention/map'], tiles: { A1: 10 } })
    map.play('roundStart').play('planning')
    expect(leftAt(map, 'plan').offers()).not.toContain('build/invention/shortcut')
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
    const snare = broken({ items: ['invention/snare'], island: { B1: { additionalFood: 'invention/snare' } } })
    snare.has({ island: { B1: { additionalFood: 'invention/snare' } } }).play('production')
    snare.has({ available: { food: 2 } }).play('roundStart')
    expect(snare.state.island.B1?.additionalFood).toBeUndefined()
    snare
      .play('production')
      .has({ available: { food: 3 } })
      .settled()
  })

  rule('RC-ITEM-18', 'built again in the same round it gives its bonus anew and stays', () => {
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
      island: { B1: { additionalFood: 'invention/snare' } },
    })
    t.choose('invention/snare').play('preparation').play('planning')
    resolve(plan(t, 'build/invention/snare', 'carpenter', 'cook'))
    t.play('roundStart').has({ island: { B1: { additionalFood: 'invention/snare' } }, flipped: [] })
    t.play('production')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-ITEM-18', 'the token of a Shortcut that is built again stays where it lies', () => {
    const t = windy({
      characters: ['explorer', 'cook'],
      items: ['invention/map', 'invention/shortcut'],
      tiles: { A1: 5, C1: 6 },
      shortcut: 'A1',
    })
    t.choose('invention/shortcut').play('preparation').play('planning')
    resolve(plan(t, 'build/invention/shortcut', 'explorer', 'cook'))
    t.has({ shortcut: 'A1', items: ['invention/map', 'invention/shortcut'], flipped: [] }).settled()
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
    const snare = catastrophe({ items: ['invention/snare'], island: { B1: { additionalFood: 'invention/snare' } } })
    expect(snare.state.island.B1?.additionalFood).toBeUndefined()
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

describe('Basket and Sack', () => {
  const carrying = (carried: readonly string[], rolls: Scene['rolls'] = {}) => {
    const t = planning({ tiles: { A1: 5 }, items: ['invention/basket', 'invention/sack'], rolls })
    plan(t, 'gather/A1/wood', 'cook')
    for (const item of carried) t.choose(item)
    if (t.session.questions[0]?.kind === 'carried') t.choose('none')
    return t
  }
  const gather = (success: 'success' | 'failure', ...carried: readonly string[]) =>
    carrying(carried, {
      'die.gather.wound': ['blank'],
      'die.gather.success': [success],
      'die.gather.adventure': ['blank'],
    })

  rule('RC-CARD-BASKET-01 RC-CARD-SACK-01', 'each adds one to the Gather Action it was assigned to', () => {
    const brings = (...carried: readonly string[]) => resolve(gather('success', ...carried))
    brings()
      .changed({ available: { wood: 1 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/basket')
      .changed({ available: { wood: 2 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/sack')
      .changed({ available: { wood: 2 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/basket', 'invention/sack')
      .changed({ available: { wood: 3 }, phase: 'actionsEnd' })
      .settled()
  })

  rule('RC-CARD-BASKET-01 RC-CARD-SACK-01', 'without success they bring nothing', () => {
    resolve(gather('failure', 'invention/basket', 'invention/sack'))
      .changed({ phase: 'actionsEnd', people: { cook: { determination: 2 } } })
      .settled()
  })

  rule('RC-INV-17 RC-INV-30', 'one Action a round each, and again in the next round', () => {
    const t = carrying(['invention/basket'])
    t.choose('gather/A1/bird').choose('carpenter').choose('enough')
    expect(leftAt(t, 'carried').offers()).toEqual(['invention/sack', 'none'])
    const next = gather('success', 'invention/basket', 'invention/sack')
    resolve(next).play('preparation').choose('0').play('planning')
    next.choose('gather/A1/bird').choose('carpenter').choose('enough')
    expect(next.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    next.settled('carried')
  })
})

describe('the Bed', () => {
  const people = { carpenter: { wounds: 4 }, cook: { wounds: 1 }, friday: { wounds: 2 } }

  rule(
    'RC-CARD-BED-01 RC-CARD-BED-02',
    'heals two wounds and gives a token, to each who rests, but not to Friday',
    () => {
      const t = table({ phase: 'action', friday: true, items: ['invention/bed'], people })
      t.play('rest', stack('rest', 'carpenter')).has({
        people: { carpenter: { wounds: 2, determination: 1 }, cook: { wounds: 1, determination: 0 } },
      })
      t.play('rest', stack('rest', 'carpenter')).has({ people: { carpenter: { wounds: 0, determination: 2 } } })
      t.play('rest', stack('rest', 'cook')).has({ people: { cook: { wounds: 0, determination: 1 } } })
      t.play('rest', stack('rest', 'friday'))
        .has({ people: { friday: { wounds: 1, determination: 0 }, carpenter: { wounds: 0, determination: 2 } } })
        .settled()
    },
  )

  rule('RC-CARD-BED-02 RC-REST-03', 'is not combined with the Hammock', () => {
    const rest = (scene: Scene) => table({ phase: 'action', people, ...scene }).play('rest', stack('rest', 'carpenter'))
    rest({ items: ['invention/bed'], kept: [{ card: 'treasure/hammock' }] })
      .has({ people: { carpenter: { wounds: 2, determination: 1 } } })
      .settled()
    rest({ kept: [{ card: 'treasure/hammock' }] })
      .has({ people: { carpenter: { wounds: 3, determination: 1 } } })
      .settled()
    rest({})
      .has({ people: { carpenter: { wounds: 3, determination: 0 } } })
      .settled()
  })
})

describe('Items of the night', () => {
  const night = (scene: Scene) => table({ phase: 'night', shelterBuilt: true, ...scene }).play('eating')
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
      island: { C1: { exhausted: ['bird'] }, A1: { exhausted: [] }, B1: { additionalFood: 'invention/corral' } },
    })
    t.play('production')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-CARD-CORRAL-01', 'not the bird of the camp’s own tile, and no fish', () => {
    const t = corral({ camp: 'A1', tiles: { A1: 5, A2: 10, B2: 9 } })
    t.has({ island: { A1: { exhausted: [], additionalFood: 'invention/corral' }, B2: { exhausted: ['bird'] } } })
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
    const along = move({ island: { B1: { additionalFood: 'invention/corral' } } })
    along.has({ items: ['invention/corral'], island: { A1: { additionalFood: 'invention/corral' } } })
    expect(along.state.island.B1?.additionalFood).toBeUndefined()
    along.settled()
    const lost = move({
      island: { B1: { additionalFood: 'invention/corral' }, A1: { additionalFood: 'gather/new-flock' } },
    })
    lost.has({ items: [], island: { A1: { additionalFood: 'gather/new-flock' } } })
    expect(lost.state.island.B1?.additionalFood).toBeUndefined()
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
      .has({ available: { food: 3, wood: 1 }, future: { food: 0 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    production('blank')
      .has({ available: { food: 1, wood: 1 } })
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
    const t = table({ items: ['invention/medicine'], round: 2, eventOrder: ['gather/mushrooms', 'gather/mushrooms'] })
    t.play('drawEvent')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } }, items: ['invention/medicine'] })
      .settled()
    table({ round: 2, eventOrder: ['gather/mushrooms', 'gather/mushrooms'] })
      .play('drawEvent')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
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
      .has({ available: { wood: 6, food: 8 } })
      .settled()
    weather(['invention/furnace'])
      .has({ available: { wood: 8, food: 9 } })
      .settled()
  })
})

describe('the Shortcut', () => {
  const shortcut = {
    characters: ['explorer', 'cook'],
    items: ['invention/map', 'invention/shortcut'],
    shortcut: 'A1',
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
    t.choose('B2').has({ shortcut: 'B2' }).settled()
  })

  rule('RC-CARD-SHORTCUT-01 RC-PROD-05', 'one source of its tile produces as well, chosen anew each round', () => {
    const t = table(scene()).play('production')
    expect(t.asks('source', 'table').offers()).toEqual(['bird', 'wood'])
    t.choose('bird').has({ available: { food: 2, wood: 1 } })
    t.play('production')
      .choose('wood')
      .has({ available: { food: 3, wood: 3 } })
      .settled()
  })

  rule('RC-CARD-SHORTCUT-02 RC-EX-73', 'with a token of its kind the source brings two', () => {
    const island = { A1: { additionalFood: 'gather/new-flock' } }
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
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.play('roundEnd').play('planning')
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-GATHER-08', 'that holds too when production is halved and its yield is left out', () => {
    const production = { none: false, half: true, no: [], more: { food: 0, wood: 0 } }
    // A fish and a piece of wood from the camp and one more bird: one of these three.
    const t = table(scene({ production })).play('production').choose('bird').choose('wood')
    t.has({ available: { food: 0, wood: 1 } })
    t.play('preparation').choose('0').play('planning')
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-CARD-SHORTCUT-04', 'without production it yields nothing, and its sources can be gathered from', () => {
    const production = { none: true, half: false, no: [], more: { food: 0, wood: 0 } }
    const t = table(scene({ production })).play('production')
    t.has({ available: { food: 0, wood: 0 } })
      .play('preparation')
      .play('planning')
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-CARD-SHORTCUT-05 RC-MOVE-06', 'a move of the camp removes the token and flips the Item at once', () => {
    const t = table(scene({ shelterBuilt: true }))
      .play('camping')
      .choose('A1')
    t.has({ items: ['invention/map'], flipped: [] })
    expect(t.state.shortcut).toBeUndefined()
    expect(t.state.inventions).toContain('invention/shortcut')
    t.settled()
    table(scene({ shelterBuilt: true }))
      .play('camping')
      .choose('stay')
      .has({ items: ['invention/map', 'invention/shortcut'], shortcut: 'A1' })
      .settled()
  })
})

rule('RC-INV-05 RC-INV-08', 'some Discovery tokens need the Pot, and some Threat Actions the Shovel', () => {
  const offered = (...items: InventionId[]) =>
    plannable({
      items,
      availableDiscoveries: ['discovery/herbs', 'discovery/poison', 'discovery/tobacco'],
      threats: { left: 'event/bear', right: 'event/fight' },
    })
  const needy = ['discovery/herbs', 'discovery/poison', 'threat/left']
  const others = ['discovery/tobacco', 'threat/right']
  const ofThese = (ids: readonly string[]) => ids.filter((id) => [...needy, ...others].includes(id)).sort()
  expect(ofThese(offered())).toEqual(others)
  expect(ofThese(offered('invention/pot'))).toEqual(['discovery/herbs', 'discovery/poison', ...others])
  expect(ofThese(offered('invention/shovel'))).toEqual(['discovery/tobacco', 'threat/left', 'threat/right'])
})

rule('RC-INV-01 RC-INV-29', 'a pawn is there every round, once, for the Actions that are named', () => {
  const t = planning({ items: ['invention/raft'], tiles: { A1: 5 }, available: { wood: 1 } })
  for (let round = 0; round < 2; round++) {
    plan(t, 'gather/A1/wood', 'cook', 'invention/raft')
    expect(supportOf(t, 'explore/B2')).not.toContain('invention/raft')
    t.choose('enough').choose('remove/1')
    expect(supportOf(t, 'explore/C1')).toContain('invention/raft')
    t.choose('invention/raft')
    expect(supportOf(t, 'build/weapons', 'carpenter')).not.toContain('invention/raft')
    t.play('actionsEnd').play('roundEnd').play('preparation').play('planning')
    for (const { id } of [...t.state.plan]) t.choose(`remove/${id}`)
  }
  t.settled('plan')
})

// The table of all Inventions, written by hand from the facts about the cards and the scenario sheet.

/** What an Item does: when it becomes available, and while it is built. */
interface Doing {
  readonly palisade: number
  readonly weapons: number
  readonly nonperishable: number
  /** Tokens and markers on the island: the camp is on B1, and A1 is next to it. */
  readonly tokens: readonly string[]
  /** Wood on the pile. */
  readonly pile: number
  readonly pawnFor: readonly string[]
  /** Determination tokens of the First Player in the Morale Phase. */
  readonly moraleTokens: number
  /** Of three snow clouds. */
  readonly snowIgnored: number
  /** Of nine food in camp. */
  readonly foodKept: number
  /** Food that it takes at night, wounds that it heals, and among how many they can be divided. */
  readonly night: readonly [food: number, wounds: number, among: number]
  /** Wounds healed and tokens gained by a Rest. */
  readonly rest: readonly [wounds: number, tokens: number]
  readonly gatherBonus: number
  readonly pitFood: number
  readonly medicine: boolean
}

const NOTHING: Doing = {
  palisade: 0,
  weapons: 0,
  nonperishable: 0,
  tokens: [],
  pile: 0,
  pawnFor: [],
  moraleTokens: 0,
  snowIgnored: 0,
  foodKept: 0,
  night: [0, 0, 0],
  rest: [1, 0],
  gatherBonus: 0,
  pitFood: 0,
  medicine: false,
}

interface Row {
  readonly rules: string
  readonly card: InventionId
  /** On the board from the start, in the deck, on the scenario sheet, or beside the sheet of a character. */
  readonly from: 'board' | 'deck' | 'scenario' | Character
  readonly terrain?: Terrain
  readonly items?: readonly InventionId[]
  /** One of these is paid. */
  readonly costs?: readonly Cost[]
  readonly does?: Partial<Doing>
  /** What flipping it undoes. */
  readonly lost?: Partial<Pick<Doing, 'palisade' | 'weapons' | 'nonperishable' | 'tokens'>>
}

const WOOD: readonly Cost[] = [{ wood: 1 }]
const FUR: readonly Cost[] = [{ fur: 1 }]

const ROWS: readonly Row[] = [
  {
    rules: 'RC-INV-09',
    card: 'invention/bricks',
    from: 'board',
    terrain: 'hills',
    does: { palisade: 1 },
    lost: { palisade: 1 },
  },
  {
    rules: 'RC-INV-11',
    card: 'invention/dam',
    from: 'board',
    terrain: 'river',
    costs: WOOD,
    does: { nonperishable: 2 },
    lost: { nonperishable: 2 },
  },
  {
    rules: 'RC-INV-06',
    card: 'invention/fire',
    from: 'board',
    terrain: 'mountains',
    does: { palisade: 1 },
    lost: { palisade: 1 },
  },
  {
    rules: 'RC-INV-07',
    card: 'invention/knife',
    from: 'board',
    terrain: 'mountains',
    does: { weapons: 1 },
    lost: { weapons: 1 },
  },
  { rules: 'RC-INV-04', card: 'invention/map', from: 'board', terrain: 'river', does: { pawnFor: ['explore'] } },
  { rules: 'RC-INV-12', card: 'invention/medicine', from: 'board', terrain: 'plains', does: { medicine: true } },
  { rules: 'RC-INV-05', card: 'invention/pot', from: 'board', terrain: 'hills', does: { night: [1, 1, 1] } },
  { rules: 'RC-INV-10', card: 'invention/rope', from: 'board', terrain: 'plains' },
  { rules: 'RC-INV-08', card: 'invention/shovel', from: 'board', terrain: 'beach' },
  { rules: 'RC-INV-17', card: 'invention/basket', from: 'deck', terrain: 'plains', does: { gatherBonus: 1 } },
  { rules: 'RC-INV-18', card: 'invention/bed', from: 'deck', terrain: 'plains', does: { rest: [2, 1] } },
  {
    rules: 'RC-INV-19',
    card: 'invention/belts',
    from: 'deck',
    items: ['invention/knife'],
    costs: FUR,
    does: { pawnFor: ['gather'] },
  },
  {
    rules: 'RC-INV-20',
    card: 'invention/bow',
    from: 'deck',
    items: ['invention/rope', 'invention/knife'],
    costs: WOOD,
    does: { weapons: 3 },
    lost: { weapons: 3 },
  },
  {
    rules: 'RC-INV-21',
    card: 'invention/cellar',
    from: 'deck',
    items: ['invention/shovel'],
    does: { foodKept: 9 },
  },
  {
    rules: 'RC-INV-22',
    card: 'invention/corral',
    from: 'deck',
    items: ['invention/rope'],
    costs: WOOD,
    does: { tokens: ['A1 bird covered', 'B1 additional food'] },
    lost: { tokens: ['B1 additional food'] },
  },
  { rules: 'RC-INV-23', card: 'invention/diary', from: 'deck', costs: FUR, does: { moraleTokens: 1 } },
  {
    rules: 'RC-INV-24',
    card: 'invention/drums',
    from: 'deck',
    terrain: 'hills',
    costs: FUR,
    does: { moraleTokens: 2 },
  },
  {
    rules: 'RC-INV-25',
    card: 'invention/furnace',
    from: 'deck',
    items: ['invention/bricks'],
    does: { snowIgnored: 1 },
  },
  {
    rules: 'RC-INV-26',
    card: 'invention/lantern',
    from: 'deck',
    terrain: 'hills',
    items: ['invention/fire'],
    does: { pawnFor: ['build'] },
  },
  {
    rules: 'RC-INV-27',
    card: 'invention/moat',
    from: 'deck',
    items: ['invention/shovel'],
    costs: WOOD,
    does: { palisade: 2 },
    lost: { palisade: 2 },
  },
  {
    rules: 'RC-INV-28',
    card: 'invention/pit',
    from: 'deck',
    items: ['invention/shovel'],
    costs: WOOD,
    does: { pitFood: 2 },
  },
  {
    rules: 'RC-INV-29',
    card: 'invention/raft',
    from: 'deck',
    items: ['invention/rope'],
    costs: [{ wood: 2 }],
    does: { pawnFor: ['gather', 'explore'] },
  },
  { rules: 'RC-INV-30', card: 'invention/sack', from: 'deck', costs: FUR, does: { gatherBonus: 1 } },
  {
    rules: 'RC-INV-31',
    card: 'invention/shield',
    from: 'deck',
    items: ['invention/rope'],
    costs: WOOD,
    does: { pawnFor: ['hunt'] },
  },
  {
    rules: 'RC-INV-32',
    card: 'invention/sling',
    from: 'deck',
    costs: [{ wood: 1 }, { fur: 1 }],
    does: { weapons: 2 },
    lost: { weapons: 2 },
  },
  {
    rules: 'RC-INV-33',
    card: 'invention/wall',
    from: 'deck',
    items: ['invention/bricks'],
    does: { palisade: 2 },
    lost: { palisade: 2 },
  },
  {
    rules: 'RC-INV-14',
    card: 'invention/fireplace',
    from: 'cook',
    items: ['invention/fire'],
    does: { night: [1, 2, 2] },
  },
  {
    rules: 'RC-INV-15',
    card: 'invention/shortcut',
    from: 'explorer',
    items: ['invention/map'],
    does: { tokens: ['A1 shortcut'] },
    lost: { tokens: ['A1 shortcut'] },
  },
  {
    rules: 'RC-INV-13',
    card: 'invention/snare',
    from: 'carpenter',
    items: ['invention/rope'],
    does: { tokens: ['B1 additional food'] },
    lost: { tokens: ['B1 additional food'] },
  },
  {
    rules: 'RC-INV-16',
    card: 'invention/spear',
    from: 'soldier',
    items: ['invention/knife'],
    costs: WOOD,
    does: { weapons: 3 },
    lost: { weapons: 3 },
  },
  {
    rules: 'RC-INV-34 RC-SCN1-12',
    card: 'castaways/hatchet',
    from: 'scenario',
    terrain: 'mountains',
    costs: WOOD,
    does: { tokens: ['B1 additional wood'] },
  },
  {
    rules: 'RC-INV-34 RC-SCN1-13',
    card: 'castaways/mast',
    from: 'scenario',
    items: ['invention/rope'],
    costs: [{ wood: 1, fur: 1 }],
    does: { pile: 3 },
  },
]

const TILE_OF: { readonly [T in Terrain]: TileNumber } = { beach: 8, hills: 4, mountains: 5, plains: 6, river: 10 }
const EVERYWHERE = { A1: 5, B2: 10, C1: 6, C2: 4 } as const
const RICH: Cost = { wood: 9, fur: 9, food: 9, nonperishable: 9 }

const ownerOf = ({ from }: Row): Character | undefined => CHARACTERS.find((character) => character === from)

/** Four characters plan, and this is the only Invention that can be built. */
const planningFor = ({ card }: Row, scene: Scene) =>
  planning({ characters: CHARACTERS, shelterBuilt: true, inventions: [card], ...scene })

/** What it asks for and nothing else: one terrain, these Items, this payment. */
function barelyEnough(row: Row, cost: Cost): Table {
  const { terrain, items = [] } = row
  return planningFor(row, {
    tiles: { A1: TILE_OF[terrain === undefined || terrain === 'beach' ? 'plains' : terrain] },
    island: {
      A1: { terrainCovered: terrain === undefined || terrain === 'beach' },
      B1: { terrainCovered: terrain !== 'beach' },
    },
    items: [...items],
    available: cost,
  })
}

/** All there is in the box and more than enough of everything. */
const everything = ({ card }: Row): Scene => ({
  tiles: EVERYWHERE,
  items: ROWS.map((other) => other.card).filter((other) => other !== card),
  available: RICH,
})

const SPOTS = ['A1', 'B2', 'C1', 'C2'] as const

/** All there is but one thing that it asks for. */
function oneShort(row: Row): readonly Table[] {
  const { terrain, items = [], costs = [] } = row
  const all = everything(row)
  const unexplored = terrain === 'beach' ? 'B1' : SPOTS.find((at) => terrain && TILE_OF[terrain] === EVERYWHERE[at])
  return [
    ...(unexplored === undefined ? [] : [{ ...all, island: { [unexplored]: { terrainCovered: true } } }]),
    ...items.map((item) => ({ ...all, items: all.items?.filter((other) => other !== item) ?? [] })),
    ...tooLittle(costs).map((cost) => ({ ...all, available: { ...RICH, ...cost } })),
  ].map((scene) => planningFor(row, scene))
}

/** One piece less of one resource; where there are several ways to pay, none of any. */
function tooLittle(costs: readonly Cost[]): readonly Cost[] {
  const resources = costs.flatMap((cost) => Object.entries(cost))
  if (costs.length > 1) return [Object.fromEntries(resources.map(([resource]) => [resource, 0]))]
  return resources.map(([resource, amount]) => ({ [resource]: amount - 1 }))
}

/** Every token and marker on A1 and B1. */
function tokensOn(t: Table): readonly string[] {
  return (['A1', 'B1'] as const).flatMap((space) => {
    const tile = t.state.island[space]
    return [
      ...(tile?.exhausted ?? []).map((source) => `${space} ${source} covered`),
      ...(tile?.additionalFood === undefined ? [] : [`${space} additional food`]),
      ...(tile?.additionalWood === undefined ? [] : [`${space} additional wood`]),
      ...(t.state.shortcut === space ? [`${space} shortcut`] : []),
    ]
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What can be counted in camp and on the island. */
const countable = (t: Table) => ({
  ...t.state.levels,
  ...t.state.available,
  tokens: tokensOn(t),
  pile: sum(t.state.scenarioSheet.castaways?.pile ?? []),
})

function pawnsOf(card: InventionId): readonly string[] {
  const places = { hunt: 'hunt', build: 'build/weapons', gather: 'gather/A1/wood', explore: 'explore/B2' }
  const scene: Scene = { items: [card], tiles: { A1: 5 }, huntingDeck: ['beast/fox'], available: { wood: 1 } }
  return Object.entries(places).flatMap(([action, target]) =>
    supportOf(planning(scene), target).includes(card) ? [action] : [],
  )
}

function nightWith(card: InventionId): Doing['night'] {
  const people = { carpenter: { wounds: 5 }, cook: { wounds: 5 } }
  const t = table({ items: [card], available: { food: 9 }, people }).play('eating')
  if (!t.offers().includes(card)) return [0, 0, 0]
  t.choose(card)
  let among = 0
  for (; t.session.questions[0]?.kind === 'whoHeals'; among++) t.choose('cook')
  const eaten = 2
  t.settled()
  return [9 - eaten - t.state.available.food, 5 - (t.state.people.cook?.wounds ?? 0), among]
}

function gatherWith(card: InventionId): number {
  const t = plan(planning({ items: [card], tiles: { A1: 5 } }), 'gather/A1/wood', 'cook', 'carpenter')
  if (t.session.questions[0]?.kind === 'carried') t.choose(card)
  return t.play('gather', t.state.plan[0]).state.future.wood - 1
}

function weatherWith(card: InventionId): number {
  const rolls = { 'die.weather.rain': ['snow-1'], 'die.weather.winter': ['snow-2'], 'die.weather.animals': ['blank'] }
  const t = table({ round: 7, items: [card], levels: { roof: 9 }, available: { wood: 9 }, rolls }).play('weather')
  return t.state.available.wood - 6
}

/** What it does while it is built, seen in each place where an Item can matter. */
function lasting(card: InventionId): Omit<Doing, 'palisade' | 'weapons' | 'nonperishable' | 'tokens' | 'pile'> {
  const items = [card]
  const morning = table({ items }).play('morale')
  const camping = table({ items, shelterBuilt: true, available: { food: 9 } }).play('camping')
  const rest = table({ items, phase: 'action', people: { cook: { wounds: 5 } } }).play('rest', stack('rest', 'cook'))
  const production = table({ items, rolls: { 'die.build.wound': ['wound'] } }).play('production')
  const hunt = table({ items, phase: 'action', huntingDeck: ['beast/puma'], levels: { weapons: 9 } })
  return {
    pawnFor: pawnsOf(card),
    moraleTokens: morning.state.people.carpenter?.determination ?? 0,
    snowIgnored: weatherWith(card),
    foodKept: camping.state.available.food,
    night: nightWith(card),
    rest: [5 - (rest.state.people.cook?.wounds ?? 0), rest.state.people.cook?.determination ?? 0],
    gatherBonus: gatherWith(card),
    pitFood: production.state.available.food - 1,
    medicine: hunt.play('hunt', stack('hunt', 'cook')).state.people.cook?.wounds === 0,
  }
}

describe('every Invention', () => {
  const cases = ROWS.map((row) => [row.rules, row.card, row] as const)

  test('RC-DECK-08 the table has all thirty cards and the two of the sheet', () => {
    const four = table({ characters: CHARACTERS }).play('setUp')
    const all = [...four.state.inventions, ...four.state.inventionDeck]
    expect(ROWS.map(({ card }) => card).sort()).toEqual(all.sort())
    for (const players of [1, 2, 3, 4]) {
      const { inventionDeck } = table({ characters: CHARACTERS.slice(0, players) }).play('setUp').state
      expect(inventionDeck).toHaveLength(21 - players - 5)
    }
    for (const row of ROWS) {
      const laidOut = (characters: readonly Character[]) => table({ characters }).state.inventions.includes(row.card)
      expect([row.card, laidOut(CHARACTERS)]).toEqual([row.card, row.from !== 'deck'])
      const strangers = CHARACTERS.filter((character) => character !== row.from)
      expect([row.card, laidOut(strangers)]).toEqual([row.card, row.from === 'board' || row.from === 'scenario'])
    }
  })

  test.each(cases)('RC-DECK-08 %s %s can be built with what it asks for, and with nothing less', (_, card, row) => {
    const { costs = [{}] } = row
    const owner = ownerOf(row)
    for (const cost of costs) {
      const t = barelyEnough(row, cost).choose(`build/${card}`)
      expect(t.offers('leader')).toEqual(owner === undefined ? CHARACTERS : [owner])
      t.choose(owner ?? 'cook').choose(owner ?? 'cook')
      t.has({ available: { wood: 0, fur: 0, food: 0, nonperishable: 0 }, items: [...(row.items ?? [])] })
      expect(t.state.plan).toMatchObject([{ target: { kind: 'invention', invention: card }, certain: true }])
      t.settled('plan')
    }
    expect(planningFor(row, everything(row)).offers()).toContain(`build/${card}`)
    for (const t of oneShort(row)) expect(t.offers()).not.toContain(`build/${card}`)
  })

  test.each(cases)('RC-DECK-08 %s %s does what the card says, and nothing else', (_, card, row) => {
    const { costs: [cost = {}] = [], does = {} } = row
    const t = barelyEnough(row, cost).choose(`build/${card}`)
    t.choose(ownerOf(row) ?? 'cook').choose(ownerOf(row) ?? 'cook')
    t.play('build', t.state.plan[0]).has({ futureItems: [card] })
    const before = countable(t)
    t.play('actionsEnd')
      .has({ items: [...(row.items ?? []), card], futureItems: [] })
      .settled()
    const expected: Doing = { ...NOTHING, ...does }
    expect(countable(t)).toEqual({
      ...before,
      palisade: expected.palisade,
      weapons: expected.weapons,
      nonperishable: expected.nonperishable,
      tokens: expected.tokens,
      // Only one place is free on the first stage of the pile.
      pile: Math.min(expected.pile, 1),
    })
    const { palisade, weapons, nonperishable, tokens, pile, ...whileBuilt } = expected
    expect(lasting(card)).toEqual(whileBuilt)
    const third = table({
      futureItems: [card],
      inventions: [],
      scenarioSheet: { castaways: { pile: [1, 2, 0, 0, 0], filledInRound: 0 } },
    })
    expect(sum(third.play('actionsEnd').state.scenarioSheet.castaways?.pile ?? [])).toBe(3 + pile)
  })

  const flips = ROWS.map((row) => {
    const rules = row.from === 'scenario' ? 'RC-ITEM-13' : `RC-ITEM-11 ${row.rules}`
    return [
      rules,
      row.card,
      row.from === 'scenario' ? 'is not flipped' : 'is flipped, and what it gave is undone',
      row,
    ] as const
  })

  test.each(flips)('RC-DECK-08 %s %s %s', (_, card, __, row) => {
    const { from, does = {}, lost = {} } = row
    const tokens = does.tokens ?? []
    const t = windy({
      items: [card],
      shelterBuilt: true,
      tiles: { A1: 6 },
      levels: { roof: 5, palisade: 5, weapons: 5 },
      available: RICH,
      island: {
        A1: { exhausted: tokens.includes('A1 bird covered') ? ['bird'] : [] },
        B1: {
          ...(tokens.includes('B1 additional food') ? { additionalFood: card } : {}),
          ...(tokens.includes('B1 additional wood') ? { additionalWood: card } : {}),
        },
      },
      ...(tokens.includes('A1 shortcut') ? { shortcut: 'A1' } : {}),
    })
    const atOnce = {
      roof: 5,
      palisade: 5 - (lost.palisade ?? 0),
      weapons: 5 - (lost.weapons ?? 0),
      wood: 9,
      fur: 9,
      food: 9,
      nonperishable: 9 - (lost.nonperishable ?? 0),
      pile: 0,
    }
    expect(countable(t)).toEqual({ ...atOnce, tokens })
    t.play('roundStart')
    const left = tokens.filter((token) => lost.tokens?.includes(token) !== true)
    expect(countable(t)).toEqual({ ...atOnce, tokens: left })
    t.has({ items: from === 'scenario' ? [card] : [], people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
    t.settled()
  })
})
