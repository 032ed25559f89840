// What the log says in sentences of its own, in English.
import type { Space } from '../../components/island.ts'

export const log = {
  markerPut: {
    fog: (space: Space) => `Fog settles on ${space}.`,
    ash: (space: Space) => `Ash falls on ${space}.`,
    cross: (space: Space) => `A Cross stands on ${space}.`,
    trap: (space: Space) => `A Trap is ready on ${space}.`,
  },
  markerRemoved: {
    fog: (space: Space) => `The fog lifts from ${space}.`,
    ash: (space: Space) => `The ash is gone from ${space}.`,
  },
  found: (thing: string) => `The group found: ${thing}`,
  tileLost: (space: Space) => `The land on ${space} is lost.`,
  tileBack: (space: Space) => `The land on ${space} can be entered again.`,
  terrainLost: (space: Space) => `The terrain on ${space} does not count.`,
  terrainBack: (space: Space) => `The terrain on ${space} counts from now on.`,
  sourceBack: (space: Space) => `A source on ${space} yields again.`,
  shelterLost: 'The Shelter is lost.',
}
