// The card at hand is kept. Serves one card only.
import { isAdventure } from '../cards/decks.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-TERM-06 */
export const verb: Verb = {
  clause: () => say('keep', { object: { noun: 'thisCard' } }),
  run(t, _, { source = '' }) {
    if (isAdventure(source)) t.emit({ t: 'cardKept', card: source })
  },
}

export const worth: Worth = () => 1
