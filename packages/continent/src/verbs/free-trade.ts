// The next gift or trade of items costs no cards. T7-GIVE-03

import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-GIVE-03',
  clause: () => say('freeTrade'),
  run(t) {
    t.emit({ t: 'tradeFreed' })
    return undefined
  },
}
