// The Traps: where they are built, and how they are lost.
import { join, lead, offerOf, places, plan, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { CAPTURE, crew, kong, LAIRS, READY, ready, trapping, trapsOffered } from './scenes.ts'

describe('the Traps', () => {
  rule('RC-SCN7-16 RC-SCN7-17', 'on totem tiles up to two steps away, one on each, the camp’s own too', () => {
    expect(trapsOffered(leftAt(trapping(), 'plan'))).toEqual(
      ['A1', 'A2', 'B2'].map((space) => `build/king-kong/trap/${space}`),
    )
    expect(trapsOffered(leftAt(trapping({ camp: 'A2' }), 'plan'))).toEqual(
      ['A1', 'A2', 'A3', 'B2'].map((space) => `build/king-kong/trap/${space}`),
    )
    expect(trapsOffered(leftAt(trapping({ markers: { A1: ['trap'] } }), 'plan'))).toEqual([
      'build/king-kong/trap/A2',
      'build/king-kong/trap/B2',
    ])
    // The way leads over tiles that can be crossed.
    expect(
      trapsOffered(leftAt(trapping({ island: { A1: { inaccessible: true }, B2: { inaccessible: true } } }), 'plan')),
    ).toEqual([])
  })

  rule('RC-SCN7-17 RC-BUILD-02', 'two steps away it takes one pawn more', () => {
    const pawns = (space: string, camp: 'B1' | 'A1'): readonly unknown[] => {
      const offer = offerOf(leftAt(trapping({ camp }), 'plan'), `build/king-kong/trap/${space}`)
      return (offer?.costs ?? []).map((cost) => [cost['pawns'], cost['wood']])
    }
    expect(pawns('B2', 'B1')).toEqual([[1, 4]])
    expect(pawns('A2', 'B1')).toEqual([[2, 4]])
    expect(pawns('A1', 'A1')).toEqual([[1, 4]])
    const far = lead(trapping(), 'build/king-kong/trap/A2', 'cook').asks('support').choose('cook')
    expect(far.state.plan).toMatchObject([{ certain: false, support: ['cook'], paid: { wood: 4 } }])
    join(far, 'carpenter')
    expect(far.state.plan).toMatchObject([{ certain: true, support: ['cook', 'carpenter'], paid: { wood: 4 } }])
    far.settled('plan')
    const near = lead(trapping(), 'build/king-kong/trap/B2', 'cook').asks('plan')
    expect(near.state.plan).toMatchObject([{ certain: false, support: [], paid: { wood: 4 } }])
    join(near, 'cook')
    expect(near.state.plan).toMatchObject([{ certain: true, support: ['cook'], paid: { wood: 4 } }])
    near.settled('plan')
  })

  rule('RC-SCN7-16 RC-ITEM-04', 'several in one round, but three at most, planned and coming ones counted', () => {
    const t = trapping({ available: { wood: 16 }, tiles: { ...LAIRS, C1: 10 } })
    for (const space of ['A1', 'B2', 'C1'])
      plan(t, `build/king-kong/trap/${space}`, space === 'A1' ? 'carpenter' : 'cook')
    expect(trapsOffered(t)).toEqual([])
    t.choose('remove/1')
    expect(trapsOffered(leftAt(t, 'plan'))).toEqual(['A1', 'A2'].map((space) => `build/king-kong/trap/${space}`))
    const one: Scene['markers'] & object = { A1: ['trap'] }
    const built = { invention: 'king-kong/trap', space: 'B2' } as const
    expect(trapsOffered(leftAt(trapping({ markers: one }), 'plan'))).toHaveLength(2)
    const coming = trapping({ markers: one, futureRepeats: [built, { ...built, space: 'C1' }] })
    expect(trapsOffered(leftAt(coming, 'plan'))).toEqual([])
  })

  rule(
    'RC-SCN7-16 RC-SCN7-18 RC-ITEM-06 RC-ENDACT-04',
    'a Trap stands when the Action Phase ends; the third says so',
    () => {
      const t = trapping({ round: 4, markers: { A1: ['trap'] }, available: { wood: 8 } })
      resolve(plan(plan(t, 'build/king-kong/trap/B2', 'cook', 'cook'), 'rest', 'carpenter'))
      t.has({ markers: { A1: ['trap'], B2: ['trap'] }, available: { wood: 4 }, futureRepeats: [] })
      expect(t.state.scenarioState['king-kong']?.trapsSince).toBeUndefined()
      expect(t.happened('trapsComplete')).toEqual([])
      t.settled()
      const third = trapping({ round: 5, markers: { A1: ['trap'], B2: ['trap'] } })
      resolve(plan(third, 'build/king-kong/trap/A2', 'cook', 'cook', 'carpenter'))
      third.has({ markers: { A2: ['trap'] }, scenarioState: { 'king-kong': { trapsSince: 5 } } })
      expect(third.happened('trapsComplete')).toHaveLength(1)
      // It is not an Item, and stays on the sheet to be built again.
      third.has({ items: ['invention/shovel'] })
      expect(third.state.inventions).toContain('king-kong/trap')
      third.settled()
    },
  )

  rule('RC-BUILD-04 RC-SCN7-24', 'a Trap that fails gives its wood back', () => {
    const t = table(
      kong({
        phase: 'action',
        tiles: LAIRS,
        rolls: { 'die.build.wound': ['blank'], 'die.build.success': ['failure'], 'die.build.adventure': ['blank'] },
      }),
    ).play(
      'build',
      stack('build', 'cook', {
        target: { kind: 'invention', invention: 'king-kong/trap', space: 'B2' },
        paid: { wood: 4 },
      }),
    )
    t.changed({
      available: { wood: 4 },
      people: { cook: { determination: 2 } },
      attempted: ['build/king-kong/trap/B2'],
    }).settled()
  })

  rule('RC-SCN7-18 RC-TERM-14', 'with its tile a Trap is lost, and the third has to be built again', () => {
    const t = table(
      kong({
        ...READY,
        eventDeck: ['event/precipice'],
        eventOrder: ['event'],
        items: ['invention/shovel'],
        available: { wood: 4 },
      }),
    ).play('event')
    t.choose('B2')
    expect(t.state.markers.B2).toBeUndefined()
    t.play('preparation').play('planning')
    expect(places(t)).not.toContain(CAPTURE)
    expect(trapsOffered(leftAt(t, 'plan'))).toEqual([])
    // Another lair: from the round after on.
    const again = ready({
      markers: { A1: ['trap'], A2: ['trap'] },
      items: ['invention/shovel'],
      available: { wood: 4 },
      scenarioState: crew({ trapsSince: 3 }),
    })
    expect(places(again)).not.toContain(CAPTURE)
    resolve(plan(again, 'build/king-kong/trap/B2', 'cook', 'cook'))
    again.has({ scenarioState: { 'king-kong': { trapsSince: 5 } } })
    again.play('planning')
    expect(places(again)).not.toContain(CAPTURE)
    again.play('roundEnd').play('preparation').play('planning')
    expect(places(leftAt(again, 'plan'))).toContain(CAPTURE)
  })

  rule('RC-SCN7-18', 'where the tile was flipped meanwhile no Trap stands', () => {
    const t = table(
      kong({
        phase: 'action',
        tiles: LAIRS,
        island: { A2: { inaccessible: true } },
        markers: { A1: ['trap'], B2: ['trap'] },
        futureRepeats: [{ invention: 'king-kong/trap', space: 'A2' }],
      }),
    ).play('actionsEnd')
    expect(t.happened('trapsComplete')).toEqual([])
    t.changed({ phase: 'actionsEnd', futureRepeats: [] }).settled()
  })
})
