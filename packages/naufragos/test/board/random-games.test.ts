// The board model in random games, and in questions that are seldom asked.

import type { Happened, Question, Session } from '@landfall/kernel'
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { table } from '@landfall/naufragos/testing'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import type { TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { told } from '../../src/events.ts'
import { packs, voices } from '../spoken.ts'
import { expectSpoken, NOBODY_YET, READABLE, RULES, SPOKEN } from './looking.ts'

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
  const config = naufragosPlugin.setupFor(1 + (game % 4), Math.floor(game / 4))
  return naufragosPlugin.game.start({ ...config, seed: `board/${game}` })
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
  const explained = told.rule(event)
  if (voices.en.log(event) !== undefined) expect(explained, event.t).toBeDefined()
  if (explained !== undefined) expect(RULES.has(explained), `${event.t}: ${explained}`).toBe(true)
  const card = told.card(event)
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
        const heard = events.flatMap((event) => naufragosPlugin.game.told(event, seat) ?? [])
        const view = session.view(seat)
        const shown = LANGUAGES.map((language) => {
          const board = boardOf(view, seat, packs[language])
          const reveals = told.reveals(heard, packs[language])
          expectSpoken(language, [board, reveals])
          return { board, reveals }
        })
        const [english] = shown
        if (english === undefined) throw new Error('nobody speaks')
        expect(new Set(shown.map(wordless)).size).toBe(1)
        expect(JSON.parse(JSON.stringify(english.board))).toEqual(english.board)
        for (const event of heard) expectExplained(event)
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
          const board = boardOf(session.view(seat), seat, packs.en)
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

describe('questions that are seldom asked point at pieces', () => {
  const POSITIONS: { readonly [kind: string]: () => TestTable<Naufragos> } = {
    character: () =>
      table({ players: 2, config: { characters: 'chosen' }, phase: 'setup', castaways: NOBODY_YET }).play('characters'),
    sort: () => table({ camp: [['camp/table-of-bearings']] }).play('whitePawn'),
    storyToKeep: () =>
      table({ castaways: { red: { character: 'character/felicity-marrow' } } }).play('act', {
        seat: 'red',
        action: 'diary',
        box: 0,
      }),
    fishToKeep: () =>
      table({ castaways: { red: { character: 'character/jory-pentreath' } }, rolls: { fish: ['1/1', '3/1'] } })
        .play('whitePawn')
        .choose('camp/fish-from-the-rocks'),
    price: () =>
      table({ camp: [['damage/fever-in-the-camp']], castaways: { red: { items: ['item/fever-bark'] } } })
        .play('whitePawn')
        .choose('damage/fever-in-the-camp'),
    damage: () =>
      table({ camp: [['camp/put-the-camp-in-order'], ['damage/ash-on-the-roof'], ['damage/stolen-tools']] })
        .play('whitePawn')
        .choose('camp/put-the-camp-in-order')
        .choose('camp/put-the-camp-in-order/mend-what-is-broken'),
    // The ration is gone from its owner before anything is chosen.
    option: () =>
      table({ castaways: { red: { items: ['wreckage/tin-of-biscuit'] } } })
        .play('whitePawn')
        .as('red')
        .choose('use/wreckage/tin-of-biscuit'),
    inherit: () =>
      table({
        phase: 'end',
        castaways: { green: { wounds: 1, traumas: 3, items: ['wreckage/ships-compass', 'wreckage/signal-mirror'] } },
        rolls: { 'die.wounds': [1] },
      }).play('woundCheck'),
    pendingToRemove: () =>
      table({
        expedition: { explorers: ['red'] },
        castaways: { red: { space: 11, items: ['wreckage/ships-compass'] } },
        pending: ['coast/tide-pools', 'coast/the-long-white-mile', 'coast/broken-spars', 'coast/crab-gulch'],
        top: { centre: ['centre/the-sealed-cave'] },
      })
        .play('exploration')
        .choose('centre')
        .choose('centre/the-sealed-cave/leave-it-for-now'),
    cover: () =>
      table({
        players: 1,
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          ['camp/bathing-pool'],
          ['camp/the-figurehead-watches'],
          ['camp/turtle-beach'],
        ],
        top: { event: ['event/something-died-in-the-spring'] },
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
    const board = boardOf(t.session.view(question.seat), question.seat, packs.en)
    expect(missing(question, piecesOn(board))).toEqual([])
  })
})
