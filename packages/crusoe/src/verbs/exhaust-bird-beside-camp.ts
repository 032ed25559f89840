// A bird source beside the camp is used up. Serves one card only.
import { birdsBesideCamp, chooseSource } from '../rules/sources.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-CORRAL-01 */
export const verb: Verb = {
  clause: () => say('exhaust', { object: { noun: 'adjacentBird' } }),
  *run(t, _, { rule }) {
    const chosen = yield* chooseSource(t, birdsBesideCamp(t.state), rule)
    if (chosen !== undefined) t.emit({ t: 'sourceCovered', ...chosen, covered: true })
  },
}

export const worth: Worth = () => -1.3
