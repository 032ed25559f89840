import { SPACES } from '@landfall/crusoe'
import { plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Level, NeutralPawn } from '../src/state.ts'
import { leftAt, plannable } from './open-questions.ts'

type Table = ReturnType<typeof planning>

const rolled = (action: string, ...success: readonly string[]) => ({
  [`die.${action}.wound`]: success.map(() => 'blank'),
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: success.map(() => 'blank'),
})

/** The Event Phase with this card on top of the deck. */
const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}) =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** The lower half of a card that comes back from the Event deck. */
const comesBack = (card: NonNullable<Scene['eventOrder']>[number], scene: Scene = {}) =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** A certain Gather Action in which this card is drawn. */
const gathering = (card: NonNullable<Scene['gatherDeck']>[number], scene: Scene = {}) =>
  table({ phase: 'action', adventureTokens: ['gather'], gatherDeck: [card], ...scene }).play(
    'gather',
    stack('gather', 'cook', { certain: true }),
  )

const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

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
      t.choose(target).choose('cook')
      let fewest = 0
      let placed = 1
      for (; t.session.questions[0]?.kind === 'support'; placed++) {
        if (fewest === 0 && t.offers('support').includes('enough')) fewest = placed
        t.choose(t.offers('support')[0] ?? '')
      }
      t.settled('plan')
      return [fewest === 0 ? placed : fewest, placed]
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
      expect(t.offers()).not.toContain('build/weapons')
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
    expect(leftAt(short, 'plan').offers()).not.toContain('build/roof')
  })

  rule('RC-PLAN-19', 'one weapon level serves several Actions and is not used up', () => {
    const threats = { left: 'event/jaguar', right: 'event/night-howling' } as const
    const t = planning({ threats, levels: { weapons: 2 } })
    plan(t, 'threat/left', 'cook')
    plan(t, 'threat/right', 'carpenter')
    resolve(t).has({ levels: { weapons: 2 }, threats: {}, gone: ['event/jaguar', 'event/night-howling'] })
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
      .choose('build/weapons')
      .choose('cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'enough'])
    t.settled('support')
  })

  rule('RC-PLAN-24', 'a pawn of an Item comes every round, of a token once, of a card as often as it says', () => {
    const build = (t: Table, pawn: NeutralPawn) =>
      t.play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support: [pawn] }),
      )
    const pawns = (t: Table) =>
      t
        .play('planning')
        .choose('build/weapons')
        .choose('cook')
        .offers('support')
        .filter((pawn) => pawn.includes('/'))
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
    t.has({ gone: ['discovery/candles', 'equipment/hammer-and-nails'] }).settled('support')
  })

  rule('RC-PLAN-25', 'Adventure tokens change nothing in planning', () => {
    const scene: Scene = { tiles: { A1: 5 }, available: { wood: 9, fur: 9 }, shelterBuilt: true }
    const seen = (more: Scene) => {
      const offered = plannable({ ...scene, ...more })
      const support = ['build/weapons', 'gather/A1/wood', 'explore/B2'].map((target) =>
        leftAt(
          planning({ ...scene, ...more })
            .choose(target)
            .choose('cook'),
          'support',
        ).offers(),
      )
      return [offered, ...support]
    }
    expect(seen({ adventureTokens: ['build', 'gather', 'explore'] })).toEqual(seen({}))
  })
})

