// What clients see of a table: their own view, their own questions, what they are told. All who see the same share one.
import {
  type Game,
  type GameTypes,
  type Happened,
  openQuestions,
  type Question,
  type Session,
  TABLE,
  type ViewOf,
} from '@landfall/kernel'
import { diff, type Json, type Position } from '@landfall/protocol'

/** Through whose eyes: the seat whose view it is, and the seats whose questions it may answer. */
export interface Eyes {
  readonly look: string | undefined
  readonly seats: readonly string[]
}

/** The view of a seat, or of somebody who watches, and how it changes. */
class Sight {
  readonly #session: Session
  readonly #look: string | undefined
  readonly #told: (event: Happened) => Happened
  /** As it was told last: a copy of its own, as the kernel gives it. */
  #view: ViewOf<GameTypes>
  /** What is different since the step before, as JSON. */
  patch: string | undefined
  /** What was told of the last step, as JSON. */
  events = '[]'
  /** The view as JSON, once somebody has needed it. */
  #text: string | undefined

  constructor(session: Session, look: string | undefined, told: (event: Happened) => Happened) {
    this.#session = session
    this.#told = told
    // Read from JSON it has a shape that the engine knows, and so have all views made out of it.
    this.#text = JSON.stringify(session.view(look))
    this.#view = JSON.parse(this.#text)
    this.#look = look
  }

