// A result of the Hungry Animals dice is ignored. Serves one card only.
import { chooseAnimalsDie, hungryDice } from '../rules/animals-dice.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

/** RC-SCN7-23 */
export const verb: Verb = {
  clause: () => say('ignore', { object: { noun: 'animalsResult' } }),
  *run(t, _, { rule }) {
    const die = yield* chooseAnimalsDie(t, 'dieToIgnore', hungryDice(t.state), rule)
    if (die !== undefined) t.emit({ t: 'animalsChanged', die, face: 'blank' })
  },
  helps: 'animals',
  isUseful: (state) => hungryDice(state).length > 0,
}

export const worth: Worth = () => 0

export const useWorth: UseWorth = asSoonAsOffered
