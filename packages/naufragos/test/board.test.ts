// The board model: what a screen is given to draw, in four languages.
import { readdirSync, readFileSync } from 'node:fs'
import { randomPlayer } from '@landfall/bots'
import type { Happened, Question, Session } from '@landfall/kernel'
import {
  boardOf,
  cardOf,
  headingOf,
  type Naufragos,
  naufragosBox,
  phaseName,
  readCard,
  revealsOf,
  ruleOf,
  setupOffer,
} from '@landfall/naufragos'
import type { Board, BoardCastaway, BoardProject } from '@landfall/naufragos/board'
import { table } from '@landfall/naufragos/testing'
import { rule, rulesListed, type TestTable } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../src/components/action-spaces.ts'
import { events } from '../src/events.ts'
import { CARD_WORDS } from '../src/text/names/index.ts'

const RULES = new Set(rulesListed(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')))
const READABLE = Object.keys(CARD_WORDS)

/** An id that no language has put into words, or a value that was not there. */
const RAW =
  /undefined|NaN|\[object|[{}]|\b[KABEWCIHZ]\d{1,2}\b|\b0\d\d\b|\b(castaway|action|deck|project|reserve|story|fish|tag|flag|state|news)\//
const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|discard)\b/i

/** What people read; everything else is for programs. */
const SPOKEN = new Set(
  'name said text title mood label deckName parts stateName role closed forageName tags'.split(' '),
)

/** The texts in some data, each with where it stands. */
function spokenIn(data: unknown, path = '', spoken = false): readonly (readonly [path: string, text: string])[] {
  if (typeof data === 'string') return spoken ? [[path, data]] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    spokenIn(value, `${path}/${key}`, SPOKEN.has(key) || (spoken && Array.isArray(data))),
  )
}

/** What has been looked at: the same texts come again and again. */
const known = new Set<string>()

function expectSpoken(language: Language, data: unknown): void {
  for (const [path, text] of spokenIn(data)) {
    const key = `${language} ${text}`
    if (known.has(key)) continue
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(RAW)
    if (language !== 'en') expect(text, path).not.toMatch(ENGLISH)
    if (language === 'ru') expect(text, path).not.toMatch(/[A-Za-z]/)
    known.add(key)
  }
}

/** What is the same in every language. */
const wordless = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) => (SPOKEN.has(key) ? undefined : value))

/** Every piece of a board, as choices point at it. */
function piecesOn(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return found
  if ('at' in data && typeof data.at === 'string') found.add(data.at)
  for (const part of Object.values(data)) piecesOn(part, found)
  return found
}

/** Everything that is said or named in some data. */
function stringsIn(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data === 'string') found.add(data)
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) stringsIn(part, found)
  return found
}

/** What a question points at that is not among these pieces. */
function missing({ choices, about }: Question, pieces: ReadonlySet<string>): readonly string[] {
  const meant = [...choices, ...(about === undefined ? [] : [about])].flatMap(({ at }) => at ?? [])
  return meant.filter((at) => !pieces.has(at))
}

function started(game: number): Session<Naufragos> {
  const config = naufragosBox.setupFor(1 + (game % 4), Math.floor(game / 4))
  return naufragosBox.game.start({ ...config, seed: `board/${game}` })
}

/** What no part of a board may be called that this seat sees: cards in decks, stories of others. */
function hiddenFrom({ state }: Session<Naufragos>, seat: string): readonly string[] {
  const { eventDeck, coastDeck, interiorDeck, centreDeck, wreckageDeck, stories } = state
  const others = Object.entries(stories).flatMap(([owner, tiles]) => (owner === seat ? [] : tiles))
  return [
    ...[eventDeck, coastDeck, interiorDeck, centreDeck, wreckageDeck].flat(),
    ...others.flatMap((tile) => [tile, `story/${tile}`]),
  ]
}

function expectExplained(event: Happened): void {
  const explained = ruleOf(event)
  if (naufragosBox.voices.en.log(event) !== undefined) expect(explained, event.t).toBeDefined()
  if (explained !== undefined) expect(RULES.has(explained), `${event.t}: ${explained}`).toBe(true)
  const card = cardOf(event)
  if (card !== undefined) expect(READABLE, event.t).toContain(card)
}

