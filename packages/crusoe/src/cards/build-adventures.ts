// The Build Adventure cards: what happens at once, and what happens when the card comes back. RC-DECK-02.
import { controls, fact, not } from '@landfall/tabletop'
import {
  adventureToken,
  discard,
  discardCard,
  discardIfPossible,
  discardInventions,
  discardTokens,
  extraBuild,
  fight,
  flipItems,
  flipMarkedItems,
  gain,
  gainDiscoveries,
  gainTokens,
  halve,
  heal,
  lower,
  lowerMorale,
  markItems,
  onePawn,
  putToken,
  raise,
  removeSpecialWound,
  shuffleIn,
  specialWound,
  surcharge,
  weatherToken,
  wound,
} from '../effects/verbs.ts'
import type { buildAdventureTitles } from '../text/names/build-adventures.ts'
import type { CrusoeEffects } from '../types.ts'
import type { Adventure } from './adventure.ts'

const { chooseOne, when } = controls<CrusoeEffects>()

export const BUILD_ADVENTURES: { readonly [C in keyof typeof buildAdventureTitles]: Adventure } = {
  'build/accident': {
    adventure: [specialWound('leg'), shuffleIn],
    event: [when(fact('medicine'), [wound('bearer', 1)], [wound('bearer', 3)]), removeSpecialWound],
  },
  'build/breakdown': {
    adventure: [lowerMorale(1), shuffleIn],
    event: [gainTokens('firstPlayer', 2)],
  },
  'build/broken-lever': {
    adventure: [lower('weapons', 1)],
  },
  'build/broken-tool': {
    adventure: [flipItems(1)],
  },
  'build/coming-to-terms': {
    adventure: [discardInventions(3), shuffleIn],
    event: [lowerMorale(1)],
  },
  'build/construction': {
    adventure: [shuffleIn],
    event: [raise('palisade', 1)],
  },
  'build/cut-head': {
    adventure: [wound('you', 1), gainTokens('you', 2), specialWound('head'), shuffleIn],
    event: [when(not(fact('medicine')), [wound('bearer', 2)]), removeSpecialWound],
  },
  'build/dangerous-work': {
    adventure: [putToken('reroll', 'build'), adventureToken('build')],
  },
  'build/dark-clouds-in-the-sky': {
    adventure: [weatherToken('rain'), shuffleIn],
    event: [raise('palisade', 1)],
  },
  'build/fast-work': {
    adventure: [chooseOne('group', [discardCard], [extraBuild, shuffleIn])],
    event: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
  },
  'build/fear-of-the-beasts': {
    adventure: [shuffleIn],
    event: [surcharge('weapons')],
  },
  'build/hard-work': {
    adventure: [discardIfPossible('food', 1)],
  },
  'build/howling-in-the-bushes': {
    adventure: [shuffleIn],
    event: [fight('firstPlayer', { strength: 3, weaponLoss: 1, food: 2, fur: 1, palisadeLoss: 1 })],
  },
  'build/hungry-predator': {
    adventure: [
      chooseOne(
        'group',
        [wound('you', 2), gain('food', 2), gain('fur', 1)],
        [discard('food', 1), lower('palisade', 1), shuffleIn],
      ),
    ],
    event: [fight('firstPlayer', { strength: 3, food: 1, fur: 1, palisadeLoss: 1 })],
  },
  'build/in-a-hurry': {
    adventure: [chooseOne('group', [discardCard], [gainDiscoveries(2), shuffleIn])],
    event: [lower('palisade', 1)],
  },
  'build/laborious-work': {
    copies: 2,
    adventure: [putToken('timeConsuming', 'build')],
  },
  'build/lack-of-hope': {
    adventure: [discardInventions(3)],
  },
  'build/monkey-see': {
    adventure: [shuffleIn],
    event: [chooseOne('group', [halve('roof')], [halve('palisade')])],
  },
  'build/nasty-wound': {
    adventure: [specialWound('arm'), shuffleIn],
    event: [when(not(fact('medicine')), [wound('bearer', 2)]), removeSpecialWound],
  },
  'build/predator-in-the-camp': {
    adventure: [fight('you', { strength: 4 }), shuffleIn],
    event: [gain('food', 2), gain('fur', 2)],
  },
  'build/savings': {
    adventure: [chooseOne('group', [discardCard], [gain('wood', 2), shuffleIn])],
    event: [lowerMorale(1)],
  },
  'build/sting': {
    adventure: [specialWound('stomach'), shuffleIn],
    event: [when(not(fact('medicine')), [onePawn('bearer', 'thisRound')]), removeSpecialWound],
  },
  'build/tired': {
    adventure: [chooseOne('group', [discardCard], [heal('you', 2), shuffleIn])],
    event: [lowerMorale(1)],
  },
  'build/tools-inspection': {
    adventure: [markItems(2), shuffleIn],
    event: [flipMarkedItems],
  },
  'build/unmotivated': {
    adventure: [chooseOne('group', [discardTokens('you', 1)], [wound('you', 1)]), shuffleIn],
    event: [discardTokens('everyone', 1)],
  },
  'build/visit-of-a-predator': {
    adventure: [discard('food', 1), shuffleIn],
    event: [weatherToken('animals')],
  },
  'build/weak-construction': {
    adventure: [shuffleIn],
    event: [halve('roof')],
  },
  'build/windstorm': {
    adventure: [lower('palisade', 1), shuffleIn],
    event: [raise('palisade', 1)],
  },
  'build/you-need-a-bigger-camp': {
    adventure: [shuffleIn],
    event: [surcharge('shelter'), surcharge('roof'), surcharge('palisade')],
  },
}
