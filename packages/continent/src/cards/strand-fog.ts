// The Exploration cards of area I, the Sallow Strand.
import { clear, cure, discardThis, lose, recover, take, takeIfThere } from '../verbs/index.ts'
import type { Deck, StrandFogId } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { averts, boost, discarding, each, eachHere, insight, locked, open, unless, when } from './writing.ts'

export const STRAND_FOG: Deck<StrandFogId, ExplorationCard> = {
  'fog/sea-fret': {
    type: 'temporary',
    area: 'strand',
    effects: [lose(1)],
  },
  'fog/gull-tantrum': {
    type: 'temporary',
    area: 'strand',
    effects: [],
    actions: [locked('stealth', 1, 1, [], [take(102)])],
  },
  'fog/easy-going': {
    type: 'temporary',
    area: 'strand',
    effects: [recover(1)],
  },
  'fog/rolling-stones': {
    type: 'temporary',
    area: 'strand',
    effects: [],
    actions: [locked('balance', 2, 1, [], [take(104)])],
  },
  'fog/a-figure-on-the-dune': {
    type: 'temporary',
    area: 'strand',
    effects: [],
    actions: [locked('think', 2, 1, [insight], [take(100)])],
  },
  'fog/squall': {
    type: 'temporary',
    area: 'strand',
    effects: [unless('fire', [each(take(108))])],
  },
  'fog/thorn-belt': {
    type: 'permanent',
    area: 'strand',
    actions: [open('pathfind', 2, 1, [clear], [take(102)])],
  },
  'fog/adders-on-warm-stones': {
    type: 'permanent',
    area: 'strand',
    actions: [open('stealth', 2, 1, [clear], [take(106)]), open('fight', 3, 2, [takeIfThere(518), clear], [take(106)])],
  },
  'fog/collapsed-dune': {
    type: 'permanent',
    area: 'strand',
    actions: [open('dig', 2, 1, [clear], [take(101)])],
  },
  'fog/wild-goat': {
    type: 'permanent',
    area: 'strand',
    actions: [open('hunt', 3, 2, [take(112), clear], [clear]), open('stealth', 1, 1, [clear])],
  },
  'fog/tidal-gully': {
    type: 'permanent',
    area: 'strand',
    actions: [open('swim', 2, 1, [clear], [take(108)]), locked('balance', 2, 1, [clear], [take(108)])],
  },
  'fog/lamp-oil': {
    type: 'item',
    area: 'strand',
    durability: 1,
    keywords: ['light'],
    lasting: [boost(['fire'], [{ cards: -2 }], { uses: 'leaves' })],
  },
  'fog/boathook': {
    type: 'item',
    area: 'strand',
    durability: 3,
    keywords: ['tool', 'brace'],
    lasting: [boost(['fish'], [{ stars: 1 }]), boost(['swim'], [{ cards: -1 }]), boost(['pull'], [{ cards: -1 }])],
  },
  'fog/tin-cup': {
    type: 'item',
    area: 'strand',
    durability: 2,
    keywords: ['tool', 'pack'],
    lasting: [boost(['dig'], [{ cards: -1 }]), boost(['eat'], [{ meal: 1 }])],
  },
  'fog/oilskin-coat': {
    type: 'item',
    area: 'strand',
    durability: 3,
    keywords: ['shelter'],
    lasting: [averts([108])],
  },
  'fog/second-wind': {
    type: 'bonus',
    area: 'strand',
    lasting: [discarding('any', [{ cards: -2 }])],
  },
  'fog/whistled-tune': {
    type: 'bonus',
    area: 'strand',
    actions: [open('music', 0, 0, [eachHere(cure([103])), discardThis])],
  },
  'fog/footprints-that-stop': {
    type: 'temporary',
    area: 'strand',
    effects: [when('alone', [take(103)], [recover(1)])],
  },
  'fog/old-fishing-rig': {
    type: 'permanent',
    area: 'strand',
    actions: [open('fish', 2, 1, [take(110), clear], [clear]), open('pathfind', 1, 1, [clear])],
  },
  'fog/beam-across-the-cloud': {
    type: 'temporary',
    area: 'strand',
    effects: [take(109), insight],
  },
  'fog/fallen-oak': {
    type: 'permanent',
    area: 'strand',
    resources: ['wood'],
    actions: [open('climb', 2, 1, [clear], [take(104)]), open('pull', 3, 2, [clear, recover(1)])],
  },
  'fog/captains-flask': {
    type: 'item',
    area: 'strand',
    durability: 2,
    keywords: ['meal'],
    actions: [open('eat', 0, 0, [recover(5)])],
  },
}
