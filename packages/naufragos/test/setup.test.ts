// How a game begins.

import { naufragos } from '@landfall/naufragos'
import { table } from '@landfall/naufragos/testing'
import { randomPlayer } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import {
  BASE_EVENT_IDS,
  CENTRE_IDS,
  CHARACTER_IDS,
  COAST_IDS,
  EXPLORATIONS,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  numberOn,
  WRECKAGE_IDS,
  ZERO_IDS,
} from '../src/cards/decks.ts'
import { FORAGE_TILES, STORY_TILES } from '../src/components/tiles.ts'
import { configure } from '../src/config.ts'
import type { Scene } from './pieces.ts'

/** The table is laid: the first castaway is about to choose a character, who is Starting Player if nothing else is said. */
const laid = (players: number, { config, rolls, ...scene }: Scene = {}) => {
  const start = players > 1 ? { start: ['red'] } : {}
  return table({
    players,
    turn: 0,
    phase: 'setup',
    config: { characters: 'chosen', ...config },
    rolls: { ...start, ...rolls },
    ...scene,
  }).play('setUp')
}

/** What lies on a table that is laid. */
const laidState = (players: number, scene: Scene = {}) => {
  const t = laid(players, scene)
  t.settled('character')
  return t.state
}

describe('players and characters', () => {
  rule('NA-SETUP-01', 'one to four play, each with one castaway', () => {
    for (const players of [1, 2, 3, 4]) {
      const state = laidState(players)
      expect(Object.keys(state.castaways)).toEqual(['red', 'yellow', 'green', 'blue'].slice(0, players))
    }
    expect(() => configure({ seats: [] })).toThrow('one to four')
    expect(() => configure({ seats: ['red', 'yellow', 'green', 'blue', 'red'] })).toThrow('one to four')
    expect(() => configure({ seats: ['red', 'red'] })).toThrow('twice')
    expect(() => configure({ seats: ['red', 'purple'] })).toThrow('no seat "purple"')
  })

  /** Three castaways with these characters, and an event that changes nobody. */
  const dealt = (characters: readonly string[]) => {
    const quiet = [
      ...BASE_EVENT_IDS.filter((id) => id !== 'event/shoal-in-the-bay').slice(0, 14),
      'event/shoal-in-the-bay',
    ]
    return table({
      turn: 0,
      phase: 'setup',
      rolls: { characters: [characters], 'deck.event': [quiet], start: ['green'] },
    }).play('setUp')
  }

  rule(
    'NA-SETUP-02 NA-SETUP-03 NA-SETUP-04',
    'different characters are dealt, and each marker starts in its place',
    () => {
      const t = dealt(['character/lucian-abara', 'character/barnabas-oake', 'character/ansel-drummond'])
      t.has({
        castaways: {
          red: {
            character: 'character/lucian-abara',
            energy: 6,
            space: 1,
            wounds: 0,
            traumas: 0,
            tokens: 0,
            items: [],
          },
          yellow: { character: 'character/barnabas-oake', energy: 7, space: 1 },
          green: { character: 'character/ansel-drummond', energy: 6, space: 1 },
        },
      }).settled('white')
      expect(t.state.castaways.red).not.toHaveProperty('lost')
    },
  )

  rule('NA-SETUP-02', 'the deal is random, and never the same character twice', () => {
    const seen = new Set<string>()
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']) {
      const { state } = naufragos.start({ ...configure({ seats: ['red', 'yellow', 'green', 'blue'] }), seed })
      const characters = Object.values(state.castaways).map(({ character }) => character)
      expect(new Set(characters).size).toBe(4)
      for (const character of characters) seen.add(character)
    }
    expect([...seen].toSorted()).toEqual(CHARACTER_IDS.toSorted())
  })

  rule('NA-SETUP-02', 'as a table option they are chosen in the order of the seats', () => {
    const t = laid(3).asks('character', 'red')
    expect(t.offers()).toEqual(CHARACTER_IDS)
    t.choose('character/jory-pentreath').asks('character', 'yellow')
    expect(t.offers()).toEqual(CHARACTER_IDS.filter((id) => id !== 'character/jory-pentreath'))
    t.choose('character/barnabas-oake').asks('character', 'green')
    expect(t.offers()).not.toContain('character/jory-pentreath')
    expect(t.offers()).not.toContain('character/barnabas-oake')
    t.has({
      castaways: {
        red: { character: 'character/jory-pentreath', energy: 6 },
        yellow: { character: 'character/barnabas-oake', energy: 7 },
      },
    })
    t.settled('character')
  })
})

