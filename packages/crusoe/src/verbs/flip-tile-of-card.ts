// The tile with the token of this card is turned face down. Serves one card only.
import { flipTile } from '../rules/flip-tile.ts'
import { isAccessible } from '../state.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('flipTile', { object: { noun: 'tileOfCard' } }),
  run(t, _, { source = '' }) {
    const { space } = t.state.memory[source] ?? {}
    if (space === undefined || !isAccessible(t.state, space)) return
    if (t.state.islandTokens[space]?.includes('timeConsuming') === true) flipTile(t, space)
  },
}

export const worth: Worth = () => -2
