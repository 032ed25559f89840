// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { SamplesOfAll } from '@landfall/tabletop'
import { samples as pileWood } from '../../castaways/verbs/pile-wood.ts'
import { samples as removeMarkers } from '../../cursed-island/verbs/remove-markers.ts'
import type { Verbs } from './index.ts'

export const SCENARIO_SAMPLES: SamplesOfAll<Verbs> = {
  pileWood,
  removeMarkers,
}
