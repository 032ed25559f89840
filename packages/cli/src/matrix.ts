// landfall simulate --matrix: a row of figures for every combination of options and every number of players.
import { execFile } from 'node:child_process'
import type { GameOptions } from '@landfall/tabletop'
import { type Counts, type Problem, type Simulation, simulateGames, type Task } from './simulation.ts'

/** One cell of the matrix. */
interface Row {
  readonly options: GameOptions
  readonly players: number
  readonly games: number
  readonly won: number
  /** By cause. */
  readonly lost: Counts
  readonly decisions: number
  readonly problems: readonly Problem[]
}

export interface Matrix {
  readonly game: string
  readonly version: number
  readonly bot: string
  readonly seed: string
  readonly rows: readonly Row[]
}

/** Every cell of a task: one way to play it, for one number of players. */
export function cellsOf(task: Task): readonly Task[] {
  return task.ways.flatMap((way) => task.players.map((players): Task => ({ ...task, ways: [way], players: [players] })))
}

export function rowOf({ options, players, games, outcomes, losses, decisions, problems }: Simulation): Row {
  return { options, players: players[0] ?? 0, games, won: outcomes['won'] ?? 0, lost: losses, decisions, problems }
}

/** Several cells at once, each in a process of its own; with one job, one after the other in this process. */
export async function simulateCells(
  cells: readonly Task[],
  jobs: number,
  progress: (done: number, of: number) => void,
): Promise<readonly Simulation[]> {
  const results: Simulation[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < cells.length; at = next++) {
      const cell = cells[at]
      if (cell === undefined) return
      results[at] = jobs === 1 ? simulateGames(cell) : await inProcess(cell)
      progress(++done, cells.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, cells.length) }, work))
  return results
}

const MOST_OUTPUT = 1 << 28

/** Runs this program in another process, for one cell. */
function inProcess({ plugin, ways: [options], players, games, bot, seed, check }: Task): Promise<Simulation> {
  const given = { ...options, players: players.join(), games: String(games), bot, seed }
  const args = Object.entries(given).flatMap(([option, value]) => [`--${option}`, value])
  const all = [
    process.argv[1] ?? '',
    'simulate',
    plugin.game.id,
    ...args,
    '--json',
    ...(check === undefined ? [] : ['--check']),
  ]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, all, { maxBuffer: MOST_OUTPUT }, (error, out, err) => {
      // With problems its exit code is not 0, but its figures are still there.
      if (out.startsWith('{')) resolve(JSON.parse(out))
      else reject(new Error(err === '' ? String(error) : err))
    })
  })
}

/** For people: a table. */
export function matrixLines({ game, bot, seed, rows }: Matrix): readonly string[] {
  const causes = [...new Set(rows.flatMap(({ lost }) => Object.keys(lost)))]
  const names = [...new Set(rows.flatMap(({ options }) => Object.keys(options)))]
  const heads = [...names, 'players', 'games', 'won', '%', ...causes, 'decisions', 'problems']
  const cells = rows.map((row) => [
    ...names.map((name) => row.options[name] ?? ''),
    String(row.players),
    String(row.games),
    String(row.won),
    ((100 * row.won) / row.games).toFixed(1),
    ...causes.map((cause) => String(row.lost[cause] ?? 0)),
    String(row.decisions),
    String(row.problems.length),
  ])
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => (row[at] ?? '').length)))
  const line = (row: readonly string[]): string =>
    row
      .map((text, at) => (at < names.length ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [`${game} by the ${bot} player, seed ${seed}`, line(heads), ...cells.map(line)]
}
