// The Discovery tokens: how many there are of each kind, and what each can be used for. RC-DISC, RC-DECK-12.

import type { ScenarioKey } from '../scenarios/scenario-words.ts'
import type * as english from '../text/en/cards/discoveries.ts'
import { buildFree, drawMysteries, gain, healShared, ignoreCloud, raise, raiseMorale } from '../verbs/index.ts'
import type { TitledIn } from './titled-in.ts'
import type { Usable } from './use.ts'

export interface Discovery extends Usable {
  readonly count: number
  /** RC-ENDACT-03: it cannot be kept, and is exchanged for this. */
  readonly exchangedFor?: { readonly resource: 'food' | 'wood'; readonly amount: number }
}

const pot = { item: 'invention/pot' } as const

export const DISCOVERIES: TitledIn<typeof english, Discovery> = {
  'discovery/candles': { count: 2, pawnFor: ['build'], pawnUses: 1 },
  'discovery/fallen-tree': { count: 2, exchangedFor: { resource: 'wood', amount: 1 } },
  'discovery/goat': {
    count: 2,
    use: {
      at: 'notWhileResolving',
      needs: { weapons: 1 },
      effects: [gain('fur', 1, { available: true }), gain('food', 1, { available: true })],
    },
  },
  'discovery/healing-herbs': {
    count: 1,
    use: { at: 'anyTime', needs: pot, effects: [buildFree('invention/medicine', { waits: true })] },
  },
  'discovery/herbs': { count: 1, use: { at: 'anyTime', needs: pot, effects: [raiseMorale(1)] } },
  'discovery/large-leaves': { count: 1, use: { at: 'weather', effects: [ignoreCloud('rain')] } },
  'discovery/nourishing-larvae': { count: 2, exchangedFor: { resource: 'food', amount: 2 } },
  'discovery/old-machete': { count: 1, use: { at: 'anyTime', effects: [raise('weapons', 1)] } },
  'discovery/poison': { count: 1, use: { at: 'anyTime', needs: pot, effects: [raise('weapons', 2)] } },
  'discovery/thorny-bushes': {
    count: 1,
    use: { at: 'anyTime', needs: { builtShelter: true }, effects: [raise('palisade', 1)] },
  },
  'discovery/tobacco': { count: 1, use: { at: 'anyTime', effects: [raiseMorale(1)] } },
  'discovery/treasure': {
    count: 2,
    use: { at: 'anyTime', effects: [drawMysteries('firstPlayer', { treasure: 1 })] },
  },
  'discovery/vegetables': { count: 1, use: { at: 'night', needs: pot, effects: [healShared(2)] } },
}

/** The symbols of the special tokens: each scenario says what they are. RC-DISC-05 */
export const SPECIAL_DISCOVERIES = ['dashes', 'bowtie', 'cross', 'bands'] as const
export type SpecialDiscovery = (typeof SPECIAL_DISCOVERIES)[number]

export type SpecialTokenId = ScenarioKey<'tokens'>
export type DiscoveryId = keyof typeof DISCOVERIES | SpecialTokenId

/** A special token of a scenario. */
export interface SpecialToken extends Usable {
  readonly token: SpecialTokenId
}

const IDS: ReadonlySet<string> = new Set(Object.keys(DISCOVERIES))

export const isDiscovery = (token: string): token is keyof typeof DISCOVERIES => IDS.has(token)

/** The 18 tokens that are the same in every scenario. */
export const STANDARD_TOKENS: readonly DiscoveryId[] = Object.entries(DISCOVERIES).flatMap(([token, { count }]) =>
  isDiscovery(token) ? Array.from({ length: count }, () => token) : [],
)
