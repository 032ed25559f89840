// The captive actress, and her rescue.
import { offerOf, places, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { crew, dead, kong, LAIRS, type Table } from './scenes.ts'

describe('the actress', () => {
  const HOSTAGE = 'explore/king-kong/hostage/B2'
  const held = (scene: Scene = {}): Scene =>
    kong({
      tiles: LAIRS,
      numbers: { A1: 1, A2: 2, A3: 3, B2: 4 },
      lastNumber: 4,
      scenarioState: crew({ killed: dead(5), captive: true, hostageLair: 'B2' }),
      mysteryDeck: ['trap/blunt-spear', 'creature/snake', 'treasure/compass'],
      ...scene,
    })
  const dice = (success: 'success' | 'failure') => ({
    'die.explore.wound': ['blank'],
    'die.explore.success': [success],
    'die.explore.adventure': ['blank'],
  })

  rule('RC-SCN7-13 RC-SCN7-15', 'she is held in the fourth lair, and cannot be freed before it is found', () => {
    expect(places(leftAt(planning(held()), 'plan'))).toContain(HOSTAGE)
    const unknown = crew({ killed: dead(5), captive: true })
    const t = planning(held({ scenarioState: unknown, numbers: { A1: 1, A2: 2, A3: 3 }, lastNumber: 3 }))
    expect(places(leftAt(t, 'plan')).filter((id) => id.includes('hostage'))).toEqual([])
    // The fourth totem shows where she is.
    const fourth = table(
      held({
        phase: 'action',
        resolving: true,
        tiles: { A1: 4, A2: 6, A3: 7 },
        numbers: { A1: 1, A2: 2, A3: 3 },
        lastNumber: 3,
        scenarioState: unknown,
        islandStack: [5],
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
    fourth.has({ numbers: { B2: 4 }, scenarioState: { 'king-kong': { hostageLair: 'B2' } } })
    fourth.play('actionsEnd').play('preparation').play('planning')
    expect(places(leftAt(fourth, 'plan'))).toContain(HOSTAGE)
    // The third does not, nor does the fifth.
    for (const lastNumber of [2, 4]) {
      const other = table(kong({ phase: 'action', islandStack: [5], lastNumber })).play(
        'explore',
        stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }),
      )
      expect(other.state.scenarioState['king-kong']?.hostageLair).toBeUndefined()
      other.settled()
    }
  })

  rule('RC-SCN7-13', 'nobody needs to be freed who is free', () => {
    const t = planning(held({ scenarioState: crew({ killed: dead(5), hostageLair: 'B2' }) }))
    expect(places(leftAt(t, 'plan'))).not.toContain(HOSTAGE)
  })

  rule(
    'RC-SCN7-13 RC-TERM-15 RC-THR-14',
    'a lair that is turned face down holds her until it is turned up again',
    () => {
      const t = table(held({ round: 5, tiles: { B2: 5 }, eventDeck: ['event/precipice'], eventOrder: ['event'] })).play(
        'event',
      )
      t.has({ island: { B2: { inaccessible: true } } })
        .play('preparation')
        .play('planning')
      expect(places(leftAt(t, 'plan'))).not.toContain(HOSTAGE)
      expect(t.state.numbers.B2).toBeUndefined()
      const up = planning(held({ numbers: { A1: 1 } }))
      expect(places(leftAt(up, 'plan'))).toContain(HOSTAGE)
    },
  )

  rule('RC-SCN7-14 RC-EXPL-04 RC-EXPL-05', 'an Explore Action with pawns for the distance, and dice', () => {
    const pawns = (camp: 'B1' | 'B2' | 'A3'): unknown => {
      const offer = offerOf(leftAt(planning(held({ camp })), 'plan'), HOSTAGE)
      return [offer?.costs?.[0]?.['pawns'], offer?.odds !== undefined]
    }
    expect(pawns('B1')).toEqual([1, true])
    expect(pawns('B2')).toEqual([1, true])
    expect(pawns('A3')).toEqual([2, true])
  })

  rule('RC-SCN7-14 RC-MYST-02 RC-MYST-08', 'one Creature is resolved, and she is free and alive', () => {
    const t = planning(held())
    resolve(plan(t, HOSTAGE, 'cook', 'cook'))
    t.has({ people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } } })
    t.has({ scenarioState: { 'king-kong': { captive: false, killed: dead(5) } }, mysteryDiscard: ['creature/snake'] })
    expect([...t.state.mysteryDeck].sort()).toEqual(['trap/blunt-spear', 'treasure/compass'])
    t.settled()
  })

  rule(
    'RC-SCN7-14 RC-DICE-05',
    'with one pawn the dice decide: without success there is no Creature, and no rescue',
    () => {
      const alone = (success: 'success' | 'failure'): Table =>
        table(held({ phase: 'action', resolving: true, rolls: dice(success) })).play(
          'explore',
          stack('explore', 'cook', { target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' } }),
        )
      alone('success')
        .has({ scenarioState: { 'king-kong': { captive: false } }, people: { cook: { wounds: 2 } } })
        .settled()
      alone('failure')
        .changed({ people: { cook: { determination: 2 } }, attempted: [HOSTAGE] })
        .settled()
    },
  )

  rule('RC-SCN7-14 RC-FRI-16', 'Friday can free her, and meets the Creature', () => {
    const t = table(held({ friday: true, phase: 'action', resolving: true })).play(
      'explore',
      stack('explore', 'friday', {
        target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
        certain: true,
        support: ['dog'],
      }),
    )
    t.has({ people: { friday: { wounds: 2 } }, scenarioState: { 'king-kong': { captive: false } } }).settled()
    const last = table(
      held({ friday: true, people: { friday: { wounds: 3 } }, phase: 'action', resolving: true }),
    ).play(
      'explore',
      stack('explore', 'friday', {
        target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
        certain: true,
      }),
    )
    expect(last.state.people.friday).toBeUndefined()
    last.has({ scenarioState: { 'king-kong': { captive: false } } }).settled()
  })

  rule('RC-SCN7-14', 'where no Creature is left she is free all the same', () => {
    const free = (scene: Scene): Table =>
      table(held({ phase: 'action', resolving: true, ...scene })).play(
        'explore',
        stack('explore', 'cook', {
          target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
          certain: true,
        }),
      )
    free({ mysteryDeck: ['treasure/compass'] })
      .changed({ scenarioState: { 'king-kong': { captive: false } }, attempted: [HOSTAGE] })
      .settled()
  })

  rule('RC-SCN7-01 RC-SCN7-13', 'a group that has King Kong already wins with her rescue', () => {
    const caught = crew({ killed: dead(5), captive: true, hostageLair: 'B2', trapsSince: 3, caught: true })
    table(held({ phase: 'action', resolving: true, scenarioState: caught }))
      .play(
        'explore',
        stack('explore', 'cook', {
          target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
          certain: true,
        }),
      )
      .ended('won', 'goal')
      .settled()
  })
})
