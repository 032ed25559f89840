// Terms and general principles.
import { places, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { event } from '../event-phase.ts'
import { leftAt, plannable, type Table } from '../open-questions.ts'

const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

/** A certain Gather Action in which this card is drawn. */
const gathering = (card: NonNullable<Scene['gatherDeck']>[number], scene: Scene = {}) =>
  table({ phase: 'action', adventureTokens: ['gather'], gatherDeck: [card], ...scene }).play(
    'gather',
    stack('gather', 'cook', { certain: true }),
  )

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
      huntingDeck: ['beast/fox', 'beast/wild-pig', 'beast/tapir'],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ cardsToCome: ['explore/surprising-discovery'], kept: [] })
    t.play('hunt', stack('hunt', 'cook')).has({ people: { cook: { wounds: 4 } } })
    t.play('actionsEnd').has({ cardsToCome: [], kept: [{ card: 'explore/surprising-discovery', uses: 1 }] })
    t.play('hunt', stack('hunt', 'carpenter')).choose('explore/surprising-discovery')
    t.has({
      people: { carpenter: { wounds: 1 } },
      kept: [],
      removed: ['beast/tapir', 'beast/wild-pig', 'explore/surprising-discovery'],
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
      removed: ['event/otters'],
    })
    again.settled()
  })

  rule('RC-TERM-14', 'a tile that is flipped loses its tokens and markers', () => {
    const t = event('event/earthquake', {
      characters: ['explorer', 'cook'],
      tiles: { A1: 5 },
      items: ['invention/shortcut'],
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
      islandTokens: { A1: ['timeConsuming', 'greaterDanger'], B1: ['timeConsuming'] },
      island: {
        A1: {
          exhausted: ['bird'],
          additionalFood: [{ by: 'gather/new-flock' }],
          additionalWood: 'x',
          terrainCovered: true,
        },
        B1: { exhausted: ['fish'] },
      },
    })
    expect(t.state.island.A1).toEqual({
      tile: 5,
      inaccessible: true,
      exhausted: [],
      additionalFood: [],
      terrainCovered: false,
    })
    expect([t.state.memory['invention/shortcut'], t.state.islandTokens.A1]).toEqual([undefined, undefined])
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
      [...places(leftAt(t.play('planning'), 'plan'))].filter((id) => mountains.includes(id)).sort()
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
    expect(places(built)).not.toContain('build/invention/fire')
    built.settled('plan')
  })

  rule('RC-TERM-20', 'a new tile or the end of the covering effect makes the terrain explored again', () => {
    const rivers = (t: Table) => places(leftAt(t, 'plan')).includes('build/invention/map')
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
    const t = armed()
    expect(places(t)).not.toContain('threat/left')
    expect(t.offers('anyTime')).toContain('discovery/goat')
    t.choose('discovery/goat').choose('equipment/pistol')
    t.changed({
      available: { food: 1, fur: 1 },
      availableDiscoveries: [],
      kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
      removed: ['discovery/goat'],
    })
    t.settled('plan')
    expect(leftAt(planning(scene), 'plan').offers('anyTime')).not.toContain('discovery/goat')
    const strong = leftAt(planning({ ...scene, levels: { weapons: 1 } }), 'plan')
    expect(places(strong)).toContain('threat/left')
    expect(strong.offers('anyTime')).toContain('discovery/goat')
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
