// What the heuristic player looks at: the table as everybody sees it, and simple facts about it.
import type { ViewOf } from '@landfall/kernel'
import { NEIGHBOURS, SPACES, type Space, stepsFrom } from '../components/island.ts'
import { type Terrain, TILES } from '../components/tiles.ts'
import { charactersIn, peopleIn } from '../group.ts'
import { isCharacter, trackOf } from '../people.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

export type View = ViewOf<Crusoe>
export type OpenQuestion = Crusoe['openQuestion']
/** A question of this kind. */
export type OpenQuestionOf<Kind extends OpenQuestion['kind']> = Extract<OpenQuestion, { readonly kind: Kind }>
export type Clause = Crusoe['clause']

export const lastRound = (seen: View): number => printedSheet(seen).rounds

/** The rounds to come, this one included. */
export const roundsLeft = (seen: View): number => lastRound(seen) - seen.round + 1

export const foodIn = ({ available }: Pick<View, 'available'>): number => available.food + available.nonperishable

export function tileOn({ island }: Pick<View, 'island'>, space: Space): NonNullable<View['island'][Space]> | undefined {
  const lying = island[space]
  return lying?.inaccessible === false ? lying : undefined
}

export function hasNaturalShelter(seen: Pick<View, 'island'>, space: Space): boolean {
  const lying = tileOn(seen, space)
  return lying !== undefined && TILES[lying.tile].naturalShelter
}

export const isSheltered = (seen: View): boolean => seen.shelterBuilt || hasNaturalShelter(seen, seen.camp)

/** Those who eat from the camp's food tonight. */
export function eatersIn(seen: View): readonly Person[] {
  return charactersIn(seen).filter((person) => seen.outside[person] === undefined)
}

/** How many wounds it would take to kill somebody. */
export function healthOf({ people }: Pick<View, 'people'>, person: Person): number {
  return trackOf(person).deadlyWound - (people[person]?.wounds ?? 0)
}

export const woundsOf = ({ people }: Pick<View, 'people'>, person: Person): number => people[person]?.wounds ?? 0

export const tokensOf = ({ people }: Pick<View, 'people'>, person: Person): number => people[person]?.determination ?? 0

export const everybodyIn = (seen: View): readonly Person[] => peopleIn(seen)

/** Of somebody's pawns, those that stand nowhere yet. */
export function pawnsLeft({ plan, limits }: Pick<View, 'plan' | 'limits'>, person: Person): number {
  const own = !isCharacter(person) || limits.onePawn.includes(person) ? 1 : 2
  let placed = 0
  for (const { leader, support } of plan) {
    if (leader === person) placed++
    for (const pawn of support) if (pawn === person) placed++
  }
  return own - placed
}

/** The sources of a tile that are not covered. */
export function sourcesOn(seen: Pick<View, 'island'>, space: Space): readonly ('food' | 'wood')[] {
  const lying = tileOn(seen, space)
  if (lying === undefined) return []
  const open = TILES[lying.tile].sources.filter((source) => !lying.exhausted.includes(source))
  return open.map((source) => (source === 'wood' ? 'wood' : 'food'))
}

/** What a camp there would produce in a round. */
export function productionOf(seen: View, space: Space): { readonly food: number; readonly wood: number } {
  const lying = tileOn(seen, space)
  if (lying === undefined || scenarioOf(seen).isBarren?.(seen, space) === true) return { food: 0, wood: 0 }
  const sources = sourcesOn(seen, space)
  const food = sources.filter((source) => source === 'food').length
  const wood = sources.filter((source) => source === 'wood').length
  return {
    food: food === 0 ? 0 : food + lying.additionalFood.length,
    wood: wood === 0 ? 0 : wood + (lying.additionalWood === undefined ? 0 : 1),
  }
}

/** The terrains that are explored. */
export function terrainsIn(seen: View): ReadonlySet<Terrain> {
  const { hidesTerrain } = scenarioOf(seen)
  return new Set(
    SPACES.flatMap((space) => {
      const lying = tileOn(seen, space)
      if (lying === undefined || lying.terrainCovered || hidesTerrain?.(seen, space) === true) return []
      return [TILES[lying.tile].terrain]
    }),
  )
}

/** How far everything is from a space, over tiles that can be crossed. */
export function stepsIn(seen: Pick<View, 'island'>, from: Space): { readonly [S in Space]?: number } {
  return stepsFrom(from, (space) => tileOn(seen, space) !== undefined)
}

export const isNextTo = (one: Space, other: Space): boolean => NEIGHBOURS[one].includes(other)
