// One more meal tonight. Serves one card only.
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('extraMeal'),
  run(t) {
    t.emit({ t: 'extraMealAsked' })
  },
  worth: ({ seen }) => -1.3 * seen.players.length,
}
