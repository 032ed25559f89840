// Scenario 6, Family Robinson: rounds, the nine Inventions, and how the game ends.
import { crusoe, INVENTIONS, type InventionId } from '@landfall/crusoe'
import { type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { sheet as FAMILY_ROBINSON } from '../sheet.ts'
import { company, EIGHT, event, FIRST, HOUSE, table } from './scenes.ts'

describe('the sheet', () => {
  test('RC-SCN6-02 RC-SETUP-27 twelve rounds, with the dice of each', () => {
    const { rounds, weather, start } = FAMILY_ROBINSON
    expect([rounds, start.space, start.tile]).toEqual([12, 'B1', 8])
    const dry: readonly string[] = []
    expect(weather).toEqual([
      dry,
      dry,
      ['rain'],
      ['rain'],
      ['winter'],
      ['winter'],
      ['rain', 'animals'],
      ['rain', 'animals'],
      ['winter', 'animals'],
      ['winter', 'animals'],
      ['rain', 'animals'],
      ['rain', 'animals'],
    ])
  })

  rule('RC-SCN6-02', 'the Weather Phase rolls the dice of its round and no others', () => {
    const rolls = { rain: { 'die.weather.rain': ['rain-1'] }, winter: { 'die.weather.winter': ['snow-1'] } }
    const animals = { 'die.weather.animals': ['blank'] }
    const wet = { available: { food: 1, wood: 3 }, levels: { roof: 1 } }
    table({ ...wet, round: 2 })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    table({ ...wet, round: 4, rolls: rolls.rain })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    table({ ...wet, round: 5, rolls: rolls.winter })
      .play('weather')
      .changed({ phase: 'weather', available: { wood: 2 } })
      .settled()
    table({ ...wet, round: 8, rolls: { ...rolls.rain, ...animals } })
      .play('weather')
      .settled()
    table({ ...wet, round: 9, rolls: { ...rolls.winter, ...animals } })
      .play('weather')
      .settled()
    table({ ...wet, round: 12, rolls: { ...rolls.rain, ...animals } })
      .play('weather')
      .settled()
  })

  test('RC-SCN6-03 RC-SETUP-10 RC-DECK-08 nine cards of the deck are laid out, whichever characters play', () => {
    for (const characters of company) {
      const { state } = crusoe.start({ scenario: 'family-robinson', characters, seed: `nine/${characters.length}` })
      const { nine = [] } = state.scenarioState['family-robinson'] ?? {}
      expect(new Set(nine).size).toBe(9)
      for (const id of nine) {
        expect(state.inventions).toContain(id)
        expect(Object.entries(INVENTIONS).find(([known]) => known === id)?.[1].kind).not.toBe('default')
      }
      const others = Object.values(INVENTIONS).filter(({ kind }) => kind !== 'default')
      expect(state.inventionDeck).toHaveLength(others.length - characters.length - 9)
      expect(state.inventions).toHaveLength(9 + characters.length + 9 + 2)
      expect([state.camp, state.island.B1?.tile, state.shelterBuilt]).toEqual(['B1', 8, false])
    }
  })
})

describe('the goal', () => {
  rule('RC-SCN6-01 RC-END-01', 'the nine, the Shelter and three levels win at the end of a round, not before', () => {
    table(HOUSE).play('roundEnd').ended('won', 'goal').settled()
    table({ ...HOUSE, phase: 'action' })
      .play('actionsEnd')
      .has({ phase: 'actionsEnd', round: 8 })
      .settled()
    // The first possible round and the last one.
    table({ ...HOUSE, round: 1 })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
    table({ ...HOUSE, round: 12 })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN6-01', 'anything that is missing lets the game go on', () => {
    const goesOn = (scene: Scene) =>
      table({ ...HOUSE, ...scene })
        .play('roundEnd')
        .changed({ round: 9, firstPlayer: 'cook' })
        .settled()
    for (const level of ['roof', 'palisade', 'weapons'] as const) goesOn({ levels: { ...HOUSE.levels, [level]: 0 } })
    goesOn({ items: EIGHT })
    goesOn({ shelterBuilt: false })
    // RC-BUILD-12: a natural shelter is not built.
    goesOn({ shelterBuilt: false, camp: 'A1', tiles: { A1: 2 } })
  })

  rule('RC-SCN6-03', 'the default ones are not needed and do not stand in for any of the nine', () => {
    const others: InventionId[] = ['invention/map', 'invention/fire', 'invention/rope', 'family-robinson/garden']
    table({ ...HOUSE, items: [...EIGHT, ...others] })
      .play('roundEnd')
      .has({ round: 9 })
      .settled()
  })

  rule('RC-SCN6-01 RC-ITEM-05', 'what is built counts once it has become available', () => {
    const built = { ...HOUSE, items: EIGHT, futureItems: [FIRST], phase: 'action' } satisfies Scene
    table(built).play('roundEnd').has({ round: 9 }).settled()
    table(built).play('actionsEnd').play('roundEnd').ended('won', 'goal').settled()
  })

  rule('RC-SCN6-01 RC-ITEM-08', 'an Item that was flipped counts until the round is over, and then no longer', () => {
    const flipped = { ...HOUSE, flipped: [{ item: FIRST, rebuilt: false }] } satisfies Scene
    table(flipped).play('roundEnd').ended('won', 'goal').settled()
    table(flipped).play('roundStart').has({ items: EIGHT, flipped: [] }).play('roundEnd').has({ round: 9 }).settled()
  })

  rule('RC-SCN6-01 RC-END-02 RC-END-05', 'who dies in the night has not come home', () => {
    table({ ...HOUSE, people: { cook: { wounds: 12 } }, available: { food: 2 } })
      .play('eating')
      .choose('carpenter', 'whoEats')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN6-04 RC-END-03', 'after the last round the home is missing something, or the house is', () => {
    const last = (scene: Scene) => table({ ...HOUSE, round: 12, ...scene }).play('roundEnd')
    last({ items: EIGHT }).ended('lost', 'inventionsMissing').settled()
    last({ items: EIGHT, levels: { roof: 0, palisade: 0, weapons: 0 } })
      .ended('lost', 'inventionsMissing')
      .settled()
    last({ levels: { ...HOUSE.levels, palisade: 0 } })
      .ended('lost', 'lastRound')
      .settled()
    last({ shelterBuilt: false }).ended('lost', 'lastRound').settled()
  })

  rule('RC-SCN6-04 RC-DISCARD-04', 'one of the nine that is discarded can come back and be built', () => {
    const three: readonly InventionId[] = ['invention/basket', 'invention/map', 'invention/pot']
    const t = event('event/council', {
      ...HOUSE,
      items: EIGHT,
      inventions: [...three, 'invention/fire'],
      inventionDeck: ['invention/sack'],
    })
    for (const id of three) t.choose(id)
    expect(t.state.inventions).toEqual(['invention/fire'])
    expect(t.state.inventionDeck).toHaveLength(4)
    // Its Threat Action looks through the deck.
    t.play(
      'threat',
      stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/council' }),
    ).choose(FIRST)
    expect(t.state.inventions).toEqual(['invention/fire', FIRST])
    t.play('build', stack('build', 'cook', { target: { kind: 'invention', invention: FIRST }, certain: true }))
      .play('actionsEnd')
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
  })
})
