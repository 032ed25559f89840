// A table that is open in this worker: a game that is played, or one that is watched again.
import { type Crusoe, crusoeBox, readCard } from '@landfall/crusoe'
import type { CardRead } from '@landfall/crusoe/board'
import { type Happened, type Journal, type Session, TABLE, writeJournal } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import type { Refused } from '../table/refused.ts'
import type { Shown } from '../table/table.ts'
import { keep } from './kept-games.ts'
import { logOf, positionOf, shownOf, type Told } from './shown.ts'
import { cannotIn, refusedIn } from './words.ts'

export interface OpenTable {
  /** Calls need not wait for each other: whoever keeps the game puts them in order. */
  readonly ordersItself?: true
  answer(question: number, choice: string): Promise<Refused | undefined>
  undo(): Promise<Refused | undefined>
  goTo(answers: number): void
  card(id: string): CardRead
  save(): string | Promise<string>
  close(): void
}

type Tell = (shown: Shown) => void

/** Continues a journal, and collects what it tells. */
function resumed(journal: Journal): { readonly session: Session<Crusoe>; readonly told: Told[] } {
  const told: Told[] = []
  const session = crusoeBox.game.resume(journal, {
    listen: {
      happened(events, answers) {
        for (const event of events) told.push({ event, answers })
      },
    },
  })
  return { session, told }
}

/** A game that goes on. Every answer is kept before anybody hears of it. */
export function playedTable(
  id: string,
  journal: Journal,
  language: Language,
  tell: Tell,
  release: () => void,
): OpenTable {
  const { session, told } = resumed(journal)
  let fresh: readonly Happened[] = []
  /** How many events stand in the log that was told. */
  let shown = 0
  let lines = 0
  session.listen({
    happened(events, answers) {
      fresh = events
      for (const event of events) told.push({ event, answers })
    },
    tookBack(_, to) {
      const from = told.findIndex(({ answers }) => answers > to)
      if (from !== -1) told.splice(from)
    },
  })

  function show(reveals: readonly Happened[], whole: boolean): void {
    const known = whole ? 0 : shown
    const from = whole ? 0 : lines
    const log = logOf(session, told.slice(known), language)
    shown = told.length
    lines = from + log.length
    tell(shownOf(positionOf(session), language, reveals, { from, lines: log }, session.answers.length))
  }

  /** Writes the game down. Where that fails nothing has happened: back to where it was. */
  async function kept(before: number): Promise<boolean> {
    try {
      await keep(summary(id, session))
      return true
    } catch {
      session.rewind(before)
      return false
    }
  }

  show([], true)
  return {
    async answer(question, choice) {
      const asked = session.questions.find((open) => open.id === question)
      const seat = asked === undefined || asked.seat === TABLE ? (session.seats[0] ?? '') : asked.seat
      fresh = []
      const before = session.answers.length
      const refusal = session.answer({ seat, question, choice })
      if (refusal !== undefined) return refusedIn(language, refusal)
      const saved = await kept(before)
      show(saved ? fresh : [], !saved)
      return saved ? undefined : cannotIn(language, 'notKept')
    },
    async undo() {
      const refusal = session.undoTo(session.answers.length - 1)
      if (refusal !== undefined) return refusedIn(language, refusal)
      const saved = await kept(session.answers.length)
      show([], true)
      return saved ? undefined : cannotIn(language, 'notKept')
    },
    goTo() {},
    card: (card) => readCard(card, language, session.config),
    save: () => writeJournal(session.save()),
    close: release,
  }
}

/** A game that is watched: nothing is answered, every position can be seen. */
export function watchedTable(journal: Journal, language: Language, tell: Tell): OpenTable {
  const { session, told } = resumed(journal)
  const last = session.answers.length
  let at = 0

  function show(): void {
    const position = session.fork()
    position.rewind(at)
    const past = told.filter(({ answers }) => answers <= at)
    const fresh = past.filter(({ answers }) => answers === at).map(({ event }) => event)
    tell(shownOf(positionOf(position), language, fresh, { from: 0, lines: logOf(session, past, language) }, last))
  }

  const watched = async (): Promise<Refused> => refusedIn(language, { refused: 'finished' })
  show()
  return {
    answer: watched,
    undo: watched,
    goTo(answers) {
      at = Math.max(0, Math.min(last, Math.trunc(answers)))
      show()
    },
    card: (card) => readCard(card, language, session.config),
    save: () => writeJournal(journal),
    close() {},
  }
}

/** What is kept of a session. */
export function summary(id: string, session: Session<Crusoe>): Parameters<typeof keep>[0] {
  const { round, phase } = session.view()
  const { outcome, config } = session
  const { scenario, characters } = config
  return {
    id,
    changed: Date.now(),
    journal: session.save(),
    scenario,
    characters,
    round,
    phase,
    outcome: outcome === undefined ? undefined : outcome.result === 'won' ? 'won' : 'lost',
  }
}
