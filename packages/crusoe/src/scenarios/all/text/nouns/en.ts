// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { nouns as castaways } from '../../../castaways/text/nouns/en.ts'
import { nouns as cursedIsland } from '../../../cursed-island/text/nouns/en.ts'
import { nouns as jenny } from '../../../jenny/text/nouns/en.ts'

export const nouns = {
  ...castaways,
  ...cursedIsland,
  ...jenny,
}
