// One success in each Action has to be rolled twice. Serves one card only.
import { PEOPLE, people, type Somebody, say, subject, type Verb } from './shared/verb.ts'

export interface Curse {
  readonly who: Somebody
}

/** RC-CARD-BOWL-01 */
export const verb: Verb<Curse> = {
  clause: ({ who }) => say('curse', subject(who)),
  run(t, { who }, scope) {
    for (const person of people(t, who, scope)) t.emit({ t: 'cursed', person })
  },
  worth: () => -1.5,
  samples: { who: PEOPLE },
}
