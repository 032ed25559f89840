// The board model: what a screen is given to draw, in four languages.
import { readdirSync, readFileSync } from 'node:fs'
import { randomPlayer } from '@landfall/bots'
import {
  boardOf,
  CHARACTERS,
  cardOf,
  crusoeBox,
  readCard,
  revealsOf,
  ruleOf,
  setupOffer,
  TITLES,
} from '@landfall/crusoe'
import type { Board, BoardSpace, Named } from '@landfall/crusoe/board'
import { planning, stack, table } from '@landfall/crusoe/testing'
import type { Happened } from '@landfall/kernel'
import { rule, rulesListed } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { none } from '../src/state.ts'
import { lines } from '../src/text/log.ts'
import { leftAt } from './open-questions.ts'

const RULES = new Set(rulesListed(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')))

/** Everything that a board may show and a player may want to read. */
const READABLE = new Set([...Object.keys(TITLES), ...CHARACTERS, 'friday', 'dog'])

/** An id that no language has put into words, or a value that was not there. */
const RAW =
  /undefined|NaN|\[object|[{}]|\b(event|build|gather|explore|treasure|creature|trap|invention|equipment|beast|discovery|ability|special|wreckage|castaways|cursed-island|jenny|volcano-island|cannibal-island|family-robinson|king-kong|friday|character|space)\//
const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|discard)\b/i

/** What people read; everything else is for programs. */
const SPOKEN = new Set(
  (
    'name said goal intro text title mood label deckName terrainName shelterName ignored animals invention pack parts ' +
    'book totem guide item bonus'
  ).split(' '),
)

/** The texts in some data, each with where it stands. What `action` says is text on a card alone. */
function spokenIn(data: unknown, path = '', spoken = false): readonly (readonly [path: string, text: string])[] {
  if (typeof data === 'string') return spoken ? [[path, data]] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const isText = SPOKEN.has(key) || (key === 'action' && 'ignored' in data)
    return spokenIn(value, `${path}/${key}`, isText || (spoken && Array.isArray(data)))
  })
}

/** What has been looked at: the same texts come again and again. */
const known = new Set<string>()

function expectSpoken(language: Language, data: unknown): void {
  for (const [path, text] of spokenIn(data)) {
    const key = `${language} ${text}`
    if (path.endsWith('/mood') || known.has(key)) continue
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(RAW)
    if (language !== 'en') expect(text, path).not.toMatch(ENGLISH)
    // Spaces are called A1 to C3 in every language.
    if (language === 'ru') expect(text.replaceAll(/\b[ABC][1-4]\b/g, ''), path).not.toMatch(/[A-Za-z]/)
    known.add(key)
  }
}

/** What is the same in every language. */
const wordless = (board: Board): string =>
  JSON.stringify(board, (key, value: unknown) => (SPOKEN.has(key) || key === 'action' ? undefined : value))

test('boards of random games are plain data, in words of every language, and all that happened is explained', () => {
  for (let game = 0; game < 8; game++) {
    const session = crusoeBox.game.start({ ...crusoeBox.setupFor(1 + (game % 4), game), seed: `board/${game}` })
    const player = randomPlayer(`board/${game}`)
    let events: readonly Happened[] = []
    session.listen({
      happened(some) {
        events = [...events, ...some]
      },
    })
    while (session.outcome === undefined) {
      const view = session.view(session.seats[0])
      const boards = LANGUAGES.map((language) => {
        const board = boardOf(view, language)
        expectSpoken(language, board)
        expectSpoken(language, revealsOf(events, language))
        return board
      })
      const [board] = boards
      if (board === undefined) throw new Error('nobody speaks')
      expect(new Set(boards.map(wordless)).size).toBe(1)
      expect(JSON.parse(JSON.stringify(board))).toEqual(board)
      expect(cardsOn(board).filter(({ id }) => !READABLE.has(id))).toEqual([])
      for (const event of events) expectExplained(event)
      events = []
      session.answer(player.answer(session))
    }
  }
})

