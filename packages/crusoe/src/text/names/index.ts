// What everything in the box is called, in four languages.
import { abilityTitles } from './abilities.ts'
import { beastTitles } from './beasts.ts'
import { buildAdventureTitles } from './build-adventures.ts'
import { castawaysTitles } from './castaways.ts'
import { characterTitles } from './characters.ts'
import { creatureTitles } from './creatures.ts'
import { discoveryTitles } from './discoveries.ts'
import { equipmentTitles } from './equipment.ts'
import { eventTitles } from './events.ts'
import { exploreAdventureTitles } from './explore-adventures.ts'
import { gatherAdventureTitles } from './gather-adventures.ts'
import { inventionTitles } from './inventions.ts'
import { trapTitles } from './traps.ts'
import { treasureTitles } from './treasures.ts'
import { wreckageTitles } from './wreckage.ts'

export const TITLES = {
  ...abilityTitles,
  ...beastTitles,
  ...buildAdventureTitles,
  ...castawaysTitles,
  ...characterTitles,
  ...creatureTitles,
  ...discoveryTitles,
  ...equipmentTitles,
  ...eventTitles,
  ...exploreAdventureTitles,
  ...gatherAdventureTitles,
  ...inventionTitles,
  ...trapTitles,
  ...treasureTitles,
  ...wreckageTitles,
}
