// The terrain is lost where the Action at hand takes place. Serves one card only.
import { placeOfAction } from '../rules/tokens.ts'
import { markerRefused } from '../rules/unmet.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('coverTerrain', { object: { noun: 'tileOfAction' } }),
  run(t) {
    const space = placeOfAction(t.state)
    if (space === undefined) return
    if (t.state.island[space]?.terrainCovered === true) markerRefused(t)
    else t.emit({ t: 'terrainCovered', space, covered: true })
  },
}

export const worth: Worth = () => -0.5
