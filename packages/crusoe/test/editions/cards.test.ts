// The editions side by side: single cards.
import { CHARACTERS } from '@landfall/crusoe'
import { lead, mayJoin, places, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { DangerId, TreasureId } from '../../src/cards/decks.ts'
import { EDITION_IDS, type EditionId } from '../../src/editions.ts'
import { tilesExplored } from '../../src/scenarios/volcano-island/sheet.ts'
import { leftAt, type Table } from '../open-questions.ts'
import { begin, dice, meets, offered, on, planningOn } from './tables.ts'

/** The carpenter meets this Creature or Trap in a cave. */
const faces = (edition: EditionId, card: DangerId, scene: Scene = {}): Table =>
  on(edition, {
    phase: 'action',
    resolving: true,
    islandStack: [4],
    adventureTokens: ['explore'],
    exploreDeck: ['explore/secret-cave'],
    mysteryDeck: [card],
    ...scene,
  })
    .play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'A1' }, certain: true }))
    .choose('1', 'chooseOne')

/** The Treasure becomes available. */
const available = (edition: EditionId, card: TreasureId, scene: Scene = {}): Table =>
  on(edition, { phase: 'action', cardsToCome: [card], ...scene }).play('actionsEnd')

describe('cards', () => {
  rule('RC-ED-47', 'High Water takes one pawn', () => {
    const scene: Scene = { threats: { right: 'event/high-water' }, items: ['invention/shovel'] }
    plan(planningOn('first', scene), 'threat/right', 'cook').settled('plan')
    lead(planningOn('second', scene), 'threat/right', 'cook').asks('support').choose('carpenter').settled('plan')
  })

  rule('RC-ED-48', 'Chronic Tiredness pays one token and Fire two', () => {
    const reward = (edition: EditionId, card: 'event/chronic-tiredness' | 'event/fire') => {
      const t = on(edition, { phase: 'action', threats: { right: card } })
      t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card })).settled()
      return t.state.people.cook?.determination
    }
    expect([reward('first', 'event/chronic-tiredness'), reward('second', 'event/chronic-tiredness')]).toEqual([1, 2])
    expect([reward('first', 'event/fire'), reward('second', 'event/fire')]).toEqual([2, 1])
  })

  rule('RC-ED-49', 'one fur from the Predator in the Camp and from the Carcass', () => {
    const fur = { first: 1, second: 2 }
    for (const edition of EDITION_IDS) {
      on(edition, { round: 2, eventOrder: ['build/predator-in-the-camp'] })
        .play('event')
        .has({ available: { food: 2, fur: fur[edition] } })
        .settled()
      meets(edition, 'explore/carcass', { islandStack: [5] })
        .choose('1')
        .has({ future: { food: 2, fur: fur[edition] } })
        .settled()
    }
  })

  rule('RC-ED-50', 'Unmotivated and Bats demand the token', () => {
    for (const tokens of [0, 1, 2]) {
      const scene: Scene = { people: { carpenter: { determination: tokens } }, limits: { noAbilities: ['carpenter'] } }
      const left = { carpenter: { determination: Math.max(0, tokens - 1), wounds: tokens === 0 ? 1 : 0 } }
      meets('first', 'build/unmotivated', scene).has({ people: left }).settled()
      faces('first', 'creature/bats', scene).has({ people: left }).settled()
    }
    const rich: Scene = { people: { carpenter: { determination: 2 } }, limits: { noAbilities: ['carpenter'] } }
    for (const t of [meets('second', 'build/unmotivated', rich), faces('second', 'creature/bats', rich)]) {
      expect(t.offers('chooseOne')).toEqual(['0', '1'])
      t.choose('1')
        .has({ people: { carpenter: { determination: 2, wounds: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-51', 'the token of a New Flock is not a source', () => {
    // Tile 7 has wood, but no food.
    const flock = (edition: EditionId) => meets(edition, 'gather/new-flock', { round: 2, tiles: { A1: 7 } })
    const first = flock('first').has({ island: { A1: { additionalFood: [{ by: 'gather/new-flock' }] } } })
    first.play('actionsEnd').play('planning')
    expect(places(leftAt(first, 'plan')).filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    const second = flock('second').has({
      island: { A1: { additionalFood: [{ by: 'gather/new-flock', flock: true }] } },
    })
    second.play('actionsEnd').play('planning')
    expect(places(leftAt(second, 'plan')).filter((id) => id.startsWith('gather/'))).toEqual([
      'gather/A1/wood',
      'gather/A1/flock',
    ])
  })

  rule('RC-ED-52', 'the Hatchet brings wood where there is no source', () => {
    // Tile 9 has birds and no wood; tile 8 has both fish and wood.
    const produced = (edition: EditionId, camp: 'B1' | 'B2', scene: Scene = {}) =>
      available(edition, 'treasure/hatchet', { tiles: { B2: 9 }, camp, ...scene }).play('production')
    produced('first', 'B2')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
    produced('second', 'B2')
      .has({ available: { food: 1, wood: 0 } })
      .settled()
    for (const edition of EDITION_IDS)
      produced(edition, 'B1')
        .has({ available: { food: 1, wood: 2 } })
        .settled()
    // A token of anything else needs its source.
    on('first', { camp: 'B2', tiles: { B2: 9 }, island: { B2: { additionalWood: 'castaways/hatchet' } } })
      .play('production')
      .changed({ available: { food: 1 }, phase: 'production' })
      .settled()
    // RC-SCN2-10: in the fog nothing yields.
    produced('first', 'B2', { config: { scenario: 'cursed-island' }, markers: { B2: ['fog'] } })
      .has({ available: { food: 0, wood: 0 } })
      .settled()
  })

  rule('RC-ED-53', "Captain Stone's Spyglass is kept for the right moment", () => {
    const scene: Scene = { islandStack: [3, 5, 9] }
    const t = available('first', 'treasure/captain-stones-spyglass', scene)
    t.has({ kept: [{ card: 'treasure/captain-stones-spyglass', uses: 1 }], seenTiles: [] })
    t.play('planning').choose('treasure/captain-stones-spyglass').choose('3').choose('5')
    t.has({ kept: [], seenTiles: [9, 5, 3], mysteryDiscard: ['treasure/captain-stones-spyglass'] }).settled('plan')
    available('second', 'treasure/captain-stones-spyglass', scene)
      .choose('3')
      .choose('5')
      .has({ kept: [], seenTiles: [9, 5, 3] })
      .settled()
  })

  rule('RC-ED-54', 'the Treasure Map takes one pawn and dice, or two', () => {
    const scene: Scene = { kept: [{ card: 'treasure/treasure-map' }] }
    const t = plan(planningOn('first', scene), 'explore/treasure/treasure-map', 'cook')
    t.has({ plan: [stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' } })] })
    expect(mayJoin(t)).toEqual(['carpenter', 'cook'])
    t.settled('plan')
    const dig = (success: readonly string[], certain = false) =>
      on('first', {
        ...scene,
        phase: 'action',
        mysteryDeck: ['treasure/boxes', 'treasure/gold'],
        rolls: certain ? {} : dice('explore', success),
      }).play('explore', stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' }, certain }))
    dig(['failure'])
      .has({ kept: [{ card: 'treasure/treasure-map' }], cardsToCome: [], people: { cook: { determination: 2 } } })
      .settled()
    for (const found of [dig(['success']), dig([], true)]) {
      found
        .choose('yes')
        .has({ kept: [], cardsToCome: ['treasure/gold', 'treasure/boxes'] })
        .settled()
    }
    const two = lead(planningOn('second', scene), 'explore/treasure/treasure-map', 'cook')
    expect(leftAt(two, 'support').offers()).toEqual(['carpenter', 'cook'])
  })

  rule('RC-ED-55', 'who is Confused stays so', () => {
    const t = faces('first', 'trap/confused').has({ confused: { now: [], next: ['carpenter'] } })
    for (const round of [2, 3, 4]) t.play('roundEnd').has({ round, confused: { now: ['carpenter'], next: [] } })
    t.settled()
    const second = faces('second', 'trap/confused').play('roundEnd')
    second.has({ confused: { now: ['carpenter'], next: [] } })
    second
      .play('roundEnd')
      .has({ confused: { now: [], next: [] } })
      .settled()
  })

  rule('RC-ED-56', 'the Bible gives three tokens in place of two', () => {
    const arranged = (edition: EditionId, scene: Scene = {}) =>
      on(edition, {
        phase: 'action',
        kept: [{ card: 'equipment/bible', uses: 2 }],
        people: { cook: { wounds: 2 } },
        ...scene,
      }).play('arrange', stack('arrange', 'cook'))
    const bible = 'equipment/bible/cook'
    for (const edition of EDITION_IDS) {
      const t = arranged(edition).as('cook').choose(bible)
      t.has({ morale: 1, people: { cook: { determination: 3, wounds: 1 } } })
      expect(t.state.kept).toMatchObject([{ card: 'equipment/bible', uses: 1 }])
      // In place of the two tokens it can be used only once.
      expect(t.offers().includes(bible)).toBe(edition === 'second')
      t.settled(...(edition === 'second' ? ['arranged'] : []))
    }
    // With four players there are tokens only for who takes them.
    const four: Scene = { characters: [...CHARACTERS] }
    const reward = (edition: EditionId, chosen: string) => arranged(edition, four).as('cook').choose(chosen)
    expect(leftAt(reward('first', 'determination'), 'arranged').offers()).toContain(bible)
    reward('first', 'morale')
      .has({ morale: 1, people: { cook: { determination: 0, wounds: 2 } } })
      .settled()
    expect(leftAt(reward('second', 'determination'), 'arranged').offers()).toContain(bible)
    expect(leftAt(reward('second', 'morale'), 'arranged').offers()).toContain(bible)
  })

  test('RC-ED-57 on the volcano the tiles explored in the game count in both editions', () => {
    for (const edition of EDITION_IDS) {
      const { state } = begin({ characters: ['cook'], scenario: 'volcano-island', edition })
      expect(tilesExplored(state)).toBe(0)
      const tiles = { A1: 1, A2: 2, A3: 3, B1: 4, B2: 5 } as const
      const boat = (more: Scene['tiles']) =>
        offered(edition, {
          config: { scenario: 'volcano-island' },
          items: ['invention/rope'],
          available: { wood: 3 },
          scenarioState: { 'volcano-island': { explored: [2, 5, 6] } },
          tiles: { ...tiles, ...more },
        }).includes('build/volcano-island/jolly-boat')
      expect([{}, { C1: 6 } as const].map(boat)).toEqual([false, true])
    }
  })

  test('RC-ED-58 King Kong rolls one die for each Number token, and is at home in the second edition only', () => {
    const t = on('second', {
      config: { scenario: 'king-kong' },
      shelterBuilt: true,
      levels: { palisade: 3 },
      numbers: { A1: 1, B2: 2 },
      lastNumber: 2,
      rolls: { 'die.weather.animals': ['palisade', 'palisade'] },
    }).play('weather')
    t.has({ levels: { palisade: 1 } }).settled()
  })
})
