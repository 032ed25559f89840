// The top Beast of the Hunting deck goes to its bottom. Serves one card only.
import { huntingCards } from '../hunting.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('topBeastToBottom'),
  run(t) {
    if (huntingCards(t.state).length > 1) t.emit({ t: 'topBeastMoved' })
  },
}

export const worth: Worth = () => 0.5
