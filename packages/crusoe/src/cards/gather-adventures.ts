// The Gather Adventure cards: what happens at once, and what happens when the card comes back. RC-DECK-03.

import { controls, count, fact, not } from '@landfall/tabletop'
import type * as english from '../text/en/cards/gather-adventures.ts'
import type { CrusoeEffects } from '../types.ts'
import {
  additionalFoodAtAction,
  coverTerrainOfAction,
  discardCard,
  drawMysteries,
  exhaustSource,
  flipTileOfCard,
  gain,
  gainDiscoveries,
  gainEquipment,
  gainSameResource,
  halve,
  layOutInvention,
  lessFromProduction,
  lower,
  lowerMorale,
  onePawn,
  onlyActions,
  putToken,
  removeSpecialWound,
  shuffleIn,
  specialWound,
  tokenAtAction,
  unlessArmed,
  weatherToken,
  wound,
} from '../verbs/index.ts'
import type { Adventure } from './adventure.ts'
import type { TitledIn } from './titled-in.ts'

const { chooseOne, when } = controls<CrusoeEffects>()

export const GATHER_ADVENTURES: TitledIn<typeof english, Adventure> = {
  'gather/after-the-hurricane': {
    adventure: [gain('wood', 2), tokenAtAction('timeConsuming', { remembered: true }), shuffleIn],
    event: [flipTileOfCard],
  },
  'gather/end-of-source': {
    copies: 5,
    adventure: [exhaustSource('ofAction')],
  },
  'gather/eyes-in-the-bushes': {
    adventure: [shuffleIn],
    event: [weatherToken('animals')],
  },
  'gather/fruit': {
    adventure: [specialWound('stomach'), shuffleIn],
    event: [when(not(fact('medicine')), [onlyActions('bearer', ['rest'])]), removeSpecialWound],
  },
  'gather/furs': {
    adventure: [chooseOne('group', [discardCard], [gain('fur', 2), shuffleIn])],
    event: [lessFromProduction('food', 1)],
  },
  'gather/gold-coin': {
    adventure: [shuffleIn],
    event: [putToken('reroll', 'build'), putToken('reroll', 'gather'), putToken('reroll', 'explore')],
  },
  'gather/mushrooms': {
    adventure: [chooseOne('group', [discardCard], [gain('food', count('everyone')), shuffleIn])],
    event: [when(not(fact('medicine')), [wound('everyone', 1)])],
  },
  'gather/nestlings': {
    adventure: [chooseOne('group', [discardCard], [gain('food', count('everyone')), shuffleIn])],
    event: [lower('roof', 1)],
  },
  'gather/new-flock': {
    adventure: [additionalFoodAtAction(), shuffleIn],
    event: [exhaustSource('onTileOfCard')],
  },
  'gather/nice-surprise': {
    adventure: [chooseOne('group', [discardCard], [gain('wood', 3), shuffleIn])],
    event: [halve('roof')],
  },
  'gather/path-of-a-predator': {
    adventure: [shuffleIn],
    event: [weatherToken('animals')],
  },
  'gather/pirates-chest': {
    adventure: [chooseOne('group', [discardCard], [drawMysteries('you', { treasure: 2 }), shuffleIn])],
    event: [onePawn('everyone', 'thisRound')],
  },
  'gather/shortage': {
    adventure: [gainSameResource, exhaustSource('ofAction')],
  },
  'gather/signs-of-a-predator': {
    adventure: [shuffleIn],
    event: [unlessArmed(3, [when(fact('campFood'), [exhaustSource('foodAtCamp')], [wound('everyone', 1)])])],
  },
  'gather/skeleton': {
    adventure: [shuffleIn],
    event: [lowerMorale(1), layOutInvention],
  },
  'gather/spider': {
    adventure: [specialWound('head'), shuffleIn],
    event: [onePawn('bearer', 'thisRound'), removeSpecialWound],
  },
  'gather/surprise-in-the-bushes': {
    adventure: [chooseOne('group', [discardCard], [gainEquipment(1), shuffleIn])],
    event: [lowerMorale(1)],
  },
  'gather/tracks-of-a-predator': {
    adventure: [tokenAtAction('greaterDanger')],
  },
  'gather/twisted-ankle': {
    adventure: [specialWound('leg'), shuffleIn],
    event: [onlyActions('bearer', ['build', 'arrange', 'rest']), removeSpecialWound],
  },
  'gather/unbelievable-effort': {
    adventure: [chooseOne('group', [discardCard], [gain('wood', 2), specialWound('arm'), shuffleIn])],
    event: [wound('bearer', 1), removeSpecialWound],
  },
  'gather/unexpected-discovery': {
    adventure: [gainDiscoveries(1)],
  },
  'gather/unexpected-troubles': {
    adventure: [coverTerrainOfAction],
  },
  'gather/viper': {
    adventure: [shuffleIn],
    event: [when(fact('medicine'), [wound('firstPlayer', 1)], [wound('firstPlayer', 3)])],
  },
  'gather/weather-breakdown': {
    adventure: [shuffleIn],
    event: [weatherToken('storm')],
  },
  'gather/winter-freezing': {
    adventure: [exhaustSource('onTileOfAction')],
  },
  'gather/winter-is-coming': {
    adventure: [shuffleIn],
    event: [weatherToken('snow')],
  },
}
