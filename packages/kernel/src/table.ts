// The table as rules see it: `t`. Everything that a step does, it does through this.
import { isAsking } from './asking.ts'
import { meantBy } from './casts.ts'
import type { Face } from './chance.ts'
import { GAME_OVER } from './errors.ts'
import type {
  Cause,
  ChoiceFor,
  EventNamed,
  GameTypes,
  KindOf,
  Moment,
  Offer,
  Routine,
  StateOf,
  WindowMoment,
} from './game.ts'
import type { Machine } from './machine.ts'
import { type Choice, type MeaningOf, type Question, TABLE } from './question.ts'
import { NOTHING } from './routine.ts'

/** What a step is resumed with. */
export interface Answered {
  readonly question: Question
  readonly choice: Choice
  readonly seat: string
}

type AnyChoice<G extends GameTypes, Kind extends KindOf<G>> = ChoiceFor<G, G['questions'][Kind]>

/** A question to one seat, or to the table. */
export interface Ask<G extends GameTypes, Kind extends KindOf<G>, C extends AnyChoice<G, Kind>> {
  readonly seat: G['seat'] | typeof TABLE
  readonly kind: Kind
  readonly rule?: string
  readonly about?: Choice<G['clause'], unknown, G['piece']>
  readonly choices: readonly C[]
}

/** The same question to several seats at once. */
export interface AskEach<G extends GameTypes, Kind extends KindOf<G>, C extends AnyChoice<G, Kind>> {
  readonly seats: readonly G['seat'][]
  readonly kind: Kind
  readonly rule?: string
  /** Called again after an ability was used, so it must read the state each time. */
  readonly choices: (seat: G['seat']) => readonly C[]
}

export interface Vote<G extends GameTypes, Kind extends KindOf<G>, C extends AnyChoice<G, Kind>> {
  readonly seats: readonly G['seat'][]
  readonly kind: Kind
  readonly rule?: string
  readonly choices: readonly C[]
  /** The game's rule for a tie: picks one of the choices with the most votes. */
  readonly tie: (tied: readonly C[]) => Routine<MeaningOf<C>>
}

export interface Voted<Seat extends string, Means> {
  readonly choice: Means
  readonly ballots: { readonly [S in Seat]?: Means }
}

