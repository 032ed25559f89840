// The commands of the terminal program, and their options.
import { LANGUAGES } from '@landfall/tabletop'
import type { Command } from 'commander'
import { backUp, restoreFrom } from './backup.ts'
import { BOTS, CHOICES, GAMES } from './games.ts'
import { tablesFolder } from './home.ts'
import { play } from './play.ts'
import { check, replay } from './replay.ts'
import { DEFAULT_PORT, serveTables } from './serve.ts'
import { simulate } from './simulate.ts'
import { ownLanguage, readLanguage } from './usage.ts'

/** Takes the exit code of a command. */
type ExitWith = (code: Promise<number>) => Promise<void>

const language = ownLanguage(process.env)
const languages = `one of: ${LANGUAGES.join(', ')}`

export function addGameCommands(program: Command, exitWith: ExitWith): void {
  /** A command about one game, with all that can be chosen in any. */
  const gameCommand = (name: string, description: string): Command => {
    const command = program.command(name).description(description)
    command.argument('<game>', `one of: ${GAMES.map(({ id }) => id).join(', ')}`)
    for (const { option, values } of CHOICES) command.option(`--${option} <name>`, values)
    return command
  }

  gameCommand('play', 'play a game around this terminal')
    .option('--players <n>', 'how many play')
    .option('--bots <n>', 'how many of them are played by the random player', '0')
    .option('--seed <text>', 'the seed of all luck; without it, a new one')
    .option('--load <file>', 'continue a save')
    .option('--continue', 'continue the newest save')
    .option('--save <name>', 'keep the game under this name, and leave the save it continues as it is')
    .option('--no-guide', 'explain nothing in the first turn')
    .option('--lang <language>', languages, readLanguage, language)
    .action((game, options) => exitWith(play(game, options)))

  gameCommand('simulate', 'play many games without people')
    .option('--games <n>', 'how many games', '1000')
    .option('--players <n>', 'how many play, or several numbers such as 2,3 in turn; without it, each number in turn')
    .option('--bot <name>', `who plays; ${BOTS}`, 'random')
    .option('--seed <text>', 'the seed of all luck', 'landfall')
    .option(
      '--check',
      'look for mistakes: vary everything that was not chosen, check invariants at every question and the promises of the kernel',
    )
    .option('--matrix', 'a row for every combination of options and number of players, with --games games each')
    .option('--jobs <n>', 'with --matrix, how many processes play', '1')
    .option('--json', 'print the figures as JSON')
    .action((game, options) => exitWith(simulate(game, options)))
}

export function addSaveCommands(program: Command, exitWith: ExitWith): void {
  program
    .command('replay')
    .description('tell what happened in a saved game')
    .argument('<file>')
    .option('--lang <language>', languages, readLanguage, language)
    .option('--seat <seat>', 'tell only what this seat was told')
    .option('--to <n>', 'stop after this many answers')
    .action((file, options) => exitWith(replay(file, options)))

  program
    .command('check')
    .description('check that a save replays to the same position, and say where it first differs')
    .argument('<file>')
    .option('--json', 'print the finding as JSON')
    .action((file, options) => exitWith(check(file, options)))
}

export function addServerCommands(program: Command, exitWith: ExitWith): void {
  program
    .command('serve')
    .description(
      'play in the browser, alone or with friends: serve the page, built by npm start, and the tables online',
    )
    .option('--port <n>', `where; without it, the first free one from ${DEFAULT_PORT} on`)
    .option('--host <address>', 'who may visit: 127.0.0.1 for this machine only, 0.0.0.0 for everybody', '127.0.0.1')
    .option('--data <folder>', `where the tables are kept; without it, ${tablesFolder(process.env)}`)
    .option('--database <url>', 'keep them in this PostgreSQL instead; without it, DATABASE_URL if that is set')
    .option('--log <level>', 'what to write to stderr, as JSON: silent, error, warn or info', 'warn')
    .option(
      '--disk <size>',
      'what the database may take up, such as 2G; then nothing new is kept, and the rest is there',
    )
    .option('--expire <days>', 'put tables away at which nothing was done for so long; without it, never')
    .option('--metrics-port <n>', 'serve figures for Prometheus, on a port of their own; without it, they are nowhere')
    .option('--metrics-host <address>', 'who may collect them', '127.0.0.1')
    .option(
      '--proxy [which]',
      'behind a proxy: believe what it says about who is asking. How many there are (1), or their addresses',
    )
    .option('--public-host <names>', 'names by which others reach this server, as in landfall.example')
    .action((options) => exitWith(serveTables(options)))

  program
    .command('backup')
    .description('write all tables online into a file; the server may be running')
    .requiredOption('--to <file>', 'where to')
    .option('--data <folder>', `where the tables are kept; without it, ${tablesFolder(process.env)}`)
    .option('--database <url>', 'the PostgreSQL they are kept in; without it, DATABASE_URL if that is set')
    .action((options) => exitWith(backUp(options)))

  program
    .command('restore')
    .description('make the tables of a backup; those that exist already stay as they are')
    .requiredOption('--from <file>', 'the backup')
    .option('--data <folder>', `a folder that no server is using; without it, ${tablesFolder(process.env)}`)
    .option('--database <url>', 'a PostgreSQL instead; without it, DATABASE_URL if that is set')
    .action((options) => exitWith(restoreFrom(options)))
}
