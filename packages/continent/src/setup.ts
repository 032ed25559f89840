// How a game begins. T7-SETUP

import type { Routine, Table } from '@landfall/kernel'
import { nextNumbered } from './adventure.ts'
import {
  CLUE_IDS,
  COMMON_ACTION_CARDS,
  CURSE_IDS,
  clueOn,
  explorationsOf,
  MODE_IDS,
  skillsOf,
  terrainOn,
} from './cards/decks.ts'
import { spotAt } from './components/map.ts'
import { type Config, seatsOf } from './config.ts'
import { placeTerrain } from './exploring.ts'
import { newPage } from './fresh.ts'
import { carryOut } from './happenings.ts'
import type { Member, State } from './state.ts'
import type { Continent } from './types.ts'
import { vocabulary } from './vocabulary.ts'

type T = Table<Continent>

/** Before anything lies on the table. */
export function setup(config: Config): State {
  const seats = seatsOf(config)
  const members = config.explorers.flatMap((who, at): Member[] => {
    const seat = seats[at]
    return seat === undefined ? [] : [{ seat, who, at: '0,0', hand: [], items: [], fire: undefined }]
  })
  return {
    seats,
    mode: config.mode,
    clues: [...config.clues],
    lifted: [],
    members,
    absent: [],
    isChanging: undefined,
    gone: [],
    last: undefined,
    disputed: false,
    deckTop: [],
    deck: [],
    pile: [],
    turnedPile: [],
    storage: [],
    past: [],
    banished: [],
    sealed: [],
    fog: { strand: {}, fen: {}, terraces: {}, shelf: {} },
    explorations: { strand: [], fen: [], terraces: [], shelf: [] },
    spaces: {},
    events: [],
    under: {},
    quests: [],
    learned: [],
    camps: 0,
    actedSinceCamp: false,
    action: undefined,
    pending: [],
    waiting: [],
    resolving: [],
    leaving: [],
    circle: undefined,
    threat: undefined,
    freeTrades: 0,
    tried: [],
    diary: [],
    today: newPage(),
  }
}

/** T7-SETUP-07 to T7-SETUP-20 */
export function* setUp(t: T): Routine {
  const { clues, explorers, mode } = t.config
  t.emit({
    t: 'boxOpened',
    deck: [...COMMON_ACTION_CARDS, ...explorers.flatMap(skillsOf), ...clues.map((clue) => CURSE_IDS[clue])],
    explorations: {
      strand: explorationsOf('strand'),
      fen: explorationsOf('fen'),
      terraces: explorationsOf('terraces'),
      shelf: explorationsOf('shelf'),
    },
  })
  const [first] = explorers
  if (first === undefined) return
  for (const clue of clues) t.emit({ t: 'clueChosen', clue, card: CLUE_IDS[clue] })
  // T7-SETUP-04
  if (mode !== 'normal') t.emit({ t: 'questStored', card: MODE_IDS[mode], who: first })
  t.emit({ t: 'circleChanged', active: first, involved: explorers })
  // T7-SETUP-13: of several, the one with the lowest number.
  const start = Math.min(...clues.map((clue) => clueOn(clue).start))
  const terrain = nextNumbered(t, start)
  if (terrain === undefined) throw new Error(`there is no card ${start} to start from`)
  const [x, y] = terrainOn(terrain).at
  t.emit({ t: 'moved', who: explorers, to: spotAt(x, y), place: terrain })
  yield* placeTerrain(t, vocabulary, terrain, spotAt(x, y))
  for (const clue of clues) {
    yield* carryOut(t, vocabulary, CLUE_IDS[clue], first, clueOn(clue).setup ?? [], 'T7-SETUP-20')
  }
  t.emit({ t: 'circleLeft' })
  t.next('turn')
}
