// The first edition beside the second: every difference between them, and every one that only seems to be one.
import { CHARACTERS, crusoe, crusoeBox, readCard, setupOffer } from '@landfall/crusoe'
import { plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS, SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import type { AdventureId, DangerId, TreasureId } from '../src/cards/decks.ts'
import {
  FIRST_ADVENTURES,
  FIRST_DANGERS,
  FIRST_DISCOVERIES,
  FIRST_EQUIPMENT,
  FIRST_EVENTS,
  FIRST_TREASURES,
} from '../src/cards/first-edition.ts'
import type { Config } from '../src/config.ts'
import { EDITION_IDS, type EditionId, editionOf, firstEdition, secondEdition } from '../src/editions.ts'
import { none } from '../src/state.ts'
import { cardText } from '../src/text/cards.ts'
import { tongueFor } from '../src/text/voice.ts'
import { leftAt } from './open-questions.ts'

type Table = ReturnType<typeof table>

/** A table of this edition. */
const on = (edition: EditionId, scene: Scene = {}): Table => table({ ...scene, config: { ...scene.config, edition } })

/** Planning in this edition. */
const planningOn = (edition: EditionId, scene: Scene = {}): Table =>
  on(edition, { phase: 'action', ...scene }).play('planning')

const offered = (edition: EditionId, scene: Scene): readonly string[] =>
  leftAt(planningOn(edition, scene), 'plan').offers('plan')

/** The Event Phase with this card on top. */
const eventOn = (edition: EditionId, card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  on(edition, { round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

const dice = (action: 'build' | 'gather' | 'explore', success: readonly string[], adventure = 'blank') => ({
  [`die.${action}.wound`]: ['blank'],
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: [adventure],
})

/** An Action of the carpenter that succeeds and meets this card. */
const meets = (edition: EditionId, card: AdventureId, scene: Scene = {}): Table => {
  const action = card.startsWith('build/') ? 'build' : card.startsWith('gather/') ? 'gather' : 'explore'
  return on(edition, {
    phase: 'action',
    resolving: true,
    [`${action}Deck`]: [card],
    rolls: dice(action, ['success'], 'adventure'),
    ...scene,
  }).play(action, stack(action, 'carpenter', { yields: 1 }))
}

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
  on(edition, { phase: 'action', futureKept: [card], ...scene }).play('actionsEnd')

const begin = (setup: object) => crusoe.start({ seed: 'editions', scenario: 'castaways', ...setup })
const refused = (setup: object, why: RegExp): void => {
  expect(() => begin(setup)).toThrow(SetupError)
  expect(() => begin(setup)).toThrow(why)
}

describe('setting up', () => {
  test('RC-ED-16 with one or two players the Soldier stays at home', () => {
    for (const characters of [['soldier'], ['cook', 'soldier']]) {
      refused({ characters, edition: 'first' }, /first edition the soldier plays only among 3 players or more/)
      expect(begin({ characters, edition: 'second' }).state.players).toEqual(characters)
    }
    const three = ['cook', 'soldier', 'explorer']
    for (const edition of EDITION_IDS) expect(begin({ characters: three, edition }).state.players).toEqual(three)
    for (const players of [1, 2]) {
      for (let variant = 0; variant < 8; variant++) {
        const setup = crusoeBox.setupFor(players, variant, { edition: 'first', scenario: 'jenny' })
        expect(setup.characters).not.toContain('soldier')
      }
    }
  })

  test('RC-ED-26 RC-ED-27 whatever makes a game easier or harder can be set up in both editions', () => {
    const variants: readonly Partial<Config>[] = [
      { friday: true, dog: true, equipment: 4, books: 4 },
      { friday: false, dog: false, equipment: 1, books: 8 },
      { equipment: 0 },
    ]
    for (const variant of variants) {
      const [first, second] = EDITION_IDS.map((edition) => {
        const { state } = begin({ characters: ['cook', 'carpenter'], edition, ...variant })
        const books = state.eventDeck.filter((id) => editionOf({ edition }).events[id].icon === 'book').length
        return [state.people.friday !== undefined, state.dog, state.kept.length, books, state.eventDeck.length]
      })
      expect(first).toEqual(second)
      expect(first?.[2]).toBe(variant.equipment)
    }
  })

  rule('RC-ED-28', 'Starting Equipment that was not drawn can still be found in both editions', () => {
    for (const edition of EDITION_IDS) {
      const t = on(edition, {
        phase: 'action',
        threats: { right: 'wreckage/captains-chest' },
        kept: [
          { card: 'equipment/bible', uses: 2 },
          { card: 'equipment/biscuits', uses: 2 },
        ],
        rolls: { 'deck.equipment': ['equipment/pistol'] },
      })
      t.play(
        'threat',
        stack('threat', 'cook', {
          target: { kind: 'threat', side: 'right', pawns: 2 },
          card: 'wreckage/captains-chest',
        }),
      )
        .has({ future: { wood: 1 }, futureEquipment: ['equipment/pistol'] })
        .settled()
    }
  })

  test('RC-ED-42 King Kong is no scenario of the first edition', () => {
    refused(
      { characters: ['cook'], scenario: 'king-kong', edition: 'first' },
      /first edition has no scenario "king-kong"/,
    )
    expect(begin({ characters: ['cook'], scenario: 'king-kong', edition: 'second' }).state.scenario).toBe('king-kong')
    expect(firstEdition.scenarios).toHaveLength(6)
    expect(secondEdition.scenarios).toHaveLength(7)
    for (const scenario of firstEdition.scenarios) {
      expect(begin({ characters: ['cook'], scenario, edition: 'first' }).state.edition).toBe('first')
    }
    for (const language of LANGUAGES) {
      const { editions, scenarios } = setupOffer(language)
      expect(editions.map(({ id, usual, leastPlayers }) => [id, usual, leastPlayers])).toEqual([
        ['second', true, {}],
        ['first', false, { soldier: 3 }],
      ])
      expect(new Set(editions.flatMap(({ name, text }) => [name, text])).size).toBe(4)
      for (const { id, editions: having } of scenarios) {
        expect(having).toEqual(id === 'king-kong' ? ['second'] : ['first', 'second'])
      }
    }
  })

  test('RC-ED-46 Cold Rain twice and no Sunny Beach, 73 cards in both boxes', () => {
    const [first, second] = [firstEdition.eventIds, secondEdition.eventIds]
    expect([first.length, second.length]).toEqual([73, 73])
    expect(first.filter((id) => !second.includes(id))).toEqual(['event/cold-rain-2'])
    expect(second.filter((id) => !first.includes(id))).toEqual(['event/sunny-beach'])
    const { events } = firstEdition
    expect({ ...events['event/cold-rain-2'], edition: undefined }).toEqual(events['event/cold-rain'])
    for (const edition of EDITION_IDS) {
      const { state } = begin({ characters: CHARACTERS, edition })
      expect([...state.eventDeck, ...state.eventsAside].sort()).toEqual([...editionOf({ edition }).eventIds].sort())
      expect(crusoeBox.check.problems(state)).toEqual([])
    }
  })

  rule('RC-ED-46', 'both Cold Rains can lie on the Threat spaces, each with an Action of its own', () => {
    const t = planningOn('first', {
      items: ['invention/shovel'],
      threats: { left: 'event/cold-rain', right: 'event/cold-rain-2' },
    })
    plan(plan(t, 'threat/left', 'cook'), 'threat/right', 'carpenter')
    expect(t.state.plan.map(({ card }) => card)).toEqual(['event/cold-rain', 'event/cold-rain-2'])
    t.settled('plan')
  })
})

describe('the camp', () => {
  const shelter = [
    'build',
    stack('build', 'carpenter', { target: { kind: 'building', building: 'shelter' }, certain: true }),
  ] as const

  rule('RC-ED-01', 'the Shelter may be built on an adjacent tile, and the camp goes there', () => {
    const scene: Scene = { phase: 'action', tiles: { A1: 5, B2: 9, C2: 4 }, island: { A1: { inaccessible: true } } }
    const t = on('first', scene).play(...shelter)
    // RC-ED-37: nowhere that cannot be reached.
    expect(t.offers('shelterTile')).toEqual(['B1', 'B2'])
    t.choose('B2').has({ camp: 'B2', shelterBuilt: true, shelterNew: true }).settled()
    on('first', scene)
      .play(...shelter)
      .choose('B1')
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
    on('second', scene)
      .play(...shelter)
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
    // With no tile around there is nothing to choose.
    on('first', { phase: 'action' })
      .play(...shelter)
      .has({ camp: 'B1', shelterBuilt: true })
      .settled()
  })

  rule('RC-ED-01 RC-MOVE-03', 'what was built beside a natural shelter does not go along', () => {
    const built = (edition: EditionId) =>
      on(edition, { phase: 'action', camp: 'B2', tiles: { B2: 2 }, levels: { roof: 3, palisade: 1 } }).play(...shelter)
    built('first')
      .choose('B1')
      .has({ camp: 'B1', shelterBuilt: true, levels: { roof: 0, palisade: 0 } })
      .settled()
    built('first')
      .choose('B2')
      .has({ camp: 'B2', shelterBuilt: true, levels: { roof: 3, palisade: 1 } })
      .settled()
    built('second')
      .has({ camp: 'B2', shelterBuilt: true, levels: { roof: 3, palisade: 1 } })
      .settled()
  })

  const moved = (edition: EditionId, scene: Scene): Table =>
    on(edition, { phase: 'night', shelterBuilt: true, tiles: { B2: 9 }, ...scene })
      .play('camping')
      .choose('B2')

  rule('RC-ED-02', 'half is half, whichever way it is rounded', () => {
    for (let level = 0; level <= 9; level++) {
      expect(firstEdition.levelAfterMove(level)).toBe(secondEdition.levelAfterMove(level))
    }
    expect([1, 2, 3].map(firstEdition.levelAfterMove)).toEqual([1, 1, 2])
  })

  rule('RC-EX-45 RC-ED-02', 'Roof 2 and Palisade 1 become 1 and 1', () => {
    for (const edition of EDITION_IDS) {
      moved(edition, { levels: { roof: 2, palisade: 1 } })
        .changed({ camp: 'B2', levels: { roof: 1, palisade: 1 } })
        .settled()
    }
  })

  rule('RC-ED-35', 'tokens of Items go along if the group likes, those of Treasures stay', () => {
    const scene: Scene = {
      items: ['invention/snare', 'castaways/hatchet'],
      island: { B1: { additionalFood: 'invention/snare', additionalWood: 'castaways/hatchet' } },
    }
    const t = moved('first', scene)
    expect(t.offers('tokensToTake')).toEqual(['food', 'wood', 'none'])
    t.choose('food')
    expect(t.offers('tokensToTake')).toEqual(['wood', 'none'])
    t.choose('none').changed({
      island: { B1: { additionalFood: undefined }, B2: { additionalFood: 'invention/snare' } },
      camp: 'B2',
    })
    t.settled()
    moved('second', scene)
      .changed({
        island: {
          B1: { additionalFood: undefined, additionalWood: undefined },
          B2: { additionalFood: 'invention/snare', additionalWood: 'castaways/hatchet' },
        },
        camp: 'B2',
      })
      .settled()
    const treasure: Scene = {
      kept: [{ card: 'treasure/hatchet' }],
      island: { B1: { additionalWood: 'treasure/hatchet' } },
    }
    moved('first', treasure).changed({ camp: 'B2' }).settled()
    moved('second', treasure)
      .changed({
        island: { B1: { additionalWood: undefined }, B2: { additionalWood: 'treasure/hatchet' } },
        camp: 'B2',
      })
      .settled()
  })

  rule('RC-ED-35', 'where there is a token already, nothing is lost but the way', () => {
    const scene: Scene = {
      items: ['invention/snare'],
      island: { B1: { additionalFood: 'invention/snare' }, B2: { additionalFood: 'gather/new-flock' } },
    }
    moved('first', scene).changed({ camp: 'B2' }).settled()
    moved('second', scene)
      .has({ items: [], island: { B1: { additionalFood: undefined } } })
      .settled()
  })

  rule('RC-ED-37', 'an inaccessible tile is out of reach, its terrain unknown, and nobody camps there', () => {
    const scene: Scene = { tiles: { B2: 9, B3: 4 }, island: { B2: { inaccessible: true } } }
    for (const edition of EDITION_IDS) {
      const offers = offered(edition, { ...scene, available: { wood: 9 } })
      expect(offers.filter((id) => /B[23]|invention\/(rope|medicine)/.test(id))).toEqual([])
      on(edition, { phase: 'night', shelterBuilt: true, ...scene })
        .play('camping')
        .changed({})
        .settled()
      eventOn(edition, 'event/cloudburst', scene)
        .has({ camp: 'B1', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-40', 'a built Shelter is never lost', () => {
    for (const edition of EDITION_IDS) {
      moved(edition, {}).has({ shelterBuilt: true }).settled()
      eventOn(edition, 'event/cloudburst', { shelterBuilt: true, tiles: { B2: 9 } })
        .has({ camp: 'B2', shelterBuilt: true })
        .settled()
    }
  })

  rule('RC-ED-45', 'a second tile of a terrain changes nothing about what can be built', () => {
    for (const edition of EDITION_IDS) {
      const built = (tiles: NonNullable<Scene['tiles']>) =>
        offered(edition, { tiles, available: { wood: 9 } }).filter((id) => id.startsWith('build/invention/'))
      expect(built({ B2: 9 })).toContain('build/invention/rope')
      expect(built({ B2: 9, A1: 1 })).toEqual(built({ B2: 9 }))
    }
  })
})

describe('gathering and exploring', () => {
  const dry: Scene = { island: { B1: { exhausted: ['fish'], additionalFood: 'invention/snare' } } }

  rule('RC-ED-03', 'a token beside an exhausted source still yields', () => {
    on('first', dry)
      .play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
    on('second', dry)
      .play('production')
      .has({ available: { food: 0, wood: 1 } })
      .settled()
    const scene: Scene = { tiles: { B2: 9 }, island: { B2: { exhausted: ['bird'], additionalFood: 'x' } } }
    expect(offered('second', scene)).not.toContain('gather/B2/bird')
    const t = plan(planningOn('first', scene), 'gather/B2/bird', 'cook', 'cook')
    expect(t.state.plan).toMatchObject([
      { target: { kind: 'source', space: 'B2', source: 'bird' }, yields: 1, certain: true },
    ])
    t.settled('plan')
    // Without the token there is nothing to be had.
    const bare: Scene = { tiles: { B2: 9 }, island: { B2: { exhausted: ['bird'] } } }
    expect(offered('first', bare)).not.toContain('gather/B2/bird')
  })

  rule('RC-ED-04', 'no farther than one explored tile away', () => {
    const scene: Scene = { tiles: { B2: 9, B3: 4, B4: 6 } }
    const first = offered('first', scene)
    const second = offered('second', scene)
    for (const near of ['gather/B2/bird', 'gather/B3/fish', 'explore/A1', 'explore/A2', 'explore/C2']) {
      expect(first).toContain(near)
      expect(second).toContain(near)
    }
    for (const far of ['gather/B4/bird', 'explore/A3', 'explore/C3']) {
      expect(first).not.toContain(far)
      expect(second).toContain(far)
    }
    const t = planningOn('first', scene).choose('gather/B3/fish').choose('cook')
    expect(t.offers('support')).not.toContain('enough')
    t.choose('cook').choose('enough').settled('plan')
  })

  rule('RC-ED-04 RC-EXPL-05', 'special locations are explored no farther away, either', () => {
    const temple: Scene = {
      config: { scenario: 'cursed-island' },
      round: 3,
      tiles: { B2: 9, B3: 4, B4: 6 },
      lastNumber: 1,
    }
    for (const [space, reached] of [
      ['B3', true],
      ['B4', false],
    ] as const) {
      const scene: Scene = { ...temple, numbers: { [space]: 1 } }
      const target = `explore/cursed-island/dark-temple/${space}`
      expect(offered('first', scene).includes(target)).toBe(reached)
      expect(offered('second', scene)).toContain(target)
    }
  })

  rule('RC-ED-36', 'Basket and Sack are used on a success, each once a round', () => {
    const scene: Scene = {
      tiles: { B2: 9, A1: 5 },
      items: ['invention/basket', 'invention/sack'],
      phase: 'action',
      resolving: true,
    }
    const gather = (space: 'A1' | 'B2') => {
      const target = { kind: 'source', space, source: 'bird' } as const
      return ['gather', stack('gather', 'cook', { target, certain: true, yields: 1 })] as const
    }
    const t = on('first', scene).play(...gather('B2'))
    expect(t.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    t.choose('invention/sack')
      .choose('none')
      .has({ future: { food: 2 } })
    // The Sack has been used this round; the Basket is left.
    t.play(...gather('A1'))
    expect(t.offers('carried')).toEqual(['invention/basket', 'none'])
    t.choose('invention/basket').has({ future: { food: 4 } })
    t.settled()
    // Nobody is asked in Planning, nor after a failure.
    plan(planningOn('first', scene), 'gather/B2/bird', 'cook', 'cook').settled('plan')
    on('first', { ...scene, rolls: dice('gather', ['failure']) })
      .play('gather', stack('gather', 'cook', { target: { kind: 'source', space: 'B2', source: 'bird' }, yields: 1 }))
      .has({ future: { food: 0 }, usedItems: [] })
      .settled()
    const planned = plan(planningOn('second', scene), 'gather/B2/bird', 'cook', 'cook')
    expect(leftAt(planned, 'carried').offers()).toEqual(['invention/basket', 'invention/sack', 'none'])
    on('second', scene)
      .play(...gather('B2'))
      .has({ future: { food: 1 } })
      .settled()
  })

  rule('RC-ED-41', 'the Sacred Bell removes three fog markers, or those that there are', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        config: { scenario: 'cursed-island' },
        phase: 'action',
        markers: { A1: ['fog'], C1: ['fog'] },
        futureRepeats: [{ invention: 'cursed-island/sacred-bell' }],
      })
        .play('actionsEnd')
        .has({ markers: { A1: undefined, C1: undefined } })
        .settled()
    }
  })
})

describe('Discovery tokens', () => {
  const FOUND = ['discovery/nourishing-larvae', 'discovery/fallen-tree', 'discovery/goat'] as const

  rule('RC-ED-06', 'larvae and a fallen tree are exchanged when the group likes', () => {
    const scene: Scene = { phase: 'action', futureDiscoveries: [...FOUND] }
    on('second', scene)
      .play('actionsEnd')
      .has({ available: { food: 2, wood: 1 }, availableDiscoveries: ['discovery/goat'] })
      .settled()
    const t = on('first', scene).play('actionsEnd')
    t.has({ available: { food: 0, wood: 0 }, availableDiscoveries: [...FOUND] })
    // RC-AVAIL-02: while Actions are planned it is too late for this round.
    planningOn('first', { availableDiscoveries: [...FOUND] })
      .choose('discovery/fallen-tree')
      .has({ available: { wood: 0 }, future: { wood: 1 }, gone: ['discovery/fallen-tree'] })
      .settled('plan')
    on('first', { available: { wood: 1 }, availableDiscoveries: [...FOUND] })
      .play('preparation')
      .choose('discovery/fallen-tree')
      .has({ available: { wood: 2 } })
      .settled('woodForPile')
    on('first', { phase: 'night', tiles: { B2: 9 }, availableDiscoveries: [...FOUND] })
      .play('eating')
      .choose('discovery/nourishing-larvae', 'demand')
      .has({ available: { food: 0 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-ED-05', 'tokens that show food perish with the food', () => {
    const night = (edition: EditionId, scene: Scene = {}) =>
      on(edition, { phase: 'night', availableDiscoveries: [...FOUND], ...scene }).play('camping')
    night('first')
      .has({ availableDiscoveries: ['discovery/fallen-tree'], gone: ['discovery/nourishing-larvae', 'discovery/goat'] })
      .settled()
    night('first', { items: ['invention/cellar'] })
      .has({ availableDiscoveries: [...FOUND] })
      .settled()
    // The Barrel keeps two food, but no tokens.
    night('first', { kept: [{ card: 'treasure/barrel', uses: 0 }], available: { food: 2 } })
      .has({ availableDiscoveries: ['discovery/fallen-tree'], available: { food: 2 } })
      .settled()
    on('second', { phase: 'night', availableDiscoveries: ['discovery/goat'] })
      .play('camping')
      .has({ availableDiscoveries: ['discovery/goat'], gone: [] })
      .settled()
  })

  rule('RC-ED-05 RC-NIGHTOUT-11', 'on the sheet of somebody outside, too', () => {
    const scene: Scene = {
      phase: 'night',
      tiles: { A1: 5 },
      shelterBuilt: true,
      outside: { cook: { space: 'A1', pack: none(), discoveries: [...FOUND], treasures: [] } },
    }
    on('first', { ...scene, items: ['invention/cellar'] })
      .play('camping')
      .choose('stay')
      .choose(PASS, 'night')
      .has({ outside: { cook: { discoveries: ['discovery/fallen-tree'] } } })
      .settled()
  })
})

describe('Items and tokens', () => {
  const flooded = (edition: EditionId, scene: Scene = {}) =>
    eventOn(edition, 'event/flood', {
      items: ['invention/map', 'invention/bricks'],
      levels: { palisade: 1 },
      ...scene,
    }).choose('0')

  rule('RC-ED-07', 'a flipped Item is gone at once', () => {
    flooded('first')
      .choose('invention/bricks')
      .has({ items: ['invention/map'], flipped: [], levels: { palisade: 0 } })
      .settled()
    flooded('second')
      .choose('invention/bricks')
      .has({
        items: ['invention/map', 'invention/bricks'],
        flipped: [{ item: 'invention/bricks', rebuilt: false }],
        levels: { palisade: 0 },
      })
      .settled()
    const lost = flooded('first').choose('invention/map')
    expect(lost.state.inventions).toContain('invention/map')
    lost.play('planning').choose('explore/A1').choose('cook')
    expect(leftAt(lost, 'support').offers()).not.toContain('invention/map')
    const kept = flooded('second').choose('invention/map').play('planning').choose('explore/A1').choose('cook')
    expect(leftAt(kept, 'support').offers()).toContain('invention/map')
  })

  rule('RC-ED-07', 'a pawn that is in use stays, and the token of a lost Item goes', () => {
    const explore = stack('explore', 'cook', {
      id: 2,
      target: { kind: 'space', space: 'C1' },
      support: ['invention/map'],
      certain: true,
    })
    const t = meets('first', 'build/broken-tool', {
      items: ['invention/map'],
      plan: [explore],
      islandStack: [3],
    })
    t.has({ items: [], plan: [explore] })
    t.play('explore', explore)
      .has({ island: { C1: { tile: 3 } } })
      .settled()
    const snare: Scene = { items: ['invention/snare'], island: { B1: { additionalFood: 'invention/snare' } } }
    eventOn('first', 'event/flood', snare)
      .choose('0')
      .has({ items: [], island: { B1: { additionalFood: undefined } } })
      .settled()
    eventOn('second', 'event/flood', snare)
      .choose('0')
      .has({ items: ['invention/snare'], island: { B1: { additionalFood: 'invention/snare' } } })
      .settled()
  })

  rule('RC-ED-08', 'a Reroll token is used up by the next roll, success or not', () => {
    const build = (edition: EditionId, ...success: readonly string[]) =>
      on(edition, { phase: 'action', actionTokens: { build: ['reroll'] }, rolls: dice('build', success) }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' } }),
      )
    build('first', 'failure')
      .has({ levels: { weapons: 0 }, actionTokens: { build: [] } })
      .settled()
    build('second', 'failure')
      .has({ levels: { weapons: 0 }, actionTokens: { build: ['reroll'] } })
      .settled()
    for (const edition of EDITION_IDS) {
      build(edition, 'success', 'failure')
        .has({ levels: { weapons: 0 }, actionTokens: { build: [] } })
        .settled()
      on(edition, { phase: 'action', actionTokens: { build: ['reroll'] } })
        .play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
        .has({ levels: { weapons: 1 }, actionTokens: { build: ['reroll'] } })
        .settled()
    }
  })

  rule('RC-ED-09 RC-ED-10', 'Greater Danger wounds whoever leads, in camp too, when the pawns are placed', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { characters: ['cook'], islandTokens: { B1: ['greaterDanger'] } })
      plan(plan(t, 'arrange', 'cook'), 'arrange', 'cook').choose('confirm')
      t.has({ people: { cook: { wounds: 2 } }, islandTokens: { B1: ['greaterDanger'] } }).settled('nextAction')
    }
  })

  rule('RC-ED-11', 'a Time-Consuming token on the tile of the camp slows what is done there', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { islandTokens: { B1: ['timeConsuming'] } })
        .choose('rest')
        .choose('cook')
      expect(t.offers('support')).not.toContain('enough')
      t.choose('carpenter').settled('plan')
    }
  })

  rule('RC-ED-12', 'the Additional Wood token is gone after the next Build with wood, even if that fails', () => {
    const failed = (edition: EditionId) =>
      on(edition, { phase: 'action', rolls: dice('build', ['failure']) }).play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'building', building: 'weapons' },
          paid: { wood: 2 },
          tokens: ['additionalWood'],
        }),
      )
    failed('first')
      .has({ actionTokens: { build: [] }, available: { wood: 2 }, woodTokenBack: false })
      .settled()
    failed('second')
      .has({ actionTokens: { build: ['additionalWood'] }, available: { wood: 2 }, woodTokenBack: true })
      .settled()
  })

  rule('RC-ED-13', 'an Additional Food token in the Night space asks for a second meal', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { additionalFoodAtNight: true, available: { food: 2 } })
        .play('eating')
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, additionalFoodAtNight: false })
        .settled()
    }
  })

  rule('RC-ED-14', 'a marker that cannot be placed wounds everybody', () => {
    for (const edition of EDITION_IDS) {
      // No source of the kind is left.
      eventOn(edition, 'event/thunderstorm', { island: { B1: { exhausted: ['wood'] } } })
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
      on(edition, { phase: 'action', arrangeBlocked: true, round: 2, eventDeck: ['event/bear'], eventOrder: ['event'] })
        .play('event')
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
    }
  })
})

