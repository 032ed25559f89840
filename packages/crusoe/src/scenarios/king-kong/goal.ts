// King Kong Island: a Shovel, three lairs near the camp with a Trap on each, a strong Palisade, and the hunt.
import { TILES } from '../../components/tiles.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { healthOf, tileOn, type View } from '../../heuristic/view.ts'
import { captureWeapons, lairsIn, trapsIn } from './rules.ts'
import { HOSTAGE_NUMBER, TRAPS_NEEDED } from './sheet.ts'

const isCaptive = ({ scenarioState }: View): boolean => scenarioState['king-kong']?.captive === true

/** Lairs that are wanted: one for each Trap, and the one where the actress is held. */
function needsLairs(seen: View): boolean {
  return lairsIn(seen) < (isCaptive(seen) ? HOSTAGE_NUMBER : TRAPS_NEEDED)
}

const TRAP_WOOD = 4

export const goal: Goal = {
  action(seen, target) {
    if (target.kind === 'invention' && target.invention === 'king-kong/trap')
      return trapsIn(seen) === TRAPS_NEEDED - 1 ? 40 : 16
    if (target.kind !== 'special') return 0
    if (target.special === 'king-kong/hostage') return 20
    const missing = Math.max(0, captureWeapons(seen) - seen.levels.weapons)
    return Math.max(...seen.players.map((person) => healthOf(seen, person))) > missing ? 500 : -500
  },
  invention: (_, id) => (id === 'invention/shovel' ? 10 : id === 'king-kong/tranquilizer' ? 2 : 0),
  tile: (seen) => (needsLairs(seen) ? 3 : -1),
  chosenTile: (seen, tile) => (TILES[tile].totem ? (needsLairs(seen) ? 3 : -2) : 0),
  wood: (seen) => (trapsIn(seen) < TRAPS_NEEDED ? TRAP_WOOD + 1 : 0),
  weapons: (seen, level) => (level < (seen.items.some((item) => item === 'king-kong/tranquilizer') ? 1 : 4) ? 1.5 : 0),
  urgency: (seen) => (lairsIn(seen) < TRAPS_NEEDED ? 1.2 : 2.5),
  palisade: (seen, level) => (level <= lairsIn(seen) ? 4 : level <= 2 * lairsIn(seen) ? 1.5 : 0),
  camp(seen, space) {
    const lying = tileOn(seen, space)
    const lair = lying !== undefined && TILES[lying.tile].totem
    return lair ? -3 * seen.players.length : 0
  },
  book: () => 2,
}