describe('the decks', () => {
  const exploration = ({ coastDeck, interiorDeck, centreDeck }: ReturnType<typeof laid>['state']) => [
    coastDeck,
    interiorDeck,
    centreDeck,
  ]

  rule('NA-SETUP-05', 'the numbered cards lie in no deck', () => {
    const state = laidState(4)
    const everywhere: readonly string[] = [
      ...exploration(state).flat(),
      ...state.coastOut,
      ...state.interiorOut,
      ...state.centreOut,
      ...state.eventDeck,
      ...state.eventsOut,
      ...state.wreckageDeck,
      ...state.camp.flat(),
    ]
    expect(everywhere.filter((id) => numberOn(id) !== undefined)).toEqual([])
    // All others are somewhere.
    const decks = [COAST_IDS, INTERIOR_IDS, CENTRE_IDS, ZERO_IDS, BASE_EVENT_IDS, WRECKAGE_IDS, FIRST_CAMP_IDS]
    expect(everywhere.toSorted()).toEqual(decks.flat().toSorted())
    expect(state.called).toEqual([])
  })

  rule(
    'NA-SETUP-06 NA-SETUP-07',
    'as many of each pool as the rules say, and eight zero cards in the decks of their colours',
    () => {
      const zeros = [
        'coast/bare-footprints',
        'coast/feathers-on-the-dune',
        'coast/cut-stones-in-the-surf',
        'interior/cackling-above-the-gorge',
        'interior/clawed-bark',
        'centre/warm-ground',
        'centre/a-row-of-watchers',
        'centre/nesting-cliff',
      ]
      const [coast, interior, centre] = [COAST_IDS.slice(-11), INTERIOR_IDS.slice(-18), CENTRE_IDS.slice(-10)]
      const pools = { 'pool.coast': [coast], 'pool.interior': [interior], 'pool.centre': [centre] }
      const state = laidState(3, { rolls: { zeros: [zeros], ...pools } })
      expect(state.coastDeck.toSorted()).toEqual(
        [...coast, 'coast/bare-footprints', 'coast/feathers-on-the-dune', 'coast/cut-stones-in-the-surf'].toSorted(),
      )
      expect(state.interiorDeck.toSorted()).toEqual(
        [...interior, 'interior/cackling-above-the-gorge', 'interior/clawed-bark'].toSorted(),
      )
      expect(state.centreDeck.toSorted()).toEqual(
        [...centre, 'centre/warm-ground', 'centre/a-row-of-watchers', 'centre/nesting-cliff'].toSorted(),
      )
      expect(state.coastOut.toSorted()).toEqual(
        [
          ...COAST_IDS.slice(0, -11),
          ...ZERO_IDS.filter((id) => EXPLORATIONS[id].deck === 'coast' && !zeros.includes(id)),
        ].toSorted(),
      )
      const out = [...state.coastOut, ...state.interiorOut, ...state.centreOut]
      expect(out.filter((id) => EXPLORATIONS[id].zero !== undefined)).toHaveLength(ZERO_IDS.length - 8)
      const base = [...COAST_IDS, ...INTERIOR_IDS, ...CENTRE_IDS]
      expect(out.filter((id) => EXPLORATIONS[id].zero === undefined)).toHaveLength(base.length - 11 - 18 - 10)
    },
  )

  rule('NA-SETUP-06', 'with full decks every base card is used, and still eight zero cards', () => {
    const state = laidState(2, { config: { decks: 'full' } })
    const cards = exploration(state).flat()
    const base = [...COAST_IDS, ...INTERIOR_IDS, ...CENTRE_IDS]
    expect(cards).toHaveLength(base.length + 8)
    for (const id of base) expect(cards).toContain(id)
  })

  rule('NA-SETUP-07 NA-SETUP-08 NA-SETUP-10', 'nobody sees what lies in the decks or is out of the game', () => {
    const t = laid(3)
    const seen = JSON.stringify([t.session.view('red'), t.session.view('yellow'), t.session.view(undefined)])
    for (const id of [...COAST_IDS, ...INTERIOR_IDS, ...CENTRE_IDS, ...ZERO_IDS, ...BASE_EVENT_IDS, ...WRECKAGE_IDS]) {
      expect(seen).not.toContain(`"${id}"`)
    }
    expect(t.session.view('red').coastDeck).toBe(t.state.coastDeck.length)
    expect(t.session.view('red')).not.toHaveProperty('coastOut')
    t.settled('character')
  })

  rule('NA-SETUP-08', 'each exploration deck is shuffled', () => {
    const order = INTERIOR_IDS.slice(-18).toReversed()
    const t = laid(3, { rolls: { 'pool.interior': [order], 'deck.interior': [order] } })
    expect(t.state.interiorDeck.slice(0, 18)).toEqual(order)
    t.settled('character')
    const { interiorDeck } = laidState(3)
    expect(interiorDeck).not.toEqual(interiorDeck.toSorted())
  })

  rule('NA-SETUP-10', 'fewer castaways have more events', () => {
    const decks = [1, 2, 3, 4].map((players) => laidState(players))
    expect(decks.map(({ eventDeck }) => eventDeck.length)).toEqual([21, 18, 15, 12])
    for (const { eventDeck, eventsOut } of decks) {
      expect([...eventDeck, ...eventsOut].toSorted()).toEqual(BASE_EVENT_IDS.toSorted())
    }
    const first = BASE_EVENT_IDS.slice(-12)
    expect(laidState(4, { rolls: { 'deck.event': [first] } }).eventDeck).toEqual(first)
  })

  rule('NA-SETUP-11', 'all wreckage is shuffled', () => {
    const order = WRECKAGE_IDS.toReversed()
    expect(laidState(3, { rolls: { wreckage: [order] } }).wreckageDeck).toEqual(order)
    expect(laidState(3).wreckageDeck.toSorted()).toEqual(WRECKAGE_IDS.toSorted())
  })
})

