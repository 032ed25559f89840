// A session: one game being played. Answers are the only way anything ever happens; all else is a consequence of them.
import { plainPosition, positionFrom, readable } from './border.ts'
import { draw, newChance, type Script, unusedScript } from './chance.ts'
import { JournalError } from './errors.ts'
import type { GameTypes, Happened, SeenBy, StateOf } from './game.ts'
import { dataSum, hash } from './hash.ts'
import { rearrange } from './imagine.ts'
import {
  answerLink,
  checkOf,
  FORMAT,
  headLink,
  type Journal,
  type JournalHead,
  MARK_EVERY,
  sealOf,
  type TakenBack,
  type Written,
} from './journal.ts'
import { copyPosition, Machine, type Match, type Position } from './machine.ts'
import { canonical } from './plain.ts'
import { type Answer, type Question, type Refusal, TABLE } from './question.ts'
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
}

/** A position to begin at: a state, and the steps to come, the next one first. */
export interface Opening {
  readonly state: object
  readonly steps: readonly { readonly step: string; readonly with?: object }[]
}

/** An answer that was taken. */
export interface Given {
  readonly seat: string
  readonly kind: string
  readonly choice: string
  /** It was to the table's question, while the seat had one of its own that it could have been to. */
  readonly table?: true
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly game: string
  readonly version: number
  readonly config: G['config']
  readonly seats: readonly string[]
  /** Everything that is asked at this moment: usually one question. */
  readonly questions: readonly Question<G['clause']>[]
  /** The questions that a seat may answer. */
  questionsFor(seat: string): readonly Question<G['clause']>[]
  /** The seats that the game is waiting for; TABLE for anybody. */
  readonly awaited: readonly string[]
  /** Takes an answer, or says why not and changes nothing. */
  answer(answer: Answer): Refusal | undefined
  readonly outcome: G['outcome'] | undefined
  /** The whole truth. Not for players: they get `view`. */
  readonly state: StateOf<G>
  /** What a seat may see; without a seat, what a spectator may see. */
  view(seat?: string): SeenBy<G>
  /** The same, with every field that has not changed taken from an earlier view of this seat. */
  viewSince(before: SeenBy<G>, seat?: string): SeenBy<G>
  /** All answers so far. */
  readonly answers: readonly Given[]
  /** Positions below this number of answers cannot be undone to. */
  readonly barrier: number
  undoTo(answers: number): Refusal | undefined
  /** Goes back below the barrier: for replays, and for tables that agree to it. */
  rewind(answers: number): Refusal | undefined
  /** A session of its own at the same position. */
  fork(): Session<G>
  /** A session that could be the real one for all that this seat knows, with other luck to come. For bots. */
  imagine(seat: string, luck: string): Session<G>
  save(): Journal
  /** The session as it is, to go on at once where it stands. Plain data; it shares nothing with the session. */
  snapshot(): Snapshot
  /** The hash of the position: equal for equal positions, however they were reached. */
  hash(): string
  /** Be told what happens from now on. One listener at a time; it replaces the one before. */
  listen(listener: Listener): void
  /** Scripted luck that was never needed. */
  readonly unusedScript: readonly string[]
}

/** A position at the beginning of a step, and where it stands in the game. Never written: copy it to go on from it. */
interface Checkpoint<G extends GameTypes> {
  readonly position: Position<G>
  readonly answers: number
  readonly steps: number
  readonly barrier: number
  /** In an imagined session: where luck has turned since this position, the first turn first. */
  readonly turns?: readonly Turn[]
}

/** After so many answers luck comes from another seed; with `shuffles`, shuffles before that did so already. */
interface Turn {
  readonly at: number
  readonly luck: string
  readonly shuffles: boolean
}

/** What a journal needs besides the answers, kept between saves. */
interface Ledger {
  /** The hash of the position after every MARK_EVERY answers. */
  readonly marks: string[]
  /** The answers as they stand in a journal, and what the next one is chained to. */
  readonly written: Written[]
  readonly links: number[]
}