describe('people', () => {
  rule('RC-ED-15', 'by day only Rest and the Cook heal: who is Tired recovers at night', () => {
    const tired = (edition: EditionId) =>
      meets(edition, 'build/tired', {
        people: { carpenter: { wounds: 4 } },
        shelterBuilt: true,
        available: { food: 2 },
      })
    const t = tired('first').choose('1')
    t.has({ people: { carpenter: { wounds: 4 } } })
    t.play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, later: [] })
      .settled()
    tired('second')
      .choose('1')
      .has({ people: { carpenter: { wounds: 2 } } })
      .settled()
    for (const edition of EDITION_IDS) {
      on(edition, { phase: 'action', people: { cook: { wounds: 2 } } })
        .play('rest', stack('rest', 'cook'))
        .has({ people: { cook: { wounds: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-17', 'Stone Soup is there at once', () => {
    const cooked = (edition: EditionId) =>
      planningOn(edition, { people: { cook: { determination: 3 } } })
        .as('cook')
        .choose('ability/stone-soup')
    cooked('first')
      .has({ available: { food: 1 }, future: { food: 0 } })
      .settled('plan')
    cooked('second')
      .has({ available: { food: 0 }, future: { food: 1 } })
      .settled('plan')
    // So it helps against what an Adventure asks for.
    const asked = (edition: EditionId) =>
      meets(edition, 'build/visit-of-a-predator', { people: { cook: { determination: 3 } } })
    asked('first')
      .as('cook')
      .choose('ability/stone-soup', 'demand')
      .has({ available: { food: 0 }, people: { carpenter: { wounds: 0 }, cook: { determination: 0 } } })
      .settled()
    asked('second')
      .has({ people: { carpenter: { wounds: 1 }, cook: { determination: 3 } } })
      .settled()
  })

  rule('RC-ED-18', 'what Scouting finds is there at once', () => {
    const scouted = (edition: EditionId) =>
      planningOn(edition, {
        characters: ['explorer', 'cook'],
        people: { explorer: { determination: 3 } },
        discoveryStack: ['discovery/herbs', 'discovery/tobacco'],
      })
        .as('explorer')
        .choose('ability/scouting')
        .choose('discovery/tobacco')
    scouted('first')
      .has({ availableDiscoveries: ['discovery/tobacco'], futureDiscoveries: [] })
      .settled('plan')
    scouted('second')
      .has({ availableDiscoveries: [], futureDiscoveries: ['discovery/tobacco'] })
      .settled('plan')
  })

  const soldier: Scene = {
    characters: ['soldier', 'cook', 'carpenter'],
    people: { soldier: { determination: 3 } },
  }
  const plans = (t: Table) =>
    t
      .as('soldier')
      .offers()
      .filter((id) => id.startsWith('ability/defensive-plan'))

  rule('RC-ED-20', 'the Defensive Plan has no limits but that of every Palisade', () => {
    const natural: Scene = { ...soldier, camp: 'A1', tiles: { A1: 11 } }
    const [palisade, weapons] = ['ability/defensive-plan/palisade', 'ability/defensive-plan/weapons']
    expect(plans(leftAt(planningOn('first', natural), 'plan'))).toEqual([palisade, weapons])
    expect(plans(leftAt(planningOn('second', natural), 'plan'))).toEqual([weapons])
    for (const edition of EDITION_IDS) expect(plans(leftAt(planningOn(edition, soldier), 'plan'))).toEqual([weapons])
    // While a card is carried out.
    const flood: Scene = { ...soldier, shelterBuilt: true, levels: { weapons: 1, palisade: 1 } }
    expect(plans(leftAt(eventOn('first', 'event/flood', flood), 'chooseOne'))).toEqual([palisade, weapons])
    expect(plans(leftAt(eventOn('second', 'event/flood', flood), 'chooseOne'))).toEqual([])
    // In a fight, when the Beast has been seen.
    const hunt = (edition: EditionId) =>
      on(edition, { ...soldier, phase: 'action', huntingDeck: ['beast/fox'] }).play('hunt', stack('hunt', 'cook'))
    hunt('first')
      .as('soldier')
      .choose(weapons)
      .has({ levels: { weapons: 1 }, people: { cook: { wounds: 1 } } })
      .settled()
    hunt('second')
      .has({ levels: { weapons: 0 }, people: { cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-ED-20', 'against a demand, the Defensive Plan gives the level that is asked for', () => {
    const storm = (edition: EditionId) => meets(edition, 'build/windstorm', { ...soldier, shelterBuilt: true })
    storm('first')
      .as('soldier')
      .choose('ability/defensive-plan/palisade', 'demand')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    storm('second')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 1 } } })
      .settled()
  })

  rule('RC-ED-20', 'Frenzy is for the own Action in both editions', () => {
    for (const edition of EDITION_IDS) {
      const scene: Scene = { ...soldier, phase: 'action', huntingDeck: ['beast/iguana'] }
      on(edition, scene)
        .play('hunt', stack('hunt', 'soldier'))
        .as('soldier')
        .choose('ability/frenzy')
        .has({ people: { soldier: { wounds: 1 + 1 + 1, determination: 0 } } })
        .settled()
      const other = on(edition, scene).play('hunt', stack('hunt', 'cook'))
      expect(other.offers()).not.toContain('ability/frenzy')
      // In the first edition a Defensive Plan is offered in the fight, and for the weapon level that is lost after it.
      if (edition === 'first') other.as('soldier').choose(PASS).choose(PASS)
      other.has({ people: { soldier: { wounds: 0, determination: 3 } } }).settled()
    }
  })

  test('RC-ED-19 the Defensive Plan costs three tokens and The Hunt four, whatever they are called', () => {
    for (const edition of EDITION_IDS) {
      const costs = (determination: number) =>
        planningOn(edition, {
          ...soldier,
          people: { soldier: { determination } },
          beastDeck: ['beast/fox'],
          huntingDeck: [],
        })
          .as('soldier')
          .offers('anyTime')
      expect(costs(2)).toEqual([])
      expect(costs(3)).toEqual(['ability/defensive-plan/weapons'])
      expect(costs(4)).toEqual(['ability/the-hunt', 'ability/defensive-plan/weapons'])
    }
  })

  rule('RC-ED-21', 'Economical Construction saves one wood of one Action, set aside when it is planned', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { available: { wood: 1 }, people: { carpenter: { determination: 2 } } })
      plan(t, 'build/shelter', 'carpenter', 'carpenter')
      t.has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
      const poor = offered(edition, { available: { wood: 1 }, people: { carpenter: { determination: 1 } } })
      expect(poor).not.toContain('build/shelter')
    }
  })

  rule('RC-ED-22', "the Handyman's pawn leaves after its Action", () => {
    const built = (edition: EditionId) =>
      on(edition, { phase: 'action', handyman: true }).play(
        'build',
        stack('build', 'carpenter', {
          target: { kind: 'building', building: 'weapons' },
          support: ['ability/handyman'],
          certain: true,
        }),
      )
    built('first')
      .has({ handyman: false, levels: { weapons: 1 } })
      .settled()
    const t = built('second').has({ handyman: true, levels: { weapons: 1 } })
    t.play('actionsEnd').has({ handyman: false }).settled()
    // A pawn that was not used stays until the phase is over.
    on('first', { phase: 'action', handyman: true })
      .play('build', stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }))
      .has({ handyman: true })
      .settled()
  })

  rule('RC-ED-23', 'Friday pays two tokens to reroll a die', () => {
    for (const edition of EDITION_IDS) {
      const roll = (determination: number, ...success: readonly string[]) =>
        on(edition, {
          friday: true,
          phase: 'action',
          people: { friday: { determination } },
          rolls: dice('build', success),
        }).play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
      roll(1, 'failure')
        .has({ people: { friday: { determination: 3 } } })
        .settled()
      roll(2, 'failure', 'success')
        .choose('friday/second-try/success')
        .has({ levels: { weapons: 1 }, people: { friday: { determination: 0 } } })
        .settled()
    }
  })

  rule('RC-ED-24', 'nothing that a Threat Action does hurts Friday', () => {
    // No fight, but the weapon level drops by two, and there is none.
    const taken = (edition: EditionId) =>
      on(edition, {
        friday: true,
        phase: 'action',
        threats: { right: 'event/night-attack' },
        huntingDeck: ['beast/boa'],
        discoveryStack: ['discovery/tobacco'],
      }).play(
        'threat',
        stack('threat', 'friday', { target: { kind: 'threat', side: 'right' }, card: 'event/night-attack' }),
      )
    taken('first')
      .has({ future: { food: 2 }, people: { friday: { wounds: 0 } } })
      .settled()
    taken('second')
      .has({ future: { food: 2 }, people: { friday: { wounds: 2 } } })
      .settled()
    for (const edition of EDITION_IDS) {
      // Events never touch him, his own Actions and Mystery cards do.
      eventOn(edition, 'event/bear', { friday: true, arrangeBlocked: true })
        .has({ people: { carpenter: { wounds: 1 }, friday: { wounds: 0 } } })
        .settled()
      on(edition, { friday: true, phase: 'action', huntingDeck: ['beast/fox'] })
        .play('hunt', stack('hunt', 'friday'))
        .has({ people: { friday: { wounds: 2 } } })
        .settled()
    }
  })

  rule('RC-ED-25', 'Friday rests without the Bed', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        friday: true,
        phase: 'action',
        items: ['invention/bed'],
        people: { friday: { wounds: 3 }, cook: { wounds: 3 } },
      })
        .play('rest', stack('rest', 'friday'))
        .has({ people: { friday: { wounds: 2, determination: 0 } } })
        .play('rest', stack('rest', 'cook'))
        .has({ people: { cook: { wounds: 1, determination: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-29', 'the group answers what is not for one person, whoever is First Player', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { phase: 'night', tiles: { B2: 9 } })
        .play('camping')
        .asks('campMove', 'table')
        .settled('campMove')
    }
  })
})

