// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { UseWorth } from '../../../verbs/shared/verb.ts'
import { useWorth as pileWood } from '../../castaways/verbs/pile-wood.ts'
import { useWorth as removeMarkers } from '../../cursed-island/verbs/remove-markers.ts'
import type { Verbs } from './index.ts'

export const SCENARIO_USE_WORTHS: { readonly [Name in keyof Verbs]?: UseWorth<Verbs[Name]> } = {
  pileWood,
  removeMarkers,
}
