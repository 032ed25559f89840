// Resolving Actions when an Adventure comes between: what happens at once, and what waits.

import { places, plan, type Scene, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { supportOf } from '../open-questions.ts'
import { act, acting, dice, meets } from './helpers.ts'

describe('resolving', () => {
  rule('RC-RES-03 RC-DISC-08', 'pawns go back to their owners and cards, or are used up', () => {
    const t = table({
      phase: 'action',
      available: { wood: 3 },
      islandStack: [9],
      items: ['invention/map'],
      kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }],
      availableDiscoveries: ['discovery/candles'],
    }).play('planning')
    plan(t, 'build/weapons', 'carpenter', 'equipment/hammer-and-nails')
    plan(t, 'build/weapons', 'carpenter', 'discovery/candles')
    plan(t, 'explore/A1', 'cook', 'invention/map')
    plan(t, 'arrange', 'cook').choose('confirm')
    t.has({ levels: { weapons: 2 }, plan: [], items: ['invention/map'], removed: ['discovery/candles'] })
    expect(t.state.kept).toMatchObject([{ card: 'equipment/hammer-and-nails', uses: 1 }])
    expect(t.state.availableDiscoveries).not.toContain('discovery/candles')
    t.settled()
    expect(supportOf(t.play('planning'), 'explore/C1')).toEqual(['carpenter', 'cook', 'invention/map'])
    t.settled('plan')
  })

  rule('RC-RES-05 RC-ITEM-09 RC-EX-20', 'an Item that is flipped still serves what was planned with it', () => {
    const t = table({
      phase: 'action',
      available: { wood: 1 },
      islandStack: [9],
      items: ['invention/map'],
      buildDeck: ['build/broken-tool'],
      rolls: dice('build', 'blank', 'success', 'adventure'),
    }).play('planning')
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'explore/A1', 'cook', 'invention/map')
    plan(t, 'arrange', 'cook')
    plan(t, 'arrange', 'carpenter').choose('confirm')
    t.has({ island: { A1: { tile: 9 } }, items: ['invention/map'] }).settled()
    t.play('roundStart').has({ items: [] })
    expect(supportOf(t.play('planning'), 'explore/C1')).toEqual(['carpenter', 'cook'])
    t.settled('plan')
  })

  rule('RC-RES-05 RC-EX-21', 'a source that is covered still yields to those who are there', () => {
    const t = table({
      characters: ['cook'],
      phase: 'action',
      tiles: { A1: 5 },
      gatherDeck: ['gather/winter-freezing'],
      rolls: {
        'die.gather.wound': ['blank', 'blank'],
        'die.gather.success': ['success', 'success'],
        'die.gather.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'gather/A1/wood', 'cook')
    plan(t, 'gather/A1/bird', 'cook').choose('confirm').choose('1').choose('A1/bird')
    t.has({ available: { food: 1, wood: 1 }, island: { A1: { exhausted: ['bird'] } } }).settled()
    t.play('planning')
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-RES-04', 'a token that makes a tile richer helps nobody before the phase is over', () => {
    const t = table({
      characters: ['cook'],
      phase: 'action',
      tiles: { A1: 5 },
      gatherDeck: ['gather/new-flock'],
      rolls: {
        'die.gather.wound': ['blank', 'blank'],
        'die.gather.success': ['success', 'success'],
        'die.gather.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'gather/A1/wood', 'cook')
    plan(t, 'gather/A1/bird', 'cook').choose('confirm').choose('1')
    t.has({
      available: { food: 1, wood: 1 },
      island: { A1: { additionalFood: [{ by: 'gather/new-flock', flock: true }] } },
    }).settled()
  })

  rule('RC-RES-06 RC-RES-08 RC-RES-10', 'tokens and wounds come at once, and morale with them', () => {
    meets('build/cut-head', { people: { carpenter: { wounds: 4 }, cook: { wounds: 4 } } })
      .has({
        phase: 'action',
        people: { carpenter: { wounds: 5, determination: 2 }, cook: { wounds: 4, determination: 0 } },
        morale: -1,
      })
      .settled()
    meets('explore/old-grave', { people: { carpenter: { determination: 1 }, cook: { determination: 1 } } })
      .changed({
        people: { carpenter: { determination: 0 } },
        eventOrder: ['explore/old-grave'],
        exploreDeck: [],
        attempted: ['explore/B2'],
      })
      .settled()
  })

  rule('RC-RES-06 RC-RES-09 RC-RES-11', 'what is discarded goes at once', () => {
    meets('build/visit-of-a-predator', { available: { food: 2, wood: 2 } })
      .has({ phase: 'action', available: { food: 1, wood: 2 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    const inventions = ['invention/dam', 'invention/fire', 'invention/map', 'invention/pot'] as const
    const t = meets('build/lack-of-hope', { inventions: [...inventions], inventionDeck: ['invention/pit'] })
    t.choose('invention/dam').choose('invention/fire').choose('invention/pot')
    t.has({ phase: 'action', inventions: ['invention/map'], people: { carpenter: { wounds: 0 } } })
    expect([...t.state.inventionDeck].sort()).toEqual([
      'invention/dam',
      'invention/fire',
      'invention/pit',
      'invention/pot',
    ])
    t.settled()
  })

  rule('RC-RES-13 RC-AVAIL-02', 'what is gained waits for the end of the phase', () => {
    const wood = meets('build/savings', { available: { wood: 1 } }).choose('1')
    wood.has({ future: { wood: 2 }, available: { wood: 1 } })
    wood
      .play('actionsEnd')
      .has({ future: { wood: 0 }, available: { wood: 3 } })
      .settled()
    const tokens = meets('build/in-a-hurry', { discoveryStack: ['discovery/goat', 'discovery/herbs'] }).choose('1')
    tokens.has({ futureDiscoveries: ['discovery/herbs', 'discovery/goat'], availableDiscoveries: [] })
    tokens
      .play('actionsEnd')
      .has({ availableDiscoveries: ['discovery/herbs', 'discovery/goat'] })
      .settled()
    const treasures = meets('gather/pirates-chest', { mysteryDeck: ['treasure/gold'] }).choose('1')
    treasures.has({ cardsToCome: ['treasure/gold'], kept: [] })
    treasures
      .play('actionsEnd')
      .has({ cardsToCome: [], kept: [{ card: 'treasure/gold' }] })
      .settled()
    const knife = meets('explore/ruined-hut', { islandStack: [9] }).choose('1')
    knife.has({ futureItems: ['invention/knife'], items: [], levels: { weapons: 0 } })
    knife
      .play('actionsEnd')
      .has({ items: ['invention/knife'], levels: { weapons: 1 } })
      .settled()
  })

  rule(
    'RC-RES-14 RC-RES-15 RC-AVAIL-03',
    'Future Resources pay for nothing: the resolving character is wounded',
    () => {
      const visit = (available: Scene['available']) =>
        meets(
          'build/visit-of-a-predator',
          { available: available ?? {}, future: { food: 2, nonperishable: 1 } },
          'cook',
        )
      visit({ food: 0 })
        .has({
          future: { food: 2, nonperishable: 1 },
          people: { cook: { wounds: 1 }, carpenter: { wounds: 0 } },
        })
        .settled()
      visit({ food: 1 })
        .has({ available: { food: 0 }, future: { food: 2, nonperishable: 1 }, people: { cook: { wounds: 0 } } })
        .settled()
      visit({ nonperishable: 1 })
        .has({ available: { nonperishable: 0 }, people: { cook: { wounds: 0 } } })
        .settled()
    },
  )

  rule('RC-RES-15 RC-UNMET-02 RC-EX-23', 'a Palisade that an adventure took is missed by the next one', () => {
    const t = acting({
      shelterBuilt: true,
      levels: { palisade: 1 },
      available: { food: 1 },
      buildDeck: ['build/windstorm', 'build/hungry-predator'],
      adventureTokens: ['build'],
      rolls: dice('build', 'blank', 'success', 'adventure'),
    })
    act(t, 'build', 'carpenter', { certain: true })
      .choose('1')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 } } })
    act(t, 'build', 'cook', { id: 2 })
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-RES-16', 'a character who only supports bears nothing of an Action', () => {
    const t = acting({
      tiles: { A1: 5, B2: 6 },
      gatherDeck: ['gather/spider'],
      rolls: dice('gather', 'wound', 'failure', 'adventure'),
    })
    act(t, 'gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'bird' }, support: ['carpenter'] })
      .changed({
        people: { cook: { wounds: 1, determination: 2, specialWounds: [{ part: 'head', card: 'gather/spider' }] } },
        eventOrder: ['gather/spider'],
        gatherDeck: [],
        attempted: ['gather/A1/bird'],
      })
      .settled()
  })
})
