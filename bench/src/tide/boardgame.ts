// Tide on boardgame.io.
import type { Game } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { deal, drawCard, pass, playCard, SEATS, type Tide } from './rules.ts'

export const tide: Game<Tide> = {
  name: 'tide',
  setup: (_, setupData: { readonly deck: readonly string[] }) => deal(setupData.deck),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => SEATS.indexOf(G.turn) },
  },
  moves: {
    play({ G, playerID }, card: string) {
      const seat = SEATS[Number(playerID)]
      if (seat === undefined || !G.hands[seat].includes(card)) return INVALID_MOVE
      playCard(G, G.hands, seat, card)
      drawCard(G, G.hands, G.deck, seat)
      pass(G, G.hands)
      return undefined
    },
  },
  endIf: ({ G }) => (G.finished === 1 ? { finished: true } : undefined),
}
