// The ledger of a session: what its journal needs besides the answers themselves, kept from one save to the next.
import { markOf } from './fingerprint.ts'
import type { GameTypes } from './game.ts'
import { hash } from './hash.ts'
import type { History } from './history.ts'
import {
  answerLink,
  BLOCK,
  coveredText,
  FORMAT,
  type Given,
  headLink,
  isLong,
  type Journal,
  markedAt,
  marksAfter,
  sealOf,
  sealOver,
  type TakenBack,
  type Written,
  writeGiven,
} from './journal.ts'
import { LIMITS } from './limits.ts'
import { type Luck, luckText, writeLuck } from './luck.ts'
import { WrittenLuck } from './written-luck.ts'

const luckOf = (given: Given | undefined): Luck | undefined =>
  given?.luck === undefined ? undefined : writeLuck(given.luck)

export class Ledger {
  readonly takenBack: TakenBack[]
  /** The marks of the positions (`markedAt`), as far as they are known. */
  readonly marks: string[]
  /** The answers as a journal writes them, and the link that each one gives to the next. */
  readonly #written: Written[] = []
  readonly #links: number[] = []
  /** In a long game: the hashes of its blocks. */
  readonly #blocks: string[] = []
  readonly #luck = new WrittenLuck()

  constructor(takenBack: readonly TakenBack[] = [], marks: readonly string[] = []) {
    this.takenBack = takenBack.slice()
    this.marks = marks.slice()
  }

  /** The ledger of a fork: no answer is written in it yet. */
  fork(): Ledger {
    return new Ledger(this.takenBack, this.marks)
  }

  /** Notes that answers were taken back. The oldest notes are forgotten, so that a journal can always be read again. */
  note(from: number, to: number, act: TakenBack[2]): void {
    this.takenBack.push([from, to, act])
    if (this.takenBack.length > LIMITS.takenBack) this.takenBack.shift()
  }

  /** The positions that were marked are other ones now. */
  forgetMarks(): void {
    this.marks.splice(0)
  }

  takeBack(from: number, to: number, act: 'undo' | 'rewind'): void {
    this.note(from, to, act)
    this.marks.splice(marksAfter(to))
    this.#links.splice(to)
    this.#written.splice(to)
    this.#blocks.splice(Math.floor(to / BLOCK))
    this.#luck.takeBack(to)
  }

  /** Marks the position that was just reached, if a journal does and finding it again would be a long replay. */
  maybeMark<G extends GameTypes>({ answers, machine }: History<G>): void {
    if (isLong(answers.length) && answers.length === markedAt(this.marks.length + 1)) this.marks.push(markOf(machine))
  }

  /** The journal of a history. Only what is new since the last one is worked out. */
  journalOf<G extends GameTypes>(history: History<G>): Journal {
    const link = this.#write(history)
    const { machine, answers, origin } = history
    if (this.marks.length < marksAfter(answers.length)) {
      for (const marked of history.replayed(() => markedAt(this.marks.length + 1))) this.marks.push(markOf(marked))
    }
    const body = {
      ...origin.head,
      landfall: FORMAT,
      answers: this.#written.slice(),
      luck: this.#luck.byStream(),
      marks: this.marks.slice(),
      takenBack: this.takenBack.slice(),
    }
    const end = { answers: answers.length, position: markOf(machine), idsFrom: machine.idsFrom }
    const isShort = !isLong(answers.length)
    const seal = isShort ? sealOf(link, body, end) : sealOver(this.#covered(history), link, body, end)
    return { ...body, end: { ...end, seal } }
  }

  /** What the seal of a long game covers: each block of answers is hashed once. */
  #covered<G extends GameTypes>({ dealt, answers }: History<G>): readonly string[] {
    const text = (from: number): string => {
      const block = this.#written.slice(from, from + BLOCK)
      return block.map((answer, i) => coveredText(answer, luckOf(answers[from + i]))).join('')
    }
    while ((this.#blocks.length + 1) * BLOCK <= answers.length)
      this.#blocks.push(hash(text(this.#blocks.length * BLOCK)))
    const rest = this.#blocks.length * BLOCK
    return [luckText(writeLuck(dealt)), ...this.#blocks, ...(rest === answers.length ? [] : [text(rest)])]
  }

  /** The answers of a history as a journal writes them. */
  writtenOf<G extends GameTypes>(history: History<G>): readonly Written[] {
    this.#write(history)
    return this.#written
  }

  /** Writes down the answers that are not written yet, and returns the link of the last one. */
  #write<G extends GameTypes>({ origin, answers, dealt }: History<G>): number {
    if (this.#written.length === 0) {
      this.#luck.takeBack(-1)
      this.#luck.add(0, writeLuck(dealt))
    }
    let link = this.#links.at(-1) ?? headLink(origin.head, writeLuck(dealt))
    for (const given of answers.slice(this.#written.length)) {
      const luck = luckOf(given)
      link = answerLink(link, given, luck)
      this.#links.push(link)
      this.#written.push(writeGiven(given, link))
      if (luck !== undefined) this.#luck.add(this.#written.length, luck)
    }
    return link
  }
}
