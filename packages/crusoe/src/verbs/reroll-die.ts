// A die that has just fallen is rolled again.
import { TABLE } from '@landfall/kernel'
import { rerollActionDie, rerollable } from '../actions/reroll.ts'
import { ACTION_DICE, ANIMALS_DIE, DICE_NAMES } from '../components/dice.ts'
import { chooseAnimalsDie } from '../rules/animals-dice.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface RerollDie {
  readonly die: 'any' | 'animals'
}

/** RC-SCN6-14, RC-SCN7-25: a die that has just fallen. */
export const verb: Verb<RerollDie> = {
  clause: ({ die }) => say('reroll', { object: { noun: die === 'any' ? 'anyDie' : 'oneAnimalsDie' } }),
  *run(t, { die: which }, { rule }) {
    if (which === 'any' && t.state.pitDie !== undefined) {
      t.emit({ t: 'pitRolled', face: t.chance(DICE_NAMES.build.wound, ACTION_DICE.build.wound) })
      return
    }
    const action = which === 'any' ? rerollable(t.state) : []
    if (action.length === 0) {
      const dice = (t.state.weather?.animals ?? []).map((_face, die) => die)
      const die = yield* chooseAnimalsDie(t, 'dieToReroll', dice, rule)
      if (die !== undefined) t.emit({ t: 'animalsChanged', die, face: t.chance('die.weather.animals', ANIMALS_DIE) })
      return
    }
    const choices = action.map((id) => ({ id, at: `dice/${id}` as const }))
    const die = yield* t.pick({ seat: TABLE, kind: 'dieToReroll', rule, choices })
    if (die !== undefined) rerollActionDie(t, die)
  },
  helps: 'animals',
  isUseful: (state, { die }) =>
    (die === 'any' && (rerollable(state).length > 0 || state.pitDie !== undefined)) ||
    (state.weather?.animals.length ?? 0) > 0,
}

export const worth: Worth<RerollDie> = () => 0

export const useWorth: UseWorth<RerollDie> = ({ seen }) =>
  seen.weather?.animals.some((face) => face === 'palisade' || face === 'beast') === true ? 1 : 0

export const samples: Samples<RerollDie> = { die: ['any', 'animals'] }
