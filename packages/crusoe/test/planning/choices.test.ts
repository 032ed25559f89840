// What can be planned, by whom, and what it costs.
import { join, lead, leaders, mayJoin, pawnsFor, places, plan, planning, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Pawn, Stack } from '../../src/state.ts'
import { planId, supportId } from '../../src/target.ts'
import { leftAt, plannable } from '../open-questions.ts'

describe('what can be planned', () => {
  rule('RC-PLAN-01 RC-PLAN-02 RC-PLAN-04', 'Planning ends when every pawn of a character is assigned', () => {
    const t = planning()
    expect(t.offers()).not.toContain('confirm')
    plan(t, 'rest', 'carpenter')
    plan(t, 'arrange', 'carpenter')
    plan(t, 'rest', 'cook')
    expect(t.offers()).not.toContain('confirm')
    plan(t, 'arrange', 'cook')
    expect(t.offers().filter((id) => !id.startsWith('remove/'))).toEqual(['confirm'])
    t.settled('plan')
  })

  rule('RC-PLAN-03 RC-FRI-17', 'Friday need not be assigned', () => {
    const t = planning({ characters: ['cook'], friday: true })
    plan(t, 'rest', 'cook')
    plan(t, 'arrange', 'cook')
    expect(t.offers()).toContain('confirm')
    expect(leaders(t, 'rest')).toEqual(['friday'])
    t.settled('plan')
  })

  rule('RC-PLAN-12 RC-PLAN-13 RC-GATHER-06 RC-EXPL-07', 'some places can be planned once, others again', () => {
    const t = planning({
      tiles: { A1: 5 },
      available: { wood: 9 },
      levels: { roof: 1 },
      shelterBuilt: true,
      camp: 'B1',
    })
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'gather/A1/wood', 'carpenter')
    plan(t, 'explore/B2', 'cook')
    const offered = places(t)
    expect(offered).toEqual(
      expect.arrayContaining(['build/weapons', 'build/roof', 'rest', 'arrange', 'gather/A1/bird', 'explore/C1']),
    )
    expect(offered).not.toContain('gather/A1/wood')
    expect(offered).not.toContain('explore/B2')
    t.settled('plan')
  })

  rule('RC-HUNT-01 RC-HUNT-02', 'no more Hunts than Beasts, with two pawns each', () => {
    expect(plannable()).not.toContain('hunt')
    const t = planning({ characters: ['carpenter', 'cook', 'soldier'], huntingDeck: ['beast/fox'] })
    lead(t, 'hunt', 'soldier')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'soldier'])
    t.choose('soldier')
    expect(places(t)).not.toContain('hunt')
    t.changed({
      plan: [
        {
          id: 1,
          action: 'hunt',
          target: { kind: 'hunt' },
          leader: 'soldier',
          support: ['soldier'],
          certain: false,
          paid: {},
          tokens: [],
        },
      ],
    })
    t.settled('plan')
  })

  rule('RC-BUILD-05 RC-BUILD-06 RC-EX-05', 'the Shelter is paid in wood or in fur, never mixed', () => {
    const shelter = (available: object) =>
      plannable({ characters: ['carpenter', 'cook', 'soldier'], available }).includes('build/shelter')
    expect(shelter({ wood: 2, fur: 1 })).toBe(false)
    expect(shelter({ wood: 3 })).toBe(true)
    expect(shelter({ fur: 2 })).toBe(true)
    const both = plan(planning({ available: { wood: 2, fur: 1 } }), 'build/shelter', 'cook')
    both
      .asks('payment')
      .choose('fur-1')
      .has({ available: { wood: 2, fur: 0 } })
      .settled('plan')
  })

  rule('RC-PLAN-15 RC-PLAN-16 RC-EX-06', 'what is set aside is gone for everything else', () => {
    const t = planning({ characters: ['carpenter', 'cook', 'soldier'], shelterBuilt: true, available: { wood: 4 } })
    plan(t, 'build/roof', 'carpenter').has({ available: { wood: 1 } })
    expect(places(t)).not.toContain('build/palisade')
    expect(places(t)).toContain('build/weapons')
    t.settled('plan')
  })

  rule('RC-PLAN-14 RC-ITEM-02 RC-ITEM-03 RC-TERM-17', 'an Invention needs its terrain and its Items', () => {
    expect(plannable()).toContain('build/invention/shovel')
    expect(plannable()).not.toContain('build/invention/rope')
    expect(plannable({ tiles: { A1: 6 } })).toContain('build/invention/rope')
    expect(plannable({ tiles: { A1: 6 }, island: { A1: { inaccessible: true } } })).not.toContain(
      'build/invention/rope',
    )
  })

  rule('RC-PLAN-17 RC-PLAN-18 RC-EX-08', 'Items count when they are built, for as many as need them', () => {
    const inventions = ['invention/lantern', 'invention/fireplace'] as const
    const t = planning({ tiles: { A1: 4 }, inventions: [...inventions], items: ['invention/fire'] })
    plan(t, 'build/invention/lantern', 'carpenter')
    plan(t, 'build/invention/fireplace', 'cook')
    t.settled('plan')
    const waiting = planning({ tiles: { A1: 4 }, inventions: [...inventions], futureItems: ['invention/fire'] })
    expect(places(leftAt(waiting, 'plan'))).not.toContain('build/invention/lantern')
  })

  rule('RC-CHAR-15 RC-CHAR-19', 'a personal Invention is led by its own character', () => {
    const own = planning({ items: ['invention/rope'] })
    expect(leaders(own, 'build/invention/snare')).toEqual(['carpenter'])
    plan(own, 'build/invention/snare', 'carpenter').settled('plan')
    expect(own.state.plan).toMatchObject([{ leader: 'carpenter' }])
    const stranger = planning({
      characters: ['cook', 'soldier'],
      items: ['invention/rope'],
      inventions: ['invention/snare'],
    })
    expect(leaders(leftAt(stranger, 'plan'), 'build/invention/snare')).toEqual(['cook', 'soldier'])
  })

  rule('RC-BUILD-09 RC-BUILD-13', 'Roof and Palisade need a Shelter that is not new', () => {
    const available = { wood: 9 }
    expect(plannable({ available })).not.toContain('build/roof')
    expect(plannable({ available, shelterBuilt: true, shelterNew: true })).not.toContain('build/palisade')
    expect(plannable({ available, shelterBuilt: true })).toEqual(
      expect.arrayContaining(['build/roof', 'build/palisade']),
    )
    expect(plannable({ available, camp: 'A1', tiles: { A1: 11 } })).toContain('build/roof')
    const t = plan(planning({ available }), 'build/shelter', 'cook')
    expect(places(leftAt(t, 'plan'))).not.toContain('build/shelter')
  })

  rule(
    'RC-GATHER-01 RC-GATHER-07 RC-GATHER-09 RC-EX-33',
    'sources on explored tiles, but not on that of the camp, and not exhausted',
    () => {
      const offered = plannable({
        tiles: { A1: 5, C1: 6 },
        island: { C1: { exhausted: ['bird'], additionalFood: [{ by: 'test' }] } },
      })
      expect(offered.filter((id) => id.startsWith('gather/'))).toEqual([
        'gather/A1/bird',
        'gather/A1/wood',
        'gather/C1/wood',
      ])
    },
  )

  rule('RC-GATHER-02 RC-EXPL-02 RC-EXPL-03 RC-EX-34', 'each tile that is crossed takes one pawn more', () => {
    const explored = (support: readonly Pawn[], certain: boolean): Stack =>
      stack('explore', 'cook', { target: { kind: 'space', space: 'A2' }, support, certain })
    const t = planning({ tiles: { B2: 5 } })
    expect(pawnsFor(t, 'explore/A2')).toBe(2)
    lead(t, 'explore/A2', 'cook').asks('support').changed({})
    // Two are enough, but the dice are rolled.
    t.choose('cook').changed({ plan: [explored(['cook'], false)] })
    expect(mayJoin(t)).toEqual(['carpenter'])
    join(t, 'carpenter').changed({ plan: [explored(['cook', 'carpenter'], true)] })
    t.settled('plan')
    expect(plannable({ characters: ['cook'], tiles: { B2: 5, B3: 6 } })).not.toContain('explore/B4')
  })

  rule('RC-EXPL-01 RC-GATHER-03 RC-TERM-16', 'the way leads over accessible tiles', () => {
    const scene = { tiles: { B2: 5, B3: 6 }, island: { B2: { inaccessible: true } } } as const
    const offered = plannable({ characters: ['carpenter', 'cook', 'soldier'], ...scene })
    expect(offered).toEqual(expect.arrayContaining(['explore/A1', 'explore/C1']))
    expect(offered).not.toContain('gather/B3/wood')
    expect(offered).not.toContain('explore/A2')
  })
})

