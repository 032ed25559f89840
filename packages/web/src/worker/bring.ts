// A file that a player brings in. It comes from anywhere: it becomes a game on the shelf, or an error that says why not.
import { JournalError, LIMITS, readJournal } from '@landfall/kernel'
import type { GamePlugin } from '@landfall/tabletop'
import type { KeptGame } from './kept-games.ts'
import { summary } from './open-table.ts'

/** The game in a file, to be kept under this id. Throws a JournalError; what is too large is not even read. */
export async function gameIn(
  file: Blob,
  id: string,
  pluginOf: (game: string) => Promise<GamePlugin>,
): Promise<KeptGame> {
  if (file.size > LIMITS.text) throw new JournalError('tooLarge', `a file of ${file.size} bytes is not a save`)
  const journal = readJournal(await file.text())
  const plugin = await pluginOf(journal.game)
  // As it is in the file: the player who opens it is told if it no longer fits the rules.
  return { ...summary(id, { plugin }, plugin.game.bringBack(journal).session), journal }
}
