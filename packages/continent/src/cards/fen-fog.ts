// The Exploration cards of area II, the Hollow Fen.
import { clear, cure, lose, recover, take, takeIfThere } from '../verbs/index.ts'
import type { Deck, FenFogId } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { averts, boost, discarding, each, insight, locked, open, paying, unless, when, withKeyword } from './writing.ts'

export const FEN_FOG: Deck<FenFogId, ExplorationCard> = {
  'fog/sucking-mud': {
    type: 'temporary',
    area: 'fen',
    effects: [lose(1)],
  },
  'fog/midge-cloud': {
    type: 'temporary',
    area: 'fen',
    effects: [],
    actions: [locked('pathfind', 1, 1, [], [take(107)])],
  },
  'fog/marsh-gas': {
    type: 'temporary',
    area: 'fen',
    effects: [when('fire', [lose(2)], [take(103)])],
  },
  'fog/otter-path': {
    type: 'temporary',
    area: 'fen',
    effects: [recover(2)],
  },
  'fog/cold-rain': {
    type: 'temporary',
    area: 'fen',
    effects: [unless('fire', [each(take(105))])],
  },
  'fog/voices-in-the-reeds': {
    type: 'temporary',
    area: 'fen',
    effects: [],
    actions: [locked('listen', 2, 1, [insight], [take(100)])],
  },
  'fog/the-beam-through-fog': {
    type: 'temporary',
    area: 'fen',
    effects: [take(109), insight],
  },
  'fog/alder-tangle': {
    type: 'permanent',
    area: 'fen',
    actions: [open('pathfind', 3, 1, [clear], [take(102)])],
  },
  'fog/deep-lode': {
    type: 'permanent',
    area: 'fen',
    actions: [open('swim', 3, 2, [clear], [each(take(108))]), open('balance', 3, 2, [clear], [take(108)])],
  },
  'fog/leech-ditch': {
    type: 'permanent',
    area: 'fen',
    actions: [open('balance', 2, 1, [clear], [take(102)])],
  },
  'fog/bittern': {
    type: 'permanent',
    area: 'fen',
    actions: [open('hunt', 2, 2, [take(112), clear], [clear]), open('pathfind', 2, 1, [clear])],
  },
  'fog/broken-punt': {
    type: 'permanent',
    area: 'fen',
    actions: [open('pull', 3, 2, [takeIfThere(510), clear], [take(101)]), open('pathfind', 2, 1, [clear])],
  },
  'fog/marsh-hound-alone': {
    type: 'permanent',
    area: 'fen',
    actions: [
      paying([withKeyword('meal')], open('offer', 2, 1, [takeIfThere(571), clear], [take(104)])),
      locked('fight', 3, 2, [clear], [take(104)]),
      open('pathfind', 3, 1, [clear]),
    ],
  },
  'fog/bog-pool': {
    type: 'permanent',
    area: 'fen',
    actions: [open('fish', 2, 1, [take(110), clear], [clear]), open('pathfind', 2, 1, [clear])],
  },
  'fog/will-o-lights': {
    type: 'permanent',
    area: 'fen',
    actions: [
      open('stealth', 2, 1, [clear], [take(103)]),
      open('investigate', 2, 1, [take(188, { pennant: 'lamp' }), clear], [take(103)]),
    ],
  },
  'fog/eel-trap': {
    type: 'item',
    area: 'fen',
    durability: 3,
    keywords: ['lure', 'pack'],
    lasting: [boost(['fish'], [{ cards: -1 }, { starsPerSeven: 1 }])],
  },
  'fog/stilts': {
    type: 'item',
    area: 'fen',
    durability: 3,
    keywords: ['brace'],
    lasting: [boost(['move'], [{ cards: -1 }]), boost(['balance'], [{ stars: 1 }])],
  },
  'fog/peat-brick': {
    type: 'item',
    area: 'fen',
    durability: 2,
    keywords: ['light'],
    lasting: [boost(['fire'], [{ cards: -2 }])],
  },
  'fog/marsh-tea': {
    type: 'item',
    area: 'fen',
    durability: 2,
    keywords: ['meal', 'remedy'],
    actions: [open('eat', 0, 0, [recover(5), cure([107])])],
  },
  'fog/dry-socks': {
    type: 'bonus',
    area: 'fen',
    lasting: [averts([108])],
  },
  'fog/fenmans-knack': {
    type: 'bonus',
    area: 'fen',
    lasting: [discarding(['balance', 'swim', 'pathfind'], [{ cards: -3 }])],
  },
  'fog/old-boundary': {
    type: 'temporary',
    area: 'fen',
    effects: [],
    actions: [locked('decipher', 2, 1, [insight])],
  },
}
