// A session: one game being played. Answers are the only way anything ever happens; all else is a consequence of them.
import { plainPosition, positionFrom, questionsOf, readable } from './border.ts'
import { draw, newChance, type Script, unusedScript } from './chance.ts'
import { JournalError, RuleError } from './errors.ts'
import type { GameTypes, Happened, SeenBy, StateOf } from './game.ts'
import { dataSum, hash } from './hash.ts'
import { hiddenFrom, rearrange, reorder } from './imagine.ts'
import {
  answerLink,
  FORMAT,
  type Given,
  headLink,
  type Journal,
  type JournalHead,
  MARK_EVERY,
  readGiven,
  sealOf,
  type TakenBack,
  UNKNOWN,
  type Written,
  writeGiven,
} from './journal.ts'
import { byAnswer, byStream, type Luck, NO_LUCK, UnusableLuck, writeLuck } from './luck.ts'
import { copyPosition, Machine, type Match, type Position } from './machine.ts'
import { canonical, isSame } from './plain.ts'
import { type Answer, type Choice, type Question, type Refusal, TABLE } from './question.ts'
import type { Snapshot } from './snapshot.ts'
import { FIRST } from './table.ts'
import { look } from './zones.ts'

export interface Listener {
  /** What happened because of an answer, when there are now so many answers. Before the first answer: the set-up. */
  happened?(events: readonly Happened[], answers: number): void
  /** Answers were taken back. A rewind was not covered by the barrier: the table agreed to it. */
  tookBack?(from: number, to: number, act: 'undo' | 'rewind'): void
}

export interface Options {
  readonly listen?: Listener
  /** Luck decided beforehand; tests use it. */
  readonly script?: Script
  /** A die that the script does not decide is a mistake; orders of shuffles are free. */
  readonly onlyScripted?: true
  /** What chance gave when this game was set up before. */
  readonly dealt?: Luck
}

/** A position to begin at: a state, and the steps to come, the next one first. */
export interface Opening {
  readonly state: object
  readonly steps: readonly { readonly step: string; readonly with?: object }[]
}

/** Why a kept game is not the same under the rules of today. */
export interface Misfit {
  /** So many answers lead where they led. */
  readonly at: number
  /** The first answer that does not fit any more; none, if all answers fit and lead elsewhere. */
  readonly answer?: Given
  readonly why: 'notOffered' | 'unusableLuck' | 'brokenRule' | 'otherPosition'
  /** A sentence for logs and terminals of developers. */
  readonly message: string
}

/** A kept game brought back as far as the rules of today allow. */
export interface BroughtBack<G extends GameTypes> {
  readonly session: Session<G>
  readonly misfit?: Misfit
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly game: string
  readonly version: number
  readonly config: G['config']
  readonly seats: readonly string[]
  /** Everything that is asked at this moment: usually one question. */
  readonly questions: readonly G['asked'][]
  /** The questions that a seat may answer. */
  questionsFor(seat: string): readonly G['asked'][]
  /** The seats that the game is waiting for; TABLE for anybody. */
  readonly awaited: readonly string[]
  /** Takes an answer, or says why not and changes nothing. */
  answer(answer: Answer): Refusal | undefined
  /** Takes an answer that was kept, with the luck that came of it, or says why it no longer fits and changes nothing. */
  repeat(kept: Given): Misfit | undefined
  readonly outcome: G['outcome'] | undefined
  /** The whole truth. Not for players: they get `view`. */
  readonly state: StateOf<G>
  /** What a seat may see; without a seat, what a spectator may see. */
  view(seat?: string): SeenBy<G>
  /** The same, with every field that has not changed taken from an earlier view of this seat. */
  viewSince(before: SeenBy<G>, seat?: string): SeenBy<G>
  /** All answers so far. */
  readonly answers: readonly Given[]
  /** What chance gave before the first answer. Not for players. */
  readonly dealt: Luck
  /** Positions below this number of answers cannot be undone to. */
  readonly barrier: number
  undoTo(answers: number): Refusal | undefined
  /** Goes back below the barrier: for replays, and for tables that agree to it. */
  rewind(answers: number): Refusal | undefined
  /** A session of its own at the same position. */
  fork(): Session<G>
  /**
   * A session that could be the real one for all that this seat knows, with other luck to come. For bots. None, if no
   * world was found but the real one while there must be others: nobody is shown what is hidden.
   */
  imagine(seat: string, luck: string): Session<G> | undefined
  save(): Journal
  /** The session as it is, to go on at once where it stands. Plain data; it shares nothing with the session. */
  snapshot(): Snapshot
  /** The hash of the position: equal for equal positions, however they were reached. */
  hash(): string
  /** Be told what happens from now on. One listener at a time; it replaces the one before. */
  listen(listener: Listener): void
  /** Scripted luck that was never needed. */
  readonly unusedScript: Script
}

