// Fog: where it falls, what it costs, and what it hides.
import { lead, leaders, mayJoin, places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { TABLE } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import {
  bell,
  cross,
  crosses,
  cursed,
  event,
  everywhere,
  fog,
  four,
  markersOf,
  pawns,
  planned,
  sorted,
  unhurt,
} from './scenes.ts'

describe('fog', () => {
  rule('RC-SCN2-03 RC-EVT-08', 'a book puts fog on two different places that the group chooses', () => {
    const t = event('event/bad-feelings', { tiles: { A1: 6 } }).asks('markerToPut', TABLE)
    expect(t.offers('markerToPut')).toEqual([...everywhere])
    t.choose('A1')
    expect(t.offers('markerToPut')).toEqual(everywhere.filter((space) => space !== 'A1'))
    t.choose('C3').has({ people: unhurt, actionTokens: { gather: ['reroll'] } })
    t.settled()
    expect(markersOf(t)).toEqual(fog('A1', 'C3'))
    expect(t.happened('markerPut')).toEqual([
      { t: 'markerPut', space: 'A1', marker: 'fog' },
      { t: 'markerPut', space: 'C3', marker: 'fog' },
    ])
  })

  rule('RC-SCN2-03 RC-UNIQ-02', 'one on a place, and none on a tile that lies face down', () => {
    const t = event('event/bad-feelings', {
      tiles: { A1: 6, B2: 9 },
      island: { B2: { inaccessible: true } },
      markers: { ...fog('A1', 'C2'), B1: ['cross'] },
    })
    expect(t.offers('markerToPut')).toEqual(['A2', 'A3', 'B1', 'B3', 'B4', 'C1', 'C3'])
    t.choose('B1').choose('C1')
    t.settled()
    expect(markersOf(t)).toEqual({ ...fog('A1', 'C1', 'C2'), B1: ['cross', 'fog'] })
  })

  rule('RC-SCN2-04', 'what cannot be placed hurts nobody', () => {
    event('event/bad-feelings', { markers: fog(...everywhere.slice(1)) })
      .has({ markers: fog(...everywhere), people: unhurt, event: undefined })
      .settled()
    event('event/bad-feelings', { markers: fog(...everywhere) })
      .has({ markers: fog(...everywhere), people: unhurt })
      .settled()
    const two = event('event/bad-feelings', { markers: fog(...everywhere.slice(2)) })
    expect(two.offers('markerToPut')).toEqual(['A1', 'A2'])
    two.choose('A2').has({ markers: fog(...everywhere), people: unhurt })
    two.settled()
  })

  rule('RC-SCN2-03 RC-SCN2-23', 'a bell that is rung meanwhile makes more places free', () => {
    const t = event('event/bad-feelings', {
      markers: fog('A1', 'A2'),
      availableDiscoveries: ['cursed-island/decorated-bell'],
    })
    t.choose('cursed-island/decorated-bell')
    expect(t.offers('markerToPut')).toEqual([...everywhere])
    t.choose('A1').choose('B4')
    t.settled()
    expect(markersOf(t)).toEqual(fog('A1', 'B4'))
  })

  rule('RC-SCN2-03 RC-CARD-UNLUCKY-01 RC-RES-04', 'a Trap does the same, and spoils nothing that is planned', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      islandStack: [9, 1],
      adventureTokens: ['explore'],
      exploreDeck: ['explore/remains-of-a-settlement'],
      mysteryDeck: ['trap/unlucky-incident'],
      plan: [
        stack('explore', 'cook', { id: 1, target: { kind: 'space', space: 'A1' }, certain: true }),
        stack('explore', 'carpenter', { id: 2, target: { kind: 'space', space: 'C1' }, certain: true }),
      ],
    }).play('resolution')
    t.choose('1').choose('1', 'chooseOne').choose('C1', 'markerToPut').choose('B4', 'markerToPut')
    t.has({ island: { C1: { tile: 9 } }, people: unhurt }).settled()
    expect(markersOf(t)).toEqual(fog('B4', 'C1'))
    expect(t.happened('resolved')).toMatchObject([{ success: true }, { success: true }])
  })

  rule('RC-SCN2-08 RC-TOK-18', 'every Action on a place with fog needs one pawn more', () => {
    const scene: Scene = {
      characters: four,
      tiles: { A1: 6, A2: 9 },
      inventions: ['cursed-island/cross'],
      available: { wood: 2 },
    }
    const clear = pawns(leftAt(planned(scene), 'plan'))
    const foggy = pawns(leftAt(planned({ ...scene, markers: fog('A1', 'A2', 'C1') }), 'plan'))
    const more = Object.keys(clear).filter((target) => (foggy[target] ?? 0) !== clear[target])
    expect(sorted(more)).toEqual(
      sorted(['gather/A1/bird', 'gather/A1/wood', 'gather/A2/bird', 'explore/C1', cross('A1'), cross('A2')]),
    )
    for (const target of more) expect(foggy[target]).toBe((clear[target] ?? 0) + 1)
    const t = plan(planned({ ...scene, markers: fog('A1') }), 'gather/A1/wood', 'cook', 'cook', 'carpenter')
    expect(t.state.plan[0]).toMatchObject({ certain: true, support: ['cook', 'carpenter'] })
    t.settled('plan')
    const dice = plan(planned({ ...scene, markers: fog('A1') }), 'gather/A1/wood', 'cook', 'cook')
    expect(dice.state.plan[0]).toMatchObject({ certain: false, support: ['cook'] })
    dice.settled('plan')
  })

  rule('RC-SCN2-08 RC-TOK-16', 'with fog on the camp’s tile all that is done in camp needs one more', () => {
    const scene: Scene = {
      characters: four,
      tiles: { A1: 4 },
      items: ['invention/rope'],
      inventions: ['cursed-island/cross', 'cursed-island/sacred-bell', 'invention/diary'],
      shelterBuilt: true,
      available: { wood: 9, fur: 9 },
      huntingDeck: ['beast/fox'],
      threats: { right: 'event/vertigo' },
    }
    const clear = pawns(leftAt(planned(scene), 'plan'))
    const foggy = pawns(leftAt(planned({ ...scene, markers: fog('B1') }), 'plan'))
    const inCamp = (target: string): boolean =>
      target === 'arrange' || target === 'rest' || (target.startsWith('build/') && target !== cross('A1'))
    for (const target of Object.keys(clear)) {
      expect([target, foggy[target]]).toEqual([target, (clear[target] ?? 0) + (inCamp(target) ? 1 : 0)])
    }
    expect(foggy).toMatchObject({
      [bell]: 2,
      [cross('B1')]: 2,
      [cross('A1')]: 1,
      'build/weapons': 2,
      rest: 2,
      arrange: 2,
    })
    expect(foggy).toMatchObject({
      hunt: 2,
      'threat/right': clear['threat/right'],
      'gather/A1/wood': 1,
      'explore/C1': 1,
    })
  })

  rule('RC-SCN2-08 RC-PLAN-10', 'two pawns rest in the fog, and the upper one heals', () => {
    const t = planned({ markers: fog('B1'), people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } } })
    plan(t, 'rest', 'cook', 'carpenter')
    plan(t, 'rest', 'cook', 'carpenter')
    t.choose('confirm')
    while (t.session.questions[0]?.kind === 'nextAction') t.choose(t.offers()[0] ?? '')
    t.has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 1 } } }).settled()
  })

  rule('RC-SCN2-08 RC-PLAN-02', 'a last pawn that can do nothing in the fog may stay unassigned', () => {
    const t = planned({
      characters: ['cook'],
      markers: fog('A1', 'B1', 'B2', 'C1'),
      limits: { onePawn: ['cook'] },
    })
    // Nothing else is left to do, so the plan is confirmed.
    expect(t.happened('planConfirmed')).toHaveLength(1)
    t.settled()
    const together = planned({ characters: ['cook'], friday: true, markers: fog('A1', 'B1', 'B2', 'C1') })
    expect(places(together)).toContain('rest')
    plan(together, 'rest', 'cook', 'cook')
    expect(leftAt(together, 'plan').offers('plan')).toEqual(['remove/1', 'confirm'])
  })

  rule('RC-SCN2-08 RC-FRI-04 RC-DOG-02', 'Friday goes into the fog with the Dog, not alone', () => {
    const alone = planned({ characters: ['cook'], friday: true, markers: fog('A1') })
    expect(leaders(alone, 'explore/A1')).toEqual(['cook'])
    plan(alone, 'explore/A1', 'cook', 'friday')
    expect(alone.state.plan[0]).toMatchObject({ leader: 'cook', support: ['friday'], certain: false })
    expect(mayJoin(alone)).toEqual(['cook'])
    alone.settled('plan')
    const both = planned({ characters: ['cook'], friday: true, config: { dog: true }, markers: fog('A1') })
    expect(leaders(both, 'explore/A1')).toEqual(['cook', 'friday'])
    // Only the Dog can go with him, so nobody is asked.
    lead(both, 'explore/A1', 'friday')
    expect(both.state.plan[0]).toMatchObject({ leader: 'friday', support: ['dog'], certain: false })
    both.settled('plan')
  })

  rule('RC-SCN2-08 RC-TOK-17', 'fog, tokens and distance add up', () => {
    const scene: Scene = {
      characters: four,
      tiles: { A1: 6, A2: 9 },
      available: { wood: 2 },
      markers: fog('A2'),
      islandTokens: { A2: ['timeConsuming'] },
      actionTokens: { gather: ['timeConsuming'], build: ['timeConsuming'] },
    }
    expect(pawns(leftAt(planned(scene), 'plan'))).toMatchObject({
      'gather/A2/bird': 5,
      [cross('A2')]: 5,
      [cross('A1')]: 2,
    })
  })

  rule('RC-SCN2-09 RC-TERM-19 RC-TERM-20 RC-TERM-21', 'a terrain in the fog counts as unexplored', () => {
    const inventions: Scene['inventions'] = ['invention/pot', 'invention/bricks']
    const one: Scene = { tiles: { A1: 4 }, inventions }
    expect(places(leftAt(planned(one), 'plan'))).toContain('build/invention/pot')
    const foggy = planned({ ...one, markers: fog('A1'), availableDiscoveries: ['cursed-island/decorated-bell'] })
    expect(places(foggy)).not.toContain('build/invention/pot')
    expect(places(foggy)).not.toContain('build/invention/bricks')
    foggy.choose('cursed-island/decorated-bell')
    expect(places(leftAt(foggy, 'plan'))).toContain('build/invention/pot')
    const two = planned({ tiles: { A1: 4, B2: 7 }, inventions, markers: fog('A1') })
    expect(places(leftAt(two, 'plan'))).toContain('build/invention/pot')
    planned({ ...one, items: ['invention/pot'], inventions: ['invention/bricks'], markers: fog('A1') })
      .has({ items: ['invention/pot'] })
      .settled('plan')
  })

  rule('RC-SCN2-10', 'in the fog the camp’s tile produces nothing, tokens or not', () => {
    const tokens = { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'treasure/hatchet' }
    const scene: Scene = { island: { B1: tokens } }
    cursed(scene)
      .play('production')
      .changed({ phase: 'production', available: { food: 2, wood: 2 } })
      .settled()
    cursed({ ...scene, markers: fog('B1') })
      .play('production')
      .changed({ phase: 'production' })
      .settled()
    cursed({ ...scene, markers: fog('A1') })
      .play('production')
      .changed({ phase: 'production', available: { food: 2, wood: 2 } })
      .settled()
    // A token that acts as a source is a token all the same.
    const flock = { additionalFood: [{ by: 'gather/new-flock', flock: true }] } as const
    cursed({ camp: 'A1', tiles: { A1: 1 }, island: { A1: flock }, markers: fog('A1') })
      .play('production')
      .changed({ phase: 'production' })
      .settled()
  })

  rule('RC-SCN2-10 RC-CARD-PIT-01', 'Shortcut and Pit yield all the same', () => {
    cursed({
      tiles: { A1: 11 },
      items: ['invention/shortcut', 'invention/pit'],
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
      markers: fog('B1'),
      rolls: { 'die.build.wound': ['wound'] },
    })
      .play('production')
      .changed({
        phase: 'production',
        available: { food: 2, wood: 1 },
        memory: { 'invention/shortcut': { produced: { source: 'wood', round: 1 } } },
      })
      .settled()
  })

  rule(
    'RC-SCN2-11 RC-CARD-SHORTCUT-04',
    'in the fog the Shortcut yields nothing, but its tile can be gathered from',
    () => {
      const scene: Scene = {
        tiles: { A1: 11 },
        items: ['invention/shortcut'],
        memory: { 'invention/shortcut': { producesAt: 'A1' } },
        markers: fog('A1'),
      }
      const t = cursed(scene).play('production')
      t.has({ available: { food: 1, wood: 1 } }).settled()
      expect(t.state.memory).toEqual(scene.memory)
      expect(pawns(leftAt(t.play('planning'), 'plan'))).toMatchObject({ 'gather/A1/wood': 2 })
      const clear = cursed({ ...scene, markers: {} }).play('production')
      clear.has({ available: { food: 1, wood: 2 } })
      expect(places(leftAt(clear.play('planning'), 'plan'))).not.toContain('gather/A1/wood')
    },
  )

  rule('RC-SCN2-03 RC-SCN2-09', 'fog on an unexplored space stays when a tile is put there', () => {
    const t = cursed({
      phase: 'action',
      islandStack: [9],
      markers: fog('A1'),
      beastDeck: ['beast/fox'],
      discoveryStack: ['discovery/goat', 'discovery/herbs', 'discovery/tobacco'],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ island: { A1: { tile: 9 } } }).settled()
    expect(markersOf(t)).toEqual(fog('A1'))
    expect(places(leftAt(t.play('planning'), 'plan'))).not.toContain('build/invention/rope')
  })

  rule('RC-SCN2-07 RC-TERM-14', 'a tile that is flipped loses its fog and its Cross for good', () => {
    const t = event('event/precipice', { tiles: { A1: 6 }, markers: { A1: ['fog', 'cross'], B1: ['cross'] } })
    t.has({ island: { A1: { inaccessible: true } } })
    expect(markersOf(t)).toEqual(crosses('B1'))
    const back = cursed({
      phase: 'action',
      resolving: true,
      tiles: { A1: 6 },
      island: { A1: { inaccessible: true } },
      threats: { right: 'event/precipice' },
      memory: { 'event/precipice': { flipped: 'A1' } },
    }).play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/precipice' }))
    back.has({ island: { A1: { inaccessible: false } }, available: { wood: 0 } }).settled()
    expect(back.state.markers.A1).toBeUndefined()
  })

  rule('RC-SCN2-03 RC-UNIQ-01', 'a Protective Amulet takes a marker of fog away', () => {
    const t = planned({ markers: fog('C3', 'A2'), kept: [{ card: 'treasure/protective-amulet', uses: 1 }] })
    t.choose('treasure/protective-amulet')
    expect(t.offers('pieceToRemove')).toEqual(['A2/fog', 'C3/fog'])
    t.choose('A2/fog')
    expect(markersOf(t)).toEqual(fog('C3'))
    t.settled('plan')
  })
})
