// The history of a session: the answers so far, the position they led to, and the ways back to an earlier position.
import { choiceCalled, needsTableMark, questionOf } from './answering.ts'
import type { GameTypes } from './game.ts'
import type { Given, JournalHead } from './journal.ts'
import { type Luck, NO_LUCK } from './luck.ts'
import { copyPosition, Machine, type Match, type Position } from './machine.ts'
import type { Choice, Question } from './question.ts'
import { FIRST } from './table.ts'

/** Where a game starts from. */
export interface Origin<G extends GameTypes> {
  readonly match: Match<G>
  readonly head: JournalHead
  /** Makes the position before the first step. */
  readonly position: () => Position<G>
  /** The same, with everybody asked everywhere for this many answers. */
  heldFor(answers: number): Origin<G>
}

/** A position at the beginning of a step, and where in the game that is. Never write to it: go on from a copy. */
export interface Checkpoint<G extends GameTypes> {
  readonly position: Position<G>
  readonly answers: number
  readonly steps: number
  readonly barrier: number
  /** What chance gave between this position and the next answer. */
  readonly luck: Luck
  /** In an imagined session: after this many answers, luck comes from another seed. */
  readonly reseeding?: { readonly answers: number; readonly seed: string }
}

export class History<G extends GameTypes> {
  readonly origin: Origin<G>
  readonly machine: Machine<G>
  #answers: Given[] = []
  #dealt: Luck = NO_LUCK
  #barrier = 0
  /** Where the step in progress began, and what chance gave between that and the next answer. */
  #stepFrom = 0
  #stepLuck: Luck = NO_LUCK
  #stepBarrier = 0
  /** The last checkpoint that was needed. */
  #base: Checkpoint<G> | undefined
  /** In a long game, checkpoints on the way here: the older, the further apart. A way back begins at one of them. */
  #rungs: readonly Checkpoint<G>[] = []
  /** Positions with fewer answers cannot be rebuilt. */
  #floor = 0

  constructor(origin: Origin<G>, position: Position<G>, steps: number, idsFrom: number) {
    this.origin = origin
    this.machine = new Machine(origin.match, position, steps, idsFrom)
  }

  /** Plays up to the first question. Luck follows the record `dealt` as far as it goes. */
  static begin<G extends GameTypes>(
    origin: Origin<G>,
    { idsFrom, dealt, keepEvents }: { idsFrom: number; dealt: Luck | undefined; keepEvents: boolean },
  ): History<G> {
    const history = new History(origin, origin.position(), 0, idsFrom)
    const { machine } = history
    if (keepEvents) machine.happened = []
    machine.follow(dealt)
    try {
      machine.run(FIRST)
    } catch (thrown) {
      throw machine.blame(thrown, 0)
    }
    history.#dealt = machine.luck ?? NO_LUCK
    history.#stepLuck = machine.luckOfStep()
    return history
  }

  /** The history of these answers, rebuilt from a checkpoint somewhere among them. */
  static from<G extends GameTypes>(
    origin: Origin<G>,
    base: Checkpoint<G>,
    { answers, dealt, idsFrom }: { answers: readonly Given[]; dealt: Luck; idsFrom: number },
  ): History<G> {
    const empty = new History(origin, base.position, base.steps, idsFrom)
    empty.#dealt = dealt
    empty.#base = base
    return empty.#continue(base, empty.#copy(base.position), answers)
  }

  get answers(): readonly Given[] {
    return this.#answers
  }
  /** What chance gave before the first answer. */
  get dealt(): Luck {
    return this.#dealt
  }
  /** Undo cannot go back to fewer answers than this. */
  get barrier(): number {
    return this.#barrier
  }

  /** Plays on with an answer; luck follows the record as far as it goes. If this throws, go on with `rebuilt()`. */
  take(question: Question, choice: Choice, seat: string, record: Luck | undefined): void {
    const { machine } = this
    const stepsBefore = machine.steps
    const isTables = needsTableMark(machine.questions, question, { seat, choice: choice.id })
    machine.revealed = false
    machine.follow(record)
    machine.run({ question, choice, seat })
    const given: Given = { seat, kind: question.kind, choice: choice.id, luck: machine.luck }
    this.#record(isTables ? { ...given, table: true } : given, machine.steps !== stepsBefore)
  }

