// The sheet of scenario 2, Cursed Island, as data. RC-SCN2.
import type { WeatherDie } from '../../components/dice.ts'
import { buildFree, strengthen, wound } from '../../verbs/index.ts'
import { removeMarkers } from '../all/verbs/index.ts'
import type { PrintedSheet } from '../scenario.ts'

/** RC-SCN2-01 */
export const CROSSES_NEEDED = 5

/** RC-SCN2-03 */
export const FOG_OF_BOOK = 2

/** RC-SCN2-13: how many Mystery cards of each type the Dark Temple holds at most. */
export const TEMPLE = { treasure: 3, creature: 1 } as const

/** RC-SCN2-16 */
export const ALTAR_WOUNDS = 2

/** RC-SCN2-13, RC-SCN2-15: what lies at each totem, the first one that is found first. */
export const TOTEMS = [
  'cursed-island/dark-temple',
  'cursed-island/altar-of-death',
  'cursed-island/cultist-hideout',
  'cursed-island/cultist-hideout',
  'cursed-island/cultist-hideout',
  'cursed-island/cultist-hideout',
] as const

const none: readonly WeatherDie[] = []
const winter: readonly WeatherDie[] = ['winter']

export const sheet: PrintedSheet = {
  number: 2,
  rounds: 10,
  weather: [none, none, none, none, none, winter, winter, winter, winter, winter],
  start: { space: 'B1', tile: 8 },
  moreBooks: 'harder',
  // RC-SCN2-05, RC-SCN2-06, RC-SCN2-12, RC-SCN2-21
  inventions: {
    'cursed-island/cross': { kind: 'sheet', wood: 2, repeatable: true, site: { marker: 'cross' } },
    'cursed-island/sacred-bell': {
      kind: 'sheet',
      terrains: ['hills'],
      items: ['invention/rope'],
      repeatable: true,
      once: [removeMarkers('fog', 3)],
    },
  },
  // RC-SCN2-17 to RC-SCN2-20, RC-SCN2-23
  discoveries: {
    dashes: { token: 'cursed-island/cultists-candle', pawnFor: ['build'], pawnUses: 1 },
    bowtie: {
      token: 'cursed-island/mysterious-vial',
      use: { at: 'anyTime', effects: [buildFree('invention/medicine')] },
    },
    cross: { token: 'cursed-island/decorated-bell', use: { at: 'anyTime', effects: [removeMarkers('fog', 2)] } },
    bands: {
      token: 'cursed-island/sacrificial-dagger',
      staysWhenUsed: true,
      oneUser: true,
      oncePerFight: true,
      use: { at: 'fight', byCharacter: true, effects: [strengthen(3), wound('you', 1)] },
    },
  },
  begin: () => ({ 'cursed-island': { templeExplored: false } }),
  actions: { 'cursed-island/dark-temple': 'explore' },
  rules: {
    markers: { fog: 'RC-SCN2-08', cross: 'RC-SCN2-05' },
    cards: {
      'cursed-island/cross': ['RC-SCN2-05', 'RC-SCN2-06', 'RC-SCN2-07', 'RC-SCN2-21'],
      'cursed-island/cultists-candle': ['RC-SCN2-17'],
      'cursed-island/decorated-bell': ['RC-SCN2-23'],
      'cursed-island/mysterious-vial': ['RC-SCN2-18'],
      'cursed-island/sacred-bell': ['RC-SCN2-12', 'RC-SCN2-21'],
      'cursed-island/sacrificial-dagger': ['RC-SCN2-19', 'RC-SCN2-20'],
    },
  },
}
