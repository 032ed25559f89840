// The plan as a screen draws it: the stacks of pawns, and the Action spaces with the tokens on them.

import { type Choice, meaningOf, type Question, type ViewOf } from '@landfall/kernel'
import { plannedIn } from '../actions/plannable.ts'
import { oddsOf } from '../components/dice.ts'
import { ACTION_SPACES, type Action, RESOURCES } from '../state.ts'
import { nextActionId, pieceOf, takeBackId } from '../target.ts'
import { stackName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { nameOf, personName } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { BoardAction, BoardStack, Named } from './board.ts'

type View = ViewOf<Crusoe>

/** RC-RES-01 */
const ACTIONS: readonly Action[] = ['threat', 'hunt', 'build', 'gather', 'explore', 'special', 'arrange', 'rest']

/** RC-RES-03: pawns go back after their Action, so those of the one at hand are still there. */
export function stacksIn({ plan, acting }: Pick<View, 'plan' | 'acting'>): View['plan'] {
  return acting === undefined ? plan : [acting.stack, ...plan]
}

/** RC-DICE-01: only these three roll. */
function oddsFor(action: Action): BoardStack['odds'] {
  return action === 'build' || action === 'gather' || action === 'explore' ? oddsOf(action) : undefined
}

export function planOf(view: View, pack: LanguagePack): readonly BoardStack[] {
  return stacksIn(view).map((stack) => {
    return {
      id: stack.id,
      at: pieceOf(stack),
      choices: [takeBackId(stack), nextActionId(stack)],
      action: stack.action,
      name: stackName(pack, stack),
      leader: { id: stack.leader, name: personName(pack, stack.leader) },
      support: stack.support.map((id): Named => ({ id, name: nameOf(pack, id) })),
      certain: stack.certain,
      odds: stack.certain ? undefined : oddsFor(stack.action),
      paid: RESOURCES.flatMap((id) => {
        const count = stack.paid[id] ?? 0
        return count === 0 ? [] : [{ id, count }]
      }),
    }
  })
}

/** What choices of Planning are listed under: their Action, or what else they do. */
export type PlanGroup = Action | 'support' | 'remove' | 'confirm'

export function planGroup(
  choice: Choice<Crusoe['clause']>,
  { kind }: Question<Crusoe['clause']>,
): PlanGroup | undefined {
  if (kind !== 'plan') return undefined
  if (choice.takesBack === true) return 'remove'
  if (meaningOf(choice) === 'confirm') return 'confirm'
  return plannedIn(choice)?.action ?? 'support'
}

export function actionsOf(view: View, { screen }: LanguagePack): readonly BoardAction[] {
  // A special Action has its space on the scenario sheet.
  return ACTIONS.filter((id) => id !== 'special').map((id) => {
    const space = ACTION_SPACES.find((one) => one === id)
    return {
      id,
      name: screen.actions[id],
      tokens: (space === undefined ? [] : view.actionTokens[space]).map((token) => ({
        id: token,
        name: screen.tokens[token],
      })),
      adventure: view.adventureTokens.some((deck) => deck === id),
    }
  })
}
