// landfall: the terminal program.
import { JournalError, SetupError } from '@landfall/kernel'
import { Command, CommanderError } from 'commander'
import { GAME_NAMES } from './games.ts'
import { play } from './play.ts'
import { check, replay } from './replay.ts'
import { DEFAULT_PORT, serveTable } from './serve.ts'
import { simulate } from './simulate.ts'
import { ownLanguage, readLanguage, UsageError } from './usage.ts'

/** Runs the program with a process's arguments. Returns its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const program = new Command('landfall').description('castaway survival games in the terminal').exitOverride()
  const language = ownLanguage(process.env)

  program
    .command('play')
    .description('play a game around this terminal')
    .argument('<game>', `one of: ${GAME_NAMES.join(', ')}`)
    .option('--players <n>', 'how many play')
    .option('--bots <n>', 'how many of them are played by the random player', '0')
    .option('--seed <text>', 'the seed of all luck; without it, a new one')
    .option('--load <file>', 'continue a save')
    .option('--continue', 'continue the newest save')
    .option('--lang <language>', 'en, it, pl or ru', readLanguage, language)
    .action(async (game, options) => {
      code = await play(game, options)
    })

  program
    .command('simulate')
    .description('play many games without people')
    .argument('<game>', `one of: ${GAME_NAMES.join(', ')}`)
    .option('--games <n>', 'how many games', '1000')
    .option('--players <n>', 'how many play; without it, each number in turn')
    .option('--bot <name>', 'who plays', 'random')
    .option('--seed <text>', 'the seed of all luck', 'landfall')
    .option(
      '--check',
      'look for mistakes: variants of every kind, the invariants at every question, the promises of the kernel',
    )
    .option('--json', 'print the figures as JSON')
    .action((game, options) => {
      code = simulate(game, options)
    })

  program
    .command('replay')
    .description('tell what happened in a saved game')
    .argument('<file>')
    .option('--lang <language>', 'en, it, pl or ru', readLanguage, language)
    .option('--seat <seat>', 'tell only what this seat was told')
    .option('--to <n>', 'stop after so many answers')
    .action((file, options) => {
      code = replay(file, options)
    })

  program
    .command('check')
    .description('check that a save replays to the same position, and say where it first differs')
    .argument('<file>')
    .option('--json', 'print the finding as JSON')
    .action((file, options) => {
      code = check(file, options)
    })

  program
    .command('serve')
    .description('play in the browser: serve the page, built by npm start')
    .option('--port <n>', `where; without it, the first free one from ${DEFAULT_PORT} on`)
    .option('--host <address>', 'who may visit: 127.0.0.1 for this machine only, 0.0.0.0 for everybody', '127.0.0.1')
    .action(async (options) => {
      code = await serveTable(options)
    })

  try {
    await program.parseAsync(argv)
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
    if (thrown instanceof UsageError || thrown instanceof SetupError || thrown instanceof JournalError) {
      console.error(`landfall: ${thrown.message}`)
      return 2
    }
    throw thrown
  }
}
