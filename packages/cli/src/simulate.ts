// landfall simulate: many games by players that are not people, and what came of them.
import { PLAYERS } from '@landfall/bots'
import { explain, type Session } from '@landfall/kernel'
import { Logbook, PROPERTIES, watched } from '@landfall/testkit/promises'
import type { GameBox } from '@landfall/text'
import { boxNamed } from './games.ts'
import { readCount, UsageError } from './usage.ts'

export interface SimulateOptions {
  readonly games: string
  readonly players?: string
  readonly bot: string
  readonly seed: string
  readonly check?: boolean
  readonly json?: boolean
}

interface Simulation {
  readonly game: string
  readonly version: number
  readonly bot: string
  readonly seed: string
  readonly games: number
  /** Won, lost, scored: how often. */
  readonly outcomes: { readonly [result: string]: number }
  /** Why games ended: how often. */
  readonly reasons: { readonly [why: string]: number }
  readonly decisions: number
  readonly decisionsPerGame: { readonly mean: number; readonly least: number; readonly most: number }
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
}

export function simulate(name: string, options: SimulateOptions): number {
  const bar = options.json === true || process.stderr.isTTY !== true ? undefined : progressBar
  const simulation = run(name, options, bar)
  if (options.json === true) console.log(JSON.stringify(simulation))
  else for (const line of summary(simulation)) console.log(line)
  return 0
}

function run(
  name: string,
  options: SimulateOptions,
  progress: ((done: number, of: number) => void) | undefined,
): Simulation {
  const box = boxNamed(name)
  const games = readCount('--games', options.games, 1, 100_000_000)
  const maker = PLAYERS[options.bot]
  if (maker === undefined) throw new UsageError(`--bot ${options.bot}: the bots are ${Object.keys(PLAYERS).join(', ')}`)
  const { least, most } = box.players
  const counts =
    options.players === undefined
      ? Array.from({ length: most - least + 1 }, (_, i) => least + i)
      : [readCount('--players', options.players, least, most)]
  const outcomes: Record<string, number> = {}
  const reasons: Record<string, number> = {}
  let decisions = 0
  let fewest = Number.POSITIVE_INFINITY
  let longest = 0
  const began = process.cpuUsage()
  for (let played = 0; played < games; played++) {
    const seed = `${options.seed}/${played}`
    const players = counts[played % counts.length] ?? least
    const checked = options.check === true
    const config = checked ? box.setupFor(players, played) : box.setupFor(players)
    const logbook = new Logbook()
    const session = box.game.start({ ...config, seed }, checked ? { listen: logbook } : {})
    const player = maker(seed)
    const promisesAt = played % POSITIONS
    while (session.outcome === undefined) {
      const refusal = session.answer(player.answer(session))
      if (refusal !== undefined) throw new Error(`game ${played}: a listed choice was refused: ${explain(refusal)}`)
      if (!checked || session.outcome !== undefined) continue
      checkPosition(box, session, played)
      if (session.answers.length % POSITIONS === promisesAt) checkPromises(box, session, logbook)
    }
    const length = session.answers.length
    decisions += length
    fewest = Math.min(fewest, length)
    longest = Math.max(longest, length)
    outcomes[session.outcome.result] = (outcomes[session.outcome.result] ?? 0) + 1
    reasons[session.outcome.why] = (reasons[session.outcome.why] ?? 0) + 1
    progress?.(played + 1, games)
  }
  const used = process.cpuUsage(began)
  const seconds = (used.user + used.system) / 1e6
  return {
    game: box.game.id,
    version: box.game.version,
    bot: options.bot,
    seed: options.seed,
    games,
    outcomes,
    reasons,
    decisions,
    decisionsPerGame: { mean: round(decisions / games), least: fewest, most: longest },
    gamesPerCpuSecond: round(games / seconds),
    decisionsPerCpuSecond: round(decisions / seconds),
  }
}

/** The promises of the kernel are many and slow to check: every so many positions, other ones in each game. */
const POSITIONS = 97

function checkPosition(box: GameBox, session: Session, game: number): void {
  const problems = box.check.problems(session.state)
  if (problems.length === 0) return
  throw new Error(`game ${game}, answer ${session.answers.length}: ${problems.join('; ')}`)
}

function checkPromises(box: GameBox, session: Session, logbook: Logbook): void {
  const { game, check } = box
  const subject = { game, configs: [], secrets: check.secrets, invariants: check.problems }
  for (const holds of Object.values(PROPERTIES)) holds(subject, watched(session, logbook))
}

function summary(simulation: Simulation): readonly string[] {
  const { game, games, bot, seed, outcomes, reasons, decisionsPerGame } = simulation
  const share = (counts: { readonly [key: string]: number }): readonly string[] =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(
        ([key, count]) =>
          `  ${key.padEnd(16)} ${String(count).padStart(9)}  ${((100 * count) / games).toFixed(1).padStart(5)} %`,
      )
  return [
    `${games} games of ${game} by the ${bot} player, seed ${seed}`,
    'outcomes',
    ...share(outcomes),
    'reasons',
    ...share(reasons),
    `decisions per game: ${decisionsPerGame.mean} (${decisionsPerGame.least} to ${decisionsPerGame.most})`,
    `per CPU-second: ${simulation.gamesPerCpuSecond} games, ${simulation.decisionsPerCpuSecond} decisions`,
  ]
}

const round = (number: number): number => Math.round(number * 10) / 10

const WIDTH = 40

function progressBar(done: number, of: number): void {
  const step = Math.max(1, Math.floor(of / 200))
  if (done % step !== 0 && done !== of) return
  const filled = Math.round((WIDTH * done) / of)
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}${done === of ? '\n' : ''}`)
}
