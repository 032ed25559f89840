// Everything that can happen in Beacon, and what each does to the state: the only writer.
import type { Rules } from '@landfall/kernel'
import type { Beacon } from './types.ts'

const nobody = (): boolean => false

export const events: Rules<Beacon>['events'] = {
  shuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.deck = [...deck]
      state.discard = []
    },
  },
  dayBegan(state, { day }) {
    state.day = day
  },
  drew: {
    told: { seat: 'everyone', card: (event, seat) => event.seat === seat },
    apply(_, { seat, card }, secret) {
      secret.deck.pop()
      secret.hands[seat]?.push(card)
    },
  },
  wentTo() {},
  played(state, { seat, card }, secret) {
    secret.hands[seat] = state.hands[seat]?.filter((held) => held !== card) ?? []
  },
  kept() {},
  discarded(state, { card }) {
    state.discard.push(card)
  },
  raised(state, { by }) {
    state.beacon += by
  },
  lowered(state, { by }) {
    state.beacon -= by
  },
  gained(state, { food }) {
    state.food += food
  },
  lost(state, { food }) {
    state.food -= food
  },
  ate(state) {
    state.food -= 1
  },
  wounded(state, { seat, by }) {
    state.wounds[seat] = (state.wounds[seat] ?? 0) + by
  },
  healed(state, { seat, by }) {
    state.wounds[seat] = (state.wounds[seat] ?? 0) - by
  },
  rolled(state, { weather }) {
    state.weather = weather
  },
  charmed(state, { seat }) {
    state.charms[seat] = (state.charms[seat] ?? 0) - 1
  },
  weathered(state) {
    delete state.weather
  },
  decided() {},
  lookedOut() {},
  burned(state) {
    state.beacon = 0
  },
  led(state, { seat }) {
    state.leader = seat
  },
}
