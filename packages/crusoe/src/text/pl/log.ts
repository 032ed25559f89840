// What the log says in sentences of its own, in Polish.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  found: (thing) => `Grupa znalazła: ${thing}`,
  tileLost: (space) => `Teren na polu ${space} przepadł.`,
  tileBack: (space) => `Na pole ${space} znów można wejść.`,
  terrainLost: (space) => `Typ terenu na polu ${space} się nie liczy.`,
  terrainBack: (space) => `Typ terenu na polu ${space} od teraz się liczy.`,
  sourceBack: (space) => `Źródło na polu ${space} znów jest czynne.`,
  shelterLost: 'Schronienie przepadło.',
}
