// The top Beast of the Hunting deck is discarded.
import { nextBeast } from '../hunting.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('discard', { object: { noun: 'topBeast' }, at: { noun: 'ifPossible' } }),
  inVain: 'empty',
  run(t) {
    const beast = nextBeast(t.state)
    if (beast !== undefined) t.emit({ t: 'beastHunted', beast })
  },
}

export const worth: Worth = () => -0.5
