// The sheet of scenario 7, King Kong Island, as data. RC-SCN7.
import type { Usable } from '../../cards/use.ts'
import type { WeatherDie } from '../../components/dice.ts'
import {
  gainTokens,
  ignoreAnimals,
  lookAtEvent,
  raise,
  raiseMorale,
  rerollDie,
  rollWeather,
} from '../../verbs/index.ts'
import type { PrintedSheet } from '../scenario.ts'

/** RC-SCN7-07 */
export const BOOK_MORALE = 1

/** RC-SCN7-11 */
export const BREACH = { morale: 1, wounds: 1 } as const

/** RC-SCN7-12 */
export const LAIR_WOUNDS = 1

/** RC-SCN7-13 */
export const HOSTAGE_NUMBER = 4

/** RC-SCN7-18, RC-SCN7-19 */
export const CAPTURE_PAWNS = 2
export const CAPTURE_WEAPONS = { usual: 5, tranquilized: 1 } as const

/** RC-SCN7-16 */
export const TRAPS_NEEDED = 3

interface CrewMember {
  readonly name: string
  /** What was lost by this member. */
  readonly item: string
  /** What the lost item is good for. */
  readonly bonus: Usable
}

/** RC-SCN7-25: in the order in which they are killed. */
export const CREW = [
  { name: 'king-kong/lights', item: 'king-kong/flashlight', bonus: { pawnFor: ['build'], pawnUses: 1 } },
  {
    name: 'king-kong/cameraman',
    item: 'king-kong/wine',
    bonus: { use: { at: 'anyTime', byCharacter: true, effects: [gainTokens('you', 2)] } },
  },
  {
    name: 'king-kong/sound',
    item: 'king-kong/microphone',
    bonus: { use: { at: 'beforeActions', effects: [rollWeather] } },
  },
  {
    name: 'king-kong/screenwriter',
    item: 'king-kong/script',
    bonus: { use: { at: 'anyTime', effects: [lookAtEvent({ only: true })] } },
  },
  { name: 'king-kong/make-up-artist', item: 'king-kong/make-up-kit', bonus: {} },
  {
    name: 'king-kong/actress',
    item: 'king-kong/autographed-photos',
    bonus: { use: { at: 'anyTime', effects: [raiseMorale(1)] } },
  },
  {
    name: 'king-kong/double',
    item: 'king-kong/lucky-charm',
    bonus: { use: { at: 'dice', effects: [rerollDie('any')] } },
  },
  {
    name: 'king-kong/actor',
    item: 'king-kong/revolver',
    bonus: { use: { at: 'anyTime', effects: [raise('weapons', 2)] } },
  },
  { name: 'king-kong/director', item: 'king-kong/last-will', bonus: {} },
] as const satisfies readonly CrewMember[]

/** RC-SCN7-08: by number. */
export const ACTRESS = 6
export const DIRECTOR = 9

const none: readonly WeatherDie[] = []

export const sheet: PrintedSheet = {
  number: 7,
  editions: ['second'],
  rounds: 10,
  // RC-SCN7-10: as often as there are Number tokens on the board.
  weather: Array.from({ length: 10 }, () => none),
  // RC-SCN7-04
  start: { space: 'B1', tile: 8, shelter: true },
  moreBooks: 'harder',
  // RC-SCN7-29
  options: ['hungryCrew'],
  // RC-SCN7-16, RC-SCN7-17, RC-SCN7-21, RC-SCN7-24
  inventions: {
    'king-kong/trap': {
      kind: 'sheet',
      items: ['invention/shovel'],
      wood: 4,
      repeatable: true,
      site: { marker: 'trap', atTotem: true, reach: 2, most: TRAPS_NEEDED },
    },
    'king-kong/tranquilizer': { kind: 'sheet', terrains: ['hills', 'plains'], items: ['invention/fire'] },
  },
  // RC-SCN7-22, RC-SCN7-23, RC-SCN7-28
  discoveries: {
    dashes: { token: 'king-kong/bottle-of-vodka', use: { at: 'anyTime', effects: [raiseMorale(1)] } },
    cross: { token: 'king-kong/giant-footprint', pawnFor: ['explore'], pawnUses: 1 },
    bowtie: { token: 'king-kong/firecracker', use: { at: 'weather', effects: [ignoreAnimals] } },
    bands: { token: 'king-kong/film-makers-lost-item' },
  },
  begin: () => ({
    'king-kong': { killed: [], captive: false, hostageLair: undefined, trapsSince: undefined, caught: false },
  }),
  actions: { 'king-kong/capture': 'hunt', 'king-kong/hostage': 'explore' },
  rules: {
    markers: { trap: 'RC-SCN7-16' },
    cards: {
      'king-kong/bottle-of-vodka': ['RC-SCN7-28'],
      'king-kong/film-makers-lost-item': ['RC-SCN7-22', 'RC-SCN7-25'],
      'king-kong/firecracker': ['RC-SCN7-23'],
      'king-kong/giant-footprint': ['RC-SCN7-23'],
      'king-kong/tranquilizer': ['RC-SCN7-21', 'RC-SCN7-24'],
      'king-kong/trap': ['RC-SCN7-16', 'RC-SCN7-17', 'RC-SCN7-24'],
    },
  },
}
