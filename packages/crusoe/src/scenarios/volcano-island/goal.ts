// Volcano Island: explore what lava will take before it does, keep the camp a step ahead of it, and build the boat.
import { meaningOf } from '@landfall/kernel'
import { COLUMNS, NEIGHBOURS, type Space } from '../../components/island.ts'
import { TILES } from '../../components/tiles.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { terrainsIn, tileOn, type View } from '../../heuristic/view.ts'
import { LAVA, neededBy, sheet, tilesExplored } from './sheet.ts'

/** When lava comes there. */
function lavaAt(space: Space): number {
  for (let round = 1; round <= sheet.rounds; round++) if (LAVA[round]?.includes(space) === true) return round
  return Number.POSITIVE_INFINITY
}

const locationsIn = ({ scenarioState }: View): number => scenarioState['volcano-island']?.explored.length ?? 0

const needsTiles = (seen: View): boolean => tilesExplored(seen) < neededBy(seen.players).tiles
const needsLocations = (seen: View): boolean => locationsIn(seen) < neededBy(seen.players).locations

export const goal: Goal = {
  action: (seen, { kind }) => (kind === 'special' && needsLocations(seen) ? 12 : 0),
  invention(_, id) {
    if (id === 'invention/rope') return 8
    return id === 'volcano-island/jolly-boat' ? 200 : id === 'volcano-island/rope-ladder' ? 3 : 0
  },
  tile(seen, space) {
    const urgent = lavaAt(space) - seen.round <= 2 ? 3 : 0
    // Without a tile to flee to the group is lost.
    const flight = isWayOut(seen, space) ? 80 : 0
    return (needsTiles(seen) ? 7 + urgent : 0) + flight
  },
  chosenTile: (seen, tile) =>
    (TILES[tile].totem && needsLocations(seen) ? 3 : 0) +
    (TILES[tile].terrain === 'plains' && !terrainsIn(seen).has('plains') ? 3 : 0),
  wood: (seen) => (needsTiles(seen) && seen.round < 5 ? 1 : 3),
  urgency: (seen) => (needsTiles(seen) || needsLocations(seen) ? 1 : 4),
  camp(seen, space) {
    const safe = lavaAt(space) - seen.round - 1
    if (safe <= 0) return -1000
    return (safe === 1 && !hasWayOut(seen, space) ? -40 : 0) - 2.5 * COLUMNS[space]
  },
  book: () => 1,
  answer(seen, question) {
    if (question.kind !== 'markerToPut') return undefined
    const first = (isFit: (space: Space) => boolean) => question.choices.find((choice) => isFit(meaningOf(choice)))
    const gone = first((space) => seen.island[space]?.inaccessible === true || seen.closed.includes(space))
    const far = first((space) => space !== seen.camp && !NEIGHBOURS[seen.camp].includes(space))
    return (gone ?? far ?? question.choices[0])?.id
  },
}

/** The camp must leave, and there is nowhere to go. */
function isWayOut(seen: View, space: Space): boolean {
  const { camp, round } = seen
  if (lavaAt(camp) > round + 2 || !NEIGHBOURS[camp].includes(space)) return false
  return lavaAt(space) > lavaAt(camp) && !hasWayOut(seen, camp)
}

/** Next to it there is a tile that lives longer. */
function hasWayOut(seen: View, space: Space): boolean {
  return NEIGHBOURS[space].some((near) => tileOn(seen, near) !== undefined && lavaAt(near) > lavaAt(space))
}
