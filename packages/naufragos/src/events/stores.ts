// What happens in the Common Reserve and to the fire.
import { tileValue } from '../components/tiles.ts'
import { fishText, seatName } from '../text/labels.ts'
import { because, changed, did, some } from '../text/log.ts'
import { nobody, of, type SomeRows, without } from './shared.ts'

export const stores = {
  foodChanged: {
    apply(state, { by }) {
      state.reserve.food += by
    },
    line: ({ by }, pack) => changed(pack, 'food', by),
  },
  tokensChanged: {
    apply(state, { by }) {
      state.reserve.tokens += by
    },
    line: ({ by }, pack) => changed(pack, 'token', by),
  },
  ownTokensChanged: {
    apply(state, { seat, by }) {
      of(state, seat).tokens += by
    },
    line: ({ seat, by }, pack) => did(pack, seat, by < 0 ? 'pay' : 'gain', 'token', by),
  },
  woodChanged: {
    apply(state, { by }) {
      state.reserve.wood += by
    },
    line: ({ by }, pack) => changed(pack, 'wood', by),
  },
  forageDrawn: {
    apply(state, { tile }, secret) {
      secret.forageSupply = without(secret.forageSupply, tile)
      state.reserve.forage.push(tile)
    },
    line: ({ tile, by }, pack) =>
      pack.screen.log.forageDrawn(by === undefined ? undefined : seatName(pack, by), tileValue(tile)),
    rule: 'NA-FORAGE-01',
  },
  forageAdded: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageAside = secret.forageAside.filter((tile) => !tiles.includes(tile))
      secret.forageSupply = [...secret.forageSupply, ...tiles]
    },
    line: (_, { screen }) => screen.log.forageAdded,
    rule: 'NA-FORAGE-03',
  },
  forageLost: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageSupply = secret.forageSupply.filter((tile) => !tiles.includes(tile))
    },
    line: (_, { screen }) => screen.log.forageLost,
    rule: 'NA-FORAGE-03',
  },
  forageEaten: {
    apply(state, { food }) {
      state.reserve.forage = []
      state.reserve.food += food
    },
    line: ({ food }, { say, screen }) => screen.log.forageEaten(say.phrase(some('food', food))),
    rule: 'NA-EAT-01',
  },
  fished: {
    apply(state, { tile }) {
      state.fishDrawn.push(tile)
    },
    line: ({ seat, tile }, pack) => pack.screen.log.fished(seatName(pack, seat), fishText(pack, tile)),
    rule: 'NA-COMP-05',
  },
  fishReturned: {
    apply(state, { tile }) {
      state.fishDrawn = without(state.fishDrawn, tile)
    },
    rule: 'NA-UPKEEP-05',
  },
  cured: {
    apply(state, { by }) {
      state.reserve.food -= by
      state.reserve.tokens += by
    },
    line: ({ by }, { say, screen }) => screen.log.cured(say.phrase(some('food', by))),
  },
  spoiled: {
    apply(state) {
      state.reserve.food = 0
    },
    line: ({ by }, { say, screen }) => screen.log.spoiled(say.phrase(some('food', by))),
    rule: 'NA-UPKEEP-02',
  },
  fireLit: {
    apply(state) {
      state.reserve.wood -= 1
      state.fire = { lit: true, wood: 1 }
    },
    line: ({ seat }, pack) => pack.screen.log.fireLit(seatName(pack, seat)),
    rule: 'NA-FIRE-02',
  },
  fireFailed: {
    line: ({ seat }, pack) => pack.screen.log.fireFailed(seatName(pack, seat)),
    rule: 'NA-FIRE-03',
  },
  fireFed: {
    apply(state) {
      state.reserve.wood -= 1
      state.fire.wood += 1
    },
    line: ({ seat }, pack) => pack.screen.log.fireFed(seatName(pack, seat)),
    rule: 'NA-FIRE-05',
  },
  fireBurned: {
    apply(state) {
      state.fire.wood -= 1
    },
    line: (_, { screen }) => screen.log.fireBurned,
    rule: 'NA-SURV-02',
  },
  fireWentOut: {
    apply(state) {
      state.fire = { lit: false, wood: 0 }
    },
    line: ({ rule }, { screen }) => because(screen.log.fireWentOut, screen.fireOut[rule]),
  },
} satisfies SomeRows
