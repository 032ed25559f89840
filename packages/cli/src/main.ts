// landfall: the terminal program.
import { JournalError, SetupError } from '@landfall/kernel'
import { BackupError, OpenError, StoreError } from '@landfall/server'
import { Command, CommanderError } from 'commander'
import { backUp, restoreFrom } from './backup.ts'
import { BOTS, CHOICES, GAMES } from './games.ts'
import { tablesFolder } from './home.ts'
import { play } from './play.ts'
import { check, replay } from './replay.ts'
import { DEFAULT_PORT, serveTables } from './serve.ts'
import { simulate } from './simulate.ts'
import { ownLanguage, readLanguage, UsageError } from './usage.ts'

/** What went wrong and can be said in a sentence. */
const KNOWN = [UsageError, SetupError, JournalError, OpenError, StoreError, BackupError]

/** Runs the program with a process's arguments. Returns its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const program = new Command('landfall').description('castaway survival games in the terminal').exitOverride()
  const language = ownLanguage(process.env)

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
    .option('--lang <language>', 'en, it, pl or ru', readLanguage, language)
    .action(async (game, options) => {
      code = await play(game, options)
    })

  gameCommand('simulate', 'play many games without people')
    .option('--games <n>', 'how many games', '1000')
    .option('--players <n>', 'how many play, or several numbers such as 2,3 in turn; without it, each number in turn')
    .option('--bot <name>', `who plays; ${BOTS}`, 'random')
    .option('--seed <text>', 'the seed of all luck', 'landfall')
    .option(
      '--check',
      'look for mistakes: everything that was not chosen is varied, invariants at every question, the promises of the kernel',
    )
    .option('--matrix', 'a row for every scenario, edition and number of players, with --games games each')
    .option('--jobs <n>', 'with --matrix, how many processes play', '1')
    .option('--json', 'print the figures as JSON')
    .action(async (game, options) => {
      code = await simulate(game, options)
    })

  program
    .command('replay')
    .description('tell what happened in a saved game')
    .argument('<file>')
    .option('--lang <language>', 'en, it, pl or ru', readLanguage, language)
    .option('--seat <seat>', 'tell only what this seat was told')
    .option('--to <n>', 'stop after this many answers')
    .action(async (file, options) => {
      code = await replay(file, options)
    })

  program
    .command('check')
    .description('check that a save replays to the same position, and say where it first differs')
    .argument('<file>')
    .option('--json', 'print the finding as JSON')
    .action(async (file, options) => {
      code = await check(file, options)
    })

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
    .option('--proxy', 'behind a proxy: believe what it says about who is asking')
    .action(async (options) => {
      code = await serveTables(options)
    })

  program
    .command('backup')
    .description('write all tables online into a file; the server may run meanwhile')
    .requiredOption('--to <file>', 'where to')
    .option('--data <folder>', `where the tables are kept; without it, ${tablesFolder(process.env)}`)
    .option('--database <url>', 'the PostgreSQL they are kept in; without it, DATABASE_URL if that is set')
    .action(async (options) => {
      code = await backUp(options)
    })

  program
    .command('restore')
    .description('make the tables of a backup; those that are there already stay as they are')
    .requiredOption('--from <file>', 'the backup')
    .option('--data <folder>', `a folder that no server uses meanwhile; without it, ${tablesFolder(process.env)}`)
    .option('--database <url>', 'a PostgreSQL instead; without it, DATABASE_URL if that is set')
    .action(async (options) => {
      code = await restoreFrom(options)
    })

  try {
    await program.parseAsync(argv)
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
    if (KNOWN.some((kind) => thrown instanceof kind) && thrown instanceof Error) {
      console.error(`landfall: ${thrown.message}`)
      return 2
    }
    throw thrown
  }
}
