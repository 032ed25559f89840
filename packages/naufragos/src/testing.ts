// Positions for tests, built from the few facts that matter.

import type { Game, Script } from '@landfall/kernel'
import { type Subject, TestTable } from '@landfall/testkit'
import { BUILDINGS } from './cards/buildings.ts'
import type { BuildingId, EventId, ExplorationId, WreckageId } from './cards/card-ids.ts'
import { CHARACTERS } from './cards/characters.ts'
import { BASE_EVENT_IDS, BUILDING_IDS, CENTRE_IDS, COAST_IDS, INTERIOR_IDS, WRECKAGE_IDS } from './cards/decks.ts'
import { check, piecesTwice } from './check.ts'
import { type PerSeat, SEATS, type Seat } from './components/seats.ts'
import { FORAGE_TILES, STORY_TILES, type Tile } from './components/tiles.ts'
import type { Area } from './components/tracks.ts'
import { type Config, configure } from './config.ts'
import { naufragos } from './game.ts'
import { naufragosPlugin } from './plugin.ts'
import { setup } from './setup.ts'
import type { Castaway, Phase, State } from './state.ts'
import type { Naufragos } from './types.ts'

type Nested = 'castaways' | 'stories' | 'reserve' | 'fire' | 'seats' | 'expedition'

/** Anything of the state, and the parts of it that are filled in where they are not named. */
export interface Scene extends Partial<Omit<State, Nested>> {
  /** How many castaways, from red on: Barnabas Oake, who is strong, only if it is asked for. */
  readonly players?: number
  readonly config?: Partial<Config>
  readonly castaways?: PerSeat<Partial<Castaway>>
  readonly stories?: PerSeat<Tile[]>
  readonly reserve?: Partial<State['reserve']>
  readonly fire?: Partial<State['fire']>
  readonly expedition?: Partial<NonNullable<State['expedition']>> & { readonly explorers: Seat[] }
  /** What lies on top of decks, the next one first. */
  readonly top?: {
    readonly [A in Area]?: readonly ExplorationId[]
  } & {
    readonly event?: readonly EventId[]
    readonly wreckage?: readonly WreckageId[]
    readonly story?: readonly Tile[]
  }
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
  /** These rules instead of the real ones. */
  readonly game?: Game<Naufragos>
}

/** Characters without strength or anything to add: the surgeon, who helps with wounds, and the stoker come last. */
const PLAIN = [
  'character/tomasa-quill',
  'character/maud-castellan',
  'character/felicity-marrow',
  'character/ansel-drummond',
  'character/ines-ferrolle',
  'character/jory-pentreath',
  'character/lucian-abara',
  'character/barnabas-oake',
] as const

/**
 * The phase of a position whose scene names none and sends nobody out. The steps `event`, `whitePawn`, `expedition`,
 * `eating` and `turnEnd` begin their phase themselves; a test that plays a later step of another phase names it.
 */
const USUAL_PHASE: Phase = 'actions'

/** The pieces that lie nowhere else, with some of them on top, the next one first. */
const stacked = <T extends string>(all: readonly T[], elsewhere: readonly string[], top: readonly T[] = []): T[] => [
  ...all.filter((id) => !top.includes(id) && !elsewhere.includes(id)),
  ...top.toReversed(),
]

/** NA-BUILD-14: the tile of a project space when these stand: itself, what follows it, or none. */
function projectAt(id: BuildingId | '', standing: readonly BuildingId[]): BuildingId | '' {
  if (id === '' || !standing.includes(id)) return id
  return projectAt(BUILDING_IDS.find((other) => BUILDINGS[other].after === id) ?? '', standing)
}

/**
 * A game in its first turn, in the Actions phase or on an expedition, if the scene names no other phase. All cards and tiles lie in their decks and
 * stacks that the scene puts nowhere else; a position in which a piece lies in two places is refused.
 */
export function table(scene: Scene = {}): TestTable<Naufragos> {
  const { players = 3, config: more = {}, rolls = {}, top = {}, castaways = {}, stories = {}, ...rest } = scene
  const { game = naufragos, ...facts } = rest
  const config = configure({ seats: SEATS.slice(0, players), ...more })
  const start = setup(config)
  const sitting: PerSeat<Castaway> = {}
  const hands: State['stories'] = {}
  const chosen = config.seats.flatMap((seat) => castaways[seat]?.character ?? [])
  const others = PLAIN.slice(SEATS.length).filter((id) => !chosen.includes(id))
  for (const [at, seat] of config.seats.entries()) {
    const own = castaways[seat] ?? {}
    const usual = PLAIN.slice(at, at + 1).find((id) => !chosen.includes(id))
    const character = own.character ?? usual ?? others.shift() ?? PLAIN[0]
    const fresh: Castaway = {
      character,
      energy: CHARACTERS[character].energy,
      wounds: 0,
      traumas: 0,
      space: 1,
      tokens: 0,
      items: [],
    }
    sitting[seat] = { ...fresh, ...own }
    hands[seat] = stories[seat] ?? []
  }
  const { reserve = {}, fire = {}, expedition, ...plain } = facts
  const { eventsOut = [], coastOut = [], interiorOut = [], centreOut = [], pending = [], salvaged = [] } = plain
  const open = [plain.activeEvent ?? [], expedition?.card ?? []].flat()
  const held = Object.values(sitting).flatMap(({ items }) => items)
  const cards = [eventsOut, coastOut, interiorOut, centreOut, pending, salvaged, open, held].flat()
  const told = [...Object.values(hands).flat(), ...(plain.storyDiscard ?? [])]
  const gathered = [...(plain.forageAside ?? []), ...(reserve.forage ?? [])]
  const state: State = {
    ...start,
    turn: 1,
    phase: expedition === undefined ? USUAL_PHASE : 'expedition',
    storyStack: stacked(STORY_TILES, told, top.story),
    eventDeck: stacked<EventId>(BASE_EVENT_IDS, cards, top.event),
    coastDeck: stacked<ExplorationId>(COAST_IDS, cards, top.coast),
    interiorDeck: stacked<ExplorationId>(INTERIOR_IDS, cards, top.interior),
    centreDeck: stacked<ExplorationId>(CENTRE_IDS, cards, top.centre),
    wreckageDeck: stacked<WreckageId>(WRECKAGE_IDS, cards, top.wreckage),
    forageSupply: stacked(FORAGE_TILES, gathered),
    projects: start.projects.map((id) => projectAt(id, plain.built ?? [])),
    ...plain,
    castaways: sitting,
    stories: hands,
    reserve: { ...start.reserve, ...reserve },
    fire: { ...start.fire, ...fire },
  }
  if (expedition !== undefined) {
    const [first = 'red'] = expedition.explorers
    state.expedition = { turn: first, cube: 4, returnRolls: 0, shielded: {}, ...expedition }
  }
  return new TestTable<Naufragos>({ game, config, state, script: rolls, twice: piecesTwice })
}

export const subject: Subject<Naufragos> = {
  game: naufragos,
  configs: [1, 2, 3, 4].map((players) => naufragosPlugin.setupFor(players)),
  secrets: check.secrets,
  invariants: check.problems,
}
