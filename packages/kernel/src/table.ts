// The table as rules see it: `t`. Everything a step may do, it does through this.
import type { Face } from './chance.ts'
import { GAME_OVER } from './errors.ts'
import type { EventNamed, GameTypes, Moment, Offer, Routine, StateOf, WindowMoment } from './game.ts'
import type { Machine } from './machine.ts'
import { type Choice, type Question, TABLE } from './question.ts'
import { NOTHING, OwnRoutine } from './routine.ts'

/** What a step is resumed with. */
export interface Answered {
  readonly question: Question
  readonly choice: string
  readonly seat: string
}

/** A question to one seat, or to the table. */
export interface Ask<G extends GameTypes, C extends Choice> {
  readonly seat: G['seat'] | typeof TABLE
  readonly kind: G['question']
  readonly rule?: string
  readonly about?: Choice<G['clause']>
  readonly choices: readonly C[]
}

/** The same question to several seats at once. */
export interface AskEach<G extends GameTypes, C extends Choice> {
  readonly seats: readonly G['seat'][]
  readonly kind: G['question']
  readonly rule?: string
  /** Asked again after an ability was used, so it must look at the state each time. */
  readonly choices: (seat: G['seat']) => readonly C[]
}

export interface Vote<G extends GameTypes, C extends Choice> {
  readonly seats: readonly G['seat'][]
  readonly kind: G['question']
  readonly rule?: string
  readonly choices: readonly C[]
  /** The game's rule for a tie: picks one of those with the most votes. */
  readonly tie: (tied: readonly C['id'][]) => Routine<C['id']>
}

export interface Voted<Seat extends string, Id> {
  readonly choice: Id
  readonly ballots: { readonly [S in Seat]?: Id }
}

/** What the first call of a generator is given; it never sees it. */
export const FIRST: Answered = {
  question: { id: -1, seat: TABLE, kind: 'start', choices: [] },
  choice: '',
  seat: TABLE,
}

const NO_OFFERS: readonly never[] = []

/** A question on its way. Nothing is done as often, and nearly always the first answer is the last. */
class Asking<G extends GameTypes, C extends Choice<G['clause']>> extends OwnRoutine<C['id']> {
  readonly #machine: Machine<G>
  readonly #asked: Ask<G, C> | (() => Ask<G, C>)
  #question: Question | undefined
  #moment: Moment<G> | undefined
  #offers: readonly Offer<G>[] = NO_OFFERS
  /** An ability that is being used meanwhile. */
  #used: Routine | undefined

  constructor(machine: Machine<G>, asked: Ask<G, C> | (() => Ask<G, C>)) {
    super()
    this.#machine = machine
    this.#asked = asked
  }

