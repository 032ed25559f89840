// Death and strength. NA-DEATH, NA-STRENGTH.
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ItemId } from '../../src/cards/card-ids.ts'
import { choose, option, strength } from '../../src/cards/writing.ts'
import type { Seat } from '../../src/components/seats.ts'
import type { Naufragos } from '../../src/types.ts'
import { energy, item, ownTokens, peek, story, tokens, wound } from '../../src/verbs/index.ts'
import { struck } from './struck.ts'

describe('death', () => {
  /** Green dies of one more trauma. */
  const dying = (green: NonNullable<Scene['castaways']>['green'], scene: Scene = {}): TestTable<Naufragos> =>
    table({
      phase: 'end',
      ...scene,
      castaways: { ...scene.castaways, green: { energy: 1, wounds: 1, traumas: 3, ...green } },
      rolls: { 'die.wounds': [1] },
    }).play('woundCheck')

  rule('NA-DEATH-01', 'of the fourth trauma', () => {
    dying({})
      .has({ castaways: { green: { dead: true, traumas: 4 } } })
      .settled()
    const third = dying({ traumas: 2 })
    third.has({ castaways: { green: { traumas: 3 } } })
    expect(third.happened('died')).toEqual([])
    third.settled()
  })

  rule('NA-EX-38 NA-DEATH-01 NA-DEATH-02', 'three items: A takes one, B takes one, A takes the last', () => {
    const t = dying({ items: ['wreckage/ships-compass', 'wreckage/purse-of-coins', 'wreckage/coil-of-rope'] })
    t.asks('inherit', 'red')
    expect(t.offers('inherit')).toEqual(['wreckage/ships-compass', 'wreckage/purse-of-coins', 'wreckage/coil-of-rope'])
    t.choose('wreckage/purse-of-coins').asks('inherit', 'yellow')
    expect(t.offers('inherit')).toEqual(['wreckage/ships-compass', 'wreckage/coil-of-rope'])
    t.choose('wreckage/ships-compass')
    t.has({
      castaways: {
        red: { items: ['wreckage/purse-of-coins', 'wreckage/coil-of-rope'] },
        yellow: { items: ['wreckage/ships-compass'] },
        green: { items: [], dead: true },
      },
    })
    t.settled()
  })

  rule('NA-DEATH-02', 'from the Starting Player on, and not to anybody who is lost', () => {
    const t = dying(
      { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] },
      { startPlayer: 'yellow', castaways: { red: { lost: 5 } } },
    )
    t.asks('inherit', 'yellow').choose('wreckage/ships-compass')
    t.has({
      castaways: { yellow: { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] }, red: { items: [] } },
    }).settled()
  })

  /** One more wound is the end. */
  const LAST = { energy: 0, wounds: 3, traumas: 3 }

  rule('NA-DEATH-06', 'who dies of a card chooses, gains and sees nothing more; others do', () => {
    const t = struck(
      { castaways: { yellow: LAST }, top: { event: ['event/clear-horizon'] } },
      energy(-1),
      choose([
        option('coast/crab-gulch/keep-the-best-one', [ownTokens(1)]),
        option('coast/crab-gulch/carry-them-home', []),
      ]),
      ownTokens(2),
      peek('event', 1),
      strength(3, [item('item/plumed-hat')], [wound(1, 'home')]),
      story(1, 'home'),
      tokens(1),
    )
    t.has({
      castaways: { yellow: { dead: true, tokens: 0, items: [] }, red: { wounds: 0 }, green: { wounds: 0 } },
      reserve: { tokens: 4 },
    })
    expect([t.state.stories.red, t.state.stories.yellow, t.state.stories.green].map((all) => all?.length)).toEqual([
      1, 0, 1,
    ])
    expect(t.happened('lookedAt')).toEqual([])
    expect(t.happened('rolled')).toEqual([])
    t.settled()
  })

  rule('NA-DEATH-06', 'the rest of an event is carried out for the next in line', () => {
    const t = table({ castaways: { red: LAST }, top: { event: ['event/ill-luck'] } }).play('event')
    t.has({ castaways: { red: { dead: true } }, startPlayer: 'yellow' })
    // The idol is not there, so there is nothing to vote on.
    t.has({ called: ['damage/spoiled-stores'] }).settled()
  })

  rule('NA-DEATH-06 NA-PEND-01', 'the next explorer chooses for a card that becomes pending', () => {
    const pending: Scene['pending'] = [
      'coast/the-stern-on-the-reef',
      'interior/the-bitter-tree',
      'coast/turtle-tracks',
      'interior/the-humming-cliff',
    ]
    const cave = (explorers: Seat[]): TestTable<Naufragos> => {
      const t = table({
        castaways: { red: { ...LAST, space: 11 }, yellow: { space: 11 } },
        expedition: { explorers },
        centreDeck: ['centre/scree', 'centre/the-sealed-cave'],
        pending,
        rolls: { 'die.group': [1] },
      }).play('exploration')
      t.as('red').choose('centre')
      for (const seat of explorers) t.as(seat).choose('centre/the-sealed-cave/open-it')
      return t
    }
    const two = cave(['red', 'yellow']).asks('pendingToRemove', 'yellow').as('yellow').choose('coast/turtle-tracks')
    two.has({
      castaways: { red: { dead: true } },
      pending: [...pending.slice(0, 2), ...pending.slice(3), 'centre/the-sealed-cave'],
    })
    two.settled('explore')
    // Those in camp do it for an explorer who was alone.
    cave(['red']).asks('pendingToRemove', 'yellow').settled('pendingToRemove')
  })

  rule('NA-DEATH-03', 'what the lost have is lost with them', () => {
    const t = dying({ items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'], lost: 7 })
    t.has({ castaways: { green: { dead: true, items: [] }, red: { items: [] }, yellow: { items: [] } } })
    expect(t.state.castaways.green?.lost).toBeUndefined()
    expect(t.state.wreckageDeck).not.toContain('wreckage/ships-compass')
    t.settled()
  })

  rule('NA-DEATH-02', 'with everybody else lost nobody inherits', () => {
    const t = dying({ items: ['wreckage/ships-compass'] }, { castaways: { red: { lost: 5 }, yellow: { lost: 6 } } })
    t.has({ castaways: { green: { items: [] }, red: { items: [] }, yellow: { items: [] } } }).settled()
  })

  rule('NA-DEATH-04', 'stories and own tokens leave the game; what was built or brought in remains', () => {
    const t = dying(
      { tokens: 3 },
      {
        stories: { green: ['3/101', '2/101'] },
        built: ['building/lean-to'],
        reserve: { food: 2, tokens: 10, wood: 4 },
      },
    )
    t.choose('pass')
    t.has({
      castaways: { green: { tokens: 0 } },
      stories: { green: [] },
      storyDiscard: [],
      built: ['building/lean-to'],
    })
    t.has({ reserve: { food: 2, tokens: 10, wood: 4 } })
    expect(t.state.storyStack).not.toContain('3/101')
    t.has({ tokensGone: 3 }).settled()
    // Of the 16 tokens 3 are gone and 10 lie in the Reserve: 3 more can be had, however much is gained.
    const more = struck({ tokensGone: 3, reserve: { tokens: 10 } }, tokens(5))
    more.changed({ reserve: { tokens: 13 } }).settled()
  })

  rule('NA-DEATH-05', 'marker and white pawn pass to the next castaway at home', () => {
    const dead = (scene: Scene): Seat => {
      const t = dying({}, { startPlayer: 'green', ...scene })
      t.settled()
      return t.state.startPlayer
    }
    expect(dead({})).toBe('red')
    expect(dead({ castaways: { red: { lost: 5 } } })).toBe('yellow')
    expect(dead({ startPlayer: 'yellow' })).toBe('yellow')
  })

  rule('NA-DEATH-05', 'the heirs begin with the new Starting Player', () => {
    const t = dying({ items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] }, { startPlayer: 'green' })
    t.asks('inherit', 'red').has({ startPlayer: 'red' }).settled('inherit')
  })
})

