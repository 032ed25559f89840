// What clients see of a table: their own view, their own questions, what they are told. All who see the same share one.
import { type Game, type Happened, type Question, type Session, TABLE } from '@landfall/kernel'
import { diff, type Json, type Patch, type Position } from '@landfall/protocol'

/** Through whose eyes: the seat whose view it is, and the seats whose questions it may answer. */
export interface Eyes {
  readonly look: string | undefined
  readonly seats: readonly string[]
}

/** The view of a seat, or of whoever watches, and how it changes. */
class Sight {
  readonly #session: Session
  readonly #told: (event: Happened) => Happened
  /** As it was told last: a copy of its own, as the kernel gives it. */
  view: Json
  /** What is different since the step before, as JSON. */
  patch: string | undefined
  /** What was told of the last step, as JSON. */
  events = '[]'

  constructor(session: Session, look: string | undefined, told: (event: Happened) => Happened) {
    this.#session = session
    this.#told = told
    this.view = json(session.view(look))
    this.#look = look
  }

  readonly #look: string | undefined

  step(happened: readonly Happened[]): void {
    const view = json(this.#session.view(this.#look))
    const patch = diff(this.view, view)
    this.view = view
    this.patch = patch === undefined ? undefined : JSON.stringify(patch)
    this.events = JSON.stringify(this.tell(happened))
  }

  tell(happened: readonly Happened[]): Json[] {
    return happened.map((event) => json(this.#told(event)))
  }
}

/** A position without its view. */
type Asking = Omit<Position, 'view'>

/** Everything that clients with the same eyes are told. */
export class Viewpoint {
  readonly eyes: Eyes
  readonly key: string
  readonly #session: Session
  readonly #sight: Sight
  #asking: Asking
  /** What is different since the step before, as JSON. */
  patch: string | undefined

  constructor(eyes: Eyes, session: Session, sight: Sight) {
    this.eyes = eyes
    this.key = eyesKey(eyes)
    this.#session = session
    this.#sight = sight
    this.#asking = this.#ask({})
  }

  /** As it was told last. */
  get position(): Position {
    return { ...this.#asking, view: this.#sight.view }
  }

  get events(): string {
    return this.#sight.events
  }

  tell(happened: readonly Happened[]): Json[] {
    return this.#sight.tell(happened)
  }

  step(): void {
    const asking = this.#ask(this.#asking.asked)
    const patch = diff(json(this.#asking), json(asking))
    this.#asking = asking
    this.patch = joined(patch, this.#sight.patch)
  }

  /**
   * Questions that were asked before stay, by their names: whoever is asked the same again needs to hear only what is
   * new in it.
   */
  #ask(before: Asking['asked']): Asking {
    const { questions, answers, barrier, awaited, outcome } = this.#session
    const asked: { [name: string]: Json } = { ...before }
    const open: string[] = []
    for (const question of questions) {
      if (question.seat !== TABLE && !this.eyes.seats.includes(question.seat)) continue
      const name = nameFor(question, open)
      open.push(name)
      asked[name] = json(question)
    }
    return {
      answers: answers.length,
      barrier,
      asked,
      open,
      awaited: [...awaited],
      ...(outcome === undefined ? {} : { outcome: json(outcome) }),
    }
  }
}

/** A seat may be asked two things of one kind. */
function nameFor({ kind, seat }: Question, taken: readonly string[]): string {
  const name = `${kind}/${seat}`
  return taken.includes(name) ? `${name}/${taken.length}` : name
}

/** The patch of a position: of what is asked, and of the view in it. */
function joined(asking: Patch | undefined, view: string | undefined): string | undefined {
  const { s = {}, d = undefined } = asking !== undefined && 's' in asking ? asking : {}
  const fields = Object.entries(s).map(([field, patch]) => `${JSON.stringify(field)}:${JSON.stringify(patch)}`)
  if (view !== undefined) fields.push(`"view":${view}`)
  if (fields.length === 0 && d === undefined) return undefined
  return `{"s":{${fields.join()}}${d === undefined ? '' : `,"d":${JSON.stringify(d)}`}}`
}

/** All viewpoints of a table that somebody looks from. */
export class Viewpoints {
  readonly #session: Session
  readonly #game: Game
  readonly #sights = new Map<string, Sight>()
  readonly #viewpoints = new Map<string, Viewpoint>()

  constructor(session: Session, game: Game) {
    this.#session = session
    this.#game = game
  }

  of(eyes: Eyes): Viewpoint {
    const key = eyesKey(eyes)
    const known = this.#viewpoints.get(key)
    if (known !== undefined) return known
    const made = new Viewpoint(eyes, this.#session, this.#sightOf(eyes))
    this.#viewpoints.set(key, made)
    return made
  }

  /** After an answer, or after some were taken back. */
  step(happened: readonly Happened[]): void {
    for (const sight of this.#sights.values()) sight.step(happened)
    for (const viewpoint of this.#viewpoints.values()) viewpoint.step()
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

export const eyesKey = ({ look, seats }: Eyes): string => `${look ?? ''}|${seats.join()}`

/** Plain data as JSON knows it. */
function json(value: unknown): Json
function json(value: unknown): unknown {
  return value
}
