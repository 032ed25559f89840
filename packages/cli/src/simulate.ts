// landfall simulate: many games by players that are not people, and what came of them.
import { botMaker, combinations, pluginNamed } from './games.ts'
import { cellsOf, type Matrix, matrixLines, rowOf, simulateCells } from './matrix.ts'
import {
  type Counts,
  type Figures,
  type Problem,
  type Progress,
  type Simulation,
  simulateGames,
  type Task,
} from './simulation.ts'
import { readCount, readCounts } from './usage.ts'

export interface SimulateOptions {
  readonly games: string
  readonly players?: string
  readonly bot: string
  readonly seed: string
  readonly check?: boolean
  readonly json?: boolean
  readonly matrix?: boolean
  readonly jobs: string
  /** What can be chosen in this game. */
  readonly [option: string]: unknown
}

const MOST_GAMES = 100_000_000
const MOST_JOBS = 64

/** The exit code is 1 when something was wrong in one of the games. */
export async function simulate(name: string, options: SimulateOptions): Promise<number> {
  const progress = options.json === true || process.stderr.isTTY !== true ? undefined : progressBar
  return options.matrix === true ? await matrix(name, options, progress) : await single(name, options, progress)
}

async function single(name: string, options: SimulateOptions, progress: Progress | undefined): Promise<number> {
  const task = await taskOf(name, options)
  // A search for mistakes plays every way; figures are of one way to play.
  const [usual] = task.ways
  const simulation = simulateGames(task.check !== undefined ? task : { ...task, ways: [usual] }, progress)
  report(options, simulation, summary(simulation), simulation.problems)
  return simulation.problems.length === 0 ? 0 : 1
}

async function matrix(name: string, options: SimulateOptions, progress: Progress = () => {}): Promise<number> {
  const jobs = readCount('--jobs', options.jobs, 1, MOST_JOBS)
  const cells = await simulateCells(cellsOf(await taskOf(name, options)), jobs, progress)
  const { game } = await pluginNamed(name)
  const rows = cells.map(rowOf)
  const all: Matrix = { game: game.id, version: game.version, bot: options.bot, seed: options.seed, rows }
  const problems = rows.flatMap((row) => row.problems)
  const flat = { ...all, rows: rows.map(({ options: chosen, ...row }) => ({ ...chosen, ...row })) }
  report(options, flat, matrixLines(all), problems)
  return problems.length === 0 ? 0 : 1
}

async function taskOf(name: string, options: SimulateOptions): Promise<Task> {
  const plugin = await pluginNamed(name)
  const { least, most } = plugin.players
  const players =
    options.players === undefined
      ? Array.from({ length: most - least + 1 }, (_, i) => least + i)
      : readCounts('--players', options.players, least, most)
  return {
    plugin,
    players,
    ways: combinations(plugin, options),
    games: readCount('--games', options.games, 1, MOST_GAMES),
    bot: options.bot,
    makeBot: await botMaker(plugin, options.bot),
    seed: options.seed,
    check: options.check === true ? await plugin.check() : undefined,
  }
}

function report(
  { json }: SimulateOptions,
  figures: object,
  lines: readonly string[],
  problems: readonly Problem[],
): void {
  if (json === true) console.log(JSON.stringify(figures))
  else for (const line of [...lines, ...problems.map(problemLine)]) console.log(line)
}

function problemLine({ seed, players, options, variant, answers, what }: Problem): string {
  const setup = [
    `${players} players`,
    ...Object.entries(options).map(([option, value]) => `${option} ${value}`),
    ...(variant === undefined ? [] : [`variant ${variant}`]),
  ]
  return `PROBLEM: seed ${seed}, ${setup.join(', ')}, after answer ${answers}: ${what}`
}

function summary(simulation: Simulation): readonly string[] {
  const { game, games, bot, seed, options, outcomes, reasons, tallies, winners, byPlayers, decisionsPerGame } =
    simulation
  const numbers = Object.entries(byPlayers)
  const share = (counts: Counts): readonly string[] =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(
        ([key, count]) =>
          `  ${key.padEnd(16)} ${String(count).padStart(9)}  ${((100 * count) / games).toFixed(1).padStart(5)} %`,
      )
  return [
    `${games} games of ${game} by the ${bot} player, seed ${seed}`,
    ...Object.entries(options).map(([option, value]) => `${option}: ${value}`),
    'outcomes',
    ...share(outcomes),
    'reasons',
    ...share(reasons),
    ...headed('tallies', share(tallies)),
    ...headed('winners', share(winners)),
    ...(numbers.length > 1 ? numbers.map(([players, figures]) => ownLine(players, figures)) : []),
    `decisions per game: ${decisionsPerGame.mean} (${decisionsPerGame.least} to ${decisionsPerGame.most})`,
    `per CPU-second: ${simulation.gamesPerCpuSecond} games, ${simulation.decisionsPerCpuSecond} decisions`,
  ]
}

/** A heading, if there is something below it. */
const headed = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines]

/** One number of players in a line. */
function ownLine(players: string, { games, outcomes, tallies }: Figures): string {
  const shares = Object.entries({ ...outcomes, ...tallies }).map(
    ([what, count]) => `${what} ${((100 * count) / games).toFixed(1)} %`,
  )
  return `with ${players}: ${shares.join(', ')}`
}

const WIDTH = 40

function progressBar(done: number, of: number): void {
  const step = Math.max(1, Math.floor(of / 200))
  if (done % step !== 0 && done !== of) return
  const filled = Math.round((WIDTH * done) / of)
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}${done === of ? '\n' : ''}`)
}
