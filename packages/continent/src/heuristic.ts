// A player that knows the game: it recovers before it starves, goes from station to station of the curse, and keeps the
// party together. It knows the map as somebody who has read every signpost; what lies under the fog, in the Adventure Deck
// and in the Action Deck it does not know.

import { meaningOf } from '@landfall/kernel'
import { advisedBot, type Bot } from '@landfall/tabletop'
import { answerTo } from './heuristic/answers.ts'
import { isHungry, type Plan, planOf } from './heuristic/plan.ts'
import { wants } from './heuristic/uses.ts'
import type { Continent } from './types.ts'

/** The number on the last buoy. */
const BUOY = [0, 3, 3]

export const heuristicPlayer = (): Bot<Continent> => {
  const digits: number[] = []
  /** It recovers until it has enough. */
  let hungry = false
  return advisedBot<Continent>((view) => {
    let known: Plan | undefined
    const plan = (): Plan => {
      if (known === undefined) {
        hungry = isHungry(view, hungry)
        known = planOf(view, hungry)
      }
      return known
    }
    return {
      use(offered, asked) {
        if (offered.kind !== 'anyTime' || asked.kind !== 'act') return undefined
        const wanted = offered.choices.find((choice) => wants(view, plan(), meaningOf(choice)))
        if (wanted !== undefined && meaningOf(wanted).use === 'number') digits.splice(0, digits.length, ...BUOY)
        return wanted?.id
      },
      choose: (asked) => answerTo({ view, plan, digits }, asked),
    }
  })
}
