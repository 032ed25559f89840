// Markers of a disease become wounds. Serves one card only.
import { fact } from '@landfall/tabletop'
import { peopleIn, sheetOf } from '../group.ts'
import { wound } from '../rules/wounds.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface SufferDisease {
  /** The wounds of a victim who sleeps outside. RC-CARD-DISEASE-02 */
  readonly alone: number
}

/** RC-CARD-DISEASE-02: a victim who sleeps outside is alone with it. */
export const verb: Verb<SufferDisease> = {
  clause: ({ alone }) => ({
    say: 'if',
    condition: fact('victimOutside'),
    clause: say('suffer', { subject: { noun: 'victim' }, object: { noun: 'wound', count: alone } }),
    otherwise: say('suffer', {
      subject: { noun: 'everyoneAndFriday' },
      object: { noun: 'wound', count: 1 },
      at: { noun: 'forEachMarker' },
    }),
  }),
  run(t, { alone }, { you, rule, source = '' }) {
    const isOutside = t.state.outside[you] !== undefined
    for (const person of peopleIn(t.state)) {
      const markers = sheetOf(t.state, person).markers.filter(({ card }) => card === source).length
      if (markers > 0) t.emit({ t: 'markersChanged', person, by: -markers, card: source })
      if (!isOutside) wound(t, person, markers, rule)
    }
    if (isOutside) wound(t, you, alone, rule)
  },
}

export const worth: Worth<SufferDisease> = () => 0

export const samples: Samples<SufferDisease> = { alone: COUNTS }