/** How often `imagine` tries to find a world that agrees with all that the seat has seen. */
const IMAGINE_TRIES = 40

export class Play<G extends GameTypes> implements Session<G> {
  readonly #match: Match<G>
  readonly #head: JournalHead
  readonly #origin: () => Position<G>
  #machine: Machine<G>
  #answers: Given[] = []
  #barrier = 0
  /** Where the step in hand began. */
  #stepFrom = 0
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
    listener: Listener | undefined,
  ): Play<G> {
    const play = new Play(match, head, origin, new Machine(match, origin(), 0, idsFrom))
    play.#idsFrom = idsFrom
    play.#listener = listener
    const machine = play.#machine
    if (listener?.happened !== undefined) machine.happened = []
    try {
      machine.run(FIRST)
    } catch (thrown) {
      throw machine.blame(thrown, 0)
    }
    play.#tell()
    return play
  }

  /** A session that has gone the way of a journal. */
  static follow<G extends GameTypes>(
    match: Match<G>,
    journal: Journal,
    origin: () => Position<G>,
    listener: Listener | undefined,
  ): Play<G> {
    const { answers, marks, takenBack, end, ...head } = journal
    const play = Play.begin(match, head, origin, end.idsFrom, listener)
    const followed = play.#opened().marks
    for (const written of answers) {
      const at = play.#answers.length
      play.#follow(written)
      if (play.#answers.length % MARK_EVERY !== 0) continue
      const mark = play.hash()
      const expected = marks[followed.length]
      if (mark !== expected)
        throw diverged(
          at + 1 - MARK_EVERY,
          `the position between answers ${at + 2 - MARK_EVERY} and ${at + 1} is another one now`,
        )
      followed.push(mark)
    }
    if (play.hash() !== end.position) {
      const good = followed.length * MARK_EVERY
      throw diverged(
        good,
        `the position after answer ${answers.length} is another one now; it was the same up to answer ${good}`,
      )
    }
    play.#takenBack = [...takenBack]
    return play
  }

  /** A session that goes on where a snapshot was taken. */
  static restore<G extends GameTypes>(
    match: Match<G>,
    snapshot: Snapshot,
    origin: () => Position<G>,
    listener: Listener | undefined,
  ): Play<G> {
    const { answers, takenBack, idsFrom, base, position, ...head } = snapshot
    const given = answers.map(
      ([seat, kind, choice, table]): Given =>
        table === 1 ? { seat, kind, choice, table: true } : { seat, kind, choice },
    )
    const from: Checkpoint<G> = { ...base, position: positionFrom<G>(base.position) }
    const empty = new Play(match, head, origin, new Machine(match, from.position, base.steps, idsFrom))
    empty.#idsFrom = idsFrom
    empty.#takenBack = [...takenBack]
    empty.#base = from
    const play = empty.#continue(from, empty.#copy(from.position), given)
    if (positionSum(play.#machine) !== position) {
      throw diverged(base.answers, 'the snapshot leads to another position now')
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
  get questions(): readonly Question<G['clause']>[] {
    return this.#machine.questions
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
  get barrier(): number {
    return this.#barrier
  }
  get unusedScript(): readonly string[] {
    return unusedScript(this.#machine.position.chance)
  }

  listen(listener: Listener): void {
    this.#listener = listener
    this.#machine.happened = listener.happened === undefined ? undefined : []
  }

  questionsFor(seat: string): readonly Question<G['clause']>[] {
    return this.questions.filter((question) => question.seat === seat || question.seat === TABLE)
  }

  get awaited(): readonly string[] {
    return this.questions.filter((question) => question.optional !== true).map((question) => question.seat)
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
      if (!lists(question, choice)) {
        return { refused: 'unlistedChoice', choice, listed: question.choices.map(({ id }) => id) }
      }
      this.#take(question, choice, seat)
      return undefined
    }
    return { refused: 'staleQuestion', question: answer.question, open: questions.map(({ id }) => id) }
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

  imagine(seat: string, luck: string): Play<G> {
    if (!this.seats.includes(seat)) throw new Error(`there is no seat "${seat}"`)
    const from = this.#checkpoint()
    const sure = JSON.stringify([this.view(seat), this.questionsFor(seat), this.outcome])
    for (let attempt = 0; attempt <= IMAGINE_TRIES; attempt++) {
      const world = `${luck}/${this.#answers.length}/${attempt}`
      const chance = newChance(world)
      const position = this.#copy(from.position)
      // First with the shuffles and the secret answers of this step done anew; if what was seen since does not allow
      // that, with the shuffles and some of the answers as they were: they may have come to light. In the end all is as
      // it is, and only luck to come is another.
      const free = attempt < IMAGINE_TRIES / 2
      const last = attempt === IMAGINE_TRIES
      if (!last) rearrange(this.#match.rules.zones, position.state, this.#machine.position.state, seat, chance)
      const turn: Turn = { at: this.#answers.length, luck: world, shuffles: free }
      const checkpoint: Checkpoint<G> = { ...from, position, turns: [...(from.turns ?? []), turn] }
      const trial = new Machine(this.#match, this.#copy(position), from.steps, this.#idsFrom)
      const known = this.#answers.map((given, i) =>
        i < from.answers && given.seat !== seat ? { ...given, choice: '' } : given,
      )
      const answers = imagineAnswers(trial, checkpoint, known, {
        seat,
        isKept: () => last || (!free && draw(chance, 'kept', 2) === 0),
        pick: (sides) => draw(chance, 'answers', sides),
      })
      if (answers === undefined) continue
      const play = this.#continue(checkpoint, this.#copy(position), answers)
      play.#base = checkpoint
      play.#imagined = true
      play.#floor = answers.length
      play.#barrier = answers.length
      if (JSON.stringify([play.view(seat), play.questionsFor(seat), play.outcome]) === sure) return play
    }
    throw new Error(`the rules are not deterministic: step "${this.#machine.stepName}" went another way`)
  }

  hash(): string {
    return positionHash(this.#machine)
  }

  save(): Journal {
    if (this.#imagined) throw new Error('an imagined session cannot be saved: it is not what happened')
    const { written, links, marks } = this.#opened()
    const link = this.#write(written, links)
    this.#mark(marks)
    const body = {
      ...this.#head,
      landfall: FORMAT,
      answers: written.slice(),
      marks: marks.slice(),
      takenBack: this.#takenBack.slice(),
    }
    const end = { answers: this.#answers.length, position: this.hash(), idsFrom: this.#idsFrom }
    return { ...body, end: { ...end, seal: sealOf(link, body, end) } }
  }

  snapshot(): Snapshot {
    if (this.#imagined) throw new Error('an imagined session cannot be kept: it is not what happened')
    const { position, answers, steps, barrier } = this.#checkpoint()
    return {
      ...this.#head,
      landfall: FORMAT,
      answers: this.#answers.map(({ seat, kind, choice, table }) =>
        table === true ? [seat, kind, choice, 1] : [seat, kind, choice],
      ),
      takenBack: this.#takenBack.slice(),
      idsFrom: this.#idsFrom,
      base: { position: plainPosition<G>(this.#copy(position)), answers, steps, barrier },
      position: positionSum(this.#machine),
    }
  }

  #take(question: Question, choice: string, seat: string): void {
    const machine = this.#machine
    const stepsBefore = machine.steps
    const given = givenTo(machine.questions, question, choice, seat)
    machine.revealed = false
    try {
      machine.run({ question, choice, seat })
    } catch (thrown) {
      const error = machine.blame(thrown, this.#answers.length)
      this.#restore(this.#answers)
      throw error
    }
    this.#record(given, machine.steps !== stepsBefore)
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
    this.#stepBarrier = this.#barrier
  }

  #tell(): void {
    const { happened } = this.#machine
    if (happened === undefined) return
    this.#machine.happened = []
    this.#listener?.happened?.(happened, this.#answers.length)
  }

  /** Takes an answer of a journal. */
  #follow(written: Written): void {
    const at = this.#answers.length
    const given = readGiven(written)
    const { seat, choice } = given
    const question = findAsked(this.#machine.questions, given)
    if (question === undefined) throw diverged(at, whyNot(this.#machine.questions, given, at))
    try {
      this.#take(question, choice, seat)
    } catch (thrown) {
      throw diverged(at, thrown instanceof Error ? thrown.message : String(thrown))
    }
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
    this.#stepBarrier = other.#stepBarrier
    this.#base = base
  }

  #start(): Checkpoint<G> {
    return { position: this.#origin(), answers: 0, steps: 0, barrier: 0 }
  }

  /** The beginning of the step in hand; found again by replaying when it was written over and nobody kept it. */
  #checkpoint(): Checkpoint<G> {
    const steps = this.#machine.steps - 1
    const clean = this.#machine.boundary()
    if (clean !== undefined) return { position: clean, answers: this.#stepFrom, steps, barrier: this.#stepBarrier }
    if (this.#base?.steps === steps) return this.#base
    const base = this.#base ?? this.#start()
    const machine = new Machine(this.#match, this.#copy(base.position), base.steps, this.#idsFrom)
    beginTurns(machine, base)
    machine.run(FIRST, steps)
    for (let i = base.answers; i < this.#stepFrom; i++) {
      takeTurns(machine, base, i)
      replayAnswer(machine, this.#answers[i], steps)
    }
    this.#base = { position: machine.position, answers: this.#stepFrom, steps, barrier: this.#stepBarrier }
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
    play.#barrier = from.barrier
    play.#stepFrom = from.answers
    play.#stepBarrier = from.barrier
    play.#floor = this.#floor
    play.#imagined = this.#imagined
    play.#idsFrom = this.#idsFrom
    play.#takenBack = this.#takenBack.slice()
    play.#base = this.#base
    beginTurns(machine, from)
    machine.run(FIRST)
    for (let i = from.answers; i < answers.length; i++) {
      takeTurns(machine, from, i)
      const given = answers[i]
      const stepsBefore = machine.steps
      machine.revealed = false
      replayAnswer(machine, given)
      if (given !== undefined) play.#record(given, machine.steps !== stepsBefore)
    }
    takeTurns(machine, from, answers.length)
    return play
  }

  #opened(): Ledger {
    this.#ledger ??= { marks: [], written: [], links: [] }
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
      marks.push(positionHash(follower.#machine))
    }
  }

  /** Writes down the answers that were not written yet. Returns the link of the last one. */
  #write(written: Written[], links: number[]): number {
    let link = links.at(-1) ?? headLink(this.#head)
    for (const { seat, kind, choice, table } of this.#answers.slice(written.length)) {
      const asked = table === true ? `${TABLES}${kind}` : kind
      link = answerLink(link, seat, asked, choice)
      links.push(link)
      written.push([seat, asked, choice, checkOf(link)])
    }
    return link
  }
}

function lists(question: Question, choice: string): boolean {
  const { choices } = question
  for (let i = 0; i < choices.length; i++) if (choices[i]?.id === choice) return true
  return false
}

/** How a journal marks an answer to the table's question, where the seat had one of its own. */
const TABLES = `${TABLE}/`

function readGiven([seat, asked, choice]: Written): Given {
  if (!asked.startsWith(TABLES)) return { seat, kind: asked, choice }
  return { seat, kind: asked.slice(TABLES.length), choice, table: true }
}

function givenTo(questions: readonly Question[], asked: Question, choice: string, seat: string): Given {
  const given: Given = { seat, kind: asked.kind, choice }
  if (asked.seat !== TABLE || questions.length === 1) return given
  return findAsked(questions, given) === asked ? given : { ...given, table: true }
}

/** The question that an answer was to: the seat's own, if it could be that, and otherwise the table's. */
function findAsked(questions: readonly Question[], { seat, kind, choice, table }: Given): Question | undefined {
  const of = (whose: string): Question | undefined =>
    questions.find((question) => question.seat === whose && question.kind === kind && lists(question, choice))
  return table === true ? of(TABLE) : (of(seat) ?? of(TABLE))
}

function whyNot(questions: readonly Question[], { seat, kind, choice }: Given, at: number): string {
  const open =
    questions.map((question) => `${question.kind} to ${question.seat}`).join(', ') || 'nothing: the game is over'
  return `answer ${at + 1} ("${choice}" by ${seat} to ${kind}) is not possible now; asked: ${open}`
}

function replayAnswer<G extends GameTypes>(machine: Machine<G>, given: Given | undefined, haltBefore?: number): void {
  const question = given === undefined ? undefined : findAsked(machine.questions, given)
  if (given === undefined || question === undefined)
    throw new Error('the rules are not deterministic: a replayed answer is not possible')
  machine.run({ question, choice: given.choice, seat: given.seat }, haltBefore)
}

/** Luck as it was at a checkpoint: real, but for shuffles that an imagined world has done anew. */
function beginTurns<G extends GameTypes>(machine: Machine<G>, { turns }: Checkpoint<G>): void {
  if (turns?.[0]?.shuffles) machine.imaginedShuffles = newChance(turns[0].luck)
}

/** Luck turns, if it did after so many answers. */
function takeTurns<G extends GameTypes>(machine: Machine<G>, { turns }: Checkpoint<G>, answers: number): void {
  if (turns === undefined) return
  for (const [i, { at, luck }] of turns.entries()) {
    if (at !== answers) continue
    machine.reseed(luck)
    const next = turns[i + 1]
    if (next?.shuffles) machine.imaginedShuffles = newChance(next.luck)
  }
}

interface Imagining {
  /** Whoever imagines. */
  readonly seat: string
  /** Whether the next answer that somebody else gave in secret stays. */
  isKept(): boolean
  /** Chooses one of so many. */
  pick(sides: number): number
}

/**
 * Replays the answers of a step in an imagined world. What others chose in secret is chosen anew, unless it is kept; what
 * they chose openly stays, if it is possible there. Gives the answers of that world; none, when it does not allow them.
 */
function imagineAnswers<G extends GameTypes>(
  machine: Machine<G>,
  from: Checkpoint<G>,
  known: readonly Given[],
  { seat, isKept, pick }: Imagining,
): readonly Given[] | undefined {
  const answers = known.slice(0, from.answers)
  try {
    beginTurns(machine, from)
    machine.run(FIRST)
    for (const given of known.slice(from.answers)) {
      takeTurns(machine, from, answers.length)
      const asked =
        findAsked(machine.questions, given) ??
        machine.questions.find(
          (question) => question.kind === given.kind && (question.seat === given.seat || question.seat === TABLE),
        )
      if (asked === undefined) return undefined
      const stays = given.seat === seat || ((asked.secret !== true || isKept()) && lists(asked, given.choice))
      const choice = stays ? given.choice : asked.choices[pick(asked.choices.length)]?.id
      if (choice === undefined || !lists(asked, choice)) return undefined
      answers.push({ ...given, choice })
      machine.run({ question: asked, choice, seat: given.seat })
    }
    return answers
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
  const { state, agenda, chance, outcome } = machine.position
  const asked = machine.questions.map(({ seat, kind, choices }) => [seat, kind, choices.map(({ id }) => id)])
  const { streams, script } = chance
  return { state, agenda, streams, script, outcome, asked }
}

function diverged(at: number, message: string): JournalError {
  return new JournalError('diverged', message, at)
}