/** What the first call of a generator is given; it never sees it. */
export const FIRST: Answered = {
  question: { id: -1, seat: TABLE, kind: 'start', choices: [] },
  choice: { id: '' },
  seat: TABLE,
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

  /** Goes up with every event: while it is the same, so is the state. For caching what is costly to work out. */
  get changes(): number {
    return this.#machine.changes
  }

  /** Makes something happen: the only way to change the state. */
  emit<Name extends keyof G['events']>(event: EventNamed<G, Name>): void {
    this.#machine.emit(event)
  }

  /** Queues a step before everything that is already waiting. Several are done in the order of the calls. */
  next<Name extends keyof G['steps']>(
    step: Name,
    ...given: G['steps'][Name] extends undefined ? [] : [given: G['steps'][Name]]
  ): void
  next(step: keyof G['steps'], given?: G['steps'][keyof G['steps']]): void {
    this.#machine.next(step, given)
  }

  /** Ends the game at once: nothing after this line happens. */
  end(outcome: G['outcome']): never {
    this.#machine.end(outcome)
    throw GAME_OVER
  }

  /** The card that everything is happening within at this moment. */
  get cardInHand(): string | undefined {
    return this.#machine.cause.card
  }

  /** Does something within a narrower cause: a card, for example. */
  within<Result>(cause: Cause, doing: () => Routine<Result>): Routine<Result> {
    return this.#machine.within(cause, doing)
  }

  /** Does something that its questions are about, as far as they do not say what they are about. */
  about<Result>(
    subject: () => Choice<G['clause'], unknown, G['piece']>,
    doing: () => Routine<Result>,
  ): Routine<Result> {
    return this.#machine.within({}, doing, undefined, subject)
  }

  /** One of the faces, each equally likely. */
  chance<F extends Face>(stream: string, faces: readonly F[]): F {
    return this.#machine.chance(stream, faces)
  }

  /** Some of the faces, one after the other and none twice: each is `chance` of those that are left by then. */
  draw<F extends Face>(stream: string, faces: readonly F[], count: number): F[] {
    return this.#machine.draw(stream, faces, count)
  }

  /** The same faces in a new order. Those that are `withdrawn` come up only where the record of a game names them. */
  shuffle<F extends Face>(stream: string, faces: readonly F[], withdrawn: readonly F[] = []): F[] {
    return this.#machine.shuffle(stream, faces, withdrawn)
  }

  /**
   * Asks one seat, or the table. A single choice is no decision: it is taken, unless somebody who wants to be asked
   * everywhere could use something now. Abilities that may be used while the question is open are offered beside it.
   * After a use the question is asked again, so pass a function wherever an ability can change the choices.
   */
  ask<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>>(
    asked: Ask<G, Kind, C> | (() => Ask<G, Kind, C>),
  ): Routine<MeaningOf<C>> {
    return this.#untilAnswered(asked, nothingToChoose)
  }

  *#untilAnswered<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>, None>(
    asked: Ask<G, Kind, C> | (() => Ask<G, Kind, C>),
    none: (kind: string) => None,
  ): Routine<MeaningOf<C> | None> {
    for (;;) {
      const now = typeof asked === 'function' ? asked() : asked
      const moment: Moment<G> = { at: 'question', kind: now.kind }
      const [only, second] = now.choices
      if (only === undefined) return none(now.kind)
      if (this.#machine.isNewHere(now.kind)) return meantBy<C>(only)
      if (second === undefined && !this.#machine.isHeldAt(moment)) {
        this.#machine.takeOnly(now.kind, only)
        return meantBy<C>(only)
      }
      const question = this.#machine.open(now.seat, now)
      const offers = this.#machine.offers(moment)
      const answered: Answered = yield offers.length === 0
        ? [question]
        : [question, ...this.#machine.questionsFor(offers, undefined)]
      if (answered.question === question) return meantBy<C>(answered.choice)
      yield* this.#machine.use(offers, answered, moment)
    }
  }

  /**
   * Asks where there may be nothing to choose, now or after a use, which gives nothing. A single choice is taken, whoever
   * could use what.
   */
  *pick<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>>(
    asked: Ask<G, Kind, C> | (() => Ask<G, Kind, C>),
  ): Routine<MeaningOf<C> | undefined> {
    const [only, second] = (typeof asked === 'function' ? asked() : asked).choices
    if (second !== undefined) return yield* this.#untilAnswered(asked, () => undefined)
    return only === undefined ? undefined : meantBy<C>(only)
  }

  /** Asks several seats at once; nobody learns an answer before all have answered. */
  *askEach<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>>(
    asked: AskEach<G, Kind, C>,
  ): Routine<{ [S in G['seat']]?: MeaningOf<C> }> {
    const moment: Moment<G> = { at: 'question', kind: asked.kind }
    const answers = new Map<G['seat'], Choice>()
    let waiting = this.#openForAll(asked, answers)
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
      // The ability may have changed the choices.
      waiting = this.#openForAll(asked, answers)
    }
    if (answers.size > 1) this.#machine.revealed = true
    const together: { [S in G['seat']]?: MeaningOf<C> } = {}
    for (const [seat, choice] of answers) together[seat] = meantBy<C>(choice)
    return together
  }

  /** A secret vote of several seats, counted together. The game's own rule breaks ties. */
  *vote<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>>(
    vote: Vote<G, Kind, C>,
  ): Routine<Voted<G['seat'], MeaningOf<C>>> {
    const ballots = yield* this.askEach<Kind, C>({ ...vote, choices: () => vote.choices })
    const counts = vote.choices.map((choice) => {
      const means = meantBy<C>(choice)
      return { choice, means, votes: vote.seats.filter((seat) => ballots[seat] === means).length }
    })
    const most = Math.max(...counts.map(({ votes }) => votes))
    const [only, ...others] = counts.filter(({ votes }) => votes === most)
    if (only === undefined) throw new Error(`nothing can be voted for in "${vote.kind}"`)
    if (others.length === 0) return { choice: only.means, ballots }
    return { choice: yield* vote.tie([only, ...others].map(({ choice }) => choice)), ballots }
  }

  /**
   * A moment at which abilities may be used although no question is open. Every seat that can use something, and wants
   * to be asked here, may, until all of them pass. Costs nothing when nobody can.
   */
  window(moment: WindowMoment<G>): Routine {
    const offers = this.#machine.offersIn(moment)
    return offers.length === 0 ? NOTHING : this.#untilAllPass(moment, offers)
  }

  *#untilAllPass(moment: WindowMoment<G>, first: readonly Offer<G>[]): Routine {
    const passed = new Set<string>()
    for (
      let offers = first;
      offers.length > 0;
      offers = this.#machine.offersIn(moment).filter((offer) => !passed.has(offer.seat))
    ) {
      const answered = yield this.#machine.questionsFor(offers, moment)
      if (answered.choice.id === PASS) {
        passed.add(answered.question.seat)
        continue
      }
      yield* this.#machine.use(offers, answered, moment)
      // A pass that stands is one for this window as well.
      if (isAsking(answered.question) && answered.choice.id !== 'everywhere') passed.add(answered.question.seat)
      else passed.clear()
    }
  }

  /** Opens the question to each seat that has not answered, or whose answer is no longer legal. A single choice is taken. */
  #openForAll<Kind extends KindOf<G>, C extends AnyChoice<G, Kind>>(
    asked: AskEach<G, Kind, C>,
    answers: Map<G['seat'], Choice>,
  ): Question[] {
    const open: Question[] = []
    for (const seat of asked.seats) {
      const choices = asked.choices(seat)
      const given = answers.get(seat)
      if (given !== undefined && choices.some(({ id }) => id === given.id)) continue
      const [only, second] = choices
      if (only !== undefined && second === undefined) {
        this.#machine.takeOnly(asked.kind, only)
        answers.set(seat, only)
        continue
      }
      answers.delete(seat)
      open.push(this.#machine.open(seat, { ...asked, choices }, true))
    }
    return open
  }
}

/** The choice that uses nothing in a window. */
export const PASS = 'pass'

function nothingToChoose(kind: string): never {
  throw new Error(`"${kind}" has no choices`)
}
