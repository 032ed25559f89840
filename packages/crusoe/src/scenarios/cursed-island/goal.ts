// Cursed Island: five tiles, a Cross on each, and as little fog as possible where one works.
import { meaningOf } from '@landfall/kernel'
import { SPACES, type Space } from '../../components/island.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { type OpenQuestionOf, roundsLeft, stepsIn, tileOn, type View } from '../../heuristic/view.ts'
import { hasMarker } from '../../markers.ts'
import { CROSSES_NEEDED } from './sheet.ts'

const crossesIn = (seen: View): number => SPACES.filter((space) => hasMarker(seen, 'cross', space)).length

/** What a Cross is worth by how many are missing: the last one wins. */
const CROSS: readonly number[] = [0, 100, 20, 11, 8, 7]

const missingIn = (seen: View): number => Math.max(0, CROSSES_NEEDED - crossesIn(seen))

/** Tiles that can still get a Cross. */
const sitesIn = (seen: View): readonly Space[] =>
  SPACES.filter((space) => tileOn(seen, space) !== undefined && !hasMarker(seen, 'cross', space))

export const goal: Goal = {
  action(seen, target) {
    if (target.kind === 'special') return target.special === 'cursed-island/dark-temple' ? 2.5 : 0
    if (target.kind !== 'invention') return 0
    if (target.invention === 'cursed-island/cross') return CROSS[missingIn(seen)] ?? 0
    return target.invention === 'cursed-island/sacred-bell' ? bellWorth(seen) : 0
  },
  wood: (seen) => Math.min(6, 2 * missingIn(seen)),
  urgency: (seen) => (missingIn(seen) < 3 ? 3 : roundsLeft(seen) < 5 ? 2 : 1),
  tile: (seen) => (sitesIn(seen).length < missingIn(seen) ? (missingIn(seen) < 3 ? 10 : 4) : 0),
  book: () => 1.5,
  answer(seen, question) {
    if (question.kind === 'markerToPut') return best(question, (space) => fogHarm(seen, space) * -1)
    return question.kind === 'markerToRemove' ? best(question, (space) => fogHarm(seen, space)) : undefined
  },
}

function best(
  { choices }: OpenQuestionOf<'markerToPut' | 'markerToRemove'>,
  worth: (space: Space) => number,
): string | undefined {
  return choices
    .map((choice) => ({ id: choice.id, worth: worth(meaningOf(choice)) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one)).id
}

/** How much fog hurts there: nowhere as in camp, and least where nobody goes. */
function fogHarm(seen: View, space: Space): number {
  if (space === seen.camp) return 20
  const away = stepsIn(seen, seen.camp)[space] ?? 4
  const near = Math.max(0, 4 - away)
  if (tileOn(seen, space) === undefined) return near * 0.5
  return near + (hasMarker(seen, 'cross', space) ? 0 : 3)
}

function bellWorth(seen: View): number {
  const harms = SPACES.filter((space) => hasMarker(seen, 'fog', space)).map((space) => fogHarm(seen, space))
  return harms
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, harm) => sum + 0.4 * harm, 0)
}
