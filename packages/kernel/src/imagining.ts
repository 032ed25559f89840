// Imagining: the search for a world that agrees with everything a seat has seen, but need not be the real one.
import { choiceCalled, questionOf, questionsTo } from './answering.ts'
import { draw, newChance } from './chance.ts'
import type { GameTypes } from './game.ts'
import { hiddenFrom, rearrange, reorder } from './hidden.ts'
import type { History } from './history.ts'
import type { Given } from './journal.ts'
import { type Luck, NO_LUCK } from './luck.ts'
import { copyPosition, Machine, type Position } from './machine.ts'
import { isSame } from './plain.ts'
import { type Question, TABLE } from './question.ts'
import { FIRST } from './table.ts'
import { look } from './zones.ts'

/** The step in progress, in some world: its beginning, what chance gave before its first answer, and all answers. */
interface WorldStep<G extends GameTypes> {
  readonly position: Position<G>
  readonly luck: Luck
  readonly answers: readonly Given[]
}

/** How often everything hidden is dealt again, and how often a world is tried in all. */
const WHOLE_DEALS = 40
const TRIES = 64

/**
 * What an attempt changes. At first everything hidden, and the shuffles and secret answers of the step. That fails if
 * some of it has come to light since, so the next attempts leave alone what was seen of the shuffles, and some of the
 * answers. If a card came to light and was hidden again, a whole deal hardly ever brings it back: the last attempts
 * deal only a share of what is hidden, each starting from the last world that agreed.
 */
function trialAt(attempt: number): { readonly share: number; readonly free: boolean } {
  if (attempt < WHOLE_DEALS) return { share: 1, free: attempt < WHOLE_DEALS / 2 }
  return { share: 1 / 2 ** (1 + (attempt % 4)), free: false }
}

/** A history that could be the real one for all that a seat knows. Undefined if only the real one was found. */
export function imagine<G extends GameTypes>(history: History<G>, seat: string, luck: string): History<G> | undefined {
  const from = history.checkpoint()
  const { match } = history.origin
  const { zones } = match.rules
  const hidden = hiddenFrom(zones, history.machine.position.state, seat)
  const known = knownTo(history, seat)
  // The world that the next one is made from: the real one, and later one that is already some way from it.
  let near: WorldStep<G> = { position: from.position, luck: from.luck, answers: history.answers }
  let found: History<G> | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = `${luck}/${history.answers.length}/${attempt}`
    const chance = newChance(seed)
    const { share, free } = trialAt(attempt)
    const position = copyPosition(match.rules, near.position)
    rearrange(zones, position.state, hidden, seat, { chance, share })
    const trial = new Machine(match, copyPosition(match.rules, position), from.steps, history.machine.idsFrom)
    trial.reshuffle = (order) => reorder(order, free ? undefined : hidden, { chance, share })
    const step = replayStep(trial, { ...near, position }, from.answers, {
      seat,
      keepsSecret: () => !free && draw(chance, 'kept', 2) === 0,
      pick: (sides) => draw(chance, 'answers', sides),
    })
    if (step === undefined) continue
    const reseeding = { answers: history.answers.length, seed }
    const world = history.imagined({ ...from, position, luck: step.luck, reseeding }, step.answers)
    if (knownTo(world, seat) !== known) continue
    if (share === 1) return world
    near = step
    found = world
  }
  return found === undefined || isSameWorld(found, history, from.answers) ? undefined : found
}

/** Everything that a seat knows of a position, as text to compare. */
function knownTo<G extends GameTypes>({ origin, machine }: History<G>, seat: string): string {
  const { state, outcome } = machine.position
  return JSON.stringify([look(origin.match.rules.zones, state, seat), questionsTo(machine.questions, seat), outcome])
}

function isSameWorld<G extends GameTypes>(one: History<G>, other: History<G>, from: number): boolean {
  const facts = ({ machine, answers }: History<G>): unknown => [
    machine.position.state,
    answers.slice(from).map(({ choice }) => choice),
  ]
  return isSame(facts(one), facts(other))
}

interface Imaginer {
  readonly seat: string
  /** Whether the next secret answer of another seat stays. */
  keepsSecret(): boolean
  /** A number from 0 to `sides` - 1. */
  pick(sides: number): number
}

/**
 * Replays a step in an imagined world, behind the first `from` answers. What other seats chose in secret is chosen
 * again, unless it is kept; what they chose openly stays. Undefined when that is not possible in this world.
 */
function replayStep<G extends GameTypes>(
  machine: Machine<G>,
  { position, luck, answers }: WorldStep<G>,
  from: number,
  { seat, keepsSecret, pick }: Imaginer,
): WorldStep<G> | undefined {
  const imagined = answers.slice(0, from).map((given) => asKnownTo(seat, given))
  try {
    machine.follow(luck)
    machine.run(FIRST)
    const first = machine.luck ?? NO_LUCK
    for (const given of answers.slice(from)) {
      const question = questionLike(machine.questions, given)
      if (question === undefined) return undefined
      const same = choiceCalled(question, given.choice)
      const stays = given.seat === seat || ((question.secret !== true || keepsSecret()) && same !== undefined)
      const choice = stays ? same : question.choices[pick(question.choices.length)]
      if (choice === undefined) return undefined
      machine.follow(given.luck)
      machine.run({ question, choice, seat: given.seat })
      imagined.push({ ...given, choice: choice.id, luck: machine.luck })
    }
    return { position, luck: first, answers: imagined }
  } catch {
    // In a world that does not agree with what happened, rules may meet the impossible. Another one will be tried.
    return undefined
  }
}

/** An answer from before the step, without what this seat need not know: the choices of others, and luck. */
function asKnownTo(seat: string, { luck: _, ...given }: Given): Given {
  return given.seat === seat ? given : { ...given, choice: '' }
}

/** The question that an answer was to, or one of its kind that no longer offers the choice. */
function questionLike(questions: readonly Question[], given: Given): Question | undefined {
  return (
    questionOf(questions, given) ??
    questions.find(({ kind, seat }) => kind === given.kind && (seat === given.seat || seat === TABLE))
  )
}
