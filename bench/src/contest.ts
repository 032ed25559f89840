// One engine playing one game, in a process of its own: `node contest.js GAME ENGINE`. It plays a round whenever its
// parent asks for one. (In one process the engines would spoil each other: functions that have once met the proxies of
// the one are compiled less well for the other.)
import { clientOf, type Driven, onLandfall, type Played, reducerOf } from './engines.ts'
import { type Luck, luckOf, pickOf } from './luck.ts'
import { cpuMicroseconds } from './measure.ts'
import { type Cells, ticTacToe as ticTacToeBoardgame } from './tic-tac-toe/boardgame.ts'
import { ticTacToe } from './tic-tac-toe/landfall.ts'
import { tide as tideBoardgame } from './tide/boardgame.ts'
import { tide } from './tide/landfall.ts'
import { DECK, SEATS, type Tide } from './tide/rules.ts'

/** How many games to play, and the number of the first. */
export interface Round {
  readonly first: number
  readonly games: number
}

export interface RoundPlayed {
  readonly moves: number
  readonly microseconds: number
  /** What came of the first games: all engines must agree. */
  readonly results: readonly string[]
}

type Play = (luck: Luck) => Played

const drivenTicTacToe: Driven<Cells> = {
  game: ticTacToeBoardgame,
  players: 2,
  move: 'mark',
  choices: ({ cells }) => cells.flatMap((cell, i) => (cell === null ? [i] : [])),
  result: ({ cells }) => cells.map((cell) => cell ?? '').join(),
}

const drivenTide: Driven<Tide> = {
  game: tideBoardgame,
  players: 4,
  move: 'play',
  choices: ({ hands }, player) => hands[SEATS[Number(player)] ?? 'north'],
  result: ({ scores }) => JSON.stringify(scores),
}

export type ContestGame = 'ticTacToe' | 'cardGame'
export type Engine = 'landfall' | 'reducer' | 'client'

const PLAYS: { readonly [G in ContestGame]: { readonly [E in Engine]: () => Play } } = {
  ticTacToe: {
    landfall: () => (luck) =>
      onLandfall(ticTacToe, {}, luck, {
        moves: ({ cells }) => cells.filter((cell) => cell !== '').length,
        result: ({ cells }) => cells.join(),
      }),
    reducer: () => reducerOf(drivenTicTacToe),
    client: () => clientOf(drivenTicTacToe),
  },
  cardGame: {
    landfall: () => (luck) =>
      onLandfall(tide, { deck: luck.deck }, luck, {
        moves: ({ played }) => played,
        result: ({ scores }) => JSON.stringify(scores),
      }),
    reducer: () => reducerOf(drivenTide),
    client: () => clientOf(drivenTide),
  },
}

/** How many different games a round has, and how many of them are compared between the engines. */
const DIFFERENT = 500
const COMPARED = 20

function answerRounds(game: ContestGame, engine: Engine): void {
  const play = PLAYS[game][engine]()
  process.on('message', ({ first, games }: Round) => {
    const luck = Array.from({ length: DIFFERENT }, (_, i) => luckOf(first + i, game === 'cardGame' ? DECK : []))
    const results = luck.slice(0, COMPARED).map((one) => {
      const { moves, result } = play(one)
      return `${moves} ${result()}`
    })
    let moves = 0
    const microseconds = cpuMicroseconds(() => {
      for (let i = 0; i < games; i++) moves += play(pickOf(luck, i)).moves
    })
    const report: RoundPlayed = { moves, microseconds, results }
    process.send?.(report)
  })
}

const [game, engine] = process.argv.slice(2)
if (
  (game === 'ticTacToe' || game === 'cardGame') &&
  (engine === 'landfall' || engine === 'reducer' || engine === 'client')
) {
  answerRounds(game, engine)
}
