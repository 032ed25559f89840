// Nobody helps anybody this round. Serves one card only.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-ARGUMENT-01 */
export const verb: Verb = {
  clause: plainly('noTeams'),
  run(t) {
    t.emit({ t: 'limited', limits: { noTeams: true } })
  },
  lasting: () => 'noTeams',
}

export const worth: Worth = () => -1
