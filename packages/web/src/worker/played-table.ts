// A game that goes on around one screen. Every answer is kept before anybody hears of it.
import { type Happened, type Journal, type Question, type Session, TABLE, writeJournal } from '@landfall/kernel'
import type { CardRead, DiaryPage, Language } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { LogLine, MisfitShown, Peeked } from '../table/table.ts'
import { earlierLog } from './earlier-log.ts'
import { type Eyes, eyesAfter, handedTo, NOBODY, seenBy } from './eyes.ts'
import type { KeptGame, KeptShortcut } from './kept-games.ts'
import { type OpenTable, readCardOf, resumed, type SpeakIn, type Spoken, summary, type Tell } from './open-table.ts'
import { askedOfAll } from './openly.ts'
import { newId, newSeed } from './seed.ts'
import { type LogEntry, positionOf, Telling } from './shown.ts'
import { cannotIn, refusedIn } from './words.ts'

interface PlayedGame {
  readonly id: string
  readonly spoken: Spoken
  readonly journal: Journal
  /** The game as it was before the rules changed, if they did. */
  readonly original?: Journal | undefined
  /** Those who play go without the curtain. */
  readonly isTrusting?: true | undefined
  readonly speakIn: SpeakIn
  readonly tell: Tell
  /** Lets others have the game. */
  release(): void
  /** Keeps it; the answer counts only then. */
  readonly keep: (game: KeptGame) => Promise<void>
  /** A long game has a shortcut now and then. */
  readonly shortcut?: KeptShortcut | undefined
  readonly keepShortcut?: (kept: Omit<KeptShortcut, 'build'>) => void
}

/** From this many answers on a replay would be waited for; this many answers lie between two shortcuts. */
const LONG = 300
const SHORTCUT_EVERY = 50
/** How much of the log is kept with a shortcut. */
const NEWEST = 400

export class PlayedTable implements OpenTable {
  readonly misfit: MisfitShown | undefined
  readonly #played: PlayedGame
  readonly #session: Session
  #log: LogEntry[]
  /** What was played under other rules is kept beside what is played from now on. */
  readonly #original: Journal | undefined
  #spoken: Spoken
  #telling: Telling
  /** What happened with the last answer. */
  #fresh: readonly Happened[] = []
  /** How many events stand in the log that was told, and its lines. */
  #logged: { readonly events: number; readonly lines: readonly LogLine[] } = { events: 0, lines: [] }
  /** The newest shortcut that is kept. */
  #shortcutAt: number
  /** Of how many answers the log is as it was when the game was opened. */
  #untouched: number
  #isClosed = false
  #eyes: Eyes
  #isTrusting: boolean

  constructor(played: PlayedGame) {
    const { session, misfit, log, from } = resumed(played.spoken.game, played.journal, played.shortcut)
    this.#played = played
    this.#session = session
    this.#log = log
    this.#original = misfit === undefined ? played.original : (played.original ?? played.journal)
    this.#spoken = played.spoken
    this.#telling = new Telling(played.spoken.game, session.config)
    this.misfit = misfit === undefined ? undefined : this.#telling.misfit(misfit)
    this.#isTrusting = played.isTrusting === true
    this.#eyes = this.#eyesAfter(NOBODY)
    session.listen({
      happened: (events, answers) => {
        this.#fresh = events
        for (const event of events) this.#log.push({ event, answers })
      },
      tookBack: (_, to) => this.#tookBack(to),
    })
    this.#shortcutAt = from ?? 0
    this.#untouched = session.answers.length
    this.#show([], true)
    if (from !== undefined) void this.#tellEarlier()
  }

