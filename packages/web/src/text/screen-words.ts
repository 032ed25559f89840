// What the page says, in each language that is spoken here: a folder each, and its name in this file.
import type { InEachLanguage } from '@landfall/tabletop'
import { screen as en, gameGroups as enGames } from './en/index.ts'
import { screen as it, gameGroups as itGames } from './it/index.ts'
import { screen as pl, gameGroups as plGames } from './pl/index.ts'
import { screen as ru, gameGroups as ruGames } from './ru/index.ts'
import type { ScreenFolder } from './words.ts'

export const SCREEN_WORDS: InEachLanguage<ScreenFolder> = {
  en: { ...en, ...enGames },
  it: { ...it, ...itGames },
  pl: { ...pl, ...plGames },
  ru: { ...ru, ...ruGames },
}
