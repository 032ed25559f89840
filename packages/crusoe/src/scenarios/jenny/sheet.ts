// The sheet of scenario 3, Jenny Needs Help!, as data. RC-SCN3.
import type { WeatherDie } from '../../components/dice.ts'
import type { Name } from '../../text/card-words.ts'
import type { CrusoeEffect } from '../../types.ts'
import { buildFree, gain, healOne, lowerMorale, raise, strengthen, wound } from '../../verbs/index.ts'
import type { Companion, PrintedSheet } from '../scenario.ts'

/** RC-SCN3-04: wounds of each night until she is rescued. */
export const JENNY_ALONE = 2

/** RC-SCN3-06 */
export const SEA_WOUNDS = 1

/** RC-SCN3-12 */
export const HURRICANE = { palisade: 1 } as const

/** What is found where a totem stands. */
interface Place {
  readonly name: Name
  readonly effects: readonly CrusoeEffect[]
  readonly rule: string
}

/** RC-SCN3-13: in the order in which they are found; at the fifth and sixth totem there is nothing. */
export const PLACES: readonly Place[] = [
  { name: 'jenny/slippery-rocks', effects: [wound('you', 2)], rule: 'RC-SCN3-14' },
  { name: 'jenny/old-cemetery', effects: [lowerMorale(2)], rule: 'RC-SCN3-14' },
  { name: 'jenny/remains-of-masts-and-spars', effects: [buildFree('invention/rope')], rule: 'RC-SCN3-15' },
  { name: 'jenny/balloon-wreck', effects: [gain('fur', 2)], rule: 'RC-SCN3-16' },
]

/** RC-SCN3-19 */
export const JENNY: Companion = {
  track: { deadlyWound: 11, moraleArrows: [] },
  death: 'jennyDied',
  // RC-SCN3-08
  actions: ['rest'],
}

const none: readonly WeatherDie[] = []
const animals: readonly WeatherDie[] = ['animals']

export const sheet: PrintedSheet = {
  number: 3,
  rounds: 8,
  weather: [none, none, none, none, animals, animals, animals, animals],
  // RC-SCN3-03
  start: { space: 'B1', tile: 8, withoutEquipment: ['equipment/storm-glass'] },
  moreBooks: 'harder',
  // RC-SCN3-18
  inventions: {
    'jenny/raft': { kind: 'sheet', items: ['invention/rope'], wood: 2 },
    'jenny/lifeboat': { kind: 'sheet', items: ['invention/knife', 'invention/rope'], wood: 6, fur: 4 },
  },
  // RC-SCN3-17
  discoveries: {
    dashes: { token: 'jenny/herbs', use: { at: 'night', effects: [healOne(1)] } },
    cross: { token: 'jenny/ruined-hut', use: { at: 'anyTime', effects: [gain('wood', 2)] } },
    bowtie: { token: 'jenny/pistol', use: { at: 'fight', effects: [strengthen(3)] } },
    bands: { token: 'jenny/vines', use: { at: 'anyTime', effects: [raise('palisade', 1)] } },
  },
  companions: { jenny: JENNY },
  actions: { 'jenny/rescue': 'explore' },
  rules: {
    cards: {
      'jenny/herbs': ['RC-SCN3-17'],
      'jenny/lifeboat': ['RC-SCN3-07', 'RC-SCN3-18'],
      'jenny/pistol': ['RC-SCN3-17'],
      'jenny/raft': ['RC-SCN3-05', 'RC-SCN3-06', 'RC-SCN3-18'],
      'jenny/ruined-hut': ['RC-SCN3-17'],
      'jenny/vines': ['RC-SCN3-17'],
      'character/jenny': ['RC-SCN3-04', 'RC-SCN3-08', 'RC-SCN3-09', 'RC-SCN3-10', 'RC-SCN3-11'],
    },
  },
}
