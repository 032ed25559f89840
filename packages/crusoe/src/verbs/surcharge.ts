// Building costs one more wood.
import type { Building } from '../state.ts'
import { put } from './shared/tokens.ts'
import type { Verb } from './shared/verb.ts'

export interface Surcharge {
  readonly building: Building
}

const BUILDINGS = {
  shelter: 'shelterSpace',
  roof: 'roofSpace',
  palisade: 'palisadeSpace',
  weapons: 'weaponSpace',
} as const

export const verb: Verb<Surcharge> = {
  clause: ({ building }) => put('additionalWoodToken', BUILDINGS[building]),
  run(t, { building }) {
    if (!t.state.surcharges.includes(building)) t.emit({ t: 'surchargePut', building })
  },
  worth: ({ left }) => (left <= 0 ? 0 : -0.9),
  samples: { building: ['shelter', 'roof', 'palisade', 'weapons'] },
}
