// Scenario 2: fog, Crosses, bells and the Dark Temple. RC-SCN2.
import { boardOf, crusoeBox, readCard, TILES } from '@landfall/crusoe'
import { plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { type Happened, PASS, TABLE } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { CURSED_ISLAND } from '../../src/scenarios/cursed-island-sheet.ts'
import { logLine } from '../../src/text/log.ts'
import { MOODS } from '../../src/text/moods/index.ts'
import { tongues } from '../../src/text/voice.ts'
import { endsAt } from './ends-at.ts'

type Table = ReturnType<typeof table>
type Tiles = NonNullable<Scene['tiles']>
type Markers = NonNullable<Scene['markers']>

const here = (scene: Scene = {}): Scene => ({ ...scene, config: { scenario: 'cursed-island', ...scene.config } })
const cursed = (scene: Scene = {}): Table => table(here(scene))
const planned = (scene: Scene = {}): Table => planning(here(scene))

/** The Event Phase with this card on top of the deck. */
const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  cursed({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

const fog = (...spaces: readonly (keyof Markers)[]): Markers => marked('fog', spaces)
const crosses = (...spaces: readonly (keyof Markers)[]): Markers => marked('cross', spaces)
const marked = (marker: 'fog' | 'cross', spaces: readonly (keyof Markers)[]): Markers =>
  Object.fromEntries(spaces.map((space) => [space, [marker]]))

const rolled = (action: string, ...success: readonly string[]) => ({
  [`die.${action}.wound`]: success.map(() => 'blank'),
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: success.map(() => 'blank'),
})

/** All markers on the island: those that are named, and no other. */
const markersOf = (t: Table): Markers =>
  Object.fromEntries(Object.entries(t.state.markers).filter(([, lying]) => lying !== undefined))

/** The fewest pawns that each target takes now. */
function pawns(t: Table): { readonly [target: string]: number | undefined } {
  const open = t.session.questions.find(({ kind }) => kind === 'plan')?.choices ?? []
  return Object.fromEntries(open.map(({ id, costs }) => [id, costs?.[0]?.['pawns']]))
}

const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()
const sites = (t: Table): readonly string[] =>
  sorted(t.offers().filter((id) => id.startsWith('build/cursed-island/cross/'))).map((id) => id.slice(-2))
const cross = (space: string): string => `build/cursed-island/cross/${space}`
const bell = 'build/cursed-island/sacred-bell'
const temple = (space: string): string => `explore/cursed-island/dark-temple/${space}`

const everywhere = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3'] as const
/** A whole island: the beach with the camp on B1, and one tile of the deck left over. */
const island: Tiles = { A1: 1, A2: 2, A3: 3, B2: 4, B3: 5, B4: 6, C1: 7, C2: 9, C3: 10 }
const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }
const four = ['carpenter', 'cook', 'explorer', 'soldier'] as const

describe('the sheet', () => {
  rule('RC-SCN2-02 RC-SETUP-24', 'ten rounds, five cards with a book and five without, and the beach', () => {
    const session = crusoeBox.game.start({
      ...crusoeBox.setupFor(3),
      scenario: 'cursed-island',
      books: 5,
      seed: 'ten rounds',
    })
    const { eventOrder, island: lying, camp, closed } = session.state
    expect(eventOrder).toHaveLength(10)
    expect({ lying: lying.B1?.tile, camp, closed }).toEqual({ lying: 8, camp: 'B1', closed: ['A4'] })
    cursed({ round: 9 }).play('roundEnd').has({ round: 10 }).settled()
    cursed({ round: 10 }).play('roundEnd').ended('lost', 'lastRound').settled()
  })

  rule('RC-SCN2-02 RC-WEA-01', 'the Winter die falls in rounds 6 to 10, and no other', () => {
    for (let round = 1; round <= 5; round++) {
      cursed({ round, available: { wood: 9, food: 9 } })
        .play('weather')
        .changed({ phase: 'weather' })
        .settled()
    }
    for (let round = 6; round <= 10; round++) {
      cursed({ round, available: { wood: 9, nonperishable: 9 }, rolls: { 'die.weather.winter': ['snow-2'] } })
        .play('weather')
        .changed({ phase: 'weather', available: { wood: 5, nonperishable: 7 } })
        .settled()
    }
    expect(CURSED_ISLAND.weather.slice(5)).toEqual([['winter'], ['winter'], ['winter'], ['winter'], ['winter']])
  })

  rule('RC-SCN2-01 RC-END-01', 'five Crosses win when the round ends, not before', () => {
    const five = crosses('A1', 'A2', 'B1', 'B2', 'C1')
    cursed({ round: 7, tiles: island, markers: five }).play('roundEnd').ended('won', 'goal').settled()
    cursed({ round: 10, tiles: island, markers: five }).play('roundEnd').ended('won', 'goal').settled()
    cursed({ round: 7, tiles: island, markers: { ...five, C2: ['cross', 'fog'] } })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
    cursed({ round: 7, tiles: island, markers: crosses('A1', 'A2', 'B1', 'B2') })
      .play('roundEnd')
      .changed({ round: 8, firstPlayer: 'cook' })
      .settled()
    cursed({ round: 10, tiles: island, markers: { ...crosses('A1', 'A2', 'B1', 'B2'), C1: ['fog'] } })
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
    const t = cursed({
      phase: 'action',
      tiles: island,
      markers: crosses('A1', 'A2', 'B1', 'B2'),
      futureRepeats: [{ invention: 'cursed-island/cross', space: 'C1' }],
    }).play('actionsEnd')
    t.has({ markers: { C1: ['cross'] }, futureRepeats: [] }).settled()
    expect(t.session.outcome).toBeUndefined()
  })

  rule('RC-SCN2-01 RC-END-02', 'who dies in the night of the fifth Cross loses', () => {
    const five = crosses('A1', 'A2', 'B1', 'B2', 'C1')
    cursed({ round: 7, markers: five, people: { cook: { wounds: 11 } } })
      .play('eating')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN2-01 RC-SCN2-07', 'a Cross that is lost before the round ends is missing', () => {
    const t = event('event/precipice', { tiles: island, markers: crosses('A1', 'A2', 'B1', 'B2', 'C1') })
    t.choose('B2', 'tile')
    expect(markersOf(t)).toEqual(crosses('A1', 'A2', 'B1', 'C1'))
    t.play('roundEnd').has({ round: 3 }).settled()
  })
})

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
      islandStack: [8, 8],
      adventureTokens: ['explore'],
      exploreDeck: ['explore/remains-of-a-settlement'],
      mysteryDeck: ['trap/unlucky-incident'],
      plan: [
        stack('explore', 'cook', { id: 1, target: { kind: 'space', space: 'A1' }, certain: true }),
        stack('explore', 'carpenter', { id: 2, target: { kind: 'space', space: 'C1' }, certain: true }),
      ],
    }).play('resolution')
    t.choose('1').choose('1', 'chooseOne').choose('C1', 'markerToPut').choose('B4', 'markerToPut')
    t.has({ island: { C1: { tile: 8 } }, people: unhurt }).settled()
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
    const clear = pawns(endsAt(planned(scene), 'plan'))
    const foggy = pawns(endsAt(planned({ ...scene, markers: fog('A1', 'A2', 'C1') }), 'plan'))
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
    const clear = pawns(endsAt(planned(scene), 'plan'))
    const foggy = pawns(endsAt(planned({ ...scene, markers: fog('B1') }), 'plan'))
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
    expect(endsAt(t, 'plan').offers('plan')).toEqual(['confirm'])
    const together = planned({ characters: ['cook'], friday: true, markers: fog('A1', 'B1', 'B2', 'C1') })
    expect(together.offers('plan')).toContain('rest')
    plan(together, 'rest', 'cook', 'cook')
    expect(endsAt(together, 'plan').offers('plan')).toEqual(['remove/1', 'confirm'])
  })

  rule('RC-SCN2-08 RC-FRI-04 RC-DOG-02', 'Friday goes into the fog with the Dog, not alone', () => {
    const alone = planned({ characters: ['cook'], friday: true, markers: fog('A1') })
    alone.choose('explore/A1')
    expect(endsAt(alone, 'leader').offers('leader')).toEqual(['cook'])
    const both = planned({ characters: ['cook'], friday: true, config: { dog: true }, markers: fog('A1') })
    both.choose('explore/A1')
    expect(both.offers('leader')).toEqual(['cook', 'friday'])
    both.choose('friday').choose('dog')
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
    expect(pawns(endsAt(planned(scene), 'plan'))).toMatchObject({
      'gather/A2/bird': 5,
      [cross('A2')]: 5,
      [cross('A1')]: 2,
    })
  })

  rule('RC-SCN2-09 RC-TERM-19 RC-TERM-20 RC-TERM-21', 'a terrain in the fog counts as unexplored', () => {
    const inventions: Scene['inventions'] = ['invention/pot', 'invention/bricks']
    const one: Scene = { tiles: { A1: 4 }, inventions }
    expect(endsAt(planned(one), 'plan').offers()).toContain('build/invention/pot')
    const foggy = planned({ ...one, markers: fog('A1'), availableDiscoveries: ['cursed-island/decorated-bell'] })
    expect(foggy.offers('plan')).not.toContain('build/invention/pot')
    expect(foggy.offers('plan')).not.toContain('build/invention/bricks')
    foggy.choose('cursed-island/decorated-bell')
    expect(endsAt(foggy, 'plan').offers('plan')).toContain('build/invention/pot')
    const two = planned({ tiles: { A1: 4, B2: 7 }, inventions, markers: fog('A1') })
    expect(endsAt(two, 'plan').offers()).toContain('build/invention/pot')
    planned({ ...one, items: ['invention/pot'], markers: fog('A1') })
      .has({ items: ['invention/pot'] })
      .settled('plan')
  })

  rule('RC-SCN2-10', 'in the fog the camp’s tile produces nothing, tokens or not', () => {
    const tokens = { additionalFood: 'invention/snare', additionalWood: 'treasure/hatchet' }
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
    const flock = { additionalFood: 'gather/new-flock', flock: true } as const
    cursed({ camp: 'A1', tiles: { A1: 1 }, island: { A1: flock }, markers: fog('A1') })
      .play('production')
      .changed({ phase: 'production' })
      .settled()
  })

  rule('RC-SCN2-10 RC-CARD-PIT-01', 'Shortcut and Pit yield all the same', () => {
    cursed({
      tiles: { A1: 11 },
      items: ['invention/shortcut', 'invention/pit'],
      shortcut: 'A1',
      markers: fog('B1'),
      rolls: { 'die.build.wound': ['wound'] },
    })
      .play('production')
      .changed({ phase: 'production', available: { food: 2, wood: 1 }, shortcutSource: 'wood' })
      .settled()
  })

  rule(
    'RC-SCN2-11 RC-CARD-SHORTCUT-04',
    'in the fog the Shortcut yields nothing, but its tile can be gathered from',
    () => {
      const scene: Scene = { tiles: { A1: 11 }, items: ['invention/shortcut'], shortcut: 'A1', markers: fog('A1') }
      const t = cursed(scene).play('production')
      t.has({ available: { food: 1, wood: 1 } }).settled()
      expect(t.state.shortcutSource).toBeUndefined()
      expect(pawns(endsAt(t.play('planning'), 'plan'))).toMatchObject({ 'gather/A1/wood': 2 })
      const clear = cursed({ ...scene, markers: {} }).play('production')
      clear.has({ available: { food: 1, wood: 2 } })
      expect(endsAt(clear.play('planning'), 'plan').offers()).not.toContain('gather/A1/wood')
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
    expect(endsAt(t.play('planning'), 'plan').offers()).not.toContain('build/invention/rope')
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

describe('Crosses', () => {
  rule('RC-SCN2-05 RC-SCN2-21 RC-INV-35', 'a Build Action on any explored tile, farther with more pawns', () => {
    const t = planned({ characters: four, tiles: island, available: { wood: 2 } })
    expect(sites(t)).toEqual([...everywhere])
    expect(pawns(t)).toMatchObject({
      [cross('B1')]: 1,
      [cross('A1')]: 1,
      [cross('B2')]: 1,
      [cross('C1')]: 1,
      [cross('A2')]: 2,
      [cross('B3')]: 2,
      [cross('C2')]: 2,
      [cross('A3')]: 3,
      [cross('B4')]: 3,
      [cross('C3')]: 3,
    })
    t.settled('plan')
    const near = planned({ tiles: { A1: 6 }, available: { wood: 2 } })
    expect(sites(endsAt(near, 'plan'))).toEqual(['A1', 'B1'])
    expect(sites(endsAt(planned({ tiles: { A1: 6 }, available: { wood: 1 } }), 'plan'))).toEqual([])
    expect(sites(endsAt(planned({ tiles: { A1: 6 }, available: { fur: 9 } }), 'plan'))).toEqual([])
    // What no way leads to cannot be built on.
    const cut = {
      tiles: { B2: 4, B3: 5, C1: 7 },
      island: { B2: { inaccessible: true } },
      available: { wood: 2 },
    } as const
    expect(sites(endsAt(planned(cut), 'plan'))).toEqual(['B1', 'C1'])
  })

  rule('RC-SCN2-05 RC-DICE-02', 'one pawn rolls, and with one more no dice are rolled', () => {
    const scene: Scene = { tiles: { A1: 6, A2: 9 }, available: { wood: 2 } }
    const far = planned({ ...scene, characters: four })
    plan(far, cross('A2'), 'cook', 'cook', 'carpenter')
    expect(far.state.plan).toMatchObject([{ certain: true, paid: { wood: 2 } }])
    far.settled('plan')
    const near = planned({ ...scene, rolls: rolled('build', 'failure') })
    plan(near, cross('A1'), 'cook').has({ available: { wood: 0 } })
    resolve(near)
    near.has({ available: { wood: 2 }, people: { cook: { determination: 2 } } })
    expect(near.state.markers.A1).toBeUndefined()
    near.settled()
  })

  rule(
    'RC-SCN2-05 RC-ITEM-06 RC-ENDACT-04',
    'it stands when the Action Phase ends, and stays to be built again',
    () => {
      const t = cursed({ phase: 'action', resolving: true, tiles: { A1: 6 } })
      t.play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'invention', invention: 'cursed-island/cross', space: 'A1' },
          certain: true,
          paid: { wood: 2 },
        }),
      )
      t.has({ futureRepeats: [{ invention: 'cursed-island/cross', space: 'A1' }], items: [], futureItems: [] })
      expect(t.state.markers.A1).toBeUndefined()
      t.play('actionsEnd').has({ futureRepeats: [], items: [] })
      expect(markersOf(t)).toEqual(crosses('A1'))
      expect(t.state.inventions).toContain('cursed-island/cross')
      t.settled()
    },
  )

  rule('RC-SCN2-05 RC-SCN2-06', 'several in a round, on different tiles, one on each', () => {
    const t = planned({
      tiles: { A1: 6, B2: 9 },
      available: { wood: 5 },
      rolls: rolled('build', 'success', 'success'),
    })
    plan(t, cross('A1'), 'cook').has({ available: { wood: 3 } })
    expect(sites(t)).toEqual(['B1', 'B2'])
    plan(t, cross('B1'), 'carpenter').has({ available: { wood: 1 } })
    expect(sites(t)).toEqual([])
    resolve(t)
    t.has({ available: { wood: 1 } })
    expect(markersOf(t)).toEqual(crosses('A1', 'B1'))
    t.settled()
    const next = cursed({
      phase: 'action',
      tiles: { A1: 6, B2: 9 },
      markers: crosses('A1', 'B1'),
      available: { wood: 2 },
    })
    expect(sites(endsAt(next.play('planning'), 'plan'))).toEqual(['B2'])
  })

  rule('RC-SCN2-06 RC-PLAN-13', 'one that failed is not tried again in the same round', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      tiles: { A1: 6 },
      available: { wood: 9 },
      attempted: ['build/cursed-island/cross/A1'],
      adventureTokens: ['build'],
      buildDeck: ['build/fast-work'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.choose('1', 'chooseOne')
    expect(t.offers('buildTarget')).toContain('cursed-island/cross/B1')
    expect(t.offers('buildTarget')).not.toContain('cursed-island/cross/A1')
    t.settled('buildTarget')
  })

  rule('RC-SCN2-06 RC-SCN2-08', 'also in the fog, with one pawn more; never on a tile that lies face down', () => {
    const t = planned({
      tiles: { A1: 6, B2: 9 },
      island: { B2: { inaccessible: true } },
      available: { wood: 2 },
      markers: fog('A1'),
      rolls: rolled('build', 'success'),
    })
    expect(sites(t)).toEqual(['A1', 'B1'])
    plan(t, cross('A1'), 'cook', 'carpenter')
    expect(t.state.plan[0]).toMatchObject({ certain: false })
    resolve(t)
    expect(markersOf(t)).toEqual({ A1: ['fog', 'cross'] })
    t.settled()
  })

  rule('RC-SCN2-07 RC-TERM-15', 'nothing stands on a tile that was flipped while it was built', () => {
    const t = cursed({
      phase: 'action',
      tiles: { A1: 6, B2: 9 },
      island: { A1: { inaccessible: true } },
      futureRepeats: [
        { invention: 'cursed-island/cross', space: 'A1' },
        { invention: 'cursed-island/cross', space: 'B2' },
      ],
    }).play('actionsEnd')
    t.changed({ phase: 'actionsEnd', futureRepeats: [], markers: crosses('B2') }).settled()
  })

  rule('RC-SCN2-21 RC-TOK-19 RC-ABIL-CARP-04', 'its wood is like that of any Build Action', () => {
    const dear = planned({ available: { wood: 2 }, actionTokens: { build: ['additionalWood'] } })
    expect(sites(endsAt(dear, 'plan'))).toEqual([])
    const paid = planned({ available: { wood: 3 }, actionTokens: { build: ['additionalWood'] } })
    plan(paid, cross('B1'), 'cook')
      .has({ available: { wood: 0 }, actionTokens: { build: [] } })
      .settled('plan')
    const cheap = planned({ available: { wood: 1 }, people: { carpenter: { determination: 2 } } })
    cheap.choose(cross('B1'))
    expect(endsAt(cheap, 'leader').offers('leader')).toEqual(['carpenter'])
    plan(planned({ available: { wood: 1 }, people: { carpenter: { determination: 2 } } }), cross('B1'), 'carpenter')
      .has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
      .settled('plan')
  })
})

