// What happened in a game before the shortcut that it was opened by: found by playing it again, a little at a time.
import type { Journal, Session } from '@landfall/kernel'
import type { WorkerGame } from './games.ts'
import type { LogEntry } from './shown.ts'

/** After this many answers those who wait for the worker have their turn. */
const AT_ONCE = 50

/** Nothing, if the rules would tell it otherwise today or if nobody wants to know any more. */
export async function earlierLog(
  { plugin }: WorkerGame,
  { config, seed }: Journal,
  { dealt, answers }: Pick<Session, 'dealt' | 'answers'>,
  isWanted: () => boolean,
): Promise<readonly LogEntry[] | undefined> {
  const log: LogEntry[] = []
  const happened = (events: readonly LogEntry['event'][], after: number): void => {
    for (const event of events) log.push({ event, answers: after })
  }
  const setup = typeof config === 'object' ? config : {}
  const session = plugin.game.start({ ...setup, seed }, { dealt, listen: { happened } })
  for (const [i, given] of answers.entries()) {
    if (i % AT_ONCE === 0) await new Promise((resume) => setTimeout(resume))
    if (!isWanted() || session.repeat(given) !== undefined) return undefined
  }
  return log
}
