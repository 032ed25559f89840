// What things are worth at a moment of the game. The unit is one wood in the hands of a group that builds.
import { BUILDING_COSTS, HIGHEST_MORALE, LOWEST_MORALE } from '../components/camp.ts'
import { HUNGRY_BEAST_STRENGTH } from '../components/dice.ts'
import { type Terrain, TILES, type TileNumber } from '../components/tiles.ts'
import { trackOf } from '../people.ts'
import type { Level, Person } from '../state.ts'
import { valueIn } from '../values.ts'
import { FIGURES } from './figures.ts'
import { animalsIn, cloudierThan, comingRounds, type Weather, weatherTonight } from './forecast.ts'
import type { Goal } from './goal.ts'
import { eatersIn, healthOf, isSheltered, roundsLeft, terrainsIn, tokensOf, type View, woundsOf } from './view.ts'

/** A position and what is thought of it, worked out once for many questions. */
export interface Outlook {
  readonly seen: View
  readonly goal: Goal
  readonly left: number
  readonly weather: readonly Weather[]
  readonly eaters: number
  /** Of them, those who must not go hungry. */
  readonly children: number
  /** How many Hungry Animals dice there will be in the whole game. */
  readonly animals: number
  readonly terrains: ReadonlySet<Terrain>
  /** What a wound of everybody in camp costs. */
  readonly everybody: number
  /** What hunger costs the one who bears it best. */
  readonly hunger: number
}

export function outlookOf(seen: View, goal: Goal): Outlook {
  const meals = 1 + seen.extraMeals + (seen.additionalFoodAtNight ? 1 : 0)
  const inCamp = eatersIn(seen)
  const children = goal.food?.(seen) ?? 0
  const cost = (person: Person, wounds: number): number => woundCost({ seen }, person, wounds)
  return {
    seen,
    goal,
    terrains: terrainsIn(seen),
    everybody: inCamp.reduce((sum, person) => sum + cost(person, 1), 0),
    hunger: inCamp.length === 0 ? 0 : Math.min(...inCamp.map((person) => cost(person, HUNGER))),
    left: goal.isLastNight?.(seen) === true ? 1 : roundsLeft(seen),
    weather: weatherTonight(seen),
    eaters: inCamp.length * meals + children,
    children,
    animals: comingRounds(seen).reduce((sum, round) => sum + animalsIn(seen, round), 0),
  }
}

/** What must not happen. */
const LOST = 60

/** Wounds of each one who goes hungry. */
const HUNGER = 2

/** What a wound costs somebody with this much health, compared with a wound of somebody healthy. */
const WOUND_AT_HEALTH = [150, 150, 13, 6.7, 4.2, 2.9, 2.2, 1.75, 1.5, 1.33, 1.17, 1.08, 1, 1] as const
const FRIDAYS_WOUND = [6, 6, 2, 1, 0.8] as const

function nextWound(person: Person, health: number): number {
  if (person === 'friday') return FRIDAYS_WOUND[Math.max(0, health)] ?? 0.8
  const { deadlyWound, moraleArrows } = trackOf(person)
  const arrow = moraleArrows.includes(deadlyWound - health + 1) ? FIGURES.moraleArrow : 0
  return FIGURES.wound * (WOUND_AT_HEALTH[Math.max(0, health)] ?? 1) + arrow
}

/** What it costs that somebody suffers these wounds. */
export function woundCost({ seen }: Pick<Outlook, 'seen'>, person: Person, wounds: number): number {
  if (seen.people[person] === undefined) return 0
  let cost = 0
  const health = healthOf(seen, person)
  for (let suffered = 0; suffered < wounds; suffered++) cost += nextWound(person, health - suffered)
  return cost
}

export function healWorth({ seen }: Outlook, person: Person, wounds: number): number {
  let worth = 0
  const health = healthOf(seen, person)
  const most = Math.min(wounds, woundsOf(seen, person))
  for (let healed = 1; healed <= most; healed++) worth += nextWound(person, health + healed)
  return worth
}

/** Interpolates a worth that is known for whole numbers. */
export function between(amount: number, worth: (whole: number) => number): number {
  const whole = Math.floor(amount)
  const part = amount - whole
  return part === 0 ? worth(whole) : (1 - part) * worth(whole) + part * worth(whole + 1)
}

/** What one more food is worth tonight to a camp that has this much; clouds take theirs before anybody eats. */
export function foodWorth(o: Outlook, have: number): number {
  const { seen, weather, eaters, left } = o
  const hungry = FIGURES.hunger * o.hunger
  let worth = 0
  for (const { rain, snow, likely } of weather) {
    const taken = Math.max(0, rain + snow - seen.levels.roof)
    const eaten = taken + eaters
    if (have < taken + o.children) worth += likely * LOST
    else if (have < eaten) worth += likely * hungry
    else if (have < eaten + 1 && animalsIn(seen, seen.round) > 0) worth += (likely * hungry) / 6
  }
  const spare = left > 1 ? (valueIn(seen, 'foodKept') > 0 ? FIGURES.keptFood : FIGURES.spareFood) : 0
  return Math.max(worth, spare)
}

const BUILDING_WOOD = 3

