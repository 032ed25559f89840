// Positions for tests, built from the few facts that matter.

import type { Script } from '@landfall/kernel'
import { type Subject, TestTable } from '@landfall/testkit'
import { isOut } from './adventure.ts'
import type { CardId } from './cards/card-ids.ts'
import {
  CLUE_IDS,
  COMMON_ACTION_CARDS,
  CURSE_IDS,
  cardsNumbered,
  explorationsOf,
  faceOf,
  MODE_IDS,
  skillsOf,
  terrainOn,
} from './cards/decks.ts'
import { cardsTwice, check } from './check.ts'
import { AREAS, DIRECTIONS, neighbour, type Spot, spotAt } from './components/map.ts'
import { EXPLORERS, type Explorer } from './components/seats.ts'
import { type Config, configure, seatsOf } from './config.ts'
import { continent } from './game.ts'
import { continentPlugin } from './plugin.ts'
import { setup } from './setup.ts'
import type { Item, Member, State } from './state.ts'
import type { Continent } from './types.ts'

/** Somebody in a scene: what is not said is nothing. */
interface Figure {
  /** The number of the terrain on which the figure stands: the first of the scene, if it does not say. */
  readonly on?: number
  readonly hand?: readonly CardId[]
  readonly items?: readonly { readonly cards: readonly CardId[]; readonly die: number }[]
  /** The number of the terrain where its fire burns. */
  readonly fire?: number
}

type Nested = 'members' | 'spaces' | 'events' | 'fog' | 'explorations' | 'deck' | 'pile'

/** Anything of the state, and the parts of it that are filled in where they are not named. */
export interface Scene extends Partial<Omit<State, Nested>> {
  readonly config?: Partial<Config>
  /** Who plays, in the order of the seats; Ingrid alone, if it does not say. */
  readonly people?: { readonly [E in Explorer]?: Figure }
  /** The numbers of the terrains in play: they lie where the map has them. Fog lies at all free arrows. */
  readonly land?: readonly number[]
  /** What lies under the fog of a space. */
  readonly under?: State['under']
  readonly fogged?: { readonly [spot: Spot]: CardId }
  /** Events beside terrains: the number of the terrain, and the card. */
  readonly events?: readonly (readonly [terrain: number, card: CardId])[]
  /** The Action Deck, if not all cards of this game that lie nowhere else. */
  readonly deck?: readonly CardId[]
  readonly pile?: readonly CardId[]
  /** Other cards that lie in spaces of the map. */
  readonly spaces?: State['spaces']
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
}

const spotOf = (number: number): Spot => {
  const { at } = terrainOn(terrainNumbered(number))
  return spotAt(at[0], at[1])
}

function terrainNumbered(number: number): CardId {
  const { green, gold } = cardsNumbered(number)
  const card = [...green, ...gold].find((one) => faceOf(one).type === 'terrain')
  if (card === undefined) throw new Error(`no terrain has the number ${number}`)
  return card
}

/** A game between two actions. A position in which a card lies in two places is refused. */
export function table(scene: Scene = {}): TestTable<Continent> {
  const {
    config: more = {},
    people = { ingrid: {} },
    land = [14],
    fogged = {},
    events = [],
    rolls = {},
    deck,
    pile = [],
    spaces: otherSpaces = {},
    ...plain
  } = scene
  const explorers = EXPLORERS.filter((who) => Object.hasOwn(people, who))
  const config = configure({ explorers, ...more })
  const start = setup(config)
  const spaces: State['spaces'] = {}
  const fog: State['fog'] = { strand: {}, fen: {}, terraces: {}, shelf: {} }
  for (const number of land) spaces[spotOf(number)] = { terrain: terrainNumbered(number) }
  Object.assign(spaces, otherSpaces)
  const used = new Set<CardId>([
    ...Object.values(fogged),
    ...(plain.past ?? []),
    ...(plain.banished ?? []),
    ...(plain.resolving ?? []),
    ...(plain.waiting ?? []).map(({ card }) => card),
    ...Object.values(otherSpaces).flatMap((space) => ('open' in space ? [space.open] : [])),
    ...Object.values(people).flatMap(({ items = [], hand = [] }) => [...hand, ...items.flatMap(({ cards }) => cards)]),
  ])
  const explorations: State['explorations'] = { strand: [], fen: [], terraces: [], shelf: [] }
  for (const area of AREAS) explorations[area] = explorationsOf(area).filter((card) => !used.has(card))
  for (const number of land) {
    const { arrows, area } = terrainOn(terrainNumbered(number))
    for (const direction of DIRECTIONS) {
      const at = neighbour(spotOf(number), direction)
      if (arrows[direction] === undefined || spaces[at] !== undefined) continue
      const card = fogged[at] ?? explorations[area].pop()
      if (card === undefined) continue
      spaces[at] = { fog: area }
      fog[area][at] = card
    }
  }
  const members = config.explorers.map((who, at): Member => {
    const { on = land[0] ?? 14, hand = [], items = [], fire } = people[who] ?? {}
    return {
      seat: seatsOf(config)[at] ?? 'first',
      who,
      at: spotOf(on),
      hand: [...hand],
      items: items.map((item): Item => ({ cards: [...item.cards], die: item.die })),
      ...(fire === undefined ? {} : { fire: spotOf(fire) }),
    }
  })
  const quests = plain.quests ?? [
    ...config.clues.map((clue) => CLUE_IDS[clue]),
    ...(config.mode === 'normal' ? [] : [MODE_IDS[config.mode]]),
  ]
  const state: State = {
    ...start,
    ...plain,
    members,
    spaces,
    fog,
    explorations,
    events: events.map(([terrain, card]) => ({ card, at: spotOf(terrain) })),
    quests: [...quests],
    deck: [],
    pile: [...pile],
  }
  const own = config.explorers.flatMap(skillsOf)
  const all = [...COMMON_ACTION_CARDS, ...own, ...config.clues.map((clue) => CURSE_IDS[clue])]
  const elsewhere = new Set([...pile, ...state.turnedPile, ...state.deckTop, ...state.storage, ...state.banished])
  state.deck = deck === undefined ? all.filter((card) => !(elsewhere.has(card) || isOut(state, card))) : [...deck]
  return new TestTable<Continent>({ game: continent, config, state, script: rolls, twice: cardsTwice })
}

export const subject: Subject<Continent> = {
  game: continent,
  configs: [1, 2, 3, 4].map((players) => continentPlugin.setupFor(players, players - 1)),
  secrets: check.secrets,
  invariants: check.problems,
}
