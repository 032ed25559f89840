// The top Beast of the Hunting deck is looked at.
import { nextBeast } from '../hunting.ts'
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('lookAtTopBeast'),
  run(t) {
    const beast = nextBeast(t.state)
    if (beast === undefined) return
    t.emit({ t: 'beastTracked', beast })
    t.emit({ t: 'beastPutDown', beast, where: 'top' })
  },
  worth: () => 0,
}
