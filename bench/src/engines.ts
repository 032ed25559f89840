// The drivers: one game, headless, with given luck, on each engine. Each returns what came of it, so that both can be
// seen to have played the same game, and the number of moves.
import type { GameTypes, Game as Kernel, Session } from '@landfall/kernel'
import type { Game } from 'boardgame.io'
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js'
import { type Luck, pickOf } from './luck.ts'

export interface Played {
  readonly moves: number
  /** What came of it, for comparing. */
  readonly result: () => string
}

/** What a game on Landfall's kernel came to. A move that is the only one is made unasked. */
export interface Reckoned<G extends GameTypes> {
  moves(state: Session<G>['state']): number
  result(state: Session<G>['state']): string
}

export function onLandfall<G extends GameTypes>(
  game: Kernel<G>,
  config: object,
  luck: Luck,
  { moves, result }: Reckoned<G>,
): Played {
  const session = game.start({ ...config, seed: 'bench' })
  while (session.outcome === undefined) {
    const question = session.questions[0]
    if (question === undefined) throw new Error('nothing is asked')
    const { id, seat, choices } = question
    session.answer({ seat, question: id, choice: pickOf(choices, luck.picks[moves(session.state)]).id })
  }
  return { moves: moves(session.state), result: () => result(session.state) }
}

/** How a game of boardgame.io is driven: its one move, and what can be given to it. */
export interface Driven<State> {
  readonly game: Game<State>
  readonly players: number
  readonly move: string
  choices(state: State, player: string): readonly (string | number)[]
  result(state: State): string
}

/** Through the reducer: the least that boardgame.io can do for a move. Its own simulations work like this. */
export function reducerOf<State>(driven: Driven<State>): (luck: Luck) => Played {
  const game = ProcessGameConfig(driven.game)
  const reducer = CreateGameReducer({ game })
  return (luck) => {
    let state = InitializeGame({ game, numPlayers: driven.players, setupData: { deck: luck.deck } })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const playerID: string = state.ctx.currentPlayer
      const choice = pickOf(driven.choices(state.G, playerID), luck.picks[moves])
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: driven.move, args: [choice], playerID } })
      moves += 1
    }
    return { moves, result: () => driven.result(state.G) }
  }
}

/** Through the client, as its documentation plays without a screen. */
export function clientOf<State>(driven: Driven<State>): (luck: Luck) => Played {
  return (luck) => {
    const { game, players, move } = driven
    const client = Client({
      game: { ...game, setup: (context: never) => game.setup?.(context, { deck: luck.deck }) },
      numPlayers: players,
      debug: false,
    })
    client.start()
    let moves = 0
    for (;;) {
      const state = client.getState()
      if (state === null) throw new Error('the client has no state')
      if (state.ctx.gameover !== undefined) {
        client.stop()
        return { moves, result: () => driven.result(state.G) }
      }
      client.moves[move]?.(pickOf(driven.choices(state.G, state.ctx.currentPlayer), luck.picks[moves]))
      moves += 1
    }
  }
}
