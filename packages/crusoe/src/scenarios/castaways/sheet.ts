// The sheet of scenario 1, Castaways, as data. RC-SCN1.
import { WEATHER_DICE, type WeatherDie } from '../../components/dice.ts'
import { additionalAtCamp, healOne, raise, shareTokens } from '../../verbs/index.ts'
import { pileWood } from '../all/verbs/index.ts'
import type { PrintedSheet } from '../scenario.ts'

/** RC-SCN1-03: how much wood each stage of the pile holds. */
export const PILE_STAGES: readonly number[] = [1, 2, 3, 4, 5]

/** RC-SCN1-01: when a ship is near. */
export const SHIP_ROUNDS: readonly number[] = [10, 11, 12]

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']

export const sheet: PrintedSheet = {
  number: 1,
  rounds: 12,
  weather: [none, none, none, rain, rain, rain, ...Array.from({ length: 6 }, () => WEATHER_DICE)],
  start: { space: 'B1', tile: 8 },
  // RC-SCN1-08: neither books nor totems mean anything here.
  moreBooks: 'easier',
  // RC-SCN1-12, RC-SCN1-13
  inventions: {
    'castaways/hatchet': { kind: 'sheet', terrains: ['mountains'], wood: 1, once: [additionalAtCamp('wood')] },
    'castaways/mast': { kind: 'sheet', items: ['invention/rope'], wood: 1, fur: 1, once: [pileWood(3)] },
  },
  // RC-SCN1-09 to RC-SCN1-11
  discoveries: {
    dashes: { token: 'castaways/herbs', use: { at: 'night', effects: [healOne(1)] } },
    bowtie: { token: 'castaways/oil', use: { at: 'anyTime', effects: [pileWood(2)] } },
    cross: { token: 'castaways/pirate-sabre', use: { at: 'anyTime', effects: [raise('weapons', 1)] } },
    bands: { token: 'castaways/medallion-of-a-lady', use: { at: 'anyTime', effects: [shareTokens(3)] } },
  },
  begin: () => ({ castaways: { pile: PILE_STAGES.map(() => 0), filledInRound: 0 } }),
  rules: {
    cards: {
      'castaways/hatchet': ['RC-SCN1-12', 'RC-SCN1-15'],
      'castaways/herbs': ['RC-SCN1-11'],
      'castaways/mast': ['RC-SCN1-13', 'RC-SCN1-14'],
      'castaways/medallion-of-a-lady': ['RC-SCN1-10'],
      'castaways/oil': ['RC-SCN1-09', 'RC-SCN1-14'],
      'castaways/pirate-sabre': ['RC-SCN1-11'],
    },
  },
}
