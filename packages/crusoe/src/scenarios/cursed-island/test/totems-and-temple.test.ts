// What the totems hide, and the Dark Temple.
import { TILES } from '@landfall/crusoe'
import { places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { cursed, event, fog, four, markersOf, pawns, planned, rolled, sorted, type Table, unhurt } from './scenes.ts'

const temple = (space: string): string => `explore/cursed-island/dark-temple/${space}`

describe('totems', () => {
  /** Finds these tiles one after the other, each with a totem, from A1 on. */
  const finds = (
    tile: keyof typeof TILES,
    scene: Scene = {},
    leader: 'cook' | 'carpenter' | 'friday' = 'cook',
  ): Table => {
    expect(TILES[tile].totem).toBe(true)
    return cursed({ phase: 'action', resolving: true, islandStack: [tile], beastDeck: ['beast/fox'], ...scene }).play(
      'explore',
      stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true, support: ['carpenter'] }),
    )
  }

  rule('RC-SCN2-13 RC-EXPL-13', 'the first is the Dark Temple: a Number token, and nothing more yet', () => {
    const t = finds(4)
    t.has({ numbers: { A1: 1 }, lastNumber: 1, people: unhurt }).settled()
    expect(markersOf(t)).toEqual({})
    expect(t.happened('numberPut')).toEqual([
      { t: 'numberPut', space: 'A1', number: 1, place: 'cursed-island/dark-temple' },
    ])
    expect(t.happened('mysteryBegan')).toEqual([])
    // It can be explored from the next plan on, which is that of a later round.
    expect(places(leftAt(t.play('actionsEnd').play('planning'), 'plan'))).toContain(temple('A1'))
  })

  rule('RC-SCN2-15 RC-SCN2-16', 'the second is the Altar of Death: two wounds for the character who leads', () => {
    const t = finds(5, { lastNumber: 1 })
    t.has({ numbers: { A1: 2 }, lastNumber: 2, people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } } })
    t.settled()
    expect(markersOf(t)).toEqual({})
    expect(t.happened('wounded')).toMatchObject([{ rule: 'RC-SCN2-16' }, { rule: 'RC-SCN2-16' }])
    finds(5, { lastNumber: 1, friday: true }, 'friday')
      .has({ people: { friday: { wounds: 2 }, cook: { wounds: 0 }, carpenter: { wounds: 0 } } })
      .settled()
    finds(5, { lastNumber: 1, people: { cook: { wounds: 11 } } })
      .ended('lost', 'death')
      .settled()
    // RC-FRI-10, RC-FRI-11
    const dead = finds(
      5,
      { lastNumber: 1, friday: true, people: { friday: { wounds: 2 } }, discoveryStack: ['discovery/goat'] },
      'friday',
    )
    dead.has({ numbers: { A1: 2 }, futureDiscoveries: ['discovery/goat'] }).settled()
    expect(dead.state.people.friday).toBeUndefined()
  })

  rule('RC-SCN2-15 RC-SCN2-22', 'the third to the sixth are hideouts of cultists: fog on the tile', () => {
    for (const [index, tile] of ([6, 7, 10, 2] as const).entries()) {
      const t = finds(tile, { lastNumber: index + 2 })
      t.has({ numbers: { A1: index + 3 }, lastNumber: index + 3, people: unhurt }).settled()
      expect(markersOf(t)).toEqual(fog('A1'))
      expect(t.happened('numberPut')).toMatchObject([{ place: 'cursed-island/cultist-hideout' }])
    }
    const t = finds(7, { lastNumber: 2, markers: fog('A1') })
    t.has({ people: unhurt }).settled()
    expect(markersOf(t)).toEqual(fog('A1'))
    expect(t.happened('markerPut')).toEqual([])
  })

  rule('RC-SCN2-22 RC-SCN2-09', 'the terrain of a hideout counts as unexplored from then on', () => {
    const hideout = finds(7, { lastNumber: 2 })
    expect(places(leftAt(hideout.play('actionsEnd').play('planning'), 'plan'))).not.toContain('build/invention/pot')
    expect(places(leftAt(finds(7).play('actionsEnd').play('planning'), 'plan'))).toContain('build/invention/pot')
  })

  rule('RC-SCN2-15', 'a tile without a totem gets no token, and one that is restored no second one', () => {
    const plain = cursed({ phase: 'action', islandStack: [9] })
    plain.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    plain.has({ lastNumber: 0 }).settled()
    expect(plain.happened('numberPut')).toEqual([])
    const back = cursed({
      phase: 'action',
      resolving: true,
      lastNumber: 2,
      tiles: { A1: 5 },
      island: { A1: { inaccessible: true } },
      threats: { right: 'event/precipice' },
      memory: { 'event/precipice': { flipped: 'A1' } },
    }).play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/precipice' }))
    back.has({ island: { A1: { inaccessible: false } }, lastNumber: 2, people: unhurt }).settled()
    expect(back.happened('numberPut')).toEqual([])
  })
})

