// What the log says in sentences of its own, in Polish.
import type { log as english } from '../en/log.ts'
import { foundThing } from './kinds.ts'

export const log: typeof english = {
  found: (thing) => `Grupa znajduje ${foundThing(thing)}`,
  tileLost: (space) => `Obszar ${space} przepada.`,
  tileBack: (space) => `Na obszar ${space} znów można wejść.`,
  terrainLost: (space) => `Typ terenu na obszarze ${space} się nie liczy.`,
  terrainBack: (space) => `Typ terenu na obszarze ${space} od teraz się liczy.`,
  sourceBack: (space) => `Źródło na obszarze ${space} znów jest czynne.`,
  shelterLost: 'Schronienie przepadło.',
  threatGone: (title) => `Karta „${title}” schodzi z planszy.`,
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'głód',
    outdoors: 'noc bez Schronienia',
    dice: 'kość Ran',
    fight: 'walka',
    weather: 'pogoda',
    demand: 'niespełnione wymaganie',
    morale: 'niskie morale',
    perished: 'zepsuło się',
    eaten: 'posiłek',
    wounds: 'strzałka morale',
    danger: 'bez broni w niebezpieczeństwie',
  },
}
