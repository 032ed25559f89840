// Planning, and the levels of Roof, Palisade and weapons.
import { fewestAndMost, places, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Level, NeutralPawn } from '../../src/state.ts'
import { comesBack, event } from '../event-phase.ts'
import { leftAt, plannable, supportOf, type Table } from '../open-questions.ts'

const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

const rolled = (action: string, ...success: readonly string[]) => ({
  [`die.${action}.wound`]: success.map(() => 'blank'),
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: success.map(() => 'blank'),
})

describe('planning', () => {
  rule('RC-PLAN-05 RC-PLAN-08', 'seven Actions, each at its place', () => {
    const scene: Scene = {
      threats: { left: 'event/fight', right: 'event/vertigo' },
      huntingDeck: ['beast/fox'],
      tiles: { A1: 6 },
      inventions: ['invention/shovel'],
      available: { wood: 2 },
    }
    const away = ['explore/A2', 'explore/B2', 'explore/C1', 'gather/A1/bird', 'gather/A1/wood']
    const always = ['arrange', 'build/invention/shovel', 'build/weapons', 'hunt', 'rest', 'threat/left', 'threat/right']
    expect([...plannable(scene)].sort()).toEqual([...away, ...always, 'build/shelter'].sort())
    expect([...plannable({ ...scene, shelterBuilt: true })].sort()).toEqual(
      [...away, ...always, 'build/palisade', 'build/roof'].sort(),
    )
  })

  rule('RC-PLAN-06', 'an Action may be planned several times, by one or by several', () => {
    const t = planning({ tiles: { A1: 6 }, characters: ['carpenter', 'cook', 'soldier'] })
    plan(t, 'gather/A1/bird', 'carpenter')
    plan(t, 'gather/A1/wood', 'carpenter')
    plan(t, 'explore/B2', 'cook')
    plan(t, 'explore/C1', 'soldier')
    plan(t, 'rest', 'cook')
    plan(t, 'rest', 'soldier')
    expect(t.state.plan.map(({ action, leader }) => `${action} ${leader}`)).toEqual([
      'gather carpenter',
      'gather carpenter',
      'explore cook',
      'explore soldier',
      'rest cook',
      'rest soldier',
    ])
    t.settled('plan')
  })

  rule('RC-PLAN-07', 'how many pawns an Action needs and takes', () => {
    const pawns = (target: string): readonly [fewest: number, most: number] => {
      const t = planning({
        threats: { left: 'event/fight', right: 'event/memories-of-the-cruise' },
        huntingDeck: ['beast/fox'],
        tiles: { A1: 6 },
        available: { wood: 1 },
      })
      const found = fewestAndMost(t, target, 'cook')
      t.settled('plan')
      return found
    }
    expect(pawns('threat/left')).toEqual([1, 1])
    expect(pawns('threat/right')).toEqual([2, 2])
    expect(pawns('hunt')).toEqual([2, 2])
    for (const target of ['build/weapons', 'gather/A1/wood', 'explore/B2']) expect(pawns(target)).toEqual([1, 2])
    for (const target of ['arrange', 'rest']) expect(pawns(target)).toEqual([1, 1])
  })

  rule('RC-PLAN-10 RC-TERM-04', 'rewards and consequences are those of the top pawn alone', () => {
    const build = (leader: 'cook' | 'carpenter', other: 'cook' | 'carpenter') =>
      table({ phase: 'action', adventureTokens: ['build'], buildDeck: ['build/cut-head'] }).play(
        'build',
        stack('build', leader, { target: { kind: 'building', building: 'weapons' }, certain: true, support: [other] }),
      )
    const hurt = { wounds: 1, determination: 2, specialWounds: [{ part: 'head', card: 'build/cut-head' }] } as const
    const spared = { wounds: 0, determination: 0, specialWounds: [] }
    build('cook', 'carpenter')
      .has({ people: { cook: { ...hurt, specialWounds: [...hurt.specialWounds] }, carpenter: spared } })
      .settled()
    build('carpenter', 'cook')
      .has({ people: { carpenter: { ...hurt, specialWounds: [...hurt.specialWounds] }, cook: spared } })
      .settled()
  })

  rule(
    'RC-PLAN-11 RC-EX-18 RC-EX-27 RC-BUILD-07',
    'two stacks side by side raise weapons twice, for a wood each',
    () => {
      const t = planning({ available: { wood: 2 }, rolls: rolled('build', 'success', 'success') })
      plan(t, 'build/weapons', 'carpenter').has({ available: { wood: 1 } })
      plan(t, 'build/weapons', 'cook').has({ available: { wood: 0 } })
      expect(t.state.plan.map(({ id, leader, support }) => [id, leader, support])).toEqual([
        [1, 'carpenter', []],
        [2, 'cook', []],
      ])
      expect(places(t)).not.toContain('build/weapons')
      resolve(t)
        .changed({ levels: { weapons: 2 }, available: { wood: 0 }, phase: 'actionsEnd' })
        .settled()
    },
  )

  rule('RC-BUILD-16 RC-EX-26', 'a stack of two raises the Roof by one; two levels take two stacks and payments', () => {
    const start = (wood: number) => planning({ shelterBuilt: true, available: { wood } })
    resolve(plan(start(4), 'build/roof', 'cook', 'carpenter'))
      .changed({ levels: { roof: 1 }, available: { wood: 2 }, phase: 'actionsEnd' })
      .settled()
    const two = plan(start(4), 'build/roof', 'cook', 'carpenter').has({ available: { wood: 2 } })
    resolve(plan(two, 'build/roof', 'carpenter', 'cook'))
      .changed({ levels: { roof: 2 }, available: { wood: 0 }, phase: 'actionsEnd' })
      .settled()
    const palisade = plan(start(4), 'build/palisade', 'cook', 'carpenter')
    resolve(plan(palisade, 'build/palisade', 'carpenter', 'cook'))
      .changed({ levels: { palisade: 2 }, available: { wood: 0 }, phase: 'actionsEnd' })
      .settled()
    const short = plan(start(3), 'build/roof', 'cook', 'carpenter')
    expect(places(leftAt(short, 'plan'))).not.toContain('build/roof')
  })

  rule('RC-PLAN-19', 'one weapon level serves several Actions and is not used up', () => {
    const threats = { left: 'event/jaguar', right: 'event/night-howling' } as const
    const t = planning({ threats, levels: { weapons: 2 } })
    plan(t, 'threat/left', 'cook')
    plan(t, 'threat/right', 'carpenter')
    resolve(t).has({ levels: { weapons: 2 }, removed: ['event/jaguar', 'event/night-howling'] })
    expect(t.state.threats).toEqual({})
    t.settled()
    const weak = plannable({ threats, levels: { weapons: 1 } })
    expect(weak).not.toContain('threat/left')
    expect(weak).not.toContain('threat/right')
  })

  rule('RC-PLAN-21', 'nothing in Future Resources can be planned with', () => {
    const scene: Scene = {
      inventions: ['invention/lantern', 'invention/pit'],
      tiles: { A1: 4 },
      future: { wood: 9, fur: 9 },
      futureItems: ['invention/fire', 'invention/shovel'],
      futureDiscoveries: ['discovery/candles'],
    }
    const offered = plannable(scene)
    expect(offered.filter((id) => id.startsWith('build/'))).toEqual([])
    const t = planning({ ...scene, available: { wood: 1 } })
    expect(supportOf(t, 'build/weapons')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-PLAN-24', 'a pawn of an Item comes every round, of a token once, of a card as often as it says', () => {
    const build = (t: Table, pawn: NeutralPawn) =>
      t.play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support: [pawn] }),
      )
    const pawns = (t: Table) => supportOf(t.play('planning'), 'build/weapons').filter((pawn) => pawn.includes('/'))
    const t = table({
      phase: 'action',
      items: ['invention/lantern'],
      availableDiscoveries: ['discovery/candles'],
      kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }],
      available: { wood: 1 },
    })
    const all = ['invention/lantern', 'equipment/hammer-and-nails', 'discovery/candles'] as const
    expect(pawns(t)).toEqual(all)
    for (const pawn of all) build(t, pawn)
    t.has({ items: ['invention/lantern'], availableDiscoveries: [] })
    expect(pawns(t)).toEqual(['invention/lantern', 'equipment/hammer-and-nails'])
    for (const pawn of ['invention/lantern', 'equipment/hammer-and-nails'] as const) build(t, pawn)
    expect(pawns(t)).toEqual(['invention/lantern'])
    t.has({ removed: ['discovery/candles', 'equipment/hammer-and-nails'] }).settled('plan')
  })

  rule('RC-PLAN-25', 'Adventure tokens change nothing in planning', () => {
    const scene: Scene = { tiles: { A1: 5 }, available: { wood: 9, fur: 9 }, shelterBuilt: true }
    const seen = (more: Scene) => {
      const offered = plannable({ ...scene, ...more })
      const support = ['build/weapons', 'gather/A1/wood', 'explore/B2'].map((target) =>
        supportOf(planning({ ...scene, ...more }), target),
      )
      return [offered, ...support]
    }
    expect(seen({ adventureTokens: ['build', 'gather', 'explore'] })).toEqual(seen({}))
  })
})

