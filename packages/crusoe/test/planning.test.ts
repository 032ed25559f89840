import { plan, planning, resolve } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, plannable } from './open-questions.ts'

type Planning = ReturnType<typeof planning>

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
        island: { C1: { exhausted: ['bird'], additionalFood: 'test' } },
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
  rule('RC-DICE-02 RC-DICE-11', 'whoever may roll is told how likely what is', () => {
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

describe('resolving', () => {
  rule('RC-RES-01', 'Hunt, Build, Gather, Explore, Arrange Camp, Rest', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      tiles: { A1: 5 },
      huntingDeck: ['beast/birds'],
      islandStack: [9],
      available: { wood: 1 },
      morale: 3,
      rolls: dice('build', 'blank', 'success', 'blank'),
    })
    plan(t, 'arrange', 'carpenter')
    plan(t, 'explore/B2', 'carpenter', 'cook')
    plan(t, 'gather/A1/wood', 'cook', 'explorer')
    plan(t, 'build/weapons', 'explorer')
    plan(t, 'hunt', 'soldier', 'soldier')
    t.choose('confirm').choose('determination')
    expect(t.session.state.plan).toEqual([])
    t.has({
      levels: { weapons: 1 },
      people: { soldier: { wounds: 1 }, carpenter: { determination: 2 } },
      available: { food: 2, wood: 1 },
      island: { B2: { tile: 9 } },
    })
    t.settled()
  })

  rule('RC-RES-02', 'within a type the group chooses', () => {
    const t = planning({ available: { wood: 2 }, rolls: { ...dice('build', 'blank', 'success', 'blank') } })
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'cook', 'cook')
    plan(t, 'rest', 'carpenter')
    t.choose('confirm')
      .asks('nextAction', 'table')
      .choose('2')
      .changed({ levels: { weapons: 2 }, available: { wood: 0 }, phase: 'actionsEnd' })
      .settled()
  })

  rule(
    'RC-BUILD-01 RC-BUILD-02 RC-BUILD-04 RC-DICE-02 RC-DICE-05',
    'a failure returns the wood and gives two tokens',
    () => {
      const t = plan(
        planning({ available: { wood: 1 }, rolls: dice('build', 'blank', 'failure', 'blank') }),
        'build/weapons',
        'cook',
      )
      resolve(t)
        .changed({ people: { cook: { determination: 2 } }, phase: 'actionsEnd' })
        .settled()
    },
  )

  rule('RC-DICE-04 RC-DICE-07', 'the dice are independent', () => {
    const rolls = dice('build', 'wound', 'success', 'blank')
    const t = plan(
      planning({ available: { wood: 1 }, people: { cook: { wounds: 3 } }, rolls }),
      'build/weapons',
      'cook',
    )
    plan(t, 'arrange', 'cook')
    resolve(t)
      .changed({
        levels: { weapons: 1 },
        people: { cook: { wounds: 4, determination: 2 } },
        phase: 'actionsEnd',
        available: { wood: 0 },
      })
      .settled()
  })

  rule('RC-BUILD-10 RC-RES-07', 'the Shelter stands at once; Roof and Palisade wait for the next round', () => {
    const t = plan(planning({ available: { wood: 2 } }), 'build/shelter', 'carpenter', 'cook')
    resolve(t).changed({ shelterBuilt: true, shelterNew: true, available: { wood: 0 }, phase: 'actionsEnd' })
    t.play('roundEnd').has({ shelterNew: false }).settled()
  })

  rule(
    'RC-ITEM-05 RC-CHAR-16 RC-CHAR-17',
    'an Invention is an Item after the phase; a personal one pays two tokens',
    () => {
      const t = plan(planning({ items: ['invention/rope'] }), 'build/invention/snare', 'carpenter', 'cook')
      resolve(t).has({
        items: ['invention/rope', 'invention/snare'],
        futureItems: [],
        people: { carpenter: { determination: 2 }, cook: { determination: 0 } },
      })
      expect(t.state.inventions).not.toContain('invention/snare')
      t.settled()
    },
  )

  rule('RC-GATHER-04 RC-GATHER-05 RC-TOK-25 RC-EX-15', 'one resource, and one more with a token of its kind', () => {
    const gather = (source: string) => {
      const t = planning({ tiles: { A1: 5 }, island: { A1: { additionalFood: 'test' } } })
      return resolve(plan(t, `gather/A1/${source}`, 'cook', 'carpenter'))
    }
    gather('wood')
      .changed({ available: { wood: 1 }, phase: 'actionsEnd' })
      .settled()
    gather('bird')
      .changed({ available: { food: 2 }, phase: 'actionsEnd' })
      .settled()
  })

  rule('RC-EXPL-08', 'a failure leaves the space unexplored', () => {
    const t = plan(
      planning({ islandStack: [9], rolls: dice('explore', 'wound', 'failure', 'blank') }),
      'explore/A1',
      'cook',
    )
    plan(t, 'arrange', 'cook')
    resolve(t)
    t.changed({ people: { cook: { wounds: 1, determination: 4 } }, phase: 'actionsEnd', morale: 1 })
    expect(t.state.island.A1).toBeUndefined()
    t.settled()
  })

  rule('RC-EXPL-09 RC-EXPL-12 RC-EXPL-14', 'a new tile brings a Beast and Discovery tokens', () => {
    const t = planning({
      islandStack: [5, 1],
      beastDeck: ['beast/fox', 'beast/bear'],
      huntingDeck: ['beast/birds'],
      discoveryStack: ['discovery/herbs', 'discovery/poison', 'discovery/goat'],
    })
    resolve(plan(t, 'explore/A1', 'cook', 'carpenter'))
    t.has({
      islandStack: [5],
      beastDeck: ['beast/fox'],
      availableDiscoveries: ['discovery/goat', 'discovery/poison'],
      island: { A1: { tile: 1 } },
    })
    expect([...t.state.huntingDeck].sort()).toEqual(['beast/bear', 'beast/birds'])
    t.settled()
  })

  rule('RC-EXPL-17', 'an empty Beast deck adds nothing', () => {
    const t = resolve(plan(planning({ islandStack: [9], beastDeck: [] }), 'explore/A1', 'cook', 'carpenter'))
    t.has({ huntingDeck: [] }).settled()
  })
})