describe('boards and stores', () => {
  rule('NA-SETUP-09 NA-SETUP-12 NA-SETUP-13 NA-SETUP-14 NA-SETUP-17', 'what lies on the boards', () => {
    laid(3)
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          [],
          [],
          [],
        ],
        wreckCubes: 6,
        wreckReady: false,
        weather: 3,
        fire: { lit: false, wood: 0 },
        projects: ['building/lean-to', 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', '', ''],
        waiting: [],
        built: [],
        pending: [],
      })
      .settled('character')
  })

  rule('NA-SETUP-15 NA-COMP-05', 'the forage supply grows with the castaways', () => {
    const supplies = [1, 2, 3, 4].map((players) => laidState(players))
    expect(supplies.map(({ forageSupply }) => forageSupply.length)).toEqual([9, 12, 15, 18])
    for (const { forageSupply, forageAside } of supplies) {
      expect([...forageSupply, ...forageAside].toSorted()).toEqual(FORAGE_TILES.toSorted())
    }
    const first = FORAGE_TILES.slice(12)
    expect(laidState(2, { rolls: { forage: [first] } }).forageSupply).toEqual(first)
  })

  rule('NA-SETUP-16', 'two wood, and a food token for each', () => {
    for (const players of [1, 2, 3, 4]) {
      laid(players)
        .has({ reserve: { wood: 2, tokens: players, food: 0, forage: [] } })
        .settled('character')
    }
  })

  rule('NA-COMP-06', 'all story tiles are in the stack, and nobody holds one', () => {
    const state = laidState(3)
    expect(state.storyStack.toSorted()).toEqual(STORY_TILES.toSorted())
    expect(state.stories).toEqual({ red: [], yellow: [], green: [] })
  })

  rule('NA-SETUP-18', 'luck says who starts', () => {
    for (const start of ['red', 'yellow', 'green'] as const) {
      laid(3, { startPlayer: 'red', rolls: { start: [start] } })
        .has({ startPlayer: start })
        .settled('character')
    }
    const starts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => naufragos.start({ ...configure({ seats: ['red', 'yellow'], characters: 'chosen' }), seed }).state,
    )
    expect(new Set(starts.map(({ startPlayer }) => startPlayer)).size).toBe(2)
  })

  rule('NA-SETUP-18 NA-START-01', 'the Starting Player has the white pawn', () => {
    const quiet = [
      ...BASE_EVENT_IDS.filter((id) => id !== 'event/shoal-in-the-bay').slice(0, 14),
      'event/shoal-in-the-bay',
    ]
    table({ turn: 0, phase: 'setup', rolls: { start: ['yellow'], 'deck.event': [quiet] } })
      .play('setUp')
      .asks('white', 'yellow')
      .settled('white')
  })
})

rule('NA-SETUP-19', 'the same seed and the same decisions make the same game, another seed another one', () => {
  const played = (seed: string): readonly string[] => {
    const session = naufragos.start({ ...configure({ seats: ['red', 'yellow', 'green'] }), seed })
    const player = randomPlayer('decisions')
    const hashes = [session.hash()]
    for (let answers = 0; answers < 60 && session.outcome === undefined; answers++) {
      expect(session.answer(player.answer(session))).toBeUndefined()
      hashes.push(session.hash())
    }
    return hashes
  }
  const first = played('island')
  expect(first.length).toBeGreaterThan(50)
  expect(played('island')).toEqual(first)
  expect(played('another island')[0]).not.toBe(first[0])
})

rule(
  'NA-EX-01 NA-SETUP-06 NA-SETUP-07 NA-SETUP-10 NA-SETUP-15 NA-SETUP-16',
  'three castaways: 15 events, 15 forage tiles and 9 aside, 2 wood and 3 food tokens, 47 exploration cards',
  () => {
    const t = laid(3).has({ reserve: { wood: 2, tokens: 3 } })
    const { eventDeck, forageSupply, forageAside, coastDeck, interiorDeck, centreDeck } = t.state
    expect([eventDeck.length, forageSupply.length, forageAside.length]).toEqual([15, 15, 9])
    const decks = [coastDeck, interiorDeck, centreDeck]
    const base = decks.map((deck) => deck.filter((id) => EXPLORATIONS[id].zero === undefined).length)
    expect(base).toEqual([11, 18, 10])
    expect(decks.flat().filter((id) => EXPLORATIONS[id].zero !== undefined)).toHaveLength(8)
    expect(decks.flat()).toHaveLength(47)
    t.settled('character')
  },
)
