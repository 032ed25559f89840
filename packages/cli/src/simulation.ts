// Many games of one kind by players that are not people: what came of them, and what went wrong.
import { explain, type Session } from '@landfall/kernel'
import type { Bots, GameCheck, GameOptions, GamePlugin } from '@landfall/tabletop'
import { Logbook, PROPERTIES, watched } from '@landfall/testkit/promises'

/** Which games are played. */
export interface Task {
  readonly plugin: GamePlugin
  /** Each number of players in turn. */
  readonly players: readonly number[]
  /** What is chosen: each in turn, with every number of players. */
  readonly ways: readonly [GameOptions, ...GameOptions[]]
  readonly games: number
  /** The name of the bot, and how one is made. */
  readonly bot: string
  readonly makeBot: Bots[string]
  readonly seed: string
  /** With it: variants, the invariants at every question, the promises of the kernel now and then. */
  readonly check: GameCheck | undefined
}

/** A game in which something was wrong. */
export interface Problem {
  readonly seed: string
  readonly players: number
  readonly options: GameOptions
  /** The number of the variant, if it was one. */
  readonly variant?: number
  /** How many answers were given before. */
  readonly answers: number
  readonly what: string
}

/** What came of games. */
export interface Figures {
  readonly games: number
  /** Won, lost, scored: how often. */
  readonly outcomes: Counts
  /** Why games ended: how often. */
  readonly reasons: Counts
  /** Why games were lost: how often. */
  readonly losses: Counts
  /** In how many games came true what this game counts. */
  readonly tallies: Counts
  /** How many games each seat won; a victory that is shared counts for each. */
  readonly winners: Counts
  readonly decisions: number
}

export interface Simulation extends Figures {
  readonly game: string
  readonly version: number
  /** What was chosen in all of them. */
  readonly options: GameOptions
  readonly players: readonly number[]
  readonly bot: string
  readonly seed: string
  /** The same of each number of players by itself. */
  readonly byPlayers: { readonly [players: string]: Figures }
  readonly decisionsPerGame: { readonly mean: number; readonly least: number; readonly most: number }
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
  readonly problems: readonly Problem[]
}

export type Counts = { readonly [what: string]: number }

export type Progress = (done: number, of: number) => void

/** Figures that grow game by game. */
class Sums implements Figures {
  games = 0
  readonly outcomes: Record<string, number> = {}
  readonly reasons: Record<string, number> = {}
  readonly losses: Record<string, number> = {}
  readonly tallies: Record<string, number> = {}
  readonly winners: Record<string, number> = {}
  decisions = 0

  add({ answers, outcome, tally }: Played): void {
    this.games += 1
    this.decisions += answers
    if (outcome === undefined) return
    const { result, why, winners = [] } = outcome
    count(this.outcomes, [result])
    count(this.reasons, [why])
    if (result === 'lost') count(this.losses, [why])
    count(this.tallies, tally)
    count(this.winners, winners)
  }
}

function count(counts: Record<string, number>, all: readonly string[]): void {
  for (const what of all) counts[what] = (counts[what] ?? 0) + 1
}

export function simulateGames(task: Task, progress?: Progress): Simulation {
  const { plugin, ways, players, games, bot, seed } = task
  const all = new Sums()
  const byPlayers: Record<string, Sums> = {}
  const problems: Problem[] = []
  let fewest = Number.POSITIVE_INFINITY
  let longest = 0
  const began = process.cpuUsage()
  for (let number = 0; number < games; number++) {
    const played = playOne(task, number)
    const own = byPlayers[played.players] ?? new Sums()
    byPlayers[played.players] = own
    all.add(played)
    own.add(played)
    fewest = Math.min(fewest, played.answers)
    longest = Math.max(longest, played.answers)
    if (played.problem !== undefined) problems.push(played.problem)
    progress?.(number + 1, games)
  }
  const used = process.cpuUsage(began)
  const seconds = (used.user + used.system) / 1e6
  return {
    game: plugin.game.id,
    version: plugin.game.version,
    options: sameInAll(ways),
    players,
    bot,
    seed,
    ...all,
    byPlayers,
    decisionsPerGame: { mean: round(all.decisions / games), least: fewest, most: longest },
    gamesPerCpuSecond: round(games / seconds),
    decisionsPerCpuSecond: round(all.decisions / seconds),
    problems,
  }
}

function sameInAll([first, ...others]: Task['ways']): GameOptions {
  return Object.fromEntries(
    Object.entries(first).filter(([option, value]) => others.every((other) => other[option] === value)),
  )
}

interface Played {
  readonly players: number
  readonly answers: number
  readonly outcome: Session['outcome']
  /** What came true of what the game counts. */
  readonly tally: readonly string[]
  readonly problem?: Problem
}

/** One game to its end, or to the first thing that is wrong. */
function playOne(task: Task, number: number): Played {
  const { plugin, ways, makeBot, check } = task
  const seed = `${task.seed}/${number}`
  const players = task.players[number % task.players.length] ?? plugin.players.least
  const options = ways[Math.floor(number / task.players.length) % ways.length] ?? ways[0]
  const variant = check === undefined ? undefined : number
  let session: Session | undefined
  try {
    const logbook = new Logbook()
    const setup = { ...plugin.setupFor(players, variant, options), seed }
    session = plugin.game.start(setup, check === undefined ? {} : { listen: logbook })
    const player = makeBot(seed)
    while (session.outcome === undefined) {
      const refusal = session.answer(player.answer(session))
      if (refusal !== undefined) throw new Error(`a listed choice was refused: ${explain(refusal)}`)
      if (check === undefined || session.outcome !== undefined) continue
      checkPosition(check, session)
      if (session.answers.length % POSITIONS === number % POSITIONS) checkPromises(plugin, check, session, logbook)
    }
    const { answers, outcome, state } = session
    return { players, answers: answers.length, outcome, tally: plugin.tally?.(state, outcome) ?? [] }
  } catch (thrown) {
    const answers = session?.answers.length ?? 0
    const what = thrown instanceof Error ? thrown.message : String(thrown)
    const problem = { seed, players, options, ...(variant === undefined ? {} : { variant }), answers, what }
    return { players, answers, outcome: undefined, tally: [], problem }
  }
}

/** The promises of the kernel are many and slow to check: a few positions of each game, other ones each time. */
const POSITIONS = 997

function checkPosition(check: GameCheck, session: Session): void {
  const problems = check.problems(session.state)
  if (problems.length > 0) throw new Error(problems.join('; '))
}

function checkPromises({ game }: GamePlugin, check: GameCheck, session: Session, logbook: Logbook): void {
  const subject = { game, configs: [], secrets: check.secrets, invariants: check.problems }
  for (const holds of Object.values(PROPERTIES)) holds(subject, watched(session, logbook))
}

const round = (number: number): number => Math.round(number * 10) / 10
