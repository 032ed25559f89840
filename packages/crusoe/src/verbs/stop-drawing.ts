// No more Mystery cards are drawn this time.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('stopDrawing'),
  run(t) {
    t.emit({ t: 'mysteryStopped' })
  },
}

export const worth: Worth = () => 0
