// The order in which Threat Actions and others are resolved, and what they bring for later.
import { plan, planning } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { dice } from '../planning/dice.ts'
import { wounds } from './helpers.ts'

describe('resolving with Threats', () => {
  rule('RC-RES-01', 'Threat Actions come before the Hunt and everything else', () => {
    const t = planning({
      characters: ['cook', 'soldier'],
      threats: { right: 'event/ravishing-windstorm' },
      huntingDeck: ['beast/birds'],
      morale: 3,
    })
    plan(t, 'hunt', 'soldier', 'soldier')
    plan(t, 'arrange', 'cook')
    plan(t, 'threat/right', 'cook').choose('confirm')
    // With the weapon that the Threat Action gives, the Hunt costs no wound.
    t.has({ levels: { weapons: 1 }, people: { soldier: { wounds: 0 }, cook: { determination: 3 } } }).settled()
  })

  rule('RC-RES-02', 'the group chooses again after each Action of a type', () => {
    const each = (face: string): readonly string[] => Array.from({ length: 4 }, () => face)
    const t = planning({
      available: { wood: 4 },
      rolls: {
        'die.build.wound': each('wound'),
        'die.build.success': each('success'),
        'die.build.adventure': each('blank'),
      },
    })
    for (const person of ['cook', 'carpenter', 'cook', 'carpenter']) plan(t, 'build/weapons', person)
    t.choose('confirm').asks('nextAction', 'table')
    expect(t.offers('nextAction')).toEqual(['1', '2', '3', '4'])
    t.choose('3').has({ people: wounds(0, 1) })
    expect(t.offers('nextAction')).toEqual(['1', '2', '4'])
    t.choose('2').has({ people: wounds(1, 1) })
    expect(t.offers('nextAction')).toEqual(['1', '4'])
    t.choose('4')
      .has({ people: wounds(2, 2) })
      .settled()
  })

  rule('RC-RES-02 RC-ARR-05', 'who arranges the camp first is a choice only if that brings the first nothing', () => {
    const arranged = (scene: Parameters<typeof planning>[0]) => {
      const t = planning(scene)
      for (const person of ['cook', 'carpenter', 'cook']) plan(t, 'arrange', person)
      return plan(t, 'rest', 'carpenter').choose('confirm')
    }
    arranged({})
      .has({ morale: 3, people: { carpenter: { determination: 2 }, cook: { determination: 4 } } })
      .settled()
    arranged({ arrangeBlocked: true })
      .asks('nextAction', 'table')
      .choose('2')
      .has({ morale: 2, people: { carpenter: { determination: 0 }, cook: { determination: 4 } } })
      .settled()
  })

  rule('RC-RES-02 RC-FRI-06', 'what is sure waits for no choice beside one that cannot disturb it', () => {
    const t = planning({
      friday: true,
      available: { wood: 2 },
      rolls: dice('build', 'blank', 'success', 'adventure'),
    })
    plan(t, 'build/weapons', 'friday')
    plan(t, 'build/weapons', 'cook', 'cook')
    plan(t, 'rest', 'carpenter')
    plan(t, 'rest', 'carpenter').choose('confirm')
    t.has({ levels: { weapons: 2 }, people: { friday: { wounds: 1 } }, phase: 'actionsEnd' }).settled()
  })

  rule('RC-RES-02', 'who rests first and which sure Gather comes first is no choice', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'soldier'],
      tiles: { A1: 5 },
      people: { soldier: { wounds: 2 } },
    })
    plan(t, 'gather/A1/wood', 'cook', 'cook')
    plan(t, 'gather/A1/bird', 'carpenter', 'carpenter')
    plan(t, 'rest', 'soldier')
    plan(t, 'rest', 'soldier').choose('confirm')
    t.has({ available: { wood: 1, food: 1 }, people: wounds(0, 0) })
    t.has({ people: { soldier: { wounds: 0 } }, phase: 'actionsEnd' }).settled()
    // With an Adventure token, the first of them draws the card.
    const risky = planning({ tiles: { A1: 5 }, adventureTokens: ['gather'], gatherDeck: ['gather/viper'] })
    plan(risky, 'gather/A1/wood', 'cook', 'cook')
    plan(risky, 'gather/A1/bird', 'carpenter', 'carpenter').choose('confirm')
    expect(risky.offers('nextAction')).toEqual(['1', '2'])
    risky.settled('nextAction')
  })

  rule('RC-RES-13', 'what the Actions bring waits for the end of the Action Phase', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      threats: { right: 'event/wrecked-balloon' },
      mysteryDeck: ['treasure/gold'],
      tiles: { A1: 5 },
      islandStack: [4],
      discoveryStack: ['discovery/goat'],
      inventions: ['invention/shovel'],
    })
    plan(t, 'threat/right', 'carpenter')
    plan(t, 'build/invention/shovel', 'cook', 'cook')
    plan(t, 'gather/A1/wood', 'explorer', 'explorer')
    plan(t, 'explore/B2', 'soldier', 'soldier')
    for (const stacked of [...t.state.plan]) t.play(stacked.action, stacked)
    t.has({
      future: { wood: 1 },
      available: { wood: 0 },
      cardsToCome: ['treasure/gold'],
      kept: [],
      futureDiscoveries: ['discovery/goat'],
      availableDiscoveries: [],
      futureItems: ['invention/shovel'],
      items: [],
    })
    t.play('actionsEnd')
      .has({
        future: { wood: 0 },
        available: { wood: 1 },
        cardsToCome: [],
        kept: [{ card: 'treasure/gold' }],
        futureDiscoveries: [],
        availableDiscoveries: ['discovery/goat'],
        futureItems: [],
        items: ['invention/shovel'],
      })
      .settled()
  })
})
