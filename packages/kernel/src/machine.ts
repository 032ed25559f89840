// The machine that runs steps: a position, the generator of the step in progress, and the questions it waits for.
import { ASKING, askingChoices, inPhase, type Standings, withAsking } from './asking.ts'
import { beginStep, causeOf, happening, meantBy, readable, stepCalled, writable } from './casts.ts'
import type { Taken } from './catching-up.ts'
import { type Chance, copyChance, Drawing, type Face, newChance, pick, shuffled } from './chance.ts'
import { GAME_OVER, RuleError } from './errors.ts'
import type {
  Cause,
  EventNamed,
  GameTypes,
  Happened,
  Moment,
  Offer,
  Routine,
  Rules,
  Secret,
  StateOf,
  StepOf,
  WindowMoment,
} from './game.ts'
import { LIMITS } from './limits.ts'
import { type Drawn, type Gave, type Luck, NO_LUCK, recordedFace, recordedOrder } from './luck.ts'
import { copy } from './plain.ts'
import type { Choice, Question } from './question.ts'
import { NOTHING } from './routine.ts'
import { type Answered, FIRST, PASS, Table } from './table.ts'

/**
 * Everything there is to know between two steps, as plain data. What there is only at times is undefined at others: all
 * positions have the same fields in the same order, which keeps reading them fast.
 */
export interface Position<G extends GameTypes> {
  state: G['state']
  /** The steps to come; the last one is next. */
  agenda: StepOf<G>[]
  chance: Chance
  /** How many questions have been asked so far. */
  asked: number
  /** How often seats want to be asked in windows, where they have said so. It is replaced as a whole. */
  standings: Standings | undefined
  /** For this many answers to come everybody is asked everywhere: see `JournalHead`. */
  everywhere: number | undefined
  outcome: G['outcome'] | undefined
}

export function copyPosition<G extends GameTypes>(rules: Rules<G>, position: Position<G>): Position<G> {
  const { state, agenda, chance, asked, standings, everywhere, outcome } = position
  return {
    state: rules.copy === undefined ? copy(state) : rules.copy(state),
    agenda: agenda.slice(),
    chance: copyChance(chance),
    asked,
    standings,
    everywhere,
    outcome,
  }
}

/** What never changes during a game. */
export interface Match<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly config: G['config']
  readonly seats: readonly G['seat'][]
  readonly secretOf: (machine: Machine<G>) => Secret<G>
  /** The game began at a given position, and may run out of steps without an outcome. */
  readonly mayRest: boolean
}

/** The part of a question that a rule writes; the machine adds the rest. */
type QuestionDraft = Pick<Question, 'kind' | 'rule' | 'choices' | 'about'>

const NOTHING_OPEN: readonly never[] = []
const NO_STANDINGS: Standings = {}

export class Machine<G extends GameTypes> {
  readonly match: Match<G>
  position: Position<G>
  questions: readonly Question[] = NOTHING_OPEN
  /** How many steps have begun since the start of the game. */
  steps: number
  /** How many events have been emitted. */
  changes = 0
  /** Something was written or drawn since the step in progress began. */
  dirty = false
  /** Since this was last set to false, chance was drawn from, a secret was touched, or joint answers were revealed. */
  revealed = false
  /** Where ids of questions begin, so that none is used twice after an undo. */
  readonly idsFrom: number
  /** What everything happens within at this moment. */
  cause: Cause = {}
  /** What is being done at this moment. Questions are about it, if they do not say something else. */
  subject: (() => Choice) | undefined
  /** What happened since the last answer; undefined if there is no listener. */
  happened: Happened[] | undefined
  /** What chance gave since this was last cleared, in order. */
  luck: Drawn[] | undefined
  /** While following a record: what it still has to give. After that, luck comes from the seed. */
  record: Drawn[] | undefined
  /** What was taken without asking since the last answer, while everybody is asked everywhere. */
  taken: Taken[] = []
  /** While replaying a step in an imagined world: changes the outcome of its shuffles. */
  reshuffle: (<F extends Face>(order: readonly F[]) => F[]) | undefined

