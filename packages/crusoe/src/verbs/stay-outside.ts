// A night outside the camp.
import { TABLE } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import type { Space } from '../components/island.ts'
import { isCharacter } from '../people.ts'
import { placeOfAction } from '../rules/tokens.ts'
import type { CrusoeState } from '../state.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface StayOutside {
  readonly who: Somebody
}

/** RC-ED-34: the tile of the Action at hand has been discovered in it. */
function isDiscoverer({ acting, island }: CrusoeState, space: Space): boolean {
  const target = acting?.stack.target
  return target?.kind === 'space' && target.space === space && island[space] !== undefined
}

/** RC-NIGHTOUT-01, RC-NIGHTOUT-05 */
export const verb: Verb<StayOutside> = {
  clause: ({ who }) => say('stayOutside', subject(who)),
  inVain: 'impossible',
  *run(t, { who }, scope) {
    const here = placeOfAction(t.state)
    if (here === undefined) return
    for (const person of people(t, who, scope)) {
      const already = t.state.outside[person]?.space
      const choices = (already === undefined ? [here] : [already, here]).map(spaceChoice)
      const seat = isCharacter(person) ? person : TABLE
      const space =
        already === undefined || already === here
          ? here
          : yield* t.ask({ seat, kind: 'whereToSleep', rule: 'RC-NIGHTOUT-05', choices })
      const found =
        (space === here && isDiscoverer(t.state, here)) ||
        (space === already && t.state.outside[person]?.found === true)
      t.emit(found ? { t: 'stayedOutside', person, space, found } : { t: 'stayedOutside', person, space })
    }
  },
}

export const worth: Worth<StayOutside> = () => -3

export const samples: Samples<StayOutside> = { who: PEOPLE }
