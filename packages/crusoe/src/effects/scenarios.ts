// What only scenario sheets and their tokens do. RC-SCN1 to RC-SCN7.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { ACTION_DICE, ANIMALS_DIE } from '../components/dice.ts'
import { SPACES, type Space } from '../components/island.ts'
import { checkGoal } from '../goal.ts'
import { blackMarkers } from '../markers.ts'
import { pileUp } from '../scenarios/castaways.ts'
import type { Die, Marker, Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'

/** Where markers of a kind lie. */
export function markedSpaces({ markers }: Pick<Reading, 'markers'>, marker: Marker): readonly Space[] {
  return SPACES.filter((space) => markers[space]?.includes(marker) === true)
}

/** RC-SCN6-08 */
function* recultivateOne(t: Table<Crusoe>, rule: string): Routine {
  const pieces = blackMarkers(t.state)
  const [only, other] = pieces
  const choices = pieces.map(({ id, space }) => ({ id, at: `space/${space}` }))
  const chosen = other === undefined ? only?.id : yield* t.ask({ seat: TABLE, kind: 'pieceToRemove', rule, choices })
  pieces.find(({ id }) => id === chosen)?.remove(t)
}

/** The Hungry Animals dice that show something. */
export function hungryDice({ weather }: Pick<Reading, 'weather'>): readonly number[] {
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
  const choices = dice.map((die) => ({ id: `animals/${die}`, at: `weather/animals/${die}` }))
  const chosen = yield* t.ask({ seat: TABLE, kind, rule, choices })
  return dice.find((die) => `animals/${die}` === chosen)
}

/** The dice of the Action at hand that can be rolled again. RC-DICE-16 */
export function rerollable({ dice }: Pick<Reading, 'dice'>): readonly Die[] {
  if (dice === undefined) return []
  return dice.final === true ? dice.rolled.filter((die) => die !== 'success') : dice.rolled
}

/** Rolls a die of the Action at hand again; the new result stands. */
export function rerollActionDie(t: Table<Crusoe>, die: Die): void {
  const { dice } = t.state
  if (dice === undefined) return
  const faces = ACTION_DICE[dice.action]
  const stream = `die.${dice.action}.${die}`
  if (die === 'wound') t.emit({ t: 'diceRolled', dice: { ...dice, wound: t.chance(stream, faces.wound) } })
  if (die === 'success') t.emit({ t: 'diceRolled', dice: { ...dice, success: t.chance(stream, faces.success) } })
  if (die === 'adventure') t.emit({ t: 'diceRolled', dice: { ...dice, adventure: t.chance(stream, faces.adventure) } })
}

export const scenarioVerbs: RulesOf<'pileWood' | 'removeMarkers' | 'recultivate' | 'ignoreAnimals' | 'rerollDie'> = {
  /** RC-SCN1-09, RC-SCN1-13 */
  pileWood: {
    clause: ({ wood }) => say('put', { object: { noun: 'wood', count: wood }, at: { noun: 'onPile' } }),
    *run(t, { wood }) {
      pileUp(t, wood)
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
        const choices = lying.map((id) => ({ id, at: `space/${id}` }))
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
      yield* recultivateOne(t, rule)
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
      const choices = action.map((id) => ({ id, at: `dice/${id}` }))
      const [only, other] = action
      const die = other === undefined ? only : yield* t.ask({ seat: TABLE, kind: 'dieToReroll', rule, choices })
      if (die !== undefined) rerollActionDie(t, die)
    },
  },
}
