// The Discovery tokens of scenario 6.
import type { InventionId } from '@landfall/crusoe'
import { places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { planning, RECULTIVATION, type Table, table } from './scenes.ts'

const offeredUses = (t: Table): readonly string[] =>
  t.session.questions.some(({ kind }) => kind === 'anyTime') ? t.offers('anyTime') : []

describe('special tokens', () => {
  const tools = 'family-robinson/old-tools'
  const plow = 'family-robinson/plow'
  const powder = 'family-robinson/gunpowder'
  const seeds = 'family-robinson/seeds'

  rule(
    'RC-SCN6-12',
    'Old Tools build the Rope, the Pot or the Knife at once, without an Action or requirements',
    () => {
      const use = () =>
        planning({ availableDiscoveries: [tools] })
          .choose(tools)
          .asks('chooseOne')
      expect(leftAt(use(), 'chooseOne').offers('chooseOne')).toEqual(['0', '1', '2'])
      use()
        .choose('0')
        .has({ items: ['invention/rope'], levels: { weapons: 0 }, removed: [tools] })
        .settled('plan')
      use()
        .choose('1')
        .has({ items: ['invention/pot'], futureItems: [] })
        .settled('plan')
      use()
        .choose('2')
        .has({ items: ['invention/knife'], levels: { weapons: 1 }, availableDiscoveries: [] })
        .settled('plan')
    },
  )

  rule('RC-SCN6-12 RC-RES-13', 'while Actions are resolved it waits with the Future Resources', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      availableDiscoveries: [tools],
      adventureTokens: ['build'],
      buildDeck: ['build/savings'],
    }).play('build', stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.choose(tools, 'anyTime')
      .choose('2')
      .has({ items: [], futureItems: ['invention/knife'], levels: { weapons: 1 } })
    t.play('actionsEnd')
      .has({ items: ['invention/knife'], futureItems: [], levels: { weapons: 2 } })
      .settled()
  })

  rule('RC-SCN6-12 RC-TERM-10', 'only what is not there yet; nothing is asked for one, or offered for none', () => {
    const some = (items: InventionId[], more: Scene = {}) => planning({ availableDiscoveries: [tools], items, ...more })
    expect(leftAt(some(['invention/pot']).choose(tools), 'chooseOne').offers('chooseOne')).toEqual(['0', '2'])
    some(['invention/pot', 'invention/rope'])
      .choose(tools)
      .has({ items: ['invention/pot', 'invention/rope', 'invention/knife'] })
      .settled('plan')
    expect(offeredUses(leftAt(some(['invention/pot', 'invention/rope', 'invention/knife']), 'plan'))).toEqual([])
    // RC-RES-04: nor what somebody is about to build.
    const planned = plan(
      some(['invention/pot', 'invention/rope'], { tiles: { A1: 5 } }),
      'build/invention/knife',
      'cook',
    )
    expect(offeredUses(leftAt(planned, 'plan'))).toEqual([])
    // RC-ITEM-18: what was flipped this round can be built again.
    some(['invention/pot', 'invention/rope', 'invention/knife'], {
      flipped: [{ item: 'invention/knife', rebuilt: false }],
    })
      .choose(tools)
      .has({ levels: { weapons: 1 }, flipped: [] })
      .settled('plan')
  })

  rule('RC-SCN6-12 RC-USE-12', 'a Knife can meet the demand for a weapon level', () => {
    const demand = (more: Scene = {}) =>
      table({ round: 2, eventOrder: ['creature/gorilla'], availableDiscoveries: [tools], ...more }).play('event')
    demand()
      .asks('demand')
      .choose(tools)
      .choose('2')
      .has({ items: ['invention/knife'], people: { cook: { wounds: 1 } } })
      .settled()
    demand()
      .choose(PASS)
      .has({ items: [], people: { cook: { wounds: 2 } } })
      .settled()
    // The Pot would not help.
    demand({ items: ['invention/knife', 'invention/rope'] })
      .has({ people: { cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-SCN6-13', 'the Plow removes a black marker, and is of no use without one', () => {
    const marked = { tiles: { A1: 4 }, island: { A1: { terrainCovered: true } } } satisfies Scene
    planning({ ...marked, availableDiscoveries: [plow] })
      .choose(plow)
      .changed({ island: { A1: { terrainCovered: false } }, availableDiscoveries: [], removed: [plow] })
      .settled('plan')
    const several = planning({ ...marked, waitingMarkers: ['C1'], availableDiscoveries: [plow] }).choose(plow)
    expect(several.offers('pieceToRemove')).toEqual(['A1/terrain', 'C1/marker'])
    several
      .choose('C1/marker')
      .changed({ waitingMarkers: [], availableDiscoveries: [], removed: [plow] })
      .settled('plan')
    expect(offeredUses(leftAt(planning({ availableDiscoveries: [plow] }), 'plan'))).toEqual([])
    // It takes away what Recultivation was good for.
    const t = planning({ ...marked, availableDiscoveries: [plow] })
    expect(places(t)).toContain(RECULTIVATION)
    expect(places(leftAt(t.choose(plow), 'plan'))).not.toContain(RECULTIVATION)
  })

  rule('RC-SCN6-14 RC-WEA-10', 'Gunpowder rolls the Hungry Animals die again, and the new result stands', () => {
    const quiet = (faces: readonly string[]) =>
      table({
        round: 7,
        levels: { roof: 2 },
        availableDiscoveries: [powder],
        rolls: { 'die.weather.rain': ['rain-1'], 'die.weather.animals': faces },
      }).play('weather')
    const night = (faces: readonly string[]) => quiet(faces).asks('weather')
    // Where the die shows nothing, there is nothing to wish for.
    quiet(['blank'])
      .has({ availableDiscoveries: [powder] })
      .settled()
    night(['beast', 'palisade'])
      .choose(powder)
      .has({ removed: [powder], people: { cook: { wounds: 1 }, carpenter: { wounds: 1 } } })
      .settled()
    night(['beast', 'beast'])
      .choose(powder)
      .has({ people: { cook: { wounds: 3 } } })
      .settled()
    night(['beast'])
      .choose(PASS)
      .has({ availableDiscoveries: [powder], people: { cook: { wounds: 3 } } })
      .settled()
  })

  rule('RC-SCN6-14', 'without that die, and in any other phase, Gunpowder is of no use', () => {
    const dry = { availableDiscoveries: [powder], levels: { roof: 2 } } satisfies Scene
    table({ ...dry, round: 3, rolls: { 'die.weather.rain': ['rain-1'] } })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    expect(offeredUses(leftAt(planning(dry), 'plan'))).toEqual([])
    // RC-WEA-14: a die that a card has put there is one as well.
    const put = table({
      ...dry,
      round: 2,
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast', 'blank'] },
    })
    put
      .play('weather')
      .choose(powder)
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
  })

  rule(
    'RC-SCN6-17 RC-AVAIL-02',
    'Seeds are 1 nonperishable food, after the Action Phase if they are used in it',
    () => {
      planning({ availableDiscoveries: [seeds] })
        .choose(seeds)
        .has({ available: { nonperishable: 0 }, future: { nonperishable: 1 }, removed: [seeds] })
        .settled('plan')
      const night = table({ availableDiscoveries: [seeds], tiles: { A1: 3 } })
        .play('camping')
        .choose(seeds)
        .choose('stay')
      night.has({ available: { food: 0, nonperishable: 1 } }).settled()
    },
  )
})
