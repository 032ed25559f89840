// Markers of a disease are given out. Serves one card only.
import { TABLE } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { charactersIn, peopleIn } from '../group.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface SpreadDisease {
  readonly markers: number
}

/** RC-CARD-DISEASE-01: the markers are for each player, and the group gives them out as it likes. */
export const verb: Verb<SpreadDisease> = {
  clause: ({ markers }) =>
    say('distribute', { object: { noun: 'marker', count: markers }, at: { noun: 'amongCharacters' } }),
  *run(t, { markers }, { rule, source = '' }) {
    for (let given = 0; given < markers * charactersIn(t.state).length; given++) {
      const choices = peopleIn(t.state).map(personChoice)
      const person = yield* t.ask({ seat: TABLE, kind: 'whoSickens', rule, choices })
      t.emit({ t: 'markersChanged', person, by: 1, card: source })
    }
  },
  lasting: () => 'disease',
}

export const worth: Worth<SpreadDisease> = () => 0

export const samples: Samples<SpreadDisease> = { markers: COUNTS }