/** A position at the beginning of a step, and where it stands in the game. Never written: copy it to go on from it. */
interface Checkpoint<G extends GameTypes> {
  readonly position: Position<G>
  readonly answers: number
  readonly steps: number
  readonly barrier: number
  /** What chance gave between this position and the next answer. */
  readonly luck: Luck
  /** In an imagined session: from where on luck comes from another seed. */
  readonly turn?: Turn
}

interface Turn {
  readonly answers: number
  readonly seed: string
}

/** What a journal needs besides the answers, kept between saves. */
interface Ledger {
  /** The hash of the position after every MARK_EVERY answers. */
  readonly marks: string[]
  /** The answers as they stand in a journal, and what the next one is chained to. */
  readonly written: Written[]
  readonly links: number[]
  /** The luck of the set-up, and of each answer, as it stands in a journal. */
  readonly luck: (Luck | undefined)[]
}

/** How often `imagine` deals all that is hidden anew, and how often it then goes a part of the way from the real world. */
const WHOLE_DEALS = 40
const IMAGINE_TRIES = 64

/**
 * How a world is tried. First with the shuffles and the secret answers of the step done anew; if what was seen since
 * does not allow that, with what was seen of the shuffles as it was, and some of the answers: they may have come to
 * light. If a card came to light and was hidden again, hardly any whole deal brings it back: then a part of what is
 * hidden is dealt anew, again and again, as long as it agrees with all that was seen.
 */
function trialAt(attempt: number): { readonly share: number; readonly free: boolean } {
  if (attempt < WHOLE_DEALS) return { share: 1, free: attempt < WHOLE_DEALS / 2 }
  return { share: 1 / 2 ** (1 + (attempt % 4)), free: false }
}

export class Play<G extends GameTypes> implements Session<G> {
  readonly #match: Match<G>
  readonly #head: JournalHead
  readonly #origin: () => Position<G>
  #machine: Machine<G>
  #answers: Given[] = []
  #dealt: Luck = NO_LUCK
  #barrier = 0
  /** Where the step in hand began, and what chance gave between that and the next answer. */
  #stepFrom = 0
  #stepLuck: Luck = NO_LUCK
  #stepBarrier = 0
  #base: Checkpoint<G> | undefined
  /** The lowest position that can be rebuilt. */
  #floor = 0
  #imagined = false
  #idsFrom = 0
  #takenBack: TakenBack[] = []
  #listener: Listener | undefined
  /** What was written for a journal so far; nothing, as long as nobody saves. */
  #ledger: Ledger | undefined

  constructor(match: Match<G>, head: JournalHead, origin: () => Position<G>, machine: Machine<G>) {
    this.#match = match
    this.#head = head
    this.#origin = origin
    this.#machine = machine
  }