describe('levels', () => {
  rule('RC-BUILD-14', 'without a Shelter an effect that raises Roof or Palisade is ignored', () => {
    comesBack('build/construction')
      .changed({ eventOrder: [], gone: ['build/construction'] })
      .settled()
    comesBack('build/construction', { shelterBuilt: true })
      .changed({ levels: { palisade: 1 }, eventOrder: [], gone: ['build/construction'] })
      .settled()
    comesBack('build/construction', { camp: 'A1', tiles: { A1: 2 } })
      .changed({ levels: { palisade: 1 }, eventOrder: [], gone: ['build/construction'] })
      .settled()
  })

  rule('RC-BUILD-14', 'so is a choice between the two, and it is no demand that somebody could fail', () => {
    table({ phase: 'action', futureKept: ['treasure/ropes'] })
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

describe('gathering and exploring', () => {
  rule('RC-GATHER-10', 'a token without a source of its kind yields nothing', () => {
    const t = planning({
      tiles: { A1: 1, C1: 9 },
      island: { A1: { additionalFood: 'x' }, C1: { additionalWood: 'x' } },
    })
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood', 'gather/C1/bird'])
    resolve(plan(t, 'gather/A1/wood', 'cook', 'carpenter'))
      .changed({ available: { wood: 1 }, phase: 'actionsEnd' })
      .settled()
  })

  rule('RC-BOARD-07', 'birds and fish are food alike', () => {
    const t = planning({ tiles: { A1: 9, C1: 3 } })
    plan(t, 'gather/A1/bird', 'cook', 'carpenter')
    resolve(plan(t, 'gather/C1/fish', 'carpenter', 'cook'))
      .changed({ available: { food: 2 }, phase: 'actionsEnd' })
      .settled()
    table({ camp: 'A1', tiles: { A1: 9 } })
      .play('production')
      .changed({ available: { food: 1 }, phase: 'production' })
      .settled()
  })

  rule('RC-BOARD-01 RC-TERM-13', 'only the ten whole spaces can be explored, and none that holds a tile', () => {
    const tiles = { A1: 1, A2: 2, A3: 3, B2: 4, B3: 5, B4: 6, C1: 7, C2: 9 } as const
    const explorable = (camp: 'A3' | 'B4' | 'C2', more: Scene['tiles'] = {}) =>
      plannable({ characters: ['carpenter', 'cook', 'soldier'], camp, tiles: { ...tiles, ...more } }).filter((id) =>
        id.startsWith('explore/'),
      )
    for (const camp of ['A3', 'B4', 'C2'] as const) expect(explorable(camp)).toEqual(['explore/C3'])
    for (const camp of ['A3', 'B4', 'C2'] as const) expect(explorable(camp, { C3: 10 })).toEqual([])
    // With the tile of the camp, all but the one to be explored and the half space.
    expect(Object.keys(tiles)).toHaveLength(SPACES.length - 3)
  })

  rule('RC-EXPL-10 RC-EXPL-11 RC-EX-35', 'Plains with a Beast and two Discovery icons', () => {
    const inventions = [
      'invention/basket',
      'invention/bed',
      'invention/medicine',
      'invention/rope',
      'invention/knife',
    ] as const
    const t = planning({
      inventions: [...inventions],
      islandStack: [5, 1],
      beastDeck: ['beast/fox', 'beast/bear'],
      discoveryStack: ['discovery/herbs', 'discovery/poison', 'discovery/goat'],
    })
    expect(t.offers().filter((id) => id.includes('invention/'))).toEqual([])
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({
      island: { A1: { tile: 1 } },
      huntingDeck: ['beast/bear'],
      beastDeck: ['beast/fox'],
      futureDiscoveries: ['discovery/goat', 'discovery/poison'],
      availableDiscoveries: [],
      islandStack: [5],
    })
    expect(JSON.stringify(t.session.view('cook'))).not.toContain('beast/')
    t.play('actionsEnd').play('preparation').play('planning')
    expect(t.offers().filter((id) => id.includes('invention/'))).toEqual(
      inventions.slice(0, 4).map((id) => `build/${id}`),
    )
    t.settled('plan')
  })

  rule('RC-EXPL-15', 'a natural shelter is simply there', () => {
    const t = table({ phase: 'action', islandStack: [11], levels: { roof: 0 } })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ island: { A1: { tile: 11 } }, shelterBuilt: false, shelterNew: false, camp: 'B1' })
    t.play('camping').choose('A1')
    t.has({ shelterBuilt: false, people: unhurt }).settled()
  })

  rule('RC-EXPL-16', 'there are more tiles than spaces', () => {
    const { islandStack, island, closed } = table().play('setUp').state
    expect(islandStack).toHaveLength(10)
    expect(SPACES.filter((space) => island[space] === undefined && !closed.includes(space))).toHaveLength(9)
  })
})

describe('camp life', () => {
  rule('RC-ARR-02 RC-EX-63', 'both pawns of one character arrange the camp twice', () => {
    const t = planning({ characters: ['carpenter', 'cook', 'soldier'] })
    plan(t, 'arrange', 'cook')
    plan(t, 'arrange', 'cook')
    resolve(t)
      .changed({ morale: 2, people: { cook: { determination: 4 } }, phase: 'actionsEnd' })
      .settled()
    const all = planning()
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(all, 'arrange', player)
    resolve(all)
      .changed({
        morale: 3,
        people: { cook: { determination: 4 }, carpenter: { determination: 4 } },
        phase: 'actionsEnd',
      })
      .settled()
  })

  rule('RC-ARR-05', 'the Bear’s marker takes the next Arrange Camp Action', () => {
    const t = event('event/bear', { people: { carpenter: { determination: 1 } } }).has({ arrangeBlocked: true })
    t.play('arrange', stack('arrange', 'carpenter'))
    t.has({ arrangeBlocked: false, morale: 0, people: { carpenter: { determination: 1 } } })
    t.play('arrange', stack('arrange', 'cook'))
    t.has({ morale: 1, people: { carpenter: { determination: 1 }, cook: { determination: 2 } } }).settled()
    table({ characters: ['carpenter', 'cook', 'explorer', 'soldier'], phase: 'action', arrangeBlocked: true })
      .play('arrange', stack('arrange', 'carpenter'))
      .has({ arrangeBlocked: false, morale: 0, people: { carpenter: { determination: 0 } } })
      .settled()
  })

  rule('RC-REST-02', 'each pawn that rests is an Action of its own', () => {
    const t = planning({ people: { carpenter: { wounds: 5 }, cook: { wounds: 5 } } })
    for (const player of ['carpenter', 'carpenter', 'cook']) plan(t, 'rest', player)
    resolve(plan(t, 'arrange', 'cook'))
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 4 } } })
      .settled()
  })

  rule('RC-REST-04', 'a Rest never removes a Special Wound', () => {
    const specialWounds = [{ part: 'leg' as const, card: 'build/accident' }]
    const t = table({ phase: 'action', items: ['invention/bed'], people: { cook: { wounds: 1, specialWounds } } })
    t.play('rest', stack('rest', 'cook')).play('rest', stack('rest', 'cook'))
    t.has({ people: { cook: { wounds: 0, specialWounds } } }).settled()
  })
})