describe('odds', () => {
  rule('RC-DICE-02 RC-DICE-11', 'a player who may roll is told the odds', () => {
    const t = planning({ available: { wood: 1 } })
    const odds = (id: string) => {
      const choice = t.session.questions[0]?.choices.find((one) => one.id === id)
      expect(choice, id).toBeDefined()
      return choice?.odds
    }
    for (const leader of ['carpenter', 'cook']) {
      expect(odds(planId('build/weapons', leader))).toEqual({ success: 0.6667, wound: 0.6667, adventure: 0.5 })
      expect(odds(planId('explore/A1', leader))).toEqual({ success: 0.8333, wound: 0.5, adventure: 0.8333 })
      expect(odds(planId('rest', leader))).toBeUndefined()
    }
    plan(t, 'explore/A1', 'cook')
    expect(odds(supportId({ id: 1 }, 'carpenter'))).toBeUndefined()
    t.settled('plan')
  })
})

describe('who takes part', () => {
  rule(
    'RC-PLAN-22 RC-PLAN-23 RC-INV-04 RC-EX-19',
    'a neutral pawn supports its own Action, under somebody’s pawn',
    () => {
      const t = planning({ items: ['invention/map'] })
      expect(leaders(t, 'explore/A1')).toEqual(['carpenter', 'cook'])
      plan(t, 'explore/A1', 'cook')
      expect(mayJoin(t)).toEqual(['carpenter', 'cook', 'invention/map'])
      join(t, 'invention/map')
      plan(t, 'explore/C1', 'cook')
      expect(mayJoin(leftAt(t, 'plan'))).toEqual(['carpenter'])
      const shovel = plan(planning({ items: ['invention/map'] }), 'build/invention/shovel', 'cook')
      expect(mayJoin(leftAt(shovel, 'plan'))).toEqual(['carpenter', 'cook'])
    },
  )

  rule('RC-FRI-04 RC-FRI-05', 'Friday leads neutral pawns only, and supports anybody', () => {
    const t = planning({ friday: true, items: ['invention/map'], tiles: { A1: 5 } })
    plan(t, 'explore/B2', 'friday')
    expect(mayJoin(t)).toEqual(['invention/map'])
    join(t, 'invention/map').settled('plan')
    const cook = plan(planning({ friday: true }), 'explore/A1', 'cook')
    expect(mayJoin(leftAt(cook, 'plan'))).toContain('friday')
    const far = planning({ friday: true, tiles: { B2: 5 } })
    expect(leaders(leftAt(far, 'plan'), 'explore/A2')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-PLAN-09 RC-PLAN-26', 'no more pawns than the Action can use', () => {
    const t = plan(planning({ characters: ['carpenter', 'cook', 'soldier'] }), 'explore/A1', 'soldier', 'cook')
    expect(mayJoin(t)).toEqual([])
    t.settled('plan')
  })

  rule('RC-PLAN-01', 'a stack can be taken back, with all that was set aside', () => {
    const t = plan(planning({ available: { wood: 1 } }), 'build/weapons', 'cook').has({ available: { wood: 0 } })
    t.choose('remove/1').changed({})
    expect(places(t)).toContain('build/weapons')
    t.settled('plan')
  })
})
