// Discarding: what leaves the game, and what can be had again.
import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { cameBack, comesBack, drawn, event, strike, threat, wounds } from './helpers.ts'

describe('discarding', () => {
  rule('RC-DISCARD-01', 'cards and Discovery tokens leave the game', () => {
    strike('event/jaguar')
      .has({ removed: ['event/jaguar'], eventDeck: [], eventOrder: [] })
      .settled()
    comesBack('build/savings')
      .changed({ ...cameBack('build/savings'), morale: -1 })
      .settled()
    const t = table({ availableDiscoveries: ['discovery/old-machete'], morale: 3, people: wounds(1, 0) }).play('morale')
    t.choose('discovery/old-machete')
      .changed({
        removed: ['discovery/old-machete'],
        availableDiscoveries: [],
        levels: { weapons: 1 },
        phase: 'morale',
      })
      .settled('moraleReward')
  })

  rule('RC-DISCARD-02', 'resolved Mystery cards go to their discard pile', () => {
    comesBack('creature/big-ape', { levels: { weapons: 4 } })
      .changed({ mysteryDiscard: ['creature/big-ape'], available: { fur: 2 }, eventOrder: [] })
      .settled()
    const hut = table({
      phase: 'action',
      exploreDeck: ['explore/old-hut'],
      mysteryDeck: ['creature/bite'],
      adventureTokens: ['explore'],
      islandStack: [9],
    })
    hut
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .choose('1')
      .has({ mysteryDiscard: ['creature/bite'], mysteryDeck: [], people: wounds(0, 1) })
      .settled()
  })

  rule('RC-DISCARD-03', 'Mystery cards that were only set aside go back into the deck', () => {
    const t = threat('event/wrecked-balloon', { mysteryDeck: ['creature/snake', 'treasure/gold', 'trap/net'] })
    t.has({ cardsToCome: ['treasure/gold'], mysteryDiscard: [], people: wounds(0, 0), reminders: [] })
    expect([...t.state.mysteryDeck].sort()).toEqual(['creature/snake', 'trap/net'])
    t.settled()
  })

  rule('RC-DISCARD-04', 'Inventions removed from the board are shuffled into the Invention deck', () => {
    const t = event('event/depression', {
      inventions: ['invention/pot', 'invention/dam', 'invention/map', 'invention/snare', 'castaways/mast'],
      inventionDeck: ['invention/sling'],
      people: { carpenter: { determination: 1 }, cook: { determination: 1 } },
      rolls: {
        'deck.inventions': [
          ['invention/map', 'invention/sling'],
          ['invention/sling', 'invention/pot', 'invention/map'],
        ],
      },
    })
    // RC-ITEM-16: not what lies beside the sheet of the carpenter or on that of the scenario.
    expect(t.offers('inventionToDiscard')).toEqual(['invention/pot', 'invention/dam', 'invention/map'])
    t.choose('invention/map').choose('invention/pot')
    t.changed({
      ...drawn('event/depression'),
      inventions: ['invention/dam', 'invention/snare', 'castaways/mast'],
      inventionDeck: ['invention/sling', 'invention/pot', 'invention/map'],
      people: { carpenter: { determination: 0 }, cook: { determination: 0 } },
    }).settled()
  })

  rule('RC-DISCARD-06', 'resources, tokens and markers return to the supply and can be had again', () => {
    const t = event('event/cold-rain', {
      eventDeck: ['event/heavy-rain', 'event/cold-rain'],
      eventOrder: ['event', 'event'],
      available: { food: 1, wood: 1 },
    }).has({ weatherTokens: { rain: true } })
    t.play('weather').has({ weatherTokens: { rain: false }, available: { food: 0, wood: 0 }, removed: [] })
    t.play('event').has({ weatherTokens: { rain: true } })
    t.play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
  })
})
