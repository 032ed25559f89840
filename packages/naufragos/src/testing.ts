// Positions for tests, built from the few facts that matter.
import type { Game, Script } from '@landfall/kernel'
import { type Subject, TestTable } from '@landfall/testkit'
import { naufragosBox } from './box.ts'
import { CHARACTERS } from './cards/characters.ts'
import {
  BASE_EVENT_IDS,
  CENTRE_IDS,
  CHARACTER_IDS,
  COAST_IDS,
  type EventId,
  type ExplorationId,
  INTERIOR_IDS,
  WRECKAGE_IDS,
  type WreckageId,
} from './cards/ids.ts'
import { type PerSeat, SEATS, type Seat } from './components/seats.ts'
import { FORAGE_TILES, STORY_TILES, type Tile } from './components/tiles.ts'
import type { Area } from './components/tracks.ts'
import { type Config, configure } from './config.ts'
import { naufragos } from './game.ts'
import { setup } from './setup.ts'
import type { Castaway, State } from './state.ts'
import type { Naufragos } from './types.ts'

type Nested = 'castaways' | 'stories' | 'reserve' | 'fire' | 'seats' | 'expedition'

/** Anything of the state, and the parts of it that are filled in where they are not named. */
export interface Scene extends Partial<Omit<State, Nested>> {
  /** So many castaways, from red on: K2, who is strong, only if it is asked for. */
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
  } & { readonly event?: readonly EventId[]; readonly wreckage?: readonly WreckageId[] }
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
  /** These rules instead of the real ones. */
  readonly game?: Game<Naufragos>
}

/** Characters without strength or anything to add: the surgeon, who helps with wounds, and the stoker come last. */
const PLAIN = ['K1', 'K5', 'K7', 'K8', 'K3', 'K4', 'K6', 'K2'] as const

const withTop = <T extends string>(all: readonly T[], top: readonly T[] = [], gone: readonly string[] = []): T[] => [
  ...all.filter((id) => !top.includes(id) && !gone.includes(id)),
  ...top.toReversed(),
]

/** A game in its first turn, with all cards in their decks that lie nowhere else. */
export function table(scene: Scene = {}): TestTable<Naufragos> {
  const { players = 3, config: more = {}, rolls = {}, top = {}, castaways = {}, stories = {}, ...rest } = scene
  const { game = naufragos, ...facts } = rest
  const config = configure({ seats: SEATS.slice(0, players), ...more })
  const start = setup(config)
  const sitting: PerSeat<Castaway> = {}
  const hands: State['stories'] = {}
  for (const [at, seat] of config.seats.entries()) {
    const own = castaways[seat] ?? {}
    const character = own.character ?? PLAIN[at] ?? CHARACTER_IDS[0]
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
  const told = Object.values(hands).flat()
  const held: readonly string[] = Object.values(sitting).flatMap(({ items }) => items)
  const { reserve = {}, fire = {}, expedition, ...plain } = facts
  const pending = plain.pending ?? []
  const state: State = {
    ...start,
    turn: 1,
    storyStack: STORY_TILES.filter((tile) => !told.includes(tile)),
    eventDeck: withTop<EventId>(BASE_EVENT_IDS, top.event, plain.activeEvent === undefined ? [] : [plain.activeEvent]),
    coastDeck: withTop<ExplorationId>(COAST_IDS, top.coast, pending),
    interiorDeck: withTop<ExplorationId>(INTERIOR_IDS, top.interior, pending),
    centreDeck: withTop<ExplorationId>(CENTRE_IDS, top.centre, pending),
    wreckageDeck: withTop<WreckageId>(WRECKAGE_IDS, top.wreckage, held),
    forageSupply: [...FORAGE_TILES],
    ...plain,
    castaways: sitting,
    stories: hands,
    reserve: { ...start.reserve, ...reserve },
    fire: { ...start.fire, ...fire },
  }
  if (expedition !== undefined) {
    const [first = 'red'] = expedition.explorers
    state.expedition = { turn: first, cube: 4, returnRolls: 0, shielded: {}, ...expedition }
    state.phase = 'expedition'
  }
  return new TestTable<Naufragos>({ game, config, state, script: rolls })
}

export const subject: Subject<Naufragos> = {
  game: naufragos,
  configs: [1, 2, 3, 4].map((players) => naufragosBox.setupFor(players)),
  secrets: naufragosBox.check.secrets,
  invariants: naufragosBox.check.problems,
}
