// One more food is eaten by everybody tonight. Serves one card only.
import { put } from './shared/tokens.ts'
import type { Verb, Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => put('additionalFoodToken', 'nightSpace'),
  run(t) {
    if (!t.state.additionalFoodAtNight) t.emit({ t: 'nightTokenPut' })
  },
  lasting: () => 'additionalFoodAtNight',
}

export const worth: Worth = ({ left, seen }) => (left <= 0 ? 0 : -0.9 * seen.players.length)
