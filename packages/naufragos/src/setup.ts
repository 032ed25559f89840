// How a game begins. NA-SETUP.

import type { Routine, Table } from '@landfall/kernel'
import { BUILDINGS } from './cards/buildings.ts'
import type { CharacterId, ExplorationId } from './cards/card-ids.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  CENTRE_IDS,
  CHARACTER_IDS,
  COAST_IDS,
  EXPLORATIONS,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  WITHDRAWN_EVENT_IDS,
  WITHDRAWN_EXPLORATION_IDS,
  WITHDRAWN_WRECKAGE_IDS,
  WRECKAGE_IDS,
  ZERO_IDS,
} from './cards/decks.ts'
import type { PerSeat, Seat } from './components/seats.ts'
import { CAMP_SPACES, FORAGE_TILES, PROJECT_SPACES, STORY_TILES, WRECK_SPACES } from './components/tiles.ts'
import { type Area, WEATHER } from './components/tracks.ts'
import {
  type Config,
  DECK_SIZES,
  eventCards,
  FIRST_TOKENS_EACH,
  FIRST_WOOD,
  forageTiles,
  isFormer,
  ZERO_CARDS,
} from './config.ts'
import { newcomer, newTurn } from './fresh.ts'
import type { Castaway, State } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** Before anything has been shuffled or dealt. */
export function setup(config: Config): State {
  const { seats } = config
  const [first = 'red'] = seats
  const castaways: PerSeat<Castaway> = {}
  const stories: State['stories'] = {}
  for (const seat of seats) {
    castaways[seat] = newcomer()
    stories[seat] = []
  }
  const ready = BUILDING_IDS.filter((id) => BUILDINGS[id].start === true)
  return {
    seats,
    former: isFormer(config),
    turn: 0,
    phase: 'setup',
    startPlayer: first,
    castaways,
    stories,
    storyStack: [],
    storyDiscard: [],
    eventDeck: [],
    eventsOut: [],
    coastDeck: [],
    interiorDeck: [],
    centreDeck: [],
    coastOut: [],
    interiorOut: [],
    centreOut: [],
    wreckageDeck: [],
    salvaged: [],
    called: [],
    flags: [],
    weather: WEATHER.cloudy,
    wreckCubes: WRECK_SPACES,
    wreckReady: false,
    fire: { lit: false, wood: 0 },
    reserve: { food: 0, tokens: FIRST_TOKENS_EACH * seats.length, wood: FIRST_WOOD, forage: [] },
    tokensGone: 0,
    forageSupply: [],
    forageAside: [],
    camp: Array.from({ length: CAMP_SPACES }, (_, space) => FIRST_CAMP_IDS.slice(space, space + 1)),
    campUses: {},
    projects: Array.from({ length: PROJECT_SPACES }, (_, space) => ready[space] ?? ''),
    waiting: [],
    built: [],
    progress: {},
    pending: [],
    ...newTurn(),
    charges: {},
    looked: {},
    resolving: [],
    rerolled: [],
    rescued: [],
    scores: {},
  }
}

/** NA-SETUP-06 to NA-SETUP-18: everything that luck decides before the first turn. */
export function* setUp(t: T): Routine {
  const players = t.seats.length
  const events = t.shuffle('deck.event', BASE_EVENT_IDS, WITHDRAWN_EVENT_IDS)
  const zeros = t.shuffle('zeros', ZERO_IDS, WITHDRAWN_EXPLORATION_IDS)
  const dealt = new Set<ExplorationId>(zeros.slice(0, ZERO_CARDS))
  const area = (name: Area, pool: readonly ExplorationId[]): { in: ExplorationId[]; out: ExplorationId[] } => {
    const base = t.shuffle(`pool.${name}`, pool, WITHDRAWN_EXPLORATION_IDS)
    const size = t.config.decks === 'full' || t.config.decks === 'full-3' ? base.length : DECK_SIZES[name]
    const opened = zeros.filter((id) => EXPLORATIONS[id].deck === name)
    return {
      in: t.shuffle(`deck.${name}`, [...base.slice(0, size), ...opened.filter((id) => dealt.has(id))]),
      out: [...base.slice(size), ...opened.filter((id) => !dealt.has(id))],
    }
  }
  const coast = area('coast', COAST_IDS)
  const interior = area('interior', INTERIOR_IDS)
  const centre = area('centre', CENTRE_IDS)
  const forage = t.shuffle('forage', FORAGE_TILES)
  t.emit({
    t: 'boxOpened',
    stories: t.shuffle('stories', STORY_TILES),
    events: events.slice(0, eventCards(players)),
    eventsOut: events.slice(eventCards(players)),
    coast: coast.in,
    coastOut: coast.out,
    interior: interior.in,
    interiorOut: interior.out,
    centre: centre.in,
    centreOut: centre.out,
    wreckage: t.shuffle('wreckage', WRECKAGE_IDS, WITHDRAWN_WRECKAGE_IDS),
    forage: forage.slice(0, forageTiles(players)),
    forageAside: forage.slice(forageTiles(players)),
  })
  t.emit({ t: 'started', seat: t.chance('start', t.seats) })
  t.next('characters')
}

/** NA-SETUP-02, NA-SETUP-03 */
export function* dealCharacters(t: T): Routine {
  const dealt = t.config.characters === 'dealt' ? t.shuffle('characters', CHARACTER_IDS) : []
  const taken: CharacterId[] = []
  for (const [at, seat] of t.seats.entries()) {
    const character = dealt[at] ?? (yield* choose(t, seat, taken))
    taken.push(character)
    t.emit({ t: 'characterTaken', seat, character })
  }
  t.next('turn')
}

function* choose(t: T, seat: Seat, taken: readonly CharacterId[]): Routine<CharacterId> {
  const choices = CHARACTER_IDS.filter((id) => !taken.includes(id)).map((id) => ({ id, at: id }))
  return yield* t.ask({ seat, kind: 'character', rule: 'NA-SETUP-02', choices })
}