  /** A session at its first question. */
  static begin<G extends GameTypes>(
    match: Match<G>,
    head: JournalHead,
    origin: () => Position<G>,
    idsFrom: number,
    { listen: listener, dealt }: Options,
  ): Play<G> {
    const play = new Play(match, head, origin, new Machine(match, origin(), 0, idsFrom))
    play.#idsFrom = idsFrom
    play.#listener = listener
    const machine = play.#machine
    if (listener?.happened !== undefined) machine.happened = []
    machine.follow(dealt)
    try {
      machine.run(FIRST)
    } catch (thrown) {
      throw machine.blame(thrown, 0)
    }
    play.#dealt = machine.luck ?? NO_LUCK
    play.#stepLuck = machine.luckOfStep()
    play.#tell()
    return play
  }

  /** A session that has gone the way of a journal, as far as the rules of today allow. */
  static follow<G extends GameTypes>(
    match: Match<G>,
    journal: Journal,
    origin: () => Position<G>,
    options: Options,
  ): { readonly session: Play<G>; readonly misfit?: Misfit } {
    const { answers, luck, marks, takenBack, end, ...head } = journal
    const lucks = byAnswer(luck)
    const begin = (dealt?: Luck): Play<G> =>
      Play.begin(match, head, origin, end.idsFrom, dealt === undefined ? options : { ...options, dealt })
    let play: Play<G>
    try {
      play = begin(lucks.get(0) ?? NO_LUCK)
    } catch (thrown) {
      return { session: begin(), misfit: misfitOf(0, undefined, thrown) }
    }
    play.#takenBack = [...takenBack]
    const followed = play.#opened().marks
    let otherPosition: Misfit | undefined
    for (const [i, written] of answers.entries()) {
      const misfit = play.repeat({ ...readGiven(written), luck: lucks.get(i + 1) })
      if (misfit !== undefined) {
        play.#takenBack.push([answers.length, i, 'misfit'])
        return { session: play, misfit }
      }
      if (play.#answers.length % MARK_EVERY !== 0) continue
      const mark = markOf(play.#machine)
      const expected = marks[followed.length]
      if (expected !== undefined && mark !== expected) {
        otherPosition ??= elsewhere(
          i + 1 - MARK_EVERY,
          `the position between answers ${i + 2 - MARK_EVERY} and ${i + 1} is another one now`,
        )
      }
      followed.push(mark)
    }
    if (otherPosition === undefined && end.position !== UNKNOWN && markOf(play.#machine) !== end.position) {
      const good = followed.length * MARK_EVERY
      otherPosition = elsewhere(
        good,
        `the position after answer ${answers.length} is another one now; it was the same up to answer ${good}`,
      )
    }
    return otherPosition === undefined ? { session: play } : { session: play, misfit: otherPosition }
  }

  /** A session that goes on where a snapshot was taken. */
  static restore<G extends GameTypes>(
    match: Match<G>,
    snapshot: Snapshot,
    origin: () => Position<G>,
    listener: Listener | undefined,
  ): Play<G> {
    const { answers, takenBack, dealt, idsFrom, base, position, ...head } = snapshot
    const given = answers.map(([seat, kind, choice, table, luck]): Given => {
      const told: Given = luck === undefined ? { seat, kind, choice } : { seat, kind, choice, luck }
      return table === 1 ? { ...told, table: true } : told
    })
    const from: Checkpoint<G> = { ...base, position: positionFrom<G>(base.position) }
    const empty = new Play(match, head, origin, new Machine(match, from.position, base.steps, idsFrom))
    empty.#idsFrom = idsFrom
    empty.#dealt = dealt
    empty.#takenBack = [...takenBack]
    empty.#base = from
    const play = empty.#continue(from, empty.#copy(from.position), given)
    if (positionSum(play.#machine) !== position) {
      throw new JournalError('diverged', 'the snapshot leads to another position now', base.answers)
    }
    if (listener !== undefined) play.listen(listener)
    return play
  }

  get game(): string {
    return this.#head.game
  }
  get version(): number {
    return this.#head.version
  }
  get config(): G['config'] {
    return this.#match.config
  }
  get seats(): readonly G['seat'][] {
    return this.#match.seats
  }
  get questions(): readonly G['asked'][] {
    return questionsOf<G>(this.#machine.questions)
  }
  get outcome(): G['outcome'] | undefined {
    return this.#machine.position.outcome
  }
  get state(): StateOf<G> {
    return readable<G>(this.#machine.position.state)
  }
  get answers(): readonly Given[] {
    return this.#answers
  }
  get dealt(): Luck {
    return this.#dealt
  }
  get barrier(): number {
    return this.#barrier
  }
  get unusedScript(): Script {
    return unusedScript(this.#machine.position.chance)
  }

  listen(listener: Listener): void {
    this.#listener = listener
    this.#machine.happened = listener.happened === undefined ? undefined : []
  }

  questionsFor(seat: string): readonly G['asked'][] {
    return questionsOf<G>(
      this.#machine.questions.filter((question) => question.seat === seat || question.seat === TABLE),
    )
  }

  get awaited(): readonly string[] {
    return this.#machine.questions.filter((question) => question.optional !== true).map((question) => question.seat)
  }

  view(seat?: string): SeenBy<G> {
    return look(this.#match.rules.zones, this.#machine.position.state, seat)
  }

  viewSince(before: SeenBy<G>, seat?: string): SeenBy<G> {
    return look(this.#match.rules.zones, this.#machine.position.state, seat, before)
  }

  answer(answer: Answer): Refusal | undefined {
    const { questions } = this.#machine
    if (questions.length === 0) return { refused: 'finished' }
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i]
      if (question === undefined || question.id !== answer.question) continue
      const { seat, choice } = answer
      if (question.seat === TABLE ? !this.#match.seats.includes(seat) : question.seat !== seat) {
        return { refused: 'wrongSeat', seat, expected: question.seat }
      }
      const chosen = listed(question, choice)
      if (chosen === undefined) {
        return { refused: 'unlistedChoice', choice, listed: question.choices.map(({ id }) => id) }
      }
      this.#take(question, chosen, seat, undefined)
      return undefined
    }
    return { refused: 'staleQuestion', question: answer.question, open: questions.map(({ id }) => id) }
  }

  repeat(kept: Given): Misfit | undefined {
    const at = this.#answers.length
    const { seat, choice, luck } = kept
    const question = findAsked(this.#machine.questions, kept)
    const chosen = question === undefined ? undefined : listed(question, choice)
    if (question === undefined || chosen === undefined) {
      return { at, answer: kept, why: 'notOffered', message: whyNot(this.#machine.questions, kept, at) }
    }
    try {
      this.#take(question, chosen, seat, luck)
      return undefined
    } catch (thrown) {
      return misfitOf(at, kept, thrown)
    }
  }

  undoTo(answers: number): Refusal | undefined {
    if (answers < this.#barrier && this.#exists(answers))
      return { refused: 'belowBarrier', to: answers, barrier: this.#barrier }
    return this.#takeBack(answers, 'undo')
  }

  rewind(answers: number): Refusal | undefined {
    return this.#takeBack(answers, 'rewind')
  }

  fork(): Play<G> {
    const from = this.#checkpoint()
    return this.#continue(from, from === this.#base ? this.#copy(from.position) : from.position, this.#answers)
  }

  imagine(seat: string, luck: string): Play<G> | undefined {
    if (!this.seats.includes(seat)) throw new Error(`there is no seat "${seat}"`)
    const from = this.#checkpoint()
    const { zones } = this.#match.rules
    const hidden = hiddenFrom(zones, this.#machine.position.state, seat)
    const sure = JSON.stringify([this.view(seat), this.questionsFor(seat), this.outcome])
    // The world that others are made of: the real one, and later one that is some way from it already.
    let known: ImaginedStep<G> = { position: from.position, luck: from.luck, answers: this.#answers }
    let found: Play<G> | undefined
    for (let attempt = 0; attempt < IMAGINE_TRIES; attempt++) {
      const seed = `${luck}/${this.#answers.length}/${attempt}`
      const chance = newChance(seed)
      const { share, free } = trialAt(attempt)
      const position = this.#copy(known.position)
      rearrange(zones, position.state, hidden, seat, { chance, share })
      const trial = new Machine(this.#match, this.#copy(position), from.steps, this.#idsFrom)
      trial.reshuffle = (order) => reorder(order, free ? undefined : hidden, { chance, share })
      const step = imagineStep(trial, { ...known, position }, from.answers, {
        seat,
        isKept: () => !free && draw(chance, 'kept', 2) === 0,
        pick: (sides) => draw(chance, 'answers', sides),
      })
      if (step === undefined) continue
      const turn: Turn = { answers: this.#answers.length, seed }
      const world = this.#inWorld({ ...from, position, luck: step.luck, turn }, step.answers)
      if (JSON.stringify([world.view(seat), world.questionsFor(seat), world.outcome]) !== sure) continue
      if (share === 1) return world
      known = step
      found = world
    }
    const choices = (play: Play<G>): unknown => play.#answers.slice(from.answers).map(({ choice }) => choice)
    const isReal = found !== undefined && isSame([found.state, choices(found)], [this.state, choices(this)])
    return isReal ? undefined : found
  }

  /** A session in an imagined world. What happened before it cannot be gone back to. */
  #inWorld(base: Checkpoint<G>, answers: readonly Given[]): Play<G> {
    const play = this.#continue(base, this.#copy(base.position), answers)
    play.#base = base
    play.#dealt = NO_LUCK
    play.#imagined = true
    play.#floor = answers.length
    play.#barrier = answers.length
    return play
  }

  hash(): string {
    return positionHash(this.#machine)
  }

  save(): Journal {
    if (this.#imagined) throw new Error('an imagined session cannot be saved: it is not what happened')
    const ledger = this.#opened()
    const link = this.#write(ledger)
    this.#mark(ledger.marks)
    const body = {
      ...this.#head,
      landfall: FORMAT,
      answers: ledger.written.slice(),
      luck: byStream(ledger.luck),
      marks: ledger.marks.slice(),
      takenBack: this.#takenBack.slice(),
    }
    const end = { answers: this.#answers.length, position: markOf(this.#machine), idsFrom: this.#idsFrom }
    return { ...body, end: { ...end, seal: sealOf(link, body, end) } }
  }

  snapshot(): Snapshot {
    if (this.#imagined) throw new Error('an imagined session cannot be kept: it is not what happened')
    const { position, answers, steps, barrier, luck } = this.#checkpoint()
    return {
      ...this.#head,
      landfall: FORMAT,
      answers: this.#answers.map((given) => {
        const { seat, kind, choice, table } = given
        if (given.luck !== undefined) return [seat, kind, choice, table === true ? 1 : 0, writeLuck(given.luck)]
        return table === true ? [seat, kind, choice, 1] : [seat, kind, choice]
      }),
      takenBack: this.#takenBack.slice(),
      dealt: writeLuck(this.#dealt),
      idsFrom: this.#idsFrom,
      base: {
        position: plainPosition<G>(this.#copy(position)),
        answers,
        steps,
        barrier,
        luck: writeLuck(luck),
      },
      position: positionSum(this.#machine),
    }
  }

  #take(question: Question, choice: Choice, seat: string, record: Luck | undefined): void {
    const machine = this.#machine
    const stepsBefore = machine.steps
    const isTables = isToTable(machine.questions, question, choice.id, seat)
    machine.revealed = false
    machine.follow(record)
    try {
      machine.run({ question, choice, seat })
    } catch (thrown) {
      const error = machine.blame(thrown, this.#answers.length)
      this.#restore(this.#answers)
      throw error
    }
    const given: Given = { seat, kind: question.kind, choice: choice.id, luck: machine.luck }
    this.#record(isTables ? { ...given, table: true } : given, machine.steps !== stepsBefore)
    this.#tell()
  }

  #record(given: Given, stepped: boolean): void {
    const before = this.#answers.at(-1)
    this.#answers.push(given)
    const count = this.#answers.length
    if (this.#machine.revealed) this.#barrier = count
    else if (before !== undefined && before.seat !== given.seat) this.#barrier = count - 1
    if (!stepped) return
    this.#stepFrom = count
    this.#stepLuck = this.#machine.luckOfStep()
    this.#stepBarrier = this.#barrier
  }

  #tell(): void {
    const { happened } = this.#machine
    if (happened === undefined) return
    this.#machine.happened = []
    this.#listener?.happened?.(happened, this.#answers.length)
  }

  #exists(answers: number): boolean {
    return Number.isSafeInteger(answers) && answers >= this.#floor && answers <= this.#answers.length
  }

  #takeBack(to: number, act: 'undo' | 'rewind'): Refusal | undefined {
    const from = this.#answers.length
    if (!this.#exists(to)) return { refused: 'noSuchPosition', to, answers: from }
    if (to === from) return undefined
    // Ids go on from the highest ever used.
    this.#idsFrom += this.#machine.position.asked
    this.#restore(this.#answers.slice(0, to))
    this.#takenBack.push([from, to, act])
    this.#ledger?.marks.splice(Math.floor(to / MARK_EVERY))
    this.#ledger?.links.splice(to)
    this.#ledger?.written.splice(to)
    this.#ledger?.luck.splice(to + 1)
    this.#listener?.tookBack?.(from, to, act)
    return undefined
  }

  /** Goes back to where these answers lead, without a word to the listener. */
  #restore(answers: readonly Given[]): void {
    const base = this.#base !== undefined && this.#base.answers <= answers.length ? this.#base : this.#start()
    const other = this.#continue(base, this.#copy(base.position), answers)
    this.#machine = other.#machine
    if (this.#listener?.happened !== undefined) this.#machine.happened = []
    this.#answers = other.#answers
    this.#barrier = Math.max(other.#barrier, this.#floor)
    this.#stepFrom = other.#stepFrom
    this.#stepLuck = other.#stepLuck
    this.#stepBarrier = other.#stepBarrier
    this.#base = base
  }

  #start(): Checkpoint<G> {
    return { position: this.#origin(), answers: 0, steps: 0, barrier: 0, luck: this.#dealt }
  }

  /** The beginning of the step in hand; found again by replaying when it was written over and nobody kept it. */
  #checkpoint(): Checkpoint<G> {
    const steps = this.#machine.steps - 1
    const answers = this.#stepFrom
    const barrier = this.#stepBarrier
    const clean = this.#machine.boundary()
    if (clean !== undefined) return { position: clean, answers, steps, barrier, luck: NO_LUCK }
    if (this.#base?.steps === steps) return this.#base
    const base = this.#base ?? this.#start()
    const machine = new Machine(this.#match, this.#copy(base.position), base.steps, this.#idsFrom)
    machine.follow(base.luck)
    machine.run(FIRST, steps)
    for (let i = base.answers; i < answers; i++) {
      takeTurn(machine, base, i)
      replayAnswer(machine, this.#answers[i], steps)
    }
    this.#base = { position: machine.position, answers, steps, barrier, luck: this.#stepLuck }
    return this.#base
  }

  #copy(position: Position<G>): Position<G> {
    return copyPosition(this.#match.rules, position)
  }

  /** A new session that replays these answers from a checkpoint, on a copy of its position that is its own to write. */
  #continue(from: Checkpoint<G>, position: Position<G>, answers: readonly Given[]): Play<G> {
    const machine = new Machine(this.#match, position, from.steps, this.#idsFrom)
    const play = new Play(this.#match, this.#head, this.#origin, machine)
    play.#answers = answers.slice(0, from.answers)
    play.#dealt = this.#dealt
    play.#barrier = from.barrier
    play.#stepFrom = from.answers
    play.#stepBarrier = from.barrier
    play.#floor = this.#floor
    play.#imagined = this.#imagined
    play.#idsFrom = this.#idsFrom
    play.#takenBack = this.#takenBack.slice()
    play.#base = this.#base
    machine.follow(from.luck)
    machine.run(FIRST)
    play.#stepLuck = machine.luckOfStep()
    for (let i = from.answers; i < answers.length; i++) {
      takeTurn(machine, from, i)
      const given = answers[i]
      const stepsBefore = machine.steps
      machine.revealed = false
      replayAnswer(machine, given)
      if (given !== undefined) play.#record(given, machine.steps !== stepsBefore)
    }
    takeTurn(machine, from, answers.length)
    machine.follow(undefined)
    return play
  }

  #opened(): Ledger {
    this.#ledger ??= { marks: [], written: [], links: [], luck: [] }
    return this.#ledger
  }

  /** Adds the marks of all whole MARK_EVERY answers that are missing; they are found by replaying. */
  #mark(marks: string[]): void {
    const wanted = Math.floor(this.#answers.length / MARK_EVERY)
    if (marks.length >= wanted) return
    const start = this.#start()
    const follower = this.#continue(start, start.position, this.#answers.slice(0, marks.length * MARK_EVERY))
    while (marks.length < wanted) {
      const from = marks.length * MARK_EVERY
      for (const given of this.#answers.slice(from, from + MARK_EVERY)) replayAnswer(follower.#machine, given)
      marks.push(markOf(follower.#machine))
    }
  }

  /** Writes down the answers that were not written yet. Returns the link of the last one. */
  #write({ written, links, luck: lucks }: Ledger): number {
    if (lucks.length === 0) lucks.push(writeLuck(this.#dealt))
    let link = links.at(-1) ?? headLink(this.#head, lucks[0])
    for (const given of this.#answers.slice(written.length)) {
      const luck = given.luck === undefined ? undefined : writeLuck(given.luck)
      link = answerLink(link, given, luck)
      lucks.push(luck)
      links.push(link)
      written.push(writeGiven(given, link))
    }
    return link
  }
}

function listed({ choices }: Question, id: string): Choice | undefined {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.id === id) return choices[i]
  return undefined
}

/** Whether an answer was to the table's question, where the seat had one of its own that it could have been to. */
function isToTable(questions: readonly Question[], asked: Question, choice: string, seat: string): boolean {
  if (asked.seat !== TABLE || questions.length === 1) return false
  return findAsked(questions, { seat, kind: asked.kind, choice }) !== asked
}

/** The question that an answer was to: the seat's own, if it could be that, and otherwise the table's. */
function findAsked(questions: readonly Question[], { seat, kind, choice, table }: Given): Question | undefined {
  const of = (whose: string): Question | undefined =>
    questions.find(
      (question) => question.seat === whose && question.kind === kind && listed(question, choice) !== undefined,
    )
  return table === true ? of(TABLE) : (of(seat) ?? of(TABLE))
}

function whyNot(questions: readonly Question[], { seat, kind, choice }: Given, at: number): string {
  const open =
    questions.map((question) => `${question.kind} to ${question.seat}`).join(', ') || 'nothing: the game is over'
  return `answer ${at + 1} ("${choice}" by ${seat} to ${kind}) is not possible now; asked: ${open}`
}

function replayAnswer<G extends GameTypes>(machine: Machine<G>, given: Given | undefined, haltBefore?: number): void {
  const question = given === undefined ? undefined : findAsked(machine.questions, given)
  const choice = question === undefined ? undefined : listed(question, given?.choice ?? '')
  if (given === undefined || question === undefined || choice === undefined)
    throw new Error('the rules are not deterministic: a replayed answer is not possible')
  machine.follow(given.luck)
  machine.run({ question, choice, seat: given.seat }, haltBefore)
}

/** Luck comes from another seed, if it does so after this many answers. */
function takeTurn<G extends GameTypes>(machine: Machine<G>, { turn }: Checkpoint<G>, answers: number): void {
  if (turn?.answers === answers) machine.reseed(turn.seed)
}

interface Imagining {
  /** Whoever imagines. */
  readonly seat: string
  /** Whether the next answer that somebody else gave in secret stays. */
  isKept(): boolean
  /** Chooses one of so many. */
  pick(sides: number): number
}

/** A step in an imagined world: where it began, what chance gave before its first answer, and all answers. */
interface ImaginedStep<G extends GameTypes> {
  readonly position: Position<G>
  readonly luck: Luck
  readonly answers: readonly Given[]
}

/**
 * Replays a step in an imagined world. What others chose in secret is chosen anew, unless it is kept; what they chose
 * openly stays, if it is possible there. None, when that world does not allow it.
 */
function imagineStep<G extends GameTypes>(
  machine: Machine<G>,
  { position, luck, answers }: ImaginedStep<G>,
  from: number,
  { seat, isKept, pick }: Imagining,
): ImaginedStep<G> | undefined {
  // What others answered before this step, and what chance gave, is nothing that this seat must know.
  const imagined = answers.slice(0, from).map(({ luck: _, ...given }): Given => {
    return given.seat === seat ? given : { ...given, choice: '' }
  })
  try {
    machine.follow(luck)
    machine.run(FIRST)
    const first = machine.luck ?? NO_LUCK
    for (const given of answers.slice(from)) {
      const asked =
        findAsked(machine.questions, given) ??
        machine.questions.find(
          (question) => question.kind === given.kind && (question.seat === given.seat || question.seat === TABLE),
        )
      if (asked === undefined) return undefined
      const same = listed(asked, given.choice)
      const stays = given.seat === seat || ((asked.secret !== true || isKept()) && same !== undefined)
      const choice = stays ? same : asked.choices[pick(asked.choices.length)]
      if (choice === undefined) return undefined
      machine.follow(given.luck)
      machine.run({ question: asked, choice, seat: given.seat })
      imagined.push({ ...given, choice: choice.id, luck: machine.luck })
    }
    return { position, luck: first, answers: imagined }
  } catch {
    // Rules may meet what cannot be in a world that does not agree with what happened; another one will be tried.
    return undefined
  }
}

function positionHash<G extends GameTypes>(machine: Machine<G>): string {
  return hash(canonical(positionData(machine))).slice(0, 16)
}

/** Enough for a snapshot, which nobody has reason to forge: a server that starts again reads thousands of them. */
function positionSum<G extends GameTypes>(machine: Machine<G>): number {
  return dataSum(positionData(machine))
}

/** Equal for equal positions, however they were reached. */
function positionData<G extends GameTypes>(machine: Machine<G>): object {
  const { streams, script } = machine.position.chance
  return { ...meaningOf(machine), streams, script }
}

/** What a journal remembers of a position: all of it but luck to come, which another generator would make another. */
function markOf<G extends GameTypes>(machine: Machine<G>): string {
  return hash(canonical(meaningOf(machine))).slice(0, 16)
}

function meaningOf<G extends GameTypes>(machine: Machine<G>): object {
  const { state, outcome } = machine.position
  const agenda = machine.position.agenda.map(({ step, with: given }) => ({ step, with: given }))
  const asked = machine.questions.map(({ seat, kind, choices }) => [seat, kind, choices.map(({ id }) => id)])
  return { state, agenda, outcome, asked }
}

function elsewhere(at: number, message: string): Misfit {
  return { at, why: 'otherPosition', message }
}

function misfitOf(at: number, answer: Given | undefined, thrown: unknown): Misfit {
  const why = thrown instanceof RuleError && thrown.cause instanceof UnusableLuck ? 'unusableLuck' : 'brokenRule'
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return answer === undefined ? { at, why, message } : { at, answer, why, message }
}