describe('random games', () => {
  test('boards are plain data, in words of every language, and all that happened is explained', () => {
    for (let game = 0; game < 4; game++) {
      const session = started(game)
      const player = randomPlayer(`board/${game}`)
      let events: readonly Happened[] = []
      session.listen({
        happened(some) {
          events = [...events, ...some]
        },
      })
      for (let answers = 0; session.outcome === undefined; answers++) {
        const seat = session.seats[answers % session.seats.length]
        const told = events.flatMap((event) => naufragosBox.game.told(event, seat) ?? [])
        const view = session.view(seat)
        const shown = LANGUAGES.map((language) => {
          const board = boardOf(view, seat, language)
          const reveals = revealsOf(told, language)
          expectSpoken(language, [board, reveals])
          return { board, reveals }
        })
        const [english] = shown
        if (english === undefined) throw new Error('nobody speaks')
        expect(new Set(shown.map(wordless)).size).toBe(1)
        expect(JSON.parse(JSON.stringify(english.board))).toEqual(english.board)
        for (const event of told) expectExplained(event)
        events = []
        session.answer(player.answer(session))
      }
    }
  })

  test('NA-DIARY-02 every choice points at a piece that its seat sees, and no board shows what is hidden', () => {
    const asked = new Set<string>()
    for (let game = 0; game < 40; game++) {
      const session = started(game)
      const player = randomPlayer(`pieces/${game}`)
      const wrong = new Set<string>()
      while (session.outcome === undefined) {
        for (const seat of new Set(session.questions.map((question) => question.seat))) {
          const board = boardOf(session.view(seat), seat, 'en')
          const pieces = piecesOn(board)
          for (const question of session.questionsFor(seat)) {
            asked.add(question.kind)
            for (const at of missing(question, pieces)) wrong.add(`${question.kind} points at ${at}`)
          }
          const strings = stringsIn(board)
          for (const id of hiddenFrom(session, seat)) if (strings.has(id)) wrong.add(`${seat} sees ${id}`)
        }
        session.answer(player.answer(session))
      }
      expect([...wrong], `game ${game}`).toEqual([])
    }
    // Enough of the game was seen for this to mean something.
    expect(asked.size).toBeGreaterThan(25)
  })
})

/** What a seat sees of a position. */
const boardFor = (t: TestTable<Naufragos>, seat = 'red', language: Language = 'en'): Board =>
  boardOf(t.session.view(seat), seat, language)

/** Before characters are taken there is no energy. */
const NOBODY_YET = { red: { energy: 0 }, yellow: { energy: 0 } }

describe('questions that are seldom asked point at pieces', () => {
  const POSITIONS: { readonly [kind: string]: () => TestTable<Naufragos> } = {
    character: () =>
      table({ players: 2, config: { characters: 'chosen' }, phase: 'setup', castaways: NOBODY_YET }).play('characters'),
    sort: () =>
      table({ camp: [['095']] })
        .play('whitePawn')
        .choose('095'),
    storyToKeep: () =>
      table({ castaways: { red: { character: 'K7' } } }).play('act', { seat: 'red', action: 'diary', box: 0 }),
    fishToKeep: () =>
      table({ castaways: { red: { character: 'K4' } }, rolls: { fish: ['1/1', '3/1'] } })
        .play('whitePawn')
        .choose('A1'),
    price: () =>
      table({ camp: [['053']], castaways: { red: { items: ['055'] } } })
        .play('whitePawn')
        .choose('053'),
    damage: () =>
      table({ camp: [['A5'], ['064'], ['081']] })
        .play('whitePawn')
        .choose('A5')
        .choose('A5/2'),
    // The ration is gone from its owner before anything is chosen.
    option: () =>
      table({ castaways: { red: { items: ['W12'] } } })
        .play('whitePawn')
        .as('red')
        .choose('use/W12'),
    inherit: () =>
      table({
        phase: 'end',
        castaways: { green: { wounds: 1, traumas: 3, items: ['W01', 'W02'] } },
        rolls: { 'die.wounds': [1] },
      }).play('woundCheck'),
    pendingToRemove: () =>
      table({
        expedition: { explorers: ['red'] },
        castaways: { red: { space: 11, items: ['W01'] } },
        pending: ['C01', 'C02', 'C03', 'C04'],
        top: { centre: ['019'] },
      })
        .play('exploration')
        .choose('centre')
        .choose('019/2'),
    cover: () =>
      table({
        players: 1,
        camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['105'], ['104'], ['103']],
        top: { event: ['E11'] },
      }).play('event'),
    meal: () => table({ phase: 'survival', reserve: { food: 1, tokens: 1 } }).play('meal', { seat: 'red' }),
    wreckage: () => table({ wreckReady: true }).play('act', { seat: 'red', action: 'wreck', box: 0 }),
    building: () => table({ reserve: { wood: 3 } }).play('act', { seat: 'red', action: 'build', box: 0 }),
    rolled: () =>
      table({
        stories: { red: ['1/101', '3/102'] },
        rolls: { 'die.fire': [6] },
        reserve: { wood: 1 },
      })
        .play('act', { seat: 'red', action: 'fire', box: 0 })
        .choose('1'),
  }

  test.each(Object.keys(POSITIONS))('%s', (kind) => {
    const t = POSITIONS[kind]?.()
    const question = t?.session.questions.find((one) => one.kind === kind)
    if (t === undefined || question === undefined) throw new Error(`nobody is asked for "${kind}"`)
    expect(question.choices.some(({ at }) => at !== undefined)).toBe(true)
    const board = boardOf(t.session.view(question.seat), question.seat, 'en')
    expect(missing(question, piecesOn(board))).toEqual([])
  })
})

