// A source of the explored tile runs dry. Serves one card only.
import { exhaustOneOn } from '../rules/sources.ts'
import { placeOfAction } from '../rules/tokens.ts'
import { markerRefused } from '../rules/unmet.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** If the place stays unexplored the marker waits there for the tile. */
export const verb: Verb = {
  clause: () => say('exhaust', { object: { noun: 'sourceOnTarget' } }),
  *run(t, _, { rule, source = '' }) {
    const space = placeOfAction(t.state)
    if (space === undefined) return
    if (t.state.island[space] !== undefined) return yield* exhaustOneOn(t, space, source, rule)
    if (t.state.waitingMarkers.includes(space)) markerRefused(t)
    else t.emit({ t: 'markerWaits', space, waits: true })
  },
}

export const worth: Worth = () => -1.3
