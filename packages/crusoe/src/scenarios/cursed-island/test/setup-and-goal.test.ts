// Scenario 2, Cursed Island: rounds, weather, and how the game ends. RC-SCN2.
import { crusoePlugin } from '@landfall/crusoe'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { sheet as CURSED_ISLAND } from '../sheet.ts'
import { crosses, cursed, event, island, markersOf } from './scenes.ts'

describe('the sheet', () => {
  rule('RC-SCN2-02 RC-SETUP-24', 'ten rounds, five cards with a book and five without, and the beach', () => {
    const session = crusoePlugin.game.start({
      ...crusoePlugin.setupFor(3),
      scenario: 'cursed-island',
      books: 5,
      seed: 'ten rounds',
    })
    const { eventOrder, island: lying, camp, closed } = session.state
    expect(eventOrder).toHaveLength(10)
    expect({ lying: lying.B1?.tile, camp, closed }).toEqual({ lying: 8, camp: 'B1', closed: ['A4'] })
    cursed({ round: 9 }).play('roundEnd').has({ round: 10 }).settled()
    cursed({ round: 10 }).play('roundEnd').ended('lost', 'lastRound').settled()
  })

  rule('RC-SCN2-02 RC-WEA-01', 'the Winter die falls in rounds 6 to 10, and no other', () => {
    for (let round = 1; round <= 5; round++) {
      cursed({ round, available: { wood: 9, food: 9 } })
        .play('weather')
        .changed({ phase: 'weather' })
        .settled()
    }
    for (let round = 6; round <= 10; round++) {
      cursed({ round, available: { wood: 9, nonperishable: 9 }, rolls: { 'die.weather.winter': ['snow-2'] } })
        .play('weather')
        .changed({ phase: 'weather', available: { wood: 5, nonperishable: 7 } })
        .settled()
    }
    expect(CURSED_ISLAND.weather.slice(5)).toEqual([['winter'], ['winter'], ['winter'], ['winter'], ['winter']])
  })

  rule('RC-SCN2-01 RC-END-01', 'five Crosses win when the round ends, not before', () => {
    const five = crosses('A1', 'A2', 'B1', 'B2', 'C1')
    cursed({ round: 7, tiles: island, markers: five }).play('roundEnd').ended('won', 'goal').settled()
    cursed({ round: 10, tiles: island, markers: five }).play('roundEnd').ended('won', 'goal').settled()
    cursed({ round: 7, tiles: island, markers: { ...five, C2: ['cross', 'fog'] } })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
    cursed({ round: 7, tiles: island, markers: crosses('A1', 'A2', 'B1', 'B2') })
      .play('roundEnd')
      .changed({ round: 8, firstPlayer: 'cook' })
      .settled()
    cursed({ round: 10, tiles: island, markers: { ...crosses('A1', 'A2', 'B1', 'B2'), C1: ['fog'] } })
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
    const t = cursed({
      phase: 'action',
      tiles: island,
      markers: crosses('A1', 'A2', 'B1', 'B2'),
      futureRepeats: [{ invention: 'cursed-island/cross', space: 'C1' }],
    }).play('actionsEnd')
    t.has({ markers: { C1: ['cross'] }, futureRepeats: [] }).settled()
    expect(t.session.outcome).toBeUndefined()
  })

  rule('RC-SCN2-01 RC-END-02', 'who dies in the night of the fifth Cross loses', () => {
    const five = crosses('A1', 'A2', 'B1', 'B2', 'C1')
    cursed({ round: 7, markers: five, people: { cook: { wounds: 11 } } })
      .play('eating')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN2-01 RC-SCN2-07', 'a Cross that is lost before the round ends is missing', () => {
    const t = event('event/precipice', { tiles: island, markers: crosses('A1', 'A2', 'B1', 'B2', 'C1') })
    t.choose('B2', 'tile')
    expect(markersOf(t)).toEqual(crosses('A1', 'A2', 'B1', 'C1'))
    t.play('roundEnd').has({ round: 3 }).settled()
  })
})
