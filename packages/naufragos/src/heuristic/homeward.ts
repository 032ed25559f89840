// The way home: how likely it is, and when to turn back.
import type { Seat } from '../components/seats.ts'
import { type Area, areaOf, clampDifficulty, rankOf } from '../components/tracks.ts'
import { chanceOf } from '../dice.ts'
import { castaway } from '../people.ts'
import { returnModifier } from '../returning.ts'
import { isLastTurn, type Outlook } from './outlook.ts'
import { energyOf, storiesOf } from './view.ts'

/** What it costs somebody to be lost: the work of a turn, a meal and a fire. */
export const LOST = 5

/** One roll, from a square, with a bonus to be added. */
export function rollChance({ seen }: Outlook, group: readonly Seat[], cube: number, more = 0): number {
  return chanceOf(2, returnModifier(seen, group) + more, clampDifficulty(cube))
}

/** With the rolls that the group could repeat: for energy, or for a story. */
export function homeChance(o: Outlook, group: readonly Seat[], cube: number, more = 0): number {
  const once = rollChance(o, group, cube, more)
  return 1 - (1 - once) ** (1 + repeats(o, group))
}

/** At most this many repetitions are counted on. */
const MOST_REPEATS = 1

function repeats(o: Outlook, group: readonly Seat[]): number {
  const { seen } = o
  const stories = group.filter((seat) => storiesOf(seen, seat) > 0 && !seen.rerolled.includes(seat)).length
  return Math.min(MOST_REPEATS, payableRolls(o, group) + 0.5 * Math.min(1, stories))
}

/** How many more rolls the energy of a group would buy. */
export function payableRolls({ seen }: Outlook, group: readonly Seat[]): number {
  const energy = group.reduce((sum, seat) => sum + energyOf(seen, seat), 0)
  return Math.floor(energy / Math.max(1, group.length))
}

/** What one more card adds to the difficulty, with its share of cards: none, one or two squares. */
const MAPS: { readonly [A in Area]: readonly [number, number, number] } = {
  coast: [0.22, 0.6, 0.18],
  interior: [0.12, 0.58, 0.3],
  centre: [0.12, 0.38, 0.5],
}

/** How likely the group is to get home after one more card of this area. */
export function chanceAfterCard(o: Outlook, group: readonly Seat[], area: Area): number {
  const cube = o.seen.expedition?.cube ?? 0
  return MAPS[area].reduce((sum, share, squares) => sum + share * homeChance(o, group, cube + squares), 0)
}

/** How many cards an expedition can draw before it should turn back. */
export function cardsPossible(o: Outlook, group: readonly Seat[], start: number): number {
  const area = furthestArea(o, group)
  const map = MAPS[area].reduce((sum, share, squares) => sum + share * squares, 0)
  let cards = 0
  while (cards < MOST_CARDS && homeChance(o, group, Math.round(start + map * (cards + 1))) >= daring(o)) cards++
  return cards
}

const MOST_CARDS = 8

/** Four in five; a player who could miss the ship dares less. */
export function daring(o: Outlook): number {
  if (isLastTurn(o)) return 0.97
  if (o.seen.summit !== undefined) return 0.9
  return 0.8
}

/** The furthest area that anybody of the group has reached. */
function furthestArea({ seen }: Outlook, group: readonly Seat[]): Area {
  let furthest: Area = 'coast'
  for (const seat of group) {
    const area = areaOf(castaway(seen, seat).space)
    if (rankOf(area) > rankOf(furthest)) furthest = area
  }
  return furthest
}
