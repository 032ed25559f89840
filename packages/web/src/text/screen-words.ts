// What the page says, in each language that is spoken here: a folder each, and its name in this file.
import type { InEachLanguage } from '@landfall/tabletop'
import { screen as en } from './en/index.ts'
import { screen as it } from './it/index.ts'
import { screen as pl } from './pl/index.ts'
import { screen as ru } from './ru/index.ts'
import type { ScreenFolder } from './words.ts'

export const SCREEN_WORDS: InEachLanguage<ScreenFolder> = { en, it, pl, ru }
