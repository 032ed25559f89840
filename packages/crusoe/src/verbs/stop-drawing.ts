// No more Mystery cards are drawn this time.
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('stopDrawing'),
  run(t) {
    t.emit({ t: 'mysteryStopped' })
  },
  worth: () => 0,
}
