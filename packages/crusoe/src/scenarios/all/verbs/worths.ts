// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { Worth } from '../../../verbs/shared/verb.ts'
import { worth as pileWood } from '../../castaways/verbs/pile-wood.ts'
import { worth as removeMarkers } from '../../cursed-island/verbs/remove-markers.ts'
import { worth as recultivate } from '../../family-robinson/verbs/recultivate.ts'
import type { Verbs } from './index.ts'

export const SCENARIO_WORTHS: { readonly [Name in keyof Verbs]: Worth<Verbs[Name]> } = {
  pileWood,
  recultivate,
  removeMarkers,
}
