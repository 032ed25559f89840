// Rulings on single Build Adventures.
import type { Scene } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, acting, cameUp, comesUp, meets } from './helpers.ts'

describe('rulings on Build Adventures', () => {
  rule('RC-CARD-FASTWORK-01', 'the one who drew it builds once more, with dice and without pawns', () => {
    const t = acting({
      available: { wood: 1 },
      inventions: [],
      buildDeck: ['build/fast-work'],
      rolls: {
        'die.build.wound': ['blank', 'wound'],
        'die.build.success': ['failure', 'success'],
        'die.build.adventure': ['adventure', 'blank'],
      },
    })
    act(t, 'build', 'cook', { support: [] }).choose('1')
    t.has({
      levels: { weapons: 1 },
      available: { wood: 0 },
      people: { cook: { wounds: 1, determination: 2 }, carpenter: { wounds: 0, determination: 0 } },
      eventOrder: ['build/fast-work'],
    })
    expect(t.happened('diceRolled')).toHaveLength(2)
    t.settled()
  })

  rule('RC-CARD-FASTWORK-01', 'the extra Action may meet an adventure of its own', () => {
    const t = acting({
      available: { wood: 1, food: 1 },
      inventions: [],
      buildDeck: ['build/hard-work', 'build/fast-work'],
      rolls: {
        'die.build.wound': ['blank', 'blank'],
        'die.build.success': ['success', 'success'],
        'die.build.adventure': ['adventure', 'adventure'],
      },
    })
    act(t, 'build').choose('1')
    t.has({
      levels: { weapons: 2 },
      available: { wood: 0, food: 0 },
      removed: ['build/hard-work'],
      eventOrder: ['build/fast-work'],
    }).settled()
  })

  rule('RC-CARD-FASTWORK-02', 'any Build Action whose requirements are met', () => {
    const offers = (scene: Scene) => {
      const t = meets('build/fast-work', scene).choose('1').asks('buildTarget', 'carpenter')
      t.settled('buildTarget')
      return t.offers()
    }
    const inventions = ['invention/shovel', 'invention/rope', 'invention/snare', 'invention/fireplace'] as const
    expect(offers({ available: { wood: 1 }, inventions: [...inventions] })).toEqual(['weapons', 'invention/shovel'])
    const richer = { available: { wood: 2 }, inventions: [...inventions], items: ['invention/map'] } satisfies Scene
    expect(offers({ ...richer, tiles: { A1: 6 } })).toEqual([
      'weapons',
      'shelter',
      'invention/shovel',
      'invention/rope',
    ])
    // The Fireplace is the Cook's.
    const built = {
      ...richer,
      items: ['invention/rope', 'invention/fire'],
      inventions: inventions.filter((id) => id !== 'invention/rope'),
    } satisfies Scene
    expect(offers(built)).toContain('invention/snare')
    expect(offers(built)).not.toContain('invention/fireplace')
    // With nothing to build the card can only be declined.
    meets('build/fast-work', { inventions: [] })
      .changed({ removed: ['build/fast-work'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
  })

  rule('RC-CARD-FASTWORK-03 RC-BUILD-13', 'Roof and Palisade only beside a Shelter of an earlier round', () => {
    const offers = (scene: Scene) => {
      const t = meets('build/fast-work', { available: { wood: 2 }, ...scene })
        .choose('1')
        .asks('buildTarget', 'carpenter')
      t.settled('buildTarget')
      return t.offers('buildTarget')
    }
    expect(offers({ shelterBuilt: true, shelterNew: true })).not.toContain('roof')
    expect(offers({ shelterBuilt: true, shelterNew: true })).not.toContain('palisade')
    expect(offers({ shelterBuilt: true })).toEqual(expect.arrayContaining(['roof', 'palisade']))
    const natural = { shelterBuilt: true, shelterNew: true, camp: 'B2', tiles: { B2: 11 } } satisfies Scene
    expect(offers(natural)).toEqual(expect.arrayContaining(['roof', 'palisade']))
    const inventions = ['invention/lantern', 'invention/dam'] as const
    const lantern = { tiles: { A1: 4 }, inventions: [...inventions] } satisfies Scene
    expect(offers({ ...lantern, futureItems: ['invention/fire'] })).not.toContain('invention/lantern')
    expect(offers({ ...lantern, items: ['invention/fire'] })).toContain('invention/lantern')
  })

  rule('RC-CARD-MONKEY-01', 'half of Roof or Palisade: of a level of 1 nothing is lost', () => {
    const monkeys = (roof: number, palisade: number) =>
      comesUp('build/monkey-see', { shelterBuilt: true, levels: { roof, palisade } })
    monkeys(3, 1)
      .choose('0')
      .changed({ ...cameUp('build/monkey-see'), levels: { roof: 2 } })
      .settled()
    monkeys(3, 1).choose('1').changed(cameUp('build/monkey-see')).settled()
    monkeys(0, 4)
      .changed({ ...cameUp('build/monkey-see'), levels: { palisade: 2 } })
      .settled()
    monkeys(0, 0)
      .changed({ ...cameUp('build/monkey-see'), people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-TIRED-01', 'only the resolving character is healed, and at once', () => {
    const people = { carpenter: { wounds: 5 }, cook: { wounds: 5 } }
    meets('build/tired', { people })
      .choose('1')
      .has({ phase: 'action', people: { carpenter: { wounds: 3 }, cook: { wounds: 5 } } })
      .settled()
    meets('build/tired', { people: { ...people, carpenter: { wounds: 1 } } })
      .choose('1')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 5 } } })
      .settled()
  })

  const tools = ['invention/map', 'invention/pot', 'invention/rope'] as const

  rule('RC-CARD-TOOLSINSPECTION-01', 'two Items are marked, or the only one, and go on serving', () => {
    const t = meets('build/tools-inspection', { items: [...tools] }).asks('item', 'table')
    t.choose('invention/rope')
    expect(t.offers()).toEqual(['invention/map', 'invention/pot'])
    t.choose('invention/map').has({ eventOrder: ['build/tools-inspection'], flipped: [] })
    t.play('actionsEnd')
      .play('roundEnd')
      .play('roundStart')
      .has({ items: [...tools] })
      .settled()
    for (const items of [['invention/map'], []] as const) {
      meets('build/tools-inspection', { items: [...items] })
        .has({ items: [...items], flipped: [], people: { carpenter: { wounds: 0 } } })
        .settled()
    }
  })

  rule('RC-CARD-TOOLSINSPECTION-02', 'the marked Items break when the card comes up', () => {
    const t = meets('build/tools-inspection', { round: 2, items: [...tools] })
    t.choose('invention/rope').choose('invention/map').play('actionsEnd').play('event')
    t.play('roundEnd')
      .play('roundStart')
      .has({ items: ['invention/pot'] })
    expect(t.state.inventions).toEqual(expect.arrayContaining(['invention/map', 'invention/rope']))
    t.settled()
    // An Item that was built since is safe.
    const one = meets('build/tools-inspection', { round: 2, items: ['invention/map'], futureItems: ['invention/pot'] })
    one
      .play('actionsEnd')
      .play('event')
      .play('roundStart')
      .has({ items: ['invention/pot'] })
      .settled()
  })

  rule('RC-CARD-WEAKCONSTRUCTION-01', 'half the Roof, the loss rounded down; no Roof is a demand', () => {
    for (const card of ['build/weak-construction', 'gather/nice-surprise'] as const) {
      const after = (roof: number, left: number, wounds: number) =>
        comesUp(card, { shelterBuilt: true, levels: { roof, palisade: 3 } })
          .changed({ ...cameUp(card), levels: { roof: left }, people: { carpenter: { wounds }, cook: { wounds } } })
          .settled()
      after(5, 3, 0)
      after(4, 2, 0)
      after(1, 1, 0)
      after(0, 0, 1)
    }
  })
})
