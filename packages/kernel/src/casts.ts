// Casts between the types of a game and those of the machine, which treats every game alike. Each function returns what
// it was given under another type, and the kernel casts nowhere else.
import type {
  Cause,
  EventNamed,
  GameTypes,
  Happened,
  Routine,
  Rules,
  Secret,
  StateOf,
  StepNamed,
  StepOf,
  WithinStep,
  Writable,
} from './game.ts'
import type { Position } from './machine.ts'
import { isRecord, type Plain } from './plain.ts'
import type { Choice, MeaningOf, Question } from './question.ts'
import type { Table } from './table.ts'

/** The state as rules may read it. */
export function readable<G extends GameTypes>(state: G['state']): StateOf<G>
export function readable(state: unknown): unknown {
  return state
}

/** The state as events may write it. */
export function writable<G extends GameTypes>(state: G['state']): Writable<G>
export function writable(state: unknown): unknown {
  return state
}

/** An event for those who do not know the game. */
export function happening<G extends GameTypes, Name extends keyof G['events']>(
  event: EventNamed<G, Name>,
  within: Cause,
): Happened
export function happening(event: object, within: Cause): unknown {
  return Object.keys(within).length === 0 ? event : { ...event, within }
}

/** What a choice means to the rule that offered it. */
export function meantBy<C>(choice: Choice): MeaningOf<C>
export function meantBy({ id, means = id }: Choice): unknown {
  return means
}

/** The questions for those who know the game. */
export function questionsOf<G extends GameTypes>(questions: readonly Question[]): readonly G['openQuestion'][]
export function questionsOf(questions: unknown): unknown {
  return questions
}

/** A step to come, and its argument. */
export function stepCalled<G extends GameTypes>(
  step: keyof G['steps'],
  given: G['steps'][keyof G['steps']] | undefined,
  within: Cause | undefined,
): StepOf<G>
export function stepCalled(step: unknown, given: unknown, within: unknown): unknown {
  return given === undefined ? { step, within } : { step, with: given, within }
}

/** What a step happens within. */
export function causeOf<G extends GameTypes, Name extends keyof G['steps']>(
  rules: Rules<G>,
  { step, with: given, within = NO_CAUSE }: StepNamed<G, Name>,
): Cause {
  const declared: WithinStep<G['steps'][Name]> | undefined = rules.within?.[step]
  if (declared === undefined) return within
  return typeof declared === 'function' ? declared(given, within) : declared
}

const NO_CAUSE: Cause = {}

/** A position as it is written down. */
export function plainPosition<G extends GameTypes>(position: Position<G>): Plain
export function plainPosition(position: unknown): unknown {
  return position
}

/** A position that was written down. */
export function positionFrom<G extends GameTypes>(written: Plain): Position<G>
export function positionFrom(written: unknown): unknown {
  return written
}

/** Begins a step, and returns its generator if it is one. */
export function beginStep<G extends GameTypes, Name extends keyof G['steps']>(
  rules: Rules<G>,
  t: Table<G>,
  called: StepNamed<G, Name>,
): Routine | undefined {
  return rules.steps[called.step](t, called.with)
}

/**
 * Events touch what not everybody sees through an object whose fields are those of the state. Reading or writing one
 * sets `revealed`, which raises the undo barrier. This makes the class of that object, once for each game.
 */
export function secretsOf<G extends GameTypes>(zones: G['zones']): (holder: SecretHolder<G>) => Secret<G>
export function secretsOf(zones: object): (holder: SecretHolder<GameTypes>) => object {
  class Secrets {
    readonly holder: SecretHolder<GameTypes>
    constructor(holder: SecretHolder<GameTypes>) {
      this.holder = holder
    }
  }
  for (const [field, zone] of Object.entries(zones)) {
    if (isRecord(zone) && zone['sees'] === 'everyone') continue
    Object.defineProperty(Secrets.prototype, field, {
      get(this: Secrets): unknown {
        this.holder.revealed = true
        const { state } = this.holder.position
        return isRecord(state) ? state[field] : undefined
      },
      set(this: Secrets, value: unknown) {
        this.holder.revealed = true
        const { state } = this.holder.position
        if (isRecord(state)) state[field] = value
      },
    })
  }
  return (holder) => new Secrets(holder)
}

interface SecretHolder<G extends GameTypes> {
  revealed: boolean
  readonly position: { readonly state: G['state'] }
}