/** Every card on a board. */
function cardsOn({ threats, inventions, kept, discoveries, people, plan, card }: Board): readonly Named[] {
  return [
    ...threats.flatMap((threat) => threat.card ?? []),
    ...inventions,
    ...kept,
    ...discoveries,
    ...people,
    ...people.flatMap(({ abilities, specialWounds }) => [...abilities, ...specialWounds]),
    ...plan.flatMap(({ leader, support }) => [leader, ...support]),
    ...(card === undefined ? [] : [card]),
  ]
}

function expectExplained(event: Happened): void {
  const explained = ruleOf(event)
  if (Object.hasOwn(lines, event.t)) expect(explained, event.t).toBeDefined()
  if (explained !== undefined) expect(RULES.has(explained), `${event.t}: ${explained}`).toBe(true)
  const card = cardOf(event)
  if (card !== undefined) expect(READABLE.has(card), `${event.t}: ${card}`).toBe(true)
}

type Scene = NonNullable<Parameters<typeof table>[0]>

/** The board of a position as it is planned. */
const planned = (scene: Scene, language: Language = 'en'): Board =>
  boardOf(leftAt(planning(scene), 'plan').session.view(), language)

const spaceOn = ({ island }: Board, name: string): BoardSpace => {
  const found = island.find(({ space }) => space === name)
  if (found === undefined) throw new Error(`there is no space ${name}`)
  return found
}

describe('inventions', () => {
  const named = ({ inventions }: Board, id: string): Board['inventions'][number] | undefined =>
    inventions.find((one) => one.id === id)

  rule('RC-ITEM-02 RC-ITEM-03', 'each need says whether it is met', () => {
    const board = planned({
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      items: ['invention/knife'],
      available: { wood: 1 },
    })
    expect(named(board, 'invention/spear')).toEqual({
      id: 'invention/spear',
      name: 'Spear',
      state: 'possible',
      needs: [
        { name: 'Knife', met: true },
        { name: '1 wood', met: true },
      ],
      personal: 'soldier',
    })
    expect(named(board, 'castaways/mast')).toMatchObject({
      state: 'missing',
      needs: [
        { name: 'Rope', met: false },
        { name: '1 wood', met: true },
        { name: '1 fur', met: false },
      ],
    })
    expect(named(board, 'invention/fire')).toMatchObject({
      state: 'possible',
      needs: [{ name: 'Mountains', met: true }],
    })
    expect(named(board, 'invention/map')).toMatchObject({ state: 'missing', needs: [{ name: 'River', met: false }] })
    expect(named(board, 'invention/snare')).toBeUndefined()
  })

  rule('RC-TERM-17 RC-TERM-18', 'a terrain that is covered or face down does not count', () => {
    for (const facts of [{ terrainCovered: true }, { inaccessible: true }]) {
      const board = planned({ tiles: { A1: 5 }, island: { A1: facts } })
      expect(named(board, 'invention/fire')).toMatchObject({ state: 'missing', needs: [{ met: false }] })
    }
  })

  rule('RC-INV-32', 'wood or fur is one need', () => {
    const sling = { inventions: ['invention/sling' as const] }
    const state = (scene: Scene): unknown => named(planned({ ...sling, ...scene }), 'invention/sling')
    expect(state({})).toMatchObject({ state: 'missing', needs: [{ name: '1 wood or 1 fur', met: false }] })
    expect(state({ available: { fur: 1 } })).toMatchObject({ state: 'possible' })
    expect(state({ available: { wood: 1 } })).toMatchObject({ state: 'possible' })
  })

  rule('RC-TOK-19', 'an Additional Wood token on the Build space makes wood dearer', () => {
    const scene: Scene = { tiles: { A1: 5 }, actionTokens: { build: ['additionalWood'] } }
    const hatchet = (wood: number): unknown => named(planned({ ...scene, available: { wood } }), 'castaways/hatchet')
    expect(hatchet(1)).toMatchObject({ state: 'missing', needs: [{ met: true }, { name: '2 wood', met: false }] })
    expect(hatchet(2)).toMatchObject({ state: 'possible' })
  })

  rule('RC-ITEM-05 RC-ITEM-08 RC-ITEM-18', 'what is built, built today, or turned over stays in its place', () => {
    const order = (scene: Scene): readonly string[] => planned(scene).inventions.map(({ id }) => id)
    const scene: Scene = {
      items: ['invention/rope', 'invention/pot', 'invention/bricks'],
      futureItems: ['invention/fire'],
      flipped: [
        { item: 'invention/pot', rebuilt: false },
        { item: 'invention/bricks', rebuilt: true },
      ],
      inventions: ['invention/knife', 'invention/snare', 'invention/bow'],
    }
    const board = planned(scene)
    expect(board.inventions.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'invention/bricks future',
      'invention/fire future',
      'invention/knife missing',
      'invention/pot flipped',
      'invention/rope built',
      'invention/snare possible',
      'invention/bow missing',
    ])
    expect(named(board, 'invention/rope')?.needs).toEqual([{ name: 'Plains', met: true }])
    expect(named(board, 'invention/pot')?.needs).toEqual([{ name: 'Hills', met: false }])
    const start = order({})
    expect(order({ items: ['invention/rope', 'invention/dam'] })).toEqual(start)
    expect(start.slice(0, 9)).toEqual(
      ['bricks', 'dam', 'fire', 'knife', 'map', 'medicine', 'pot', 'rope', 'shovel'].map((id) => `invention/${id}`),
    )
  })

  rule('RC-PLAN-15', 'what is planned has been paid for', () => {
    const t = table({ phase: 'action', tiles: { A1: 5 }, available: { wood: 1 } }).play('planning')
    t.choose('build/castaways/hatchet').choose('cook').choose('enough')
    const board = boardOf(t.session.view(), 'en')
    expect(named(board, 'castaways/hatchet')).toMatchObject({
      state: 'possible',
      needs: [{ met: true }, { met: true }],
    })
    expect(board.plan).toEqual([
      {
        id: 1,
        choices: ['remove/1', '1'],
        at: 'build/castaways/hatchet',
        action: 'build',
        name: 'Build: Hatchet',
        leader: { id: 'cook', name: 'Cook' },
        support: [],
        certain: false,
        odds: { success: 4 / 6, wound: 4 / 6, adventure: 3 / 6 },
        paid: [{ id: 'wood', count: 1 }],
      },
    ])
    expect(board.people.map(({ id, pawns }) => [id, pawns])).toEqual([
      ['carpenter', { free: 2, all: 2 }],
      ['cook', { free: 1, all: 2 }],
    ])
    t.settled('plan')
  })

  rule('RC-CARD-CATASTROPHE-01', 'Items put aside come back at the end of the phase', () => {
    const board = planned({ inventions: [], itemsAside: ['invention/rope'] })
    expect(board.inventions).toMatchObject([{ id: 'invention/rope', state: 'future' }])
  })
})

