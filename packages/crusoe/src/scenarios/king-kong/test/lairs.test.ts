// The lairs: hungry animals, and King Kong at the Palisade.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { none } from '../../../fresh.ts'
import { crew, dead, kong, LAIRS, type Table, weather } from './scenes.ts'

describe('the lairs', () => {
  const explores = (tile: 3 | 4, scene: Scene = {}): Table =>
    table(kong({ phase: 'action', resolving: true, islandStack: [tile], ...scene })).play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
    )

  rule('RC-SCN7-09 RC-EXPL-13', 'a totem brings the next Number token, another tile none', () => {
    const first = explores(4)
    first.has({ numbers: { A1: 1 }, lastNumber: 1 }).settled()
    const last = explores(4, { numbers: { B2: 1, C1: 2 }, lastNumber: 5 })
    last.has({ numbers: { A1: 6, B2: 1, C1: 2 }, lastNumber: 6 }).settled()
    const none = explores(3)
    none.has({ lastNumber: 0, scenarioState: { 'king-kong': { killed: [] } } })
    expect(none.state.numbers.A1).toBeUndefined()
    none.settled()
  })

  rule('RC-SCN7-10 RC-EX-80', 'with Number tokens 1 to 3 the die is rolled three times, each result applied', () => {
    const t = weather(['palisade', 'food', 'beast'], {
      levels: { palisade: 1, weapons: 1 },
      available: { food: 1 },
    })
    t.changed({
      phase: 'weather',
      levels: { palisade: 0 },
      available: { food: 0 },
      people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
    }).settled()
    expect(t.happened('weatherRolled')).toHaveLength(1)
  })

  rule('RC-SCN7-10', 'none without a lair, six with six, and only tokens that still lie there', () => {
    weather([]).changed({ phase: 'weather' }).settled()
    weather(['food', 'food', 'food', 'food', 'food', 'food'], { available: { food: 6 } })
      .changed({ phase: 'weather', available: { food: 0 } })
      .settled()
    // A tile that is turned face down loses its token.
    const t = table(
      kong({
        round: 2,
        tiles: { A1: 4, B2: 5 },
        numbers: { A1: 1, B2: 2 },
        lastNumber: 2,
        eventDeck: ['event/precipice'],
        eventOrder: ['event'],
        available: { food: 2 },
        rolls: { 'die.weather.animals': ['food'] },
      }),
    ).play('event')
    t.choose('A1').play('weather')
    t.has({ available: { food: 1 } }).settled()
  })

  rule(
    'RC-WEA-13 RC-WEA-14 RC-SCN7-10',
    'a die that a card asks for is one of these, and one where there are none',
    () => {
      const animals: Scene = { weatherTokens: { animals: true }, available: { food: 5 } }
      const both = weather(['food', 'food'], animals).has({ available: { food: 3 } })
      expect(both.happened('weatherRolled')).toMatchObject([{ animals: ['food', 'food'] }])
      both.settled()
      weather([], { ...animals, rolls: { 'die.weather.animals': ['food'] } })
        .has({ available: { food: 4 } })
        .settled()
    },
  )

  rule('RC-SCN7-11', 'a breach: morale, a wound each, and a member of the crew, instead of the usual wound', () => {
    weather(['palisade', 'palisade'], { levels: { palisade: 1 } })
      .changed({
        phase: 'weather',
        levels: { palisade: 0 },
        morale: -1,
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        scenarioState: { 'king-kong': { killed: [1] } },
      })
      .settled()
    weather(['palisade', 'palisade', 'palisade'], { scenarioState: crew({ killed: dead(4) }) })
      .changed({
        phase: 'weather',
        morale: -3,
        people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } },
        scenarioState: { 'king-kong': { killed: [...dead(5), 7], captive: true } },
      })
      .settled()
    weather(['palisade'], { levels: { palisade: 1 } })
      .changed({ phase: 'weather', levels: { palisade: 0 } })
      .settled()
  })

  rule('RC-SCN7-11 RC-WEA-19 RC-FRI-13 RC-NIGHTOUT-06', 'neither Friday nor somebody outside is wounded', () => {
    weather(['palisade'], {
      friday: true,
      tiles: { A1: 4 },
      outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
    })
      .changed({
        phase: 'weather',
        people: { carpenter: { wounds: 1 } },
        morale: -1,
        scenarioState: { 'king-kong': { killed: [1] } },
      })
      .settled()
  })

  rule('RC-SCN7-11 RC-USE-12', 'before King Kong breaks in, anybody who can raise the Palisade may', () => {
    const soldier: Scene = {
      characters: ['soldier', 'cook'],
      people: { soldier: { determination: 3 } },
    }
    weather(['palisade'], soldier)
      .choose('ability/defensive-plan/palisade', 'demand')
      .has({ levels: { palisade: 0 }, morale: 0, scenarioState: { 'king-kong': { killed: [] } } })
      .has({ people: { soldier: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    weather(['palisade'], soldier)
      .choose(PASS)
      .has({ morale: -1, scenarioState: { 'king-kong': { killed: [1] } }, people: { soldier: { wounds: 1 } } })
      .settled()
  })

  rule('RC-SCN7-11 RC-WEA-15', 'a storm is not a hungry animal', () => {
    weather([], { weatherTokens: { storm: true } })
      .changed({
        phase: 'weather',
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        weatherTokens: { storm: false },
      })
      .settled()
  })

  rule('RC-SCN7-12', 'a camp on a totem tile wounds every character in the Production Phase', () => {
    const production = (camp: 'A1' | 'C1', scene: Scene = {}): Table =>
      table(kong({ tiles: LAIRS, camp, friday: true, ...scene })).play('production')
    const wounds = (by: number) => ({ carpenter: { wounds: by }, cook: { wounds: by }, friday: { wounds: 0 } })
    production('A1')
      .changed({ phase: 'production', people: wounds(1), available: { food: 1, wood: 1 } })
      .settled()
    production('C1')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
    // Whatever becomes of the production.
    const skipped = { none: true, half: false, no: [], more: { food: 0, wood: 0 } }
    production('A1', { production: skipped })
      .changed({ phase: 'production', people: wounds(1), production: { none: false } })
      .settled()
  })
})
