// An Additional Food or Wood token on the camp's tile.

import { productionOf } from '../heuristic/view.ts'
import { putAdditional } from '../rules/tokens.ts'
import { put } from './shared/tokens.ts'
import type { ItemWorth, Samples, Verb, Worth } from './shared/verb.ts'

export interface AdditionalAtCamp {
  readonly kind: 'food' | 'wood'
}

export const verb: Verb<AdditionalAtCamp> = {
  clause: ({ kind }) => put(kind === 'food' ? 'additionalFoodToken' : 'additionalWoodToken', 'campTile'),
  run(t, { kind }, { source = '' }) {
    putAdditional(t, t.state.camp, kind, source, false)
  },
  tokenAtCamp: ({ kind }) => kind,
}

export const worth: Worth<AdditionalAtCamp> = ({ left }, { kind }) => (left <= 0 ? 0 : kind === 'food' ? 0.8 : -0.9)

export const itemWorth: ItemWorth<AdditionalAtCamp> = ({ seen }, { kind }, rounds) =>
  productionOf(seen, seen.camp)[kind] > 0 ? rounds : 0.3 * rounds

export const samples: Samples<AdditionalAtCamp> = { kind: ['food', 'wood'] }
