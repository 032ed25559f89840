// Gathering, exploring, life in the camp, moving it, and the end of the game.
import { SPACES } from '@landfall/crusoe'
import { leaders, places, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { comesBack, event } from '../event-phase.ts'
import { leftAt, plannable } from '../open-questions.ts'

const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

describe('gathering and exploring', () => {
  rule('RC-GATHER-10', 'a token without a source of its kind yields nothing', () => {
    const t = planning({
      tiles: { A1: 1, C1: 9 },
      island: { A1: { additionalFood: [{ by: 'x' }] }, C1: { additionalWood: 'x' } },
    })
    expect(places(t).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood', 'gather/C1/bird'])
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
    expect(places(t).filter((id) => id.includes('invention/'))).toEqual([])
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
    expect(places(t).filter((id) => id.includes('invention/'))).toEqual(
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
      island: { B1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'castaways/hatchet' } },
    })
    along.has({ island: { A1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'castaways/hatchet' } } })
    expect([along.state.island.B1?.additionalFood, along.state.island.B1?.additionalWood]).toEqual([[], undefined])
    along.settled()
    move({ kept: [{ card: 'treasure/hatchet' }], island: { B1: { additionalWood: 'treasure/hatchet' } } })
      .has({ kept: [{ card: 'treasure/hatchet' }], island: { A1: { additionalWood: 'treasure/hatchet' } } })
      .settled()
    const stays = move({
      island: { B1: { additionalFood: [{ by: 'gather/new-flock' }], exhausted: ['wood'] } },
      islandTokens: { B1: ['timeConsuming'] },
    })
    stays.has({
      island: { B1: { additionalFood: [{ by: 'gather/new-flock' }], exhausted: ['wood'] } },
      islandTokens: { B1: ['timeConsuming'] },
    })
    expect([stays.state.island.A1?.additionalFood, stays.state.islandTokens.A1]).toEqual([[], undefined])
    stays.settled()
  })

  rule('RC-MOVE-08', 'where there is a token already, the Snare is flipped at once', () => {
    const t = move({
      items: ['invention/snare', 'invention/rope'],
      island: {
        B1: { additionalFood: [{ by: 'invention/snare' }] },
        A1: { additionalFood: [{ by: 'gather/new-flock' }] },
      },
    })
    t.has({ items: ['invention/rope'], flipped: [], island: { A1: { additionalFood: [{ by: 'gather/new-flock' }] } } })
    expect(t.state.island.B1?.additionalFood).toEqual([])
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
      memory: { 'invention/shortcut': { producesAt: 'C1' } },
      island: { B1: { additionalFood: [{ by: 'invention/snare' }] } },
    }
    const t = event('event/landslide', scene)
    expect(t.asks('tile', 'table').offers()).toEqual(['A1', 'C1'])
    t.choose('A1').has({
      camp: 'A1',
      shelterBuilt: true,
      levels: { roof: 2, palisade: 1 },
      items: ['invention/map', 'invention/snare'],
      island: { A1: { additionalFood: [{ by: 'invention/snare' }] } },
      people: { explorer: { wounds: 0 }, carpenter: { wounds: 0 } },
    })
    expect(t.state.memory).not.toHaveProperty(['invention/shortcut'])
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

  rule('RC-END-05', 'a group that loses somebody while the goal is being reached has lost', () => {
    const light = (wounds: number) =>
      table({
        round: 10,
        phase: 'action',
        scenarioState: { castaways: pile([1, 2, 3, 4, 5]) },
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
    expect(leaders(leftAt(t.play('planning'), 'plan'), 'rest')).toEqual(['carpenter', 'cook'])
  })
})
