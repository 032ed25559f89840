// Effect tokens on Action spaces, tiles and buildings.
import { lead, mayJoin, plan, planning } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { plannable } from '../open-questions.ts'
import { dice } from './dice.ts'

type Planning = ReturnType<typeof planning>

describe('effect tokens', () => {
  const wounds = (t: Planning): readonly number[] =>
    t.state.players.map((player) => t.state.people[player]?.wounds ?? 0)

  rule('RC-TOK-02 RC-TOK-14 RC-EX-12', 'a slow space takes one pawn more, once', () => {
    const t = planning({ actionTokens: { build: ['timeConsuming'] }, available: { wood: 2 } })
    lead(t, 'build/weapons', 'cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('cook').has({ actionTokens: { build: [] } })
    expect(t.state.plan).toMatchObject([{ leader: 'cook', support: ['cook'], certain: false }])
    expect(mayJoin(t)).toEqual(['carpenter'])
    plan(t, 'build/weapons', 'carpenter')
    expect(t.state.plan.at(-1)).toMatchObject({ leader: 'carpenter', support: [], certain: false })
    t.choose('remove/1')
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
      expect(lead(away, 'gather/A1/wood', 'cook').offers('support')).toEqual(['carpenter', 'cook'])
      // The third pawn can only be the Carpenter's; the fourth is not needed.
      away.choose('cook').settled('plan')
      expect(away.state.plan).toMatchObject([{ leader: 'cook', support: ['cook', 'carpenter'], certain: false }])
      expect(mayJoin(away)).toEqual(['carpenter'])
      const camp = planning({ islandTokens: { B1: ['timeConsuming'] }, huntingDeck: ['beast/fox'] })
      expect(lead(camp, 'rest', 'cook').offers('support')).toEqual(['carpenter', 'cook'])
      camp.choose('cook')
      plan(camp, 'hunt', 'carpenter', 'carpenter')
        .has({ islandTokens: { B1: ['timeConsuming'] } })
        .settled('plan')
      expect(camp.state.plan).toMatchObject([
        { leader: 'cook', support: ['cook'] },
        { leader: 'carpenter', support: ['carpenter'] },
      ])
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
        .has({ islandTokens: { A1: ['greaterDanger'] } })
    }
    expect(wounds(into(0))).toEqual([5, 6])
    expect(wounds(into(1))).toEqual([5, 5])
    const camp = planning({ islandTokens: { B1: ['greaterDanger'] } })
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(camp, 'arrange', player)
    expect(wounds(camp.choose('confirm'))).toEqual([2, 2])
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
    const t = planning({ surcharges: ['shelter'], available: { wood: 2, fur: 1 } })
    plan(t, 'build/shelter', 'cook')
      .has({ available: { wood: 2, fur: 0 }, surcharges: ['shelter'] })
      .settled('plan')
    expect(plannable({ surcharges: ['shelter'], available: { wood: 2 } })).not.toContain('build/shelter')
    expect(plannable({ surcharges: ['shelter'], available: { wood: 3 } })).toContain('build/shelter')
    const fur = planning({ available: { wood: 3, fur: 1 }, actionTokens: { build: ['additionalWood'] } })
    plan(fur, 'build/shelter', 'cook')
      .choose('fur-1')
      .has({ actionTokens: { build: ['additionalWood'] }, available: { wood: 3, fur: 0 } })
    fur.settled('plan')
  })
})
