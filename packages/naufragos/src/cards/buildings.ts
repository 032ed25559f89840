// The sixteen building tiles.
import { cure, peek } from '../verbs/index.ts'
import type { BuildingId, Deck } from './card-ids.ts'
import type { Building } from './cards.ts'
import { at, immune, mod, shelter, signal } from './writing.ts'

export const BUILDINGS: Deck<BuildingId, Building> = {
  'building/lean-to': { energy: 3, wood: 2, lasting: [shelter(1, 1, 1, 1, 2, 2, 2)], start: true },
  'building/hut': { energy: 5, wood: 3, lasting: [shelter(2, 1, 1, 2, 2, 3, 3)], after: 'building/lean-to' },
  'building/cabin': { energy: 6, wood: 4, lasting: [shelter(3, 2, 2, 3, 3, 4, 4)], after: 'building/hut' },
  'building/signs-in-the-sand': { hourglass: 'cubes', energy: 8, wood: 0, lasting: [signal], start: true },
  'building/huge-bonfire': { hourglass: 'wood', energy: 6, wood: 0, lasting: [signal], start: true },
  'building/raft': { energy: 6, wood: 5, lasting: [signal, mod('fish', 1)], start: true },
  'building/lookout': { energy: 4, wood: 2, lasting: [signal, at('event', peek('event', 1, 'start'))] },
  'building/fish-weir': { energy: 3, wood: 2, lasting: [mod('fish', 1)] },
  'building/smokehouse': { energy: 3, wood: 2, lasting: [at('upkeep', cure(2))] },
  'building/palisade': { energy: 4, wood: 3, lasting: [mod('campTest', 2)] },
  'building/cistern': { energy: 3, wood: 1, lasting: [immune('scorch')] },
  'building/signal-mast': { energy: 4, wood: 3, lasting: [signal] },
  'building/hen-coop': { energy: 2, wood: 2, lasting: [mod('hens', 1)] },
  'building/dugout-canoe': { energy: 5, wood: 3, lasting: [signal, mod('start', -1)] },
  'building/rope-bridge': { energy: 3, wood: 1, item: 'rope', lasting: [mod('returnRoll', 1)] },
  'building/bell-frame': { energy: 5, wood: 2, lasting: [signal] },
}
