// Half is produced this round. Serves one card only.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('halfProduction'),
  run(t) {
    t.emit({ t: 'productionChanged', change: { half: true } })
  },
  lasting: () => 'halfProduction',
}

export const worth: Worth = () => -1
