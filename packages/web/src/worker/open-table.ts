// A table that is open in this worker: a game that is played, or one that is watched again.
import { type Happened, type Journal, type Misfit, type Session, TABLE, writeJournal } from '@landfall/kernel'
import type { CardRead, Language } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { MisfitShown, Shown } from '../table/table.ts'
import { type Eyes, eyesAfter, handedTo, NOBODY, seenBy } from './eyes.ts'
import type { WorkerGame } from './games.ts'
import type { KeptGame } from './kept-games.ts'
import { positionOf, type Told, tellingOf } from './shown.ts'
import { cannotIn, refusedIn } from './words.ts'

export interface OpenTable {
  /** Calls need not wait for each other: whoever keeps the game puts them in order. */
  readonly ordersItself?: true
  answer(question: number, choice: string): Promise<Refused | undefined>
  undo(): Promise<Refused | undefined>
  goTo(answers: number): void
  card(id: string): CardRead
  handTo(seat: string): Refused | undefined
  look(seat: string): Refused | undefined | Promise<Refused | undefined>
  save(): string | Promise<string>
  readonly misfit?: MisfitShown | undefined
  close(): void
}

type Tell = (shown: Shown) => void

interface Resumed {
  readonly session: Session
  readonly misfit?: Misfit
  readonly told: Told[]
}

/** Continues a journal as far as the rules allow, and collects what it tells. */
function resumed(game: WorkerGame, journal: Journal): Resumed {
  const told: Told[] = []
  const back = game.plugin.game.bringBack(journal, {
    listen: {
      happened(events, answers) {
        for (const event of events) told.push({ event, answers })
      },
    },
  })
  return { ...back, told }
}

/** Cards are there only in games that have a board of their own. */
export function readCardOf(game: WorkerGame, card: string, config: object): CardRead {
  const read = game.spoken.readCard?.(card, config)
  if (read === undefined) throw new Error(`${game.plugin.game.id} has no card "${card}" to be read`)
  return read
}

interface Played {
  readonly id: string
  readonly game: WorkerGame
  readonly journal: Journal
  /** The game as it was before the rules changed, if they did. */
  readonly original: Journal | undefined
  readonly language: Language
  readonly tell: Tell
  /** Lets others have the game. */
  release(): void
  /** Keeps it; the answer counts only then. */
  readonly keep: (game: KeptGame) => Promise<void>
}

/** A game that goes on. Every answer is kept before anybody hears of it. */
export function playedTable(played: Played): OpenTable {
  const { id, game, journal, language, tell, release, keep: write } = played
  const { session, misfit, told } = resumed(game, journal)
  // What was played under other rules is kept beside what is played from now on.
  const original = misfit === undefined ? played.original : (played.original ?? journal)
  const telling = tellingOf(game, session.config)
  const { isOpen } = game.plugin.game
  let fresh: readonly Happened[] = []
  /** How many events stand in the log that was told. */
  let shown = 0
  let lines = 0
  let eyes = looking(NOBODY)
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

  function looking(before: Eyes): Eyes {
    const { seats: mine, awaited, outcome } = session
    return eyesAfter(before, { isOpen, mine, awaited, isOver: outcome !== undefined, mayWatch: true })
  }

  function show(reveals: readonly Happened[], whole: boolean): void {
    const known = whole ? 0 : shown
    const from = whole ? 0 : lines
    const log = telling.log(told.slice(known), eyes)
    shown = told.length
    lines = from + log.length
    tell(telling.shown(positionOf(session, eyes), reveals, { from, lines: log }, session.answers.length))
  }

  /** Something has happened; through other eyes it is another story. */
  function moved(reveals: readonly Happened[], whole: boolean): void {
    const before = eyes
    eyes = looking(before)
    show(reveals, whole || eyes.seat !== before.seat || eyes.curtain !== before.curtain)
  }

  /** Writes the game down. Where that fails nothing has happened: back to where it was. */
  async function kept(before: number): Promise<boolean> {
    try {
      await write({ ...summary(id, game, session), ...(original === undefined ? {} : { original }) })
      return true
    } catch {
      session.rewind(before)
      return false
    }
  }

  /** Where all see the same, nobody need be asked for; and nobody else can look than those who play. */
  function turnTo(next: Eyes, seat: string): Refused | undefined {
    if (isOpen || session.seats.length === 1) return undefined
    if (!session.seats.includes(seat)) return refusedIn(language, { refused: 'wrongSeat' })
    eyes = next
    show([], true)
    return undefined
  }

  show([], true)
  return {
    async answer(question, choice) {
      const asked = session.questions.find((open) => open.id === question)
      const anybody = eyes.seat ?? session.seats[0] ?? ''
      const seat = asked === undefined || asked.seat === TABLE ? anybody : asked.seat
      fresh = []
      const before = session.answers.length
      const refusal = session.answer({ seat, question, choice })
      if (refusal !== undefined) return refusedIn(language, refusal)
      const saved = await kept(before)
      moved(saved ? fresh : [], !saved)
      return saved ? undefined : cannotIn(language, 'notKept')
    },
    async undo() {
      const refusal = session.undoTo(session.answers.length - 1)
      if (refusal !== undefined) return refusedIn(language, refusal)
      const saved = await kept(session.answers.length)
      moved([], true)
      return saved ? undefined : cannotIn(language, 'notKept')
    },
    goTo() {},
    card: (card) => readCardOf(game, card, session.config),
    handTo: (seat) => turnTo(handedTo(seat), seat),
    look: (seat) => turnTo(seenBy(seat), seat),
    save: () => writeJournal(session.save()),
    misfit: misfit === undefined ? undefined : telling.misfit(misfit),
    close: release,
  }
}

/** A game that is watched: nothing is answered, every position can be seen, as far as everybody may see it. */
export function watchedTable(game: WorkerGame, journal: Journal, language: Language, tell: Tell): OpenTable {
  const { session, misfit, told } = resumed(game, journal)
  const telling = tellingOf(game, session.config)
  const last = session.answers.length
  let at = 0

  function show(): void {
    const position = session.fork()
    position.rewind(at)
    const past = told.filter(({ answers }) => answers <= at)
    const fresh = past.filter(({ answers }) => answers === at).map(({ event }) => event)
    tell(telling.shown(positionOf(position, NOBODY), fresh, { from: 0, lines: telling.log(past, NOBODY) }, last))
  }

  const over = refusedIn(language, { refused: 'finished' })
  show()
  return {
    answer: async () => over,
    undo: async () => over,
    goTo(answers) {
      at = Math.max(0, Math.min(last, Math.trunc(answers)))
      show()
    },
    card: (card) => readCardOf(game, card, session.config),
    handTo: () => over,
    look: () => over,
    save: () => writeJournal(journal),
    misfit: misfit === undefined ? undefined : telling.misfit(misfit),
    close() {},
  }
}

/** What is kept of a session. */
export function summary(id: string, game: WorkerGame, session: Session): KeptGame {
  const { seats, config, answers, outcome } = session
  return {
    id,
    changed: Date.now(),
    journal: session.save(),
    digest: game.plugin.digest({ seats, config, view: session.view(), answers: answers.length }),
    outcome: outcome?.result,
  }
}