describe('people', () => {
  rule('RC-CHAR-22 RC-FRI-01 RC-DOG-01', 'pawns that are free, and all of them', () => {
    const board = planned({
      friday: true,
      dog: true,
      limits: { onePawn: ['cook'] },
      plan: [
        stack('explore', 'carpenter', {
          target: { kind: 'space', space: 'A1' },
          support: ['carpenter', 'friday', 'dog'],
        }),
      ],
    })
    expect(board.people.map(({ id, companion, pawns }) => [id, companion, pawns])).toEqual([
      ['carpenter', false, { free: 0, all: 2 }],
      ['cook', false, { free: 1, all: 1 }],
      ['friday', true, { free: 0, all: 1 }],
    ])
    expect(board.plan[0]).toMatchObject({
      at: 'explore/A1',
      name: 'Explore A1',
      support: [{ name: 'Carpenter' }, { name: 'Friday' }, { id: 'dog', name: 'Dog' }],
      paid: [],
    })
  })

  rule('RC-CHAR-03 RC-CHAR-11 RC-ABIL-GEN-02 RC-CARD-AMULET-01', 'the sheet of a character', () => {
    const board = planned({
      people: {
        cook: {
          wounds: 5,
          determination: 3,
          used: ['ability/hooch'],
          specialWounds: [{ part: 'leg', card: 'gather/twisted-ankle' }],
          coveredArrows: [7],
        },
      },
    })
    expect(board.people[1]).toMatchObject({
      id: 'cook',
      name: 'Cook',
      firstPlayer: false,
      outside: false,
      wounds: 5,
      deadly: 13,
      arrows: [
        { wound: 4, covered: false },
        { wound: 7, covered: true },
        { wound: 9, covered: false },
        { wound: 11, covered: false },
      ],
      determination: 3,
      specialWounds: [{ id: 'gather/twisted-ankle', name: 'Leg: Twisted Ankle' }],
      pack: [],
    })
    expect(board.people[1]?.abilities.map(({ name, cost, used }) => [name, cost, used])).toEqual([
      ["Grandma's Recipe", 2, false],
      ['Scrounger', 2, false],
      ['Stone Soup', 3, false],
      ['Hooch', 3, true],
    ])
    expect(board.people[0]).toMatchObject({ id: 'carpenter', firstPlayer: true })
  })

  rule('RC-NIGHTOUT-01 RC-NIGHTOUT-02', 'somebody outside, and what is on the own sheet', () => {
    const board = planned({
      tiles: { A1: 5 },
      outside: {
        cook: {
          space: 'A1',
          pack: { ...none(), food: 2 },
          discoveries: ['discovery/goat'],
          treasures: ['treasure/gold'],
        },
      },
    })
    expect(board.people[1]).toMatchObject({ outside: true, pack: ['2 food', 'Goat', 'Gold!'] })
    expect(spaceOn(board, 'A1')).toMatchObject({ outside: ['cook'] })
    expect(spaceOn(board, 'A1').said).toContain('Night outside the camp: Cook.')
    expect(spaceOn(board, 'B1').outside).toEqual([])
  })
})

