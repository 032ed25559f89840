// A game that is watched again: nothing is answered, every position can be seen, as far as everybody may see it.
import { type Given, type Journal, type Question, type Session, TABLE, writeJournal } from '@landfall/kernel'
import type { CardRead, DiaryPage, Language } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { LogLine, MisfitShown } from '../table/table.ts'
import { NOBODY } from './eyes.ts'
import type { KeptGame } from './kept-games.ts'
import { type OpenTable, readCardOf, resumed, type SpeakIn, type Spoken, summary, type Tell } from './open-table.ts'
import { askedOfAll } from './openly.ts'
import { newId } from './seed.ts'
import { type LogEntry, type Move, positionOf, Telling } from './shown.ts'
import { refusedIn } from './words.ts'

/** So many answers are played on with, rather than going back from the end. */
const NEAR = 50

export class WatchedTable implements OpenTable {
  readonly misfit: MisfitShown | undefined
  readonly #journal: Journal
  readonly #session: Session
  readonly #log: readonly LogEntry[]
  readonly #speakIn: SpeakIn
  readonly #tell: Tell
  #spoken: Spoken
  #telling: Telling
  /** The log of the whole game, and how many of its lines were told. */
  #lines: readonly LogLine[]
  #told = 0
  /** The position that is seen, to go on from. */
  #seen: Session
  /** After how many answers the game is seen. */
  #at = 0

  /** It begins to be seen after `at` answers. */
  constructor(spoken: Spoken, journal: Journal, speakIn: SpeakIn, tell: Tell, at = 0) {
    const { session, misfit, log } = resumed(spoken.game, journal)
    this.#journal = journal
    this.#session = session
    this.#log = log
    this.#speakIn = speakIn
    this.#tell = tell
    this.#spoken = spoken
    this.#telling = new Telling(spoken.game, session.config)
    this.#lines = this.#telling.log(log, NOBODY)
    this.#seen = session.fork()
    this.misfit = misfit === undefined ? undefined : this.#telling.misfit(misfit)
    this.goTo(at)
  }

  async answer(): Promise<Refused> {
    return this.#over()
  }

  async undo(): Promise<Refused> {
    return this.#over()
  }

  goTo(answers: number): void {
    this.#at = Math.max(0, Math.min(this.#session.answers.length, Math.trunc(answers)))
    this.#show()
  }

  card(id: string): CardRead {
    return readCardOf(this.#spoken.game, id, this.#session.config)
  }

  diary(): readonly DiaryPage[] {
    return this.#telling.diary(this.#seen.view())
  }

  handTo(): Refused {
    return this.#over()
  }

  look(): Refused {
    return this.#over()
  }

  peek(): Refused {
    return this.#over()
  }

  trust(): Refused {
    return this.#over()
  }

  async speak(language: Language): Promise<void> {
    if (language === this.#spoken.game.spoken.voice.language) return
    this.#spoken = await this.#speakIn(language)
    this.#telling = new Telling(this.#spoken.game, this.#session.config)
    this.#lines = this.#telling.log(this.#log, NOBODY)
    this.#told = 0
    this.#show()
  }

  save(): string {
    return writeJournal(this.#journal)
  }

  async link(): Promise<string | undefined> {
    const { packed } = await import('./links.ts')
    return await packed(this.#spoken.game.plugin.game, this.#session)
  }

  branch(): KeptGame {
    const branch = this.#session.fork()
    branch.rewind(this.#at)
    return summary(newId(), this.#spoken.game, branch)
  }

  close(): void {}

  #over(): Refused {
    return refusedIn(this.#spoken.words, { refused: 'finished' })
  }

  #show(): void {
    const at = this.#at
    const move = this.#goThere()
    const fresh = this.#log.filter(({ answers }) => answers === at).map(({ event }) => event)
    const count = this.#lines.filter(({ answers }) => answers <= at).length
    const from = Math.min(count, this.#told)
    this.#told = count
    const log = { from, lines: this.#lines.slice(from, count) }
    const shown = this.#telling.shown(positionOf(this.#seen, NOBODY), fresh, log, this.#session.answers.length)
    const chapters = this.#lines.filter(({ heading }) => heading).map(({ answers, text }) => ({ answers, text }))
    this.#tell({ ...shown, replay: { move: move === undefined ? undefined : this.#telling.move(move), chapters } })
  }

  /** Goes to the position before the last move that is seen, looks at what was asked there, and makes the move. */
  #goThere(): Move | undefined {
    const at = this.#at
    const last = this.#session.answers[at - 1]
    if (last === undefined) {
      this.#goTo(at)
      return undefined
    }
    this.#goTo(at - 1)
    const { game } = this.#spoken
    // What was answered in secret stays a secret until the game is over.
    const isOpen = game.plugin.game.isOpen || this.#session.outcome !== undefined
    const move = moveOf(isOpen ? this.#seen.questions : askedOfAll(game, this.#seen), last)
    if (this.#seen.repeat(last) !== undefined) this.#goTo(at)
    return move
  }

  /** What is near is reached from where one is; from the end there is a way back to anywhere. */
  #goTo(at: number): void {
    if (at <= this.#seen.answers.length) {
      this.#seen.rewind(at)
      return
    }
    if (at - this.#seen.answers.length <= NEAR) {
      for (const next of this.#session.answers.slice(this.#seen.answers.length, at)) {
        if (this.#seen.repeat(next) !== undefined) break
      }
      if (this.#seen.answers.length === at) return
    }
    this.#seen = this.#session.fork()
    this.#seen.rewind(at)
  }
}

/** What was asked, and what was answered. */
function moveOf(questions: readonly Question[], { seat, kind, choice: id }: Given): Move {
  for (const question of questions) {
    if (question.kind !== kind || (question.seat !== seat && question.seat !== TABLE)) continue
    const choice = question.choices.find((one) => one.id === id)
    if (choice !== undefined) return { seat: question.seat, asked: { question, choice } }
  }
  return { seat }
}
