// All sources of a tile beside the camp run dry. Serves one card only.
import { adjacentTiles, chooseTile, coverSource, sourcesOn } from '../rules/sources.ts'
import { openSources } from '../sources.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('exhaust', { object: { noun: 'adjacentTileSources' }, at: { noun: 'ifPossible' } }),
  *run(t, _, { rule, source = '' }) {
    const tiles = adjacentTiles(t.state).filter((space) => openSources(t.state, space).length > 0)
    const space = yield* chooseTile(t, tiles, rule)
    if (space !== undefined) for (const at of sourcesOn(t.state, [space], 'any')) coverSource(t, at, source)
  },
}

export const worth: Worth = () => -1.3
