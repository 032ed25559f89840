// Tic-tac-toe on boardgame.io, as its own tutorial structures a game: a move, a turn of one move, an end condition.
import type { Game } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { hasLine } from './lines.ts'

export interface Cells {
  cells: (string | null)[]
}

export const ticTacToe: Game<Cells> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }) {
    const player = ctx.currentPlayer
    if (hasLine(G.cells, player)) return { winner: player }
    if (!G.cells.includes(null)) return { draw: true }
    return undefined
  },
}
