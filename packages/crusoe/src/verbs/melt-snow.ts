// A snow cloud becomes a rain cloud. Serves one card only.
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-OLDCLOTHES-01 */
export const verb: Verb = {
  clause: () => say('countAs', { object: { noun: 'snowCloud', count: 1 }, at: { noun: 'asRainCloud' } }),
  run(t) {
    t.emit({ t: 'weatherSoftened', by: 'snowMelted' })
  },
}

export const worth: Worth = () => 0
