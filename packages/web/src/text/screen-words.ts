// Derived from the folders beside this file by `npm run derive`. Do not edit.
import type { InEachLanguage } from '@landfall/tabletop'
import { groups as en } from './en/screen-groups.ts'
import { groups as it } from './it/screen-groups.ts'
import { groups as pl } from './pl/screen-groups.ts'
import { groups as ru } from './ru/screen-groups.ts'
import type { ScreenFolder } from './words.ts'

export const SCREEN_WORDS: InEachLanguage<ScreenFolder> = {
  en,
  it,
  pl,
  ru,
}