describe('levels', () => {
  rule('RC-BUILD-14', 'without a Shelter an effect that raises Roof or Palisade is ignored', () => {
    comesBack('build/construction')
      .changed({ eventOrder: [], removed: ['build/construction'] })
      .settled()
    comesBack('build/construction', { shelterBuilt: true })
      .changed({ levels: { palisade: 1 }, eventOrder: [], removed: ['build/construction'] })
      .settled()
    comesBack('build/construction', { camp: 'A1', tiles: { A1: 2 } })
      .changed({ levels: { palisade: 1 }, eventOrder: [], removed: ['build/construction'] })
      .settled()
  })

  rule('RC-BUILD-14', 'so is a choice between the two, and it is not a demand that somebody could fail', () => {
    table({ phase: 'action', cardsToCome: ['treasure/ropes'] })
      .play('actionsEnd')
      .has({ levels: { roof: 0, palisade: 0 }, people: unhurt })
      .settled()
    table({ phase: 'action', threats: { left: 'event/disaster' } })
      .play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'left' } }))
      .has({ levels: { roof: 0, palisade: 0 }, people: unhurt })
      .settled()
  })

  rule('RC-BUILD-15', 'Thorny Bushes and a Defensive Plan ask for a Shelter that was built', () => {
    const offered = (scene: Scene) =>
      leftAt(
        planning({
          characters: ['soldier', 'cook'],
          people: { soldier: { determination: 3 } },
          availableDiscoveries: ['discovery/thorny-bushes'],
          tiles: { A1: 11 },
          ...scene,
        }),
        'plan',
      ).offers('anyTime')
    expect(offered({ camp: 'A1' })).toEqual(['ability/defensive-plan/weapons'])
    expect(offered({ shelterBuilt: true })).toEqual([
      'ability/defensive-plan/palisade',
      'ability/defensive-plan/weapons',
      'discovery/thorny-bushes',
    ])
  })

  rule('RC-BUILD-17', 'there is no highest level', () => {
    const build = (building: Level) =>
      table({ phase: 'action', shelterBuilt: true, levels: { roof: 20, palisade: 20, weapons: 20 } }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building }, certain: true }),
      )
    build('roof')
      .has({ levels: { roof: 21, palisade: 20, weapons: 20 } })
      .settled()
    build('palisade')
      .has({ levels: { roof: 20, palisade: 21, weapons: 20 } })
      .settled()
    build('weapons')
      .has({ levels: { roof: 20, palisade: 20, weapons: 21 } })
      .settled()
  })

  rule('RC-BUILD-18', 'no level drops below 0', () => {
    const pushed = (card: NonNullable<Scene['threats']>['left'] & string, scene: Scene) =>
      event('event/sunny-beach', { threats: { left: card, right: 'event/fight' }, ...scene })
    pushed('event/storm-1', { levels: { palisade: 1 } })
      .has({ levels: { palisade: 0 }, people: unhurt })
      .settled()
    pushed('event/storm-1', { levels: { palisade: 0 } })
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    event('event/ravishing-windstorm', { levels: { weapons: 1 } })
      .has({ levels: { weapons: 0 } })
      .settled()
    comesBack('gather/nestlings')
      .has({ levels: { roof: 0 }, people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-BUILD-19', 'the Roof is for clouds, the Palisade for storms, the weapons for fights', () => {
    const weather = (levels: Scene['levels'] & object) =>
      table({ levels, weatherTokens: { rain: true, storm: true } }).play('weather')
    weather({ roof: 1, palisade: 1 })
      .has({ people: unhurt, levels: { roof: 1, palisade: 0 } })
      .settled()
    weather({ roof: 1, palisade: 0, weapons: 1 })
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, levels: { roof: 1, weapons: 1 } })
      .settled()
    weather({ roof: 0, palisade: 1, weapons: 1 })
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, levels: { palisade: 0, weapons: 1 } })
      .settled()
    const hunt = (levels: Scene['levels'] & object) =>
      table({ phase: 'action', huntingDeck: ['beast/fox'], levels }).play('hunt', stack('hunt', 'cook'))
    hunt({ weapons: 2 }).has({ people: unhurt }).settled()
    hunt({ roof: 2, palisade: 2 })
      .has({ people: { cook: { wounds: 2 } }, levels: { roof: 2, palisade: 2 } })
      .settled()
  })
})