describe('effect tokens', () => {
  const wounds = (t: Planning): readonly number[] =>
    t.state.players.map((player) => t.state.people[player]?.wounds ?? 0)

  rule('RC-TOK-02 RC-TOK-14 RC-EX-12', 'a slow space takes one pawn more, once', () => {
    const t = planning({ actionTokens: { build: ['timeConsuming'] }, available: { wood: 2 } })
      .choose('build/weapons')
      .choose('cook')
    expect(t.offers('support')).not.toContain('enough')
    t.choose('cook')
      .choose('enough')
      .has({ actionTokens: { build: [] } })
    t.choose('build/weapons').choose('carpenter')
    expect(t.offers('support')).toContain('enough')
    t.choose('enough')
      .choose('remove/1')
      .has({ actionTokens: { build: ['timeConsuming'] } })
      .settled('plan')
  })

  rule(
    'RC-TOK-15 RC-TOK-16 RC-TOK-17 RC-TOK-18',
    'a slow tile takes one pawn more every time, and causes add up',
    () => {
      const away = planning({
        tiles: { A1: 5 },
        islandTokens: { A1: ['timeConsuming'] },
        actionTokens: { gather: ['timeConsuming'] },
      })
        .choose('gather/A1/wood')
        .choose('cook')
        .choose('cook')
      expect(leftAt(away, 'support').offers()).toEqual(['carpenter'])
      const camp = planning({ islandTokens: { B1: ['timeConsuming'] }, huntingDeck: ['beast/fox'] })
      expect(camp.choose('rest').choose('cook').offers('support')).toEqual(['carpenter', 'cook'])
      camp
        .choose('cook')
        .choose('hunt')
        .choose('carpenter')
        .choose('carpenter')
        .has({ islandTokens: { B1: ['timeConsuming'] } })
        .settled('plan')
    },
  )

  rule('RC-TOK-10 RC-TOK-11 RC-TOK-12', 'danger wounds the leader who has no weapon, and stays', () => {
    const into = (weapons: number) => {
      const t = planning({
        tiles: { A1: 5 },
        islandTokens: { A1: ['greaterDanger'] },
        levels: { weapons },
        people: { carpenter: { wounds: 5 }, cook: { wounds: 5 } },
      })
      plan(t, 'gather/A1/wood', 'cook', 'carpenter')
      plan(t, 'arrange', 'cook')
      return plan(t, 'arrange', 'carpenter')
        .choose('confirm')
        .choose('2')
        .has({ islandTokens: { A1: ['greaterDanger'] } })
    }
    expect(wounds(into(0))).toEqual([5, 6])
    expect(wounds(into(1))).toEqual([5, 5])
    const camp = planning({ islandTokens: { B1: ['greaterDanger'] } })
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(camp, 'arrange', player)
    expect(wounds(leftAt(camp.choose('confirm'), 'nextAction'))).toEqual([2, 2])
  })

  rule('RC-TOK-31', 'danger on the Explore space concerns the next Explore Action', () => {
    const t = planning({ islandStack: [5, 6], actionTokens: { explore: ['greaterDanger'] } })
    plan(t, 'explore/A1', 'cook', 'carpenter')
    plan(t, 'explore/C1', 'carpenter', 'cook')
    t.choose('confirm')
    expect(wounds(t)).toEqual([0, 1])
    t.has({ actionTokens: { explore: [] } })
    t.choose('2')
    expect(wounds(t)).toEqual([0, 1])
    t.settled()
  })

  rule(
    'RC-TOK-06 RC-TOK-07 RC-TOK-08',
    'a first success is rolled again; a failure or certain success leaves the token',
    () => {
      const build = (faces: readonly string[], ...support: readonly string[]) => {
        const rolls =
          support.length > 0 ? {} : { ...dice('build', 'blank', 'success', 'blank'), 'die.build.success': faces }
        const t = planning({ available: { wood: 1 }, actionTokens: { build: ['reroll'] }, rolls })
        plan(t, 'build/weapons', 'cook', ...support)
        for (const player of ['carpenter', 'cook', 'carpenter'].slice(support.length)) plan(t, 'arrange', player)
        t.choose('confirm')
        while (t.session.questions.length > 0) t.choose(t.offers()[0] ?? '')
        return t
      }
      build(['success', 'failure'])
        .has({ levels: { weapons: 0 }, actionTokens: { build: [] } })
        .settled()
      build(['success', 'success'])
        .has({ levels: { weapons: 1 }, actionTokens: { build: [] } })
        .settled()
      build(['failure'])
        .has({ levels: { weapons: 0 }, actionTokens: { build: ['reroll'] } })
        .settled()
      build([], 'carpenter')
        .has({ levels: { weapons: 1 }, actionTokens: { build: ['reroll'] } })
        .settled()
    },
  )

  const pit = { inventions: ['invention/pit'] as const, items: ['invention/shovel'] as const }
  const twoBuilds = (weapon: string) => {
    const t = planning({
      available: { wood: 3 },
      inventions: [...pit.inventions],
      items: [...pit.items],
      actionTokens: { build: ['additionalWood'] },
      rolls: {
        'die.build.wound': ['blank', 'blank'],
        'die.build.success': ['failure', weapon],
        'die.build.adventure': ['blank', 'blank'],
      },
    })
    plan(t, 'build/invention/pit', 'carpenter').has({ available: { wood: 1 }, actionTokens: { build: [] } })
    plan(t, 'build/weapons', 'cook').has({ available: { wood: 0 } })
    plan(t, 'arrange', 'carpenter')
    plan(t, 'arrange', 'cook').choose('confirm').choose('1')
    while (t.session.questions.length > 0) t.choose(t.offers()[0] ?? '')
    return t
  }

  rule('RC-TOK-19 RC-TOK-20 RC-TOK-21 RC-TOK-33 RC-EX-13', 'the extra wood waits for a success', () => {
    twoBuilds('success')
      .has({ levels: { weapons: 1 }, available: { wood: 1 }, actionTokens: { build: [] } })
      .settled()
  })

  rule('RC-TOK-20 RC-EX-14', 'after failures the token lies there again', () => {
    twoBuilds('failure')
      .has({ levels: { weapons: 0 }, available: { wood: 3 }, actionTokens: { build: ['additionalWood'] } })
      .settled()
  })

  rule('RC-TOK-19 RC-TOK-22', 'a lasting token makes wood dearer, but not fur', () => {
    const t = planning({ costlier: ['shelter'], available: { wood: 2, fur: 1 } })
    plan(t, 'build/shelter', 'cook')
      .has({ available: { wood: 2, fur: 0 }, costlier: ['shelter'] })
      .settled('plan')
    expect(plannable({ costlier: ['shelter'], available: { wood: 2 } })).not.toContain('build/shelter')
    expect(plannable({ costlier: ['shelter'], available: { wood: 3 } })).toContain('build/shelter')
    const fur = planning({ available: { wood: 3, fur: 1 }, actionTokens: { build: ['additionalWood'] } })
    fur
      .choose('build/shelter')
      .choose('cook')
      .choose('enough')
      .choose('fur-1')
      .has({ actionTokens: { build: ['additionalWood'] }, available: { wood: 3, fur: 0 } })
    fur.settled('plan')
  })
})

function dice(action: string, wound: string, success: string, adventure: string) {
  return {
    [`die.${action}.wound`]: [wound],
    [`die.${action}.success`]: [success],
    [`die.${action}.adventure`]: [adventure],
  }
}