describe('the island', () => {
  rule('RC-TERM-11 RC-TOK-24', 'sources: exhausted, and with a token of their kind', () => {
    const board = planned({
      tiles: { A1: 4 },
      island: { B1: { exhausted: ['wood'] }, A1: { additionalFood: 'invention/snare', exhausted: ['fish'] } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    expect(spaceOn(board, 'B1')).toMatchObject({
      at: 'space/B1',
      name: 'Beach',
      camp: true,
      tile: {
        number: 8,
        terrain: 'beach',
        covered: false,
        sources: [
          { id: 'fish', exhausted: false, extra: 0 },
          { id: 'wood', exhausted: true, extra: 0 },
        ],
      },
      tokens: [{ id: 'greaterDanger', name: 'Greater Danger' }],
      said: 'Beach, B1. Camp. Fish, wood (exhausted). Greater Danger.',
    })
    expect(spaceOn(board, 'A1').said).toBe('Hills, A1. Fish (+1, exhausted), wood. Totem symbol.')
    expect(spaceOn(board, 'C1')).toMatchObject({
      name: 'Space C1',
      tile: undefined,
      camp: false,
      said: 'Space C1. Unexplored.',
    })
  })

  rule('RC-TERM-14', 'a tile that is face down shows nothing', () => {
    const board = planned({ tiles: { A1: 2 }, island: { A1: { inaccessible: true } } })
    expect(spaceOn(board, 'A1')).toMatchObject({
      name: 'Space A1',
      tile: { faceDown: true, covered: true, naturalShelter: false, beast: false, totem: false, sources: [] },
      said: 'Space A1. Tile turned face down.',
    })
  })

  rule('RC-GATHER-10 RC-CARD-NEWFLOCK-02', 'tokens without a source of their kind, and a flock that is one', () => {
    const idle = planned({
      tiles: { A1: 1, B2: 3, C1: 9 },
      island: { A1: { additionalFood: 'x' }, B2: { additionalWood: 'x' } },
      waitingMarkers: ['C2'],
      shortcut: 'C1',
    })
    expect(spaceOn(idle, 'A1')).toMatchObject({ tokens: [], said: 'Plains, A1. Wood. Beast symbol. Additional Food.' })
    expect(spaceOn(idle, 'B2').tokens).toEqual([{ id: 'additionalWood', name: 'Additional Wood' }])
    expect(spaceOn(idle, 'C1').tokens).toEqual([{ id: 'shortcut', name: 'Shortcut' }])
    expect(spaceOn(idle, 'C2').said).toBe('Space C2. Unexplored. Marker.')
    const flock = planned({ tiles: { A1: 1 }, island: { A1: { additionalFood: 'gather/new-flock', flock: true } } })
    expect(spaceOn(flock, 'A1').tile?.sources).toEqual([
      { id: 'wood', name: 'wood', exhausted: false, extra: 0 },
      { id: 'flock', name: 'flock', exhausted: false, extra: 0 },
    ])
  })

  rule('RC-BUILD-11 RC-BUILD-12', 'the camp: its shelter and its levels', () => {
    const natural = planned({ tiles: { A1: 11 }, camp: 'A1', levels: { roof: 1, weapons: 3 } }).camp
    expect(natural).toEqual({
      space: 'A1',
      shelter: 'natural',
      shelterName: 'Natural shelter',
      levels: [
        { id: 'roof', name: 'Roof', level: 1 },
        { id: 'palisade', name: 'Palisade', level: 0 },
        { id: 'weapons', name: 'Weapons', level: 3 },
      ],
    })
    expect(planned({ tiles: { A1: 11 }, camp: 'A1', shelterBuilt: true }).camp.shelter).toBe('built')
    expect(planned({}).camp).toMatchObject({ shelter: 'none', shelterName: 'No shelter' })
  })
})

describe('the table', () => {
  rule('RC-SCN1-01 RC-SCN1-02 RC-SCN1-03', 'the scenario sheet', () => {
    const { scenario, rounds } = planned({ scenarioSheet: { castaways: { pile: [1, 1, 0, 0, 0], filledInRound: 1 } } })
    const [pile, goal] = scenario.parts
    expect(pile).toMatchObject({ part: 'stages', id: 'pile', name: 'Signal pile' })
    expect(pile?.part === 'stages' && pile.stages.map(({ has, needs }) => `${has}/${needs}`)).toEqual([
      '1/1',
      '1/2',
      '0/3',
      '0/4',
      '0/5',
    ])
    expect(goal).toMatchObject({
      part: 'list',
      entries: [
        { name: 'Fire', met: false },
        { name: 'A ship passes', met: false },
      ],
    })
    expect(rounds).toBe(12)
    expect(scenario.track).toHaveLength(12)
    expect(scenario.track[2]).toEqual({ round: 3, dice: [], marks: [] })
    expect(scenario.track[3]).toEqual({ round: 4, dice: ['rain'], marks: [] })
    expect(scenario.track[9]).toEqual({
      round: 10,
      dice: ['rain', 'winter', 'animals'],
      marks: [{ id: 'ship', name: 'A ship passes' }],
    })
  })

  rule('RC-THR-01 RC-THR-09 RC-EVT-13', 'threats say what can be done and what happens otherwise', () => {
    const { threats } = planned({ threats: { left: 'event/argument', right: 'wreckage/food-crates' } })
    expect(threats).toEqual([
      {
        side: 'left',
        card: {
          id: 'event/argument',
          name: 'Argument',
          deck: 'event',
          action: expect.stringMatching(/^Threat Action “Agreement” \(2 pawns of two different characters\): /),
          ignored: expect.stringMatching(/^If ignored: /),
        },
      },
      {
        side: 'right',
        card: {
          id: 'wreckage/food-crates',
          name: 'Food Crates',
          deck: 'wreckage',
          action: expect.stringMatching(/\(1 pawn\): .+\(2 pawns\): /),
          ignored: undefined,
        },
      },
    ])
    expect(planned({}).threats.map(({ card }) => card)).toEqual([undefined, undefined])
  })

  rule('RC-RES-13 RC-USE-09', 'what is there now, and what will be there after the phase', () => {
    const board = planned({
      available: { wood: 2 },
      future: { wood: 1, food: 3 },
      kept: [{ card: 'equipment/pistol', uses: 1 }],
      futureEquipment: ['equipment/bible'],
      reminders: ['trap/spider-web'],
      availableDiscoveries: ['discovery/goat', 'castaways/pirate-sabre', 'discovery/goat'],
      futureDiscoveries: ['discovery/goat'],
    })
    expect(board.resources).toEqual([
      { id: 'food', name: 'Food', available: 0, future: 3 },
      { id: 'nonperishable', name: 'Nonperishable food', available: 0, future: 0 },
      { id: 'wood', name: 'Wood', available: 2, future: 1 },
      { id: 'fur', name: 'Fur', available: 0, future: 0 },
    ])
    expect(board.kept).toEqual([
      { id: 'equipment/pistol', name: 'Pistol', uses: 1, future: false },
      { id: 'trap/spider-web', name: 'Spider Web', uses: undefined, future: false },
      { id: 'equipment/bible', name: 'Bible', uses: undefined, future: true },
    ])
    expect(board.discoveries).toEqual([
      { id: 'discovery/goat', name: 'Goat', count: 2, future: false },
      { id: 'castaways/pirate-sabre', name: 'Pirate Sabre', count: 1, future: false },
      { id: 'discovery/goat', name: 'Goat', count: 1, future: true },
    ])
  })

  rule('RC-PLAN-05 RC-TOK-02 RC-TOK-27', 'the seven Actions, with the tokens on them', () => {
    const { actions } = planned({
      actionTokens: { gather: ['reroll'], arrange: ['timeConsuming'] },
      adventureTokens: ['gather'],
    })
    expect(actions.map(({ id, tokens, adventure }) => [id, tokens.map((token) => token.id), adventure])).toEqual([
      ['threat', [], false],
      ['hunt', [], false],
      ['build', [], false],
      ['gather', ['reroll'], true],
      ['explore', [], false],
      ['arrange', ['timeConsuming'], false],
      ['rest', [], false],
    ])
  })

  rule('RC-WEA-02 RC-TERM-03', 'weather and decks', () => {
    const board = planned({
      weather: { clouds: ['rain-2', 'snow-1'], animals: ['food'] },
      weatherTokens: { storm: true },
      eventOrder: ['event', 'event'],
      eventDeck: ['event/argument', 'event/bear'],
      huntingDeck: ['beast/fox'],
      huntingTop: 'beast/bear',
      discoveryStack: ['discovery/goat'],
      seenTiles: [5],
      islandStack: [6, 7],
    })
    expect(board.weather).toEqual({
      tokens: [{ id: 'storm', name: 'Storm' }],
      rain: 2,
      snow: 1,
      animals: ['they want food'],
    })
    expect(board.decks.map(({ id, cards }) => `${id} ${cards}`)).toEqual([
      'event 2',
      'build 0',
      'gather 0',
      'explore 0',
      'mystery 0',
      'hunting 2',
      'invention 0',
      'island 3',
      'discovery 1',
    ])
  })

  rule('RC-RES-03 RC-FIGHT-01', 'the Action at hand keeps its pawns, its card and its fight in sight', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      huntingDeck: ['beast/fox'],
      kept: [{ card: 'equipment/pistol', uses: 1 }],
    }).play('hunt', stack('hunt', 'cook', { support: ['carpenter'] }))
    const board = boardOf(t.session.view(), 'en')
    expect(board.fight).toEqual({ strength: 2, fighters: ['cook'] })
    expect(board.plan).toMatchObject([{ at: 'hunt', leader: { id: 'cook' }, support: [{ id: 'carpenter' }] }])
    expect(board.people.map(({ pawns }) => pawns.free)).toEqual([1, 1])
    expect(planned({ adventure: 'gather/twisted-ankle' }).card).toEqual({
      id: 'gather/twisted-ankle',
      name: 'Twisted Ankle',
    })
    expect(planned({ event: 'gather/twisted-ankle' }).card?.name).toBe('Swollen Ankle')
    expect(planned({}).card).toBeUndefined()
    t.settled('fight')
  })
})

