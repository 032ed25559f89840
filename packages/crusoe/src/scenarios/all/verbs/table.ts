// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { Verb } from '../../../verbs/shared/verb.ts'
import { verb as pileWood } from '../../castaways/verbs/pile-wood.ts'
import { verb as removeMarkers } from '../../cursed-island/verbs/remove-markers.ts'
import { verb as recultivate } from '../../family-robinson/verbs/recultivate.ts'
import type { Verbs } from './index.ts'

export const SCENARIO_VERBS: { readonly [Name in keyof Verbs]: Verb<Verbs[Name]> } = {
  pileWood,
  recultivate,
  removeMarkers,
}
