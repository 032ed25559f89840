// What is used between two actions.

import type { CardId } from '../cards/card-ids.ts'
import { faceOf } from '../cards/decks.ts'
import type { Continent } from '../types.ts'
import { type Plan, wantsCamp } from './plan.ts'
import { isStored, pileOf, standsOn, stateNumbers, terrainNumbers, type View } from './view.ts'

type Use = Continent['ability']

export function wants(view: View, plan: Plan, use: Use): boolean {
  switch (use.use) {
    case 'number':
      // The last buoy on the strand has a number on it.
      return isAtBuoys(view) && view.clues[0] === 'drownedLighthouse' && !isStored(view, CLAPPER)
    case 'camp':
      return wantsCamp(view, plan)
    case 'card':
      return wantsCard(view, use.card, use.nth)
    default:
      return false
  }
}

const BUOYS = 14
const CLAPPER = 541

/** The strand as it is found first: at ebb it has two numbers. */
const isAtBuoys = (view: View): boolean =>
  standsOn(view, BUOYS) && view.members.some(({ at }) => terrainNumbers(view, at).length === 1)

/** What brings cards back is used when many are gone; what cures, when somebody suffers. */
function wantsCard(view: View, card: CardId, nth: number): boolean {
  const lasting = faceOf(card).lasting?.[nth]
  if (lasting === undefined) return false
  if (lasting.last !== 'between') return true
  return lasting.effects.some((effect) => {
    if (effect.do === 'recover') return pileOf(view) >= effect.by + 3
    if (effect.do === 'cure' || effect.do === 'forEach') return view.members.some((one) => stateNumbers(one).length > 0)
    return effect.do === 'takeIfThere'
  })
}
