// Recultivation, the special Action of scenario 6.
import { CHARACTERS } from '@landfall/crusoe'
import { lead, leaders, mayJoin, offerOf, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { told } from '../../../events.ts'
import type { Person } from '../../../state.ts'
import { exploring, planning, RECULTIVATION, table } from './scenes.ts'

const recultivation = (leader: Person): ReturnType<typeof stack> =>
  stack('special', leader, { target: { kind: 'special', special: 'family-robinson/recultivation' } })

describe('Recultivation', () => {
  const marked = { tiles: { A1: 4, C1: 5 }, island: { A1: { terrainCovered: true } } } satisfies Scene
  const three = {
    tiles: { A1: 4, C1: 5 },
    island: { A1: { terrainCovered: true }, B1: { exhausted: ['wood'] } },
    waitingMarkers: ['B2'],
  } satisfies Scene

  rule('RC-SCN6-08 RC-PLAN-14 RC-PLAN-26', 'exactly two pawns, where there is a black marker', () => {
    expect(places(leftAt(planning(), 'plan'))).not.toContain(RECULTIVATION)
    const t = planning(marked)
    lead(t, RECULTIVATION, 'cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('cook', 'support').asks('plan')
    t.has({
      plan: [
        {
          id: 1,
          action: 'special',
          target: { kind: 'special', special: 'family-robinson/recultivation' },
          card: undefined,
          leader: 'cook',
          support: ['cook'],
          certain: false,
          paid: {},
          tokens: [],
          economical: undefined,
          yields: undefined,
          carried: undefined,
        },
      ],
    })
    expect(mayJoin(t)).toEqual([])
    const offer = offerOf(leftAt(planning(marked), 'plan'), RECULTIVATION)
    expect([offer?.costs, offer?.odds]).toEqual([[{ pawns: 2 }], undefined])
    t.settled('plan')
  })

  rule('RC-SCN6-08 RC-SCN6-09', 'a stack for each marker, and no more', () => {
    const one = plan(planning(marked), RECULTIVATION, 'cook', 'cook')
    expect(places(one)).not.toContain(RECULTIVATION)
    one.choose('remove/1')
    expect(places(leftAt(one, 'plan'))).toContain(RECULTIVATION)
    const two = planning({ ...three, characters: CHARACTERS })
    for (const player of CHARACTERS.slice(0, 3)) plan(two, RECULTIVATION, player, player)
    expect(places(two)).not.toContain(RECULTIVATION)
    expect(two.state.plan).toHaveLength(3)
    two.settled('plan')
  })

  rule('RC-SCN6-08', 'any black marker on a tile or space: the group says which', () => {
    const run = () =>
      table({ ...three, phase: 'action' })
        .play('special', recultivation('cook'))
        .asks('pieceToRemove')
    expect(leftAt(run(), 'pieceToRemove').offers()).toEqual(['A1/terrain', 'B1/marker/wood', 'B2/marker'])
    run()
      .choose('A1/terrain')
      .changed({ island: { A1: { terrainCovered: false } }, attempted: [RECULTIVATION] })
      .settled()
    run()
      .choose('B1/marker/wood')
      .changed({ island: { B1: { exhausted: [] } }, attempted: [RECULTIVATION] })
      .settled()
    run()
      .choose('B2/marker')
      .changed({ waitingMarkers: [], attempted: [RECULTIVATION] })
      .settled()
    // Of one there is nothing to ask; if it has gone meanwhile nothing happens.
    table({ ...marked, phase: 'action' })
      .play('special', recultivation('cook'))
      .changed({ island: { A1: { terrainCovered: false } }, attempted: [RECULTIVATION] })
      .settled()
    table({ phase: 'action' })
      .play('special', recultivation('cook'))
      .changed({ attempted: [RECULTIVATION] })
      .settled()
  })

  rule('RC-SCN6-08 RC-UNIQ-01', 'tokens are no markers', () => {
    const tokens = {
      islandTokens: { B1: ['timeConsuming', 'greaterDanger'] },
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
      tiles: { A1: 4 },
      island: { B1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'treasure/hatchet' } },
      levels: { weapons: 1 },
    } satisfies Scene
    expect(places(leftAt(planning(tokens), 'plan'))).not.toContain(RECULTIVATION)
  })

  rule('RC-SCN6-09 RC-RES-01', 'it is resolved after Explore and before Arrange Camp', () => {
    const t = planning({ ...marked, characters: ['cook', 'carpenter', 'soldier'], islandStack: [1] })
    plan(t, 'arrange', 'soldier')
    plan(t, RECULTIVATION, 'cook', 'carpenter')
    plan(t, 'rest', 'soldier')
    plan(t, 'explore/B2', 'carpenter', 'cook')
    t.choose('confirm')
    expect(t.happened('resolved').map(({ stack: done }) => (done as { action?: string }).action)).toEqual([
      'explore',
      'special',
      'arrange',
      'rest',
    ])
    t.has({ island: { A1: { terrainCovered: false } }, plan: [] }).settled()
  })

  rule('RC-SCN6-09 RC-RES-02', 'two stacks of one round remove two markers', () => {
    const t = planning({ ...three, shelterBuilt: true, available: { food: 2 } })
    plan(t, RECULTIVATION, 'cook', 'cook')
    plan(t, RECULTIVATION, 'carpenter', 'carpenter')
    resolve(t)
      .asks('pieceToRemove')
      .choose('A1/terrain')
      .choose('B2/marker')
      .has({ island: { A1: { terrainCovered: false }, B1: { exhausted: ['wood'] } }, waitingMarkers: [] })
      .settled()
  })

  rule('RC-SCN6-08 RC-TERM-20 RC-EXPL-11', 'a terrain that is uncovered counts from then on', () => {
    expect(places(leftAt(planning(marked), 'plan'))).not.toContain('build/invention/bricks')
    const t = table({ ...marked, phase: 'action' })
      .play('special', recultivation('cook'))
      .play('planning')
    expect(places(t)).toContain('build/invention/bricks')
    t.settled('plan')
  })

  rule(
    'RC-SCN6-08 RC-FRI-04 RC-FRI-05 RC-PLAN-22 RC-DOG-02',
    'Friday may support, but not lead, as no neutral pawn helps',
    () => {
      const t = planning({
        ...marked,
        characters: ['cook'],
        friday: true,
        config: { dog: true },
        items: ['invention/map', 'invention/raft', 'invention/belts', 'invention/lantern', 'invention/shield'],
      })
      expect(leaders(t, RECULTIVATION)).toEqual(['cook'])
      expect(lead(t, RECULTIVATION, 'cook').offers('support')).toEqual(['cook', 'friday'])
      t.choose('friday').has({
        plan: [
          {
            ...recultivation('cook'),
            support: ['friday'],
            card: undefined,
            economical: undefined,
            yields: undefined,
            carried: undefined,
          },
        ],
      })
      plan(t, 'rest', 'cook')
        .choose('confirm')
        .has({ island: { A1: { terrainCovered: false } } })
      t.settled()
    },
  )

  rule('RC-SCN6-08 RC-TERM-01', 'a card that leaves somebody only other Actions forbids it', () => {
    for (const only of [['rest'], ['build', 'arrange', 'rest']] as const) {
      const t = planning({ ...marked, limits: { only: { cook: only } } })
      expect(leaders(t, RECULTIVATION)).toEqual(['carpenter'])
      // Nobody else can help, so nobody is asked.
      lead(t, RECULTIVATION, 'carpenter')
      expect(t.state.plan).toMatchObject([{ leader: 'carpenter', support: ['carpenter'] }])
      t.settled('plan')
    }
    const alone = planning({ ...marked, characters: ['cook'], limits: { only: { cook: ['rest'] } } })
    expect(places(leftAt(alone, 'plan'))).not.toContain(RECULTIVATION)
    // RC-CARD-ARGUMENT-01: no teams, but one's own two pawns.
    const apart = lead(planning({ ...marked, limits: { noTeams: true } }), RECULTIVATION, 'cook')
    expect(leftAt(apart, 'plan').state.plan).toMatchObject([{ leader: 'cook', support: ['cook'] }])
  })

  rule('RC-SCN6-08 RC-TOK-12 RC-TOK-16', 'tokens on the camp’s tile do not touch it', () => {
    const t = planning({ ...marked, islandTokens: { B1: ['timeConsuming', 'greaterDanger'] } })
    plan(t, RECULTIVATION, 'cook', 'cook').asks('plan')
    // Rest takes two pawns here, and is dangerous.
    plan(t, 'rest', 'carpenter', 'carpenter').choose('confirm')
    t.has({ island: { A1: { terrainCovered: false } }, people: { cook: { wounds: 0 } } })
    expect(t.happened('wounded').map(({ person }) => person)).toEqual(['carpenter'])
    t.settled()
  })

  test('RC-SCN6-08 RC-SCN6-11 the log tells of it, and why', () => {
    const t = table({ ...marked, phase: 'action' }).play('special', recultivation('cook'))
    const found = exploring(10)
    const events = [...t.happened('resolved'), ...t.happened('terrainCovered'), ...found.happened('terrainCovered')]
    expect(events.map((one) => told.line(one, packs.en))).toEqual([
      'Cook: Recultivation — done.',
      'The terrain on A1 counts from now on.',
      'The terrain on A1 does not count.',
    ])
    expect(events.map(told.rule)).toEqual(['RC-PLAN-05', 'RC-TERM-18', 'RC-TERM-18'])
    const source = table({ phase: 'action', island: { B1: { exhausted: ['wood'] } } }).play(
      'special',
      recultivation('cook'),
    )
    for (const language of LANGUAGES) {
      for (const one of [...events, ...source.happened('sourceCovered'), ...born()]) {
        expect(told.line(one, packs[language])).toMatch(/^\S.*\.$/)
        expect(told.rule(one)).toMatch(/^RC-/)
      }
    }
  })
  const born = () => table({ round: 7 }).play('roundStart').happened('childBorn')
})
