// Exploring on Volcano Island: one pawn more, and never across the volcano.
import { pawnsFor, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { ASHEN, ash, EVERYBODY, event, planning, table } from './scenes.ts'

describe('exploring', () => {
  rule('RC-SCN4-07 RC-TOK-17 RC-TOK-18', 'every Explore Action of a round needs 1 pawn more', () => {
    const t = planning({ characters: [...EVERYBODY] })
    expect(pawnsFor(t, 'explore/A3')).toBe(2)
    plan(t, 'explore/A3', 'carpenter', 'carpenter')
    expect(t.state.plan).toMatchObject([{ certain: false, tokens: [] }])
    expect(pawnsFor(t, 'explore/C3')).toBe(2)
    plan(t, 'explore/C3', 'cook', 'cook', 'soldier')
    expect(t.state.plan[1]).toMatchObject({ certain: true, tokens: [] })
    t.has({ actionTokens: { explore: ['timeConsuming'] } })
    t.choose('remove/1').has({ actionTokens: { explore: ['timeConsuming'] } })
    t.settled('plan')
    // Far away too, and on a card as well.
    const far = planning({
      characters: [...EVERYBODY],
      tiles: { A3: 9, A2: 1 },
      kept: [{ card: 'treasure/treasure-map' }],
    })
    expect(pawnsFor(far, 'explore/A1')).toBe(4)
    expect(pawnsFor(far, 'explore/treasure/treasure-map')).toBe(3)
    far.settled('plan')
    // One pawn is never enough.
    expect(
      places(leftAt(planning({ limits: { onePawn: ['carpenter', 'cook'], noTeams: true } }), 'plan')),
    ).not.toContain('explore/A3')
  })

  rule('RC-SCN4-07 RC-TOK-04 RC-UNIQ-03', 'the token goes with nobody and gets no company', () => {
    for (const face of ['success', 'failure']) {
      const t = planning({
        islandStack: [11],
        beastDeck: ['beast/fox'],
        rolls: {
          'die.explore.wound': ['blank'],
          'die.explore.success': [face],
          'die.explore.adventure': ['blank'],
        },
      })
      plan(t, 'explore/A3', 'carpenter', 'cook')
      resolve(t)
        .has({ actionTokens: { explore: ['timeConsuming'] }, phase: 'actionsEnd' })
        .settled()
    }
    // The Mist would put one there, when it comes and when nobody has met it.
    const mist = event('event/mist', { markers: ash(...ASHEN) })
    mist.has({ actionTokens: { explore: ['timeConsuming'] }, threats: { right: 'event/mist' } }).settled()
    const pushed = event('event/poisoning', {
      markers: ash(...ASHEN),
      threats: { left: 'event/mist', right: 'wreckage/food-crates' },
    })
    pushed.has({ actionTokens: { explore: ['timeConsuming'] }, adventureTokens: ['explore'] }).settled()
  })

  rule('RC-SCN4-07 RC-TOK-14', 'a token on another space is an ordinary one', () => {
    const t = planning({ available: { wood: 2 }, actionTokens: { build: ['timeConsuming'] } })
    expect(pawnsFor(t, 'build/weapons')).toBe(2)
    plan(t, 'build/weapons', 'cook', 'cook').has({ actionTokens: { build: [], explore: ['timeConsuming'] } })
    expect(pawnsFor(t, 'build/weapons')).toBe(1)
    t.settled('plan')
  })

  rule('RC-SCN4-09 RC-TERM-15 RC-TERM-16', 'the volcano cannot be entered, crossed or acted upon', () => {
    const scene: Scene = { characters: [...EVERYBODY], tiles: { A3: 9, A2: 1, B2: 4, C3: 6 } }
    const t = planning(scene)
    for (const id of places(t)) expect(id).not.toMatch(/B3/)
    // Around it: A3, A2, B2 are 3 steps from B4, across it B2 would be 2.
    expect(pawnsFor(t, 'gather/B2/fish')).toBe(3)
    expect(pawnsFor(t, 'explore/C2')).toBe(3)
    t.settled('plan')
    expect(pawnsFor(leftAt(planning({ characters: [...EVERYBODY], tiles: { A3: 9 } }), 'plan'), 'explore/C2')).toBe(
      undefined,
    )
    expect(leftAt(table({ ...scene, round: 2 }).play('camping'), 'campMove').offers('campMove')).toEqual([
      'stay',
      'A3',
      'C3',
    ])
    // No card turns it up or does anything to it.
    const quake = event('event/earthquake', { ...scene, markers: ash(...ASHEN) })
    expect(leftAt(quake, 'tile').offers('tile')).toEqual(['A3', 'C3'])
    const alone = event('event/earthquake', { markers: ash(...ASHEN) })
    alone.has({ island: { B3: { inaccessible: true }, B4: { inaccessible: false } }, camp: 'B4' }).settled()
    const risen = table({ phase: 'action', threats: { right: 'event/earthquake' } })
    risen.play(
      'threat',
      stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/earthquake' }),
    )
    risen.has({ island: { B3: { tile: 8, inaccessible: true, exhausted: [] } } }).settled()
  })
})