describe('phases', () => {
  test('RC-ED-30 a scenario goes before the rules, and a card before both', () => {
    for (const edition of EDITION_IDS) {
      // RC-SCN4-08 changes prices; RC-build/hungry-predator-TREASUREMAP-01 makes an Explore Action of a card.
      const volcano: Scene = { config: { scenario: 'volcano-island' }, available: { wood: 1, fur: 1 } }
      expect(offered(edition, volcano)).toContain('build/shelter')
      expect(offered(edition, { available: { wood: 1 } })).not.toContain('build/shelter')
      expect(offered(edition, { kept: [{ card: 'treasure/treasure-map' }] })).toContain('explore/treasure/treasure-map')
    }
  })

  rule('RC-ED-31', 'an enemy lowers the Palisade after the fight', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { round: 2, eventOrder: ['build/hungry-predator'], levels: { weapons: 9, palisade: 2 } })
        .play('event')
        .has({
          levels: { weapons: 9, palisade: 1 },
          available: { food: 1, fur: 1 },
          people: { carpenter: { wounds: 0 } },
        })
        .settled()
    }
  })

  rule('RC-ED-32', 'Wound die, Success die, Adventure die', () => {
    for (const edition of EDITION_IDS) {
      const explored = (wound: string, wounds: number) =>
        on(edition, {
          phase: 'action',
          exploreDeck: ['explore/old-grave'],
          people: { cook: { wounds } },
          rolls: { ...dice('explore', ['failure'], 'adventure'), 'die.explore.wound': [wound] },
        }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' } }))
      // The card asks for a token, and the failure has brought two.
      explored('blank', 0)
        .has({ people: { cook: { wounds: 0, determination: 1 } } })
        .settled()
      // Nothing comes after a deadly wound.
      explored('wound', 12)
        .ended('lost', 'death')
        .has({ people: { cook: { determination: 0 } }, exploreDeck: ['explore/old-grave'] })
        .settled()
    }
  })

  rule('RC-ED-33', 'the weather wounds everybody in camp, and nobody outside', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        weatherTokens: { snow: true },
        levels: { roof: 1 },
        tiles: { A1: 5 },
        outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
      })
        .play('weather')
        .changed({ people: { carpenter: { wounds: 1 } }, phase: 'weather', weatherTokens: { snow: false } })
        .settled()
    }
  })

  rule('RC-ED-34', 'a natural shelter helps only whoever discovered it in that very Action', () => {
    const lost = (edition: EditionId, scene: Scene) =>
      on(edition, {
        phase: 'action',
        resolving: true,
        shelterBuilt: true,
        available: { food: 9 },
        exploreDeck: ['explore/lost'],
        adventureTokens: ['explore'],
        ...scene,
      }).play('explore', stack('explore', 'cook', { certain: true }))
    const night = (t: Table) => t.play('actionsEnd').play('camping').choose('stay')
    // The cook has just found tile 11.
    for (const edition of EDITION_IDS) {
      night(lost(edition, { islandStack: [11] }))
        .has({ people: { cook: { wounds: 0 } } })
        .settled()
      night(lost(edition, { islandStack: [5] }))
        .has({ people: { cook: { wounds: 1 } } })
        .settled()
    }
    // A night on a tile that was known before.
    const known = (edition: EditionId) =>
      on(edition, {
        phase: 'night',
        shelterBuilt: true,
        tiles: { A1: 11 },
        outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
      })
        .play('camping')
        .choose('stay')
    known('first')
      .changed({ people: { cook: { wounds: 1 } } })
      .settled()
    known('second').changed({}).settled()
  })

  rule('RC-ED-38', 'when the Actions are over all that was gained becomes available, Treasures last', () => {
    for (const edition of EDITION_IDS) {
      const t = on(edition, {
        phase: 'action',
        future: { wood: 2 },
        futureDiscoveries: ['discovery/tobacco'],
        futureItems: ['invention/knife'],
        futureKept: ['treasure/whip'],
      }).play('actionsEnd')
      t.has({
        available: { wood: 2 },
        availableDiscoveries: ['discovery/tobacco'],
        items: ['invention/knife'],
        kept: [{ card: 'treasure/whip' }],
        levels: { weapons: 2 },
      }).settled()
    }
  })

  test('RC-ED-39 every Starting Equipment card has its two uses, whatever the colour of the markers', () => {
    for (const edition of EDITION_IDS) {
      const { kept, morale } = begin({ characters: ['cook', 'carpenter'], edition }).state
      expect(kept.map(({ uses }) => uses)).toEqual([2, 2])
      expect(morale).toBe(0)
    }
  })

  rule('RC-ED-44', 'what an Action demands concerns whoever takes it, what else is demanded concerns everybody', () => {
    for (const edition of EDITION_IDS) {
      meets(edition, 'build/windstorm', { shelterBuilt: true })
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } } })
        .settled()
      on(edition, { weatherTokens: { storm: true } })
        .play('weather')
        .changed({
          people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
          phase: 'weather',
          weatherTokens: { storm: false },
        })
        .settled()
      on(edition, { morale: -2, people: { carpenter: { determination: 1 } } })
        .play('morale')
        .changed({ people: { carpenter: { wounds: 1, determination: 0 } }, phase: 'morale' })
        .settled()
    }
  })
})

