// What characters, items, buildings and camp cards add or take away.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { BuildingId, CharacterId, ItemId } from '../../src/cards/card-ids.ts'
import type { Seat } from '../../src/components/seats.ts'
import { type Castaways, campOf, draw, type Scene, story } from '../pieces.ts'
import { act, holding, red } from './holders.ts'

describe('modifiers', () => {
  /** What is added to the return roll of a group. */
  const returning = (scene: Scene, explorers: Seat[] = ['red']): unknown => {
    const out = { explorers, cube: 2 }
    const t = table({ ...scene, expedition: out, rolls: { 'die.return': [6, 6] } })
      .play('exploration')
      .choose('return')
    for (const _ of explorers.slice(1)) t.choose('join')
    t.settled()
    return t.happened('rolled').map(({ roll }) => roll)[0]
  }

  rule('NA-RETURN-04', 'return rolls: characters, items and buildings, each once', () => {
    const plus = (number: number) => ({ of: 'return', plus: number })
    expect(returning({})).toMatchObject(plus(0))
    expect(returning(red('character/ines-ferrolle'))).toMatchObject(plus(2))
    expect(returning(holding('wreckage/ships-compass', 'wreckage/coil-of-rope'))).toMatchObject(plus(3))
    expect(returning(holding('item/casket-of-doubloons', 'item/the-green-idol'))).toMatchObject(plus(-2))
    expect(returning(holding('item/the-tide-book', 'item/torn-half-of-a-chart', 'item/the-ships-cat'))).toMatchObject(
      plus(3),
    )
    expect(returning({ built: ['building/rope-bridge'] }, ['red', 'yellow', 'green'])).toMatchObject(plus(1))
    const both: Scene = {
      castaways: {
        red: { items: ['wreckage/ships-compass'] },
        yellow: { items: ['wreckage/coil-of-rope'] },
        green: { items: ['item/torn-half-of-a-chart'] },
      },
    }
    expect(returning(both, ['red', 'yellow'])).toMatchObject(plus(3))
    // Lanterns and candles in bad weather only.
    expect(returning({ ...holding('wreckage/storm-lantern', 'item/wax-candles'), weather: 3 })).toMatchObject(plus(0))
    expect(returning({ ...holding('wreckage/storm-lantern', 'item/wax-candles'), weather: 4 })).toMatchObject(
      plus(-1 + 2),
    )
    expect(returning({ ...holding('wreckage/storm-lantern', 'item/wax-candles'), weather: 5 })).toMatchObject(
      plus(-2 + 2),
    )
  })

  rule('NA-EXPL-02', 'the square on which an expedition begins, never below 2', () => {
    const begins = (scene: Scene) => {
      const t = table({ ...scene, pawns: [{ seat: 'red', action: 'explore', box: 0 }] }).play('resolution')
      t.settled('explore')
      return t.state.expedition?.cube
    }
    expect(begins({})).toBe(4)
    expect(begins(holding('wreckage/oilskin-chart'))).toBe(3)
    expect(begins({ built: ['building/dugout-canoe'] })).toBe(3)
    expect(begins({ ...holding('wreckage/oilskin-chart'), built: ['building/dugout-canoe'] })).toBe(2)
    expect(begins({ ...holding('wreckage/oilskin-chart'), built: ['building/dugout-canoe'], startShift: -1 })).toBe(2)
    expect(begins({ castaways: { yellow: { items: ['wreckage/oilskin-chart'] } } })).toBe(4)
  })

  /** What red adds to a strength test on an expedition. */
  const strength = (scene: Scene): unknown => {
    const t = draw('centre/rockfall', { ...scene, rolls: { 'die.strength': [6] } })
    t.settled('explore')
    return t.happened('rolled').map(({ roll }) => roll)[0]
  }

  rule('NA-STRENGTH-04', 'strength: a musket is worth more with powder', () => {
    expect(strength(red('character/barnabas-oake'))).toMatchObject({ plus: 1 })
    expect(strength(holding('wreckage/musket'))).toMatchObject({ plus: 1 })
    expect(strength(holding('wreckage/musket', 'item/bag-of-sulphur'))).toMatchObject({ plus: 3 })
    expect(
      strength({ castaways: { red: { items: ['wreckage/musket'] }, yellow: { items: ['wreckage/keg-of-powder'] } } }),
    ).toMatchObject({ plus: 1 })
  })

  rule('NA-STRENGTH-01', 'a Palisade helps in tests that camp cards cause, and in no others', () => {
    const shark = (built: BuildingId[], die: number) =>
      table({ built, rolls: { fish: ['shark'], 'die.shark': [die] } })
        .play('whitePawn')
        .choose('camp/fish-from-the-rocks')
    shark(['building/palisade'], 3)
      .has({ reserve: { food: 3 }, castaways: { red: { wounds: 0 } } })
      .settled()
    shark(['building/palisade'], 2)
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    shark([], 4)
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    expect(strength({ built: ['building/palisade'] })).toMatchObject({ plus: 0 })
  })

  rule('NA-FIRE-01', 'the fire: some energy is counted, but 1 must really be spent', () => {
    const offers = (scene: Scene) => {
      const t = act('fire', scene)
      t.settled('energyForFire')
      return t.offers('energyForFire')
    }
    expect(offers(holding('wreckage/tinderbox'))).toEqual(['1', '2', '3', '4'])
    expect(offers(holding('item/bag-of-sulphur'))).toEqual(['1', '2', '3', '4', '5'])
    expect(offers({ ...holding('wreckage/signal-mirror'), weather: 3 })).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(offers({ ...holding('wreckage/signal-mirror'), weather: 2 })).toEqual(['1', '2', '3', '4'])
    expect(offers(holding('wreckage/tinderbox', 'item/bag-of-sulphur'))).toEqual(['1', '2', '3'])
    act('fire', { ...holding('wreckage/tinderbox'), rolls: { 'die.fire': [3] } })
      .choose('1')
      .has({ fire: { lit: true }, castaways: { red: { energy: 5 } } })
      .settled()
    act('fire', { ...holding('wreckage/tinderbox'), rolls: { 'die.fire': [4] } })
      .choose('1')
      .has({ fire: { lit: false } })
      .settled()
    act('fire', { castaways: { red: { energy: 0, items: ['wreckage/tinderbox'] } } })
      .changed({ fire: { lit: false } })
      .settled()
  })

  rule('NA-BUILD-02', 'building: skill counts from the first real energy on', () => {
    const castaways = (character: CharacterId, items: ItemId[] = []): Scene => ({
      castaways: {
        red: { character, items },
        yellow: { character: 'character/ines-ferrolle' },
        green: { character: 'character/jory-pentreath' },
      },
    })
    act('build', castaways('character/maud-castellan'))
      .choose('building/lean-to')
      .choose('1')
      .has({ built: ['building/lean-to'], castaways: { red: { energy: 5 } } })
      .settled()
    const none = act('build', castaways('character/maud-castellan'))
      .choose('building/lean-to')
      .choose('0')
      .choose('0')
      .choose('0')
    none.changed({ built: [], castaways: { red: { energy: 6 } } }).settled()
    const saw = act('build', castaways('character/tomasa-quill', ['wreckage/carpenters-saw'])).choose(
      'building/lean-to',
    )
    expect(saw.offers('pledge')).toEqual(['0', '1', '2'])
    saw
      .choose('2')
      .has({ built: ['building/lean-to'], castaways: { red: { energy: 4 } } })
      .settled()
    const both = act('build', {
      ...castaways('character/maud-castellan', ['wreckage/carpenters-saw']),
      projects: ['building/bell-frame', '', '', '', '', ''],
    }).choose('building/bell-frame')
    expect(both.offers('pledge')).toEqual(['0', '1', '2'])
    both
      .choose('2')
      .has({ built: ['building/bell-frame'] })
      .settled()
  })

  rule('NA-BUILD-19', 'stolen tools make every building dearer', () => {
    const castaways: Castaways = { yellow: { character: 'character/ines-ferrolle' } }
    const t = act('build', { camp: campOf('damage/stolen-tools'), castaways }).choose('building/lean-to')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4'])
    t.choose('3').choose('0').choose('0').has({ built: [] }).settled()
    act('build', { camp: campOf('damage/stolen-tools'), castaways })
      .choose('building/lean-to')
      .choose('4')
      .has({ built: ['building/lean-to'] })
      .settled()
  })

  rule('NA-BUILD-20', 'sailcloth saves one wood', () => {
    act('build', { ...holding('wreckage/roll-of-sailcloth'), reserve: { wood: 3 } })
      .choose('building/lean-to')
      .choose('3')
      .has({ reserve: { wood: 2 } })
      .settled()
  })

  rule('NA-REST-01', 'rest: more with a blanket, less under a leaking roof, never less than nothing', () => {
    const rested = (scene: Scene) => {
      const t = act('rest', { ...scene, castaways: { red: { energy: 0, ...scene.castaways?.red } } })
      t.settled()
      return t.state.castaways.red?.energy
    }
    expect(rested({})).toBe(1)
    expect(rested(holding('wreckage/wool-blanket'))).toBe(2)
    expect(rested(holding('wreckage/wool-blanket', 'item/striped-pelt'))).toBe(3)
    expect(rested({ camp: campOf('damage/leaking-roof') })).toBe(0)
    expect(rested({ camp: campOf('damage/leaking-roof', 'damage/ash-on-the-roof') })).toBe(0)
    expect(
      rested({
        ...holding('wreckage/wool-blanket', 'item/striped-pelt'),
        camp: campOf('damage/leaking-roof', 'damage/ash-on-the-roof'),
      }),
    ).toBe(1)
    expect(rested({ castaways: { yellow: { items: ['wreckage/wool-blanket'] } } })).toBe(1)
  })

  const fish = (tile: string, scene: Scene = {}) =>
    table({ ...scene, rolls: { fish: [tile], ...scene.rolls } })
      .play('whitePawn')
      .choose('camp/fish-from-the-rocks')

  rule('NA-COMP-05', 'fish: more of every catch that is one', () => {
    const food = (tile: string, scene: Scene) => fish(tile, scene).state.reserve.food
    expect(food('2/1', holding('wreckage/casting-net'))).toBe(3)
    expect(food('2/1', { ...holding('wreckage/casting-net'), built: ['building/raft', 'building/fish-weir'] })).toBe(5)
    expect(food('0/1', { ...holding('wreckage/casting-net'), built: ['building/raft', 'building/fish-weir'] })).toBe(0)
    expect(food('2/1', { castaways: { yellow: { items: ['wreckage/casting-net'] } } })).toBe(2)
  })

  rule('NA-COMP-05', 'fish: of several tiles one is kept, and the others go back', () => {
    const t = table({
      ...red('character/jory-pentreath', 'wreckage/hooks-and-line'),
      rolls: { fish: ['0/1', '3/1', 'shark'] },
    })
      .play('whitePawn')
      .choose('camp/fish-from-the-rocks')
    expect(t.asks('fishToKeep', 'red').offers('fishToKeep')).toEqual(['0/1', '3/1', 'shark'])
    t.choose('3/1')
      .has({ reserve: { food: 3 }, fishDrawn: ['3/1'] })
      .settled()
    const two = table({ ...holding('wreckage/hooks-and-line'), rolls: { fish: ['1/1', '2/1'] } })
      .play('whitePawn')
      .choose('camp/fish-from-the-rocks')
      .choose('1/1')
    two.has({ reserve: { food: 1 }, fishDrawn: ['1/1'] }).settled()
  })

  rule('NA-WOOD-01', 'wood: more with an axe, less with broken tools, never less than nothing', () => {
    const wood = (scene: Scene) => act('wood', scene).state.reserve.wood
    expect(wood(holding('wreckage/boarding-axe'))).toBe(4)
    expect(wood({ camp: campOf('damage/broken-tools') })).toBe(2)
    expect(wood({ ...holding('wreckage/boarding-axe'), camp: campOf('damage/broken-tools') })).toBe(3)
  })

  rule('NA-FORAGE-01', 'forage: the fowler finds one more', () => {
    act('forage', { ...red('character/ansel-drummond'), forageSupply: ['2/1'] })
      .has({ reserve: { forage: ['2/1'], food: 1 } })
      .settled()
    // Not with tiles that a card gathers.
    draw('interior/old-clearing', { ...red('character/ansel-drummond'), forageSupply: ['2/1'] })
      .has({ reserve: { forage: ['2/1'], food: 0 } })
      .settled('explore')
  })

  rule('NA-DIARY-01', 'diary: of several tiles one is kept, the others are shuffled in', () => {
    const stack = [story(1), story(5), story(2)]
    const t = act('diary', {
      ...red('character/felicity-marrow'),
      storyStack: stack,
      rolls: { stories: [[story(5), story(1)]] },
    })
    expect(t.asks('storyToKeep', 'red').offers('storyToKeep')).toEqual([story(2), story(5)])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain(story(5))
    t.choose(story(2))
      .changed({ stories: { red: [story(2)] }, storyStack: [story(5), story(1)] })
      .settled()
    const three = act('diary', { ...red('character/felicity-marrow', 'wreckage/bound-journal'), storyStack: stack })
    expect(three.offers('storyToKeep')).toEqual([story(1), story(2), story(5)])
    three
      .choose(story(5))
      .has({ stories: { red: [story(5)] } })
      .settled()
    // One is all there is.
    act('diary', { ...red('character/felicity-marrow'), storyStack: [story(3)] })
      .has({ stories: { red: [story(3)] } })
      .settled()
    // Other stories are drawn as usual.
    draw('centre/crystal-hollow', { ...red('character/felicity-marrow'), storyStack: stack })
      .has({ stories: { red: [story(2)] } })
      .settled('explore')
  })

  rule('NA-WOUND-06', 'the wound check: one die less with the surgeon at home, for those at home', () => {
    const surgeon = (lost: boolean): Castaways => ({
      red: { wounds: 1, energy: 3 },
      yellow: { wounds: 2, energy: 3 },
      green: { wounds: 1, energy: 3, lost: 7 },
      blue: { character: 'character/lucian-abara', ...(lost ? { lost: 7 } : {}) },
    })
    const dice = (castaways: Castaways, rolls: number[]) => {
      const t = table({ phase: 'end', players: 4, castaways, rolls: { 'die.wounds': rolls } })
      t.play('woundCheck').settled()
      return t.happened('rolled').map(({ roll }) => roll)
    }
    expect(dice(surgeon(false), [5, 6])).toMatchObject([
      { by: ['yellow'], dice: [5] },
      { by: ['green'], dice: [6] },
    ])
    expect(dice(surgeon(true), [2, 3, 4, 5])).toMatchObject([
      { by: ['red'], dice: [2] },
      { by: ['yellow'], dice: [3, 4] },
      { by: ['green'], dice: [5] },
    ])
  })

  rule('NA-CAMP-01', 'hens: one more egg with a coop', () => {
    const eggs = (built: BuildingId[]) =>
      table({ built, camp: campOf('camp/hens-in-a-basket') })
        .play('whitePawn')
        .choose('camp/hens-in-a-basket/collect-the-eggs')
    eggs([])
      .has({ reserve: { food: 1 } })
      .settled()
    eggs(['building/hen-coop'])
      .has({ reserve: { food: 2 }, camp: campOf('camp/hens-in-a-basket') })
      .settled()
  })
})