describe('strength', () => {
  /** What is added to the die when red must pass a test. */
  const plus = (red: NonNullable<Scene['castaways']>['red'] = {}, scene: Scene = {}): unknown => {
    const t = table({
      ...scene,
      castaways: { red, ...scene.castaways },
      expedition: { explorers: ['red'] },
      top: { coast: ['coast/quick-mud'] },
      rolls: { 'die.strength': [6] },
    })
    t.play('exploration').choose('coast').settled('explore')
    return t.happened('rolled')[0]?.['roll']
  }
  const items = (...ids: readonly ItemId[]) => plus({ items: [...ids] })

  rule('NA-STRENGTH-01', 'one die and the strength must reach the number', () => {
    const tested = (die: number, red: NonNullable<Scene['castaways']>['red']): number | undefined => {
      const t = table({
        castaways: { red: { energy: 4, ...red } },
        expedition: { explorers: ['red', 'yellow'] },
        top: { coast: ['coast/quick-mud'] },
        rolls: { 'die.strength': [die] },
      })
      t.play('exploration').choose('coast').settled('explore')
      return t.state.stories.red?.length
    }
    // Quick mud: 4 or more.
    expect(tested(4, {})).toBe(1)
    expect(tested(3, {})).toBe(0)
    expect(tested(3, { character: 'character/ansel-drummond' })).toBe(1)
    expect(tested(2, { character: 'character/ansel-drummond' })).toBe(0)
    expect(tested(2, { items: ['wreckage/cutlass'] })).toBe(1)
    expect(tested(1, { items: ['wreckage/cutlass'] })).toBe(0)
  })

  rule('NA-STRENGTH-02', 'in a group test the strength of all explorers is added to one die', () => {
    const tested = (die: number, explorers: Seat[]): TestTable<Naufragos> => {
      const t = table({
        castaways: {
          red: { space: 12 },
          yellow: { space: 12, items: ['wreckage/cutlass'] },
          green: { space: 12, character: 'character/ansel-drummond', items: ['item/shark-tooth-club'] },
        },
        expedition: { explorers },
        top: { centre: ['centre/the-crack'] },
        rolls: { 'die.group': [die] },
      })
      return t.play('exploration').choose('centre')
    }
    // The crack: 7 or more. Red has 0, yellow 2, green 3.
    const passed = tested(2, ['red', 'yellow', 'green'])
    expect(passed.happened('rolled')).toMatchObject([{ roll: { dice: [2], plus: 5, target: 7, good: true } }])
    passed.has({ castaways: { red: { space: 14, wounds: 0 }, yellow: { space: 13 }, green: { space: 13 } } })
    passed.settled('explore')
    const failed = tested(1, ['red', 'yellow', 'green'])
    failed.has({ castaways: { red: { space: 13, wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 1 } } })
    failed.settled('explore')
    // The player who is in camp does not help.
    const two = tested(4, ['red', 'yellow'])
    expect(two.happened('rolled')).toMatchObject([{ roll: { plus: 2, good: false } }])
    two.has({ castaways: { green: { space: 12, wounds: 0 } } }).settled('explore')
  })

  rule('NA-STRENGTH-04', 'the character, the two strongest items, and other modifiers', () => {
    expect(plus()).toMatchObject({ plus: 0 })
    expect(plus({ character: 'character/barnabas-oake' })).toMatchObject({ plus: 1 })
    expect(items('wreckage/boarding-axe')).toMatchObject({ plus: 1 })
    expect(items('wreckage/boarding-axe', 'wreckage/cutlass')).toMatchObject({ plus: 3 })
    expect(items('wreckage/boarding-axe', 'wreckage/cutlass', 'item/shark-tooth-club')).toMatchObject({ plus: 4 })
    expect(
      items('item/striped-pelt', 'wreckage/cutlass', 'item/boarding-pistol-and-dirk', 'wreckage/boarding-axe'),
    ).toMatchObject({ plus: 4 })
    expect(items('wreckage/purse-of-coins', 'wreckage/ships-compass')).toMatchObject({ plus: 0 })
    // A musket is worth 1, and 2 more with powder, which does not count among the two strongest items.
    expect(items('wreckage/musket')).toMatchObject({ plus: 1 })
    expect(items('wreckage/musket', 'wreckage/keg-of-powder')).toMatchObject({ plus: 3 })
    expect(
      items('wreckage/musket', 'wreckage/keg-of-powder', 'wreckage/cutlass', 'item/shark-tooth-club'),
    ).toMatchObject({ plus: 6 })
    expect(
      plus(
        { character: 'character/ansel-drummond', items: ['wreckage/cutlass', 'item/shark-tooth-club'] },
        { strengthBonus: { red: 4 } },
      ),
    ).toMatchObject({ plus: 9 })
  })
})
