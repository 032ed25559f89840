// The top Beast of the Hunting deck is looked at. Serves one card only.
import { nextBeast } from '../hunting.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('lookAt', { object: { noun: 'topBeast' }, at: { noun: 'ifPossible' } }),
  inVain: 'empty',
  run(t) {
    const beast = nextBeast(t.state)
    if (beast === undefined) return
    t.emit({ t: 'beastTracked', beast })
    t.emit({ t: 'beastPutDown', beast, where: 'top' })
  },
}

export const worth: Worth = () => 0
