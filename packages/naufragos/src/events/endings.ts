// What happens at meals, in votes and at the end.
import type { Rules } from '@landfall/kernel'
import type { Naufragos } from '../types.ts'
import { of } from './shared.ts'

export const endings = {
  ate(state, { seat, what }) {
    if (what === 'food') state.reserve.food -= 1
    else if (what === 'token') state.reserve.tokens -= 1
    else of(state, seat).tokens -= 1
    if (!state.ate.includes(seat)) state.ate.push(seat)
  },
  foodGiven(state, { seat, to, what }) {
    if (what !== 'ownToken') return
    of(state, seat).tokens -= 1
    of(state, to).tokens += 1
  },
  foodPutBack() {},
  wentHungry() {},
  voted() {},
  tied(state, { options }) {
    state.tie = options
  },
  tieDecided(state, { seat }) {
    state.tieDecidedBy = seat
  },
  decided(state) {
    delete state.tie
    delete state.tieDecidedBy
  },
  summitReached(state, { seat, lastTurn }) {
    state.summit = seat
    state.lastTurn = lastTurn
  },
  rescueCame(state, { seats }) {
    state.rescued = [...seats]
  },
  scored(state, { seat, score }) {
    state.scores[seat] = score
  },
} satisfies Partial<Rules<Naufragos>['events']>