describe('cards', () => {
  const DECKS =
    'event wreckage build gather explore treasure creature trap invention equipment discovery beast ability character'

  test.each(LANGUAGES)('every card can be read in %s', (language) => {
    for (const id of READABLE) {
      const card = readCard(id, language)
      expect(card.id).toBe(id)
      expect(DECKS.split(' ')).toContain(card.deck)
      expect(card.parts.length, id).toBeGreaterThan(0)
      expectSpoken(language, card)
      expect(card.rules.length, id).toBeGreaterThan(0)
      for (const one of card.rules) expect(RULES, id).toContain(one)
    }
  })

  test('every ruling on a card is found from a card', () => {
    const found = new Set([...READABLE].flatMap((id) => readCard(id, 'en').rules))
    const rulings = [...RULES].filter((id) => /^RC-(CARD|ABIL-(CARP|COOK|EXPL|SOLD))-/.test(id))
    expect(rulings.filter((id) => !found.has(id))).toEqual([])
    // Those of later scenarios have no cards yet.
    const inventions = [...RULES].filter((id) => /^RC-INV-(0[4-9]|[12]\d|3[0-3])$/.test(id))
    expect(inventions).toHaveLength(30)
    expect(inventions.filter((id) => !found.has(id))).toEqual([])
  })

  rule('RC-DISC-05 RC-SCN1-09 RC-CHAR-23 RC-ABIL-COOK-05', 'what special tokens, abilities and people say', () => {
    expect(readCard('castaways/oil', 'en')).toMatchObject({
      id: 'castaways/oil',
      deck: 'discovery',
      title: 'Oil',
      rules: ['RC-SCN1-09', 'RC-SCN1-14'],
    })
    expect(readCard('castaways/mast', 'en').deck).toBe('invention')
    expect(readCard('ability/hooch', 'en')).toMatchObject({
      deckName: 'Ability',
      parts: ['3 Determination tokens.', 'In the Weather Phase, ignore 1 rain cloud or count 1 snow cloud as rain.'],
    })
    expect(readCard('cook', 'en').parts).toHaveLength(5)
    expect(readCard('event/bear', 'en').rules).toEqual(['RC-EVT-06'])
    expect(() => readCard('event/no-such-card', 'en')).toThrow('there is no card "event/no-such-card"')
  })
})

