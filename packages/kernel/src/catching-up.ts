// Answers that were kept under earlier rules, which asked for more and had fewer windows. While they are followed,
// everybody is asked in every window of those rules, so that whatever was used has its place; what was not is passed.
import { choiceCalled, questionOf } from './answering.ts'
import type { Given } from './journal.ts'
import { type Luck, NO_LUCK } from './luck.ts'
import type { Misfit } from './misfit.ts'
import { type Question, TABLE } from './question.ts'
import { PASS } from './table.ts'

/** More answers than a game has. */
export const FOR_NOW = 2 ** 31

/** How many answers in a row may be such as nobody asks for any more. */
const MOST_UNASKED = 12

/** The kind under which earlier rules kept what was used beside a question. */
const BESIDE = 'anyTime'

/** A single choice, which was taken without asking. */
export interface Taken {
  readonly kind: string
  readonly choice: string
}

/** Where a kept answer stood. */
export interface Around {
  /** The answer that was kept before it. */
  readonly before: Given | undefined
  /** Those that were kept after it. */
  readonly ahead: readonly Given[]
}

/**
 * What an answer to earlier rules means now: another answer; nothing, because it is part of the one after it or of no
 * consequence; or something that has to wait until what is asked now has been answered. Undefined: what it says.
 */
export type Formerly<Q extends Question> = (
  kept: Given,
  before: Given | undefined,
  questions: readonly Q[],
) => Given | 'nothing' | 'wait' | undefined

/** The session that catches up. */
interface Follower<Q extends Question> {
  readonly questions: readonly Q[]
  /** What a record had besides what was drawn. */
  readonly luckLeft: Luck
  /** What was taken without being asked for since the last answer. */
  readonly taken: readonly Taken[]
  repeat(kept: Given): Misfit | undefined
}

export class CatchingUp<Q extends Question> {
  readonly #session: Follower<Q>
  /** Since the last answer that fitted: the first that nobody asks for, and how many there are. */
  #unasked: { readonly first: Misfit; count: number } | undefined
  /** What earlier rules may still have asked for before the question that is open. */
  #taken: Taken[] = []
  readonly #formerly: Formerly<Q>
  /** Answers whose turn has not come. */
  #waiting: readonly Given[] = []

  constructor(session: Follower<Q>, formerly: Formerly<Q> = () => undefined) {
    this.#session = session
    this.#formerly = formerly
  }

  /** Answers were taken back: nothing waits for them any more, and nothing was taken after them. */
  tookBack(): void {
    this.#waiting = []
    this.#taken = []
  }

  /** Takes a kept answer, as what it means now, and those that have waited for it. */
  follow(kept: Given, { before, ahead }: Around): Misfit | undefined {
    const earlier = this.#waiting
    const misfit = this.#followAs(kept, before, ahead)
    if (misfit !== undefined || this.#waiting !== earlier) return misfit
    this.#waiting = []
    for (const answer of earlier) {
      const late = this.#followAs(answer, before, ahead)
      if (late !== undefined) return late
    }
    return undefined
  }

  /** One that waits comes after those that wait already. */
  #followAs(kept: Given, before: Given | undefined, ahead: readonly Given[]): Misfit | undefined {
    if (this.#isTaken(kept)) return undefined
    const meant = this.#formerly(kept, before, this.#session.questions) ?? kept
    if (meant === 'wait') this.#waiting = [...this.#waiting, kept]
    return meant === 'wait' || meant === 'nothing' ? undefined : this.#followOne(meant, ahead)
  }

  /**
   * One to a question that is no longer asked is passed over, as long as one that fits comes soon.
   * Its luck is drawn by the answer before it, so luck is taken from the answers to come as well.
   */
  #followOne(kept: Given, ahead: readonly Given[]): Misfit | undefined {
    const session = this.#session
    const luck = withLuckOf(kept.luck ?? NO_LUCK, ahead)
    for (;;) {
      const fitting = this.#fitting(kept)
      if (fitting !== undefined) {
        this.#unasked = undefined
        this.#taken = []
        return this.#repeat({ ...fitting, luck })
      }
      if (this.#isTakenOtherwise(kept)) return undefined
      const idle = session.questions.find(isWindow) ?? session.questions.find(isForced)
      const choice = idle?.choices.at(-1)?.id
      if (idle === undefined || choice === undefined || this.#isUsedNext(ahead)) return this.#passOver(kept)
      const seat = idle.seat === TABLE ? kept.seat : idle.seat
      const misfit = this.#repeat({ seat, kind: idle.kind, choice, luck: session.luckLeft })
      if (misfit !== undefined) return misfit
    }
  }

  #repeat(given: Given): Misfit | undefined {
    const misfit = this.#session.repeat(given)
    this.#taken.push(...this.#session.taken)
    return misfit
  }

  /** Whether it was taken without asking. */
  #isTaken({ kind, choice }: Given): boolean {
    const at = this.#taken.findIndex((one) => one.kind === kind && one.choice === choice)
    if (at !== -1) this.#taken.splice(0, at + 1)
    return at !== -1
  }

  /** Whether something else was taken instead, because it makes no difference. */
  #isTakenOtherwise({ kind }: Given): boolean {
    if (this.#taken[0]?.kind !== kind) return false
    this.#taken.shift()
    return true
  }

  /** The same answer to a question that is open now. */
  #fitting(kept: Given): Given | undefined {
    const { questions } = this.#session
    if (questionOf(questions, kept) !== undefined) return kept
    const { seat, kind, choice } = kept
    // Where there is only one choice left, it makes no difference any more what was chosen.
    const forced = questions.find((question) => question.kind === kind && isForced(question))
    const [only] = forced?.choices ?? []
    if (only !== undefined && (forced?.seat === seat || forced?.seat === TABLE)) return { ...kept, choice: only.id }
    if (choice === PASS || kind === BESIDE) return undefined
    // What was used in a window may now have to be used beside a question.
    const use = questions.find(
      (question) =>
        (question.seat === seat || question.seat === TABLE) &&
        question.kind === BESIDE &&
        choiceCalled(question, choice) !== undefined,
    )
    return use === undefined ? undefined : { ...kept, kind: BESIDE }
  }

  /** The next answer is a use in the window that is open. */
  #isUsedNext([next]: readonly Given[]): boolean {
    return next !== undefined && this.#fitting(next) !== undefined
  }

  #passOver(kept: Given): Misfit | undefined {
    const { questions } = this.#session
    const isStillAsked = questions.some(
      ({ kind, seat }) => kind === kept.kind && (seat === kept.seat || seat === TABLE),
    )
    const misfit = kept.choice === PASS ? undefined : this.#session.repeat(kept)
    if (misfit === undefined) return undefined
    this.#unasked ??= { first: misfit, count: 0 }
    this.#unasked.count += 1
    // A use that is not offered any more would be of no use.
    const isLost = (isStillAsked && kept.kind !== BESIDE) || this.#unasked.count > MOST_UNASKED
    return isLost ? this.#unasked.first : undefined
  }
}

/** Its last choice is to pass. */
const isWindow = ({ optional, choices }: Question): boolean => optional !== true && choices.at(-1)?.id === PASS

/** It is only asked because everybody is, and somebody could use something. */
const isForced = ({ optional, choices }: Question): boolean => optional !== true && choices.length === 1

/** Luck, and then that of the answers that may not be asked for any more. */
export function withLuckOf(own: Luck, ahead: readonly Given[]): Luck {
  return ahead.length === 0 ? own : [...own, ...ahead.slice(0, MOST_UNASKED).flatMap(({ luck = NO_LUCK }) => luck)]
}
