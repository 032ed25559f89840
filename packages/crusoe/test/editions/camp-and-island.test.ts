// The editions side by side: the camp, gathering, exploring and Discovery tokens.
import { lead, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { EDITION_IDS, type EditionId, firstEdition, secondEdition } from '../../src/editions.ts'
import { none } from '../../src/fresh.ts'
import { leftAt, type Table } from '../open-questions.ts'
import { dice, eventOn, meets, offered, on, planningOn } from './tables.ts'

describe('the camp', () => {
  const shelter = [
    'build',
    stack('build', 'carpenter', { target: { kind: 'building', building: 'shelter' }, certain: true }),
  ] as const

  rule('RC-ED-01', 'the Shelter may be built on an adjacent tile, and the camp goes there', () => {
    const scene: Scene = { phase: 'action', tiles: { A1: 5, B2: 9, C2: 4 }, island: { A1: { inaccessible: true } } }
    const t = on('first', scene).play(...shelter)
    // RC-ED-37: nowhere that cannot be reached.
    expect(t.offers('shelterTile')).toEqual(['B1', 'B2'])
    t.choose('B2').has({ camp: 'B2', shelterBuilt: true, shelterNew: true }).settled()
    on('first', scene)
      .play(...shelter)
      .choose('B1')
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
    on('second', scene)
      .play(...shelter)
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
    // With no tile around there is nothing to choose.
    on('first', { phase: 'action' })
      .play(...shelter)
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
  })

  rule('RC-ED-01 RC-MOVE-03', 'what was built beside a natural shelter does not go along', () => {
    const built = (edition: EditionId) =>
      on(edition, { phase: 'action', camp: 'B2', tiles: { B2: 2 }, levels: { roof: 3, palisade: 1 } }).play(...shelter)
    built('first')
      .choose('B1')
      .has({ camp: 'B1', shelterBuilt: true, levels: { roof: 0, palisade: 0 } })
      .settled()
    built('first')
      .choose('B2')
      .has({ camp: 'B2', shelterBuilt: true, levels: { roof: 3, palisade: 1 } })
      .settled()
    built('second')
      .has({ camp: 'B2', shelterBuilt: true, levels: { roof: 3, palisade: 1 } })
      .settled()
  })

  const moved = (edition: EditionId, scene: Scene): Table =>
    on(edition, { phase: 'night', shelterBuilt: true, tiles: { B2: 9 }, ...scene })
      .play('camping')
      .choose('B2')

  rule('RC-ED-02', 'half is half, whichever way it is rounded', () => {
    for (let level = 0; level <= 9; level++) {
      expect(firstEdition.levelAfterMove(level)).toBe(secondEdition.levelAfterMove(level))
    }
    expect([1, 2, 3].map(firstEdition.levelAfterMove)).toEqual([1, 1, 2])
  })

  rule('RC-EX-45 RC-ED-02', 'Roof 2 and Palisade 1 become 1 and 1', () => {
    for (const edition of EDITION_IDS) {
      moved(edition, { levels: { roof: 2, palisade: 1 } })
        .changed({ camp: 'B2', levels: { roof: 1, palisade: 1 } })
        .settled()
    }
  })

  rule('RC-ED-35', 'tokens of Items go along if the group likes, those of Treasures stay', () => {
    const scene: Scene = {
      items: ['invention/snare', 'castaways/hatchet'],
      island: { B1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'castaways/hatchet' } },
    }
    const t = moved('first', scene)
    expect(t.offers('tokensToTake')).toEqual(['food', 'wood', 'none'])
    t.choose('food')
    expect(t.offers('tokensToTake')).toEqual(['wood', 'none'])
    t.choose('none').changed({
      island: { B1: { additionalFood: [] }, B2: { additionalFood: [{ by: 'invention/snare' }] } },
      camp: 'B2',
    })
    t.settled()
    moved('second', scene)
      .changed({
        island: {
          B1: { additionalFood: [], additionalWood: undefined },
          B2: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'castaways/hatchet' },
        },
        camp: 'B2',
      })
      .settled()
    const treasure: Scene = {
      kept: [{ card: 'treasure/hatchet' }],
      island: { B1: { additionalWood: 'treasure/hatchet' } },
    }
    moved('first', treasure).changed({ camp: 'B2' }).settled()
    moved('second', treasure)
      .changed({
        island: { B1: { additionalWood: undefined }, B2: { additionalWood: 'treasure/hatchet' } },
        camp: 'B2',
      })
      .settled()
  })

  rule('RC-ED-35', 'where there is a token already, nothing is lost but the way', () => {
    const scene: Scene = {
      items: ['invention/snare'],
      island: {
        B1: { additionalFood: [{ by: 'invention/snare' }] },
        B2: { additionalFood: [{ by: 'gather/new-flock' }] },
      },
    }
    moved('first', scene).changed({ camp: 'B2' }).settled()
    moved('second', scene)
      .has({ items: [], island: { B1: { additionalFood: [] } } })
      .settled()
  })

  rule('RC-ED-37', 'an inaccessible tile is out of reach, its terrain unknown, and nobody camps there', () => {
    const scene: Scene = { tiles: { B2: 9, B3: 4 }, island: { B2: { inaccessible: true } } }
    for (const edition of EDITION_IDS) {
      const offers = offered(edition, { ...scene, available: { wood: 9 } })
      expect(offers.filter((id) => /B[23]|invention\/(rope|medicine)/.test(id))).toEqual([])
      on(edition, { phase: 'night', shelterBuilt: true, ...scene })
        .play('camping')
        .changed({})
        .settled()
      eventOn(edition, 'event/cloudburst', scene)
        .has({ camp: 'B1', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-40', 'a built Shelter is never lost', () => {
    for (const edition of EDITION_IDS) {
      moved(edition, {}).has({ shelterBuilt: true }).settled()
      eventOn(edition, 'event/cloudburst', { shelterBuilt: true, tiles: { B2: 9 } })
        .has({ camp: 'B2', shelterBuilt: true })
        .settled()
    }
  })

  rule('RC-ED-45', 'a second tile of a terrain changes nothing about what can be built', () => {
    for (const edition of EDITION_IDS) {
      const built = (tiles: NonNullable<Scene['tiles']>) =>
        offered(edition, { tiles, available: { wood: 9 } }).filter((id) => id.startsWith('build/invention/'))
      expect(built({ B2: 9 })).toContain('build/invention/rope')
      expect(built({ B2: 9, A1: 1 })).toEqual(built({ B2: 9 }))
    }
  })
})

describe('gathering and exploring', () => {
  const dry: Scene = { island: { B1: { exhausted: ['fish'], additionalFood: [{ by: 'invention/snare' }] } } }

  rule('RC-ED-03', 'a token beside an exhausted source still yields', () => {
    on('first', dry)
      .play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
    on('second', dry)
      .play('production')
      .has({ available: { food: 0, wood: 1 } })
      .settled()
    const scene: Scene = { tiles: { B2: 9 }, island: { B2: { exhausted: ['bird'], additionalFood: [{ by: 'x' }] } } }
    expect(offered('second', scene)).not.toContain('gather/B2/bird')
    const t = plan(planningOn('first', scene), 'gather/B2/bird', 'cook', 'cook')
    expect(t.state.plan).toMatchObject([
      { target: { kind: 'source', space: 'B2', source: 'bird' }, yields: 1, certain: true },
    ])
    t.settled('plan')
    // Without the token there is nothing to be had.
    const bare: Scene = { tiles: { B2: 9 }, island: { B2: { exhausted: ['bird'] } } }
    expect(offered('first', bare)).not.toContain('gather/B2/bird')
  })

  rule('RC-ED-04', 'no farther than one explored tile away', () => {
    const scene: Scene = { tiles: { B2: 9, B3: 4, B4: 6 } }
    const first = offered('first', scene)
    const second = offered('second', scene)
    for (const near of ['gather/B2/bird', 'gather/B3/fish', 'explore/A1', 'explore/A2', 'explore/C2']) {
      expect(first).toContain(near)
      expect(second).toContain(near)
    }
    for (const far of ['gather/B4/bird', 'explore/A3', 'explore/C3']) {
      expect(first).not.toContain(far)
      expect(second).toContain(far)
    }
    const t = lead(planningOn('first', scene), 'gather/B3/fish', 'cook').asks('support').choose('cook')
    expect(t.state.plan).toMatchObject([{ support: ['cook'], certain: false }])
    t.settled('plan')
  })

  rule('RC-ED-04 RC-EXPL-05', 'special locations are explored no farther away, either', () => {
    const temple: Scene = {
      config: { scenario: 'cursed-island' },
      round: 3,
      tiles: { B2: 9, B3: 4, B4: 6 },
      lastNumber: 1,
    }
    for (const [space, reached] of [
      ['B3', true],
      ['B4', false],
    ] as const) {
      const scene: Scene = { ...temple, numbers: { [space]: 1 } }
      const target = `explore/cursed-island/dark-temple/${space}`
      expect(offered('first', scene).includes(target)).toBe(reached)
      expect(offered('second', scene)).toContain(target)
    }
  })

  rule('RC-ED-36', 'Basket and Sack are used on a success, each once a round', () => {
    const scene: Scene = {
      tiles: { B2: 9, A1: 5 },
      items: ['invention/basket', 'invention/sack'],
      phase: 'action',
      resolving: true,
    }
    const gather = (space: 'A1' | 'B2') => {
      const target = { kind: 'source', space, source: 'bird' } as const
      return ['gather', stack('gather', 'cook', { target, certain: true, yields: 1 })] as const
    }
    const t = on('first', scene).play(...gather('B2'))
    expect(t.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    t.choose('invention/sack')
      .choose('none')
      .has({ future: { food: 2 } })
    // The Sack has been used this round; the Basket is left.
    t.play(...gather('A1'))
    expect(t.offers('carried')).toEqual(['invention/basket', 'none'])
    t.choose('invention/basket').has({ future: { food: 4 } })
    t.settled()
    // Nobody is asked in Planning, nor after a failure.
    plan(planningOn('first', scene), 'gather/B2/bird', 'cook', 'cook').settled('plan')
    on('first', { ...scene, rolls: dice('gather', ['failure']) })
      .play('gather', stack('gather', 'cook', { target: { kind: 'source', space: 'B2', source: 'bird' }, yields: 1 }))
      .has({ future: { food: 0 }, usedItems: [] })
      .settled()
    const planned = plan(planningOn('second', scene), 'gather/B2/bird', 'cook')
    expect(leftAt(planned, 'carried').offers()).toEqual(['invention/basket', 'invention/sack', 'none'])
    on('second', scene)
      .play(...gather('B2'))
      .has({ future: { food: 1 } })
      .settled()
  })

  rule('RC-ED-41', 'the Sacred Bell removes three fog markers, or those that there are', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        config: { scenario: 'cursed-island' },
        phase: 'action',
        markers: { A1: ['fog'], C1: ['fog'] },
        futureRepeats: [{ invention: 'cursed-island/sacred-bell' }],
      })
        .play('actionsEnd')
        .has({ markers: { A1: undefined, C1: undefined } })
        .settled()
    }
  })
})

