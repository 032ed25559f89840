// The Treasure cards. RC-DECK-05.

import { controls } from '@landfall/tabletop'
import type * as english from '../text/en/cards/treasures.ts'
import type { CrusoeEffects } from '../types.ts'
import {
  additionalAtCamp,
  arrangeTiles,
  buildFree,
  coverArrows,
  curse,
  drawMysteries,
  gain,
  gainTokens,
  heal,
  healShared,
  ignoreCloud,
  ignoreDanger,
  ignoreWounds,
  keepOneDiscovery,
  liftCurse,
  lookAtEvent,
  meltSnow,
  raise,
  removeAnyFromIsland,
  shuffleIn,
  strengthen,
  wound,
} from '../verbs/index.ts'
import type { Treasure } from './mystery.ts'
import type { TitledIn } from './titled-in.ts'
import { ALL } from './use.ts'

const { chooseOne } = controls<CrusoeEffects>()

export const TREASURES: TitledIn<typeof english, Treasure> = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': { becomes: [coverArrows(2)] },
  'treasure/antique-rapier': { becomes: [raise('weapons', 2)] },
  'treasure/backpack': {
    kept: { use: { at: 'exploring', byCharacter: true, effects: [keepOneDiscovery(2)] }, oneUser: true },
  },
  'treasure/barrel': {
    kept: {
      use: { at: 'night', effects: [heal('everyone', 1)] },
      uses: 1,
      staysWhenUsed: true,
      adds: [{ to: 'foodKept', by: 2, when: 'usedUp' }],
    },
  },
  'treasure/blankets': { kept: { use: { at: 'weather', effects: [ignoreCloud('snow')] }, uses: 3 } },
  'treasure/bottle-of-wine': { kept: { use: { at: 'night', effects: [healShared(2)] }, uses: 1 } },
  'treasure/boxes': { kept: { adds: [{ to: 'foodKept', by: ALL }] } },
  'treasure/candles': { kept: { pawnFor: ['build'], pawnUses: 2 } },
  'treasure/captain-stones-spyglass': { becomes: [arrangeTiles(3)] },
  'treasure/cave-with-furs': { becomes: [gain('fur', 2)] },
  'treasure/ceremonial-bowl': { atOnce: [curse('you'), shuffleIn], event: [liftCurse] },
  'treasure/compass': { kept: { pawnFor: ['explore'] } },
  'treasure/crocks': { becomes: [buildFree('invention/pot')] },
  'treasure/gold': { kept: {} },
  'treasure/hammock': { kept: { rest: { heals: 1, tokens: 1 } } },
  'treasure/hatchet': { becomes: [additionalAtCamp('wood')], kept: {} },
  'treasure/helmet': {
    kept: {
      use: { at: 'fight', byCharacter: true, effects: [ignoreWounds(1)] },
      oneUser: true,
      oncePerFight: true,
    },
  },
  'treasure/herbal-mixture': { kept: { use: { at: 'anyTime', effects: [lookAtEvent()] }, uses: 1 } },
  'treasure/old-clothes': { kept: { use: { at: 'weather', effects: [meltSnow] }, oncePerRound: true } },
  'treasure/old-map': { becomes: [gainTokens('everyoneAndFriday', 1)] },
  'treasure/old-rifle': { kept: { use: { at: 'fight', effects: [strengthen(3)] }, uses: 1 } },
  'treasure/protective-amulet': {
    kept: { use: { at: 'anyTime', effects: [removeAnyFromIsland] }, uses: 1 },
  },
  'treasure/ropes': { becomes: [chooseOne('group', [raise('palisade', 1)], [raise('roof', 1)])] },
  'treasure/saber': {
    kept: {
      use: { at: 'fight', byCharacter: true, effects: [wound('you', 1), strengthen(3)] },
      oneUser: true,
      oncePerFight: true,
    },
  },
  'treasure/treasure-map': {
    kept: { exploration: { pawns: 2, effects: [drawMysteries('you', { treasure: 2 })] } },
  },
  'treasure/whip': {
    becomes: [raise('weapons', 1)],
    kept: {
      use: { at: 'trap', byCharacter: true, effects: [ignoreDanger('trap')] },
      oncePerRound: true,
      oneUser: true,
    },
  },
}
