// The Discovery tokens of scenario 2.
import { lead, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import { cross, cursed, event, fog, type Markers, markersOf, planned, type Table, unhurt } from './scenes.ts'

describe('special tokens', () => {
  rule('RC-SCN2-17 RC-PLAN-24', 'the Cultist’s Candle is a pawn for one Build Action, a Cross for example', () => {
    const t = planned({
      tiles: { A1: 6 },
      available: { wood: 3 },
      markers: fog('A1'),
      availableDiscoveries: ['cursed-island/cultists-candle'],
    })
    expect(t.offers('anyTime')).toEqual([])
    lead(t, cross('A1'), 'cook')
    expect(t.offers('support')).toContain('cursed-island/cultists-candle')
    t.choose('cursed-island/cultists-candle')
    expect(t.state.plan[0]).toMatchObject({ support: ['cursed-island/cultists-candle'], certain: false })
    expect(supportOf(t, 'build/weapons', 'carpenter')).toEqual(['carpenter', 'cook'])
    const used = cursed({ phase: 'action', availableDiscoveries: ['cursed-island/cultists-candle'] })
    const support = ['cursed-island/cultists-candle'] as const
    used.play(
      'build',
      stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support }),
    )
    used.has({ availableDiscoveries: [], removed: ['cursed-island/cultists-candle'], levels: { weapons: 1 } }).settled()
    const gather = planned({ tiles: { A1: 6 }, availableDiscoveries: ['cursed-island/cultists-candle'] })
    expect(supportOf(gather, 'gather/A1/wood')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN2-18', 'the Mysterious Vial builds the Medicine, at once or when the Actions are done', () => {
    const availableDiscoveries: NonNullable<Scene['availableDiscoveries']> = ['cursed-island/mysterious-vial']
    const t = planned({ availableDiscoveries }).choose('cursed-island/mysterious-vial')
    t.has({ items: ['invention/medicine'], availableDiscoveries: [], removed: ['cursed-island/mysterious-vial'] })
    t.settled('plan')
    const meanwhile = cursed({
      phase: 'action',
      resolving: true,
      availableDiscoveries,
      adventureTokens: ['build'],
      buildDeck: ['build/savings'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    meanwhile
      .choose('cursed-island/mysterious-vial')
      .has({ items: [], futureItems: ['invention/medicine'] })
      .settled('chooseOne')
    const extra = cursed({
      phase: 'action',
      resolving: true,
      availableDiscoveries,
      available: { wood: 2 },
      tiles: { A1: 6 },
      items: ['invention/pot'],
      adventureTokens: ['build'],
      buildDeck: ['build/fast-work'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    extra.choose('1', 'chooseOne')
    expect(extra.offers('buildTarget')).toContain('invention/medicine')
    extra.choose('cursed-island/mysterious-vial')
    expect(extra.offers('buildTarget')).not.toContain('invention/medicine')
    extra.settled('buildTarget')
    const built = planned({ availableDiscoveries, items: ['invention/medicine'] })
    expect(leftAt(built, 'plan').offers('anyTime')).toEqual([])
    const early = event('event/bad-feelings', { availableDiscoveries })
    early
      .choose('cursed-island/mysterious-vial')
      .has({ items: ['invention/medicine'] })
      .settled('markerToPut')
  })

  rule('RC-SCN2-23', 'the Decorated Bell takes up to two markers of fog, at any time', () => {
    const ring = (...spaces: readonly (keyof Markers)[]): Table =>
      planned({ markers: fog(...spaces), availableDiscoveries: ['cursed-island/decorated-bell'] })
    const three = ring('A1', 'B1', 'C1').choose('cursed-island/decorated-bell')
    expect(three.offers('markerToRemove')).toEqual(['A1', 'B1', 'C1'])
    three.choose('B1').choose('C1')
    three
      .changed({
        markers: { B1: undefined, C1: undefined },
        availableDiscoveries: [],
        removed: ['cursed-island/decorated-bell'],
      })
      .settled('plan')
    const two = ring('A1', 'B1').choose('cursed-island/decorated-bell')
    expect(markersOf(two)).toEqual({})
    two.settled('plan')
    expect(leftAt(ring(), 'plan').offers('anyTime')).toEqual([])
  })

  const dagger = 'cursed-island/sacrificial-dagger'
  const armed: Scene = { phase: 'action', resolving: true, availableDiscoveries: [dagger] }

  rule('RC-SCN2-19 RC-FIGHT-03', 'the Sacrificial Dagger counts three in a fight, for a wound, and is kept', () => {
    const hunt = () =>
      cursed({ ...armed, huntingDeck: ['beast/chamois'], levels: { weapons: 1 } }).play('hunt', stack('hunt', 'cook'))
    const t = hunt().asks('fight', 'cook')
    expect(t.offers('fight')).toEqual([`${dagger}/cook`, PASS])
    // Strength 5 against 1 and 3: one level is missing; the wound of the blade comes on top.
    t.choose(`${dagger}/cook`).has({
      people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } },
      levels: { weapons: 0 },
      availableDiscoveries: [dagger],
      removed: ['beast/chamois'],
      users: { [dagger]: 'cook' },
      future: { food: 3, fur: 2 },
    })
    t.settled()
    const bare = hunt().choose(PASS)
    bare.has({ people: { cook: { wounds: 4 } } }).settled()
    expect(bare.state.users).toEqual({})
  })

  rule('RC-SCN2-19 RC-SCN2-20 RC-USE-06', 'in any number of fights, by one character a round', () => {
    const hunts = (leader: 'cook' | 'carpenter'): Table =>
      cursed({
        ...armed,
        huntingDeck: ['beast/fox', 'beast/tapir'],
        plan: [stack('hunt', 'cook', { id: 1 }), stack('hunt', leader, { id: 2 })],
      })
        .play('resolution')
        .choose('1')
        .choose(`${dagger}/cook`)
    const again = hunts('cook').asks('fight', 'cook')
    again.choose(`${dagger}/cook`).has({ people: { cook: { wounds: 3 } }, availableDiscoveries: [dagger] })
    // The tapir lowers a weapon level that is not there: that is the third wound.
    again.settled()
    hunts('carpenter')
      .has({ people: { cook: { wounds: 2 }, carpenter: { wounds: 2 } } })
      .settled()
    const next = cursed({ ...armed, round: 3, users: { [dagger]: 'cook' } }).play('roundEnd')
    next.has({ availableDiscoveries: [dagger] }).settled()
    expect(next.state.users).toEqual({})
  })

  rule('RC-SCN2-19 RC-WEA-12', 'one uses it against hungry animals, and it protects everyone', () => {
    const t = cursed({
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
      availableDiscoveries: [dagger],
    }).play('weather')
    t.choose(`${dagger}/carpenter`)
    t.changed({
      phase: 'weather',
      people: { carpenter: { wounds: 1 } },
      weatherTokens: { animals: false },
      users: { [dagger]: 'carpenter' },
    }).settled()
  })

  rule('RC-SCN2-19 RC-FRI-15', 'Friday can take it, and die of it', () => {
    const t = cursed({ ...armed, friday: true, huntingDeck: ['beast/fox'], people: { friday: { wounds: 3 } } })
    t.play('hunt', stack('hunt', 'friday')).choose(`${dagger}/friday`)
    t.has({ future: { food: 2, fur: 1 }, people: unhurt }).settled()
    expect(t.state.people.friday).toBeUndefined()
  })

  rule('RC-SCN2-19 RC-TERM-25 RC-DISC-10', 'it meets a requirement of the moment', () => {
    const goat: Scene = { availableDiscoveries: ['discovery/goat', dagger] }
    const t = planned(goat).choose('discovery/goat').choose(`${dagger}/carpenter`)
    t.has({ available: { food: 1, fur: 1 }, people: { carpenter: { wounds: 1 } }, availableDiscoveries: [dagger] })
    t.settled('plan')
    // RC-SCN2-20: somebody else has it this round.
    expect(leftAt(planned({ ...goat, users: { [dagger]: 'cook' } }), 'plan').offers('anyTime')).toEqual([])
  })
})
