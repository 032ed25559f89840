// Cannibal Island: weapons, villages burnt by whoever can bear it, a way to the City, and one good attack.
import type { Character } from '../components/characters.ts'
import { SPACES, type Space, stepsFrom } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { cityStrength, raidWounds, villageStrength } from '../scenarios/cannibal-island.ts'
import { CITY } from '../scenarios/cannibal-island-sheet.ts'
import type { Goal } from './goal.ts'
import { foodIn, healthOf, isSheltered, roundsLeft, type Seen, tileOn } from './seen.ts'

/** How often a round begins with a book. */
const BOOKS = 0.45

/** There is a village that nobody has burnt yet. */
function hasTarget({ lastNumber, scenarioSheet }: Seen): boolean {
  return (scenarioSheet.cannibalIsland?.burnt.length ?? 0) < lastNumber
}

/** Who can bear most of those with pawns. */
function strongest(seen: Seen): Character {
  return [...seen.players].sort((a, b) => healthOf(seen, b) - healthOf(seen, a))[0] ?? seen.firstPlayer
}

/** Health that is left after an attack on this strength. */
function healthAfter(seen: Seen, strength: number): number {
  return healthOf(seen, strongest(seen)) - Math.max(0, strength - seen.levels.weapons)
}

export const cannibalIsland: Goal = {
  action(seen, id) {
    if (id.startsWith('hunt/cannibal-island/village')) {
      const after = healthAfter(seen, villageStrength(seen))
      const hurt = Math.max(0, villageStrength(seen) - seen.levels.weapons)
      const spared = 1.3 * BOOKS * (roundsLeft(seen) - 1) * seen.players.length
      return after < 3 ? -100 : 8 + 1.3 * spared - 1.3 * hurt
    }
    if (id.startsWith('hunt/cannibal-island/city')) {
      const night = (foodIn(seen) < seen.players.length ? 2 : 0) + (isSheltered(seen) ? 0 : 1)
      return healthAfter(seen, cityStrength(seen)) > night + (roundsLeft(seen) > 1 ? 1 : 0) ? 500 : -500
    }
    return 0
  },
  weapons: (_, level) => (level < 4 ? 5 : level < 8 ? 4 : level < 12 ? 3 : 0),
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
function wayToCity(seen: Seen, more?: Space): number {
  const isOpen = (space: Space): boolean => space === more || tileOn(seen, space) !== undefined
  const reached = SPACES.filter((space) => isOpen(space) && stepsFrom(seen.camp, isOpen)[space] !== undefined)
  return Math.min(...reached.map((space) => missing(space)))
  function missing(from: Space): number {
    return Math.max(0, (stepsFrom(from, () => true)[CITY] ?? 1) - 1)
  }
}