describe('Discovery tokens', () => {
  const FOUND = ['discovery/nourishing-larvae', 'discovery/fallen-tree', 'discovery/goat'] as const

  rule('RC-ED-06', 'larvae and a fallen tree are exchanged when the group likes', () => {
    const scene: Scene = { phase: 'action', futureDiscoveries: [...FOUND] }
    on('second', scene)
      .play('actionsEnd')
      .has({ available: { food: 2, wood: 1 }, availableDiscoveries: ['discovery/goat'] })
      .settled()
    const t = on('first', scene).play('actionsEnd')
    t.has({ available: { food: 0, wood: 0 }, availableDiscoveries: [...FOUND] })
    // RC-AVAIL-02: while Actions are planned it is too late for this round.
    planningOn('first', { availableDiscoveries: [...FOUND] })
      .choose('discovery/fallen-tree')
      .has({ available: { wood: 0 }, future: { wood: 1 }, removed: ['discovery/fallen-tree'] })
      .settled('plan')
    on('first', { available: { wood: 1 }, availableDiscoveries: [...FOUND] })
      .play('preparation')
      .choose('discovery/fallen-tree')
      .has({ available: { wood: 2 } })
      .settled('woodForPile')
    on('first', { phase: 'night', tiles: { B2: 9 }, availableDiscoveries: [...FOUND] })
      .play('eating')
      .choose('discovery/nourishing-larvae', 'demand')
      .has({ available: { food: 0 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-ED-05', 'tokens that show food perish with the food', () => {
    const night = (edition: EditionId, scene: Scene = {}) =>
      on(edition, { phase: 'night', availableDiscoveries: [...FOUND], ...scene }).play('camping')
    night('first')
      .has({
        availableDiscoveries: ['discovery/fallen-tree'],
        removed: ['discovery/nourishing-larvae', 'discovery/goat'],
      })
      .settled()
    night('first', { items: ['invention/cellar'] })
      .has({ availableDiscoveries: [...FOUND] })
      .settled()
    // The Barrel keeps two food, but no tokens.
    night('first', { kept: [{ card: 'treasure/barrel', uses: 0 }], available: { food: 2 } })
      .has({ availableDiscoveries: ['discovery/fallen-tree'], available: { food: 2 } })
      .settled()
    on('second', { phase: 'night', availableDiscoveries: ['discovery/goat'] })
      .play('camping')
      .has({ availableDiscoveries: ['discovery/goat'], removed: [] })
      .settled()
  })

  rule('RC-ED-60 RC-DISC-11', 'a Goat while Actions are resolved', () => {
    const goat: Scene = { availableDiscoveries: ['discovery/goat'], levels: { weapons: 1 } }
    meets('first', 'build/savings', goat)
      .choose('discovery/goat', 'anyTime')
      .has({ availableDiscoveries: [], removed: ['discovery/goat'] })
      .settled('chooseOne')
    const second = meets('second', 'build/savings', goat)
    expect(leftAt(second, 'chooseOne').offers()).not.toContain('discovery/goat')
  })

  rule('RC-ED-60 RC-DISC-03 RC-USE-12', 'a Goat that is declined is not offered again in that Action', () => {
    const goat: Scene = { availableDiscoveries: ['discovery/goat'], levels: { weapons: 1 } }
    const met = () => meets('first', 'build/visit-of-a-predator', goat)
    met()
      .choose(PASS, 'demand')
      .has({ availableDiscoveries: ['discovery/goat'], people: { carpenter: { wounds: 1 } } })
      .settled()
    met()
      .choose('discovery/goat', 'demand')
      .has({ available: { food: 0, fur: 1 }, people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-ED-05 RC-NIGHTOUT-11', 'on the sheet of somebody outside, too', () => {
    const scene: Scene = {
      phase: 'night',
      tiles: { A1: 5 },
      shelterBuilt: true,
      outside: { cook: { space: 'A1', pack: none(), discoveries: [...FOUND], treasures: [] } },
    }
    on('first', { ...scene, items: ['invention/cellar'] })
      .play('camping')
      .choose('stay')
      .has({ outside: { cook: { discoveries: ['discovery/fallen-tree'] } } })
      .settled()
  })
})
