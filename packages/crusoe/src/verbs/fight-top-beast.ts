// A fight with the top Beast of the Hunting deck. Serves one card only.
import { BEASTS } from '../cards/beasts.ts'
import { nextBeast } from '../hunting.ts'
import { fightBeast } from '../rules/fight.ts'
import { PEOPLE, people, type Somebody, say, subject, type Verb } from './shared/verb.ts'

export interface FightTopBeast {
  readonly who: Somebody
}

export const verb: Verb<FightTopBeast> = {
  clause: ({ who }) => say('fightTopBeast', subject(who)),
  *run(t, { who }, scope) {
    const [fighter] = people(t, who, scope)
    const beast = nextBeast(t.state)
    if (fighter === undefined || beast === undefined) return
    t.emit({ t: 'beastHunted', beast, by: fighter })
    yield* fightBeast(t, fighter, beast, BEASTS[beast].strength)
  },
  worth: () => -2,
  samples: { who: PEOPLE },
}
