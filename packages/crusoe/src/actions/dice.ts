// The Action dice: a Wound, a Success and an Adventure die of one colour, rolled together. RC-DICE.
import { done, type Routine, type Table } from '@landfall/kernel'
import { ACTION_DICE, DETERMINATION_FOR_FAILURE, DICE_NAMES, type DiceAction } from '../components/dice.ts'
import { editionOf } from '../editions.ts'
import { gainDetermination } from '../rules/morale.ts'
import { wound } from '../rules/wounds.ts'
import type { CrusoeState, Die, Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-TOK-03, RC-TOK-27: a token that was put there in this Action Phase has no effect yet. */
export function hasAdventureToken({ adventureTokens, newTokens }: CrusoeState, deck: DiceAction): boolean {
  return adventureTokens.includes(deck) && !newTokens.includes(`deck/${deck}`)
}

function hasRerollToken({ actionTokens, newTokens }: CrusoeState, action: DiceAction): boolean {
  return actionTokens[action].includes('reroll') && !newTokens.includes(`${action}/reroll`)
}

/** RC-CARD-CONFUSED-02 */
export function isConfused({ confused }: CrusoeState, person: Person): boolean {
  return confused.now.includes(person)
}

/** RC-TOK-06, RC-TOK-07, RC-DICE-17, RC-CARD-BOWL-01, RC-CARD-CONFUSED-01: a first success is rolled again, once. */
function forcedReroll(t: Table<Crusoe>, action: DiceAction, leader: Person): void {
  const { dice } = t.state
  const token = hasRerollToken(t.state, action)
  if (dice?.success !== 'success') {
    // RC-ED-08
    if (token && editionOf(t.config).rerollTokenUsedUp) t.emit({ t: 'actionTokenUsed', space: action, token: 'reroll' })
    return
  }
  if (!token && !isConfused(t.state, leader) && !t.state.cursed.now.includes(leader)) return
  if (token) t.emit({ t: 'actionTokenUsed', space: action, token: 'reroll' })
  const success = t.chance(DICE_NAMES[action].success, ACTION_DICE[action].success)
  t.emit({ t: 'diceRolled', dice: { ...dice, success, final: true } })
}

const ALL_DICE: readonly Die[] = ['wound', 'success', 'adventure']
const WITHOUT_ADVENTURE: readonly Die[] = ['wound', 'success']
const ONLY_SUCCESS: readonly Die[] = ['success']

export interface Result {
  readonly success: boolean
  /** The Adventure die shows "?". */
  readonly adventure: boolean
}

/**
 * RC-DICE-02 to RC-DICE-09: whether the Action succeeds. Enough pawns succeed without dice. The Wound die is resolved
 * before the Success die; the adventure comes last.
 */
export function roll(t: Table<Crusoe>, action: DiceAction, stack: Stack): Routine<Result> {
  return stack.certain && !isConfused(t.state, stack.leader)
    ? done({ success: true, adventure: false })
    : rollDice(t, action, stack)
}

function* rollDice(t: Table<Crusoe>, action: DiceAction, { leader, certain }: Stack): Routine<Result> {
  const faces = ACTION_DICE[action]
  const names = DICE_NAMES[action]
  const rolled = certain ? ONLY_SUCCESS : hasAdventureToken(t.state, action) ? WITHOUT_ADVENTURE : ALL_DICE
  t.emit({
    t: 'diceRolled',
    dice: {
      action,
      rolled,
      wound: rolled.includes('wound') ? t.chance(names.wound, faces.wound) : 'blank',
      success: t.chance(names.success, faces.success),
      adventure: rolled.includes('adventure') ? t.chance(names.adventure, faces.adventure) : 'blank',
    },
  })
  forcedReroll(t, action, leader)
  yield* t.window({ at: 'rolled', leader })
  const dice = t.state.dice
  t.emit({ t: 'diceResolved' })
  if (dice?.wound === 'wound') wound(t, leader, 1, 'RC-DICE-04')
  const success = dice?.success === 'success'
  if (!success) gainDetermination(t, leader, DETERMINATION_FOR_FAILURE, 'RC-DICE-05')
  return { success, adventure: dice?.adventure === 'adventure' }
}