describe('what is seen', () => {
  test('RC-EVT-04 of a card that comes up from the Event deck, the lower half counts', () => {
    const seen = revealsOf(
      [
        { t: 'phaseBegan', phase: 'event' },
        { t: 'eventDrawn', card: 'gather/twisted-ankle' },
        { t: 'eventDrawn', card: 'event/bear' },
        { t: 'adventureDrawn', deck: 'gather', card: 'gather/twisted-ankle' },
        { t: 'discoveryDrawn', token: 'castaways/oil' },
      ],
      'en',
    )
    const card = { reveal: 'card', lower: false }
    expect(seen).toEqual([
      { ...card, card: 'gather/twisted-ankle', title: 'Swollen Ankle', label: 'Event', lower: true },
      { ...card, card: 'event/bear', title: 'Bear', label: 'Event' },
      { ...card, card: 'gather/twisted-ankle', title: 'Twisted Ankle', label: 'Adventure: Gather' },
      { ...card, card: 'castaways/oil', title: 'Oil', label: 'Discovery token' },
    ])
  })

  test('RC-DICE-03 only the dice that were rolled', () => {
    const dice = { action: 'build', wound: 'wound', success: 'failure', adventure: 'blank' } as const
    expect(revealsOf([{ t: 'diceRolled', dice: { ...dice, rolled: ['wound', 'success'] } }], 'en')).toEqual([
      {
        reveal: 'dice',
        action: 'build',
        name: 'Build',
        dice: [
          { die: 'wound', shows: true, name: 'Wound' },
          { die: 'success', shows: false, name: 'No success' },
        ],
      },
    ])
  })

  test('RC-WEA-03 weather, where there is any', () => {
    expect(revealsOf([{ t: 'weatherRolled', clouds: [], animals: [] }], 'en')).toEqual([])
    expect(revealsOf([{ t: 'weatherRolled', clouds: ['rain-2', 'snow-1'], animals: ['blank'] }], 'en')).toEqual([
      {
        reveal: 'weather',
        name: 'Weather',
        dice: [
          { die: 'rain', face: 'rain-2', name: '2 rain clouds' },
          { die: 'winter', face: 'snow-1', name: '1 snow cloud' },
          { die: 'animals', face: 'blank', name: 'Hungry animals: they stay away' },
        ],
      },
    ])
  })
})

