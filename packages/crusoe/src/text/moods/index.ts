// One line of mood for everything in the box, in four languages.
import type { Title } from '../names/titles.ts'
import { beastMoods } from './beasts.ts'
import { buildAdventureMoods } from './build-adventures.ts'
import { cannibalIslandMoods } from './cannibal-island.ts'
import { castawaysMoods } from './castaways.ts'
import { creatureMoods } from './creatures.ts'
import { cursedIslandMoods } from './cursed-island.ts'
import { discoveryMoods } from './discoveries.ts'
import { equipmentMoods } from './equipment.ts'
import { eventMoods } from './events.ts'
import { exploreAdventureMoods } from './explore-adventures.ts'
import { familyRobinsonMoods } from './family-robinson.ts'
import { gatherAdventureMoods } from './gather-adventures.ts'
import { inventionMoods } from './inventions.ts'
import { jennyMoods } from './jenny.ts'
import { kingKongMoods } from './king-kong.ts'
import { trapMoods } from './traps.ts'
import { treasureMoods } from './treasures.ts'
import { volcanoIslandMoods } from './volcano-island.ts'
import { wreckageMoods } from './wreckage.ts'

export const MOODS: { readonly [card: string]: Title } = {
  ...beastMoods,
  ...buildAdventureMoods,
  ...castawaysMoods,
  ...cannibalIslandMoods,
  ...cursedIslandMoods,
  ...familyRobinsonMoods,
  ...jennyMoods,
  ...kingKongMoods,
  ...volcanoIslandMoods,
  ...creatureMoods,
  ...discoveryMoods,
  ...equipmentMoods,
  ...eventMoods,
  ...exploreAdventureMoods,
  ...gatherAdventureMoods,
  ...inventionMoods,
  ...trapMoods,
  ...treasureMoods,
  ...wreckageMoods,
}
