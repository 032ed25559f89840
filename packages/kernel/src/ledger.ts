// The ledger of a session: what its journal needs besides the answers themselves, kept from one save to the next.
import { markOf } from './fingerprint.ts'
import type { GameTypes } from './game.ts'
import type { History } from './history.ts'
import {
  answerLink,
  FORMAT,
  headLink,
  type Journal,
  MARK_EVERY,
  sealOf,
  type TakenBack,
  type Written,
  writeGiven,
} from './journal.ts'
import { LIMITS } from './limits.ts'
import { byStream, type Luck, writeLuck } from './luck.ts'

export class Ledger {
  readonly takenBack: TakenBack[]
  /** The marks of the positions after each MARK_EVERY answers, as far as they are known. */
  readonly marks: string[] = []
  /** The answers as a journal writes them, and the link that each one gives to the next. */
  readonly #written: Written[] = []
  readonly #links: number[] = []
  /** The luck of the set-up and of each answer, as a journal writes it. */
  readonly #luck: (Luck | undefined)[] = []

  constructor(takenBack: readonly TakenBack[] = []) {
    this.takenBack = takenBack.slice()
  }

  /** The ledger of a fork: nothing is written in it yet. */
  fork(): Ledger {
    return new Ledger(this.takenBack)
  }

  /** Notes that answers were taken back. The oldest notes are forgotten, so that a journal can always be read again. */
  note(from: number, to: number, act: TakenBack[2]): void {
    this.takenBack.push([from, to, act])
    if (this.takenBack.length > LIMITS.takenBack) this.takenBack.shift()
  }

  takeBack(from: number, to: number, act: 'undo' | 'rewind'): void {
    this.note(from, to, act)
    this.marks.splice(Math.floor(to / MARK_EVERY))
    this.#links.splice(to)
    this.#written.splice(to)
    this.#luck.splice(to + 1)
  }

  /** The journal of a history. Only what is new since the last one is worked out. */
  journalOf<G extends GameTypes>(history: History<G>): Journal {
    const link = this.#write(history)
    const marked = this.marks.length * MARK_EVERY
    if (marked + MARK_EVERY <= history.answers.length) {
      for (const machine of history.replayed(marked, MARK_EVERY)) this.marks.push(markOf(machine))
    }
    const { machine, answers } = history
    const body = {
      ...history.origin.head,
      landfall: FORMAT,
      answers: this.#written.slice(),
      luck: byStream(this.#luck),
      marks: this.marks.slice(),
      takenBack: this.takenBack.slice(),
    }
    const end = { answers: answers.length, position: markOf(machine), idsFrom: machine.idsFrom }
    return { ...body, end: { ...end, seal: sealOf(link, body, end) } }
  }

  /** Writes down the answers that are not written yet, and returns the link of the last one. */
  #write<G extends GameTypes>({ origin, answers, dealt }: History<G>): number {
    if (this.#luck.length === 0) this.#luck.push(writeLuck(dealt))
    let link = this.#links.at(-1) ?? headLink(origin.head, this.#luck[0])
    for (const given of answers.slice(this.#written.length)) {
      const luck = given.luck === undefined ? undefined : writeLuck(given.luck)
      link = answerLink(link, given, luck)
      this.#luck.push(luck)
      this.#links.push(link)
      this.#written.push(writeGiven(given, link))
    }
    return link
  }
}
