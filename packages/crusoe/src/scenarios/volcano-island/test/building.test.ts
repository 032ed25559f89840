// Building with fur in place of wood.
import { places, plan } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { BOAT, EVERYBODY, type Game, planning, READY } from './scenes.ts'

/** The ways in which a plan can be paid for. */
function payments(t: Game, target: string, leader: string): readonly string[] {
  return plan(t, target, leader).offers('payment')
}

describe('building', () => {
  const TREASURY = { wood: 9, fur: 9 }

  rule('RC-SCN4-08 RC-EX-74 RC-BUILD-05 RC-BUILD-06', 'fur stands in for wood, and all in fur is cheaper', () => {
    const ways: readonly (readonly string[])[] = [
      ['wood-2', 'fur-1'],
      ['wood-2', 'fur-1'],
      ['wood-3', 'wood-2+fur-1', 'fur-2'],
      ['wood-4', 'wood-3+fur-1', 'wood-2+fur-2', 'fur-3'],
    ]
    for (const [i, expected] of ways.entries()) {
      const characters = EVERYBODY.slice(0, i + 1)
      const shelter = planning({ characters, available: TREASURY })
      expect(payments(shelter, 'build/shelter', 'carpenter')).toEqual(expected)
      shelter.settled('payment')
      for (const level of ['build/roof', 'build/palisade']) {
        const t = planning({ characters, shelterBuilt: true, available: TREASURY })
        expect(payments(t, level, 'carpenter')).toEqual(expected)
        t.settled('payment')
      }
    }
  })

  rule('RC-SCN4-08 RC-EX-74', 'with four players each of the four ways is accepted, and nothing less', () => {
    const shelter = (wood: number, fur: number): Game =>
      planning({ characters: [...EVERYBODY], available: { wood, fur } })
    for (const [wood, fur] of [
      [4, 0],
      [3, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      const t = plan(shelter(wood, fur), 'build/shelter', 'cook')
      t.has({ available: { wood: 0, fur: 0 } }).settled('plan')
    }
    for (const [wood, fur] of [
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      expect(places(leftAt(shelter(wood, fur), 'plan'))).not.toContain('build/shelter')
    }
    // Only these three: a weapon is made of wood.
    expect(places(leftAt(planning({ available: { fur: 9 } }), 'plan'))).not.toContain('build/weapons')
    expect(places(leftAt(planning({ ...READY, available: { fur: 9 } }), 'plan'))).not.toContain(`build/${BOAT}`)
  })

  rule('RC-SCN4-08 RC-TOK-19 RC-TOK-22 RC-ABIL-CARP-04', 'tokens and savings change what is wood', () => {
    const costly = planning({
      characters: ['cook', 'soldier', 'explorer'],
      available: TREASURY,
      actionTokens: { build: ['additionalWood'] },
    })
    expect(payments(costly, 'build/shelter', 'cook')).toEqual(['wood-4', 'wood-3+fur-1', 'fur-2'])
    costly
      .choose('fur-2')
      .has({ actionTokens: { build: ['additionalWood'] } })
      .settled('plan')
    const lasting = planning({ characters: [...EVERYBODY], available: TREASURY, surcharges: ['shelter'] })
    expect(payments(lasting, 'build/shelter', 'cook')).toEqual(['wood-5', 'wood-4+fur-1', 'wood-3+fur-2', 'fur-3'])
    lasting.settled('payment')
    const saving = planning({
      characters: ['carpenter', 'soldier', 'explorer'],
      available: { wood: 1, fur: 1 },
      people: { carpenter: { determination: 2 } },
    })
    plan(saving, 'build/shelter', 'carpenter')
    saving.has({ available: { wood: 0, fur: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
  })
})
