// Action dice that are rolled again. RC-DICE-16.
import type { Table } from '@landfall/kernel'
import { ACTION_DICE, DICE_NAMES } from '../components/dice.ts'
import type { CrusoeState, Die } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** The dice of the Action at hand that can be rolled again. RC-DICE-16 */
export function rerollable({ dice }: Pick<CrusoeState, 'dice'>): readonly Die[] {
  if (dice === undefined) return []
  return dice.final === true ? dice.rolled.filter((die) => die !== 'success') : dice.rolled
}

/** Rolls a die of the Action at hand again; the new result stands. */
export function rerollActionDie(t: Table<Crusoe>, die: Die): void {
  const { dice } = t.state
  if (dice === undefined) return
  const faces = ACTION_DICE[dice.action]
  const name = DICE_NAMES[dice.action][die]
  if (die === 'wound') t.emit({ t: 'diceRolled', dice: { ...dice, wound: t.chance(name, faces.wound) } })
  if (die === 'success') t.emit({ t: 'diceRolled', dice: { ...dice, success: t.chance(name, faces.success) } })
  if (die === 'adventure') t.emit({ t: 'diceRolled', dice: { ...dice, adventure: t.chance(name, faces.adventure) } })
}
