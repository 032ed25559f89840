// The Exploration cards of area III, the Cinder Terraces.
import { clear, cure, lose, recover, take } from '../verbs/index.ts'
import type { Deck, TerracesFogId } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { averts, boost, discarding, each, insight, locked, open, when } from './writing.ts'

export const TERRACES_FOG: Deck<TerracesFogId, ExplorationCard> = {
  'fog/ash-fall': {
    type: 'temporary',
    area: 'terraces',
    effects: [each(lose(1))],
  },
  'fog/tremor': {
    type: 'temporary',
    area: 'terraces',
    effects: [],
    actions: [locked('balance', 2, 1, [], [take(104)])],
  },
  'fog/hot-wind': {
    type: 'temporary',
    area: 'terraces',
    effects: [when('frozenOrDrenched', [each(cure([105, 108]))], [lose(1)])],
  },
  'fog/old-handrail': {
    type: 'temporary',
    area: 'terraces',
    effects: [recover(1)],
  },
  'fog/sulphur-haze': {
    type: 'temporary',
    area: 'terraces',
    effects: [],
    actions: [locked('pathfind', 2, 1, [], [each(take(107))])],
  },
  'fog/shape-in-the-steam': {
    type: 'temporary',
    area: 'terraces',
    effects: [],
    actions: [locked('think', 2, 2, [insight], [take(103)])],
  },
  'fog/beam-in-the-crater-smoke': {
    type: 'temporary',
    area: 'terraces',
    effects: [take(109), insight],
  },
  'fog/glass-scree': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('balance', 2, 1, [clear], [take(102)])],
  },
  'fog/cooling-crust': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('pathfind', 3, 2, [clear], [take(102), lose(1)])],
  },
  'fog/kiln-rubble': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('pull', 3, 2, [clear], [take(101)]), open('dig', 2, 1, [clear])],
  },
  'fog/ledge-goats': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('hunt', 3, 2, [take(112), clear], [clear]), open('pathfind', 2, 1, [clear])],
  },
  'fog/basking-lizard': {
    type: 'permanent',
    area: 'terraces',
    actions: [
      open('stealth', 2, 2, [clear], [take(106)]),
      locked('fight', 4, 2, [take(112), clear], [each(take(104))]),
    ],
  },
  'fog/steam-gate': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('open', 3, 2, [clear], [take(102)]), open('pathfind', 4, 1, [clear])],
  },
  'fog/collapsed-flue': {
    type: 'permanent',
    area: 'terraces',
    actions: [open('climb', 3, 1, [clear], [take(104)])],
  },
  'fog/kiln-gloves': {
    type: 'item',
    area: 'terraces',
    durability: 3,
    keywords: ['shelter'],
    lasting: [boost(['fire'], [{ cards: -1 }]), boost(['take'], [{ stars: 1 }])],
  },
  'fog/obsidian-blade': {
    type: 'item',
    area: 'terraces',
    durability: 2,
    keywords: ['blade'],
    lasting: [boost(['fight'], [{ stars: 2 }]), boost(['hunt'], [{ stars: 1 }])],
  },
  'fog/water-skin': {
    type: 'item',
    area: 'terraces',
    durability: 3,
    keywords: ['meal', 'pack'],
    actions: [open('eat', 0, 0, [recover(5), cure([107])])],
  },
  'fog/warm-stones': {
    type: 'bonus',
    area: 'terraces',
    lasting: [averts([105])],
  },
  'fog/glassblowers-breath': {
    type: 'bonus',
    area: 'terraces',
    lasting: [discarding(['fire', 'think'], [{ stars: 2 }])],
  },
  'fog/keepers-milestone': {
    type: 'temporary',
    area: 'terraces',
    effects: [],
    actions: [locked('decipher', 2, 1, [insight])],
  },
}
