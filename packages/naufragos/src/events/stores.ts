// What happens in the Common Reserve and to the fire.
import type { Rules } from '@landfall/kernel'
import type { Naufragos } from '../types.ts'
import { nobody, of, without } from './shared.ts'

export const stores = {
  foodChanged(state, { by }) {
    state.reserve.food += by
  },
  tokensChanged(state, { by }) {
    state.reserve.tokens += by
  },
  ownTokensChanged(state, { seat, by }) {
    of(state, seat).tokens += by
  },
  woodChanged(state, { by }) {
    state.reserve.wood += by
  },
  forageDrawn(state, { tile }, secret) {
    secret.forageSupply = without(secret.forageSupply, tile)
    state.reserve.forage.push(tile)
  },
  forageAdded: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageAside = secret.forageAside.filter((tile) => !tiles.includes(tile))
      secret.forageSupply = [...secret.forageSupply, ...tiles]
    },
  },
  forageLost: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageSupply = secret.forageSupply.filter((tile) => !tiles.includes(tile))
    },
  },
  forageEaten(state, { food }) {
    state.reserve.forage = []
    state.reserve.food += food
  },
  fished(state, { tile }) {
    state.fishDrawn.push(tile)
  },
  fishReturned(state, { tile }) {
    state.fishDrawn = without(state.fishDrawn, tile)
  },
  cured(state, { by }) {
    state.reserve.food -= by
    state.reserve.tokens += by
  },
  spoiled(state) {
    state.reserve.food = 0
  },
  fireLit(state) {
    state.reserve.wood -= 1
    state.fire = { lit: true, wood: 1 }
  },
  fireFailed() {},
  fireFed(state) {
    state.reserve.wood -= 1
    state.fire.wood += 1
  },
  fireBurned(state) {
    state.fire.wood -= 1
  },
  fireWentOut(state) {
    state.fire = { lit: false, wood: 0 }
  },
} satisfies Partial<Rules<Naufragos>['events']>
