// Nobody helps anybody this round. Serves one card only.
import { plainly, type Verb } from './shared/verb.ts'

/** RC-CARD-ARGUMENT-01 */
export const verb: Verb = {
  clause: plainly('noTeams'),
  run(t) {
    t.emit({ t: 'limited', limits: { noTeams: true } })
  },
  worth: () => -1,
}
