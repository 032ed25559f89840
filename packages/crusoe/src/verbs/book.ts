// The book effect of the scenario.
import { scenarioOf } from '../scenarios/index.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-EVT-08 */
export const verb: Verb = {
  clause: plainly('book'),
  *run(t, _, __, vocabulary) {
    yield* scenarioOf(t.config).book(t, vocabulary)
  },
}

export const worth: Worth = ({ seen, goal }) => -(goal.book?.(seen) ?? 0)
