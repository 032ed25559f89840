// Energy, wounds and traumas. NA-WOUND, NA-NOTE-01 to NA-NOTE-03.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { capOf } from '../../src/people.ts'
import { energy, heal, trauma, wound } from '../../src/verbs/index.ts'
import { hit } from './struck.ts'

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
