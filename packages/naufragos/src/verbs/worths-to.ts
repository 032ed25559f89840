// Derived from the files of this folder by `npm run derive`. Do not edit.
import { worthTo as energy } from './energy.ts'
import { worthTo as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import type { WorthTo } from './shared/verb.ts'
import { worthTo as wound } from './wound.ts'

export const WORTHS_TO: { readonly [Name in keyof Verbs]?: WorthTo<Verbs[Name]> } = {
  energy,
  heal,
  wound,
}
