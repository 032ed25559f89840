// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { InEachLanguage, Speaker } from '@landfall/tabletop'
import { say as en } from './en.ts'
import { say as it } from './it.ts'
import { say as pl } from './pl.ts'
import { say as ru } from './ru.ts'
import type { Words } from './words.ts'

export const speakers: InEachLanguage<Speaker<Words>> = {
  en,
  it,
  pl,
  ru,
}
