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

/** The titles of one language, by its place in each title. A lower half and a Threat Action have titles of their own. */
export function namesIn(language: 0 | 1 | 2 | 3): { readonly [Name in keyof typeof TITLES]: string } {
  const names: { [name: string]: string } = {}
  for (const [name, { title }] of Object.entries(TITLES)) names[name] = title[language]
  return complete(names)
}

function complete(names: { readonly [name: string]: string }): { readonly [Name in keyof typeof TITLES]: string } {
  if (hasAll(names)) return names
  throw new Error('a title is missing')
}

function hasAll(names: {
  readonly [name: string]: string
}): names is { readonly [Name in keyof typeof TITLES]: string } {
  return Object.keys(TITLES).every((name) => Object.hasOwn(names, name))
}
