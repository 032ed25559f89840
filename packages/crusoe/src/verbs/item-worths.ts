// Derived from the files of this folder by `npm run derive`. Do not edit.
import { itemWorth as additionalAtCamp } from './additional-at-camp.ts'
import { itemWorth as gain } from './gain.ts'
import type { Verbs } from './index.ts'
import { itemWorth as raise } from './raise.ts'
import type { ItemWorth } from './shared/verb.ts'
import { itemWorth as shortcut } from './shortcut.ts'

export const ITEM_WORTHS: { readonly [Name in keyof Verbs]?: ItemWorth<Verbs[Name]> } = {
  additionalAtCamp,
  gain,
  raise,
  shortcut,
}
