// The sheet of scenario 4, Volcano Island, as data. RC-SCN4.
import type { WeatherDie } from '../../components/dice.ts'
import { SPACES, type Space } from '../../components/island.ts'
import { fewerMysteries, ignoreCloud, ignoreDanger } from '../../verbs/index.ts'
import type { PrintedSheet, Visible } from '../scenario.ts'

/** What must be explored before the Jolly Boat can be built. */
interface Needed {
  readonly tiles: number
  readonly locations: number
}

/** RC-SCN4-02, RC-SCN4-27, RC-SCN4-30: by the number of players. */
const NEEDED: { readonly [players: number]: Needed } = {
  1: { tiles: 6, locations: 3 },
  2: { tiles: 6, locations: 3 },
  3: { tiles: 7, locations: 4 },
  4: { tiles: 8, locations: 4 },
}

export function neededBy({ length: players }: { readonly length: number }): Needed {
  const needed = NEEDED[players]
  if (needed === undefined) throw new Error(`${players} cannot play`)
  return needed
}

/** RC-SCN4-04 */
export const VOLCANO: Space = 'B3'

/** RC-SCN4-28, RC-SCN4-29: all tiles on the island but those of the start, whatever lava has done to them. */
export function tilesExplored({ island }: Pick<Visible, 'island'>): number {
  const { space: start, faceDown = {} } = sheet.start
  return SPACES.filter((space) => island[space] !== undefined && space !== start && faceDown[space] === undefined)
    .length
}

/** RC-SCN4-10, RC-SCN4-11: what lava covers when a round begins. */
export const LAVA: { readonly [round: number]: readonly Space[] } = {
  4: ['B4'],
  5: ['A3', 'C3'],
  6: ['A2', 'C2'],
  7: ['B2'],
  8: ['A1', 'C1'],
}

/** RC-SCN4-14 */
export const ASH_OF_BOOK = 2

/** RC-SCN4-09, RC-SCN4-14, RC-BOARD-01: everywhere but on the volcano, and A4 is not a space. */
export const ASH_SPACES: readonly Space[] = SPACES.filter((space) => space !== VOLCANO && space !== 'A4')

/** RC-SCN4-17, RC-SCN4-20: the special locations in the order in which they are explored, and what each asks for. */
export const LOCATIONS = [
  { name: 'volcano-island/small-temple', cards: 3, extraPawns: 0 },
  { name: 'volcano-island/ruined-village', cards: 4, extraPawns: 0 },
  { name: 'volcano-island/hidden-cave', cards: 4, extraPawns: 1 },
  { name: 'volcano-island/underground-temple', cards: 5, extraPawns: 1 },
] as const

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']

export const sheet: PrintedSheet = {
  number: 4,
  rounds: 8,
  weather: [none, none, none, rain, rain, rain, rain, rain],
  // RC-SCN4-04, RC-SCN4-06, RC-SCN4-07
  start: {
    space: 'B4',
    tile: 10,
    faceDown: { [VOLCANO]: 8 },
    items: ['invention/shovel', 'invention/knife'],
    tokens: { explore: ['timeConsuming'] },
  },
  moreBooks: 'harder',
  // RC-SCN4-24 to RC-SCN4-26
  inventions: {
    'volcano-island/rope-ladder': {
      kind: 'sheet',
      items: ['invention/rope'],
      pawnFor: ['explore'],
      pawnOnlyFor: 'volcano-island/location',
    },
    'volcano-island/jolly-boat': { kind: 'sheet', items: ['invention/rope'], wood: 3 },
  },
  // RC-SCN4-21 to RC-SCN4-23
  discoveries: {
    dashes: { token: 'volcano-island/old-map', use: { at: 'mysteries', effects: [fewerMysteries(1)] } },
    bowtie: { token: 'volcano-island/indys-diary', use: { at: 'trap', effects: [ignoreDanger('trap')] } },
    cross: { token: 'volcano-island/torch', use: { at: 'creature', effects: [ignoreDanger('creature')] } },
    bands: { token: 'volcano-island/old-canvas', use: { at: 'weather', effects: [ignoreCloud('rain')] } },
  },
  begin: () => ({ 'volcano-island': { explored: [] } }),
  actions: { 'volcano-island/location': 'explore' },
  rules: {
    markers: { ash: 'RC-SCN4-15' },
    cards: {
      'volcano-island/indys-diary': ['RC-SCN4-22'],
      'volcano-island/jolly-boat': ['RC-SCN4-25', 'RC-SCN4-26'],
      'volcano-island/old-canvas': ['RC-SCN4-23'],
      'volcano-island/old-map': ['RC-SCN4-21'],
      'volcano-island/rope-ladder': ['RC-SCN4-24', 'RC-SCN4-26'],
      'volcano-island/torch': ['RC-SCN4-22'],
    },
  },
}
