// A snow cloud becomes a rain cloud. Serves one card only.
import { plainly, type Verb } from './shared/verb.ts'

/** RC-CARD-OLDCLOTHES-01 */
export const verb: Verb = {
  clause: plainly('meltSnow'),
  run(t) {
    t.emit({ t: 'weatherSoftened', by: 'snowMelted' })
  },
  worth: () => 0,
}
