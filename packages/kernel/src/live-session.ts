// A session being played: checks answers, tells the listener, and leaves the rest to its history and its ledger.
import { choiceCalled, questionOf, questionsTo, whyNotOffered } from './answering.ts'
import { questionsOf, readable } from './casts.ts'
import { type Around, CatchingUp, type Taken, withLuckOf } from './catching-up.ts'
import { type Script, unusedScript } from './chance.ts'
import { markOf, positionHash } from './fingerprint.ts'
import type { GameTypes, StateOf, ViewOf } from './game.ts'
import { History, type Origin } from './history.ts'
import { imagine } from './imagining.ts'
import type { Given, Journal } from './journal.ts'
import type { Ledger } from './ledger.ts'
import { LIMITS } from './limits.ts'
import { type Luck, NO_LUCK } from './luck.ts'
import { type Misfit, misfitOf } from './misfit.ts'
import { type Answer, type Choice, type Question, type Refusal, TABLE } from './question.ts'
import type { Listener, Options, Session } from './session.ts'
import { type Shortcut, shortcutOf } from './shortcut.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { look } from './zones.ts'

/** Before this many answers no game has drawn as often as it may. */
const MAYBE_FULL = 1_000

export class LiveSession<G extends GameTypes> implements Session<G> {
  #history: History<G>
  readonly #ledger: Ledger
  readonly #isImagined: boolean
  #listener: Listener | undefined
  #catchingUp: CatchingUp<G['openQuestion']> | undefined

  constructor(history: History<G>, ledger: Ledger, isImagined = false) {
    this.#history = history
    this.#ledger = ledger
    this.#isImagined = isImagined
  }

  /** A session at its first question. The listener is told of the set-up. */
  static begin<G extends GameTypes>(
    origin: Origin<G>,
    ledger: Ledger,
    idsFrom: number,
    { listen: listener, dealt = NO_LUCK, earlier = [] }: Options,
  ): LiveSession<G> {
    const keepEvents = listener?.happened !== undefined
    const record = withLuckOf(dealt, earlier)
    const session = new LiveSession(History.begin(origin, { idsFrom, dealt: record, keepEvents }), ledger)
    session.#listener = listener
    session.#tell()
    return session
  }

