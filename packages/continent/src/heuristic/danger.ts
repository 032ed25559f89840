// What an action costs, its failures included: in cards of the Action Deck.

import type { Action, Benefit, Effects } from '../cards/cards.ts'
import type { Icon } from '../components/actions.ts'
import { inHand } from '../lasting.ts'
import { expectedCost } from './chances.ts'
import type { SeenMember } from './view.ts'

/** How many cards a State costs until it is gone. */
const STATES: { readonly [number: number]: number } = {
  100: 4,
  101: 4,
  102: 3,
  103: 2,
  104: 5,
  105: 4,
  106: 11,
  107: 3,
  108: 2,
  109: 3,
}
const DEADLY = 200

/** What effects take away. `people`: how many are involved. */
export function lossOf(effects: Effects, people = 1): number {
  let cost = 0
  for (const effect of effects) {
    switch (effect.do) {
      case 'take':
        cost += STATES[effect.number] ?? 2
        break
      case 'lose':
      case 'wear':
        cost += effect.by
        break
      case 'endAdventure':
        cost += DEADLY
        break
      case 'forEach':
        cost += people * lossOf(effect.effects)
        break
      case 'drop':
        cost += 2 * effect.by
        break
      case 'if':
        cost += (lossOf(effect.effects, people) + lossOf(effect.otherwise ?? [], people)) / 2
        break
      case 'reveal':
        cost -= 1
    }
  }
  return cost
}

/** What a failure costs. Those who need not take part do not. */
export const failureCost = ({ failure = [], all }: Action, people: number): number =>
  lossOf(failure, all === true ? people : 1)

/** What an action costs in the mean, failures included; for somebody, or for anybody. */
export function priceOf(action: Action, people: number, member?: SeenMember): number {
  const { cards, difficulty } = changesFor(action.icon, member)
  return expectedCost(
    Math.max(0, action.cost + cards),
    Math.max(0, (action.difficulty ?? 0) + difficulty),
    failureCost(action, people),
    action.locked === true,
  )
}

/** What somebody's own cards make of it, whether they are wanted or not; what has to be given up does not count. */
function changesFor(icon: Icon, member?: SeenMember): { readonly cards: number; readonly difficulty: number } {
  let cards = 0
  let difficulty = 0
  if (member === undefined) return { cards, difficulty }
  for (const [, , { on, uses, towardsCompany, benefits }] of inHand(member, 'boost')) {
    if (uses !== undefined || towardsCompany === true) continue
    if (on !== 'any' && !on.includes(icon)) continue
    for (const benefit of benefits) {
      cards += cardsOf(benefit)
      difficulty += difficultyOf(benefit)
    }
  }
  return { cards, difficulty }
}

const cardsOf = (benefit: Benefit): number => ('cards' in benefit ? benefit.cards : 0)

function difficultyOf(benefit: Benefit): number {
  if ('difficulty' in benefit) return benefit.difficulty
  return 'stars' in benefit ? -benefit.stars : 0
}
