// What was planned is resolved, in the order of the Actions.
import { plan, planning, resolve } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { dice } from './dice.ts'

describe('resolving', () => {
  rule('RC-RES-01', 'Hunt, Build, Gather, Explore, Arrange Camp, Rest', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      tiles: { A1: 5 },
      huntingDeck: ['beast/birds'],
      islandStack: [9],
      available: { wood: 1 },
      morale: 3,
      rolls: dice('build', 'blank', 'success', 'blank'),
    })
    plan(t, 'arrange', 'carpenter')
    plan(t, 'explore/B2', 'carpenter', 'cook')
    plan(t, 'gather/A1/wood', 'cook', 'explorer')
    plan(t, 'build/weapons', 'explorer')
    plan(t, 'hunt', 'soldier', 'soldier')
    t.choose('confirm').choose('determination')
    expect(t.session.state.plan).toEqual([])
    t.has({
      levels: { weapons: 1 },
      people: { soldier: { wounds: 1 }, carpenter: { determination: 2 } },
      available: { food: 2, wood: 1 },
      island: { B2: { tile: 9 } },
    })
    t.settled()
  })

  rule('RC-RES-02', 'within a type the group chooses', () => {
    const t = planning({ available: { wood: 2 }, rolls: { ...dice('build', 'blank', 'success', 'blank') } })
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'cook', 'cook')
    plan(t, 'rest', 'carpenter')
    t.choose('confirm')
      .asks('nextAction', 'table')
      .choose('2')
      .changed({ levels: { weapons: 2 }, available: { wood: 0 }, phase: 'actionsEnd' })
      .settled()
  })

  rule(
    'RC-BUILD-01 RC-BUILD-02 RC-BUILD-04 RC-DICE-02 RC-DICE-05',
    'a failure returns the wood and gives two tokens',
    () => {
      const t = plan(
        planning({ available: { wood: 1 }, rolls: dice('build', 'blank', 'failure', 'blank') }),
        'build/weapons',
        'cook',
      )
      resolve(t)
        .changed({ people: { cook: { determination: 2 } }, phase: 'actionsEnd' })
        .settled()
    },
  )

  rule('RC-DICE-04 RC-DICE-07', 'the dice are independent', () => {
    const rolls = dice('build', 'wound', 'success', 'blank')
    const t = plan(
      planning({ available: { wood: 1 }, people: { cook: { wounds: 3 } }, rolls }),
      'build/weapons',
      'cook',
    )
    plan(t, 'arrange', 'cook')
    resolve(t)
      .changed({
        levels: { weapons: 1 },
        people: { cook: { wounds: 4, determination: 2 } },
        phase: 'actionsEnd',
        available: { wood: 0 },
      })
      .settled()
  })

  rule('RC-BUILD-10 RC-RES-07', 'the Shelter stands at once; Roof and Palisade wait for the next round', () => {
    const t = plan(planning({ available: { wood: 2 } }), 'build/shelter', 'carpenter', 'cook')
    resolve(t).changed({ shelterBuilt: true, shelterNew: true, available: { wood: 0 }, phase: 'actionsEnd' })
    t.play('roundEnd').has({ shelterNew: false }).settled()
  })

  rule(
    'RC-ITEM-05 RC-CHAR-16 RC-CHAR-17',
    'an Invention is an Item after the phase; a personal one pays two tokens',
    () => {
      const t = plan(planning({ items: ['invention/rope'] }), 'build/invention/snare', 'carpenter', 'cook')
      resolve(t).has({
        items: ['invention/rope', 'invention/snare'],
        futureItems: [],
        people: { carpenter: { determination: 2 }, cook: { determination: 0 } },
      })
      expect(t.state.inventions).not.toContain('invention/snare')
      t.settled()
    },
  )

  rule('RC-GATHER-04 RC-GATHER-05 RC-TOK-25 RC-EX-15', 'one resource, and one more with a token of its kind', () => {
    const gather = (source: string) => {
      const t = planning({ tiles: { A1: 5 }, island: { A1: { additionalFood: [{ by: 'test' }] } } })
      return resolve(plan(t, `gather/A1/${source}`, 'cook', 'carpenter'))
    }
    gather('wood')
      .changed({ available: { wood: 1 }, phase: 'actionsEnd' })
      .settled()
    gather('bird')
      .changed({ available: { food: 2 }, phase: 'actionsEnd' })
      .settled()
  })

  rule('RC-EXPL-08', 'a failure leaves the space unexplored', () => {
    const t = plan(
      planning({ islandStack: [9], rolls: dice('explore', 'wound', 'failure', 'blank') }),
      'explore/A1',
      'cook',
    )
    plan(t, 'arrange', 'cook')
    resolve(t)
    t.changed({ people: { cook: { wounds: 1, determination: 4 } }, phase: 'actionsEnd', morale: 1 })
    expect(t.state.island.A1).toBeUndefined()
    t.settled()
  })

  rule('RC-EXPL-09 RC-EXPL-12 RC-EXPL-14', 'a new tile brings a Beast and Discovery tokens', () => {
    const t = planning({
      islandStack: [5, 1],
      beastDeck: ['beast/fox', 'beast/bear'],
      huntingDeck: ['beast/birds'],
      discoveryStack: ['discovery/herbs', 'discovery/poison', 'discovery/goat'],
    })
    resolve(plan(t, 'explore/A1', 'cook', 'carpenter'))
    t.has({
      islandStack: [5],
      beastDeck: ['beast/fox'],
      availableDiscoveries: ['discovery/goat', 'discovery/poison'],
      island: { A1: { tile: 1 } },
    })
    expect([...t.state.huntingDeck].sort()).toEqual(['beast/bear', 'beast/birds'])
    t.settled()
  })

  rule('RC-EXPL-17', 'an empty Beast deck adds nothing', () => {
    const t = resolve(plan(planning({ islandStack: [9], beastDeck: [] }), 'explore/A1', 'cook', 'carpenter'))
    t.has({ huntingDeck: [] }).settled()
  })
})