  get game(): string {
    return this.#history.origin.head.game
  }
  get version(): number {
    return this.#history.origin.head.version
  }
  get config(): G['config'] {
    return this.#history.origin.match.config
  }
  get seats(): readonly G['seat'][] {
    return this.#history.origin.match.seats
  }
  get questions(): readonly G['openQuestion'][] {
    return questionsOf<G>(this.#history.machine.questions)
  }
  get awaited(): readonly string[] {
    return this.questions.filter((question) => question.optional !== true).map((question) => question.seat)
  }
  get outcome(): G['outcome'] | undefined {
    return this.#history.machine.position.outcome
  }
  get state(): StateOf<G> {
    return readable<G>(this.#history.machine.position.state)
  }
  get answers(): readonly Given[] {
    return this.#history.answers
  }
  get dealt(): Luck {
    return this.#history.dealt
  }
  get barrier(): number {
    return this.#history.barrier
  }
  get unusedScript(): Script {
    return unusedScript(this.#history.machine.position.chance)
  }

  questionsFor(seat: string): readonly G['openQuestion'][] {
    return questionsOf<G>(questionsTo(this.#history.machine.questions, seat))
  }

  view(seat?: string): ViewOf<G> {
    const { origin, machine } = this.#history
    return look(origin.match.rules.zones, machine.position.state, seat)
  }

  viewSince(before: ViewOf<G>, seat?: string): ViewOf<G> {
    const { origin, machine } = this.#history
    return look(origin.match.rules.zones, machine.position.state, seat, before)
  }

  listen(listener: Listener): void {
    this.#listener = listener
    this.#history.machine.happened = listener.happened === undefined ? undefined : []
  }

  #tell(): void {
    const { machine, answers } = this.#history
    const { happened } = machine
    if (happened === undefined) return
    machine.happened = []
    this.#listener?.happened?.(happened, answers.length)
  }

  answer(answer: Answer): Refusal | undefined {
    const { questions } = this.#history.machine
    if (questions.length === 0) return { refused: 'finished' }
    const question = questions.find(({ id }) => id === answer.question)
    if (question === undefined) {
      return { refused: 'staleQuestion', question: answer.question, open: questions.map(({ id }) => id) }
    }
    const { seat, choice } = answer
    if (question.seat === TABLE ? !this.seats.includes(seat) : question.seat !== seat) {
      return { refused: 'wrongSeat', seat, expected: question.seat }
    }
    const chosen = choiceCalled(question, choice)
    if (chosen === undefined) {
      return { refused: 'unlistedChoice', choice, listed: question.choices.map(({ id }) => id) }
    }
    if (this.#isFull()) return { refused: 'tooLong', answers: this.answers.length }
    this.#take(question, chosen, seat, undefined)
    return undefined
  }

  /** Another answer could make a journal that nobody reads any more. */
  #isFull(): boolean {
    const { answers } = this
    if (answers.length < MAYBE_FULL) return false
    if (answers.length >= LIMITS.answers) return true
    const draws = answers.reduce((sum, { luck }) => sum + (luck?.length ?? 0), 0)
    return draws > LIMITS.draws - LIMITS.drawsOfAnswer
  }

  repeat(kept: Given): Misfit | undefined {
    const { machine, answers } = this.#history
    const at = answers.length
    const question = questionOf(machine.questions, kept)
    const chosen = question === undefined ? undefined : choiceCalled(question, kept.choice)
    if (question === undefined || chosen === undefined) {
      return { at, answer: kept, why: 'notOffered', message: whyNotOffered(machine.questions, kept, at) }
    }
    try {
      this.#take(question, chosen, kept.seat, kept.luck)
      return undefined
    } catch (thrown) {
      return misfitOf(at, kept, thrown)
    }
  }

  catchUp(kept: Given, around: Around): Misfit | undefined {
    this.#catchingUp ??= new CatchingUp(this, this.#history.origin.match.rules.formerly)
    return this.#catchingUp.follow(kept, around)
  }

  caughtUp(): void {
    this.#catchingUp = undefined
    this.#history = this.#history.heldSoFar()
    this.#ledger.forgetMarks()
  }

  get taken(): readonly Taken[] {
    return this.#history.machine.taken
  }

  /** What the record of the last answer had besides what was drawn. */
  get luckLeft(): Luck {
    return this.#history.machine.record ?? NO_LUCK
  }

  #take(question: Question, choice: Choice, seat: string, record: Luck | undefined): void {
    const history = this.#history
    try {
      history.take(question, choice, seat, record)
    } catch (thrown) {
      this.#history = history.rebuilt()
      throw history.machine.blame(thrown, history.answers.length)
    }
    this.#ledger.maybeMark(history)
    this.#tell()
  }

  undoTo(answers: number): Refusal | undefined {
    const { barrier } = this.#history
    if (answers < barrier && this.#history.reaches(answers)) return { refused: 'belowBarrier', to: answers, barrier }
    return this.#takeBack(answers, 'undo')
  }

  rewind(answers: number): Refusal | undefined {
    return this.#takeBack(answers, 'rewind')
  }

  #takeBack(to: number, act: 'undo' | 'rewind'): Refusal | undefined {
    const from = this.#history.answers.length
    if (!this.#history.reaches(to)) return { refused: 'noSuchPosition', to, answers: from }
    this.#catchingUp?.tookBack()
    if (to === from) return undefined
    this.#history = this.#history.backTo(to)
    this.#ledger.takeBack(from, to, act)
    this.#listener?.tookBack?.(from, to, act)
    return undefined
  }

  fork(): LiveSession<G> {
    return new LiveSession(this.#history.fork(), this.#ledger.fork(), this.#isImagined)
  }

  imagine(seat: string, luck: string): LiveSession<G> | undefined {
    if (!this.seats.includes(seat)) throw new Error(`there is no seat "${seat}"`)
    const world = imagine(this.#history, seat, luck)
    return world === undefined ? undefined : new LiveSession(world, this.#ledger.fork(), true)
  }

  hash(): string {
    return positionHash(this.#history.machine)
  }

  /** How a journal marks this position. */
  mark(): string {
    return markOf(this.#history.machine)
  }

  save(): Journal {
    if (this.#isImagined) throw new Error('an imagined session cannot be saved: it is not what happened')
    return this.#ledger.journalOf(this.#history)
  }

  snapshot(): Snapshot {
    if (this.#isImagined) throw new Error('an imagined session cannot be kept: it is not what happened')
    return snapshotOf(this.#history, this.#ledger.takenBack)
  }

  shortcut(): Shortcut {
    if (this.#isImagined) throw new Error('an imagined session cannot be kept: it is not what happened')
    return shortcutOf(this.#history, this.#ledger.writtenOf(this.#history))
  }
}
