// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { Noun } from '@landfall/tabletop/ru'
import type { ScenarioNouns } from '../../../../words.ts'
import { nouns as castaways } from '../../../castaways/text/nouns/ru.ts'
import { nouns as cursedIsland } from '../../../cursed-island/text/nouns/ru.ts'
import { nouns as jenny } from '../../../jenny/text/nouns/ru.ts'

export const nouns: ScenarioNouns<Noun> = {
  ...castaways,
  ...cursedIsland,
  ...jenny,
}
