// The Trap cards. RC-DECK-05.

import { controls, fact, not } from '@landfall/tabletop'
import type * as english from '../text/en/cards/traps.ts'
import type { CrusoeEffects } from '../types.ts'
import {
  atNight,
  book,
  confuse,
  discardAllTokens,
  dropTreasures,
  lower,
  onePawn,
  spreadDisease,
  stayOutside,
  stopDrawing,
  sufferDisease,
  wound,
} from '../verbs/index.ts'
import type { Danger } from './mystery.ts'
import type { TitledIn } from './titled-in.ts'

const { when } = controls<CrusoeEffects>()

export const TRAPS: TitledIn<typeof english, Danger> = {
  'trap/blowgun': { resolve: [onePawn('you', 'nextRound')] },
  'trap/blunt-spear': { resolve: [wound('you', 2)] },
  'trap/collapse': { resolve: [stopDrawing] },
  'trap/confused': { resolve: [confuse('you')] },
  'trap/net': { resolve: [stopDrawing, stayOutside('you')] },
  'trap/poisonous-spores': {
    resolve: [wound('you', 1), atNight('coming', [when(not(fact('medicine')), [wound('victims', 1)])])],
  },
  'trap/sharp-blade': { resolve: [wound('you', 2)] },
  'trap/snare': { resolve: [lower('weapons', 2, { ifPossible: true })] },
  'trap/spider-web': { resolve: [wound('you', 1), atNight('every', [when(not(fact('medicine')), [wound('you', 1)])])] },
  'trap/strange-disease': { resolve: [spreadDisease(2), atNight('coming', [sufferDisease(2)])] },
  'trap/terrible-scream': { resolve: [discardAllTokens('you')] },
  'trap/trapdoor': { resolve: [dropTreasures] },
  'trap/unlucky-incident': { resolve: [book] },
}