  next(answered: Answered): IteratorResult<readonly Question[], C['id']> {
    if (this.#used === undefined) {
      if (this.#question === undefined || this.#moment === undefined) return { done: false, value: this.#open() }
      if (answered.question === this.#question) return { done: true, value: answered.choice }
      this.#used = this.#machine.use(this.#offers, answered, this.#moment)
    }
    const result = this.#used.next(answered)
    if (result.done !== true) return result
    this.#used = undefined
    return { done: false, value: this.#open() }
  }

  #open(): readonly Question[] {
    const now = typeof this.#asked === 'function' ? this.#asked() : this.#asked
    const question = this.#machine.open(now.seat, now)
    this.#question = question
    this.#moment = { at: 'question', kind: now.kind }
    this.#offers = this.#machine.offers(this.#moment)
    return this.#offers.length === 0 ? [question] : [question, ...this.#machine.questionsFor(this.#offers, undefined)]
  }
}

export class Table<G extends GameTypes> {
  readonly #machine: Machine<G>

  constructor(machine: Machine<G>) {
    this.#machine = machine
  }

  /** The whole state, to read. Only events write it. */
  get state(): StateOf<G> {
    return this.#machine.readable
  }

  get config(): G['config'] {
    return this.#machine.config
  }

  get seats(): readonly G['seat'][] {
    return this.#machine.seats
  }

  /** Goes up with every event: as long as it is the same number, so is the state. For what is costly to find out twice. */
  get changes(): number {
    return this.#machine.changes
  }

  /** Something happens: the one way to change the state. */
  emit<Name extends keyof G['events']>(event: EventNamed<G, Name>): void {
    this.#machine.emit(event)
  }

  /** Do this step next, before whatever else is waiting; several are done in the order they were named. */
  next<Name extends keyof G['steps']>(
    step: Name,
    ...given: G['steps'][Name] extends undefined ? [] : [given: G['steps'][Name]]
  ): void
  next(step: keyof G['steps'], given?: G['steps'][keyof G['steps']]): void {
    this.#machine.next(step, given)
  }

  /** The game is over, at once: nothing after this line happens. */
  end(outcome: G['outcome']): never {
    this.#machine.end(outcome)
    throw GAME_OVER
  }

  /** One of the faces, each as likely as the other. */
  chance<F extends Face>(stream: string, faces: readonly F[]): F {
    return this.#machine.chance(stream, faces)
  }

  /** The same faces in a new order. */
  shuffle<F extends Face>(stream: string, faces: readonly F[]): F[] {
    return this.#machine.shuffle(stream, faces)
  }

  /**
   * Ask one seat, or the table. Abilities that may be used while the question is open are offered beside it; after one
   * was used the question is asked again, so pass a function wherever an ability can change the choices.
   */
  ask<C extends Choice<G['clause']>>(asked: Ask<G, C> | (() => Ask<G, C>)): Routine<C['id']> {
    return new Asking(this.#machine, asked)
  }

  /** Ask several seats at once; nobody learns an answer before all have answered. */
  *askEach<C extends Choice<G['clause']>>(asked: AskEach<G, C>): Routine<{ [S in G['seat']]?: C['id'] }> {
    const moment: Moment<G> = { at: 'question', kind: asked.kind }
    const answers = new Map<G['seat'], C['id']>()
    let waiting = asked.seats.map((seat) => this.#openFor(asked, seat))
    while (waiting.length > 0) {
      const offers = this.#machine.offers(moment)
      const answered: Answered = yield offers.length === 0
        ? waiting
        : [...waiting, ...this.#machine.questionsFor(offers, undefined)]
      const done = waiting.find((question) => question === answered.question)
      if (done !== undefined) {
        answers.set(done.seat, answered.choice)
        waiting = waiting.filter((question) => question !== done)
        continue
      }
      yield* this.#machine.use(offers, answered, moment)
      // What the ability changed may have changed the choices: ask again, also those whose answer is no longer legal.
      const open: Question[] = []
      for (const seat of asked.seats) {
        const question = this.#openFor(asked, seat)
        const given = answers.get(seat)
        if (given !== undefined && question.choices.some((choice) => choice.id === given)) continue
        answers.delete(seat)
        open.push(question)
      }
      waiting = open
    }
    this.#machine.revealed = true
    const together: { [S in G['seat']]?: C['id'] } = {}
    for (const [seat, choice] of answers) together[seat] = choice
    return together
  }

  /** A secret vote of several seats, counted together. The game's own rule breaks ties. */
  *vote<C extends Choice<G['clause']>>(vote: Vote<G, C>): Routine<Voted<G['seat'], C['id']>> {
    const ballots = yield* this.askEach({ ...vote, choices: () => vote.choices })
    const counts = vote.choices.map(({ id }) => ({
      id,
      votes: vote.seats.filter((seat) => ballots[seat] === id).length,
    }))
    const most = Math.max(...counts.map(({ votes }) => votes))
    const tied: C['id'][] = counts.filter(({ votes }) => votes === most).map(({ id }) => id)
    const [only, other] = tied
    const choice = only !== undefined && other === undefined ? only : yield* vote.tie(tied)
    return { choice, ballots }
  }

  /**
   * A moment at which the rules let abilities be used though nobody is asked anything. Everybody who could use
   * something may, until all of them pass; costs nothing when nobody can.
   */
  window(moment: WindowMoment<G>): Routine {
    const offers = this.#machine.offers(moment)
    return offers.length === 0 ? NOTHING : this.#untilAllPass(moment, offers)
  }

  *#untilAllPass(moment: WindowMoment<G>, first: readonly Offer<G>[]): Routine {
    const passed = new Set<string>()
    for (
      let offers = first;
      offers.length > 0;
      offers = this.#machine.offers(moment).filter((offer) => !passed.has(offer.seat))
    ) {
      const answered = yield this.#machine.questionsFor(offers, moment.at)
      if (answered.choice === PASS) {
        passed.add(answered.question.seat)
        continue
      }
      yield* this.#machine.use(offers, answered, moment)
      passed.clear()
    }
  }

  #openFor<C extends Choice<G['clause']>>(asked: AskEach<G, C>, seat: G['seat']): Question {
    return this.#machine.open(seat, { ...asked, choices: asked.choices(seat) }, true)
  }
}

/** The choice that uses nothing in a window. */
export const PASS = 'pass'
