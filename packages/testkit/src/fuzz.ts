// The fuzzer: random games, every property in every position. What it finds it hands back as a journal.

import { type GameTypes, type Given, type Journal, JournalError, type Session } from '@landfall/kernel'
import { randomPlayer } from '@landfall/tabletop'
import { Logbook, PROPERTIES, type Subject, watched } from './properties.ts'

/** A bug report: a game up to a position, the answer that broke it if there was one, and what went wrong. */
export interface Finding {
  readonly journal: Journal
  /** The answer that could not be carried out. */
  readonly next?: Given
  readonly promise: string
  readonly problem: string
}

export interface FuzzOptions {
  readonly games: number
  readonly seed: string
  /** The promises to check; all of them, if none are named. */
  readonly promises?: readonly string[]
  /** Called after each game. */
  readonly progress?: (games: number) => void
}

export interface FuzzReport {
  readonly games: number
  readonly positions: number
  readonly findings: readonly Finding[]
}

/** Plays random games and checks every position. Stops a game at its first finding, and all after ten findings. */
export function fuzz<G extends GameTypes>(subject: Subject<G>, options: FuzzOptions): FuzzReport {
  const findings: Finding[] = []
  let positions = 0
  let games = 0
  while (games < options.games && findings.length < 10) {
    const config = subject.configs[games % subject.configs.length]
    if (config === undefined) throw new Error('there is no configuration to play')
    const played = fuzzGame(subject, config, `${options.seed}/${games}`, options.promises ?? Object.keys(PROPERTIES))
    positions += played.positions
    if (played.finding !== undefined) findings.push(played.finding)
    games += 1
    options.progress?.(games)
  }
  return { games, positions, findings }
}

function fuzzGame<G extends GameTypes>(
  subject: Subject<G>,
  config: G['config'],
  seed: string,
  promises: readonly string[],
): { positions: number; finding?: Finding } {
  const logbook = new Logbook()
  const session = subject.game.start({ ...config, seed }, { listen: logbook })
  const player = randomPlayer(seed)
  for (let positions = 1; ; positions++) {
    const position = watched(session, logbook)
    for (const promise of promises) {
      const problem = problemWith(() => PROPERTIES[promise]?.(subject, position))
      if (problem !== undefined) return { positions, finding: { journal: session.save(), promise, problem } }
    }
    if (session.outcome !== undefined) return { positions }
    const answer = player.answer(session)
    const kind = session.questions.find(({ id }) => id === answer.question)?.kind ?? ''
    const problem = problemWith(() => session.answer(answer))
    if (problem !== undefined) {
      const next: Given = { seat: answer.seat, kind, choice: answer.choice }
      return {
        positions,
        finding: { journal: session.save(), next, promise: 'every answer can be carried out', problem },
      }
    }
  }
}

function problemWith(check: () => unknown): string | undefined {
  try {
    check()
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

/**
 * Replays a finding or a plain journal: it must resume, every property must hold where it ends, and the answer that
 * broke it must go through. Throws otherwise. This is what a fixture is tested with.
 */
export function replayFixture<G extends GameTypes>(
  subject: Subject<G>,
  fixture: Finding | { readonly journal: Journal },
): Session<G> {
  const logbook = new Logbook()
  const session = subject.game.resume(fixture.journal, { listen: logbook, staged: true })
  for (const check of Object.values(PROPERTIES)) check(subject, watched(session, logbook))
  if ('next' in fixture && fixture.next !== undefined) follow(session, fixture.next)
  return session
}

function follow(session: Session, { seat, kind, choice }: Given): void {
  const asked = session.questionsFor(seat).find((question) => question.kind === kind)
  if (asked === undefined)
    throw new JournalError('diverged', `${kind} is no longer asked of ${seat}`, session.answers.length)
  const refusal = session.answer({ seat, question: asked.id, choice })
  if (refusal !== undefined) throw new JournalError('diverged', JSON.stringify(refusal), session.answers.length)
}
