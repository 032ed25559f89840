// Where the camp had best be: what its tile produces and shelters, and what moving there would cost.
import { NEIGHBOURS, type Space } from '../components/island.ts'
import { FIGURES } from './figures.ts'
import { levelWorth, type Outlook } from './outlook.ts'
import { hasNaturalShelter, productionOf, sourcesOn, type View } from './view.ts'

export function campWorth(o: Outlook, space: Space): number {
  const { seen, goal, left } = o
  const rounds = Math.min(4, left - 1)
  const { food, wood } = productionOf(seen, space)
  const sheltered = seen.shelterBuilt || hasNaturalShelter(seen, space)
  const roofless = sheltered ? 0 : o.everybody * Math.min(3, left)
  const stays = space === seen.camp
  return (
    rounds *
      (FIGURES.campFood * food +
        FIGURES.campWood * woodNeed(o) * wood +
        FIGURES.campNearby * sourcesBeside(seen, space)) -
    roofless -
    (stays ? 0 : FIGURES.campTrouble + levelsLost(o)) +
    (goal.camp?.(seen, space) ?? 0)
  )
}

/** How much wood counts where the goal asks for much of it. */
const woodNeed = ({ seen, goal }: Outlook): number => ((goal.wood?.(seen) ?? 0) > 2 ? (goal.urgency?.(seen) ?? 1) : 1)

function sourcesBeside(seen: View, space: Space): number {
  return NEIGHBOURS[space].reduce((sum, near) => sum + sourcesOn(seen, near).length, 0)
}

/** Half of Roof and Palisade stay behind. */
function levelsLost(o: Outlook): number {
  const { levels } = o.seen
  let lost = 0
  for (const level of ['roof', 'palisade'] as const) {
    for (let from = Math.ceil(levels[level] / 2); from < levels[level]; from++) lost += levelWorth(o, level, from)
  }
  return lost
}