describe('why', () => {
  /** Events whose rule depends on what they tell, as they may be told. */
  const TOLD: { readonly [name: string]: readonly Omit<Happened, 't'>[] } = {
    phaseBegan: ['event', 'morale', 'production', 'action', 'actionsEnd', 'weather', 'night'].map((phase) => ({
      phase,
    })),
    markerPut: ['fog', 'ash', 'cross', 'trap', 'burnt'].map((marker) => ({ marker })),
    markerRemoved: [{ marker: 'fog' }],
    tokenUsed: [{ token: 'cursed-island/sacrificial-dagger' }],
    abilityUsed: [{ ability: 'ability/hooch' }, { ability: 'friday/second-try' }],
    cardUsed: [{ card: 'equipment/bible' }, { card: 'treasure/gold' }],
    discoveryUsed: [{ token: 'discovery/goat' }, { token: 'castaways/pirate-sabre' }],
    itemUsed: [{ item: 'invention/pot' }],
    eventDrawn: [{ card: 'event/bear' }, { card: 'gather/viper' }],
    threatGone: [
      { side: 'left', card: 'event/bear' },
      { side: 'right', card: 'event/bear' },
    ],
    resolved: (['threat', 'hunt', 'build', 'gather', 'explore', 'arrange', 'rest'] as const).flatMap((action) =>
      [true, false].map((certain) => ({ stack: stack(action, 'cook', { certain }), success: certain })),
    ),
  }
  /** Events that name their rule themselves. */
  const NAMED = ['wounded', 'healed', 'moraleChanged', 'determinationChanged', 'resourcesChanged', 'levelChanged']

  test.each(Object.keys(lines))('%s has a rule', (t) => {
    const named = NAMED.includes(t) ? { rule: 'RC-UNMET-03' } : {}
    for (const told of TOLD[t] ?? [{}]) expect(RULES).toContain(ruleOf({ t, ...told, ...named }))
  })

  test('an event that is of no interest has none', () => {
    expect(ruleOf({ t: 'diceResolved' })).toBeUndefined()
    expect(cardOf({ t: 'diceResolved' })).toBeUndefined()
  })

  test('the card that an event is about', () => {
    const resolved = (more: Parameters<typeof stack>[2]): string | undefined =>
      cardOf({ t: 'resolved', stack: stack('build', 'cook', more), success: true })
    expect(resolved({ target: { kind: 'invention', invention: 'invention/pot' } })).toBe('invention/pot')
    expect(resolved({ target: { kind: 'building', building: 'roof' } })).toBeUndefined()
    expect(resolved({ target: { kind: 'threat', side: 'left' }, card: 'event/bear' })).toBe('event/bear')
    expect(cardOf({ t: 'beastHunted', beast: 'beast/fox' })).toBe('beast/fox')
  })

  test('every rule that the board names is a rule', () => {
    const folder = new URL('../src/board/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const named = files.flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bRC(?:-[A-Z0-9]+)+-\d\d\b/g),
    ])
    expect(named.length).toBeGreaterThan(50)
    for (const [id] of named) expect(RULES).toContain(id)
  })
})

