// The four ways of playing every rules test: straight, resumed, undone and watched.
import {
  type Answer,
  canonical,
  explain,
  type Game,
  type GameTypes,
  type Listener,
  readJournal,
  type Session,
  writeJournal,
} from '@landfall/kernel'

/**
 * Straight; saved and resumed before each answer; undone and redone after each answer that allows it; and watched from
 * each seat, checking that nothing it is told changes when only hidden things change.
 */
export const WAYS = ['straight', 'resumed', 'undone', 'watched'] as const
export type Way = (typeof WAYS)[number]

let way: Way = 'straight'

/** A table that must be settled when the test is over. */
interface LaidOut {
  endsSettled(): void
}

let tables: LaidOut[] = []

/** Remembers a table until the end of the test that laid it out. */
export function laidOut(table: LaidOut): void {
  tables.push(table)
}

/**
 * Runs a test body in each way. The body must set its own table and is synchronous, as all rules are. Whatever tables it
 * laid out must be settled in the end.
 */
export function inEachWay(body: () => void): void {
  for (const next of WAYS) {
    way = next
    tables = []
    try {
      body()
      for (const table of tables) table.endsSettled()
    } catch (thrown) {
      if (thrown instanceof Error && next !== 'straight') thrown.message = `${next}: ${thrown.message}`
      throw thrown
    } finally {
      way = 'straight'
      tables = []
    }
  }
}

/** Gives an answer in the way of the current run. Returns the session to go on with, with the listener moved to it. */
export function answerIn<G extends GameTypes>(
  game: Game<G>,
  session: Session<G>,
  answer: Answer,
  listener: Listener,
): Session<G> {
  switch (way) {
    case 'straight':
      give(session, answer)
      return session
    case 'resumed': {
      const resumed = game.resume(readJournal(writeJournal(session.save())), { staged: true })
      same('the resumed session', everything(resumed), everything(session))
      resumed.listen(listener)
      give(resumed, answer)
      return resumed
    }
    case 'undone':
      undoAndRedo(session, answer)
      return session
    case 'watched':
      watch(game, session, answer)
      return session
  }
}

function give(session: Session, answer: Answer): void {
  const refusal = session.answer(answer)
  if (refusal !== undefined) throw new Error(`refused: ${explain(refusal)}`)
}

/** Takes the answer back where that is allowed, and gives it again: both times the same position must come of it. */
export function undoAndRedo(session: Session, answer: Answer): void {
  const before = session.hash()
  const asked = session.questions.find(({ id }) => id === answer.question)
  const count = session.answers.length
  give(session, answer)
  if (session.barrier > count) return
  const after = session.hash()
  const refusal = session.undoTo(count)
  if (refusal !== undefined) throw new Error(`the barrier allows an undo that is refused: ${explain(refusal)}`)
  same('the position after an undo', session.hash(), before)
  const again = session.questions.find(({ kind, seat }) => kind === asked?.kind && seat === asked.seat)
  if (again === undefined) throw new Error('after an undo the question is not asked again')
  if (again.id === answer.question) throw new Error(`after an undo question ${again.id} has the id of the one before`)
  give(session, { ...answer, question: again.id })
  same('the position after undo and redo', session.hash(), after)
}

/**
 * Gives the answer, and gives it in another world for each seat as well: one that looks the same to that seat while
 * hidden things differ. If nothing was revealed, what the seat is told must be the same in both.
 */
export function watch<G extends GameTypes>(game: Game<G>, session: Session<G>, answer: Answer): void {
  const worlds = session.seats.flatMap((seat) => {
    const world = session.imagine(seat, `watched/${session.answers.length}`)
    if (world === undefined) return []
    same(`what ${seat} sees in an imagined world`, sight(world, seat), sight(session, seat))
    const told: unknown[] = []
    world.listen({ happened: (events) => told.push(...events.map((event) => game.told(event, seat))) })
    return [{ seat, world, told }]
  })
  const asked = session.questions.find(({ id }) => id === answer.question)
  const real = session.fork()
  const happened: Parameters<typeof game.told>[0][] = []
  real.listen({ happened: (events) => happened.push(...events) })
  give(real, answer)
  const revealed = real.barrier === real.answers.length
  for (const { seat, world, told } of worlds) {
    const there = world.questions.find(({ kind, seat: whose }) => kind === asked?.kind && whose === asked.seat)
    const possible = there?.choices.some(({ id }) => id === answer.choice) === true
    if (!possible || revealed) continue
    give(world, { ...answer, question: there.id })
    same(`what ${seat} is told`, JSON.stringify(told), JSON.stringify(happened.map((event) => game.told(event, seat))))
    same(`what ${seat} sees`, sight(world, seat), sight(real, seat))
  }
  give(session, answer)
}

/** All that a seat sees of a session. */
function sight(session: Session, seat: string): string {
  return canonical([session.view(seat), session.questionsFor(seat), session.awaited, session.outcome])
}

/** All there is to a session, as text. */
export function everything(session: Session): string {
  const views = session.seats.map((seat) => session.view(seat))
  return canonical([session.save(), session.questions, session.state, views, session.outcome, session.barrier])
}

export function same(what: string, found: string, expected: string): void {
  if (found !== expected) throw new Error(`${what} differs:\n  expected ${expected}\n  found    ${found}`)
}
