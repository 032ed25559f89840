// Nothing is produced this round.
import { productionOf } from '../heuristic/view.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('noProduction'),
  run(t) {
    t.emit({ t: 'productionChanged', change: { none: true } })
  },
  lasting: () => 'noProduction',
}

export const worth: Worth = ({ seen }) => {
  const { food, wood } = productionOf(seen, seen.camp)
  return -1.2 * (food + wood)
}
