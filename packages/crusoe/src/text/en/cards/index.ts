// Everything that can be read as a card, in English.

import { scenarios } from '../../../scenarios/all/text/en.ts'
import { ofAllScenarios } from '../../../scenarios/scenario-words.ts'
import { cards as abilities } from './abilities.ts'
import { cards as beasts } from './beasts.ts'
import { cards as buildAdventures } from './build-adventures.ts'
import { cards as characters } from './characters.ts'
import { cards as creatures } from './creatures.ts'
import { cards as discoveries } from './discoveries.ts'
import { cards as equipment } from './equipment.ts'
import { cards as events } from './events.ts'
import { cards as exploreAdventures } from './explore-adventures.ts'
import { cards as gatherAdventures } from './gather-adventures.ts'
import { cards as inventions } from './inventions.ts'
import { cards as traps } from './traps.ts'
import { cards as treasures } from './treasures.ts'
import { cards as wreckage } from './wreckage.ts'

export const cards = {
  ...abilities,
  ...beasts,
  ...buildAdventures,
  ...characters,
  ...creatures,
  ...discoveries,
  ...equipment,
  ...events,
  ...exploreAdventures,
  ...gatherAdventures,
  ...inventions,
  ...ofAllScenarios(scenarios, 'people'),
  ...ofAllScenarios(scenarios, 'inventions'),
  ...ofAllScenarios(scenarios, 'tokens'),
  ...traps,
  ...treasures,
  ...wreckage,
}
