// A report of a problem: the game as a journal, and what somebody needs to know who plays it again. Nothing is sent, and
// the address is left out: with that of a table online anybody could sit down there.
import { download, fileName } from '../home/export.ts'
import { lastError, type NotedError } from '../table/last-error.ts'
import type { Shown, Table } from '../table/table.ts'

interface ProblemReport {
  readonly landfall: 'problem report'
  /** As a date of ISO 8601. */
  readonly at: string
  readonly version: string
  /** The script of the page, which is named after its content. */
  readonly build: string
  readonly browser: string
  readonly window: string
  readonly language: string
  readonly game: string
  /** After how many answers the problem was reported. */
  readonly answers: number
  /** What was asked on the screen. */
  readonly questions: readonly string[]
  readonly error: NotedError | null
  /** As in a saved game; of a game online that goes on, the server keeps it. */
  readonly journal: unknown
}

export function problemReport(
  { game, answers, questions }: Pick<Shown, 'game' | 'answers' | 'questions'>,
  journal: string | undefined,
): ProblemReport {
  return {
    landfall: 'problem report',
    at: new Date().toISOString(),
    version: import.meta.env.VITE_VERSION ?? 'in development',
    build: new URL(import.meta.url).pathname,
    browser: navigator.userAgent,
    window: `${innerWidth} × ${innerHeight}`,
    language: document.documentElement.lang,
    game,
    answers,
    questions: questions.map(({ kind, seat }) => `${kind}/${seat}`),
    error: lastError() ?? null,
    journal: journal === undefined ? null : JSON.parse(journal),
  }
}

/** Hands the browser the report as a file. */
export async function saveProblemReport(table: Pick<Table, 'save'>, shown: Shown): Promise<void> {
  // A game online has a journal only when it is over; and a game that cannot be saved is a problem worth a report.
  const journal = await table.save().catch(() => undefined)
  const report = problemReport(shown, journal)
  download(
    fileName({ title: `problem ${shown.title}`, changed: Date.now() }),
    `${JSON.stringify(report, undefined, 1)}\n`,
  )
}