describe('moving the camp', () => {
  const move = (scene: Scene) =>
    table({ tiles: { A1: 5 }, ...scene })
      .play('camping')
      .choose('A1')

  rule('RC-EX-44', 'a natural shelter loses the Roof, a built one half of it', () => {
    table({ camp: 'B2', tiles: { B2: 11, A1: 5 }, levels: { roof: 3 } })
      .play('camping')
      .choose('A1')
      .has({ levels: { roof: 0 } })
      .settled()
    move({ shelterBuilt: true, levels: { roof: 3, palisade: 1 } })
      .changed({ levels: { roof: 2 }, camp: 'A1' })
      .settled()
  })

  rule('RC-MOVE-07', 'tokens of Items and of the Hatchet move along, others stay', () => {
    const along = move({
      items: ['invention/snare', 'castaways/hatchet'],
      island: { B1: { additionalFood: 'invention/snare', additionalWood: 'castaways/hatchet' } },
    })
    along.has({ island: { A1: { additionalFood: 'invention/snare', additionalWood: 'castaways/hatchet' } } })
    expect([along.state.island.B1?.additionalFood, along.state.island.B1?.additionalWood]).toEqual([
      undefined,
      undefined,
    ])
    along.settled()
    move({ kept: [{ card: 'treasure/hatchet' }], island: { B1: { additionalWood: 'treasure/hatchet' } } })
      .has({ kept: [{ card: 'treasure/hatchet' }], island: { A1: { additionalWood: 'treasure/hatchet' } } })
      .settled()
    const stays = move({
      island: { B1: { additionalFood: 'gather/new-flock', exhausted: ['wood'] } },
      islandTokens: { B1: ['timeConsuming'] },
    })
    stays.has({
      island: { B1: { additionalFood: 'gather/new-flock', exhausted: ['wood'] } },
      islandTokens: { B1: ['timeConsuming'] },
    })
    expect([stays.state.island.A1?.additionalFood, stays.state.islandTokens.A1]).toEqual([undefined, undefined])
    stays.settled()
  })

  rule('RC-MOVE-08', 'where there is a token already, the Snare is flipped at once', () => {
    const t = move({
      items: ['invention/snare', 'invention/rope'],
      island: { B1: { additionalFood: 'invention/snare' }, A1: { additionalFood: 'gather/new-flock' } },
    })
    t.has({ items: ['invention/rope'], flipped: [], island: { A1: { additionalFood: 'gather/new-flock' } } })
    expect(t.state.island.B1?.additionalFood).toBeUndefined()
    expect(t.state.inventions).toContain('invention/snare')
    t.settled()
  })

  rule('RC-MOVE-08 RC-EX-46', 'where there is a wood token already, the Hatchet Treasure is discarded', () => {
    const t = move({
      kept: [{ card: 'treasure/hatchet' }, { card: 'treasure/gold' }],
      island: { B1: { additionalWood: 'treasure/hatchet' }, A1: { additionalWood: 'castaways/hatchet' } },
    })
    t.has({
      kept: [{ card: 'treasure/gold' }],
      mysteryDiscard: ['treasure/hatchet'],
      island: { A1: { additionalWood: 'castaways/hatchet' } },
    })
    expect(t.state.island.B1?.additionalWood).toBeUndefined()
    t.settled()
  })

  rule('RC-MOVE-08 RC-SCN1-15', 'the Hatchet of the sheet loses its token and stays built', () => {
    const t = move({
      items: ['castaways/hatchet'],
      kept: [{ card: 'treasure/hatchet' }],
      island: { B1: { additionalWood: 'castaways/hatchet' }, A1: { additionalWood: 'treasure/hatchet' } },
    })
    t.has({
      items: ['castaways/hatchet'],
      kept: [{ card: 'treasure/hatchet' }],
      island: { A1: { additionalWood: 'treasure/hatchet' } },
    })
    expect(t.state.island.B1?.additionalWood).toBeUndefined()
    expect(t.state.inventions).not.toContain('castaways/hatchet')
    t.settled()
  })

  rule('RC-MOVE-09', 'a forced move costs the same', () => {
    const scene: Scene = {
      characters: ['explorer', 'carpenter'],
      tiles: { A1: 5, C1: 6 },
      shelterBuilt: true,
      levels: { roof: 3, palisade: 1 },
      items: ['invention/map', 'invention/shortcut', 'invention/snare'],
      shortcut: 'C1',
      island: { B1: { additionalFood: 'invention/snare' } },
    }
    const t = event('event/landslide', scene)
    expect(t.asks('tile', 'table').offers()).toEqual(['A1', 'C1'])
    t.choose('A1').has({
      camp: 'A1',
      shelterBuilt: true,
      levels: { roof: 2, palisade: 1 },
      items: ['invention/map', 'invention/snare'],
      island: { A1: { additionalFood: 'invention/snare' } },
      people: { explorer: { wounds: 0 }, carpenter: { wounds: 0 } },
    })
    expect(t.state.shortcut).toBeUndefined()
    t.settled()
  })
})