  /** Notes an answer that was played, and raises the undo barrier where something was shown or the seat changed. */
  #record(given: Given, stepped: boolean): void {
    const before = this.#answers.at(-1)
    this.#answers.push(given)
    const count = this.#answers.length
    if (this.machine.revealed) this.#barrier = count
    else if (before !== undefined && before.seat !== given.seat) this.#barrier = count - 1
    if (!stepped) return
    this.#stepFrom = count
    this.#stepLuck = this.machine.luckOfStep()
    this.#stepBarrier = this.#barrier
    this.#maybeKeepRung()
  }

  /** Only where the position is a checkpoint by itself: nothing is replayed for a rung. */
  #maybeKeepRung(): void {
    const answers = this.#answers.length
    if (answers - (this.#rungs.at(-1)?.answers ?? 0) < RUNG_EVERY || this.#floor > 0) return
    const position = this.machine.boundary()
    if (position === undefined) return
    const rung = { position, answers, steps: this.machine.steps - 1, barrier: this.#barrier, luck: NO_LUCK }
    this.#rungs = thinned([...this.#rungs, rung])
  }

  /** The last checkpoint that is kept and has no more answers than this. */
  #nearest(answers: number): Checkpoint<G> | undefined {
    const rung = this.#rungs.findLast((one) => one.answers <= answers)
    const base = this.#base
    if (base === undefined || base.answers > answers) return rung
    return rung === undefined || rung.steps <= base.steps ? base : rung
  }

  /** Whether the position after this many answers can be rebuilt. */
  reaches(answers: number): boolean {
    return Number.isSafeInteger(answers) && answers >= this.#floor && answers <= this.#answers.length
  }

  /** The history up to this many answers. Ids of questions go on from the highest one used. */
  backTo(answers: number): History<G> {
    return this.#restored(this.#answers.slice(0, answers), this.machine.idsFrom + this.machine.position.asked)
  }

  /** The same history with a machine of its own: after a rule broke, this one's is somewhere inside a step. */
  rebuilt(): History<G> {
    return this.#restored(this.#answers, this.machine.idsFrom)
  }

  /** The same history, in which everybody was asked everywhere up to now, and no longer. */
  heldSoFar(): History<G> {
    const origin = this.origin.heldFor(this.#answers.length + 1)
    const start: Checkpoint<G> = { position: origin.position(), answers: 0, steps: 0, barrier: 0, luck: this.#dealt }
    const { machine } = this
    const held = History.from(origin, start, { answers: this.#answers, dealt: this.#dealt, idsFrom: machine.idsFrom })
    if (machine.happened !== undefined) held.machine.happened = []
    return held
  }

  #restored(answers: readonly Given[], idsFrom: number): History<G> {
    const base = this.#nearest(answers.length) ?? this.#start()
    const restored = this.#continue(base, this.#copy(base.position), answers, idsFrom)
    if (this.machine.happened !== undefined) restored.machine.happened = []
    restored.#barrier = Math.max(restored.#barrier, this.#floor)
    restored.#base = base
    return restored
  }

  /** An independent history at the same position. */
  fork(): History<G> {
    const from = this.checkpoint()
    return this.#continue(from, from === this.#base ? this.#copy(from.position) : from.position, this.#answers)
  }

  /** A history in an imagined world. It cannot go back to before it was imagined. */
  imagined(base: Checkpoint<G>, answers: readonly Given[]): History<G> {
    const world = this.#continue(base, this.#copy(base.position), answers)
    world.#base = base
    world.#rungs = []
    world.#dealt = NO_LUCK
    world.#floor = answers.length
    world.#barrier = answers.length
    return world
  }

  /** Replays the game and gives its machine wherever it is wanted: after how many answers, each time more of them. */
  *replayed(wanted: () => number): Generator<Machine<G>, void, void> {
    const from = this.#nearest(wanted()) ?? this.#start()
    let done = from.answers
    const { machine } = this.#continue(from, this.#copy(from.position), this.#answers.slice(0, done))
    for (let next = wanted(); next <= this.#answers.length; next = wanted()) {
      for (const given of this.#answers.slice(done, next)) replayAnswer(machine, given)
      done = next
      yield machine
    }
  }

  /** The beginning of the step in progress. If its position was written over, and not kept, a replay finds it. */
  checkpoint(): Checkpoint<G> {
    const steps = this.machine.steps - 1
    const answers = this.#stepFrom
    const barrier = this.#stepBarrier
    const clean = this.machine.boundary()
    if (clean !== undefined) return { position: clean, answers, steps, barrier, luck: NO_LUCK }
    const kept = this.#nearest(answers)
    if (kept?.steps === steps) {
      this.#base = kept
      return kept
    }
    const base = kept ?? this.#start()
    const machine = new Machine(this.origin.match, this.#copy(base.position), base.steps, this.machine.idsFrom)
    machine.follow(base.luck)
    machine.run(FIRST, steps)
    for (let i = base.answers; i < answers; i++) {
      maybeReseed(machine, base, i)
      replayAnswer(machine, this.#answers[i], steps)
    }
    this.#base = { position: machine.position, answers, steps, barrier, luck: this.#stepLuck }
    return this.#base
  }

  #start(): Checkpoint<G> {
    return { position: this.origin.position(), answers: 0, steps: 0, barrier: 0, luck: this.#dealt }
  }

  #copy(position: Position<G>): Position<G> {
    return copyPosition(this.origin.match.rules, position)
  }

  /** A history that replays these answers from a checkpoint, on a copy of its position that it may write to. */
  #continue(
    from: Checkpoint<G>,
    position: Position<G>,
    answers: readonly Given[],
    idsFrom = this.machine.idsFrom,
  ): History<G> {
    const history = new History(this.origin, position, from.steps, idsFrom)
    const { machine } = history
    history.#answers = answers.slice(0, from.answers)
    history.#dealt = this.#dealt
    history.#barrier = from.barrier
    history.#stepFrom = from.answers
    history.#stepBarrier = from.barrier
    history.#floor = this.#floor
    history.#base = this.#base
    history.#rungs = this.#rungs.filter((rung) => rung.answers <= from.answers)
    machine.follow(from.luck)
    machine.run(FIRST)
    history.#stepLuck = machine.luckOfStep()
    for (let i = from.answers; i < answers.length; i++) {
      maybeReseed(machine, from, i)
      const given = answers[i]
      const stepsBefore = machine.steps
      machine.revealed = false
      replayAnswer(machine, given)
      if (given !== undefined) history.#record(given, machine.steps !== stepsBefore)
    }
    maybeReseed(machine, from, answers.length)
    machine.follow(undefined)
    return history
  }
}

/** How far two rungs lie apart at least. */
const RUNG_EVERY = 256

/** Rungs at least half as far from the next one as that is from the newest. */
function thinned<G extends GameTypes>(rungs: readonly Checkpoint<G>[]): readonly Checkpoint<G>[] {
  const newest = rungs.at(-1)?.answers ?? 0
  let next = Number.POSITIVE_INFINITY
  return rungs
    .toReversed()
    .filter(({ answers }) => {
      const isKept = next - answers >= (newest - next) / 2 || next > newest
      if (isKept) next = answers
      return isKept
    })
    .toReversed()
}

function replayAnswer<G extends GameTypes>(machine: Machine<G>, given: Given | undefined, haltBefore?: number): void {
  const question = given === undefined ? undefined : questionOf(machine.questions, given)
  const choice = question === undefined ? undefined : choiceCalled(question, given?.choice ?? '')
  if (given === undefined || question === undefined || choice === undefined)
    throw new Error('the rules are not deterministic: a replayed answer is not possible')
  machine.follow(given.luck)
  machine.run({ question, choice, seat: given.seat }, haltBefore)
}

function maybeReseed<G extends GameTypes>(machine: Machine<G>, { reseeding }: Checkpoint<G>, answers: number): void {
  if (reseeding?.answers === answers) machine.reseed(reseeding.seed)
}
