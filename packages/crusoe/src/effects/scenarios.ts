// What only scenario sheets and their tokens do. RC-SCN1 to RC-SCN7.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { rerollActionDie, rerollable } from '../actions/reroll.ts'
import { spaceChoice } from '../choices.ts'
import { ANIMALS_DIE } from '../components/dice.ts'
import { checkGoal } from '../goal.ts'
import { blackMarkers, markedSpaces, removePiece } from '../markers.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'

/** The Hungry Animals dice that show something. */
export function hungryDice({ weather }: Pick<CrusoeState, 'weather'>): readonly number[] {
  return (weather?.animals ?? []).flatMap((face, die) => (face === 'blank' ? [] : [die]))
}

function* chooseAnimalsDie(
  t: Table<Crusoe>,
  kind: 'dieToReroll' | 'dieToIgnore',
  dice: readonly number[],
  rule: string,
): Routine<number | undefined> {
  const [only, other] = dice
  if (other === undefined) return only
  const choices = dice.map((animals) => {
    const id = `animals/${animals}` as const
    return { id, means: { animals }, at: `weather/${id}` as const }
  })
  return (yield* t.ask({ seat: TABLE, kind, rule, choices })).animals
}

export const scenarioVerbs: RulesOf<'pileWood' | 'removeMarkers' | 'recultivate' | 'ignoreAnimals' | 'rerollDie'> = {
  /** RC-SCN1-09, RC-SCN1-13 */
  pileWood: {
    clause: ({ wood }) => say('put', { object: { noun: 'wood', count: wood }, at: { noun: 'onPile' } }),
    run(t, { wood }) {
      scenarioOf(t.state).pileUp?.(t, wood)
      checkGoal(t)
    },
  },
  /** RC-SCN2-12, RC-SCN2-23: nobody wants to keep any, so the group is asked only which. */
  removeMarkers: {
    clause: ({ markers }) => say('removeUpTo', { object: { noun: 'fogMarker', count: markers } }),
    *run(t, { marker, markers }, { rule }) {
      for (let left = markers; left > 0; left--) {
        const lying = markedSpaces(t.state, marker)
        const [first] = lying
        if (first === undefined) return
        const choices = lying.map(spaceChoice)
        const space =
          lying.length <= left ? first : yield* t.ask({ seat: TABLE, kind: 'markerToRemove', rule, choices })
        t.emit({ t: 'markerRemoved', space, marker })
      }
    },
    isPossible: (t, { marker }) => markedSpaces(t.state, marker).length > 0,
  },
  /** RC-SCN6-08, RC-SCN6-13 */
  recultivate: {
    clause: plainly('recultivate'),
    *run(t, _, { rule }) {
      yield* removePiece(t, blackMarkers(t.state), rule)
    },
    isPossible: (t) => blackMarkers(t.state).length > 0,
  },
  /** RC-SCN7-23 */
  ignoreAnimals: {
    clause: plainly('ignoreAnimals'),
    *run(t, _, { rule }) {
      const die = yield* chooseAnimalsDie(t, 'dieToIgnore', hungryDice(t.state), rule)
      if (die !== undefined) t.emit({ t: 'animalsChanged', die, face: 'blank' })
    },
  },
  /** RC-SCN6-14, RC-SCN7-25: a die that has just fallen. */
  rerollDie: {
    clause: ({ die }) => say(die === 'any' ? 'rerollDie' : 'rerollAnimals'),
    *run(t, { die: which }, { rule }) {
      const action = which === 'any' ? rerollable(t.state) : []
      if (action.length === 0) {
        const dice = (t.state.weather?.animals ?? []).map((_face, die) => die)
        const die = yield* chooseAnimalsDie(t, 'dieToReroll', dice, rule)
        if (die !== undefined) t.emit({ t: 'animalsChanged', die, face: t.chance('die.weather.animals', ANIMALS_DIE) })
        return
      }
      const choices = action.map((id) => ({ id, at: `dice/${id}` as const }))
      const [only, other] = action
      const die = other === undefined ? only : yield* t.ask({ seat: TABLE, kind: 'dieToReroll', rule, choices })
      if (die !== undefined) rerollActionDie(t, die)
    },
  },
}
