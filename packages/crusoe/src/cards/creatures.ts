// The Creature cards. RC-DECK-05.

import { controls, fact, not } from '@landfall/tabletop'
import type * as english from '../text/en/cards/creatures.ts'
import type { CrusoeEffects } from '../types.ts'
import {
  atNight,
  discardAllTokens,
  discardTokens,
  discardTopBeast,
  drawMysteries,
  fight,
  lower,
  lowerToNothing,
  shuffleBack,
  shuffleIn,
  stopDrawing,
  wound,
} from '../verbs/index.ts'
import type { Danger } from './mystery.ts'
import type { TitledIn } from './titled-in.ts'

const { chooseOne, when } = controls<CrusoeEffects>()

export const CREATURES: TitledIn<typeof english, Danger> = {
  'creature/a-shiny-jewel': { resolve: [atNight('inCamp', [wound('everyone', 1)])] },
  'creature/bats': { resolve: [chooseOne('group', [discardTokens('you', 1)], [wound('you', 1)])] },
  'creature/big-ape': { resolve: [shuffleIn], event: [fight('firstPlayer', { strength: 4, fur: 2 })] },
  'creature/bite': { resolve: [wound('you', 1)] },
  'creature/furious-tiger': { resolve: [fight('you', { strength: 4 })] },
  'creature/giant-snake': { resolve: [discardAllTokens('you'), stopDrawing] },
  'creature/gorilla': { resolve: [wound('you', 2), shuffleIn], event: [lower('weapons', 2)] },
  'creature/gremlins': {
    resolve: [fight('you', { strength: 2 }), shuffleIn],
    event: [fight('firstPlayer', { strength: 3 }), shuffleBack],
  },
  'creature/savage': {
    resolve: [lowerToNothing('weapons'), shuffleIn],
    event: [drawMysteries('firstPlayer', { treasure: 1 })],
  },
  'creature/scorpion': { resolve: [when(not(fact('medicine')), [wound('you', 3)])] },
  'creature/snake': { resolve: [wound('you', 2)] },
  'creature/spiders': { resolve: [discardTokens('you', 2)] },
  'creature/unleashed-beast': { resolve: [discardTopBeast] },
}
