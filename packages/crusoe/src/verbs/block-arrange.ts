// A marker that the next Arrange Camp Action has to remove. Serves one card only.
import { markerRefused } from '../rules/unmet.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('arrangeBlocked'),
  run(t) {
    // RC-UNIQ-04: it is a marker.
    if (t.state.arrangeBlocked) markerRefused(t)
    else t.emit({ t: 'arrangeBlocked', blocked: true })
  },
  lasting: () => 'arrangeBlocked',
}

export const worth: Worth = () => -0.5