/** What one more wood is worth after the Actions to a camp that has this much: for the weather, then for building. */
export function woodWorth(o: Outlook, have: number, sheltered: boolean = isSheltered(o.seen)): number {
  const { seen, goal, weather, left } = o
  let worth = 0
  let needed = 0
  for (const { rain, snow, likely } of weather) {
    const burnt = snow + Math.max(0, rain + snow - seen.levels.roof)
    needed += likely * burnt
    if (have < burnt) worth += likely * o.everybody
  }
  if (left <= 1) return worth
  const shelter = sheltered ? 0 : (BUILDING_COSTS[seen.players.length]?.wood ?? 0)
  if (have < needed + shelter) return worth + FIGURES.shelterWood * Math.max(2, o.everybody)
  const wanted = needed + shelter + (goal.wood?.(seen) ?? 0)
  if (have < wanted) return worth + FIGURES.goalWood * (goal.urgency?.(seen) ?? 1)
  return worth + (have < wanted + BUILDING_WOOD ? FIGURES.buildingWood : FIGURES.spareWood)
}

export function furWorth({ seen, goal, left }: Outlook, have: number): number {
  if (have < (goal.fur?.(seen) ?? 0)) return FIGURES.goalFur * (goal.urgency?.(seen) ?? 1)
  return left > 1 ? (have < 3 ? 1 : 0.4) * FIGURES.fur : 0
}

export function tokenWorth({ seen, left }: Outlook, person: Person): number {
  if (left <= 1) return 0.1
  const tokens = tokensOf(seen, person)
  return FIGURES.token * (tokens < 3 ? 1 : tokens < 6 ? 0.6 : 0.2)
}

/** What one step of morale is worth: a token a round, or a wound. */
export function moraleWorth({ seen, left, everybody }: Outlook, up: boolean, raised = 0): number {
  const morale = seen.morale + raised
  if (up ? morale >= HIGHEST_MORALE : morale <= LOWEST_MORALE) return 0
  // Below nothing it takes tokens that are not there: wounds.
  const wound = everybody / Math.max(1, seen.players.length)
  const each = morale + (up ? 1 : 0) <= 0 ? FIGURES.lowMorale * wound : FIGURES.morale
  return each * Math.min(4, left - 1)
}

/** How much later rounds count: much will have changed. */
const LATER = 0.9
/** A cloud that comes through takes food and wood, or wounds everybody. */
const cloudThrough = ({ players }: View): number => FIGURES.roof * (1.2 + 0.6 * players.length)

function roofWorth({ seen }: Outlook, level: number): number {
  if (!isSheltered(seen)) return 0
  return comingRounds(seen).reduce(
    (sum, round) => sum + LATER ** (round - seen.round) * cloudierThan(seen, round, level) * cloudThrough(seen),
    0,
  )
}

/** An animals die asks for the Palisade this often; storms and other Events do so too. */
const PALISADE_HIT = 1 / 3
const EVENT_HIT = 0.15

function palisadeWorth(o: Outlook, level: number): number {
  const { seen, goal, left, animals } = o
  if (!isSheltered(seen)) return 0
  const hits = animals * PALISADE_HIT + (left - 1) * EVENT_HIT
  const wanted = goal.palisade?.(seen, level) ?? 0
  const likely = Math.min(1, Math.max(0.05, hits - level))
  return wanted + likely * FIGURES.palisade * o.everybody
}

function weaponsWorth(o: Outlook, level: number): number {
  const { seen, goal, animals, left } = o
  const wanted = goal.weapons?.(seen, level) ?? 0
  const beasts = level < HUNGRY_BEAST_STRENGTH ? (Math.min(animals, 4) / 6) * o.everybody : 0
  const hunting = left <= 2 ? 0.1 : level < 4 ? 1 : level < 6 ? 0.5 : 0.1
  return wanted + beasts + FIGURES.weapons * hunting
}

export function levelWorth(o: Outlook, level: Level, from: number): number {
  if (level === 'roof') return roofWorth(o, from)
  return level === 'palisade' ? palisadeWorth(o, from) : weaponsWorth(o, from)
}

/** What a Shelter is worth: nobody sleeps outdoors any more, and Roof and Palisade can be built. */
export function shelterWorth(o: Outlook): number {
  const { seen, left } = o
  if (seen.shelterBuilt) return 0
  if (isSheltered(seen)) return 0.5
  return o.everybody * Math.min(6, left) + 2
}

/** How many sources of food and of wood beside the camp a group can make use of. */
export const sourcesWanted = ({ players }: View): { readonly food: number; readonly wood: number } => ({
  food: players.length,
  wood: 1 + players.length / 2,
})

/** What a tile brings when it is explored. */
export function tileWorth({ seen, goal, left, terrains }: Outlook, tile: TileNumber): number {
  const { terrain, sources, discoveries, naturalShelter, beast } = TILES[tile]
  const later = Math.min(1, left / 4)
  return (
    later *
      ((terrains.has(terrain) ? 0 : FIGURES.newTerrain) +
        sources.length * FIGURES.source +
        discoveries * FIGURES.discovery +
        (naturalShelter && !isSheltered(seen) ? 2 : 0) +
        (beast ? 0.3 : 0)) +
    (goal.chosenTile?.(seen, tile) ?? 0)
  )
}
