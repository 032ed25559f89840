// What effects come to as things stand, so that options which come to the same are not offered as a choice.
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect, Option, Whom } from './effect-types.ts'
import { pool } from './people.ts'
import type { NaufragosState } from './state.ts'
import { isLostOn } from './verbs/shared/lost-on.ts'
import { group } from './verbs/shared/targets.ts'

/** Whether it is all the same which of these options is taken. */
export function areAlike(state: NaufragosState, options: readonly Option[], you: Seat): boolean {
  const [first, ...others] = options.map(({ price, effects }) => JSON.stringify([price, outline(state, effects, you)]))
  return others.every((one) => one === first)
}

/** The effects from which something would come, each with those whom it would happen to. */
function outline(state: NaufragosState, effects: readonly NaufragosEffect[], you: Seat): readonly unknown[] {
  return effects.flatMap((effect): readonly unknown[] => {
    if (effect.do === 'chooseOne' || effect.do === 'may' || !('who' in effect)) return [effect]
    const who = meant(state, effect.who, you)?.filter((seat) => !isLostOn(state, effect, seat))
    if (who === undefined) return [effect]
    return who.length === 0 ? [] : [{ ...effect, who }]
  })
}

/** The castaways who are meant, where nobody chooses and no die is rolled. */
function meant(state: NaufragosState, who: Whom, you: Seat): readonly Seat[] | undefined {
  if (who === 'you') return [you]
  if (who === 'home' || who === 'everyone' || who === 'explorers' || who === 'start') return group(state, who)
  const all = pool(state)
  const others = who === 'other' ? all.filter((seat) => seat !== you) : all
  const [only, second] = others.length === 0 ? [you] : others
  return only !== undefined && second === undefined ? [only] : undefined
}
