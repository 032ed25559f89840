// What the log says in sentences of its own, in Italian.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  found: (thing) => `Il gruppo ha trovato: ${thing}`,
  tileLost: (space) => `La terra su ${space} è perduta.`,
  tileBack: (space) => `La terra su ${space} è di nuovo accessibile.`,
  terrainLost: (space) => `Il terreno su ${space} non conta.`,
  terrainBack: (space) => `Il terreno su ${space} da ora conta.`,
  sourceBack: (space) => `Una fonte su ${space} è di nuovo attiva.`,
  shelterLost: 'Il Riparo è perduto.',
}