describe('the end of the game', () => {
  const pile = (pileOf: readonly number[]) => ({ pile: [...pileOf], filledInRound: 0 })

  rule('RC-END-04', 'the camp’s tile becomes inaccessible, and all is lost', () => {
    const flipped = (camp: 'A1' | 'B1') =>
      comesBack('gather/after-the-hurricane', {
        camp,
        tiles: { A1: 5 },
        memory: { 'gather/after-the-hurricane': { space: 'A1' } },
        islandTokens: { A1: ['timeConsuming'] },
      })
    flipped('A1').ended('lost', 'campLost').settled()
    flipped('B1')
      .has({ island: { A1: { inaccessible: true }, B1: { inaccessible: false } } })
      .settled()
  })

  rule('RC-END-05', 'whoever dies while the goal is being reached loses it', () => {
    const light = (wounds: number) =>
      table({
        round: 10,
        phase: 'action',
        scenarioSheet: { castaways: pile([1, 2, 3, 4, 5]) },
        people: { carpenter: { wounds } },
        rolls: { 'die.build.wound': ['wound'], 'die.build.success': ['success'], 'die.build.adventure': ['blank'] },
      }).play('build', stack('build', 'carpenter', { target: { kind: 'invention', invention: 'invention/fire' } }))
    light(12).ended('lost', 'death').settled()
    light(11)
      .has({ futureItems: ['invention/fire'] })
      .play('actionsEnd')
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-END-06', 'Friday’s death is not the end', () => {
    const t = table({
      friday: true,
      phase: 'action',
      people: { friday: { wounds: 3 } },
      rolls: { 'die.build.wound': ['wound'], 'die.build.success': ['success'], 'die.build.adventure': ['blank'] },
    }).play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
    t.has({ levels: { weapons: 1 } }).settled()
    expect([t.state.people.friday, t.session.outcome]).toEqual([undefined, undefined])
    t.play('planning').choose('rest')
    expect(leftAt(t, 'leader').offers()).toEqual(['carpenter', 'cook'])
  })
})

