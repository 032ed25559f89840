// npm run bench [-- --json]: Landfall beside boardgame.io in one run, per CPU-second, as ratios.
import { writeFileSync } from 'node:fs'
import { compare } from './compare.ts'
import { forkCost } from './fork-cost.ts'
import { crusoeForks, crusoeMemory, type Speeds, wholeGames } from './games.ts'
import { machine } from './measure.ts'

export async function main(given: readonly string[]): Promise<number> {
  const json = given.includes('--json')
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  say('tic-tac-toe on both engines …')
  const ticTacToe = await compare('ticTacToe')
  say('a card game on both engines …')
  const cardGame = await compare('cardGame')
  say('forks …')
  const fork = forkCost()
  say('random games …')
  const demo = wholeGames('demo', 'random', 4, 2000)
  const crusoe = {
    players: [1, 2, 3, 4].map((players) => wholeGames('crusoe', 'random', players, 1500)),
    sensible: wholeGames('crusoe', 'sensible', 4, 100),
    forksPerCpuSecond: crusoeForks(),
    bytesPerSession: crusoeMemory(),
  }
  const naufragos = {
    players: [1, 2, 3, 4].map((players) => wholeGames('naufragos', 'random', players, 1500)),
    sensible: wholeGames('naufragos', 'heuristic', 4, 100),
  }
  const ratios = {
    ticTacToe: round(ticTacToe.ratio),
    cardGame: round(cardGame.ratio),
    forkToHandCopy: round(fork.forkToHandCopy),
    structuredCloneToFork: round(fork.structuredCloneToFork),
  }
  if (json) {
    console.log(JSON.stringify({ machine: machine(), ratios, ticTacToe, cardGame, fork, demo, crusoe, naufragos }))
    return 0
  }
  const table = [
    '| moves per CPU-second | Landfall | boardgame.io, reducer | boardgame.io, client | ratio to the faster |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('tic-tac-toe', ticTacToe.landfall, ticTacToe.reducer, ticTacToe.client, `${ratios.ticTacToe} ×`),
    row(
      'card game (40 cards, 4 players, 30 fields)',
      cardGame.landfall,
      cardGame.reducer,
      cardGame.client,
      `${ratios.cardGame} ×`,
    ),
    '',
    '| a card game in the middle | µs of CPU | |',
    '| --- | ---: | --- |',
    row('its state copied by hand', fork.handCopy.toFixed(2), ''),
    row('a fork of the session', fork.fork.toFixed(2), `${ratios.forkToHandCopy} × the copy by hand`),
    row('structuredClone of the state', fork.structuredClone.toFixed(2), `${ratios.structuredCloneToFork} × the fork`),
    '',
    '| random games, per CPU-second | games | fastest round | decisions | fastest round |',
    '| --- | ---: | ---: | ---: | ---: |',
    speeds('demo (Beacon), 4 players', demo),
    ...byPlayers('Robinson Crusoe', crusoe),
    ...byPlayers('Náufragos', naufragos),
    '',
    '| Robinson Crusoe in the middle of planning | |',
    '| --- | ---: |',
    row('forks per CPU-second', crusoe.forksPerCpuSecond),
    row('kilobytes of a session, with its answers', crusoe.bytesPerSession / 1000),
  ]
  console.log(table.join('\n'))
  writeFileSync('docs/benchmarks.md', document(table))
  return 0
}

function document(table: readonly string[]): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; do not edit. Both engines play the same games with the same choices, round by round in',
    'turns, each in a process of its own, and are checked to reach the same results. Time is CPU time',
    '(`process.cpuUsage`), the median of several rounds after some of warming up. Figures differ between machines and',
    'hours; the ratios are what counts. Of random games the fastest round is shown too: whatever else a shared machine',
    'does can only make a round slower.',
    '',
    `Machine: ${machine()}.`,
    '',
    ...table,
    '',
    'The reducer is the least that boardgame.io can do for a move, the client is what its documentation plays with when',
    'there is no screen. The sources of both games, for both engines, are in `bench/src/`.',
    '',
  ].join('\n')
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell)).join(' | ')} |`
}

/** A game for one to four players, and for four who know it. */
function byPlayers(
  game: string,
  { players, sensible }: { readonly players: readonly Speeds[]; readonly sensible: Speeds },
): readonly string[] {
  return [
    ...players.map((speed, i) => speeds(`${game}, ${i + 1} ${i === 0 ? 'player' : 'players'}`, speed)),
    speeds(`${game}, 4 players, by the sensible player`, sensible),
  ]
}

function speeds(game: string, { median, fastest }: Speeds): string {
  return row(
    game,
    median.gamesPerCpuSecond,
    fastest.gamesPerCpuSecond,
    median.decisionsPerCpuSecond,
    fastest.decisionsPerCpuSecond,
  )
}

const round = (number: number): number => Math.round(number * 10) / 10
