// What must hold in every position of every game, whatever its rules. The fuzzer and the property tests check it.
import {
  type Answer,
  canonical,
  type Game,
  type GameTypes,
  type Happened,
  type Listener,
  openQuestions,
  type Question,
  readJournal,
  type Session,
  TABLE,
  writeJournal,
} from '@landfall/kernel'
import { everything, same, undoAndRedo, watch } from './ways.ts'

/** A game as the fuzzer knows it. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** Configurations worth playing. */
  readonly configs: readonly G['config'][]
  /** The names of all that a seat must not see, found in the state by hand and not through its zones. */
  secrets(state: Session<G>['state'], seat: string | undefined): readonly string[]
  /** What is wrong with a state, in words: nothing, if all is well. */
  invariants(state: Session<G>['state']): readonly string[]
}

export interface Watched<G extends GameTypes> {
  readonly session: Session<G>
  /** All that has happened so far. */
  readonly log: readonly Happened[]
  /** What happened because of the last answer. */
  readonly recent: readonly Happened[]
  /** All there is to the session, as text: what it must still be after a check. */
  readonly before: string
}

/** What a session tells, written down: give it to the session as its listener. */
export class Logbook implements Listener {
  readonly log: Happened[] = []
  recent: readonly Happened[] = []

  happened(events: readonly Happened[]): void {
    this.log.push(...events)
    this.recent = events
  }
}

/** A position to be checked. */
export function watched<G extends GameTypes>(session: Session<G>, { log, recent }: Logbook): Watched<G> {
  return { session, log, recent, before: everything(session) }
}

type Property = <G extends GameTypes>(subject: Subject<G>, watched: Watched<G>) => void

