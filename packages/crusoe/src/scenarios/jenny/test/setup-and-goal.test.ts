// Scenario 3, Jenny Needs Help!: rounds, set-up, how the game ends, and what the boats cost.
import { crusoe } from '@landfall/crusoe'
import { places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { EQUIPMENT_IDS } from '../../../cards/equipment.ts'
import { EVENTS } from '../../../cards/events.ts'
import { type Game, inCamp, lifeboat, planning, setup, three } from './scenes.ts'

describe('the sheet', () => {
  rule('RC-SCN3-01 RC-END-01', 'with Jenny in camp the group wins as soon as the Lifeboat is there', () => {
    const futureItems = ['jenny/lifeboat'] as const
    inCamp({ phase: 'action', futureItems: [...futureItems] })
      .play('actionsEnd')
      .ended('won', 'goal')
      .settled()
    inCamp({ phase: 'action', futureItems: ['jenny/raft'] })
      .play('actionsEnd')
      .has({ items: ['jenny/raft'] })
      .settled()
    // Neither of the two alone.
    const without = setup({ phase: 'action', futureItems: [...futureItems] }).play('actionsEnd')
    without.has({ items: [...futureItems] }).settled()
    expect(without.session.outcome).toBeUndefined()
    inCamp({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
  })

  rule('RC-SCN3-01 RC-END-06', 'when Jenny dies the group has lost, on her rock as in camp', () => {
    setup({ people: { jenny: { wounds: 9 } } })
      .play('eating')
      .ended('lost', 'jennyDied')
      .settled()
    inCamp({ people: { jenny: { wounds: 10 } } })
      .play('camping')
      .ended('lost', 'jennyDied')
      .settled()
    inCamp({ people: { cook: { wounds: 12 } } })
      .play('camping')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN3-02 RC-WEA-01', 'eight rounds, and hungry animals in the last four', () => {
    for (let round = 1; round <= 8; round++) {
      const hungry = round >= 5
      const t = setup({ round, levels: { palisade: 3 }, rolls: hungry ? { 'die.weather.animals': ['palisade'] } : {} })
      t.play('weather')
        .changed({ phase: 'weather', levels: { palisade: hungry ? 2 : 3 } })
        .settled()
    }
    setup({ round: 8 }).play('roundEnd').ended('lost', 'lastRound').settled()
    setup({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
  })

  test('RC-SCN3-02 RC-SETUP-24 RC-SETUP-18 four books and four Adventures, and a camp on the beach', () => {
    const { state } = crusoe.start({ scenario: 'jenny', characters: three, seed: 'sheet' })
    const books = state.eventDeck.filter((card) => EVENTS[card].icon === 'book')
    expect([state.eventDeck.length, books.length, state.camp, state.island.B1?.tile]).toEqual([8, 4, 'B1', 8])
    expect(state.people.jenny).toMatchObject({ wounds: 0 })
    expect(state.inventions).toEqual(expect.arrayContaining(['jenny/raft', 'jenny/lifeboat']))
  })

  rule('RC-SCN3-03', 'the Storm-Glass is in no deck', () => {
    const all = setup({ config: { equipment: 8 } }).play('setUp')
    const kept = all.state.kept.map(({ card }) => card)
    expect([...kept].sort()).toEqual(EQUIPMENT_IDS.filter((id) => id !== 'equipment/storm-glass').sort())
    all.settled()
    // Whatever else is there already, a card finds another one, or none.
    const chest = (...missing: readonly string[]): Game => {
      const others = kept.filter((card) => !missing.includes(card)).map((card) => ({ card, uses: 1 }))
      return setup({ phase: 'action', resolving: true, threats: { right: 'wreckage/captains-chest' }, kept: others })
        .play(
          'threat',
          stack('threat', 'cook', {
            target: { kind: 'threat', side: 'right', pawns: 2 },
            card: 'wreckage/captains-chest',
          }),
        )
        .has({ future: { wood: 1 } })
    }
    chest('equipment/bible')
      .has({ futureEquipment: ['equipment/bible'] })
      .settled()
    chest().has({ futureEquipment: [] }).settled()
  })

  rule('RC-SCN3-18', 'what the Raft and the Lifeboat ask for', () => {
    const raftOffered = (scene: Scene) => places(leftAt(planning(setup, scene), 'plan')).includes('build/jenny/raft')
    const rope = ['invention/rope'] as const
    expect(raftOffered({ items: [...rope], available: { wood: 2 } })).toBe(true)
    expect(raftOffered({ items: [...rope], available: { wood: 1 } })).toBe(false)
    expect(raftOffered({ available: { wood: 9 } })).toBe(false)
    const boatOffered = (scene: Scene) =>
      places(leftAt(planning(inCamp, { ...lifeboat, ...scene }), 'plan')).includes('build/jenny/lifeboat')
    expect(boatOffered({})).toBe(true)
    expect(boatOffered({ items: [...rope] })).toBe(false)
    expect(boatOffered({ items: ['invention/knife'] })).toBe(false)
    expect(boatOffered({ available: { wood: 5, fur: 4 } })).toBe(false)
    expect(boatOffered({ available: { wood: 6, fur: 3 } })).toBe(false)
    plan(planning(inCamp, lifeboat), 'build/jenny/lifeboat', 'cook')
      .has({ available: { wood: 0, fur: 0 } })
      .settled('plan')
  })
})
