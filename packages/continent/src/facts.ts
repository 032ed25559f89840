// What can be true when a card asks.

import { storedOf } from './actions.ts'
import { explorationsAt, isAvailable, isOnBoard } from './board.ts'
import type { Fact } from './effect-types.ts'
import { circleOf, memberOf, stateCalled } from './people.ts'
import type { ContinentState } from './state.ts'

type Facts = { readonly [F in Fact]: (state: ContinentState) => boolean }

/** T7-TEMP-06: they are judged for the terrain and the players of the action that asks. */
export const FACTS: Facts = {
  fire: (state) => isAvailable(state, memberOf(state, circleOf(state).active).at, 'fire'),
  alone: (state) => circleOf(state).involved.length === 1,
  secondBellRung: (state) => isOnBoard(state, 452),
  otherBellsRung: (state) => isOnBoard(state, 452) && isOnBoard(state, 453),
  jarStored: (state) => storedOf(state, 615) > 0,
  peal: (state) => storedOf(state, 553) > 0,
  frozenOrDrenched: (state) =>
    circleOf(state).involved.some((who) => {
      const member = memberOf(state, who)
      return stateCalled(member, 105) !== undefined || stateCalled(member, 108) !== undefined
    }),
  crowd: (state) => state.members.length >= 3,
  choirWins: (state) => storedOf(state, 671) >= 3 || storedOf(state, 654) >= 6,
  cornered: (state) => {
    const { at } = memberOf(state, circleOf(state).active)
    return explorationsAt(state, at).every(({ open }) => open !== undefined)
  },
}
