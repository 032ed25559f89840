// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { CrusoeEffect } from '../../../types.ts'
import type { PileWood } from '../../castaways/verbs/pile-wood.ts'
import type { RemoveMarkers } from '../../cursed-island/verbs/remove-markers.ts'

/** Verb → what it needs to know. */
export interface Verbs {
  pileWood: PileWood
  recultivate: object
  removeMarkers: RemoveMarkers
}

export const pileWood = (wood: PileWood['wood']): CrusoeEffect => ({ do: 'pileWood', wood })
export const recultivate: CrusoeEffect = { do: 'recultivate' }
export const removeMarkers = (marker: RemoveMarkers['marker'], markers: RemoveMarkers['markers']): CrusoeEffect => ({
  do: 'removeMarkers',
  marker,
  markers,
})
