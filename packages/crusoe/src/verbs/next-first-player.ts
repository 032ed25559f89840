// The First Player token goes on at once. Serves one card only.
import { nextPlayer } from '../rules/first-player.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-DESPONDENCY-01 */
export const verb: Verb = {
  clause: plainly('nextFirstPlayer'),
  inVain: 'nobody',
  run(t) {
    const to = nextPlayer(t.state)
    if (to !== t.state.firstPlayer) t.emit({ t: 'firstPlayerChanged', to })
  },
}

export const worth: Worth = () => 0
