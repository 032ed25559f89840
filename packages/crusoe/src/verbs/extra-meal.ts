// More meals tonight. Serves one card only.
import { NIGHT_WOUNDS } from '../components/camp.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface ExtraMeal {
  readonly food: number
}

/** RC-NIGHT-07 */
export const verb: Verb<ExtraMeal> = {
  clause: ({ food }) =>
    say('mustEat', {
      subject: { noun: 'everyone' },
      object: { noun: 'moreFood', count: food },
      by: { noun: 'wound', count: food * NIGHT_WOUNDS.additionalHunger },
      at: { noun: 'tonight' },
    }),
  run(t, { food }) {
    for (let meal = 0; meal < food; meal++) t.emit({ t: 'extraMealAsked' })
  },
  lasting: () => 'extraMeal',
}

export const worth: Worth<ExtraMeal> = ({ seen }, { food }) => -1.3 * food * seen.players.length

export const samples: Samples<ExtraMeal> = { food: COUNTS }
