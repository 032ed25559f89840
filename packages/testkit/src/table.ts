// A table set for a test: a position built from the few facts that matter, played through questions only.
import {
  type Cause,
  canonical,
  copy,
  type DeepReadonly,
  type Game,
  type GameTypes,
  type Happened,
  isAsking,
  type Listener,
  PASS,
  type Question,
  type Script,
  type Session,
  TABLE,
} from '@landfall/kernel'
import { answerIn, laidOut } from './ways.ts'

/** Some facts of a state; what is not named does not matter. Lists are compared whole. */
export type Facts<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Facts<T[Key]> }
    : T

export interface Setting<G extends GameTypes> {
  readonly game: Game<G>
  readonly config: G['config']
  readonly state: G['state']
  /** Luck by the name of its stream. All of it must be used, and every die that is rolled must be in it. */
  readonly script?: Script
  /** What exists twice, in words: a position with such pieces cannot be. */
  readonly twice?: (state: G['state']) => readonly string[]
}

/** A step to play, with what it is told. */
export type StepToPlay<G extends GameTypes> =
  | (keyof G['steps'] & string)
  | { readonly step: keyof G['steps'] & string; readonly with: object }

export class TestTable<G extends GameTypes> {
  readonly #game: Game<G>
  readonly #config: G['config']
  readonly #script: Script
  readonly #state: G['state']
  #session: Session<G> | undefined
  #seat: string | undefined
  #everywhere: readonly string[] | undefined
  #happened: { readonly answers: number; readonly event: Happened }[] = []
  /** The test has said how this table ends, and nothing has been played since. */
  #isDone = false

  constructor({ game, config, state, script = {}, twice }: Setting<G>) {
    this.#game = game
    this.#config = config
    this.#state = copy(state)
    this.#script = script
    const extra = twice?.(state) ?? []
    if (extra.length > 0) throw new Error(`the position cannot be: ${extra.join('; ')}`)
    laidOut(this)
  }

