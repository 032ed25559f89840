// The sheet of scenario 6, Family Robinson, as data. RC-SCN6.
import { controls } from '@landfall/tabletop'
import type { WeatherDie } from '../../components/dice.ts'
import type { CrusoeEffect, CrusoeEffects } from '../../types.ts'
import { buildFree, gain, halfProduction, raise, rerollDie } from '../../verbs/index.ts'
import { recultivate } from '../all/verbs/index.ts'
import type { PrintedSheet } from '../scenario.ts'

const { chooseOne } = controls<CrusoeEffects>()

/** RC-SCN6-01: Roof, Palisade and weapon level are each at least this. */
export const LEAST_LEVEL = 1

/** RC-SCN6-05: a child is born in each of these rounds. */
export const BIRTHS: readonly number[] = [7, 9, 11]

export function childrenIn(round: number): number {
  return BIRTHS.filter((birth) => birth <= round).length
}

/** RC-SCN6-05: what a child eats in a night. */
export const FOOD_OF_CHILD = 1

/** RC-SCN6-10 */
export const BOOK: readonly CrusoeEffect[] = [halfProduction]

/** RC-SCN6-08 */
export const RECULTIVATION_PAWNS = 2

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']
const winter: readonly WeatherDie[] = ['winter']
const hungryRain: readonly WeatherDie[] = ['rain', 'animals']
const hungryWinter: readonly WeatherDie[] = ['winter', 'animals']

export const sheet: PrintedSheet = {
  number: 6,
  rounds: 12,
  // RC-SCN6-02
  weather: [
    none,
    none,
    rain,
    rain,
    winter,
    winter,
    hungryRain,
    hungryRain,
    hungryWinter,
    hungryWinter,
    hungryRain,
    hungryRain,
  ],
  // RC-SCN6-03
  start: { space: 'B1', tile: 8, inventions: 9 },
  book: BOOK,
  moreBooks: 'harder',
  // RC-SCN6-15, RC-SCN6-16
  inventions: {
    'family-robinson/fence': { kind: 'sheet', items: ['invention/shovel'], once: [raise('palisade', 1)] },
    'family-robinson/garden': { kind: 'sheet', items: ['invention/shovel'], food: 2, once: [gain('food', 4)] },
  },
  // RC-SCN6-12 to RC-SCN6-14, RC-SCN6-17
  discoveries: {
    cross: { token: 'family-robinson/gunpowder', use: { at: 'weather', effects: [rerollDie('animals')] } },
    bands: { token: 'family-robinson/seeds', use: { at: 'anyTime', effects: [gain('nonperishable', 1)] } },
    dashes: {
      token: 'family-robinson/old-tools',
      use: {
        at: 'anyTime',
        effects: [
          chooseOne(
            'group',
            [buildFree('invention/rope')],
            [buildFree('invention/pot')],
            [buildFree('invention/knife')],
          ),
        ],
      },
    },
    bowtie: { token: 'family-robinson/plow', use: { at: 'anyTime', effects: [recultivate] } },
  },
  actions: { 'family-robinson/recultivation': 'special' },
  begin: () => ({ 'family-robinson': { nine: [] } }),
  rules: {
    cards: {
      'family-robinson/fence': ['RC-SCN6-15', 'RC-SCN6-16'],
      'family-robinson/garden': ['RC-SCN6-15', 'RC-SCN6-16'],
      'family-robinson/gunpowder': ['RC-SCN6-14'],
      'family-robinson/old-tools': ['RC-SCN6-12'],
      'family-robinson/plow': ['RC-SCN6-13', 'RC-SCN6-08'],
      'family-robinson/seeds': ['RC-SCN6-17'],
    },
  },
}
