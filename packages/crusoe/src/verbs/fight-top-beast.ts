// A fight with the top Beast of the Hunting deck. Serves one card only.
import { BEASTS } from '../cards/beasts.ts'
import { nextBeast } from '../hunting.ts'
import { fightBeast } from '../rules/fight.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface FightTopBeast {
  readonly who: Somebody
}

export const verb: Verb<FightTopBeast> = {
  clause: ({ who }) => say('fightTopBeast', subject(who)),
  inVain: 'empty',
  *run(t, { who }, scope) {
    const [fighter] = people(t, who, scope)
    const beast = nextBeast(t.state)
    if (fighter === undefined || beast === undefined) return
    t.emit({ t: 'beastHunted', beast, by: fighter })
    yield* fightBeast(t, fighter, beast, BEASTS[beast].strength)
  },
}

export const worth: Worth<FightTopBeast> = () => -2

export const samples: Samples<FightTopBeast> = { who: PEOPLE }
