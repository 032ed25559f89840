// No Item can be used until the Action Phase is over. Serves one card only.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-CATASTROPHE-01 */
export const verb: Verb = {
  clause: plainly('itemsAside'),
  run(t, _, { source = '' }) {
    t.emit({ t: 'itemsPutAside', card: source })
  },
  lasting: () => 'itemsAside',
}

export const worth: Worth = () => -1
