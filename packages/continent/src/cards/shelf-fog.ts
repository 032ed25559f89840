// The Exploration cards of area IV, the Drowned Shelf.
import { clear, lose, recover, take } from '../verbs/index.ts'
import type { Deck, ShelfFogId } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { boost, discarding, each, insight, locked, open } from './writing.ts'

export const SHELF_FOG: Deck<ShelfFogId, ExplorationCard> = {
  'fog/rising-water': {
    type: 'temporary',
    area: 'shelf',
    effects: [lose(2)],
  },
  'fog/undertow': {
    type: 'temporary',
    area: 'shelf',
    effects: [],
    actions: [locked('swim', 2, 1, [], [each(take(108))])],
  },
  'fog/stranded-shoal': {
    type: 'temporary',
    area: 'shelf',
    effects: [recover(8)],
  },
  'fog/wreck-bell': {
    type: 'temporary',
    area: 'shelf',
    effects: [],
    actions: [locked('listen', 2, 1, [insight], [take(109)])],
  },
  'fog/sea-mist': {
    type: 'temporary',
    area: 'shelf',
    effects: [],
    actions: [locked('orient', 2, 1, [], [lose(2)])],
  },
  'fog/face-in-the-kelp': {
    type: 'temporary',
    area: 'shelf',
    effects: [],
    actions: [locked('think', 2, 1, [], [take(103)])],
  },
  'fog/the-beam-from-below': {
    type: 'temporary',
    area: 'shelf',
    effects: [each(take(109)), insight],
  },
  'fog/kelp-curtain': {
    type: 'permanent',
    area: 'shelf',
    actions: [open('pathfind', 3, 1, [clear], [take(108)])],
  },
  'fog/broken-paving': {
    type: 'permanent',
    area: 'shelf',
    actions: [open('balance', 3, 2, [clear], [take(104)])],
  },
  'fog/tide-race': {
    type: 'permanent',
    area: 'shelf',
    actions: [open('swim', 3, 2, [clear], [each(take(108)), lose(1)])],
  },
  'fog/moray-hole': {
    type: 'permanent',
    area: 'shelf',
    actions: [
      open('stealth', 2, 1, [clear], [take(102)]),
      locked('fight', 4, 2, [take(110), clear], [each(take(102))]),
    ],
  },
  'fog/anchor-chain': {
    type: 'permanent',
    area: 'shelf',
    actions: [open('climb', 3, 1, [clear], [take(104)]), open('pull', 5, 2, [clear, insight])],
  },
  'fog/air-pocket': {
    type: 'permanent',
    area: 'shelf',
    actions: [open('open', 2, 1, [recover(9), clear], [clear])],
  },
  'fog/sleeping-crab': {
    type: 'permanent',
    area: 'shelf',
    actions: [
      open('stealth', 3, 2, [clear], [take(104)]),
      locked('fight', 5, 3, [take(110), insight, clear], [each(take(104))]),
    ],
  },
  'fog/divers-knife': {
    type: 'item',
    area: 'shelf',
    durability: 3,
    keywords: ['blade', 'tool'],
    lasting: [boost(['fight'], [{ stars: 1 }]), boost(['pathfind'], [{ cards: -1 }])],
  },
  'fog/bladder-float': {
    type: 'item',
    area: 'shelf',
    pennant: 'raft',
    durability: 2,
    keywords: ['float'],
    lasting: [boost(['swim'], [{ cards: -2 }])],
  },
  'fog/keepers-biscuit': {
    type: 'item',
    area: 'shelf',
    durability: 2,
    keywords: ['meal'],
    actions: [open('eat', 0, 0, [recover(8)])],
  },
  'fog/slack-water': {
    type: 'bonus',
    area: 'shelf',
    lasting: [discarding(['swim'], [{ cards: -3 }])],
  },
  'fog/bell-ear': {
    type: 'bonus',
    area: 'shelf',
    lasting: [discarding(['listen', 'music', 'pull'], [{ stars: 2 }])],
  },
  'fog/nameplate': {
    type: 'temporary',
    area: 'shelf',
    effects: [],
    actions: [locked('decipher', 2, 1, [insight], [take(103)])],
  },
}