describe('terms', () => {
  rule('RC-TERM-01', 'a card that builds for nothing stands above the rules for building', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      adventureTokens: ['explore'],
      exploreDeck: ['explore/ruined-hut'],
      islandStack: [3],
    })
    expect(plannable()).not.toContain('build/invention/knife')
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true })).choose('1')
    t.has({ futureItems: ['invention/knife'], available: { wood: 0 } })
    t.settled()
  })

  rule('RC-TERM-02', 'where an effect leaves several ways, the group chooses', () => {
    const tile = event('event/earthquake', { tiles: { A1: 5, C1: 6 } }).asks('tile', 'table')
    expect(tile.offers()).toEqual(['A1', 'C1'])
    tile.choose('C1').has({ island: { A1: { inaccessible: false }, C1: { inaccessible: true } } })
    const source = event('event/thunderstorm', { camp: 'A1', tiles: { A1: 9, B2: 4 } }).asks('source', 'table')
    expect(source.offers()).toEqual(['B1/wood', 'B2/wood'])
    source.choose('B2/wood').has({ island: { B1: { exhausted: [] }, B2: { exhausted: ['wood'] } } })
    const item = event('event/sunny-beach', {
      threats: { left: 'event/strong-wind', right: 'event/fight' },
      items: ['invention/map', 'invention/rope'],
    }).asks('item', 'table')
    expect(item.offers()).toEqual(['invention/map', 'invention/rope'])
    item.choose('invention/rope').has({ flipped: [{ item: 'invention/rope', rebuilt: false }] })
    item.settled()
  })

  rule('RC-TERM-03', 'what is drawn is seen by all; what lies face down is not', () => {
    const t = table({
      phase: 'action',
      islandStack: [3, 5],
      adventureTokens: ['explore'],
      exploreDeck: ['explore/flu', 'explore/bamboo'],
      discoveryStack: ['discovery/poison', 'discovery/goat'],
      mysteryDeck: ['treasure/gold'],
      beastDeck: ['beast/fox'],
      eventDeck: ['event/fire'],
      eventOrder: ['event'],
      inventionDeck: ['invention/pit'],
      inventions: [],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    for (const seat of ['carpenter', 'cook']) {
      const view = JSON.stringify(t.session.view(seat))
      for (const open of ['explore/bamboo', 'discovery/goat', '"tile":5']) expect(view).toContain(open)
      const hidden = ['explore/flu', 'discovery/poison', '"tile":3', 'treasure/', 'beast/', 'event/fire', 'invention/']
      for (const closed of hidden) expect(view).not.toContain(closed)
    }
    t.asks('chooseOne', 'table').settled('chooseOne')
  })

  rule('RC-TERM-06 RC-TERM-09', 'a card that is kept works after the Action Phase, and once where it says so', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      adventureTokens: ['explore'],
      exploreDeck: ['explore/surprising-discovery'],
      islandStack: [3],
      huntingDeck: ['beast/fox', 'beast/tapir', 'beast/tapir'],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ futureKept: ['explore/surprising-discovery'], kept: [] })
    t.play('hunt', stack('hunt', 'cook')).has({ people: { cook: { wounds: 4 } } })
    t.play('actionsEnd').has({ futureKept: [], kept: [{ card: 'explore/surprising-discovery', uses: 1 }] })
    t.play('hunt', stack('hunt', 'carpenter')).choose('explore/surprising-discovery')
    t.has({
      people: { carpenter: { wounds: 1 } },
      kept: [],
      gone: ['beast/tapir', 'beast/tapir', 'explore/surprising-discovery'],
    })
    t.play('hunt', stack('hunt', 'carpenter'))
      .has({ people: { carpenter: { wounds: 3 } } })
      .settled()
  })

  rule('RC-TERM-07', 'a Treasure beside the board can be used by anybody', () => {
    const hunt = (leader: 'cook' | 'carpenter') =>
      table({
        phase: 'action',
        huntingDeck: ['beast/tapir'],
        kept: [{ card: 'treasure/helmet' }, { card: 'treasure/old-rifle', uses: 1 }],
        levels: { weapons: 1 },
      }).play('hunt', stack('hunt', leader))
    const fight = (leader: 'cook' | 'carpenter') => leftAt(hunt(leader), 'fight')
    for (const seat of ['carpenter', 'cook'] as const)
      expect(fight('cook').as(seat).offers()).toContain('treasure/old-rifle')
    expect(fight('cook').as('cook').offers()).toContain('treasure/helmet/cook')
    expect(fight('carpenter').as('carpenter').offers()).toContain('treasure/helmet/carpenter')
    hunt('carpenter')
      .choose('treasure/helmet/carpenter')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule(
    'RC-TERM-08',
    'the closest source: in camp, then next to it, then farther; what is exhausted does not count',
    () => {
      const otters = (scene: Scene) => event('event/otters', scene)
      otters({ tiles: { A1: 10, C1: 3 } })
        .has({ island: { B1: { exhausted: ['fish'] }, A1: { exhausted: [] }, C1: { exhausted: [] } } })
        .settled()
      const near = otters({ tiles: { A1: 10, C1: 3, B3: 4 }, island: { B1: { exhausted: ['fish'] } } })
      expect(near.asks('source', 'table').offers()).toEqual(['A1/fish', 'C1/fish'])
      near.choose('C1/fish').has({ island: { A1: { exhausted: [] }, C1: { exhausted: ['fish'] } } })
      const far = otters({
        tiles: { A1: 10, B2: 9, B3: 4, B4: 3 },
        island: { B1: { exhausted: ['fish'] }, A1: { exhausted: ['fish'] } },
      })
      far.has({ island: { B3: { exhausted: ['fish'] }, B4: { exhausted: [] }, B2: { exhausted: [] } } }).settled()
    },
  )

  rule('RC-TERM-10', 'of several alternatives those that cannot be met are not offered', () => {
    const flood = (scene: Scene) => event('event/flood', scene)
    const all = flood({ items: ['invention/map'], levels: { weapons: 1, palisade: 1 } })
    expect(leftAt(all, 'chooseOne').offers('chooseOne')).toEqual(['0', '1', '2', '3'])
    const some = flood({ levels: { palisade: 1 } })
    expect(some.offers('chooseOne')).toEqual(['2', '3'])
    some
      .choose('2')
      .has({ levels: { palisade: 0 }, people: unhurt })
      .settled()
    flood({})
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-TERM-12', 'an Event that is resolved again takes effect a second time, and is gone', () => {
    const again = event('event/sunny-beach', {
      tiles: { A1: 10 },
      island: { B1: { exhausted: ['fish'] } },
      threats: { left: 'event/otters', right: 'event/fight' },
    })
    again.has({
      island: { B1: { exhausted: ['fish'] }, A1: { exhausted: ['fish'] } },
      threats: { left: 'event/fight', right: 'event/sunny-beach' },
      gone: ['event/otters'],
    })
    again.settled()
  })

  rule('RC-TERM-14', 'a tile that is flipped loses its tokens and markers', () => {
    const t = event('event/earthquake', {
      characters: ['explorer', 'cook'],
      tiles: { A1: 5 },
      items: ['invention/shortcut'],
      shortcut: 'A1',
      islandTokens: { A1: ['timeConsuming', 'greaterDanger'], B1: ['timeConsuming'] },
      island: {
        A1: { exhausted: ['bird'], additionalFood: 'gather/new-flock', additionalWood: 'x', terrainCovered: true },
        B1: { exhausted: ['fish'] },
      },
    })
    expect(t.state.island.A1).toEqual({
      tile: 5,
      inaccessible: true,
      exhausted: [],
      furtherFood: [],
      terrainCovered: false,
    })
    expect([t.state.shortcut, t.state.islandTokens.A1]).toEqual([undefined, undefined])
    t.has({ island: { B1: { exhausted: ['fish'] } }, islandTokens: { B1: ['timeConsuming'] } }).settled()
  })

  rule('RC-TERM-15', 'an inaccessible tile can be neither entered, crossed, explored again nor gathered from', () => {
    const island = { B2: { inaccessible: true } }
    const offered = (scene: Scene) => plannable({ tiles: { B2: 5 }, ...scene })
    expect(offered({})).toEqual(expect.arrayContaining(['gather/B2/wood', 'explore/B3', 'explore/A2']))
    const closed = offered({ island })
    for (const target of ['explore/B2', 'gather/B2/wood', 'gather/B2/bird', 'explore/B3', 'explore/A2', 'explore/C2'])
      expect(closed).not.toContain(target)
    expect(closed).toEqual(expect.arrayContaining(['explore/A1', 'explore/C1']))
    table({ tiles: { B2: 5 }, island })
      .play('camping')
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    // Nothing can be put on it either: the closest bird is another one.
    event('event/predator-is-near', { tiles: { B2: 5, B3: 6 }, island })
      .has({ island: { B2: { exhausted: [] }, B3: { exhausted: ['bird'] } } })
      .settled()
  })

  rule('RC-TERM-18 RC-TERM-19 RC-TERM-21 RC-EX-58', 'the only Mountains are covered: no Knife and no Fire', () => {
    const mountains = ['build/invention/fire', 'build/invention/knife']
    const offered = (t: Table) =>
      [...leftAt(t.play('planning'), 'plan').offers()].filter((id) => mountains.includes(id)).sort()
    const t = gathering('gather/unexpected-troubles', {
      tiles: { A1: 5 },
      items: ['invention/lantern', 'castaways/hatchet'],
      islandStack: [11],
    })
    t.has({ island: { A1: { terrainCovered: true } }, items: ['invention/lantern', 'castaways/hatchet'] })
    expect(offered(t.play('actionsEnd').play('preparation').choose('0'))).toEqual([])
    const other = table({ phase: 'action', tiles: { A1: 5, C1: 2 }, island: { A1: { terrainCovered: true } } })
    expect(offered(other)).toEqual(mountains)
    const built = table({
      phase: 'action',
      tiles: { A1: 5 },
      island: { A1: { terrainCovered: true } },
      items: ['invention/knife'],
    })
    built.play('planning').has({ items: ['invention/knife'] })
    expect(built.offers()).not.toContain('build/invention/fire')
    built.settled('plan')
  })

  rule('RC-TERM-20', 'a new tile or the end of the covering effect makes the terrain explored again', () => {
    const rivers = (t: Table) => leftAt(t, 'plan').offers().includes('build/invention/map')
    const dry = () => event('event/drought', { tiles: { A1: 10 }, items: ['invention/shovel'], islandStack: [3] })
    expect(rivers(table({ phase: 'action', tiles: { A1: 10 } }).play('planning'))).toBe(true)
    expect(rivers(dry().play('preparation').play('planning'))).toBe(false)
    const tile = dry().play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true }),
    )
    expect(rivers(tile.has({ island: { A1: { terrainCovered: true } } }).play('planning'))).toBe(true)
    const undone = dry().play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
    expect(rivers(undone.has({ island: { A1: { terrainCovered: false } } }).play('planning'))).toBe(true)
  })

  rule('RC-TERM-25', 'a temporary weapon level catches the Goat, but meets no Threat', () => {
    const scene: Scene = {
      availableDiscoveries: ['discovery/goat'],
      threats: { left: 'event/predators-in-the-woods' },
    }
    const armed = () => planning({ ...scene, kept: [{ card: 'equipment/pistol', uses: 2 }] })
    const before = leftAt(armed(), 'plan').offers()
    expect(before).not.toContain('threat/left')
    expect(before).toContain('discovery/goat')
    const t = armed().choose('discovery/goat').choose('equipment/pistol').choose(PASS)
    t.changed({
      available: { food: 1, fur: 1 },
      availableDiscoveries: [],
      kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
      gone: ['discovery/goat'],
    })
    t.settled('plan')
    expect(plannable(scene)).not.toContain('discovery/goat')
    expect(plannable({ ...scene, levels: { weapons: 1 } })).toEqual(
      expect.arrayContaining(['discovery/goat', 'threat/left']),
    )
  })

  rule('RC-TERM-26', 'what is done if possible costs nothing where it is not', () => {
    event('event/termites', { available: { wood: 2 } })
      .has({ available: { wood: 1 }, people: unhurt })
      .settled()
    event('event/termites')
      .has({ available: { wood: 0 }, people: unhurt })
      .settled()
    event('event/ravishing-windstorm', { levels: { weapons: 1 } })
      .has({ levels: { weapons: 0 }, people: unhurt })
      .settled()
    event('event/sunny-beach', {
      threats: { left: 'event/natural-dam-breaks', right: 'event/fight' },
      items: ['invention/rope'],
    })
      .has({ flipped: [{ item: 'invention/rope', rebuilt: false }], people: unhurt })
      .settled()
  })

  rule('RC-TERM-27', 'each player is each character, and not Friday', () => {
    const t = table({ friday: true, phase: 'action', threats: { left: 'event/sunny-beach' } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'left' } }))
    t.has({ people: { carpenter: { determination: 1 }, cook: { determination: 1 }, friday: { determination: 0 } } })
    t.settled()
    event('event/fight', { friday: true })
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } } })
      .settled()
  })
})
