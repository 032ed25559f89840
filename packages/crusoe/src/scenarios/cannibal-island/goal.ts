// Cannibal Island: weapons, villages burnt by those who can bear it, a way to the City, and one good attack.
import { SPACES, type Space, stepsFrom } from '../../components/island.ts'
import { TILES } from '../../components/tiles.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { foodIn, healthOf, isSheltered, roundsLeft, tileOn, type View } from '../../heuristic/view.ts'
import { cityStrength, raidWounds, villageStrength } from './rules.ts'
import { CITY } from './sheet.ts'

/** How often a round begins with a book. */
const BOOKS = 0.45

/** There is a village that nobody has burnt yet. */
function hasTarget({ lastNumber, scenarioState }: View): boolean {
  return (scenarioState['cannibal-island']?.burnt.length ?? 0) < lastNumber
}

/** With this many somebody can burn the City and live. */
function weaponsNeeded(seen: View): number {
  return cityStrength(seen) + 3 - Math.max(...seen.players.map((person) => healthOf(seen, person)))
}

/** Health that is left after an attack on this strength to the one who bears it best and has not been sent to another. */
function healthAfter(seen: View, strength: number): number {
  const sent = seen.plan.filter(({ action }) => action === 'hunt').map(({ leader }) => leader)
  const healths = seen.players.filter((person) => !sent.includes(person)).map((person) => healthOf(seen, person))
  return Math.max(0, ...healths) - Math.max(0, strength - seen.levels.weapons)
}

export const goal: Goal = {
  action(seen, target) {
    const special = target.kind === 'special' ? target.special : undefined
    if (special === 'cannibal-island/village') {
      const after = healthAfter(seen, villageStrength(seen))
      const hurt = Math.max(0, villageStrength(seen) - seen.levels.weapons)
      const spared = 1.3 * BOOKS * (roundsLeft(seen) - 1) * seen.players.length
      return after < 2 + raidWounds(seen) ? -100 : 8 + 1.3 * spared - 1.3 * hurt
    }
    if (special === 'cannibal-island/city') {
      const night = (foodIn(seen) < seen.players.length ? 2 : 0) + (isSheltered(seen) ? 0 : 1)
      return healthAfter(seen, cityStrength(seen)) > night + (roundsLeft(seen) > 1 ? 1 : 0) ? 500 : -500
    }
    return 0
  },
  weapons: (seen, level) => (level < 4 ? 5 : level < weaponsNeeded(seen) ? (seen.round < 5 ? 4 : 8) : 1),
  wood: () => 5,
  urgency: () => 1.3,
  tile(seen, space) {
    const before = wayToCity(seen)
    const after = wayToCity(seen, space)
    return (seen.round > 2 ? 2 : 0.5) * (before - after) + (hasTarget(seen) || seen.lastNumber > 3 ? 0 : 1.5)
  },
  chosenTile: (seen, tile) => (TILES[tile].totem && seen.lastNumber < 4 ? 2 : 0),
  book: (seen) => seen.players.length * 1.3 * raidWounds(seen) + 2,
}

/** How many tiles are missing on the shortest way to the City, with one more explored. */
function wayToCity(seen: View, more?: Space): number {
  const isOpen = (space: Space): boolean => space === more || tileOn(seen, space) !== undefined
  const reached = SPACES.filter((space) => isOpen(space) && stepsFrom(seen.camp, isOpen)[space] !== undefined)
  return Math.min(...reached.map((space) => missing(space)))
  function missing(from: Space): number {
    return Math.max(0, (stepsFrom(from, () => true)[CITY] ?? 1) - 1)
  }
}
