// Energy, wounds, traumas, death and strength. NA-WOUND, NA-DEATH, NA-NOTE-01 to NA-NOTE-03, NA-STRENGTH.

import { defineGame } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ItemId } from '../src/cards/card-ids.ts'
import type { Seat } from '../src/components/seats.ts'
import type { NaufragosEffect } from '../src/effect-types.ts'
import { rules } from '../src/game.ts'
import { capOf } from '../src/people.ts'
import type { Naufragos } from '../src/types.ts'
import { energy, heal, tokens, trauma, wound } from '../src/verbs/index.ts'
import { carryOut } from '../src/vocabulary.ts'

/** A card that does just this to yellow, whenever a turn would begin. */
const struck = (scene: Scene, ...effects: readonly NaufragosEffect[]): TestTable<Naufragos> =>
  table({
    ...scene,
    game: defineGame<Naufragos>({
      ...rules,
      steps: {
        ...rules.steps,
        *turn(t) {
          yield* carryOut(t, 'coast/quick-mud', 'yellow', effects, 'NA-CARD-01')
        },
      },
    }),
  }).play('turn')

/** What happens to yellow, who is like this. */
const hit = (yellow: NonNullable<Scene['castaways']>['yellow'], ...effects: readonly NaufragosEffect[]) =>
  struck({ castaways: { yellow: yellow ?? {} } }, ...effects)

describe('energy', () => {
  rule('NA-NOTE-01', 'never above the cap', () => {
    hit({ energy: 5 }, energy(1))
      .changed({ castaways: { yellow: { energy: 6 }, red: { energy: 6 } } })
      .settled()
    hit({ energy: 5 }, energy(3))
      .changed({ castaways: { yellow: { energy: 6 } } })
      .settled()
    hit({ energy: 3, wounds: 2 }, energy(3))
      .changed({ castaways: { yellow: { energy: 4 } } })
      .settled()
    hit({ energy: 3, wounds: 1, traumas: 2 }, energy(3))
      .changed({ castaways: { yellow: { energy: 3 } } })
      .settled()
  })

  rule('NA-NOTE-01 NA-NOTE-02', 'never below 0: what cannot be lost is a wound', () => {
    hit({ energy: 1 }, energy(-1))
      .changed({ castaways: { yellow: { energy: 0, wounds: 0 } } })
      .settled()
    const t = hit({ energy: 0 }, energy(-1))
    t.changed({ castaways: { yellow: { energy: 0, wounds: 1 }, red: { energy: 6, wounds: 0 } } })
    expect(t.happened('energyLost')).toEqual([])
    t.settled()
  })

  rule('NA-NOTE-03', 'a loss of several is at most one wound', () => {
    hit({ energy: 3 }, energy(-2))
      .changed({ castaways: { yellow: { energy: 1, wounds: 0 } } })
      .settled()
    hit({ energy: 2 }, energy(-2))
      .changed({ castaways: { yellow: { energy: 0, wounds: 0 } } })
      .settled()
    hit({ energy: 1 }, energy(-2))
      .changed({ castaways: { yellow: { energy: 0, wounds: 1 } } })
      .settled()
    hit({ energy: 0 }, energy(-2))
      .changed({ castaways: { yellow: { energy: 0, wounds: 1 } } })
      .settled()
    // Two causes are two wounds.
    hit({ energy: 0 }, energy(-1), energy(-2))
      .changed({ castaways: { yellow: { wounds: 2 } } })
      .settled()
  })

  rule('NA-EX-34 NA-NOTE-03', '1 energy, a loss of 3: 0 energy and exactly 1 wound', () => {
    hit({ energy: 1 }, energy(-3))
      .changed({ castaways: { yellow: { energy: 0, wounds: 1, traumas: 0 } } })
      .settled()
  })

  rule('NA-NOTE-03', 'so it is with a real card: quick mud', () => {
    const t = table({
      castaways: { yellow: { energy: 1 } },
      expedition: { explorers: ['yellow'] },
      top: { coast: ['coast/quick-mud'] },
      rolls: { 'die.strength': [3] },
    })
    t.play('exploration')
      .choose('coast')
      .has({ castaways: { yellow: { energy: 0, wounds: 1 } } })
      .settled('explore')
  })
})

