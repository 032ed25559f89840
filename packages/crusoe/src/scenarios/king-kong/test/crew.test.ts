// The crew: whom the book kills, the captive actress, and the harder rule.
import { crusoe } from '@landfall/crusoe'
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { none } from '../../../fresh.ts'
import { book, crew, dead, kong, type Table, weather } from './scenes.ts'

describe('the crew', () => {
  rule('RC-SCN7-06 RC-SCN7-07 RC-EVT-08', 'a book kills the lowest living number and lowers morale', () => {
    book()
      .has({ scenarioState: { 'king-kong': { killed: [1], captive: false } }, morale: -1 })
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    book({ morale: 2, scenarioState: crew({ killed: [1, 2, 3] }) })
      .has({ scenarioState: { 'king-kong': { killed: [1, 2, 3, 4] } }, morale: 1 })
      .settled()
    book({ morale: -3 })
      .has({ scenarioState: { 'king-kong': { killed: [1] } }, morale: -3 })
      .settled()
    book({ eventDeck: ['event/sunny-beach'] })
      .has({ scenarioState: { 'king-kong': { killed: [] } }, morale: 0 })
      .settled()
  })

  rule('RC-SCN7-06 RC-CARD-UNLUCKY-01', 'a Trap card can bring the book in the middle of an Action', () => {
    const t = table(
      kong({
        phase: 'action',
        resolving: true,
        islandStack: [3],
        adventureTokens: ['explore'],
        exploreDeck: ['explore/remains-of-a-settlement'],
        mysteryDeck: ['trap/unlucky-incident'],
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.choose('1')
      .has({ scenarioState: { 'king-kong': { killed: [1] } }, morale: -1 })
      .settled()
  })

  rule('RC-SCN7-08', 'the actress is carried off instead of killed, and the next victim is number 7', () => {
    const t = book({ scenarioState: crew({ killed: dead(5) }) })
    t.has({ scenarioState: { 'king-kong': { killed: dead(5), captive: true } }, morale: -1 }).settled()
    book({ scenarioState: crew({ killed: dead(5), captive: true }) })
      .has({ scenarioState: { 'king-kong': { killed: [...dead(5), 7], captive: true } }, morale: -1 })
      .settled()
  })

  rule('RC-SCN7-30', 'once she is rescued the actress counts again, and can be taken again', () => {
    const t = book({ scenarioState: crew({ killed: [...dead(5), 7] }) })
    t.has({ scenarioState: { 'king-kong': { killed: [...dead(5), 7], captive: true } } }).settled()
  })

  rule('RC-SCN7-02 RC-SCN7-30', 'with the director the game is lost, at once, no matter who has the actress', () => {
    for (const sheet of [{ killed: dead(8) }, { killed: [...dead(5), 7, 8], captive: true }]) {
      book({ scenarioState: crew(sheet) })
        .has({ morale: 0 })
        .ended('lost', 'directorKilled')
        .settled()
    }
    book({ scenarioState: crew({ killed: dead(7) }) })
      .has({ scenarioState: { 'king-kong': { killed: dead(8) } } })
      .settled()
    weather(['palisade'], { scenarioState: crew({ killed: dead(8) }) })
      .ended('lost', 'directorKilled')
      .settled()
  })

  const night = (scene: Scene, hungryCrew = true): Table =>
    table(kong({ phase: 'weather', config: { options: hungryCrew ? ['hungryCrew'] : [] }, ...scene })).play('eating')

  rule('RC-SCN7-29 RC-NIGHT-04', 'with the harder rule a hungry night costs one member of the crew', () => {
    night({ available: { food: 1 } })
      .choose('cook')
      .changed({
        phase: 'night',
        scenarioState: { 'king-kong': { killed: [1] } },
        people: { carpenter: { wounds: 2 } },
        available: { food: 0 },
      })
      .settled()
    // However many are hungry, and however often.
    night({ additionalFoodAtNight: true })
      .has({
        scenarioState: { 'king-kong': { killed: [1] } },
        people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } },
      })
      .settled()
    night({ available: { food: 2 } })
      .changed({ phase: 'night', available: { food: 0 } })
      .settled()
    // A player who has eaten and misses the additional food has not gone hungry.
    night({ available: { food: 2 }, additionalFoodAtNight: true })
      .has({ scenarioState: { 'king-kong': { killed: [] } }, people: { cook: { wounds: 1 } } })
      .settled()
    night({ scenarioState: crew({ killed: dead(5) }) })
      .has({ scenarioState: { 'king-kong': { killed: dead(5), captive: true } } })
      .settled()
    night({ scenarioState: crew({ killed: dead(8) }) })
      .ended('lost', 'directorKilled')
      .settled()
  })

  rule('RC-SCN7-29 RC-NIGHTOUT-08', 'somebody who goes hungry outside goes hungry, too', () => {
    const outside = { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } } as const
    night({
      available: { food: 1 },
      tiles: { A1: 4 },
      outside: { cook: { ...outside.cook, discoveries: [], treasures: [] } },
    })
      .has({
        scenarioState: { 'king-kong': { killed: [1] } },
        people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } },
      })
      .settled()
  })

  rule('RC-SCN7-29', 'it is off unless the group chooses it, and no rule of other scenarios', () => {
    night({}, false)
      .has({ scenarioState: { 'king-kong': { killed: [] } }, people: { cook: { wounds: 2 } } })
      .settled()
    const begin = (setup: object) => crusoe.start({ characters: ['cook'], seed: 'kong', ...setup }).config
    expect(begin({ scenario: 'king-kong' }).options).toEqual([])
    expect(begin({ scenario: 'king-kong', options: ['hungryCrew'] }).options).toEqual(['hungryCrew'])
    expect(begin({ scenario: 'castaways', options: [] }).options).toEqual([])
    expect(() => begin({ scenario: 'castaways', options: ['hungryCrew'] })).toThrow(SetupError)
    expect(() => begin({ scenario: 'castaways', options: ['hungryCrew'] })).toThrow('hungryCrew')
    expect(() => begin({ scenario: 'king-kong', options: 'hungryCrew' })).toThrow(SetupError)
    expect(() => begin({ scenario: 'king-kong', options: ['hungryCrew', 'hungryCrew'] })).toThrow(SetupError)
  })
})
