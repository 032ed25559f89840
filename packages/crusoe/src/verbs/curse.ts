// One success in each Action has to be rolled twice. Serves one card only.
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface Curse {
  readonly who: Somebody
}

/** RC-CARD-BOWL-01 */
export const verb: Verb<Curse> = {
  clause: ({ who }) => say('curse', subject(who)),
  run(t, { who }, scope) {
    for (const person of people(t, who, scope)) t.emit({ t: 'cursed', person })
  },
  lasting: () => 'curse',
}

export const worth: Worth<Curse> = () => -1.5

export const samples: Samples<Curse> = { who: PEOPLE }