describe('the Sacred Bell', () => {
  const scene: Scene = { tiles: { A1: 7 }, items: ['invention/rope'] }

  rule('RC-SCN2-21 RC-INV-35 RC-INV-10', 'it needs Hills and the Rope, and nothing else', () => {
    expect(endsAt(planned(scene), 'plan').offers()).toContain(bell)
    expect(endsAt(planned({ ...scene, items: [] }), 'plan').offers()).not.toContain(bell)
    expect(endsAt(planned({ ...scene, tiles: { A1: 6 } }), 'plan').offers()).not.toContain(bell)
    expect(endsAt(planned({ ...scene, markers: fog('A1') }), 'plan').offers()).not.toContain(bell)
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
    expect(endsAt(t.play('actionsEnd').play('planning'), 'plan').offers()).toContain(temple('A1'))
  })

  rule('RC-SCN2-15 RC-SCN2-16', 'the second is the Altar of Death: two wounds for whoever leads', () => {
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
    expect(endsAt(hideout.play('actionsEnd').play('planning'), 'plan').offers()).not.toContain('build/invention/pot')
    expect(endsAt(finds(7).play('actionsEnd').play('planning'), 'plan').offers()).toContain('build/invention/pot')
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
    expect(pawns(endsAt(planned(found), 'plan'))).toMatchObject({ [temple('A1')]: 1 })
    expect(pawns(endsAt(planned({ ...found, markers: fog('A1') }), 'plan'))).toMatchObject({ [temple('A1')]: 2 })
    expect(pawns(endsAt(planned({ ...found, camp: 'A1' }), 'plan'))).toMatchObject({ [temple('A1')]: 1 })
    const far: Scene = { characters: four, tiles: { A1: 6, A2: 9, A3: 4 }, numbers: { A3: 1 }, lastNumber: 1 }
    expect(pawns(endsAt(planned(far), 'plan'))).toMatchObject({ [temple('A3')]: 3 })
    expect(endsAt(planned({ tiles: { A1: 4 }, numbers: { A1: 2 }, lastNumber: 2 }), 'plan').offers()).not.toContain(
      temple('A1'),
    )
    expect(endsAt(planned({ tiles: { A1: 4 } }), 'plan').offers()).not.toContain(temple('A1'))
    const t = planned(found)
    plan(t, temple('A1'), 'cook')
    expect(endsAt(t, 'plan').offers()).not.toContain(temple('A1'))
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
      futureKept: ['treasure/gold', 'treasure/compass', 'treasure/hammock'],
      mysteryDiscard: ['creature/snake'],
      people: { cook: { wounds: 2 } },
      scenarioSheet: { cursedIsland: { templeExplored: true } },
    })
    t.settled()
    expect(sorted(t.state.mysteryDeck)).toEqual(['creature/bite', 'trap/sharp-blade', 'treasure/boxes'])
  })

  rule('RC-SCN2-14 RC-MYST-05', 'who stops early has succeeded all the same, and nobody comes back', () => {
    const t = explores(['treasure/boxes', 'treasure/gold']).choose('no')
    t.has({ futureKept: ['treasure/gold'], scenarioSheet: { cursedIsland: { templeExplored: true } } }).settled()
    expect(t.happened('resolved')).toMatchObject([{ success: true }])
    expect(t.happened('templeExplored')).toEqual([{ t: 'templeExplored', space: 'A1' }])
    expect(endsAt(t.play('actionsEnd').play('planning'), 'plan').offers()).not.toContain(temple('A1'))
    const empty = explores([])
    empty.changed({ scenarioSheet: { cursedIsland: { templeExplored: true } }, attempted: [temple('A1')] }).settled()
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
    expect(endsAt(t.play('actionsEnd').play('planning'), 'plan').offers()).toContain(temple('A1'))
  })

  rule('RC-SCN2-13 RC-FRI-16', 'Friday can go in, too', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      friday: true,
      ...found,
      mysteryDeck: ['treasure/gold', 'creature/snake'],
    }).play('explore', explorer({ leader: 'friday' }))
    t.choose('yes').has({ people: { friday: { wounds: 2 }, ...unhurt }, futureKept: ['treasure/gold'] })
    t.settled()
  })

  rule('RC-SCN2-13 RC-SCN2-07', 'with its tile the temple is lost', () => {
    const t = event('event/precipice', { ...found })
    t.has({ island: { A1: { inaccessible: true } } })
    expect(t.state.numbers.A1).toBeUndefined()
    const back = cursed({ ...found, phase: 'action', numbers: {}, island: { A1: { inaccessible: false } } })
    expect(endsAt(back.play('planning'), 'plan').offers()).not.toContain(temple('A1'))
  })
})

