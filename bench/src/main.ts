// npm run bench [-- --json]: Landfall beside boardgame.io in one run, per CPU-second, as ratios.
import { writeFileSync } from 'node:fs'
import { GAME_IDS } from '@landfall/games'
import { compare } from './compare.ts'
import { forkCost } from './fork-cost.ts'
import { figuresOf, type GameFigures, type Speeds } from './games.ts'
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
  const games: { [id: string]: GameFigures } = {}
  for (const id of GAME_IDS) {
    say(`${id} …`)
    games[id] = await figuresOf(id)
  }
  const ratios = {
    ticTacToe: round(ticTacToe.ratio),
    cardGame: round(cardGame.ratio),
    forkToHandCopy: round(fork.forkToHandCopy),
    structuredCloneToFork: round(fork.structuredCloneToFork),
  }
  if (json) {
    console.log(JSON.stringify({ machine: machine(), ratios, ticTacToe, cardGame, fork, games }))
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
    ...Object.values(games).flatMap(speedRows),
    '',
    '| in the middle of a game for two | forks per CPU-second | kilobytes of a session, with its answers |',
    '| --- | ---: | ---: |',
    ...Object.values(games).map((game) => row(game.title, game.forksPerCpuSecond, game.bytesPerSession / 1000)),
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

/** A row for each number of random players, and one for each bot that knows the game. */
function speedRows({ title, players, bots }: GameFigures): readonly string[] {
  return [
    ...Object.entries(players).map(([number, speed]) =>
      speeds(`${title}, ${number === '1' ? '1 player' : `${number} players`}`, speed),
    ),
    ...Object.entries(bots).map(([bot, speed]) => speeds(`${title}, a full table of the ${bot} player`, speed)),
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