  step(happened: readonly Happened[]): void {
    const view = this.#session.viewSince(this.#view, this.#look)
    this.patch = patchText(this.#view, view)
    this.#view = view
    this.#text = undefined
    this.events = JSON.stringify(this.tell(happened))
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.#view)
    return this.#text
  }

  tell(happened: readonly Happened[]): Json[] {
    return happened.map((event) => json(this.#told(event)))
  }
}

/** What everybody sees of where a game stands. */
type Standing = Pick<Position, 'answers' | 'barrier' | 'awaited' | 'outcome'>

function standingOf({ answers, barrier, awaited, outcome }: Session): Standing {
  return {
    answers: answers.length,
    barrier,
    awaited: [...awaited],
    ...(outcome === undefined ? {} : { outcome: json(outcome) }),
  }
}

/** What is different after one step, as JSON. Much of it is the same for many, and need be compared only once. */
class Changes {
  /** Where the game stands: the fields of a patch that have changed, and those that are gone. */
  readonly fields: readonly string[]
  readonly gone: readonly string[]
  readonly #known = new Map<Question, { readonly before: Question | undefined; readonly patch: string | undefined }>()

  constructor(before: Standing, now: Standing) {
    const patch = diff(json(before), json(now))
    const { s = {}, d = [] } = patch !== undefined && 's' in patch ? patch : {}
    this.fields = Object.entries(s).map(([field, change]) => `${JSON.stringify(field)}:${JSON.stringify(change)}`)
    this.gone = d
  }

  question(before: Question | undefined, now: Question): string | undefined {
    if (before === now) return undefined
    const known = this.#known.get(now)
    if (known !== undefined && known.before === before) return known.patch
    const patch = before === undefined ? `{"v":${questionText(now)}}` : patchText(before, now)
    this.#known.set(now, { before, patch })
    return patch
  }
}

/** Everything that clients with the same eyes are told. */
export class Viewpoint {
  readonly eyes: Eyes
  readonly #session: Session
  readonly #sight: Sight
  /** As they were told last. Questions that were asked before stay, so that one that is asked again is told only in part. */
  readonly #asked = new Map<string, Question>()
  #open: readonly string[]
  /** Where several seats with secrets share a screen: which questions must not be asked in front of all of them. */
  #hidden: readonly string[] | undefined
  readonly #isShared: boolean
  #standing: Standing
  /** What is different since the step before, as JSON. */
  patch: string | undefined

  constructor(eyes: Eyes, session: Session, isOpen: boolean, sight: Sight, standing: Standing) {
    this.eyes = eyes
    this.#isShared = !isOpen && eyes.seats.length > 1
    this.#session = session
    this.#sight = sight
    this.#standing = standing
    const questions = this.#questions()
    for (const [name, question] of questions) this.#asked.set(name, question)
    this.#open = [...questions.keys()]
    this.#hidden = this.#hiddenAmong(questions)
  }

  /** As it was told last, as JSON. The view and most questions are the same for many, and written out once. */
  get position(): string {
    const asked = [...this.#asked].map(([name, question]) => `${JSON.stringify(name)}:${questionText(question)}`)
    const known = JSON.stringify({ ...this.#standing, open: this.#open, hidden: this.#hidden })
    return `${known.slice(0, -1)},"view":${this.#sight.text},"asked":{${asked.join()}}}`
  }

  get events(): string {
    return this.#sight.events
  }

  tell(happened: readonly Happened[]): Json[] {
    return this.#sight.tell(happened)
  }

  step(standing: Standing, changes: Changes): void {
    const fields = [...changes.fields]
    const asked: string[] = []
    const questions = this.#questions()
    for (const [name, question] of questions) {
      const patch = changes.question(this.#asked.get(name), question)
      if (patch !== undefined) asked.push(`${JSON.stringify(name)}:${patch}`)
      this.#asked.set(name, question)
    }
    const open = [...questions.keys()]
    const opened = diff(this.#open, open)
    this.#open = open
    this.#standing = standing
    if (opened !== undefined) fields.push(`"open":${JSON.stringify(opened)}`)
    const hidden = this.#hiddenAmong(questions)
    // Told whole: clients that do not know it have nothing that a patch could fit.
    if (hidden?.join() !== this.#hidden?.join()) fields.push(`"hidden":${JSON.stringify({ v: hidden })}`)
    this.#hidden = hidden
    if (asked.length > 0) fields.push(`"asked":{"s":{${asked.join()}}}`)
    if (this.#sight.patch !== undefined) fields.push(`"view":${this.#sight.patch}`)
    const gone = changes.gone.length === 0 ? '' : `,"d":${JSON.stringify(changes.gone)}`
    this.patch = fields.length === 0 && gone === '' ? undefined : `{"s":{${fields.join()}}${gone}}`
  }

  #hiddenAmong(questions: ReadonlyMap<string, Question>): readonly string[] | undefined {
    if (!this.#isShared) return undefined
    const open = new Set(openQuestions(this.#session))
    return [...questions].flatMap(([name, question]) => (open.has(question) ? [] : [name]))
  }

  /** What is asked now, by its name. */
  #questions(): ReadonlyMap<string, Question> {
    const open = new Map<string, Question>()
    for (const question of this.#session.questions) {
      if (question.seat === TABLE || this.eyes.seats.includes(question.seat))
        open.set(nameFor(question, open), question)
    }
    return open
  }
}

const questionTexts = new WeakMap<Question, string>()

function questionText(question: Question): string {
  const known = questionTexts.get(question)
  if (known !== undefined) return known
  const text = JSON.stringify(question)
  questionTexts.set(question, text)
  return text
}

/** A seat may be asked two things of one kind. */
function nameFor({ kind, seat }: Question, taken: ReadonlyMap<string, Question>): string {
  const name = `${kind}/${seat}`
  return taken.has(name) ? `${name}/${taken.size}` : name
}

/** All viewpoints of a table that somebody looks from. */
export class Viewpoints {
  readonly #session: Session
  readonly #game: Game
  readonly #sights = new Map<string, Sight>()
  readonly #viewpoints = new Map<string, Viewpoint>()
  /** As it was told last. */
  #standing: Standing

  constructor(session: Session, game: Game) {
    this.#session = session
    this.#game = game
    this.#standing = standingOf(session)
  }

  of(eyes: Eyes): Viewpoint {
    const key = eyesKey(eyes)
    const known = this.#viewpoints.get(key)
    if (known !== undefined) return known
    const made = new Viewpoint(eyes, this.#session, this.#game.isOpen, this.#sightOf(eyes), this.#standing)
    this.#viewpoints.set(key, made)
    return made
  }

  /** After an answer, or after some were taken back. */
  step(happened: readonly Happened[]): void {
    for (const sight of this.#sights.values()) sight.step(happened)
    const standing = standingOf(this.#session)
    const changes = new Changes(this.#standing, standing)
    this.#standing = standing
    for (const viewpoint of this.#viewpoints.values()) viewpoint.step(standing, changes)
  }

  /** Forgets those that nobody looks from. */
  keepOnly(eyes: readonly Eyes[]): void {
    const keys = new Set(eyes.map(eyesKey))
    for (const key of this.#viewpoints.keys()) if (!keys.has(key)) this.#viewpoints.delete(key)
    const looks = new Set(eyes.map((one) => this.#lookOf(one) ?? ''))
    for (const look of this.#sights.keys()) if (!looks.has(look)) this.#sights.delete(look)
  }

  /** Where all see the same, one view is enough. */
  #lookOf({ look }: Eyes): string | undefined {
    return this.#game.isOpen ? undefined : look
  }

  #sightOf(eyes: Eyes): Sight {
    const look = this.#lookOf(eyes)
    const known = this.#sights.get(look ?? '')
    if (known !== undefined) return known
    const made = new Sight(this.#session, look, (event) => this.#game.told(event, look))
    this.#sights.set(look ?? '', made)
    return made
  }
}

const eyesKey = ({ look, seats }: Eyes): string => `${look ?? ''}|${seats.join()}`

function patchText(before: unknown, now: unknown): string | undefined {
  const patch = diff(json(before), json(now))
  return patch === undefined ? undefined : JSON.stringify(patch)
}

/** Plain data as JSON knows it. */
function json(value: unknown): Json
function json(value: unknown): unknown {
  return value
}
