// Many games of one kind by players that are not people: what came of them, and what went wrong.
import { explain, type GameTypes, type Session } from '@landfall/kernel'
import { Logbook, PROPERTIES, watched } from '@landfall/testkit/promises'
import type { GameBox, GameOptions } from '@landfall/text'
import { playerMaker } from './games.ts'

/** Which games are played. */
export interface Task {
  readonly box: GameBox<GameTypes>
  readonly options: GameOptions
  /** Each number of players in turn. */
  readonly players: readonly number[]
  readonly games: number
  readonly bot: string
  readonly seed: string
  /** Variants of every kind, the invariants at every question, the promises of the kernel now and then. */
  readonly checked: boolean
}

/** A game in which something was wrong. */
export interface Problem {
  readonly seed: string
  readonly players: number
  /** The number of the variant, if it was one. */
  readonly variant?: number
  /** After so many answers. */
  readonly answers: number
  readonly what: string
}

export interface Simulation {
  readonly game: string
  readonly version: number
  readonly options: GameOptions
  readonly players: readonly number[]
  readonly bot: string
  readonly seed: string
  readonly games: number
  /** Won, lost, scored: how often. */
  readonly outcomes: Counts
  /** Why games ended: how often. */
  readonly reasons: Counts
  /** Why games were lost: how often. */
  readonly losses: Counts
  readonly decisions: number
  readonly decisionsPerGame: { readonly mean: number; readonly least: number; readonly most: number }
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
  readonly problems: readonly Problem[]
}

export type Counts = { readonly [what: string]: number }

export type Progress = (done: number, of: number) => void

export function simulateGames(task: Task, progress?: Progress): Simulation {
  const { box, options, players, games, bot, seed } = task
  const outcomes: Record<string, number> = {}
  const reasons: Record<string, number> = {}
  const losses: Record<string, number> = {}
  const count = (counts: Record<string, number>, what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const problems: Problem[] = []
  let decisions = 0
  let fewest = Number.POSITIVE_INFINITY
  let longest = 0
  const began = process.cpuUsage()
  for (let number = 0; number < games; number++) {
    const { answers, outcome, problem } = playOne(task, number)
    decisions += answers
    fewest = Math.min(fewest, answers)
    longest = Math.max(longest, answers)
    if (outcome !== undefined) {
      count(outcomes, outcome.result)
      count(reasons, outcome.why)
      if (outcome.result === 'lost') count(losses, outcome.why)
    }
    if (problem !== undefined) problems.push(problem)
    progress?.(number + 1, games)
  }
  const used = process.cpuUsage(began)
  const seconds = (used.user + used.system) / 1e6
  return {
    game: box.game.id,
    version: box.game.version,
    options,
    players,
    bot,
    seed,
    games,
    outcomes,
    reasons,
    losses,
    decisions,
    decisionsPerGame: { mean: round(decisions / games), least: fewest, most: longest },
    gamesPerCpuSecond: round(games / seconds),
    decisionsPerCpuSecond: round(decisions / seconds),
    problems,
  }
}

interface Played {
  readonly answers: number
  readonly outcome: Session['outcome']
  readonly problem?: Problem
}

/** One game to its end, or to the first thing that is wrong. */
function playOne(task: Task, number: number): Played {
  const { box, options, bot, checked } = task
  const seed = `${task.seed}/${number}`
  const players = task.players[number % task.players.length] ?? box.players.least
  const variant = checked ? number : undefined
  let session: Session | undefined
  try {
    const logbook = new Logbook()
    const setup = { ...box.setupFor(players, variant, options), seed }
    session = box.game.start(setup, checked ? { listen: logbook } : {})
    const player = playerMaker(box, bot)(seed)
    while (session.outcome === undefined) {
      const refusal = session.answer(player.answer(session))
      if (refusal !== undefined) throw new Error(`a listed choice was refused: ${explain(refusal)}`)
      if (!checked || session.outcome !== undefined) continue
      checkPosition(box, session)
      if (session.answers.length % POSITIONS === number % POSITIONS) checkPromises(box, session, logbook)
    }
    return { answers: session.answers.length, outcome: session.outcome }
  } catch (thrown) {
    const answers = session?.answers.length ?? 0
    const what = thrown instanceof Error ? thrown.message : String(thrown)
    const problem = { seed, players, ...(variant === undefined ? {} : { variant }), answers, what }
    return { answers, outcome: undefined, problem }
  }
}

/** The promises of the kernel are many and slow to check: every so many positions, other ones in each game. */
const POSITIONS = 997

function checkPosition(box: GameBox<GameTypes>, session: Session): void {
  const problems = box.check.problems(session.state)
  if (problems.length > 0) throw new Error(problems.join('; '))
}

function checkPromises(box: GameBox<GameTypes>, session: Session, logbook: Logbook): void {
  const { game, check } = box
  const subject = { game, configs: [], secrets: check.secrets, invariants: check.problems }
  for (const holds of Object.values(PROPERTIES)) holds(subject, watched(session, logbook))
}

const round = (number: number): number => Math.round(number * 10) / 10