describe('wounds', () => {
  rule('NA-WOUND-01 NA-WOUND-02', 'a wound covers the highest square, and the cap goes down', () => {
    const t = hit({ energy: 3 }, wound(1))
    t.changed({ castaways: { yellow: { energy: 3, wounds: 1 }, red: { energy: 6, wounds: 0 } } })
    expect([capOf(t.state, 'yellow'), capOf(t.state, 'red')]).toEqual([5, 6])
    t.settled()
    // The stoker has one square more.
    const stoker = hit({ character: 'character/barnabas-oake', energy: 7 }, wound(1))
    stoker.changed({ castaways: { yellow: { energy: 6, wounds: 1 } } }).settled()
  })

  rule('NA-WOUND-02', 'energy above the cap is cut off, which is not a loss of energy', () => {
    const t = hit({ energy: 6 }, wound(2))
    t.changed({ castaways: { yellow: { energy: 4, wounds: 2 } } })
    expect(t.happened('energyLost')).toEqual([])
    t.settled()
    hit({ energy: 4, wounds: 1 }, wound(1))
      .changed({ castaways: { yellow: { energy: 4, wounds: 2 } } })
      .settled()
    hit({ energy: 3, wounds: 1, traumas: 2 }, wound(1))
      .has({ castaways: { yellow: { energy: 2 } } })
      .settled()
  })

  rule('NA-EX-36 NA-WOUND-03', 'with a cap of 0 the topmost wound becomes a trauma', () => {
    const t = hit({ energy: 0, wounds: 5, traumas: 1 }, wound(1))
    t.changed({ castaways: { yellow: { wounds: 4, traumas: 2, energy: 0 } } })
    expect(capOf(t.state, 'yellow')).toBe(0)
    t.settled()
    // With a cap of 1 there is still a square for it.
    hit({ energy: 1, wounds: 4, traumas: 1 }, wound(1))
      .changed({ castaways: { yellow: { wounds: 5, traumas: 1, energy: 0 } } })
      .settled()
  })

  rule('NA-WOUND-04', 'several wounds are placed one after the other', () => {
    const t = hit({ energy: 1, wounds: 5 }, wound(3))
    // One more wound fits; the second and the third turn wounds into traumas.
    t.changed({ castaways: { yellow: { energy: 0, wounds: 4, traumas: 2 } } })
    expect([t.happened('wounded'), t.happened('traumaReceived')].map((events) => events.length)).toEqual([1, 2])
    t.settled()
  })

  rule('NA-WOUND-05', 'a trauma takes the place of a wound, or covers a square of its own', () => {
    hit({ energy: 4, wounds: 2 }, trauma(1))
      .changed({ castaways: { yellow: { energy: 4, wounds: 1, traumas: 1 } } })
      .settled()
    hit({ energy: 6 }, trauma(1))
      .changed({ castaways: { yellow: { energy: 5, wounds: 0, traumas: 1 } } })
      .settled()
  })

  rule('NA-WOUND-05', 'neither rest nor healing removes a trauma', () => {
    hit({ energy: 2, wounds: 1, traumas: 2 }, heal(3))
      .changed({ castaways: { yellow: { wounds: 0, traumas: 2 } } })
      .settled()
    const t = table({ castaways: { yellow: { energy: 2, wounds: 0, traumas: 2 } } })
    t.play('act', { seat: 'yellow', action: 'rest', box: 0 })
    t.changed({ castaways: { yellow: { energy: 3, traumas: 2 } } }).settled()
  })

  rule('NA-WOUND-06', 'each with wounds rolls as many dice, in turn order, the lost as well', () => {
    const t = table({
      phase: 'end',
      startPlayer: 'yellow',
      castaways: {
        red: { energy: 3, wounds: 3 },
        yellow: { energy: 5, wounds: 1, lost: 7 },
        green: { energy: 6 },
      },
      rolls: { 'die.wounds': [2, 3, 4, 5] },
    })
    t.play('woundCheck')
    expect(t.happened('rolled')).toMatchObject([
      { roll: { by: ['yellow'], dice: [2] } },
      { roll: { by: ['red'], dice: [3, 4, 5] } },
    ])
    t.changed({
      castaways: { red: { wounds: 3, traumas: 0 }, yellow: { wounds: 1, traumas: 0 }, green: { traumas: 0 } },
    })
    t.settled()
  })

  rule('NA-WOUND-06', 'the dead roll nothing', () => {
    const t = table({ phase: 'end', castaways: { green: { wounds: 2, traumas: 4, dead: true } } })
    t.play('woundCheck').settled()
    expect(t.happened('rolled')).toEqual([])
  })

  rule('NA-WOUND-07', 'a 1 turns a wound into a trauma', () => {
    const t = table({ phase: 'end', castaways: { red: { energy: 4, wounds: 2 } }, rolls: { 'die.wounds': [6, 1] } })
    t.play('woundCheck')
      .changed({ castaways: { red: { energy: 4, wounds: 1, traumas: 1 } } })
      .settled()
    const spared = table({
      phase: 'end',
      castaways: { red: { energy: 4, wounds: 2 } },
      rolls: { 'die.wounds': [6, 2] },
    })
    spared
      .play('woundCheck')
      .changed({ castaways: { red: { wounds: 2, traumas: 0 } } })
      .settled()
  })

  rule('NA-EX-37 NA-WOUND-06 NA-WOUND-07', 'two ones are one trauma', () => {
    const t = table({
      phase: 'end',
      castaways: { yellow: { energy: 3, wounds: 3 } },
      rolls: { 'die.wounds': [1, 1, 6] },
    })
    t.play('woundCheck')
      .changed({ castaways: { yellow: { wounds: 2, traumas: 1 } } })
      .settled()
  })
})

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
    expect(t.offers()).toEqual(['wreckage/ships-compass', 'wreckage/purse-of-coins', 'wreckage/coil-of-rope'])
    t.choose('wreckage/purse-of-coins').asks('inherit', 'yellow')
    expect(t.offers()).toEqual(['wreckage/ships-compass', 'wreckage/coil-of-rope'])
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