describe('cards', () => {
  rule('RC-ED-47', 'High Water takes one pawn', () => {
    const scene: Scene = { threats: { right: 'event/high-water' }, items: ['invention/shovel'] }
    plan(planningOn('first', scene), 'threat/right', 'cook').settled('plan')
    const t = planningOn('second', scene).choose('threat/right').choose('cook')
    expect(t.offers('support')).not.toContain('enough')
    t.choose('carpenter').settled('plan')
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

  rule('RC-ED-51', 'the token of a New Flock is no source', () => {
    // Tile 7 has wood, but no food.
    const flock = (edition: EditionId) => meets(edition, 'gather/new-flock', { round: 2, tiles: { A1: 7 } })
    const first = flock('first').has({ island: { A1: { additionalFood: 'gather/new-flock', flock: undefined } } })
    first.play('actionsEnd').play('planning')
    expect(
      leftAt(first, 'plan')
        .offers('plan')
        .filter((id) => id.startsWith('gather/')),
    ).toEqual(['gather/A1/wood'])
    const second = flock('second').has({ island: { A1: { additionalFood: 'gather/new-flock', flock: true } } })
    second.play('actionsEnd').play('planning')
    expect(
      leftAt(second, 'plan')
        .offers('plan')
        .filter((id) => id.startsWith('gather/')),
    ).toEqual(['gather/A1/wood', 'gather/A1/flock'])
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
    const t = planningOn('first', scene).choose('explore/treasure/treasure-map').choose('cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'enough'])
    t.choose('enough').has({
      plan: [stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' } })],
    })
    t.settled('plan')
    const dig = (success: readonly string[], certain = false) =>
      on('first', {
        ...scene,
        phase: 'action',
        mysteryDeck: ['treasure/boxes', 'treasure/gold'],
        rolls: certain ? {} : dice('explore', success),
      }).play('explore', stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' }, certain }))
    dig(['failure'])
      .has({ kept: [{ card: 'treasure/treasure-map' }], futureKept: [], people: { cook: { determination: 2 } } })
      .settled()
    for (const found of [dig(['success']), dig([], true)]) {
      found
        .choose('yes')
        .has({ kept: [], futureKept: ['treasure/gold', 'treasure/boxes'] })
        .settled()
    }
    const two = planningOn('second', scene).choose('explore/treasure/treasure-map').choose('cook')
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
      t.settled('arranged')
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
      expect(state.tilesExplored).toBe(0)
      const boat = (tilesExplored: number) =>
        offered(edition, {
          config: { scenario: 'volcano-island' },
          items: ['invention/rope'],
          available: { wood: 3 },
          scenarioSheet: { volcanoIsland: { explored: [2, 5, 6] } },
          tilesExplored,
        }).includes('build/volcano-island/jolly-boat')
      expect([5, 6].map(boat)).toEqual([false, true])
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

  test.each(LANGUAGES)('what the first edition prints on its cards, in %s', async (language) => {
    const ids = [
      'event/cold-rain-2',
      ...Object.keys(FIRST_EVENTS),
      ...Object.keys(FIRST_ADVENTURES),
      ...Object.keys(FIRST_DANGERS),
      ...Object.keys(FIRST_TREASURES),
      ...Object.keys(FIRST_EQUIPMENT),
      ...Object.keys(FIRST_DISCOVERIES),
      'invention/basket',
    ]
    const text = (id: string, edition: EditionId) => cardText(tongueFor(language, { edition }), id)
    for (const id of ids.slice(1)) {
      expect(text(id, 'first').parts, id).not.toEqual(text(id, 'second').parts)
      expect(readCard(id, language, { edition: 'first' }).parts).toEqual(text(id, 'first').parts)
      expect(readCard(id, language).parts).toEqual(text(id, 'second').parts)
    }
    const lines = ids.flatMap((id) => {
      const { title, parts } = text(id, 'first')
      return [title, ...parts.map((part) => `  ${part}`), '']
    })
    await expect(lines.join('\n')).toMatchFileSnapshot(`golden/first-edition.${language}.txt`)
  })

  test('a voice speaks of the cards of its game', () => {
    const event = { t: 'mysteryRevealed', card: 'creature/bats' }
    const [first, second] = EDITION_IDS.map((edition) => {
      const { config } = begin({ characters: ['cook'], edition })
      return crusoeBox.voices.en.of?.(config).log(event)
    })
    expect(second).toBe(crusoeBox.voices.en.log(event))
    expect(first).toContain('iscard 1 Determination token')
    expect(first).not.toBe(second)
  })
})