describe('castaways', () => {
  const castaway = ({ castaways }: Board, seat = 'red'): BoardCastaway => {
    const found = castaways.find(({ id }) => id === seat)
    if (found === undefined) throw new Error(`nobody sits at ${seat}`)
    return found
  }
  const placing = { seat: 'red', pawn: 'first' }

  rule('NA-WOUND-01 NA-WOUND-02 NA-WOUND-05', 'traumas lie on top of the track, wounds below them', () => {
    const t = table({ castaways: { red: { character: 'K2', energy: 2, wounds: 2, traumas: 1 } } }).play(
      'place',
      placing,
    )
    const { track, cap, energy, wounds, traumas, said } = castaway(boardFor(t))
    expect(track.map(({ square, state }) => `${square} ${state}`)).toEqual([
      '0 free',
      '1 free',
      '2 free',
      '3 free',
      '4 free',
      '5 wound',
      '6 wound',
      '7 trauma',
    ])
    expect({ cap, energy, wounds, traumas }).toEqual({ cap: 4, energy: 2, wounds: 2, traumas: 1 })
    expect(said).toBe('Red: in camp. Energy 2 of 4, wounds 2, traumas 1.')
    t.settled('place')
  })

  rule('NA-DIARY-02 NA-SCORE-04', 'only the owner is told what stories are worth', () => {
    const t = table({ stories: { red: ['3/101', '1/102'], yellow: ['5/101'] }, castaways: { red: { items: ['W22'] } } })
    t.play('place', placing)
    const board = boardFor(t)
    expect(castaway(board).stories).toEqual({
      count: 2,
      own: {
        tiles: [
          { id: '1/102', at: 'story/1/102', name: expect.stringContaining('1'), value: 1 },
          { id: '3/101', at: 'story/3/101', name: expect.stringContaining('3'), value: 3 },
        ],
        sum: 4,
        withItems: 7,
      },
    })
    expect(castaway(board, 'yellow').stories).toEqual({ count: 1, own: undefined })
    expect(castaway(boardFor(t, 'yellow'), 'yellow').stories.own?.sum).toBe(5)
    const spectator = boardOf(t.session.view(), undefined, 'en')
    expect(spectator.you).toBeUndefined()
    expect(spectator.castaways.map(({ stories }) => stories.own)).toEqual([undefined, undefined, undefined])
    t.settled('place')
  })

  rule('NA-STRENGTH-04 NA-EAT-06', 'strength, items with what is left of them, personal food', () => {
    const t = table({
      castaways: { red: { character: 'K2', tokens: 2, items: ['W07', 'W05', 'W10', 'W03'] } },
      charges: { W10: 1 },
      usedItems: ['W03'],
      strengthBonus: { red: 4 },
    }).play('place', placing)
    const { strength, strengthBonus, tokens, items, character } = castaway(boardFor(t))
    expect({ strength, strengthBonus, tokens }).toEqual({ strength: 4, strengthBonus: 4, tokens: 2 })
    expect(items.map(({ id, charges, used, points }) => [id, charges, used, points])).toEqual([
      ['W07', undefined, false, 1],
      ['W05', undefined, false, 0],
      ['W10', 2, false, 1],
      ['W03', undefined, true, 1],
    ])
    expect(character).toMatchObject({ id: 'K2', name: 'Barnabas Oake', role: 'stoker', energy: 7, strength: 1 })
    t.settled('place')
  })

  rule('NA-LOST-01 NA-DEATH-01 NA-EXPL-01', 'in camp, out, lost or dead', () => {
    const t = table({
      players: 4,
      castaways: { green: { lost: 9 }, blue: { dead: true, traumas: 4 } },
      expedition: { explorers: ['yellow'] },
    }).play('exploration')
    expect(boardFor(t).castaways.map(({ state, lost }) => [state, lost])).toEqual([
      ['camp', undefined],
      ['exploring', undefined],
      ['lost', 9],
      ['dead', undefined],
    ])
    t.settled('explore')
  })

  rule('NA-SETUP-02', 'while characters are chosen those that are left lie open', () => {
    const t = table({ players: 2, config: { characters: 'chosen' }, phase: 'setup', castaways: NOBODY_YET })
    t.play('characters')
    expect(boardFor(t).characters.map(({ id }) => id)).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'])
    expect(boardFor(t).castaways.map(({ character }) => character)).toEqual([undefined, undefined])
    t.choose('K3')
    expect(boardFor(t).characters.map(({ id }) => id)).toEqual(['K1', 'K2', 'K4', 'K5', 'K6', 'K7', 'K8'])
    expect(boardFor(t).castaways.map(({ character }) => character?.id)).toEqual(['K3', undefined])
    t.settled('character')
  })
})

