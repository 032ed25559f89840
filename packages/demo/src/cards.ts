// The cards and places of Beacon, as data.
import { atLeast, controls, count, fact, value } from '@landfall/tabletop'
import { draw, gain, heal, lose, lower, raise, wound } from './effects/verbs.ts'
import type { BeaconEffect, BeaconEffects } from './types.ts'

export const CARDS = ['bold-climb', 'driftwood', 'feast', 'fish', 'herbs', 'lamp', 'nets', 'rations', 'resin'] as const
export type CardKind = (typeof CARDS)[number]
/** One of the copies of a card. */
export type CardId = `${CardKind}/${number}`

const { chooseOne, forEach, may, repeat, when } = controls<BeaconEffects>()

export const cardEffects: { readonly [Kind in CardKind]: readonly BeaconEffect[] } = {
  'bold-climb': [may('you', wound('you', 1), raise(3))],
  driftwood: [raise(2)],
  feast: [lose({ half: value('supplies'), rounded: 'up' }), heal('everyone', 1)],
  fish: [gain(2)],
  herbs: [forEach('wounded', heal('each', 1)), gain(1)],
  lamp: [when(atLeast(value('height'), 4), [raise(2)], [raise(1)])],
  nets: [repeat(2, gain(1)), when(fact('hungry'), [wound('you', 1)])],
  rations: [gain(count('everyone'))],
  resin: [chooseOne('you', [raise(1)], [gain(1)], [draw('you', 1)])],
}

export const PLACES = ['beach', 'forest', 'wreck'] as const
export type Place = (typeof PLACES)[number]

/** BE-OUT-01 */
export const placeEffects: { readonly [P in Place]: readonly BeaconEffect[] } = {
  beach: [gain(1)],
  forest: [raise(1)],
  wreck: [draw('leader', 1)],
}

export type Weather = 'calm' | 'wind' | 'storm'

/** BE-WEA-01 */
export const WEATHER_DIE: readonly Weather[] = ['calm', 'calm', 'calm', 'wind', 'wind', 'storm']
export const weatherEffects: { readonly [W in Weather]: readonly BeaconEffect[] } = {
  calm: [],
  wind: [lower(1)],
  storm: [lower(2), wound('leader', 1)],
}

export const SIGHT_DIE: readonly number[] = [1, 2, 3, 4, 5, 6]

/** No deck has more copies of a card. */
const MOST_COPIES = 99

const KINDS: ReadonlyMap<string, CardKind> = new Map(
  CARDS.flatMap((kind) =>
    Array.from({ length: MOST_COPIES }, (_, i): [CardId, CardKind] => [`${kind}/${i + 1}`, kind]),
  ),
)

/** The card that this is a copy of, if it is one. */
export const cardKind = (id: string): CardKind | undefined => KINDS.get(id)

export function kindOf(card: CardId): CardKind {
  const kind = cardKind(card)
  if (kind === undefined) throw new Error(`there is no card "${card}"`)
  return kind
}
