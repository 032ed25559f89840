// Everything in camp is lost. Serves one card only.
import { foodIn } from '../heuristic/view.ts'
import { RESOURCES } from '../state.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('discard', { object: { noun: 'allResources' } }),
  run(t, _, { rule }) {
    for (const resource of RESOURCES) {
      const amount = t.state.available[resource]
      if (amount > 0) t.emit({ t: 'resourcesChanged', where: 'available', resource, by: -amount, rule })
    }
  },
}

export const worth: Worth = ({ seen }) => -1.2 * (seen.available.wood + seen.available.fur + foodIn(seen))
