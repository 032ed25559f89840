// The Sacred Bell, which lifts the fog.
import { places, plan, type Scene } from '@landfall/crusoe/testing'
import { TABLE } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { bell, crosses, cursed, fog, type Markers, markersOf, planned, rolled } from './scenes.ts'

describe('the Sacred Bell', () => {
  const scene: Scene = { tiles: { A1: 7 }, items: ['invention/rope'] }

  rule('RC-SCN2-21 RC-INV-35 RC-INV-10', 'it needs Hills and the Rope, and nothing else', () => {
    expect(places(leftAt(planned(scene), 'plan'))).toContain(bell)
    expect(places(leftAt(planned({ ...scene, items: [] }), 'plan'))).not.toContain(bell)
    expect(places(leftAt(planned({ ...scene, tiles: { A1: 6 } }), 'plan'))).not.toContain(bell)
    expect(places(leftAt(planned({ ...scene, markers: fog('A1') }), 'plan'))).not.toContain(bell)
    plan(planned(scene), bell, 'cook')
      .has({ available: { wood: 0, fur: 0, food: 0 } })
      .settled('plan')
  })

  rule('RC-SCN2-12', 'each time it is built it takes up to three markers of fog, several times a round', () => {
    const markers: Markers = { ...fog('A2', 'A3', 'B3', 'C3'), B2: ['fog', 'cross'] }
    const t = planned({ ...scene, markers, rolls: rolled('build', 'success', 'success') })
    plan(t, bell, 'cook')
    plan(t, bell, 'carpenter')
    plan(t, 'rest', 'cook')
    plan(t, 'rest', 'carpenter')
    t.choose('confirm')
    while (t.session.questions[0]?.kind === 'nextAction') t.choose(t.offers()[0] ?? '')
    expect(t.offers('markerToRemove')).toEqual(['A2', 'A3', 'B2', 'B3', 'C3'])
    t.asks('markerToRemove', TABLE).choose('B3').choose('A2').choose('B2')
    // Those that are left go without a question.
    t.has({ items: ['invention/rope'], futureRepeats: [] })
    expect(markersOf(t)).toEqual(crosses('B2'))
    expect(t.state.inventions).toContain('cursed-island/sacred-bell')
    t.settled()
  })

  rule('RC-SCN2-12', 'with three or fewer nobody is asked, and without fog nothing happens', () => {
    const built = (markers: Markers) =>
      cursed({ phase: 'action', markers, futureRepeats: [{ invention: 'cursed-island/sacred-bell' }] }).play(
        'actionsEnd',
      )
    for (const markers of [fog('A1', 'B1', 'C1'), fog('A1'), {}]) {
      const t = built(markers)
      t.has({ futureRepeats: [] }).settled()
      expect(markersOf(t)).toEqual({})
    }
    const four = built(fog('A1', 'B1', 'C1', 'C2'))
    expect(four.offers('anyTime')).toEqual([])
    four.choose('A1').choose('B1').choose('C1')
    four.settled()
    expect(markersOf(four)).toEqual(fog('C2'))
  })

  rule('RC-SCN2-12 RC-SCN2-23', 'while it rings no other bell does', () => {
    const t = cursed({
      phase: 'action',
      markers: fog('A1', 'B1', 'C1', 'C2'),
      availableDiscoveries: ['cursed-island/decorated-bell'],
      futureRepeats: [{ invention: 'cursed-island/sacred-bell' }],
    }).play('actionsEnd')
    expect(t.offers('anyTime')).toEqual([])
    t.choose('A1').choose('B1').choose('C1')
    t.has({ availableDiscoveries: ['cursed-island/decorated-bell'] })
    expect(markersOf(t)).toEqual(fog('C2'))
    t.settled()
  })
})
