// Unfulfilled Demand: who is wounded for what is missing.
import { table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { build, cameBack, comesBack, drawn, event, strike, struck, wounds } from './helpers.ts'

describe('Unfulfilled Demand', () => {
  rule('RC-UNMET-01', 'a level, a thing to discard or a place for a marker: each missing unit is a wound', () => {
    event('event/flying-surprise')
      .has({ people: wounds(1, 1) })
      .settled()
    event('event/council', { inventions: ['invention/pot'] })
      .has({ people: wounds(2, 2), inventions: [] })
      .settled()
    event('event/devastation', { tiles: { A1: 11 } })
      .has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(1, 1) })
      .settled()
    const armed = (weapons: number) =>
      comesBack('gather/signs-of-a-predator', { levels: { weapons }, island: { B1: { exhausted: ['fish'] } } })
    armed(2)
      .has({ people: wounds(1, 1) })
      .settled()
    armed(3).changed(cameBack('gather/signs-of-a-predator')).settled()
  })

  rule('RC-EX-69', 'no wood source that could be covered: one wound each', () => {
    event('event/thunderstorm', { tiles: { A1: 9 }, island: { B1: { exhausted: ['wood'] } } })
      .changed({ ...drawn('event/thunderstorm'), people: wounds(1, 1), adventureTokens: ['gather'] })
      .settled()
    event('event/thunderstorm', { tiles: { A1: 11 }, island: { B1: { exhausted: ['wood'] } } })
      .has({ people: wounds(0, 0), island: { A1: { exhausted: ['wood'] } } })
      .settled()
  })

  rule('RC-UNMET-02', 'in the Action Phase only the character who resolves the Action is wounded', () => {
    build('build/broken-lever', { friday: true })
      .has({ people: { ...wounds(1, 0), friday: { wounds: 0 } }, levels: { roof: 1, weapons: 0 } })
      .settled()
    build('build/broken-lever', { levels: { weapons: 1 } })
      .has({ people: wounds(0, 0), levels: { weapons: 0 } })
      .settled()
    build('build/lack-of-hope', { inventions: ['invention/pot'] })
      .has({ people: wounds(2, 0), inventions: [] })
      .settled()
  })

  rule('RC-UNMET-03', 'in every other phase each missing unit wounds every character, but not Friday', () => {
    event('event/devastation', { friday: true })
      .changed({ ...drawn('event/devastation'), people: wounds(2, 2) })
      .settled()
    table({ friday: true, phase: 'production', weatherTokens: { storm: true } })
      .play('weather')
      .changed({ people: wounds(1, 1), phase: 'weather', weatherTokens: { storm: false } })
      .settled()
  })

  rule('RC-UNMET-08', 'what can be paid must be paid, and partly if need be', () => {
    // Nobody is asked.
    comesBack('creature/gorilla', { levels: { weapons: 1 } })
      .has({ levels: { weapons: 0 }, people: wounds(1, 1) })
      .settled()
    table({ weatherTokens: { rain: true }, available: { food: 1 } })
      .play('weather')
      .has({ available: { food: 0 }, people: wounds(1, 1) })
      .settled()
  })

  rule('RC-UNMET-09', 'nobody has to use equipment or a Discovery token for it, but anybody may', () => {
    const gorilla = () =>
      comesBack('creature/gorilla', {
        levels: { weapons: 1 },
        kept: [{ card: 'equipment/empty-bottle', uses: 2 }],
        availableDiscoveries: ['discovery/old-machete'],
      }).asks('demand', 'table')
    const asked = gorilla()
    expect(asked.offers()).toEqual(['equipment/empty-bottle', 'discovery/old-machete', PASS])
    asked.settled('demand')
    gorilla()
      .choose(PASS)
      .changed({ people: wounds(1, 1), levels: { weapons: 0 }, eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
    gorilla()
      .choose('discovery/old-machete')
      .changed({
        levels: { weapons: 0 },
        availableDiscoveries: [],
        removed: ['discovery/old-machete'],
        mysteryDiscard: ['creature/gorilla'],
        eventOrder: [],
      })
      .settled()
  })

  rule('RC-UNMET-10', 'what is to be done if possible costs nothing where it is not', () => {
    const windstorm = (weapons: number) => event('event/ravishing-windstorm', { levels: { weapons } })
    for (const [before, after] of [
      [3, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      windstorm(before)
        .changed({ ...drawn('event/ravishing-windstorm'), levels: { weapons: after }, adventureTokens: ['explore'] })
        .settled()
    }
    event('event/earthquake').changed(drawn('event/earthquake')).settled()
    strike('event/natural-dam-breaks', { items: ['invention/shovel'] })
      .changed({ ...struck('event/natural-dam-breaks'), flipped: [{ item: 'invention/shovel', rebuilt: false }] })
      .settled()
  })

  rule('RC-UNMET-11', 'undoing what a lost Item brought is not a demand', () => {
    strike('event/strong-wind', { items: ['invention/spear'], levels: { weapons: 1 } })
      .changed({
        ...struck('event/strong-wind'),
        levels: { weapons: 0 },
        flipped: [{ item: 'invention/spear', rebuilt: false }],
      })
      .settled()
  })

  rule('RC-UNMET-12', 'only a character who cannot give tokens of their own is wounded', () => {
    strike('event/fight', {
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      people: {
        carpenter: { determination: 3 },
        cook: { determination: 2 },
        explorer: { determination: 1 },
        soldier: { determination: 0 },
      },
    })
      .changed({
        ...struck('event/fight'),
        people: {
          carpenter: { determination: 1 },
          cook: { determination: 0 },
          explorer: { wounds: 1, determination: 0 },
          soldier: { wounds: 2 },
        },
      })
      .settled()
  })
})
