// The Action dice: a Wound, a Success and an Adventure die of one colour, rolled together. RC-DICE.
import type { Routine, Table } from '@landfall/kernel'
import { ACTION_DICE, DETERMINATION_FOR_FAILURE, type DiceAction } from '../components/dice.ts'
import { gainDetermination } from '../effects/morale.ts'
import { wound } from '../effects/wound.ts'
import type { Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-TOK-06, RC-TOK-07, RC-DICE-17: a first success is rolled again, and the token is gone. */
function forcedReroll(t: Table<Crusoe>, action: DiceAction): void {
  const { dice } = t.state
  if (dice?.success !== 'success' || !t.state.actionTokens[action].includes('reroll')) return
  t.emit({ t: 'actionTokenUsed', space: action, token: 'reroll' })
  const success = t.chance(`die.${action}.success`, ACTION_DICE[action].success)
  t.emit({ t: 'diceRolled', dice: { ...dice, success, final: true } })
}

/**
 * RC-DICE-02 to RC-DICE-09: whether the Action succeeds. Enough pawns succeed without dice. The Wound die is resolved
 * before the Success die.
 */
export function* succeeds(t: Table<Crusoe>, action: DiceAction, { leader, certain }: Stack): Routine<boolean> {
  if (certain) return true
  const faces = ACTION_DICE[action]
  t.emit({
    t: 'diceRolled',
    dice: {
      action,
      wound: t.chance(`die.${action}.wound`, faces.wound),
      success: t.chance(`die.${action}.success`, faces.success),
      adventure: t.chance(`die.${action}.adventure`, faces.adventure),
    },
  })
  forcedReroll(t, action)
  yield* t.window('rolled', { leader })
  const dice = t.state.dice
  t.emit({ t: 'diceResolved' })
  if (dice?.wound === 'wound') wound(t, leader, 1, 'RC-DICE-04')
  if (dice?.success === 'success') return true
  // RC-FRI-10: a wound die may have killed Friday.
  if (t.state.people[leader] !== undefined) gainDetermination(t, leader, DETERMINATION_FOR_FAILURE, 'RC-DICE-05')
  return false
}
