// The top Beast of the Hunting deck, without a fight. Serves one card only.
import { nextBeast } from '../hunting.ts'
import { fightBeast } from '../rules/fight.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-NIGHTATTACK-01, RC-CARD-NIGHTATTACK-02: everything but the strength. */
export const verb: Verb = {
  clause: plainly('takeTopBeast'),
  *run(t, _, { you }) {
    const beast = nextBeast(t.state)
    if (beast === undefined) return
    t.emit({ t: 'beastHunted', beast, by: you })
    yield* fightBeast(t, you, beast, undefined)
  },
}

export const worth: Worth = () => 2.5