/** The properties, by what they promise. Each throws when the promise is broken, and leaves the session as it was. */
export const PROPERTIES: { readonly [promise: string]: Property } = {
  'the state is plain data'(_, { session }) {
    same('the state after JSON', canonical(JSON.parse(JSON.stringify(session.state))), canonical(session.state))
    plain(session.state, 'state')
  },

  'a saved game resumes to the byte and tells the same story'({ game }, { session, before, log }) {
    const again: Happened[] = []
    const listen = { happened: (events: readonly Happened[]) => again.push(...events) }
    const resumed = game.resume(readJournal(writeJournal(session.save())), { listen, staged: true })
    same('the resumed session', everything(resumed), before)
    same('the log of the replay', JSON.stringify(again), JSON.stringify(log))
  },

  'a snapshot goes on where it was taken'({ game }, { session, before }) {
    const restored = game.restore(JSON.parse(JSON.stringify(session.snapshot())), { staged: true })
    same('the restored session', everything(restored), before)
  },

  'in an open game all see the same and are told the same'({ game }, { session, recent }) {
    if (!game.isOpen) return
    const spectator = canonical([session.view(), recent.map((event) => game.told(event, undefined))])
    for (const seat of session.seats) {
      same(
        `what ${seat} knows`,
        canonical([session.view(seat), recent.map((event) => game.told(event, seat))]),
        spectator,
      )
    }
  },

  'a view made out of an earlier one is the same view'(_, { session }) {
    for (const seat of [undefined, ...session.seats]) {
      const [question] = session.questions
      const [choice] = question?.choices ?? []
      if (question === undefined || choice === undefined) return
      const fork = session.fork()
      const before = fork.view(seat)
      const text = canonical(before)
      const owner = question.seat === TABLE ? (session.seats[0] ?? TABLE) : question.seat
      fork.answer({ seat: owner, question: question.id, choice: choice.id })
      same('the view', canonical(fork.viewSince(before, seat)), canonical(fork.view(seat)))
      same('the earlier view', canonical(before), text)
    }
  },

  'a fork is the same position'(_, { session, before }) {
    same('the fork', everything(session.fork()), before)
  },

  'every listed choice is accepted'(_, { session, before }) {
    for (const question of session.questions) {
      const ids = question.choices.map(({ id }) => id)
      if (new Set(ids).size !== ids.length)
        throw new Error(`question "${question.kind}" lists a choice twice: ${ids.join(', ')}`)
      const seats = question.seat === TABLE ? session.seats : [question.seat]
      for (const seat of seats) {
        for (const { id } of question.choices) {
          const refusal = session.fork().answer({ seat, question: question.id, choice: id })
          if (refusal !== undefined) throw new Error(`listed choice "${id}" is refused: ${JSON.stringify(refusal)}`)
        }
      }
    }
    same('a session whose forks have answered', everything(session), before)
  },

  'anything else is refused and changes nothing'(_, { session, before }) {
    const [question] = session.questions
    const [seat = TABLE] = session.seats
    const refused = (what: string, answer: Parameters<Session['answer']>[0]): void => {
      if (session.answer(answer) === undefined) throw new Error(`${what} was accepted: ${JSON.stringify(answer)}`)
    }
    if (question === undefined) {
      refused('an answer to a finished game', { seat, question: 0, choice: 'anything' })
    } else {
      const owner = question.seat === TABLE ? seat : question.seat
      const [choice = { id: '' }] = question.choices
      refused('an unlisted choice', { seat: owner, question: question.id, choice: 'no such choice' })
      refused('a stranger', { seat: 'nobody', question: question.id, choice: choice.id })
      refused('a stale question', { seat: owner, question: question.id - session.questions.length, choice: choice.id })
      refused('a question to come', { seat: owner, question: question.id + 1000, choice: choice.id })
      for (const other of session.seats) {
        if (question.seat === TABLE || other === question.seat) continue
        refused('another seat', { seat: other, question: question.id, choice: choice.id })
      }
    }
    for (const to of [-1, 0.5, Number.NaN, session.answers.length + 1]) {
      if (session.undoTo(to) === undefined || session.rewind(to) === undefined) throw new Error(`went back to ${to}`)
    }
    if (session.barrier > 0 && session.undoTo(session.barrier - 1) === undefined)
      throw new Error('undid below the barrier')
    same('a session that has refused', everything(session), before)
  },

  'nobody sees what is hidden'({ game, secrets }, { session, recent }) {
    for (const seat of [undefined, ...session.seats]) {
      const questions = seat === undefined ? [] : session.questionsFor(seat)
      const told = recent.map((event) => game.told(event, seat))
      const seen = JSON.stringify([session.view(seat), questions, told])
      for (const secret of secrets(session.state, seat)) {
        if (seen.includes(JSON.stringify(secret))) throw new Error(`${seat ?? 'a spectator'} can see ${secret}`)
      }
    }
  },

  'what all may hear is asked whatever is hidden'({ game }, { session }) {
    const eyes = session.seats[session.answers.length % session.seats.length]
    const open = openQuestions(session).filter(({ seat }) => seat !== eyes)
    if (game.isOpen || eyes === undefined || open.length === 0) return
    const world = session.fork().imagine(eyes, 'another world')
    // Ballots that were counted are no secret any more, but nothing in the state says so: nothing else was answered there.
    if (world === undefined || !isAnsweredAlike(world, session)) return
    for (const question of open) {
      const likely = world.questions.filter(({ seat, kind }) => seat === question.seat && kind === question.kind)
      same(`what ${question.seat} is asked`, canonical(likely.map(withoutId)), canonical([withoutId(question)]))
    }
  },

  'an undo and the same answer lead to the same place'(_, { session }) {
    for (const answer of oneEach(session)) undoAndRedo(session.fork(), answer)
  },

  'hidden things do not show through'({ game }, { session }) {
    const answers = oneEach(session)
    const answer = answers[session.answers.length % answers.length]
    if (answer !== undefined) watch(game, session.fork(), answer)
  },

  'the rules of the game hold'({ invariants }, { session }) {
    const problems = invariants(session.state)
    if (problems.length > 0) throw new Error(problems.join('; '))
  },
}

/** Of what was answered before the step in progress, an imagined world does not say what others chose. */
function isAnsweredAlike(world: Session, { answers }: Session): boolean {
  return world.answers.every(({ choice }, i) => choice === '' || choice === answers[i]?.choice)
}

const withoutId = ({ id, ...question }: Question): Omit<Question, 'id'> => question

/** One answer to each open question, another choice in each position. */
function oneEach(session: Session): readonly Answer[] {
  return session.questions.flatMap(({ id, seat, choices }) => {
    const choice = choices[session.answers.length % choices.length]
    return choice === undefined
      ? []
      : [{ seat: seat === TABLE ? (session.seats[0] ?? TABLE) : seat, question: id, choice: choice.id }]
  })
}

function plain(value: unknown, path: string): void {
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isSafeInteger(value)) return
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is ${String(value)}: no plain data`)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    throw new Error(`${path} is an instance of a class`)
  const isList = Array.isArray(value)
  for (const [key, part] of Object.entries(value)) {
    // A field that is undefined is as good as absent; in a list it would be a hole.
    if (part !== undefined || isList) plain(part, `${path}.${key}`)
  }
}