  readonly #table: Table<G>
  #secret: Secret<G> | undefined
  #routine: Routine | undefined
  #running: StepOf<G> | undefined
  #askedBefore = 0
  #queue: StepOf<G>[] = []
  /** How many draws there were when the step in progress began. */
  #drawnBefore = 0

  constructor(match: Match<G>, position: Position<G>, steps: number, idsFrom: number) {
    this.match = match
    this.position = position
    this.steps = steps
    this.idsFrom = idsFrom
    this.#table = new Table(this)
  }

  get rules(): Rules<G> {
    return this.match.rules
  }
  get config(): G['config'] {
    return this.match.config
  }
  get seats(): readonly G['seat'][] {
    return this.match.seats
  }
  get readable(): StateOf<G> {
    return readable(this.position.state)
  }

  /** Run until something is asked, the game ends, or the given step is about to begin. */
  run(answered: Answered, haltBefore?: number): void {
    const { everywhere = 0 } = this.position
    if (everywhere > 0 && answered !== FIRST) {
      this.dirty = true
      this.position.everywhere = everywhere - 1
      this.taken = []
    }
    const last = this.steps + LIMITS.stepsOfAnswer
    try {
      for (;;) {
        if (this.#routine === undefined) {
          if (this.steps === haltBefore) return
          if (this.steps > last) throw new Error('the steps after an answer never end')
          const step = this.#nextStep()
          if (step === undefined) return
          this.#routine = beginStep(this.match.rules, this.#table, step)
        }
        if (this.#routine !== undefined) {
          // The first call of a new generator ignores what it is given.
          const result = this.#routine.next(answered)
          if (result.done !== true) {
            this.questions = result.value
            return
          }
          this.#routine = undefined
        }
        const { agenda } = this.position
        for (let step = this.#queue.pop(); step !== undefined; step = this.#queue.pop()) agenda.push(step)
      }
    } catch (thrown) {
      this.#routine = undefined
      this.questions = NOTHING_OPEN
      if (thrown !== GAME_OVER) throw thrown
    }
  }

  /** The position at the beginning of the step in progress, if nothing has been written or drawn since. */
  boundary(): Position<G> | undefined {
    if (this.dirty || this.#running === undefined) return undefined
    const position = copyPosition(this.match.rules, this.position)
    position.agenda.push(this.#running)
    position.asked = this.#askedBefore
    return position
  }

  /** The step in progress, for messages. */
  get stepName(): string {
    return String(this.#running?.step ?? 'start')
  }

  blame(thrown: unknown, answers: number): RuleError {
    return new RuleError(this.stepName, answers, thrown)
  }

  emit<Name extends keyof G['events']>(event: EventNamed<G, Name>): void {
    this.dirty = true
    this.changes += 1
    this.#secret ??= this.match.secretOf(this)
    const name: Name = event.t
    const rule = this.match.rules.events[name]
    const state = writable(this.position.state)
    if (typeof rule === 'function') {
      rule(state, event, this.#secret)
    } else {
      if (rule.told !== undefined) this.revealed = true
      rule.apply?.(state, event, this.#secret)
    }
    if (this.happened !== undefined) this.happened.push(happening(event, this.cause))
  }

  next(step: keyof G['steps'], given: G['steps'][keyof G['steps']] | undefined): void {
    this.#queue.push(stepCalled<G>(step, given, this.cause))
  }

  end(outcome: G['outcome']): void {
    this.dirty = true
    this.position.outcome = outcome
  }

  /** The record decides, but the stream is drawn from all the same, so that it goes on correctly after the record. */
  chance<F extends Face>(stream: string, faces: readonly F[]): F {
    const drawn = pick(this.position.chance, stream, faces)
    const face = this.record === undefined ? drawn : (recordedFace(this.record, stream, faces) ?? drawn)
    this.#drew(stream, face)
    return face
  }

  draw<F extends Face>(stream: string, faces: readonly F[], count: number): F[] {
    const left = faces.slice()
    const taken: F[] = []
    const drawing = new Drawing(this.position.chance, stream)
    while (taken.length < count && left.length > 0) {
      const drawn = drawing.face(left)
      const face = this.record === undefined ? drawn : (recordedFace(this.record, stream, left) ?? drawn)
      left.splice(left.indexOf(face), 1)
      taken.push(face)
      this.#drew(stream, face)
    }
    drawing.end()
    return taken
  }

  shuffle<F extends Face>(stream: string, faces: readonly F[], withdrawn: readonly F[]): F[] {
    const drawn = shuffled(this.position.chance, stream, faces)
    const known =
      this.record === undefined ? drawn : (recordedOrder(this.record, stream, [...faces, ...withdrawn]) ?? drawn)
    const order = this.reshuffle === undefined ? known : this.reshuffle(known)
    this.#drew(stream, order.slice())
    return order
  }

  #drew(stream: string, gave: Gave): void {
    this.dirty = true
    this.revealed = true
    if (this.luck === undefined) this.luck = [[stream, gave]]
    else if (this.luck.push([stream, gave]) > LIMITS.drawsOfAnswer) {
      throw new Error(`chance is drawn from without end, now "${stream}"`)
    }
  }

  /** Takes luck from this record from now on, and starts to collect luck again. */
  follow(record: Luck | undefined): void {
    this.record = record === undefined || record.length === 0 ? undefined : record.slice()
    this.luck = undefined
    this.#drawnBefore = 0
  }

  /** What chance gave since the step in progress began. */
  luckOfStep(): Luck {
    return this.luck === undefined ? NO_LUCK : this.luck.slice(this.#drawnBefore)
  }

  /** From here on chance comes from another seed. */
  reseed(seed: string): void {
    this.position.chance = newChance(seed)
  }

  /**
   * All questions have the same fields in the same order, which keeps reading them fast. What may be used beside a question
   * is about nothing.
   */
  open(seat: string, { kind, choices, rule, about }: QuestionDraft, secret?: true, optional?: true): Question {
    if (choices.length === 0) throw new Error(`question "${kind}" to "${seat}" has no choices`)
    const id = this.idsFrom + this.position.asked
    this.position.asked += 1
    const subject = about ?? (optional === true ? undefined : this.subject?.())
    return { id, seat, kind, choices, rule, about: subject, within: this.cause, secret, optional }
  }

  /** What may be used at this moment. */
  offers(moment: Moment<G>): readonly Offer<G>[] {
    const { anyTime } = this.match.rules
    return anyTime === undefined ? NOTHING_OPEN : anyTime.list(this.readable, moment)
  }

  /** What may be used in a window by those who want to be asked there. */
  offersIn(moment: WindowMoment<G>): readonly Offer<G>[] {
    if (!this.#isEverywhere && this.position.standings === undefined && !this.#isAtStake(moment)) return NOTHING_OPEN
    const offers = this.offers(moment)
    if (offers.length === 0) return offers
    if (this.#isEverywhere) return this.#offeredEarlier(offers, moment)
    const asked: string[] = []
    for (const offer of offers)
      if (!asked.includes(offer.seat) && this.#isAskedIn(moment, offer)) asked.push(offer.seat)
    return asked.length === 0 ? NOTHING_OPEN : offers.filter(({ seat }) => asked.includes(seat))
  }

  #isAtStake(moment: WindowMoment<G>): boolean {
    return this.match.rules.anyTime?.isAtStake?.(this.readable, moment) !== false
  }

  #isAskedIn(moment: WindowMoment<G>, { seat, choice }: Offer<G>): boolean {
    const standing = this.position.standings?.[seat]
    if (standing?.quiet !== undefined) return false
    if (standing?.everywhere === true) return true
    const { anyTime } = this.match.rules
    if (anyTime?.matters === undefined) return true
    return anyTime.matters(this.readable, moment, meantBy<{ readonly means: G['ability'] }>(choice))
  }

  /** What earlier rules offered of these. */
  #offeredEarlier(offers: readonly Offer<G>[], moment: WindowMoment<G>): readonly Offer<G>[] {
    const { anyTime } = this.match.rules
    if (anyTime?.wasOffered === undefined) return offers
    const { wasOffered } = anyTime
    return offers.filter(({ choice }) =>
      wasOffered(this.readable, moment, meantBy<{ readonly means: G['ability'] }>(choice)),
    )
  }

  /** Somebody who wants to be asked everywhere can use something now. */
  isHeldAt(moment: Moment<G>): boolean {
    const { standings = NO_STANDINGS } = this.position
    if (standings === NO_STANDINGS && !this.#isEverywhere) return false
    return this.offers(moment).some(({ seat }) => {
      const { everywhere = this.#isEverywhere, quiet } = standings[seat] ?? {}
      return everywhere && quiet === undefined
    })
  }

  /** The rules of the game that is followed did not ask this. */
  isNewHere(kind: string): boolean {
    return this.#isEverywhere && this.match.rules.newQuestions?.some((one) => one === kind) === true
  }

  /** Takes a single choice without asking. */
  takeOnly(kind: string, { id }: Choice): void {
    if (this.#isEverywhere) this.taken.push({ kind, choice: id })
  }

  get #isEverywhere(): boolean {
    return (this.position.everywhere ?? 0) > 0
  }

  /**
   * One question for each seat with offers. In a window it can be passed; beside another question it is optional. Next to
   * it the seat can say how often it wants to be asked.
   */
  questionsFor(offers: readonly Offer<G>[], window: WindowMoment<G> | undefined): Question[] {
    const questions: Question[] = []
    for (const { seat } of offers) {
      if (questions.some((question) => question.seat === seat)) continue
      const choices: Choice[] = []
      for (const offer of offers) if (offer.seat === seat) choices.push(offer.choice)
      if (window === undefined) {
        questions.push(this.open(seat, { kind: 'anyTime', choices }, undefined, true))
      } else {
        choices.push({ id: PASS })
        questions.push(this.open(seat, { kind: window.at, choices, about: window.about }))
      }
      const standing = askingChoices(this.position.standings?.[seat])
      questions.push(this.open(seat, { kind: ASKING, choices: standing }, undefined, true))
    }
    return questions
  }

  use(offers: readonly Offer<G>[], answered: Answered, moment: Moment<G>): Routine {
    if (answered.question.kind === ASKING) return this.#stand(answered)
    const used = offers.find((offer) => offer.seat === answered.question.seat && offer.choice.id === answered.choice.id)
    const { anyTime } = this.match.rules
    if (used === undefined || anyTime === undefined) throw new Error(`nobody offered "${answered.choice.id}"`)
    const use = meantBy<{ readonly means: G['ability'] }>(used.choice)
    // What is used while a card is carried out is no part of that card.
    const { card: _, ...cause } = this.cause
    return this.within(anyTime.within(use), () => anyTime.run(this.#table, use, moment), cause)
  }

  #stand({ question, choice }: Answered): Routine {
    const { position, cause } = this
    this.dirty = true
    const standings = withAsking(position.standings, question.seat, choice.id, cause.phase)
    position.standings = Object.keys(standings).length > 0 ? standings : undefined
    return NOTHING
  }

  /**
   * Does something within a narrower cause, which may be that of something else than what is done now; with a subject of its
   * own, or none: what is being done outside it is not what is asked about there.
   */
  *within<Result>(
    narrower: Cause,
    doing: () => Routine<Result>,
    wider: Cause = this.cause,
    about?: () => Choice,
  ): Routine<Result> {
    const { cause, subject } = this
    this.cause = { ...wider, ...narrower }
    this.subject = about
    const result = yield* doing()
    this.cause = cause
    this.subject = subject
    return result
  }

  #nextStep(): StepOf<G> | undefined {
    const step = this.position.agenda.pop()
    if (step === undefined) {
      if (!this.match.mayRest) throw new Error('there is no step left, and the game has not ended')
      this.questions = NOTHING_OPEN
      return undefined
    }
    this.#running = step
    this.#askedBefore = this.position.asked
    this.steps += 1
    this.dirty = false
    this.cause = causeOf<G, keyof G['steps']>(this.match.rules, step)
    this.subject = undefined
    this.#drawnBefore = this.luck?.length ?? 0
    const { standings } = this.position
    if (standings !== undefined) this.position.standings = inPhase(standings, this.cause.phase)
    return step
  }
}