describe('special tokens', () => {
  rule('RC-SCN2-17 RC-PLAN-24', 'the Cultist’s Candle is a pawn for one Build Action, a Cross for example', () => {
    const t = planned({
      tiles: { A1: 6 },
      available: { wood: 3 },
      markers: fog('A1'),
      availableDiscoveries: ['cursed-island/cultists-candle'],
    })
    expect(t.offers('anyTime')).toEqual([])
    t.choose(cross('A1')).choose('cook')
    expect(t.offers('support')).toContain('cursed-island/cultists-candle')
    t.choose('cursed-island/cultists-candle').choose('enough')
    expect(t.state.plan[0]).toMatchObject({ support: ['cursed-island/cultists-candle'], certain: false })
    t.choose('build/weapons').choose('carpenter')
    expect(endsAt(t, 'support').offers('support')).not.toContain('cursed-island/cultists-candle')
    const used = cursed({ phase: 'action', availableDiscoveries: ['cursed-island/cultists-candle'] })
    const support = ['cursed-island/cultists-candle'] as const
    used.play(
      'build',
      stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support }),
    )
    used.has({ availableDiscoveries: [], gone: ['cursed-island/cultists-candle'], levels: { weapons: 1 } }).settled()
    const gather = planned({ tiles: { A1: 6 }, availableDiscoveries: ['cursed-island/cultists-candle'] })
    gather.choose('gather/A1/wood').choose('cook')
    expect(endsAt(gather, 'support').offers('support')).not.toContain('cursed-island/cultists-candle')
  })

  rule('RC-SCN2-18', 'the Mysterious Vial builds the Medicine, at once or when the Actions are done', () => {
    const availableDiscoveries: NonNullable<Scene['availableDiscoveries']> = ['cursed-island/mysterious-vial']
    const t = planned({ availableDiscoveries }).choose('cursed-island/mysterious-vial')
    t.has({ items: ['invention/medicine'], availableDiscoveries: [], gone: ['cursed-island/mysterious-vial'] })
    t.settled('plan')
    const meanwhile = cursed({
      phase: 'action',
      resolving: true,
      availableDiscoveries,
      adventureTokens: ['build'],
      buildDeck: ['build/savings'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    meanwhile
      .choose('cursed-island/mysterious-vial')
      .has({ items: [], futureItems: ['invention/medicine'] })
      .settled('chooseOne')
    const built = planned({ availableDiscoveries, items: ['invention/medicine'] })
    expect(endsAt(built, 'plan').offers('anyTime')).toEqual([])
    const early = event('event/bad-feelings', { availableDiscoveries })
    early
      .choose('cursed-island/mysterious-vial')
      .has({ items: ['invention/medicine'] })
      .settled('markerToPut')
  })

  rule('RC-SCN2-23', 'the Decorated Bell takes up to two markers of fog, at any time', () => {
    const ring = (...spaces: readonly (keyof Markers)[]): Table =>
      planned({ markers: fog(...spaces), availableDiscoveries: ['cursed-island/decorated-bell'] })
    const three = ring('A1', 'B1', 'C1').choose('cursed-island/decorated-bell')
    expect(three.offers('markerToRemove')).toEqual(['A1', 'B1', 'C1'])
    three.choose('B1').choose('C1')
    three
      .changed({
        markers: { B1: undefined, C1: undefined },
        availableDiscoveries: [],
        gone: ['cursed-island/decorated-bell'],
      })
      .settled('plan')
    const two = ring('A1', 'B1').choose('cursed-island/decorated-bell')
    expect(markersOf(two)).toEqual({})
    two.settled('plan')
    expect(endsAt(ring(), 'plan').offers('anyTime')).toEqual([])
  })

  const dagger = 'cursed-island/sacrificial-dagger'
  const armed: Scene = { phase: 'action', resolving: true, availableDiscoveries: [dagger] }

  rule('RC-SCN2-19 RC-FIGHT-03', 'the Sacrificial Dagger counts three in a fight, for a wound, and is kept', () => {
    const hunt = () =>
      cursed({ ...armed, huntingDeck: ['beast/chamois'], levels: { weapons: 1 } }).play('hunt', stack('hunt', 'cook'))
    const t = hunt().asks('fight', 'cook')
    expect(t.offers('fight')).toEqual([`${dagger}/cook`, PASS])
    // Strength 5 against 1 and 3: one level is missing; the wound of the blade comes on top.
    t.choose(`${dagger}/cook`).has({
      people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } },
      levels: { weapons: 0 },
      availableDiscoveries: [dagger],
      gone: ['beast/chamois'],
      tokenUsers: { [dagger]: 'cook' },
      future: { food: 3, fur: 2 },
    })
    t.settled()
    const bare = hunt().choose(PASS)
    bare.has({ people: { cook: { wounds: 4 } } }).settled()
    expect(bare.state.tokenUsers).toEqual({})
  })

  rule('RC-SCN2-19 RC-SCN2-20 RC-USE-06', 'in any number of fights, by one character a round', () => {
    const hunts = (leader: 'cook' | 'carpenter'): Table =>
      cursed({
        ...armed,
        huntingDeck: ['beast/fox', 'beast/tapir'],
        plan: [stack('hunt', 'cook', { id: 1 }), stack('hunt', leader, { id: 2 })],
      })
        .play('resolution')
        .choose('1')
        .choose(`${dagger}/cook`)
    const again = hunts('cook').asks('fight', 'cook')
    again.choose(`${dagger}/cook`).has({ people: { cook: { wounds: 3 } }, availableDiscoveries: [dagger] })
    // The tapir lowers a weapon level that is not there: that is the third wound.
    again.settled()
    hunts('carpenter')
      .has({ people: { cook: { wounds: 2 }, carpenter: { wounds: 2 } } })
      .settled()
    const next = cursed({ ...armed, round: 3, tokenUsers: { [dagger]: 'cook' } }).play('roundEnd')
    next.has({ availableDiscoveries: [dagger] }).settled()
    expect(next.state.tokenUsers).toEqual({})
  })

  rule('RC-SCN2-19 RC-WEA-12', 'one uses it against hungry animals, and it protects everyone', () => {
    const t = cursed({
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
      availableDiscoveries: [dagger],
    }).play('weather')
    t.choose(`${dagger}/carpenter`)
    t.changed({
      phase: 'weather',
      people: { carpenter: { wounds: 1 } },
      weatherTokens: { animals: false },
      tokenUsers: { [dagger]: 'carpenter' },
    }).settled()
  })

  rule('RC-SCN2-19 RC-FRI-15', 'Friday can take it, and die of it', () => {
    const t = cursed({ ...armed, friday: true, huntingDeck: ['beast/fox'], people: { friday: { wounds: 3 } } })
    t.play('hunt', stack('hunt', 'friday')).choose(`${dagger}/friday`)
    t.has({ future: { food: 2, fur: 1 }, people: unhurt }).settled()
    expect(t.state.people.friday).toBeUndefined()
  })

  rule('RC-SCN2-19 RC-TERM-25 RC-DISC-10', 'it meets a requirement of the moment', () => {
    const goat: Scene = { availableDiscoveries: ['discovery/goat', dagger] }
    const t = planned(goat).choose('discovery/goat').choose(`${dagger}/carpenter`)
    t.has({ available: { food: 1, fur: 1 }, people: { carpenter: { wounds: 1 } }, availableDiscoveries: [dagger] })
    t.settled('plan')
    // RC-SCN2-20: somebody else has it this round.
    expect(endsAt(planned({ ...goat, tokenUsers: { [dagger]: 'cook' } }), 'plan').offers('anyTime')).toEqual([])
  })
})

