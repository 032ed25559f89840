// Rulings on single Gather and Explore Adventures.
import { EQUIPMENT_IDS } from '@landfall/crusoe'
import { places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, comesUp, meets } from './helpers.ts'

describe('rulings on Gather and Explore Adventures', () => {
  rule('RC-CARD-MUSHROOMS-01 RC-CARD-NESTLINGS-01', 'one food a player, and none for Friday', () => {
    for (const card of ['gather/mushrooms', 'gather/nestlings'] as const) {
      const food = (scene: Scene, amount: number) =>
        meets(card, scene, 'cook')
          .choose('1')
          .changed({
            future: { food: amount, wood: 1 },
            eventOrder: [card],
            gatherDeck: [],
            attempted: ['gather/A1/wood'],
          })
          .settled()
      food({ characters: ['cook'], friday: true }, 1)
      food({ friday: true }, 2)
      food({ characters: ['carpenter', 'cook', 'soldier'] }, 3)
    }
  })

  rule('RC-CARD-NEWFLOCK-01 RC-CARD-NEWFLOCK-03', 'all sources of its own tile are covered, the token is not', () => {
    const t = meets('gather/new-flock', {
      round: 2,
      tiles: { A1: 5, C1: 6 },
      island: { C1: { additionalFood: [{ by: 'test' }] } },
      kept: [{ card: 'treasure/protective-amulet', uses: 1 }],
    })
    t.play('actionsEnd').play('event')
    t.has({
      island: {
        A1: { exhausted: ['bird', 'wood'], additionalFood: [{ by: 'gather/new-flock', flock: true }] },
        B1: { exhausted: [] },
        C1: { exhausted: [], additionalFood: [{ by: 'test' }] },
      },
      people: { carpenter: { wounds: 0 } },
    })
    // The token rests until its source is uncovered again.
    t.play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/A1'))).toEqual([])
    t.choose('treasure/protective-amulet').choose('A1/marker/bird')
    plan(t, 'gather/A1/bird', 'cook', 'carpenter')
    expect(t.state.plan).toMatchObject([{ target: { kind: 'source', space: 'A1', source: 'bird' }, yields: 2 }])
    t.settled('plan')
  })

  rule('RC-CARD-NEWFLOCK-02', 'the only food of a tile is a source itself, and is covered like one', () => {
    const t = meets('gather/new-flock', { round: 2, tiles: { A1: 7 } }).play('actionsEnd')
    const food = t.play('planning')
    expect(places(food)).toEqual(expect.arrayContaining(['gather/A1/wood', 'gather/A1/flock']))
    act(t, 'gather', 'cook', {
      id: 2,
      target: { kind: 'source', space: 'A1', source: 'flock' },
      certain: true,
      yields: 1,
    }).play('actionsEnd')
    t.has({ available: { food: 1, wood: 1 } })
    t.play('event').has({ island: { A1: { exhausted: ['wood', 'flock'] } } })
    t.play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/A1'))).toEqual([])
    t.settled('plan')
  })

  rule('RC-CARD-NICESURPRISE-01', 'unused Starting Equipment, available after the phase', () => {
    const kept = [
      { card: 'equipment/biscuits', uses: 1 },
      { card: 'equipment/empty-bottle', uses: 2 },
      { card: 'equipment/flask-of-rum', uses: 2 },
      { card: 'equipment/hammer-and-nails', uses: 2 },
    ] as const
    // All others but the Bible are gone or on their way.
    const elsewhere: readonly string[] = [
      'equipment/bible',
      'equipment/pipe-and-tobacco',
      ...kept.map(({ card }) => card),
    ]
    const t = meets('gather/surprise-in-the-bushes', {
      kept: [...kept],
      futureEquipment: ['equipment/pipe-and-tobacco'],
      removed: EQUIPMENT_IDS.filter((id) => !elsewhere.includes(id)),
    }).choose('1')
    t.has({ futureEquipment: ['equipment/pipe-and-tobacco', 'equipment/bible'] })
    expect(t.state.kept).toHaveLength(4)
    t.play('actionsEnd')
    expect(t.state.kept).toContainEqual({ card: 'equipment/bible', uses: 2 })
    t.settled()
  })

  rule('RC-CARD-SKELETON-01', 'the top card of the Invention deck', () => {
    const t = comesUp('gather/skeleton', { inventionDeck: ['invention/pit', 'invention/raft'] })
    t.has({ inventionDeck: ['invention/pit'], morale: -1 })
    expect(t.state.inventions).toContain('invention/raft')
    expect(t.state.inventions).not.toContain('invention/pit')
    t.settled()
  })

  rule('RC-CARD-RUINEDHUT-01', 'a knife, rope, shovel or medicine for nothing, whatever it needs', () => {
    // Neither mountains nor plains are explored, and there is no wood.
    const hut = (scene: Scene = {}) => meets('explore/ruined-hut', { tiles: {}, islandStack: [10], ...scene })
    const offers = (scene: Scene = {}) => {
      const t = hut(scene)
      t.settled('chooseOne')
      return t.offers('chooseOne')
    }
    expect(offers()).toEqual(['0', '1', '2', '3', '4'])
    for (const [choice, item] of [
      ['1', 'invention/knife'],
      ['2', 'invention/rope'],
      ['3', 'invention/shovel'],
      ['4', 'invention/medicine'],
    ] as const) {
      hut()
        .choose(choice)
        .has({ futureItems: [item], people: { carpenter: { wounds: 0, determination: 0 } } })
        .settled()
    }
    // What is built already cannot be built again.
    expect(offers({ items: ['invention/knife', 'invention/shovel'] })).toEqual(['0', '2', '4'])
  })

  rule('RC-DECK-04 RC-TERM-06 RC-TERM-09 RC-TERM-23', 'the found firearm counts in one fight, after the phase', () => {
    const t = meets('explore/surprising-discovery', { islandStack: [9], huntingDeck: ['beast/bear', 'beast/tiger'] })
    t.play('hunt', stack('hunt', 'cook', { id: 2 })).has({ people: { cook: { wounds: 8 } } })
    t.play('actionsEnd').has({ people: { cook: { wounds: 8 } } })
    t.play('hunt', stack('hunt', 'carpenter', { id: 3 })).choose('explore/surprising-discovery')
    t.has({ people: { carpenter: { wounds: 4 } }, levels: { weapons: 0 }, kept: [] })
    expect(t.state.removed).toContain('explore/surprising-discovery')
    t.settled()
  })
})