  #tookBack(to: number): void {
    const isLater = ({ answers }: { readonly answers: number }): boolean => answers > to
    const from = this.#log.findIndex(isLater)
    if (from !== -1) this.#log.splice(from)
    this.#untouched = Math.min(this.#untouched, to)
    this.#shortcutAt = Math.min(this.#shortcutAt, to)
  }

  /** A shortcut has only the newest of the log. */
  async #tellEarlier(): Promise<void> {
    const earlier = await earlierLog(this.#spoken.game, this.#played.journal, this.#session, () => !this.#isClosed)
    if (earlier === undefined) return
    const known = this.#untouched
    this.#log = [
      ...earlier.filter(({ answers }) => answers <= known),
      ...this.#log.filter(({ answers }) => answers > known),
    ]
    this.#show([], true)
  }

  async answer(question: number, choice: string): Promise<Refused | undefined> {
    const session = this.#session
    const asked = session.questions.find((open) => open.id === question)
    const anybody = this.#eyes.seat ?? session.seats[0] ?? ''
    const seat = asked === undefined || asked.seat === TABLE ? anybody : asked.seat
    this.#fresh = []
    const before = session.answers.length
    const refusal = session.answer({ seat, question, choice })
    if (refusal !== undefined) return refusedIn(this.#spoken.words, refusal)
    const saved = await this.#keep(before)
    this.#moved(saved ? this.#fresh : [], !saved)
    return saved ? undefined : cannotIn(this.#spoken.words, 'notKept')
  }

  async link(): Promise<string | undefined> {
    const { packed } = await import('./links.ts')
    return await packed(this.#spoken.game.plugin.game, this.#session)
  }

  again(): KeptGame {
    const { game } = this.#spoken
    return summary(newId(), game, game.plugin.game.start({ ...this.#session.config, seed: newSeed() }))
  }

  async undo(): Promise<Refused | undefined> {
    const session = this.#session
    const refusal = session.undoTo(session.answers.length - 1)
    if (refusal !== undefined) return refusedIn(this.#spoken.words, refusal)
    const saved = await this.#keep(session.answers.length)
    const lines = this.#logged.lines.filter(({ answers }) => answers <= session.answers.length)
    this.#logged = { events: this.#log.length, lines }
    this.#moved([], false)
    return saved ? undefined : cannotIn(this.#spoken.words, 'notKept')
  }

  goTo(): void {}

  card(id: string): CardRead {
    return readCardOf(this.#spoken.game, id, this.#session.config)
  }

  diary(): readonly DiaryPage[] {
    return this.#telling.diary(this.#session.view(this.#eyes.seat))
  }

  handTo(seat: string | undefined): Refused | undefined {
    if (seat !== undefined) return this.#turnTo(this.#isTrusting ? seenBy(seat) : handedTo(seat), seat)
    this.#eyes = this.#eyesAfter(NOBODY)
    this.#show([], true)
    return undefined
  }

  look(seat: string): Refused | undefined {
    return this.#turnTo(seenBy(seat), seat)
  }

  peek(seat: string): Peeked | Refused {
    if (!this.#isShared() || !this.#session.seats.includes(seat)) return this.#wrongSeat()
    return this.#telling.peeked(this.#session.view(seat), seat)
  }

  async trust(isTrusting: boolean): Promise<Refused | undefined> {
    const before = this.#isTrusting
    this.#isTrusting = isTrusting
    if (!(await this.#keep(this.#session.answers.length))) {
      this.#isTrusting = before
      return cannotIn(this.#spoken.words, 'notKept')
    }
    const { curtain } = this.#eyes
    this.#eyes = isTrusting && curtain !== undefined ? seenBy(curtain) : this.#eyesAfter(NOBODY)
    this.#show([], true)
    return undefined
  }

  async speak(language: Language): Promise<void> {
    if (language === this.#spoken.game.spoken.voice.language) return
    this.#spoken = await this.#played.speakIn(language)
    this.#telling = new Telling(this.#spoken.game, this.#session.config)
    this.#show([], true)
  }

  save(): string {
    return writeJournal(this.#session.save())
  }

  close(): void {
    this.#isClosed = true
    this.#played.release()
  }

  #eyesAfter(before: Eyes): Eyes {
    const { seats: mine, awaited, outcome } = this.#session
    const { isOpen } = this.#spoken.game.plugin.game
    const openly = this.#openly().flatMap(({ seat, optional }) => (optional === true ? [] : [seat]))
    const isOver = outcome !== undefined
    return eyesAfter(before, { isOpen, mine, awaited, openly, isOver, mayWatch: true, isTrusting: this.#isTrusting })
  }

  /** Something has happened; through other eyes it is another story. */
  #moved(reveals: readonly Happened[], whole: boolean): void {
    const before = this.#eyes
    this.#eyes = this.#eyesAfter(before)
    const isOther = this.#eyes.seat !== before.seat || this.#eyes.curtain !== before.curtain
    this.#show(reveals, whole || isOther)
  }

  #show(reveals: readonly Happened[], whole: boolean): void {
    const before = whole ? { events: 0, lines: [] } : this.#logged
    const lines = this.#telling.log(this.#log.slice(before.events), this.#eyes)
    this.#logged = { events: this.#log.length, lines: [...before.lines, ...lines] }
    const isTrusting = this.#isShared() ? this.#isTrusting : undefined
    const position = positionOf(this.#session, this.#eyes, { openly: this.#openly(), isTrusting })
    this.#played.tell(
      this.#telling.shown(position, reveals, { from: before.lines.length, lines }, this.#session.answers.length),
    )
  }

  /** Writes the game down. Where that fails nothing has happened: back to where it was. */
  async #keep(before: number): Promise<boolean> {
    const original = this.#original
    try {
      const kept = summary(this.#played.id, this.#spoken.game, this.#session)
      await this.#played.keep({
        ...kept,
        ...(original === undefined ? {} : { original }),
        ...(this.#isTrusting ? { isTrusting: true } : {}),
      })
      this.#maybeKeepShortcut()
      return true
    } catch {
      this.#session.rewind(before)
      return false
    }
  }

  #maybeKeepShortcut(): void {
    const session = this.#session
    const { length } = session.answers
    const { id, journal, keepShortcut } = this.#played
    if (keepShortcut === undefined || length < LONG || length - this.#shortcutAt < SHORTCUT_EVERY) return
    // What was played under earlier rules is found only by catching up with it.
    if (journal.version !== session.version || journal.everywhere !== undefined) return
    this.#shortcutAt = length
    keepShortcut({ id, shortcut: session.shortcut(), log: this.#log.slice(-NEWEST) })
  }

  /** Where all see the same, nobody need be asked for; and nobody else can look than those who play. */
  #turnTo(next: Eyes, seat: string): Refused | undefined {
    if (!this.#isShared()) return undefined
    if (!this.#session.seats.includes(seat)) return this.#wrongSeat()
    this.#eyes = next
    this.#show([], true)
    return undefined
  }

  #openly(): readonly Question[] {
    return this.#isShared() ? askedOfAll(this.#spoken.game, this.#session) : []
  }

  /** Several seats with secrets are at this screen. */
  #isShared(): boolean {
    return !this.#spoken.game.plugin.game.isOpen && this.#session.seats.length > 1
  }

  #wrongSeat(): Refused {
    return refusedIn(this.#spoken.words, { refused: 'wrongSeat' })
  }
}
