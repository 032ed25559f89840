// The Discovery tokens of scenario 3.
import type { Scene } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { type Game, inCamp, planning, setup, wounds } from './scenes.ts'

describe('special Discovery tokens', () => {
  rule('RC-SCN3-17', 'Herbs heal a wound at night, whosever it is', () => {
    const hurt = {
      phase: 'night',
      availableDiscoveries: ['jenny/herbs'],
      people: { jenny: { wounds: 2 }, cook: { wounds: 2 } },
    } satisfies Scene
    const night = inCamp({ ...hurt, shelterBuilt: true })
      .everywhere()
      .play('camping')
      .choose('jenny/herbs')
    expect(night.offers('whoHeals')).toEqual(['cook', 'jenny'])
    night
      .choose('jenny')
      .changed({ people: wounds({ jenny: 1 }), availableDiscoveries: [], removed: ['jenny/herbs'] })
      .settled()
    const alone = setup({ ...hurt, shelterBuilt: true })
      .everywhere()
      .play('camping')
      .choose('jenny/herbs')
    alone.changed({ people: wounds({ cook: 1 }), availableDiscoveries: [], removed: ['jenny/herbs'] }).settled()
    expect(leftAt(planning(inCamp, { ...hurt, phase: 'action' }), 'plan').offers()).not.toContain('jenny/herbs')
  })

  rule('RC-SCN3-17 RC-BUILD-14', 'the Ruined Hut is wood, Vines are a level of a Palisade that can stand', () => {
    const question: Scene = { round: 2, eventOrder: ['explore/bamboo'], levels: { roof: 1, palisade: 1 } }
    const hut = setup({ ...question, availableDiscoveries: ['jenny/ruined-hut'] }).play('event')
    hut
      .choose('jenny/ruined-hut')
      .has({ available: { wood: 2 }, removed: ['jenny/ruined-hut'] })
      .choose('0')
      .settled()
    const vines = (shelterBuilt: boolean): Game =>
      setup({ ...question, shelterBuilt, availableDiscoveries: ['jenny/vines'] }).play('event')
    vines(true)
      .choose('jenny/vines')
      .has({ levels: { palisade: 2 } })
      .settled('chooseOne')
    expect(leftAt(vines(false), 'chooseOne').offers()).not.toContain('jenny/vines')
    setup({ ...question, camp: 'B2', tiles: { B2: 11 }, availableDiscoveries: ['jenny/vines'] })
      .play('event')
      .choose('jenny/vines')
      .has({ levels: { palisade: 2 } })
      .settled('chooseOne')
  })

  rule('RC-SCN3-17 RC-TERM-23 RC-TERM-25', 'the Pistol counts three levels once, in a fight or for a Goat', () => {
    const t = inCamp({ round: 5, availableDiscoveries: ['jenny/pistol'], rolls: { 'die.weather.animals': ['beast'] } })
    t.play('weather').choose('jenny/pistol')
    t.changed({ phase: 'weather', availableDiscoveries: [], removed: ['jenny/pistol'] }).settled()
    const goat = planning(setup, { availableDiscoveries: ['discovery/goat', 'jenny/pistol'] })
    goat.choose('discovery/goat').choose('jenny/pistol')
    goat.has({ available: { food: 1, fur: 1 }, availableDiscoveries: [] }).settled('plan')
    expect(leftAt(planning(setup, { availableDiscoveries: ['discovery/goat'] }), 'plan').offers()).not.toContain(
      'discovery/goat',
    )
  })
})
