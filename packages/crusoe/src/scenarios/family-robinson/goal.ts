// Family Robinson: nine Inventions and what they ask for, a real house, and food for the children.
import { meaningOf } from '@landfall/kernel'
import type { InventionId } from '../../cards/inventions.ts'
import { SPACES } from '../../components/island.ts'
import { type Terrain, TILES } from '../../components/tiles.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { terrainsIn, type View } from '../../heuristic/view.ts'
import { played } from '../played.ts'
import { inventionOf } from '../sheets.ts'
import { childrenIn } from './sheet.ts'

const nineIn = (seen: View): readonly InventionId[] => played(seen.scenarioState['family-robinson']).nine

/** What must still be built: the nine, and the Items that they ask for. */
function neededIn(seen: View): ReadonlySet<InventionId> {
  const needed = new Set<InventionId>()
  const need = (id: InventionId): void => {
    if (seen.items.includes(id) || needed.has(id)) return
    needed.add(id)
    for (const item of inventionOf(id).items ?? []) need(item)
  }
  for (const id of nineIn(seen)) need(id)
  return needed
}

/** Terrains that something needed asks for and nobody has found. */
function missingTerrains(seen: View): ReadonlySet<Terrain> {
  const known = terrainsIn(seen)
  const all = [...neededIn(seen)].flatMap((id) => inventionOf(id).terrains ?? [])
  return new Set(all.filter((terrain) => !known.has(terrain)))
}

const sum = (seen: View, what: 'wood' | 'fur'): number =>
  [...neededIn(seen)].reduce((total, id) => total + (inventionOf(id)[what] ?? 0), 0)

export const goal: Goal = {
  action(seen, target) {
    if (target.kind === 'special') return isCoveredNeeded(seen) ? 8 : 0
    if (target.kind !== 'building') return 0
    if (target.building === 'shelter') return 6
    return target.building === 'roof' && seen.levels.roof < 1 ? 4 : 0
  },
  invention(seen, id) {
    const urgent = Math.max(1, seen.round - 3) + (neededIn(seen).size < 4 ? 12 : 0)
    if (nineIn(seen).includes(id)) return 3 + urgent
    return neededIn(seen).has(id) ? 3 + 0.6 * urgent : 0
  },
  tile: (seen) => (missingTerrains(seen).size > 0 ? 3 : 0),
  chosenTile: (seen, tile) => (missingTerrains(seen).has(TILES[tile].terrain) ? 3 : 0),
  wood: (seen) => Math.min(4, sum(seen, 'wood')),
  fur: (seen) => sum(seen, 'fur'),
  weapons: (_, level) => (level < 2 ? 3 : 0),
  palisade: (_, level) => (level < 2 ? 3 : 0),
  urgency: ({ round }) => (round < 6 ? 1 : 1.5),
  food: (seen) => childrenIn(seen.round),
  book: () => 1,
  answer(seen, question) {
    if (question.kind !== 'pieceToRemove') return undefined
    const missing = missingTerrains(seen)
    return question.choices.find((choice) => {
      const { piece, space } = meaningOf(choice)
      const lying = seen.island[space]
      return piece === 'terrain' && lying !== undefined && missing.has(TILES[lying.tile].terrain)
    })?.id
  },
}

/** A needed terrain lies there, under a marker. */
function isCoveredNeeded(seen: View): boolean {
  const missing = missingTerrains(seen)
  return SPACES.some((space) => {
    const lying = seen.island[space]
    return lying?.terrainCovered === true && !lying.inaccessible && missing.has(TILES[lying.tile].terrain)
  })
}
