// What everything in the box is called, in four languages.
import { abilityTitles } from './abilities.ts'
import { beastTitles } from './beasts.ts'
import { buildAdventureTitles } from './build-adventures.ts'
import { cannibalIslandInventions, cannibalIslandPlaces, cannibalIslandTokens } from './cannibal-island.ts'
import { castawaysInventions, castawaysTokens } from './castaways.ts'
import { characterTitles } from './characters.ts'
import { creatureTitles } from './creatures.ts'
import { cursedIslandInventions, cursedIslandPlaces, cursedIslandTokens } from './cursed-island.ts'
import { discoveryTitles } from './discoveries.ts'
import { equipmentTitles } from './equipment.ts'
import { eventTitles } from './events.ts'
import { exploreAdventureTitles } from './explore-adventures.ts'
import { familyRobinsonInventions, familyRobinsonPlaces, familyRobinsonTokens } from './family-robinson.ts'
import { gatherAdventureTitles } from './gather-adventures.ts'
import { inventionTitles } from './inventions.ts'
import { jennyInventions, jennyPlaces, jennyTokens } from './jenny.ts'
import { kingKongInventions, kingKongPlaces, kingKongTokens } from './king-kong.ts'
import type { Titles } from './titles.ts'
import { trapTitles } from './traps.ts'
import { treasureTitles } from './treasures.ts'
import { volcanoIslandInventions, volcanoIslandPlaces, volcanoIslandTokens } from './volcano-island.ts'
import { wreckageTitles } from './wreckage.ts'

/** What can be built by what is printed on scenario sheets. */
export const sheetInventionTitles = {
  ...cannibalIslandInventions,
  ...castawaysInventions,
  ...cursedIslandInventions,
  ...familyRobinsonInventions,
  ...jennyInventions,
  ...kingKongInventions,
  ...volcanoIslandInventions,
}

/** What the four special Discovery tokens are in each scenario. */
export const sheetTokenTitles = {
  ...cannibalIslandTokens,
  ...castawaysTokens,
  ...cursedIslandTokens,
  ...familyRobinsonTokens,
  ...jennyTokens,
  ...kingKongTokens,
  ...volcanoIslandTokens,
}

/** Places, people and Actions on scenario sheets. */
const PLACE_TITLES = {
  ...cannibalIslandPlaces,
  ...cursedIslandPlaces,
  ...familyRobinsonPlaces,
  ...jennyPlaces,
  ...kingKongPlaces,
  ...volcanoIslandPlaces,
}

/** Everything that can be read as a card. */
export const TITLES = {
  ...abilityTitles,
  ...beastTitles,
  ...buildAdventureTitles,
  ...characterTitles,
  ...creatureTitles,
  ...discoveryTitles,
  ...equipmentTitles,
  ...eventTitles,
  ...exploreAdventureTitles,
  ...gatherAdventureTitles,
  ...inventionTitles,
  ...sheetInventionTitles,
  ...sheetTokenTitles,
  ...trapTitles,
  ...treasureTitles,
  ...wreckageTitles,
}

const NAMES = { ...TITLES, ...PLACE_TITLES }

export type Name = keyof typeof NAMES

/** The titles of one language, by its place in each title. A lower half and a Threat Action have titles of their own. */
export function namesIn(language: 0 | 1 | 2 | 3): { readonly [N in Name]: string } {
  const names: { [name: string]: string } = {}
  for (const [name, { title }] of Object.entries(NAMES)) names[name] = title[language]
  return complete(names)
}

function complete(names: { readonly [name: string]: string }): { readonly [N in Name]: string } {
  if (hasAll(names)) return names
  throw new Error('a title is missing')
}

function hasAll(names: { readonly [name: string]: string }): names is { readonly [N in Name]: string } {
  return Object.keys(NAMES).every((name) => Object.hasOwn(names, name))
}

export function titlesOf(id: string): Titles | undefined {
  return isName(id) ? NAMES[id] : undefined
}

export function isName(id: string): id is Name {
  return Object.hasOwn(NAMES, id)
}
