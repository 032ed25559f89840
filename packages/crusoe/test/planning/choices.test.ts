// What can be planned, by whom, and what it costs.
import { plan, planning } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
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
    expect(t.offers()).toEqual(expect.arrayContaining(['confirm', 'rest']))
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
    const offered = t.offers()
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
    t.choose('hunt').choose('soldier')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'soldier'])
    t.choose('soldier')
    expect(t.offers()).not.toContain('hunt')
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
    const both = planning({ available: { wood: 2, fur: 1 } })
      .choose('build/shelter')
      .choose('cook')
      .choose('enough')
    both
      .asks('payment')
      .choose('fur-1')
      .has({ available: { wood: 2, fur: 0 } })
      .settled('plan')
  })

  rule('RC-PLAN-15 RC-PLAN-16 RC-EX-06', 'what is set aside is gone for everything else', () => {
    const t = planning({ characters: ['carpenter', 'cook', 'soldier'], shelterBuilt: true, available: { wood: 4 } })
    plan(t, 'build/roof', 'carpenter').has({ available: { wood: 1 } })
    expect(t.offers()).not.toContain('build/palisade')
    expect(t.offers()).toContain('build/weapons')
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
    expect(leftAt(waiting, 'plan').offers()).not.toContain('build/invention/lantern')
  })

  rule('RC-CHAR-15 RC-CHAR-19', 'a personal Invention is led by its own character', () => {
    const own = planning({ items: ['invention/rope'] }).choose('build/invention/snare')
    expect(leftAt(own, 'leader').offers()).toEqual(['carpenter'])
    const stranger = planning({
      characters: ['cook', 'soldier'],
      items: ['invention/rope'],
      inventions: ['invention/snare'],
    })
    expect(leftAt(stranger.choose('build/invention/snare'), 'leader').offers()).toEqual(['cook', 'soldier'])
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
    expect(leftAt(t, 'plan').offers()).not.toContain('build/shelter')
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
    const t = planning({ tiles: { B2: 5 } })
      .choose('explore/A2')
      .choose('cook')
    expect(t.offers('support')).not.toContain('enough')
    t.choose('cook')
    expect(t.offers('support')).toContain('enough')
    t.choose('carpenter').changed({
      plan: [
        {
          id: 1,
          action: 'explore',
          target: { kind: 'space', space: 'A2' },
          leader: 'cook',
          support: ['cook', 'carpenter'],
          certain: true,
          paid: {},
          tokens: [],
        },
      ],
    })
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
    const choice = (id: string) => t.session.questions[0]?.choices.find((one) => one.id === id)
    expect(choice('build/weapons')?.odds).toEqual({ success: 4 / 6, wound: 4 / 6, adventure: 3 / 6 })
    expect(choice('rest')?.odds).toBeUndefined()
    t.choose('explore/A1').choose('cook')
    expect(choice('enough')?.odds).toEqual({ success: 5 / 6, wound: 3 / 6, adventure: 5 / 6 })
    expect(choice('carpenter')?.odds).toBeUndefined()
    t.settled('support')
  })
})

describe('who takes part', () => {
  rule(
    'RC-PLAN-22 RC-PLAN-23 RC-INV-04 RC-EX-19',
    'a neutral pawn supports its own Action, under somebody’s pawn',
    () => {
      const t = planning({ items: ['invention/map'] }).choose('explore/A1')
      expect(t.offers('leader')).toEqual(['carpenter', 'cook'])
      expect(t.choose('cook').offers('support')).toContain('invention/map')
      t.choose('invention/map')
      t.choose('explore/C1').choose('cook')
      expect(leftAt(t, 'support').offers()).not.toContain('invention/map')
      const shovel = planning({ items: ['invention/map'] })
        .choose('build/invention/shovel')
        .choose('cook')
      expect(leftAt(shovel, 'support').offers()).not.toContain('invention/map')
    },
  )

  rule('RC-FRI-04 RC-FRI-05', 'Friday leads neutral pawns only, and supports anybody', () => {
    const t = planning({ friday: true, items: ['invention/map'], tiles: { A1: 5 } })
    t.choose('explore/B2').choose('friday')
    expect(t.offers('support')).toEqual(['invention/map', 'enough'])
    t.choose('invention/map').settled('plan')
    const cook = planning({ friday: true }).choose('explore/A1').choose('cook')
    expect(leftAt(cook, 'support').offers()).toContain('friday')
    const far = planning({ friday: true, tiles: { B2: 5 } }).choose('explore/A2')
    expect(leftAt(far, 'leader').offers()).not.toContain('friday')
  })

  rule('RC-PLAN-09 RC-PLAN-26', 'no more pawns than the Action can use', () => {
    const t = planning({ characters: ['carpenter', 'cook', 'soldier'] })
      .choose('explore/A1')
      .choose('soldier')
      .choose('cook')
    t.asks('plan').settled('plan')
  })

  rule('RC-PLAN-01', 'a stack can be taken back, with all that was set aside', () => {
    const t = plan(planning({ available: { wood: 1 } }), 'build/weapons', 'cook').has({ available: { wood: 0 } })
    t.choose('remove/1').changed({})
    expect(t.offers()).toContain('build/weapons')
    t.settled('plan')
  })
})
