// The curse of this card ends. Serves one card only.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('liftCurse'),
  run(t) {
    t.emit({ t: 'curseLifted' })
  },
}

export const worth: Worth = () => 1
