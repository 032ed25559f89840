// Resuming: a saved game replayed from its journal, as far as the current rules allow.
import { FOR_NOW } from './catching-up.ts'
import type { Translation } from './earlier.ts'
import type { GameTypes } from './game.ts'
import type { Origin } from './history.ts'
import { type Journal, markedAt, marksAfter, readGiven, UNKNOWN } from './journal.ts'
import { Ledger } from './ledger.ts'
import { LiveSession } from './live-session.ts'
import { byAnswer, NO_LUCK } from './luck.ts'
import { type Misfit, misfitOf, otherPosition } from './misfit.ts'
import type { BroughtBack, Listener, Options } from './session.ts'
import { historyAlong } from './shortcut.ts'

/** A game of the version that is played now leads to the same positions, or says so. */
export function replayJournal<G extends GameTypes>(
  origin: Origin<G>,
  journal: Journal,
  translation: Translation,
  options: Options,
): BroughtBack<G> {
  const isComparable = journal.version === origin.head.version
  if (!isComparable) return catchUp(origin.heldFor(FOR_NOW), journal, translation, options)
  const { shortcut, ...replaying } = options
  const short = shortcut === undefined ? undefined : alongShortcut(origin, journal, shortcut, replaying)
  return short ?? replayed(origin, journal, replaying)
}

function replayed<G extends GameTypes>(origin: Origin<G>, journal: Journal, options: Options): BroughtBack<G> {
  const { takenBack, end } = journal
  const luck = byAnswer(journal.luck)
  const ledger = new Ledger(takenBack)
  let session: LiveSession<G>
  try {
    session = LiveSession.begin(origin, ledger, end.idsFrom, {
      ...options,
      dealt: luck.get(0) ?? NO_LUCK,
    })
  } catch (thrown) {
    return {
      session: LiveSession.begin(origin, new Ledger(), end.idsFrom, options),
      misfit: misfitOf(0, undefined, thrown),
    }
  }
  const misfit = playOn(session, journal, ledger, 0)
  return misfit === undefined ? { session } : { session, misfit }
}

/**
 * From a position that is known. If anything is not as it was, there may be more to say of it than can be seen from there:
 * then the whole journal is replayed.
 */
function alongShortcut<G extends GameTypes>(
  origin: Origin<G>,
  journal: Journal,
  shortcut: unknown,
  { listen: listener }: Options,
): BroughtBack<G> | undefined {
  const history = historyAlong(origin, journal, shortcut)
  if (history === undefined) return undefined
  const from = history.answers.length
  const ledger = new Ledger(journal.takenBack, journal.marks.slice(0, marksAfter(from)))
  const session = new LiveSession(history, ledger)
  const late: [Parameters<NonNullable<Listener['happened']>>[0], number][] = []
  if (listener?.happened !== undefined) session.listen({ happened: (...told) => late.push(told) })
  if (playOn(session, journal, ledger, from) !== undefined) return undefined
  if (listener !== undefined) session.listen(listener)
  for (const [events, answers] of late) listener?.happened?.(events, answers)
  return { session, from }
}

/** Takes the answers of a journal after the first `from` of them, as far as they fit. */
function playOn<G extends GameTypes>(
  session: LiveSession<G>,
  journal: Journal,
  ledger: Ledger,
  from: number,
): Misfit | undefined {
  const luck = byAnswer(journal.luck)
  let moved: Misfit | undefined
  for (let i = from; i < journal.answers.length; i++) {
    const written = journal.answers[i]
    if (written === undefined) break
    const misfit = session.repeat({ ...readGiven(written), luck: luck.get(i + 1) })
    if (misfit !== undefined) {
      ledger.note(journal.answers.length, i, 'misfit')
      return misfit
    }
    const nth = marksAfter(i + 1)
    if (i + 1 !== markedAt(nth)) continue
    if (ledger.marks.length < nth) ledger.marks.push(session.mark())
    moved ??= checkMark(journal, ledger.marks)
  }
  return moved ?? checkEnd(journal, session)
}

/** A game of an earlier version: its answers and its luck, under the rules of today. */
function catchUp<G extends GameTypes>(
  origin: Origin<G>,
  journal: Journal,
  translation: Translation,
  options: Options,
): BroughtBack<G> {
  const lucks = byAnswer(journal.luck)
  const kept = journal.answers.map((written, i) => translation.given({ ...readGiven(written), luck: lucks.get(i + 1) }))
  const { idsFrom } = journal.end
  const ledger = new Ledger(journal.takenBack)
  let session: LiveSession<G>
  try {
    const dealt = translation.luck(lucks.get(0) ?? NO_LUCK)
    session = LiveSession.begin(origin, ledger, idsFrom, { ...options, dealt, earlier: kept })
  } catch (thrown) {
    const anew = LiveSession.begin(origin.heldFor(0), new Ledger(), idsFrom, options)
    return { session: anew, misfit: misfitOf(0, undefined, thrown) }
  }
  for (const [i, answer] of kept.entries()) {
    const misfit = session.catchUp(answer, { before: kept[i - 1], ahead: kept.slice(i + 1) })
    if (misfit === undefined) continue
    ledger.note(kept.length, i, 'misfit')
    session.caughtUp()
    return { session, misfit }
  }
  session.caughtUp()
  return { session }
}

/** Compares the last mark with the journal's. */
function checkMark(journal: Journal, marks: readonly string[]): Misfit | undefined {
  // Long games were once marked more often: then only their end is compared.
  if (journal.marks.length !== marksAfter(journal.answers.length)) return undefined
  const expected = journal.marks[marks.length - 1]
  if (expected === undefined || expected === marks.at(-1)) return undefined
  const good = markedAt(marks.length - 1)
  return otherPosition(
    good,
    `the position between answers ${good + 1} and ${markedAt(marks.length)} is another one now`,
  )
}

/** Compares the position after all answers with the journal's. */
function checkEnd<G extends GameTypes>({ answers, end }: Journal, session: LiveSession<G>): Misfit | undefined {
  if (end.position === UNKNOWN || end.position === session.mark()) return undefined
  const good = markedAt(marksAfter(answers.length))
  return otherPosition(
    good,
    `the position after answer ${answers.length} is another one now; it was the same up to answer ${good}`,
  )
}
