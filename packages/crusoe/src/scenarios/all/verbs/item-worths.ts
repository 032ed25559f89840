// Derived from the files of ../../*/verbs by `npm run derive`. Do not edit.
import type { ItemWorth } from '../../../verbs/shared/verb.ts'
import { itemWorth as pileWood } from '../../castaways/verbs/pile-wood.ts'
import type { Verbs } from './index.ts'

export const SCENARIO_ITEM_WORTHS: { readonly [Name in keyof Verbs]?: ItemWorth<Verbs[Name]> } = {
  pileWood,
}
