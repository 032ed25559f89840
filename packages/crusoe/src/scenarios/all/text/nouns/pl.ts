// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { Noun } from '@landfall/tabletop/pl'
import type { ScenarioNouns } from '../../../../words.ts'
import { nouns as castaways } from '../../../castaways/text/nouns/pl.ts'
import { nouns as cursedIsland } from '../../../cursed-island/text/nouns/pl.ts'
import { nouns as jenny } from '../../../jenny/text/nouns/pl.ts'

export const nouns: ScenarioNouns<Noun> = {
  ...castaways,
  ...cursedIsland,
  ...jenny,
}
