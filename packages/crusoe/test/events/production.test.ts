// Production, and what cards do to it.
import { leaders, places, planning, type Scene, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { planId } from '../../src/target.ts'
import { drawn, event, strike } from './helpers.ts'

describe('production changed by cards', () => {
  rule('RC-PROD-03', 'no food, no wood, nothing at all, or more: for one round', () => {
    const produced = (t: ReturnType<typeof event>, food: number, wood: number) => {
      t.play('production').has({ available: { food, wood } })
      t.play('production')
        .has({ available: { food: food + 1, wood: wood + 1 } })
        .settled()
    }
    produced(event('event/culled-area'), 0, 1)
    produced(event('event/fire'), 1, 0)
    produced(strike('event/landslide'), 0, 0)
    produced(event('event/natural-dam-breaks'), 0, 2)
    produced(event('event/sunny-beach'), 1, 1)
  })

  rule('RC-PROD-05', 'the Shortcut adds a source of its tile, and the Pit may add food', () => {
    const production = (face: string) =>
      table({
        tiles: { A1: 5 },
        memory: { 'invention/shortcut': { producesAt: 'A1' } },
        items: ['invention/shortcut', 'invention/pit'],
        rolls: { 'die.build.wound': [face] },
      }).play('production')
    production('wound')
      .asks('source', 'table')
      .choose('bird')
      .has({ available: { food: 4, wood: 1 } })
      .settled()
    production('blank')
      .choose('wood')
      .has({ available: { food: 1, wood: 2 } })
      .settled()
  })

  rule('RC-PROD-06 RC-CARD-RAGINGRIVER-01 RC-EX-72', 'of 4 wood and 2 food the group takes three', () => {
    const river = () =>
      event('event/raging-river', {
        tiles: { A1: 5 },
        memory: { 'invention/shortcut': { producesAt: 'A1' } },
        island: { B1: { additionalFood: [{ by: 'test' }], additionalWood: 'test' }, A1: { additionalWood: 'test' } },
      })
        .play('production')
        .choose('wood')
    river()
      .asks('resourceToTake', 'table')
      .choose('wood')
      .choose('wood')
      .choose('wood')
      .has({ available: { food: 0, wood: 3 } })
      .settled()
    // With both food taken there is only wood left.
    river()
      .choose('food')
      .choose('food')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-PROD-06', 'the half is rounded down', () => {
    const half = (scene: Scene) => event('event/raging-river', scene).play('production')
    half({ island: { B1: { additionalFood: [{ by: 'test' }] } } })
      .choose('wood')
      .changed({
        ...drawn('event/raging-river'),
        available: { wood: 1 },
        phase: 'production',
        adventureTokens: ['gather'],
      })
      .settled()
    half({ island: { B1: { exhausted: ['fish'] } } })
      .changed({ ...drawn('event/raging-river'), phase: 'production', adventureTokens: ['gather'] })
      .settled()
  })

  rule('RC-PROD-07', 'what is available is everybody’s, what is for later is nobody’s', () => {
    const here = planning({
      available: { wood: 1 },
      items: ['invention/shovel'],
      inventions: ['invention/cellar'],
      availableDiscoveries: ['discovery/tobacco'],
      kept: [
        { card: 'equipment/pipe-and-tobacco', uses: 2 },
        { card: 'treasure/herbal-mixture', uses: 1 },
      ],
      eventOrder: ['event'],
      eventDeck: ['event/fire'],
    })
    expect(places(here)).toEqual(expect.arrayContaining(['build/weapons', 'build/invention/cellar']))
    for (const seat of ['carpenter', 'cook'] as const) {
      const offered = here.session.questionsFor(seat).flatMap(({ choices }) => choices.map(({ id }) => id))
      expect(offered).toEqual(
        expect.arrayContaining([
          `equipment/pipe-and-tobacco/${seat}`,
          'discovery/tobacco',
          'treasure/herbal-mixture',
          planId('build/weapons', 'carpenter'),
          planId('build/weapons', 'cook'),
        ]),
      )
    }
    expect(leaders(here, 'build/weapons')).toEqual(['carpenter', 'cook'])
    here.settled('plan')
    const later = planning({
      future: { wood: 1 },
      futureItems: ['invention/shovel'],
      inventions: ['invention/cellar'],
      futureDiscoveries: ['discovery/tobacco'],
      futureEquipment: ['equipment/pipe-and-tobacco'],
      cardsToCome: ['treasure/herbal-mixture'],
      eventOrder: ['event'],
      eventDeck: ['event/fire'],
    })
    expect(places(later).filter((spot) => !spot.startsWith('explore/'))).toEqual(['arrange', 'rest'])
    expect(later.offers('anyTime')).toEqual([])
    later.settled('plan')
  })

  rule('RC-PROD-08', 'without production the sources of the camp still cannot be gathered from', () => {
    const t = strike('event/landslide', { tiles: { A1: 5 } }).play('production')
    t.has({ available: { food: 0, wood: 0 } })
    const offered = places(t.play('planning'))
    expect(offered.filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })
})
