// One more of what the Gather Action at hand brings. Serves one card only.
import { gain } from '../rules/resources.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-DICE-10: what the Gather Action at hand would bring, whether or not it succeeded. */
export const verb: Verb = {
  clause: () => say('gain', { object: { noun: 'sameResource' } }),
  run(t, _, { rule }) {
    const target = t.state.acting?.stack.target
    if (target !== undefined) gain(t, target.kind === 'source' && target.source === 'wood' ? 'wood' : 'food', 1, rule)
  },
}

export const worth: Worth = () => 1
