// Derived from the files of this folder by `npm run derive`. Do not edit.
import { isWanted as energy } from './energy.ts'
import { isWanted as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import type { Wanted } from './shared/verb.ts'

export const WANTED: { readonly [Name in keyof Verbs]?: Wanted<Verbs[Name]> } = {
  energy,
  heal,
}