describe('the main board', () => {
  /** What a seat sees while red is to place the white pawn. */
  const white = (scene: Parameters<typeof table>[0], seat = 'red'): Board => {
    const t = table(scene).play('whitePawn')
    t.settled('white')
    return boardFor(t, seat)
  }

  rule('NA-ACT-05 NA-ACT-04 NA-ACT-10', 'boxes with their costs, surcharges included, and the pawns in them', () => {
    const { actions } = white({
      dear: { explore: 1 },
      pawns: [
        { seat: 'yellow', action: 'forage', box: 0 },
        { seat: 'green', action: 'forage', box: 1 },
      ],
    })
    expect(actions.map(({ id, boxes }) => `${id} ${boxes.map(({ cost = '?' }) => cost).join(',')}`)).toEqual([
      'forage 0,1,1',
      'wood 0,1,1',
      'diary 0,1',
      'wreck 1',
      'fire ?',
      'rest 0,0,0,0',
      'camp ',
      'build ?,?',
      'explore 2,2,2,2',
    ])
    expect(actions[0]?.boxes.map(({ pawn }) => pawn?.seat)).toEqual(['yellow', 'green', undefined])
    expect(actions.find(({ id }) => id === 'explore')?.surcharge).toBe(1)
  })

  rule('NA-ACT-09', 'without a cube on it the Wreckage action is closed, and says why', () => {
    const closed = (wreckReady: boolean): string | undefined =>
      white({ wreckReady }).actions.find(({ id }) => id === 'wreck')?.closed
    expect(closed(false)).toBe('No wreckage lies ashore.')
    expect(closed(true)).toBeUndefined()
  })

  rule('NA-EVT-02 NA-RETURN-04', 'the weather, place by place', () => {
    const { weather } = white({ weather: 4 })
    expect(weather.now).toBe(4)
    expect(weather.places.map(({ id, onReturn, text }) => [id, onReturn, text !== undefined])).toEqual([
      ['scorching', 0, true],
      ['fair', 0, false],
      ['cloudy', 0, false],
      ['rain', -1, true],
      ['storm', -2, true],
    ])
  })

  rule('NA-RESCUE-02 NA-RESCUE-03', 'what a ship would need, and what of it is there', () => {
    const needs = (scene: Parameters<typeof table>[0]): unknown => white(scene).event
    expect(needs({ activeEvent: 'E09', built: ['B04'] })).toMatchObject({
      id: 'E09',
      at: 'E09',
      climate: 'sun',
      wreckage: 4,
      noticed: false,
      rescue: [
        {
          met: false,
          needs: [
            { name: 'Signs in the Sand', met: true, card: 'B04' },
            { met: false, card: undefined },
          ],
        },
      ],
    })
    expect(needs({ activeEvent: 'E09', built: ['B04'], castaways: { yellow: { items: ['W25'] } } })).toMatchObject({
      noticed: true,
      rescue: [{ met: true }],
    })
    expect(needs({ activeEvent: '096', built: ['B07'] })).toMatchObject({
      noticed: true,
      rescue: [{ met: false }, { met: false }, { met: true }],
    })
    expect(needs({})).toBeUndefined()
  })

  rule(
    'NA-CAMP-02 NA-CAMP-03 NA-CAMP-09',
    'eight camp spaces: what lies on top, what it takes, who stands there',
    () => {
      const { camp } = white({
        camp: [['A1'], ['A2', '053'], ['102'], [], [], [], [], []],
        campUses: { '102': 1 },
        noFishing: true,
        pawns: [{ seat: 'red', action: 'camp', box: 2, card: '102', white: true, done: true }],
      })
      expect(camp.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(camp[0]?.card).toMatchObject({
        id: 'A1',
        at: 'A1',
        damage: false,
        costs: [{}],
        closed: expect.any(String),
      })
      expect(camp[1]?.card).toMatchObject({
        id: '053',
        damage: true,
        costs: [{ energy: 1, bark: 1 }, { energy: 3 }],
        pawn: undefined,
        closed: undefined,
      })
      expect(camp[1]?.below.map(({ id }) => id)).toEqual(['A2'])
      expect(camp[2]?.card).toMatchObject({ uses: 2, pawn: { seat: 'red', white: true, done: true } })
      expect(camp[3]).toEqual({ space: 4, card: undefined, below: [] })
    },
  )

  rule('NA-START-01 NA-SOLO-03', 'where the white pawn is', () => {
    expect(white({}).whitePawn).toMatchObject({ at: 'whitePawn', state: 'ready' })
    const t = table({ players: 1 }).play('whitePawn').choose('keep')
    expect(boardFor(t).whitePawn.state).toBe('kept')
    expect(boardFor(t).notices).toContainEqual(expect.objectContaining({ id: 'whiteKept', rule: 'NA-SOLO-03' }))
    t.play('whitePawn').choose('A2')
    expect(boardFor(t).whitePawn.state).toBe('placed')
    t.settled()
  })

  rule('NA-BUILD-06 NA-BUILD-08 NA-BUILD-09 NA-BUILD-17', 'projects: what they take, and what of it is there', () => {
    const { projects, waiting } = white({
      players: 2,
      reserve: { wood: 1 },
      progress: { B04: 3, B05: 2 },
      projects: ['B01', 'B04', 'B05', 'B15', '', ''],
      waiting: ['B09'],
      castaways: { red: { energy: 1 }, yellow: { energy: 4, items: ['W04'] } },
    })
    const tile = (at: number): BoardProject | undefined => projects[at]?.tile
    const needs = (at: number): unknown => tile(at)?.needs.map(({ id, needs: all, has, met }) => [id, all, has, met])
    expect(needs(0)).toEqual([
      ['energy', 2, 5, true],
      ['wood', 2, 1, false],
    ])
    expect(tile(0)).toMatchObject({ at: 'project/B01', card: 'B01', possible: false, signal: false })
    expect(needs(1)).toEqual([['cubes', 7, 3, false]])
    expect(tile(1)).toMatchObject({ hourglass: 'cubes', possible: true, signal: true })
    expect(needs(2)).toEqual([['wood', 5, 2, false]])
    expect(needs(3)).toEqual([
      ['energy', 2, 5, true],
      ['wood', 1, 1, true],
      ['item', 1, 1, true],
    ])
    expect(tile(3)?.possible).toBe(true)
    expect(projects).toHaveLength(6)
    expect(projects[4]).toEqual({ space: 5, tile: undefined })
    expect(waiting.map(({ id }) => id)).toEqual(['B09'])
  })

  rule('NA-REST-02 NA-REST-03 NA-SOLO-05', 'the shelter and what resting brings', () => {
    expect(white({}).shelter).toEqual({
      level: 0,
      name: expect.any(String),
      card: undefined,
      rest: [1, 1, 1, 1, 1, 1],
      more: 0,
    })
    expect(white({ built: ['B01', 'B02'], camp: [['064']], players: 1 }).shelter).toMatchObject({
      level: 2,
      card: 'B02',
      rest: [1, 1, 2, 2, 3, 3],
      more: 0,
    })
    expect(white({ players: 1 }).shelter.more).toBe(1)
    const { built } = white({ built: ['B01', 'B05'] })
    expect(built.map(({ id, signal }) => [id, signal])).toEqual([
      ['B01', false],
      ['B05', true],
    ])
  })

  rule('NA-COMP-03 NA-SETUP-15 NA-FIRE-06', 'stores, supplies and the fire', () => {
    const board = white({
      reserve: { food: 2, tokens: 3, wood: 4, forage: ['2/1', '4/1'] },
      fire: { lit: true, wood: 2 },
      castaways: { red: { tokens: 1 } },
      forageSupply: ['1/1', '1/2'],
      forageAside: ['3/1'],
      wreckCubes: 4,
      wreckReady: true,
      storyDiscard: ['5/101'],
    })
    expect(board.reserve.stocks.map(({ at, count }) => `${at} ${count}`)).toEqual([
      'reserve/food 2',
      'reserve/token 3',
      'reserve/wood 4',
    ])
    expect(board.reserve.forage).toEqual([2, 4])
    expect(board.supply).toMatchObject({ tokens: 12, wood: 10, forage: 2, forageAside: 1 })
    expect(board.fire).toMatchObject({ at: 'fire', lit: true, wood: 2 })
    expect(board.wreck).toMatchObject({ cubes: 4, spaces: 6, ready: true })
    expect(board.discardedStories).toEqual([5])
  })

  rule('NA-EVT-07 NA-EXPL-02 NA-END-03 NA-EVT-13', 'what holds besides', () => {
    const rules = (scene: Parameters<typeof table>[0]): readonly string[] => white(scene).notices.map(({ id }) => id)
    expect(rules({})).toEqual([])
    expect(
      rules({
        noFishing: true,
        dear: { wood: 1 },
        fishBonus: 1,
        strengthBonus: { green: 4 },
        startShift: -1,
        summit: 'yellow',
        lastTurn: 2,
      }),
    ).toEqual(['lastTurn', 'noFishing', 'dear/wood', 'fishBonus', 'strength/green', 'start'])
    expect(rules({ activeEvent: 'E01', eventDeck: [] })).toEqual(['noEvents'])
    expect(rules({ activeEvent: 'E01', eventDeck: [], summit: 'red', lastTurn: 1 })).toEqual(['lastTurn'])
    const [ends] = white({ summit: 'yellow', lastTurn: 2 }).notices
    expect(ends?.text).toBe('Yellow was first on the summit: the game ends with turn 2.')
  })
})

describe('the exploration board', () => {
  rule('NA-EXPL-15 NA-SCORE-03 NA-PEND-01', 'the Exploration track, its decks and what was put off', () => {
    const t = table({
      castaways: { red: { space: 5 }, yellow: { space: 5 }, green: { space: 15 } },
      pending: ['C01'],
      coastDeck: ['C02', 'C03'],
    }).play('whitePawn')
    const { exploration, pending, decks } = boardFor(t)
    expect(exploration.spaces.map(({ area }) => area)).toEqual([
      ...Array.from({ length: 5 }, () => 'coast'),
      ...Array.from({ length: 5 }, () => 'interior'),
      ...Array.from({ length: 4 }, () => 'centre'),
      'summit',
    ])
    expect(exploration.spaces.map(({ stories }) => stories)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6])
    expect(exploration.spaces[4]?.markers).toEqual(['red', 'yellow'])
    expect(exploration.spaces[14]?.markers).toEqual(['green'])
    expect(exploration.areas[0]).toMatchObject({ at: 'deck/coast', cards: 2 })
    expect(pending.map(({ card }) => card?.id)).toEqual(['C01', undefined, undefined, undefined])
    expect(decks.map(({ at }) => at)).toEqual([
      'deck/event',
      'deck/coast',
      'deck/interior',
      'deck/centre',
      'deck/wreckage',
      'deck/story',
    ])
    t.settled('white')
  })

  rule(
    'NA-RETURN-03 NA-RETURN-04 NA-LOST-06',
    'how likely the way home is, alone, together and after getting lost',
    () => {
      const t = table({
        weather: 5,
        castaways: { yellow: { character: 'K3' }, green: { lost: 6 } },
        expedition: { explorers: ['red', 'yellow'], cube: 7, returnRolls: 1 },
      }).play('exploration')
      const { expedition, difficulty } = boardFor(t)
      expect(expedition).toMatchObject({
        back: { at: 'return' },
        cube: 7,
        fromCards: 1,
        // The storm takes 2, cards give 1, the navigator 2.
        explorers: [
          { seat: 'red', turn: true, plus: -1, chance: 15 / 36 },
          { seat: 'yellow', turn: false, plus: 1, chance: 26 / 36 },
        ],
        plus: 1,
        chance: 26 / 36,
        card: undefined,
      })
      expect(difficulty.squares.map(({ square }) => square)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
      expect(difficulty.squares[5]).toMatchObject({ square: 7, cube: true, chance: 26 / 36, lost: undefined })
      expect(difficulty.squares[4]).toMatchObject({ cube: false, lost: { seats: ['green'], chance: 15 / 36 } })
      expect(difficulty.squares[13]?.chance).toBe(0)
      t.settled('explore')
    },
  )

  test('between expeditions there is nobody out', () => {
    const { expedition, difficulty } = boardFor(table().play('whitePawn'))
    expect(expedition).toBeUndefined()
    expect(
      difficulty.squares.some(({ cube, chance, lost }) => cube || chance !== undefined || lost !== undefined),
    ).toBe(false)
  })
})

describe('what is going on', () => {
  rule('NA-FIRE-01 NA-STORY-01', 'dice that have fallen', () => {
    const t = table({ stories: { red: ['1/101'] }, reserve: { wood: 1 }, rolls: { 'die.fire': [6] } })
    t.play('act', { seat: 'red', action: 'fire', box: 0 }).choose('2')
    expect(boardFor(t).roll).toEqual({
      of: 'fire',
      name: expect.any(String),
      by: [{ id: 'red', name: 'Red' }],
      dice: [6],
      plus: 0,
      sum: 6,
      goal: 'atMost',
      target: 2,
      good: false,
      said: '2 or less is needed.',
    })
    t.settled('rolled')
  })

  rule('NA-VOTE-04', 'a vote that is tied', () => {
    const t = table({ players: 2, castaways: { red: { items: ['W27'] } }, top: { event: ['E04'] } }).play('event')
    t.as('red').choose('E04/1').as('yellow').choose('E04/2')
    expect(boardFor(t).tie?.options.map(({ id }) => id)).toEqual(['E04/1', 'E04/2'])
    expectSpoken('en', boardFor(t).tie)
    expect(boardFor(t).carriedOut).toMatchObject([{ id: 'E04', at: 'E04', by: 'red' }])
    t.settled('tie')
  })

  rule('NA-SCORE-05', 'the scores of the rescued, the highest first', () => {
    const t = table({ rescued: ['red', 'green'], scores: { red: 7, green: 12 } }).play('whitePawn')
    expect(boardFor(t).scores).toEqual([
      { seat: 'green', name: 'Green', score: 12 },
      { seat: 'red', name: 'Red', score: 7 },
    ])
    t.settled('white')
    const going = table().play('whitePawn')
    expect(boardFor(going).scores).toEqual([])
    going.settled('white')
  })
})

describe('cards', () => {
  test.each(LANGUAGES)('all 259 can be read in %s', (language) => {
    expect(READABLE).toHaveLength(259)
    for (const id of READABLE) {
      const card = readCard(id, language)
      expect(card.id).toBe(id)
      expect(card.parts.length, id).toBeGreaterThan(0)
      expectSpoken(language, card)
      expect(card.rules.length, id).toBeGreaterThan(0)
      expect(card.rules.filter((one) => !RULES.has(one))).toEqual([])
      expect(new Set(card.rules).size).toBe(card.rules.length)
    }
  })

  test('rules speak of what a card does', () => {
    expect(readCard('B05', 'en')).toMatchObject({ deck: 'building', rules: expect.arrayContaining(['NA-BUILD-09']) })
    expect(readCard('B02', 'en').rules).toEqual(['NA-BUILD-01', 'NA-BUILD-17', 'NA-BUILD-14', 'NA-REST-03'])
    expect(readCard('W07', 'en').rules).toEqual(['NA-WRECK-02', 'NA-SCORE-04', 'NA-STRENGTH-04'])
    expect(readCard('019', 'en').rules).toEqual(expect.arrayContaining(['NA-VOTE-01', 'NA-STRENGTH-02', 'NA-PEND-01']))
    expect(() => readCard('X99', 'en')).toThrow('there is no card "X99"')
  })
})

describe('what is seen', () => {
  test('NA-EVT-01 NA-EXPL-07 NA-WRECK-01 cards that come up', () => {
    expect(
      revealsOf(
        [
          { t: 'phaseBegan', phase: 'events' },
          { t: 'eventRevealed', card: 'E01' },
          { t: 'cardDrawn', seat: 'red', deck: 'coast', card: 'C01' },
          { t: 'wreckageRevealed', cards: ['W01', 'W02'] },
          { t: 'lookedAt', seat: 'red', deck: 'event', cards: ['E02'] },
          { t: 'lookedAt', seat: 'yellow', deck: 'event' },
        ],
        'en',
      ),
    ).toMatchObject([
      { reveal: 'card', card: 'E01', title: 'Clear horizon', by: undefined },
      { reveal: 'card', card: 'C01', by: { id: 'red', name: 'Red' } },
      { reveal: 'cards', cards: [{ id: 'W01' }, { id: 'W02' }] },
      { reveal: 'cards', label: 'Events', cards: [{ id: 'E02' }] },
    ])
  })

  test('NA-RETURN-03 dice with what is added and what is needed', () => {
    const roll = { of: 'return', by: ['red', 'blue'], dice: [3, 4], plus: -1, target: 7, good: false }
    expect(revealsOf([{ t: 'rolled', roll }], 'en')).toMatchObject([
      { reveal: 'dice', dice: [3, 4], plus: -1, sum: 6, target: 7, goal: 'atLeast', good: false },
    ])
    const high = { of: 'rest', by: ['red'], dice: [3], plus: 0, target: 0, good: false }
    expect(revealsOf([{ t: 'rolled', roll: high }], 'en')).toMatchObject([{ goal: 'high', good: undefined }])
  })

  test('NA-VOTE-02 NA-VOTE-04 a vote and what it decided, together where nothing came in between', () => {
    const voted = { t: 'voted', ballots: { red: 'E04/1', yellow: 'abstain' } }
    const decided = { t: 'decided', option: 'E04/1' }
    expect(revealsOf([voted, decided], 'en')).toMatchObject([
      {
        reveal: 'vote',
        ballots: [
          { seat: { id: 'red' }, choice: { id: 'E04/1' } },
          { seat: { id: 'yellow' }, choice: { id: 'abstain' } },
        ],
        decided: { id: 'E04/1' },
      },
    ])
    const roll = { of: 'tie', by: ['red'], dice: [3], plus: 0, target: 0, good: false }
    const withDice = revealsOf([voted, { t: 'rolled', roll }, decided], 'en')
    expect(withDice).toMatchObject([
      { decided: undefined },
      { reveal: 'dice' },
      { ballots: [], decided: { id: 'E04/1' } },
    ])
  })

  test('NA-END-01 NA-RESCUE-05 what became of people', () => {
    const seen = revealsOf(
      [
        { t: 'cameHome', seats: ['red'], rolled: true },
        { t: 'gotLost', seats: ['red', 'green'], square: 8 },
        { t: 'died', seat: 'green' },
        { t: 'summitReached', seat: 'red', lastTurn: 9 },
        { t: 'rescueCame', event: 'E01', seats: ['red'] },
        { t: 'turnEnded' },
      ],
      'en',
    )
    expect(seen).toMatchObject([
      { reveal: 'news', news: 'home', text: undefined, card: undefined },
      { news: 'lost', seats: [{ id: 'red' }, { id: 'green' }] },
      { news: 'died', seats: [{ name: 'Green' }] },
      { news: 'summit', text: 'Red was first on the summit: the game ends with turn 9.' },
      { news: 'rescue', card: 'E01' },
    ])
    expect(seen).toHaveLength(5)
  })
})

describe('headings and reasons', () => {
  test('turns and phases begin a new part', () => {
    expect(headingOf({ t: 'turnBegan', turn: 3 }, 'en')).toBe('Turn 3')
    expect(headingOf({ t: 'phaseBegan', phase: 'survival' }, 'en')).toBe(phaseName('survival', 'en'))
    expect(headingOf({ t: 'ate', seat: 'red', what: 'food' }, 'en')).toBeUndefined()
    expect(phaseName('elsewhere', 'en')).toBe('elsewhere')
  })

  /** Events that only keep the books. */
  const SILENT = new Set(
    (
      'boxOpened turnEnded traumaComes rollApplied actionEnded rollsFresh strengthBonusUsed flagged wreckageReturned ' +
      'wreckUsed campUsed pawnRemoved explorationTurn cardWill cardResolved resolvingBegan resolvingEnded'
    ).split(' '),
  )
  /** Events that name their rule themselves. */
  const NAMED = new Set(
    (
      'startPassed energyGained energyLost energyPaid wounded healed traumaReceived storySpent foodChanged ' +
      'tokensChanged ownTokensChanged woodChanged cured fireWentOut fishingBanned'
    ).split(' '),
  )
  /** Events whose rule depends on what they tell, as they may be told. */
  const TOLD: { readonly [name: string]: readonly object[] } = {
    phaseBegan: ['setup', 'events', 'actions', 'expedition', 'survival', 'end'].map((phase) => ({ phase })),
    rolled: 'card strength group fire rest return lost wounds tie shark'.split(' ').map((of) => ({ roll: { of } })),
    actionBegan: ACTIONS.map((action) => ({ action })),
    campRemoved: [{ card: 'A1' }, { card: '053' }],
    progressed: [{ wood: true }, { wood: false }],
    pawnPlaced: [{ pawn: {} }, { pawn: { white: true } }, { pawn: { white: true, done: true } }],
    pawnKept: [{}, { white: true }],
    cameHome: [{ rolled: true }, { rolled: false }],
    foodGiven: [{ what: 'food' }, { what: 'ownToken' }],
  }

  test.each(Object.keys(events))('%s has a rule, if there is anything to explain', (t) => {
    for (const told of TOLD[t] ?? [{}]) {
      const named = ruleOf({ t, ...told })
      if (SILENT.has(t) || NAMED.has(t)) expect(named).toBeUndefined()
      else expect(RULES).toContain(named)
    }
  })

  test('an event that names its rule is explained by it, bookkeeping is not explained', () => {
    expect(ruleOf({ t: 'energyLost', seat: 'red', by: 1, rule: 'NA-EAT-08' })).toBe('NA-EAT-08')
    expect(ruleOf({ t: 'rollApplied' })).toBeUndefined()
    expect(cardOf({ t: 'rollApplied' })).toBeUndefined()
    expect(cardOf({ t: 'built', seat: 'red', building: 'B01', wood: 2 })).toBe('B01')
  })

  test('every rule that the board names is a rule', () => {
    const folder = new URL('../src/board/', import.meta.url)
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
    const named = files.flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bNA-[A-Z]+-\d\d\b/g),
    ])
    expect(named.length).toBeGreaterThan(100)
    expect(named.map(([id]) => id).filter((id) => !RULES.has(id))).toEqual([])
  })
})

describe('a new game', () => {
  test.each(LANGUAGES)('what it can be made of in %s', (language) => {
    const offer = setupOffer(language)
    expectSpoken(language, offer)
    expect(offer.players).toEqual(naufragosBox.players)
    expect(offer.seats.map(({ id }) => id)).toEqual(['red', 'yellow', 'green', 'blue'])
    expect(offer.characters.map(({ id, energy }) => `${id} ${energy}`)).toEqual([
      'K1 6',
      'K2 7',
      'K3 6',
      'K4 6',
      'K5 6',
      'K6 6',
      'K7 6',
      'K8 6',
    ])
    expect(offer.options.map(({ id, values }) => [id, ...values.map((value) => value.id)])).toEqual([
      ['characters', 'dealt', 'chosen'],
      ['decks', 'usual', 'full'],
      ['victory', 'alone', 'together'],
    ])
    // What the offer calls usual is what the box deals.
    const usual = Object.fromEntries(
      offer.options.map(({ id, values }) => [id, values.find((value) => value.usual)?.id]),
    )
    expect(naufragosBox.setupFor(2)).toMatchObject(usual)
  })
})