describe('the Dark Temple', () => {
  const found: Scene = { tiles: { A1: 4 }, numbers: { A1: 1 }, lastNumber: 1 }
  const explorer = (more: Parameters<typeof stack>[2] = {}) =>
    stack('explore', 'cook', {
      target: { kind: 'special', special: 'cursed-island/dark-temple', space: 'A1' },
      certain: true,
      ...more,
    })
  const explores = (mysteryDeck: NonNullable<Scene['mysteryDeck']>, scene: Scene = {}): Table =>
    cursed({ phase: 'action', resolving: true, ...found, mysteryDeck, ...scene }).play('explore', explorer())

  rule('RC-SCN2-13 RC-EXPL-04 RC-EXPL-05', 'an Explore Action there, with pawns by distance and fog', () => {
    expect(pawns(leftAt(planned(found), 'plan'))).toMatchObject({ [temple('A1')]: 1 })
    expect(pawns(leftAt(planned({ ...found, markers: fog('A1') }), 'plan'))).toMatchObject({ [temple('A1')]: 2 })
    expect(pawns(leftAt(planned({ ...found, camp: 'A1' }), 'plan'))).toMatchObject({ [temple('A1')]: 1 })
    const far: Scene = { characters: four, tiles: { A1: 6, A2: 9, A3: 4 }, numbers: { A3: 1 }, lastNumber: 1 }
    expect(pawns(leftAt(planned(far), 'plan'))).toMatchObject({ [temple('A3')]: 3 })
    expect(places(leftAt(planned({ tiles: { A1: 4 }, numbers: { A1: 2 }, lastNumber: 2 }), 'plan'))).not.toContain(
      temple('A1'),
    )
    expect(places(leftAt(planned({ tiles: { A1: 4 } }), 'plan'))).not.toContain(temple('A1'))
    const t = planned(found)
    plan(t, temple('A1'), 'cook')
    expect(places(leftAt(t, 'plan'))).not.toContain(temple('A1'))
  })

  rule('RC-SCN2-13 RC-MYST-06 RC-MYST-07', 'at most three Treasures and one Creature, and no Traps', () => {
    const t = explores([
      'treasure/boxes',
      'treasure/hammock',
      'treasure/compass',
      'treasure/gold',
      'creature/bite',
      'trap/sharp-blade',
      'creature/snake',
    ])
    expect(t.happened('mysteryBegan')).toEqual([{ t: 'mysteryBegan', limits: { treasure: 3, creature: 1 } }])
    t.has({ people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } } })
    for (let card = 0; card < 3; card++) t.asks('drawOn', 'cook').choose('yes')
    t.has({
      cardsToCome: ['treasure/gold', 'treasure/compass', 'treasure/hammock'],
      mysteryDiscard: ['creature/snake'],
      people: { cook: { wounds: 2 } },
      scenarioState: { 'cursed-island': { templeExplored: true } },
    })
    t.settled()
    expect(sorted(t.state.mysteryDeck)).toEqual(['creature/bite', 'trap/sharp-blade', 'treasure/boxes'])
  })

  rule('RC-SCN2-14 RC-MYST-05', 'who stops early has succeeded all the same, and nobody comes back', () => {
    const t = explores(['treasure/boxes', 'treasure/gold']).choose('no')
    t.has({ cardsToCome: ['treasure/gold'], scenarioState: { 'cursed-island': { templeExplored: true } } }).settled()
    expect(t.happened('resolved')).toMatchObject([{ success: true }])
    expect(t.happened('templeExplored')).toEqual([{ t: 'templeExplored', space: 'A1' }])
    expect(places(leftAt(t.play('actionsEnd').play('planning'), 'plan'))).not.toContain(temple('A1'))
    const empty = explores([])
    empty.changed({ scenarioState: { 'cursed-island': { templeExplored: true } }, attempted: [temple('A1')] }).settled()
  })

  rule('RC-SCN2-14 RC-EXPL-08', 'a failure finds nothing, and the temple is still there', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      ...found,
      mysteryDeck: ['treasure/gold'],
      rolls: rolled('explore', 'failure'),
    }).play('explore', explorer({ certain: false }))
    t.changed({ people: { cook: { determination: 2 } }, attempted: [temple('A1')] })
    expect(places(leftAt(t.play('actionsEnd').play('planning'), 'plan'))).toContain(temple('A1'))
  })

  rule('RC-SCN2-13 RC-FRI-16', 'Friday can go in, too', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      friday: true,
      ...found,
      mysteryDeck: ['treasure/gold', 'creature/snake'],
    }).play('explore', explorer({ leader: 'friday' }))
    t.choose('yes').has({ people: { friday: { wounds: 2 }, ...unhurt }, cardsToCome: ['treasure/gold'] })
    t.settled()
  })

  rule('RC-SCN2-13 RC-SCN2-07', 'with its tile the temple is lost', () => {
    const t = event('event/precipice', { ...found })
    t.has({ island: { A1: { inaccessible: true } } })
    expect(t.state.numbers.A1).toBeUndefined()
    const back = cursed({ ...found, phase: 'action', numbers: {}, island: { A1: { inaccessible: false } } })
    expect(places(leftAt(back.play('planning'), 'plan'))).not.toContain(temple('A1'))
  })
})
