// The Salt Choir: numbers 651 to 699, and what its pennant adds to.
import {
  banishThis,
  drop,
  endAdventure,
  lift,
  lose,
  returnStored,
  returnThis,
  take,
  takeIfThere,
  turnGold,
} from '../verbs/index.ts'
import type { ChoirId, Deck } from './card-ids.ts'
import type { AdventureCard } from './cards.ts'
import { all, averts, boost, each, eachTime, insight, locked, needing, onTerrain, open, when } from './writing.ts'

export const CHOIR: Deck<ChoirId, AdventureCard> = {
  'choir/wind-over-salt': {
    type: 'temporary',
    number: 651,
    back: 'green',
    effects: [returnThis],
  },
  'choir/bubbles': {
    type: 'temporary',
    number: 653,
    back: 'green',
    effects: [returnThis],
  },
  'choir/draught-in-the-pews': {
    type: 'temporary',
    number: 670,
    back: 'green',
    effects: [returnThis],
  },
  'choir/under-the-breath': {
    type: 'quest',
    number: 652,
    back: 'green',
    lasting: [eachTime('camp', [take(654)]), eachTime('collectiveFailure', [lose(1)])],
    actions: [
      onTerrain(249, open('spot', 1, 1, [take(656)])),
      onTerrain(39, open('decipher', 2, 2, [take(663)], [take(103)])),
      onTerrain(219, open('music', 1, 1, [takeIfThere(674)])),
      onTerrain(426, all(locked('listen', 3, 2, [take(680)], [each(take(103))]))),
    ],
  },
  'choir/one-more-voice': {
    type: 'quest',
    number: 654,
    back: 'green',
    copies: 6,
  },
  'choir/the-full-choir': {
    type: 'temporary',
    number: 654,
    back: 'gold',
    effects: [each(take(103)), lose(3), returnThis],
  },
  'choir/harmonica-in-a-boot': {
    type: 'permanent',
    number: 656,
    back: 'green',
    blocks: 'spot',
    onReveal: [takeIfThere(534)],
  },
  'choir/a-bass-in-the-crust': {
    type: 'permanent',
    number: 659,
    back: 'green',
    blocks: 'listen',
    actions: [
      open('pull', 4, 2, [takeIfThere(665), insight, turnGold], [take(101)]),
      locked('fight', 4, 2, [takeIfThere(671), turnGold], [each(take(103))]),
    ],
  },
  'choir/cracked-crust': {
    type: 'permanent',
    number: 659,
    back: 'gold',
    blocks: 'listen',
    resources: ['stone'],
  },
  'choir/an-alto-under-the-water': {
    type: 'permanent',
    number: 661,
    back: 'green',
    blocks: 'listen',
    actions: [
      open('offer', 3, 2, [takeIfThere(666), insight, turnGold], [each(take(108))]),
      open('dig', 3, 2, [takeIfThere(671), turnGold], [take(102)]),
    ],
  },
  'choir/still-water': {
    type: 'permanent',
    number: 661,
    back: 'gold',
    blocks: 'listen',
  },
  'choir/the-watch-list': {
    type: 'temporary',
    number: 663,
    back: 'green',
    effects: [insight, returnStored(654, 2), banishThis],
  },
  'choir/read-already': {
    type: 'temporary',
    number: 663,
    back: 'gold',
    effects: [returnThis],
  },
  'choir/low-voice': {
    type: 'bonus',
    number: 665,
    back: 'green',
    lasting: [
      boost(['pull', 'dig'], [{ stars: 1 }]),
      boost(['stealth'], [{ difficulty: 1 }], { compulsory: true }),
      { last: 'leavesHand', taking: 671 },
    ],
  },
  'choir/middle-voice': {
    type: 'bonus',
    number: 666,
    back: 'green',
    lasting: [
      boost(['swim', 'offer'], [{ stars: 1 }]),
      boost(['hunt'], [{ difficulty: 1 }], { compulsory: true }),
      { last: 'leavesHand', taking: 671 },
    ],
  },
  'choir/high-voice': {
    type: 'bonus',
    number: 667,
    back: 'green',
    lasting: [
      boost(['listen', 'music'], [{ stars: 1 }]),
      boost(['investigate'], [{ difficulty: 1 }], { compulsory: true }),
      { last: 'leavesHand', taking: 671 },
    ],
  },
  'choir/a-silence': {
    type: 'quest',
    number: 671,
    back: 'green',
    copies: 3,
  },
  'choir/lullaby': {
    type: 'bonus',
    number: 674,
    back: 'green',
    lasting: [averts([654])],
  },
  'choir/a-treble-in-the-pews': {
    type: 'permanent',
    number: 678,
    back: 'green',
    blocks: 'listen',
    actions: [
      open('music', 3, 2, [takeIfThere(667), insight, turnGold], [take(103)]),
      locked('open', 3, 2, [takeIfThere(671), turnGold], [each(take(109))]),
    ],
  },
  'choir/empty-pews': {
    type: 'permanent',
    number: 678,
    back: 'gold',
    blocks: 'listen',
  },
  'choir/rehearsal': {
    type: 'permanent',
    number: 680,
    back: 'green',
    blocks: 'listen',
    actions: [all(locked('decipher', 4, 2, [take(686)], [each(take(109)), lose(2)]))],
  },
  'choir/the-missing-bar': {
    type: 'permanent',
    number: 686,
    back: 'green',
    blocks: 'decipher',
    lasting: [
      {
        last: 'varies',
        on: ['music'],
        held: { numbers: [665, 666, 667], by: -2 },
        stored: [
          { number: 671, per: 1, by: -1 },
          { number: 654, per: 2, by: 1 },
        ],
      },
    ],
    actions: [all(needing({ carried: 'instrument' }, locked('music', 6, 6, [take(699)], [take(694)])))],
  },
  'choir/it-takes-yours': {
    type: 'temporary',
    number: 694,
    back: 'green',
    effects: [when('choirWins', [endAdventure], [each(drop(1)), lose(4), returnThis])],
  },
  'choir/the-last-chord': {
    type: 'temporary',
    number: 699,
    back: 'green',
    effects: [lift('saltChoir')],
  },
}