describe('what is seen and said', () => {
  const LINES: { readonly [L in Language]: readonly RegExp[] } = {
    en: [/Fog settles on A1/, /fog lifts from A1/, /Cross stands on A1/, /A1: Dark Temple/, /no more secrets/],
    it: [/nebbia cala su A1/, /nebbia si alza da A1/, /Croce si leva su A1/, /A1: Tempio Oscuro/, /non ha più segreti/],
    pl: [/Mgła spowija A1/, /Mgła ustępuje z pola A1/, /A1 stoi Krzyż/, /A1: Mroczna świątynia/, /nie ma już tajemnic/],
    ru: [/Туман ложится на A1/, /Туман уходит с A1/, /На A1 стоит Крест/, /A1: Тёмный храм/, /не осталось тайн/],
  }

  rule('RC-SCN2-03 RC-SCN2-05 RC-SCN2-13', 'the log tells of fog, Crosses and places', () => {
    const events: readonly Happened[] = [
      { t: 'markerPut', space: 'A1', marker: 'fog' },
      { t: 'markerRemoved', space: 'A1', marker: 'fog' },
      { t: 'markerPut', space: 'A1', marker: 'cross' },
      { t: 'numberPut', space: 'A1', number: 1, place: 'cursed-island/dark-temple' },
      { t: 'templeExplored', space: 'A1' },
    ]
    for (const language of LANGUAGES) {
      for (const [index, line] of LINES[language].entries()) {
        const told = events[index]
        expect(told === undefined ? '' : logLine(told, tongues[language])).toMatch(line)
      }
    }
  })

  rule('RC-SCN2-01 RC-SCN2-03', 'the board shows Crosses, fog, the temple, and what the fog hides', () => {
    const t = planned({
      tiles: { A1: 4, B2: 5, C1: 6 },
      numbers: { A1: 1, B2: 2, C1: 3 },
      lastNumber: 3,
      markers: { A1: ['cross'], B2: ['fog', 'cross'], C3: ['fog'] },
      scenarioSheet: { cursedIsland: { templeExplored: true } },
    })
    const { scenario, island: spaces } = boardOf(t.session.view(), 'en')
    expect(scenario.parts).toMatchObject([
      { part: 'count', id: 'crosses', has: 2, needs: 5, said: 'Crosses on the island: 2/5' },
      { part: 'figure', id: 'fog', figure: 2, said: '2 fog markers' },
      { part: 'list', name: 'Dark Temple', entries: [{ met: true }, { met: true }] },
    ])
    expect(scenario.track.map(({ dice, marks }) => [dice.join(), marks.length])).toEqual([
      ...Array.from({ length: 5 }, () => ['', 0]),
      ...Array.from({ length: 5 }, () => ['winter', 0]),
    ])
    const at = (space: string) => spaces.find((one) => one.space === space)
    expect(at('A1')?.number).toEqual({ number: 1, name: 'Dark Temple' })
    expect(at('B2')?.number).toEqual({ number: 2, name: 'Altar of Death' })
    expect(at('C1')?.number).toEqual({ number: 3, name: 'Cultist Hideout' })
    expect([at('A1')?.tile?.covered, at('B2')?.tile?.covered]).toEqual([false, true])
    expect(at('B2')?.marks.map(({ id }) => id)).toEqual(['fog', 'cross'])
    for (const language of LANGUAGES) {
      const sheet = boardOf(t.session.view(), language).scenario
      for (const text of [sheet.goal, sheet.book, sheet.totem, ...sheet.guide]) expect(text).not.toBe('')
      expect(sheet.guide).toHaveLength(6)
      for (const part of sheet.parts) expect(part.name).not.toBe('')
    }
    const start = boardOf(endsAt(planned(), 'plan').session.view(), 'en').scenario
    expect(start.parts).toMatchObject([{ has: 0 }, { figure: 0 }, { entries: [{ met: false }, { met: false }] }])
    t.settled('plan')
  })

  test('its six things can be read in four languages, and each has a mood of its own', () => {
    const things = [
      'cross',
      'cultists-candle',
      'decorated-bell',
      'mysterious-vial',
      'sacred-bell',
      'sacrificial-dagger',
    ]
    const read = (thing: string, language: Language) => readCard(`cursed-island/${thing}`, language)
    for (const language of LANGUAGES) {
      for (const thing of things) {
        const { title, mood, parts, rules } = read(thing, language)
        expect([title, mood, ...parts].filter((text) => text === '')).toEqual([])
        expect(mood.length).toBeLessThan(75)
        expect(rules.length).toBeGreaterThan(0)
      }
    }
    const moods = Object.values(MOODS).map(([en]) => en)
    expect(new Set(moods).size).toBe(moods.length)
    expect(read('cross', 'en').parts).toEqual([
      'Needs: 2 wood.',
      'Build it on any explored tile, one on each; the farther away, the more pawns it takes.',
      'It can be built again and again, several times in one round too.',
    ])
    expect(read('sacred-bell', 'it').parts).toEqual([
      'Richiede: Colline, Corda.',
      'Si può costruire più volte, anche nello stesso round.',
      'Quando diventa disponibile: rimuovi fino a 3 indicatori nebbia.',
    ])
    expect(read('decorated-bell', 'pl').parts).toEqual(['W dowolnym momencie: usuń do 2 znaczników mgły.'])
    expect(read('sacrificial-dagger', 'ru').parts).toEqual([
      'В бою: временно повысьте уровень оружия на 3, затем получите 1 рану. (один персонаж за раунд)',
      'Жетон не сбрасывается.',
    ])
  })
})
