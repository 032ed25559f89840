// Markers of the scenario leave the island.
import { TABLE } from '@landfall/kernel'
import { spaceChoice } from '../../../choices.ts'
import { markedSpaces } from '../../../markers.ts'
import { COUNTS } from '../../../verbs/shared/samples.ts'
import { asSoonAsOffered } from '../../../verbs/shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from '../../../verbs/shared/verb.ts'

export interface RemoveMarkers {
  readonly marker: 'fog'
  readonly markers: number
}

/** RC-SCN2-12, RC-SCN2-23: nobody wants to keep any, so the group is asked only which. */
export const verb: Verb<RemoveMarkers> = {
  clause: ({ markers }) => say('removeUpTo', { object: { noun: 'fogMarker', count: markers } }),
  *run(t, { marker, markers }, { rule }) {
    for (let left = markers; left > 0; left--) {
      const space = yield* t.pick(() => {
        const lying = markedSpaces(t.state, marker)
        const choices = (lying.length <= left ? lying.slice(0, 1) : lying).map(spaceChoice)
        return { seat: TABLE, kind: 'markerToRemove', rule, choices }
      })
      if (space === undefined) return
      t.emit({ t: 'markerRemoved', space, marker })
    }
  },
  isPossible: (t, { marker }) => markedSpaces(t.state, marker).length > 0,
  isUseful: (state, { marker }) => markedSpaces(state, marker).length > 0,
}

export const worth: Worth<RemoveMarkers> = (_, { markers }) => 0.8 * markers

export const useWorth: UseWorth<RemoveMarkers> = asSoonAsOffered

export const samples: Samples<RemoveMarkers> = { marker: ['fog'], markers: COUNTS }
