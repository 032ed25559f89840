// The top Beast of the Hunting deck is discarded.
import { nextBeast } from '../hunting.ts'
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('discardTopBeast'),
  run(t) {
    const beast = nextBeast(t.state)
    if (beast !== undefined) t.emit({ t: 'beastHunted', beast })
  },
  worth: () => -0.5,
}