  /** Plays a step, or several one after another, up to the first question or to their end. */
  play(step: (keyof G['steps'] & string) | readonly StepToPlay<G>[], given?: object): this {
    const steps = typeof step === 'string' ? [given === undefined ? { step } : { step, with: given }] : step
    const opening = {
      state: copy(this.state),
      steps: steps.map((one) => (typeof one === 'string' ? { step: one } : one)),
      ...(this.#everywhere === undefined ? {} : { everywhere: this.#everywhere }),
    }
    const script = this.#session?.unusedScript ?? this.#script
    const options = { script, onlyScripted: true, listen: this.#listener() } as const
    this.#happened = []
    this.#session = this.#game.startAt(opening, { ...this.#config, seed: 'test' }, options)
    this.#isDone = false
    return this
  }

  /** From the next step on everybody is asked in every window, and not only where it matters. */
  everywhere(): this {
    this.#everywhere = [TABLE, ...this.#game.start({ ...this.#config, seed: 'test' }).seats]
    return this
  }

  /** The seat that answers next. */
  as(seat: G['seat']): this {
    this.#seat = seat
    return this
  }

  /** Answers the open question of the seat that acts; `kind` where it has several. */
  choose(choice: string, kind?: string): this {
    const question = this.#open(choice, kind)
    const before = this.session
    const seat = question.seat === TABLE ? (this.#seat ?? before.seats[0] ?? TABLE) : question.seat
    this.#session = answerIn(this.#game, before, { seat, question: question.id, choice }, this.#listener())
    this.#isDone = false
    return this
  }

  /** Passes once for everybody who is asked in the window that is open. */
  pass(): this {
    const window = this.session.questions.find(isWindow)?.kind
    if (window === undefined) throw new Error(`no window is open; ${asked(this.session.questions)}`)
    const passed = new Set<string>()
    for (;;) {
      const before = this.session
      const mine = before.questions.find((one) => one.kind === window && isWindow(one) && !passed.has(one.seat))
      if (mine === undefined) return this
      passed.add(mine.seat)
      const seat = mine.seat === TABLE ? (before.seats[0] ?? TABLE) : mine.seat
      const answer = { seat, question: mine.id, choice: PASS }
      this.#session = answerIn(this.#game, before, answer, this.#listener())
      this.#isDone = false
    }
  }

  get session(): Session<G> {
    if (this.#session === undefined) throw new Error('nothing has been played yet')
    return this.#session
  }

  get state(): DeepReadonly<G['state']> | G['state'] {
    return this.#session?.state ?? this.#state
  }

  /** The choices that the acting seat has; `kind` where it has several questions. */
  offers(kind?: string): readonly string[] {
    return this.#questions(kind).flatMap((question) => question.choices.map(({ id }) => id))
  }

  /** Checks who is asked what. */
  asks(kind: string, seat?: string): this {
    const open = this.session.questions
    if (!open.some((question) => question.kind === kind && (seat === undefined || question.seat === seat))) {
      throw new Error(`expected question "${kind}"${seat === undefined ? '' : ` to ${seat}`}; ${asked(open)}`)
    }
    return this
  }

  /** Checks facts of the state. Name bystanders too: that nothing happened to them is part of the behaviour. */
  has(facts: Facts<G['state']>): this {
    const differences = compare(facts, this.state, 'state')
    if (differences.length > 0) throw new Error(differences.join('\n'))
    return this
  }

  /** Checks that these facts are what changed since the table was laid out, and nothing else did. */
  changed(facts: Facts<G['state']>): this {
    const differences = differ(overlaid(this.#state, facts), this.state, 'state')
    if (differences.length > 0) throw new Error(differences.join('\n'))
    return this
  }

  /** The events of one name since the step began, without what they happened within. */
  happened(name: keyof G['events'] & string): readonly Happened[] {
    return this.#named(name).map(({ within: _, ...event }) => event)
  }

  /** What the events of one name happened within. */
  within(name: keyof G['events'] & string): readonly (Cause | undefined)[] {
    return this.#named(name).map(({ within }) => within)
  }

  #named(name: string): readonly Happened[] {
    return this.#happened.map(({ event }) => event).filter(({ t }) => t === name)
  }

  /** Checks how the game ended. */
  ended(result: G['outcome']['result'], why: G['outcome']['why']): this {
    const { outcome } = this.session
    if (outcome?.result !== result || outcome.why !== why) {
      throw new Error(`expected the game to be ${result} (${why}); it is ${JSON.stringify(outcome ?? 'going on')}`)
    }
    return this
  }

  /** Checks that the test is over: one of the questions that are named is open, if any are named, and no other; no scripted luck is left. */
  settled(...open: readonly string[]): void {
    const { questions } = this.session
    const left = questions.filter(({ kind, optional }) => optional !== true && !open.includes(kind))
    if (left.length > 0) throw new Error(`not settled: ${asked(left)}`)
    if (open.length > 0 && !questions.some(({ kind }) => open.includes(kind))) {
      throw new Error(`expected ${open.join(' or ')} to be open; ${asked(questions)}`)
    }
    const unused = Object.entries(this.session.unusedScript)
    if (unused.length > 0) {
      const left = unused.map(([stream, results]) => `${stream} (${results.join(', ')})`)
      throw new Error(`scripted luck was not used: ${left.join(', ')}`)
    }
    this.#isDone = true
  }

  /** Every table of a test ends settled, whether the test says so or not. */
  endsSettled(): void {
    if (this.#session !== undefined && !this.#isDone) this.settled()
  }

  #listener(): Listener {
    return {
      happened: (events, answers) => this.#happened.push(...events.map((event) => ({ answers, event }))),
      tookBack: (_, to) => {
        this.#happened = this.#happened.filter(({ answers }) => answers <= to)
      },
    }
  }

  #questions(kind: string | undefined): readonly Question[] {
    const { session } = this
    const mine = this.#seat === undefined ? session.questions : session.questionsFor(this.#seat)
    // How often somebody wants to be asked is no part of any rule: a test that means it says so.
    return mine.filter((question) => (kind === undefined ? !isAsking(question) : question.kind === kind))
  }

  #open(choice: string, kind: string | undefined): Question {
    const listed = this.#questions(kind).filter((question) => question.choices.some(({ id }) => id === choice))
    const [only, other] = listed
    if (only === undefined) throw new Error(`"${choice}" is not offered; ${asked(this.#questions(kind))}`)
    if (other !== undefined) throw new Error(`"${choice}" is offered twice: say who, or which kind; ${asked(listed)}`)
    return only
  }
}

/** Whether it can be passed. */
const isWindow = ({ choices }: Question): boolean => choices.some(({ id }) => id === PASS)

function asked(questions: readonly Question[]): string {
  const lines = questions.map(
    ({ kind, seat, choices }) => `${kind} to ${seat} (${choices.map(({ id }) => id).join(', ')})`,
  )
  return lines.length === 0 ? 'nothing is asked' : `asked: ${lines.join('; ')}`
}

function compare(facts: unknown, found: unknown, path: string): readonly string[] {
  if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) {
    if (Object.keys(facts).length === 0) throw new Error(`${path}: {} is true of everything; name what must hold`)
    if (typeof found !== 'object' || found === null) return [`${path}: expected an object, found ${canonical(found)}`]
    return Object.entries(facts).flatMap(([key, fact]) => compare(fact, Reflect.get(found, key), `${path}.${key}`))
  }
  return canonical(facts) === canonical(found)
    ? []
    : [`${path}: expected ${canonical(facts)}, found ${canonical(found)}`]
}

/** The same data with these facts in place of what was there; lists are replaced whole, and undefined means gone. */
function overlaid(state: unknown, facts: unknown): unknown {
  if (!isFields(facts) || !isFields(state)) return facts
  const merged: Record<string, unknown> = { ...state }
  for (const [key, fact] of Object.entries(facts)) merged[key] = overlaid(merged[key], fact)
  return merged
}

/** Where two states differ, field by field. */
function differ(expected: unknown, found: unknown, path: string): readonly string[] {
  if (canonical(expected) === canonical(found)) return []
  if (!isFields(expected) || !isFields(found)) {
    return [`${path}: expected ${canonical(expected)}, found ${canonical(found)}`]
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...keys].flatMap((key) => differ(expected[key], found[key], `${path}.${key}`))
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
