// Derived from the files of this folder by `npm run derive`. Do not edit.
import { itemWorth as cancelTrauma } from './cancel-trauma.ts'
import { itemWorth as energy } from './energy.ts'
import { itemWorth as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import type { ItemWorth } from './shared/verb.ts'

export const ITEM_WORTHS: { readonly [Name in keyof Verbs]?: ItemWorth<Verbs[Name]> } = {
  cancelTrauma,
  energy,
  heal,
}
