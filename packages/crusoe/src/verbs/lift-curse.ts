// The curse of this card ends. Serves one card only.
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('liftCurse'),
  run(t) {
    t.emit({ t: 'curseLifted' })
  },
  worth: () => 1,
}
