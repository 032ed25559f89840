// landfall: the terminal program.
import { JournalError, SetupError } from '@landfall/kernel'
import { BackupError, OpenError, StoreError, UnsoundError } from '@landfall/server'
import { Command, CommanderError } from 'commander'
import { addGameCommands, addSaveCommands, addServerCommands } from './commands.ts'
import { UsageError } from './usage.ts'

/** What went wrong and can be said in a sentence. */
const KNOWN = [UsageError, SetupError, JournalError, OpenError, StoreError, BackupError]

/** The exit code when the database is damaged or takes no writes: starting again does not help. */
const UNSOUND = 3

/** Runs the program with a process's arguments. Returns its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const exitWith = async (result: Promise<number>): Promise<void> => {
    code = await result
  }
  const program = new Command('landfall').description('castaway survival games in the terminal').exitOverride()
  addGameCommands(program, exitWith)
  addSaveCommands(program, exitWith)
  addServerCommands(program, exitWith)
  try {
    await program.parseAsync(argv)
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
    if (KNOWN.some((kind) => thrown instanceof kind) && thrown instanceof Error) {
      console.error(`landfall: ${thrown.message}`)
      return thrown instanceof UnsoundError ? UNSOUND : 2
    }
    throw thrown
  }
}
