// Building costs one more wood.
import type { Building } from '../state.ts'
import { put } from './shared/tokens.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

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
  lasting: ({ building }) => `surcharge/${building}`,
}

export const worth: Worth<Surcharge> = ({ left }) => (left <= 0 ? 0 : -0.9)

export const samples: Samples<Surcharge> = { building: ['shelter', 'roof', 'palisade', 'weapons'] }
