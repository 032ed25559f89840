// The Explore Adventure cards: what happens at once, and what happens when the card comes back. RC-DECK-04.

import { controls, fact, not } from '@landfall/tabletop'
import type * as english from '../text/en/cards/explore-adventures.ts'
import type { CrusoeEffects } from '../types.ts'
import {
  adventureToken,
  atNextRound,
  buildFree,
  discard,
  discardCard,
  discardTokens,
  drawMysteries,
  exhaustOnTarget,
  extraMeal,
  fight,
  gain,
  gainDiscoveries,
  keepCard,
  lower,
  lowerMorale,
  onePawn,
  onlyActions,
  putToken,
  raise,
  raiseMorale,
  removeSpecialWound,
  shuffleIn,
  specialWound,
  stayOutside,
  strengthen,
  tokenAtAction,
  weatherToken,
  wound,
} from '../verbs/index.ts'
import type { Adventure } from './adventure.ts'
import type { TitledIn } from './titled-in.ts'

const { chooseOne, may, when } = controls<CrusoeEffects>()

export const EXPLORE_ADVENTURES: TitledIn<typeof english, Adventure> = {
  'explore/bamboo': {
    adventure: [chooseOne('group', [discardCard], [gain('wood', 2), shuffleIn])],
    event: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
  },
  'explore/carcass': {
    adventure: [chooseOne('group', [discardCard], [gain('food', 2), gain('fur', 2), shuffleIn])],
    event: [wound('everyone', 1)],
  },
  'explore/cold-wind': {
    adventure: [shuffleIn],
    event: [weatherToken('snow')],
  },
  'explore/dangerous-terrain': {
    adventure: [tokenAtAction('greaterDanger')],
  },
  'explore/empty-forest': {
    adventure: [shuffleIn],
    event: [putToken('greaterDanger', 'hunt')],
  },
  'explore/flu': {
    adventure: [chooseOne('group', [discard('food', 1)], [shuffleIn])],
    event: [extraMeal(1)],
  },
  'explore/its-going-to-rain': {
    adventure: [shuffleIn],
    event: [weatherToken('rain')],
  },
  'explore/lost': {
    adventure: [stayOutside('you'), atNextRound([raiseMorale(1)])],
  },
  'explore/lost-in-the-thicket': {
    adventure: [stayOutside('you'), atNextRound([gainDiscoveries(1)])],
  },
  'explore/lost-in-the-woods': {
    adventure: [discardTokens('you', 2)],
  },
  'explore/misadventure': {
    adventure: [specialWound('leg'), shuffleIn],
    event: [onlyActions('bearer', ['build', 'arrange', 'rest']), removeSpecialWound],
  },
  'explore/old-grave': {
    adventure: [discardTokens('you', 1), shuffleIn],
    event: [discardTokens('firstPlayer', 2)],
  },
  'explore/old-hut': {
    adventure: [chooseOne('group', [discardCard], [drawMysteries('you', { creature: 1, treasure: 1 }), shuffleIn])],
    event: [discardTokens('everyone', 1)],
  },
  'explore/puma': {
    adventure: [chooseOne('group', [stayOutside('you')], [shuffleIn])],
    event: [fight('firstPlayer', { strength: 3, weaponLoss: 1, food: 2, fur: 1, palisadeLoss: 1 })],
  },
  'explore/remains-of-a-settlement': {
    adventure: [chooseOne('group', [discardCard], [drawMysteries('you', { trap: 1, treasure: 2 }), shuffleIn])],
    event: [wound('everyone', 1)],
  },
  'explore/ruined-hut': {
    adventure: [
      chooseOne(
        'group',
        [discardCard],
        [buildFree('invention/knife'), shuffleIn],
        [buildFree('invention/rope'), shuffleIn],
        [buildFree('invention/shovel'), shuffleIn],
        [buildFree('invention/medicine'), shuffleIn],
      ),
    ],
    event: [lowerMorale(1)],
  },
  'explore/secret-cave': {
    adventure: [
      chooseOne('group', [discardCard], [drawMysteries('you', { creatureOrTrap: 1, treasure: 2 }), shuffleIn]),
    ],
    event: [fight('firstPlayer', { strength: 3, food: 2, fur: 1, palisadeLoss: 1 })],
  },
  'explore/shrine': {
    adventure: [chooseOne('group', [discardCard], [drawMysteries('you', { treasure: 1 }), shuffleIn])],
    event: [putToken('reroll', 'build'), putToken('reroll', 'gather'), putToken('reroll', 'explore')],
  },
  'explore/signs-of-fire': {
    copies: 2,
    adventure: [exhaustOnTarget],
  },
  'explore/storm-on-the-horizon': {
    adventure: [shuffleIn],
    event: [weatherToken('storm')],
  },
  'explore/surprising-discovery': {
    adventure: [keepCard],
    use: { at: 'fight', effects: [strengthen(3)] },
    uses: 1,
  },
  'explore/swamp': {
    adventure: [tokenAtAction('timeConsuming')],
  },
  'explore/theres-something-in-the-air': {
    adventure: [adventureToken('explore'), shuffleIn],
    event: [adventureToken('explore')],
  },
  'explore/thorny-bush': {
    adventure: [specialWound('arm'), shuffleIn],
    event: [when(not(fact('medicine')), [onePawn('bearer', 'thisRound')]), removeSpecialWound],
  },
  'explore/tiger': {
    adventure: [chooseOne('group', [stayOutside('you')], [shuffleIn])],
    event: [fight('firstPlayer', { strength: 4, weaponLoss: 1, food: 2, fur: 1, palisadeLoss: 1 })],
  },
  'explore/vipers': {
    adventure: [specialWound('head'), shuffleIn],
    event: [when(not(fact('medicine')), [onePawn('bearer', 'thisRound')]), removeSpecialWound],
  },
  'explore/wild-berries': {
    adventure: [specialWound('stomach'), shuffleIn],
    event: [onePawn('bearer', 'thisRound'), removeSpecialWound],
  },
  'explore/wild-dog': {
    adventure: [wound('you', 1), shuffleIn],
    event: [may('group', discard('food', 1), raise('weapons', 1))],
  },
  'explore/wrong-track': {
    adventure: [stayOutside('you'), atNextRound([gain('wood', 2)])],
  },
}
