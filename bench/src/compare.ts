// The same games with the same choices on both engines, round by round, each engine in a process of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ContestGame, Engine, Round, RoundPlayed } from './contest.ts'
import { median } from './measure.ts'

export interface Comparison {
  /** Moves per CPU-second. */
  readonly landfall: number
  /** boardgame.io through its reducer, and through its client. */
  readonly reducer: number
  readonly client: number
  /** Landfall beside the faster of the two: the median over the rounds. */
  readonly ratio: number
}

const ROUNDS = 7
const ENGINES: readonly Engine[] = ['landfall', 'reducer', 'client']

/** Games a round, so that a round of either engine takes about as long. */
const GAMES: { readonly [G in ContestGame]: { readonly [E in Engine]: number } } = {
  ticTacToe: { landfall: 30_000, reducer: 200, client: 200 },
  cardGame: { landfall: 5000, reducer: 40, client: 40 },
}

/** All engines in turn, so that whatever else the machine does meets all of them alike. */
export async function compare(game: ContestGame): Promise<Comparison> {
  const contestants = ENGINES.map((engine) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    return { engine, child: fork(fileURLToPath(new URL('./contest.js', import.meta.url)), [game, engine], { env }) }
  })
  try {
    const rounds: { readonly [E in Engine]: number }[] = []
    for (let round = -2; round < ROUNDS; round++) {
      const speeds = { landfall: 0, reducer: 0, client: 0 }
      const results: string[] = []
      for (const { engine, child } of contestants) {
        const played = await playRound(child, { first: (round + 2) * 100_000, games: GAMES[game][engine] })
        speeds[engine] = (1e6 * played.moves) / played.microseconds
        results.push(JSON.stringify(played.results))
      }
      if (new Set(results).size !== 1) throw new Error(`the engines did not play the same games: ${results.join('\n')}`)
      // The first two rounds warm the engines up.
      if (round >= 0) rounds.push(speeds)
    }
    return {
      landfall: median(rounds.map(({ landfall }) => landfall)),
      reducer: median(rounds.map(({ reducer }) => reducer)),
      client: median(rounds.map(({ client }) => client)),
      ratio: median(rounds.map(({ landfall, reducer, client }) => landfall / Math.max(reducer, client))),
    }
  } finally {
    for (const { child } of contestants) child.kill()
  }
}

async function playRound(child: ChildProcess, round: Round): Promise<RoundPlayed> {
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then(() => {
    throw new Error('an engine ended in the middle of a round')
  })
  child.send(round)
  const [played]: RoundPlayed[] = await Promise.race([answered, ended])
  if (played === undefined) throw new Error('a round without a result')
  return played
}
