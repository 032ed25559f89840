// What the log says of what only happens in one scenario.
import type { ByEvent } from '../text/event-table.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { titleOf } from '../text/titles.ts'
import { CREW } from './king-kong/sheet.ts'

export const scenarioLines: ByEvent<string | undefined, [pack: LanguagePack]> = {
  spaceClosed: ({ space }, { scenarios }) => scenarios['volcano-island'].log.lava(space),
  templeExplored: (_, { scenarios }) => scenarios['cursed-island'].log.templeExplored,
  jennyRescued: (_, { scenarios }) => scenarios.jenny.log.rescued,
  cityFound: (_, { scenarios }) => scenarios['cannibal-island'].log.cityFound,
  villageBurnt: ({ space }, { scenarios }) => scenarios['cannibal-island'].log.villageBurnt(space),
  cityBurnt: (_, { scenarios }) => scenarios['cannibal-island'].log.cityBurnt,
  childBorn: (_, { scenarios }) => scenarios['family-robinson'].log.childBorn,
  crewKilled: ({ member }, pack) =>
    pack.scenarios['king-kong'].log.crewKilled(titleOf(pack, CREW[member - 1]?.name ?? '')),
  actressCaptured: (_, { scenarios }) => scenarios['king-kong'].log.actressCaptured,
  actressFreed: (_, { scenarios }) => scenarios['king-kong'].log.actressFreed,
  trapsComplete: (_, { scenarios }) => scenarios['king-kong'].log.trapsComplete,
  kingKongCaught: (_, { scenarios }) => scenarios['king-kong'].log.caught,
}
