// The Discovery tokens: how many there are of each kind. RC-DISC-04.

export const DISCOVERIES = {
  'discovery/candles': 2,
  'discovery/fallen-tree': 2,
  'discovery/goat': 2,
  'discovery/healing-herbs': 1,
  'discovery/herbs': 1,
  'discovery/large-leaves': 1,
  'discovery/nourishing-larvae': 2,
  'discovery/old-machete': 1,
  'discovery/poison': 1,
  'discovery/thorny-bushes': 1,
  'discovery/tobacco': 1,
  'discovery/treasure': 2,
  'discovery/vegetables': 1,
} as const satisfies { readonly [token: string]: number }

/** Each scenario says what these are. */
export const SPECIAL_DISCOVERIES = ['dashes', 'bowtie', 'cross', 'bands'] as const
export type SpecialDiscovery = (typeof SPECIAL_DISCOVERIES)[number]

export type DiscoveryId = keyof typeof DISCOVERIES | `special/${SpecialDiscovery}`

/** RC-ENDACT-03: tokens that cannot be kept, and what they are exchanged for. */
export const EXCHANGED: {
  readonly [D in DiscoveryId]?: { readonly resource: 'food' | 'wood'; readonly amount: number }
} = {
  'discovery/fallen-tree': { resource: 'wood', amount: 1 },
  'discovery/nourishing-larvae': { resource: 'food', amount: 2 },
}

/** All 22 tokens. */
export const DISCOVERY_TOKENS: readonly DiscoveryId[] = [
  ...Object.entries(DISCOVERIES).flatMap(([token, count]) =>
    isDiscovery(token) ? Array.from({ length: count }, () => token) : [],
  ),
  ...SPECIAL_DISCOVERIES.map((symbol): DiscoveryId => `special/${symbol}`),
]

function isDiscovery(token: string): token is keyof typeof DISCOVERIES {
  return Object.hasOwn(DISCOVERIES, token)
}
