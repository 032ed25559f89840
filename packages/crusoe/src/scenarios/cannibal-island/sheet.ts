// The sheet of scenario 5, Cannibal Island, as data. RC-SCN5.
import { controls, fact } from '@landfall/tabletop'
import type { WeatherDie } from '../../components/dice.ts'
import type { Space } from '../../components/island.ts'
import type { Name } from '../../text/card-words.ts'
import type { CrusoeEffects } from '../../types.ts'
import { arrangeTiles, healOne, raise, strengthen } from '../../verbs/index.ts'
import type { PrintedSheet } from '../scenario.ts'

const { when } = controls<CrusoeEffects>()

/** RC-SCN5-04, RC-SCN5-05: where the City lies, when it is turned up, and its Number token. */
export const CITY: Space = 'A4'
export const CITY_ROUND = 4
export const CITY_NUMBER = 6
export const CITY_PLACE: Name = 'cannibal-island/city'

/** RC-SCN5-09 */
export const ATTACK_PAWNS = 2

/** RC-SCN5-10 */
export const VILLAGE_STRENGTH = 4

/** RC-SCN5-13 */
export const CITY_STRENGTH = 21
export const CITY_WEAKER_BY_VILLAGE = 3

/** RC-SCN5-16, RC-SCN5-18 */
export const RAID_WOUNDS = 3
export const RAID_WITHOUT_SHELTER = 2

/** RC-SCN5-19, RC-SCN5-21, RC-SCN5-22: what each village does to its finder. */
export const VILLAGES: readonly {
  readonly place: Name
  readonly wounds: number
  /** With the Medicine built. */
  readonly woundsWithMedicine: number
  readonly plunders: boolean
}[] = [
  { place: 'cannibal-island/first-village', wounds: 1, woundsWithMedicine: 1, plunders: false },
  { place: 'cannibal-island/second-village', wounds: 1, woundsWithMedicine: 1, plunders: true },
  { place: 'cannibal-island/third-village', wounds: 1, woundsWithMedicine: 1, plunders: true },
  { place: 'cannibal-island/fourth-village', wounds: 3, woundsWithMedicine: 1, plunders: true },
]

const none: readonly WeatherDie[] = []

export const sheet: PrintedSheet = {
  number: 5,
  rounds: 9,
  weather: Array.from({ length: 9 }, () => none),
  // RC-SCN5-03, RC-SCN5-04
  start: {
    space: 'B1',
    tile: 8,
    faceDown: { [CITY]: 4 },
    equipment: ['equipment/flask-of-rum', 'equipment/pipe-and-tobacco'],
  },
  moreBooks: 'harder',
  // RC-SCN5-23 to RC-SCN5-25
  inventions: {
    'cannibal-island/ballista': {
      kind: 'sheet',
      items: ['invention/rope'],
      wood: 2,
      once: [raise('weapons', 1), when(fact('shelterBuilt'), [raise('palisade', 2)])],
    },
    'cannibal-island/canoe': { kind: 'sheet', terrains: ['river'], wood: 1, tilesDrawn: 2 },
  },
  // RC-SCN5-26
  discoveries: {
    bowtie: { token: 'cannibal-island/healing-ointment', use: { at: 'night', effects: [healOne(1)] } },
    bands: { token: 'cannibal-island/old-machete', use: { at: 'anyTime', effects: [raise('weapons', 1)] } },
    dashes: { token: 'cannibal-island/blowpipe', use: { at: 'fight', effects: [strengthen(2)] } },
    cross: { token: 'cannibal-island/map-of-the-island', use: { at: 'anyTime', effects: [arrangeTiles(3)] } },
  },
  begin: () => ({ 'cannibal-island': { burnt: [], cityBurnt: false } }),
  actions: { 'cannibal-island/village': 'hunt', 'cannibal-island/city': 'hunt' },
  rules: {
    markers: { burnt: 'RC-SCN5-12' },
    cards: {
      'cannibal-island/ballista': ['RC-SCN5-24', 'RC-SCN5-25'],
      'cannibal-island/blowpipe': ['RC-SCN5-26'],
      'cannibal-island/canoe': ['RC-SCN5-23', 'RC-SCN5-25'],
      'cannibal-island/healing-ointment': ['RC-SCN5-26'],
      'cannibal-island/map-of-the-island': ['RC-SCN5-26'],
      'cannibal-island/old-machete': ['RC-SCN5-26'],
    },
  },
}
