// A tile beside the camp is turned face down.
import { flipTile } from '../rules/flip-tile.ts'
import { adjacentTiles, chooseTile } from '../rules/sources.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('flipTile', { object: { noun: 'adjacentTile' }, at: { noun: 'ifPossible' } }),
  *run(t, _, { rule, source = '' }) {
    const space = yield* chooseTile(t, adjacentTiles(t.state), rule)
    if (space === undefined) return
    flipTile(t, space)
    t.emit({ t: 'remembered', card: source, memory: { flipped: space } })
  },
}

export const worth: Worth = () => -2
