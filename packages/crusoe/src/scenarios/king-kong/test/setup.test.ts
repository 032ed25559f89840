// Scenario 7, King Kong Island: rounds, the camp, the crew, and what Inventions cost. RC-SCN7.
import { CHARACTERS, crusoe } from '@landfall/crusoe'
import { places, planning, type Scene, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { CREW, sheet as KING_KONG } from '../sheet.ts'
import { kong, trapping, trapsOffered } from './scenes.ts'

describe('the sheet', () => {
  rule('RC-SCN7-03 RC-SETUP-24', 'ten rounds, and as many Event cards', () => {
    expect([KING_KONG.rounds, KING_KONG.weather.length]).toEqual([10, 10])
    const { eventDeck } = crusoe.start({ scenario: 'king-kong', characters: ['cook'], seed: 'kong' }).state
    expect(eventDeck).toHaveLength(10)
    table(kong({ round: 9 }))
      .play('roundEnd')
      .has({ round: 10 })
      .settled()
    table(kong({ round: 10 }))
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
  })

  rule('RC-SCN7-04', 'the Shelter is built, Roof and Palisade are at 0, and can be raised at once', () => {
    for (const players of [1, 2, 3, 4]) {
      const characters = CHARACTERS.slice(0, players)
      const session = crusoe.start({ scenario: 'king-kong', characters, seed: 'kong' })
      expect(session.state).toMatchObject({
        camp: 'B1',
        island: { B1: { tile: 8 } },
        shelterBuilt: true,
        levels: { roof: 0, palisade: 0, weapons: 0 },
      })
    }
    const t = planning(kong({ round: 1, available: { wood: 2 } }))
    expect(places(t)).toEqual(expect.arrayContaining(['build/roof', 'build/palisade']))
    expect(places(t)).not.toContain('build/shelter')
    t.settled('plan')
  })

  rule('RC-SCN7-05 RC-SCN7-25', 'nine members in the order in which they are killed, all of them alive', () => {
    expect(CREW.map(({ name, item }) => [name, item].map((id) => id.replace('king-kong/', '')))).toEqual([
      ['lights', 'flashlight'],
      ['cameraman', 'wine'],
      ['sound', 'microphone'],
      ['screenwriter', 'script'],
      ['make-up-artist', 'make-up-kit'],
      ['actress', 'autographed-photos'],
      ['double', 'lucky-charm'],
      ['actor', 'revolver'],
      ['director', 'last-will'],
    ])
    expect(table(kong()).state.scenarioState['king-kong']).toMatchObject({ killed: [], captive: false, caught: false })
  })

  rule(
    'RC-SCN7-24 RC-INV-40',
    'a Trap takes the Shovel and 4 wood, the Tranquilizer Hills, Plains and the Fire',
    () => {
      expect(trapsOffered(leftAt(trapping({ available: { wood: 4 } }), 'plan'))).not.toEqual([])
      expect(trapsOffered(leftAt(trapping({ available: { wood: 3 } }), 'plan'))).toEqual([])
      expect(trapsOffered(leftAt(trapping({ items: [] }), 'plan'))).toEqual([])
      const tranquilizer = (tiles: Scene['tiles'] & object, items: Scene['items'] & object): boolean =>
        places(leftAt(planning(kong({ tiles, items })), 'plan')).includes('build/king-kong/tranquilizer')
      const fire: Scene['items'] & object = ['invention/fire']
      expect(tranquilizer({ A1: 4, C1: 1 }, fire)).toBe(true)
      expect(tranquilizer({ A1: 4, C1: 1 }, [])).toBe(false)
      expect(tranquilizer({ A1: 4 }, fire)).toBe(false)
      expect(tranquilizer({ C1: 1 }, fire)).toBe(false)
    },
  )
})
