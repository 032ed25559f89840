// Markers that a scenario has the group put on tiles and spaces. RC-SCN2-03, RC-SCN4-14.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { about } from '../abouts.ts'
import { spaceChoice } from '../choices.ts'
import { SPACES, type Space } from '../components/island.ts'
import { hasMarker } from '../markers.ts'
import type { Marker } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-UNIQ-02, RC-SCN2-04: one a place, where the group likes; what cannot be placed has no consequence. */
export function* putMarkers(
  t: Table<Crusoe>,
  marker: Marker,
  markers: number,
  mayLieOn: (space: Space) => boolean,
  rule: string,
): Routine {
  for (let put = 0; put < markers; put++) {
    const free = (space: Space): boolean => mayLieOn(space) && !hasMarker(t.state, marker, space)
    // Something used in the meantime may make room.
    const choices = () => SPACES.filter(free).map(spaceChoice)
    const told = about({ do: 'putMarker', marker })
    const space = yield* t.pick(() => ({ seat: TABLE, kind: 'markerToPut', rule, about: told, choices: choices() }))
    if (space === undefined) return
    t.emit({ t: 'markerPut', space, marker })
  }
}
