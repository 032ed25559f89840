// Castaways: fifteen wood for the pile, stage by stage, a Fire, and everybody alive when the ship comes.
import { meaningOf } from '@landfall/kernel'
import type { Goal } from '../../heuristic/goal.ts'
import { isSheltered, type View } from '../../heuristic/view.ts'
import { PILE_STAGES } from './sheet.ts'

/** What the next stage of the pile still needs. */
function nextStage({ scenarioState }: View): number {
  const pile = scenarioState.castaways?.pile ?? []
  const stage = PILE_STAGES.findIndex((places, i) => (pile[i] ?? 0) < places)
  return stage === -1 ? 0 : (PILE_STAGES[stage] ?? 0) - (pile[stage] ?? 0)
}

export const goal: Goal = {
  wood: (seen) => nextStage(seen),
  urgency: ({ round }) => (round < 6 ? 1 : round < 8 ? 1.5 : 3),
  invention: (seen, id) => (id === 'invention/fire' ? (seen.round < 7 ? 1 : 10) : id === 'castaways/hatchet' ? 1 : 0),
  answer(seen, question) {
    if (question.kind !== 'woodForPile') return undefined
    // A stage that cannot be filled can wait; what is put there cannot be used for anything else.
    const needed = nextStage(seen)
    const most = question.choices.at(-1)
    const isEnough = most !== undefined && (meaningOf(most) >= needed || seen.round >= 8)
    return (isSheltered(seen) && isEnough ? most : question.choices[0])?.id
  },
}
