// What a failure costs, in cards: so that a player knows how many to draw.

import type { Action, Effects } from '../cards/cards.ts'
import { leftOf, type View } from './view.ts'

/** How many cards a State costs until it is gone. */
const STATES: { readonly [number: number]: number } = {
  100: 4,
  101: 5,
  102: 3,
  103: 2,
  104: 5,
  105: 4,
  106: 11,
  107: 3,
  108: 2,
  109: 4,
}
const DEADLY = 200

function costOf(effects: Effects): number {
  let cost = 0
  for (const effect of effects) {
    switch (effect.do) {
      case 'take':
        cost += STATES[effect.number] ?? 2
        break
      case 'lose':
        cost += effect.by
        break
      case 'wear':
        cost += effect.by
        break
      case 'endAdventure':
        cost += DEADLY
        break
      case 'forEach':
        cost += 1.5 * costOf(effect.effects)
        break
      case 'drop':
        cost += 2 * effect.by
        break
      case 'reveal':
        cost -= 1
    }
  }
  return cost
}

export const failureCost = ({ failure = [] }: Action): number => costOf(failure)

/** What a success brings back, in cards. */
export function gainOf(view: View, effects: Effects): number {
  let gain = 0
  for (const effect of effects) {
    if (effect.do === 'recover') gain += effect.by
    else if (effect.do === 'if') gain += Math.max(gainOf(view, effect.effects), gainOf(view, effect.otherwise ?? []))
    else if (effect.do === 'take' && SUPPLIES.has(effect.number)) gain += leftOf(view, effect.number) > 0 ? SUPPLY : 0
    else if (effect.do === 'take' && effect.number === REST) gain += leftOf(view, REST) > 0 ? REST_GAIN : 0
  }
  return gain
}

/** Numbers of food, which has to be found and then eaten. */
const SUPPLIES: ReadonlySet<number> = new Set([110, 112, 114, 124, 161, 163, 174])
const SUPPLY = 7
const REST = 118
const REST_GAIN = 6.5