describe('a new game', () => {
  test.each(LANGUAGES)('what it can be made of in %s', (language) => {
    const offer = setupOffer(language)
    expectSpoken(language, offer)
    expect(offer).toMatchObject({
      editions: [
        { id: 'second', usual: true },
        { id: 'first', usual: false },
      ],
      scenarios: [
        { id: 'castaways', rounds: 12, books: { usual: 6, most: 12, more: 'easier' }, editions: ['first', 'second'] },
        { id: 'cursed-island', rounds: 10, books: { usual: 5, most: 10, more: 'harder' } },
        { id: 'jenny', rounds: 8, books: { usual: 4, most: 8, more: 'harder' } },
        { id: 'volcano-island', rounds: 8, books: { usual: 4, most: 8, more: 'harder' } },
        { id: 'cannibal-island', rounds: 9, books: { usual: 5, most: 10, more: 'harder' } },
        { id: 'family-robinson', rounds: 12, books: { usual: 6, most: 12, more: 'harder' } },
        { id: 'king-kong', rounds: 10, books: { usual: 5, most: 10, more: 'harder' }, editions: ['second'] },
      ],
      wreckage: [
        { id: 'wreckage/captains-chest', usual: false },
        { id: 'wreckage/food-crates', usual: true },
        { id: 'wreckage/lifeboat', usual: false },
      ],
      company: { friday: 2, dog: 1 },
      equipment: { usual: 2, most: 8 },
    })
    expect(offer.characters.map(({ id, abilities, deadly }) => [id, abilities.length, deadly])).toEqual([
      ['carpenter', 4, 13],
      ['cook', 4, 13],
      ['explorer', 4, 12],
      ['soldier', 4, 12],
    ])
  })
})
