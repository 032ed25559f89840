// From a position to what a screen shows of it, in one language.
import {
  type Choice,
  type GameTypes,
  type Happened,
  type Outcome,
  type Question,
  type SeenBy,
  type Session,
  TABLE,
} from '@landfall/kernel'
import { type MisfitTold, misfitSentence, startsOver, voiceFor } from '@landfall/tabletop'
import type { LogLine, MisfitShown, Shown, ShownQuestion } from '../table/table.ts'
import type { Eyes } from './eyes.ts'
import type { WorkerGame } from './games.ts'

/** Something that happened, and after how many answers. */
export interface LogEntry {
  readonly event: Happened
  readonly answers: number
  /** The seat that was told it like this; without one, nothing was left out yet, or all that is not for everybody. */
  readonly to?: string | undefined
}

/** Where a game stands, as one screen may know it: played here or at a table online. */
export interface Position {
  readonly seats: readonly string[]
  /** The seats that this screen answers for. */
  readonly mine: readonly string[]
  readonly eyes: Eyes
  readonly awaited: readonly string[]
  /** What the seat sees through whose eyes it is shown; while the screen is handed on it is not looked at. */
  readonly view: SeenBy<GameTypes>
  /** Those that this screen may answer. */
  readonly questions: readonly Question[]
  readonly outcome: Outcome | undefined
  readonly answers: number
  readonly undo: Shown['undo']
}

/** Around one screen everybody answers for everybody, but looks only through their own eyes. */
export function positionOf(session: Session, eyes: Eyes): Position {
  const { seats, awaited, questions, outcome, answers, barrier } = session
  return {
    seats,
    mine: seats,
    eyes,
    awaited,
    view: session.view(eyes.seat),
    questions,
    outcome,
    answers: answers.length,
    undo: answers.length > barrier ? 'atOnce' : undefined,
  }
}

/** A game of one configuration, speaking one language. */
export interface Telling {
  /** What a seat is told, line by line. */
  log(told: readonly LogEntry[], eyes: Eyes): readonly LogLine[]
  shown(position: Position, happened: readonly Happened[], log: Shown['log'], last: number): Shown
  /** What no longer fits the rules of today. */
  misfit(misfit: MisfitTold): MisfitShown
}

export function tellingOf({ plugin, spoken }: WorkerGame, config: object): Telling {
  const voice = voiceFor(spoken.voice, config)
  const { id: game, isOpen } = plugin.game
  const always = { game, isOpen, ...spoken.title(config), names: spoken.names }

  function toldTo({ event, to }: LogEntry, seat: string | undefined): Happened {
    return isOpen || (to !== undefined && to === seat) ? event : plugin.game.told(event, seat)
  }

  function line({ event, answers }: LogEntry): readonly LogLine[] {
    const heading = spoken.heading(event)
    const text = heading ?? voice.log(event)
    if (text === undefined || text === '') return []
    return [{ text, heading: heading !== undefined, rule: plugin.rule(event), card: plugin.card(event), answers }]
  }

  function asked(question: Question): ShownQuestion {
    return {
      id: question.id,
      seat: question.seat,
      kind: question.kind,
      prompt: voice.prompt(question),
      about: voice.about?.(question),
      rule: question.rule,
      optional: question.optional === true,
      choices: question.choices.map((choice) => ({
        id: choice.id,
        label: voice.choice(withoutOdds(choice), question),
        at: choice.at,
        odds: choice.odds,
        costs: choice.costs,
        takesBack: choice.takesBack === true,
        group: plugin.group?.(choice, question),
      })),
    }
  }

  /** What only those may know through whose eyes it is seen, and what everybody saw on the way. */
  function seen({ eyes, view, questions, outcome }: Position, happened: readonly Happened[]): View {
    // While the screen is handed on, these are nobody's eyes: what everybody may see is seen by all before.
    const told = happened.map((event) => toldTo({ event, answers: 0 }, eyes.seat))
    const revealed = spoken.reveals?.(told)
    if (eyes.curtain !== undefined) return { ...UNSEEN, revealed }
    const board = spoken.board?.(view, eyes.seat)
    return {
      board,
      revealed,
      scene: board === undefined ? voice.scene(view, eyes.seat) : [],
      score: board === undefined || outcome !== undefined ? (voice.score?.(view) ?? []) : [],
      questions: questions.filter(({ seat }) => isOpen || seat === TABLE || seat === eyes.seat).map(asked),
    }
  }

  return {
    misfit: (misfit) => ({ text: misfitSentence(voice, misfit), startsOver: startsOver(misfit) }),
    log: (told, { seat, curtain }) =>
      curtain !== undefined
        ? []
        : told.flatMap(({ event, answers, to }) => line({ event: toldTo({ event, answers, to }, seat), answers })),
    shown(position, happened, log, last) {
      const { seats, mine, eyes, awaited, outcome, answers, undo } = position
      return {
        ...always,
        answers,
        last,
        undo,
        seats: seats.map((id) => ({ id, name: voice.seat(id) })),
        mine,
        eyes: eyes.seat,
        curtain: eyes.curtain,
        awaited,
        ...seen(position, happened),
        log,
        outcome:
          outcome === undefined
            ? undefined
            : {
                result: outcome.result,
                text: voice.outcome(outcome),
                winners: (outcome.winners ?? []).map((seat) => voice.seat(seat)),
              },
      }
    },
  }
}

type View = Pick<Shown, 'board' | 'revealed' | 'scene' | 'score' | 'questions'>

const UNSEEN: Omit<View, 'revealed'> = { board: undefined, scene: [], score: [], questions: [] }

/** The screen shows the odds itself, beside the words. */
function withoutOdds({ odds, ...choice }: Choice): Choice {
  return choice
}
