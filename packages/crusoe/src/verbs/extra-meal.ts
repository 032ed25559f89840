// One more meal tonight. Serves one card only.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('extraMeal'),
  run(t) {
    t.emit({ t: 'extraMealAsked' })
  },
  lasting: () => 'extraMeal',
}

export const worth: Worth = ({ seen }) => -1.3 * seen.players.length
