// What may even out a decision in this game.
import { type Crusoe, crusoePlugin } from '@landfall/crusoe'
import type { Question, Session } from '@landfall/kernel'
import { testDecisions } from '@landfall/testkit'

type State = Session<Crusoe>['state']

/** When all food has been eaten, it no longer matters which was kept for longer. */
const isEaten = ({ kind }: Question, { available }: State): boolean =>
  kind === 'foodToDiscard' && available.food + available.nonperishable === 0

/** Who fights which Beast may not matter, but to know that one has to know the Beasts. */
const isHunt = ({ kind, choices }: Question): boolean =>
  kind === 'nextAction' && choices.every(({ at }) => at === 'hunt')

const isEvenedOut = (_: State, after: State, question: Question): boolean =>
  isEaten(question, after) || isHunt(question)

/** One in so many positions of these games is looked at. */
export function decisionsTest(games: number, oneIn: number): void {
  testDecisions(crusoePlugin, games, { oneIn, isEvenedOut })
}
