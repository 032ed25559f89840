// Successes have to be rolled twice. Serves one card only.
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

/** For the next round, or from then on for good. RC-ED-55 */
export interface Confuse {
  readonly who: Somebody
  readonly forGood?: true
}

/** RC-CARD-CONFUSED-01, RC-ED-55 */
export const verb: Verb<Confuse> = {
  clause: ({ who, forGood }) => say(forGood === true ? 'confuseForGood' : 'confuse', subject(who)),
  run(t, { who, forGood }, scope) {
    for (const person of people(t, who, scope))
      t.emit(forGood === true ? { t: 'confused', person, forGood } : { t: 'confused', person })
  },
  lasting: () => 'confusion',
}

export const worth: Worth<Confuse> = () => -0.8

export const samples: Samples<Confuse> = { who: PEOPLE, forGood: [true] }
