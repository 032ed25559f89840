// From a position to what a screen shows of it, in one language.
import {
  type Choice,
  type GameTypes,
  type Happened,
  type Outcome,
  type Question,
  type Session,
  TABLE,
  type ViewOf,
} from '@landfall/kernel'
import { type DiaryPage, type MisfitFacts, misfitSentence, startsOver, type Voice, voiceFor } from '@landfall/tabletop'
import type { LogLine, MisfitShown, Peeked, Shown, ShownOutcome, ShownQuestion } from '../table/table.ts'
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
  readonly view: ViewOf<GameTypes>
  /** Those that this screen may answer. */
  readonly questions: readonly Question[]
  readonly outcome: Outcome | undefined
  readonly answers: number
  readonly undo: Shown['undo']
  readonly isTrusting: Shown['isTrusting']
}

/** An answer that was given, and what it was to; without that, it was given in secret. */
export interface Move {
  readonly seat: string
  readonly asked?: { readonly question: Question; readonly choice: Choice }
}

interface SharedScreen {
  /** What can be asked in front of everybody. */
  readonly openly?: readonly Question[]
  readonly isTrusting?: Shown['isTrusting']
}

/** Around one screen everybody answers for everybody, but looks only through their own eyes. */
export function positionOf(session: Session, eyes: Eyes, { openly = [], isTrusting }: SharedScreen = {}): Position {
  const { seats, awaited, outcome, answers, barrier } = session
  return {
    seats,
    mine: seats,
    eyes,
    awaited,
    view: session.view(eyes.seat),
    questions: eyes.asked === undefined ? session.questions : openly,
    outcome,
    answers: answers.length,
    undo: answers.length > barrier ? 'atOnce' : undefined,
    isTrusting,
  }
}

/** A game of one configuration, speaking one language. */
export class Telling {
  readonly #plugin: WorkerGame['plugin']
  readonly #spoken: WorkerGame['spoken']
  readonly #voice: Voice
  /** Why the game has ended, as far as an event said so. */
  #ending: string | undefined
  /** What is the same in every position. */
  readonly #always: Pick<Shown, 'game' | 'isOpen' | 'title' | 'goal' | 'diary' | 'names'>

  constructor({ plugin, spoken }: WorkerGame, config: object) {
    const { id: game, isOpen } = plugin.game
    this.#plugin = plugin
    this.#spoken = spoken
    this.#voice = voiceFor(spoken.voice, config)
    this.#always = { game, isOpen, ...spoken.title(config), diary: spoken.diary?.title, names: spoken.names }
  }

  /** What a seat is told, line by line. */
  log(entries: readonly LogEntry[], { seat, curtain }: Eyes): readonly LogLine[] {
    for (const { event } of entries) this.#ending = this.#spoken.ending?.(event) ?? this.#ending
    if (curtain !== undefined) return []
    return entries.flatMap((entry) => this.#line(this.#toldTo(entry, seat), entry.answers))
  }

  /** What no longer fits the rules of today. */
  misfit(misfit: MisfitFacts): MisfitShown {
    return { text: misfitSentence(this.#voice, misfit), startsOver: startsOver(misfit) }
  }

  /** What one seat sees, while it takes a look in passing. */
  peeked(view: ViewOf<GameTypes>, seat: string | undefined): Peeked {
    const board = this.#spoken.board?.(view, seat)
    return { board, scene: board === undefined ? this.#voice.scene(view, seat) : [] }
  }

  /** A move in words: who, what was asked, and the answer. What anybody may answer was answered by all. */
  move({ seat, asked }: Move): string {
    const who = seat === TABLE ? [] : [this.#voice.seat(seat)]
    if (asked === undefined) return who.join()
    const { question, choice } = asked
    const { odds: _, ...plain } = choice
    return [...who, this.#voice.prompt(question), this.#voice.choice(plain, question)].join(' · ')
  }

  diary(view: ViewOf<GameTypes>): readonly DiaryPage[] {
    return this.#spoken.diary?.pages(view) ?? []
  }

  shown(position: Position, happened: readonly Happened[], log: Shown['log'], last: number): Shown {
    const { seats, mine, eyes, awaited, outcome, answers, undo, isTrusting } = position
    return {
      ...this.#always,
      answers,
      last,
      replay: undefined,
      undo,
      seats: seats.map((id) => ({ id, name: this.#voice.seat(id) })),
      mine,
      eyes: eyes.seat,
      curtain: eyes.curtain,
      isTrusting,
      awaited,
      ...this.#view(position, happened),
      log,
      outcome: outcome === undefined ? undefined : this.#outcome(outcome),
    }
  }

  #outcome(outcome: Outcome): ShownOutcome {
    return {
      result: outcome.result,
      text: [this.#voice.outcome(outcome), ...(this.#ending === undefined ? [] : [this.#ending])].join(' '),
      winners: (outcome.winners ?? []).map((seat) => this.#voice.seat(seat)),
    }
  }

  #toldTo({ event, to }: LogEntry, seat: string | undefined): Happened {
    const { isOpen } = this.#always
    return isOpen || (to !== undefined && to === seat) ? event : this.#plugin.game.told(event, seat)
  }

  #line(event: Happened, answers: number): readonly LogLine[] {
    const heading = this.#spoken.heading(event)
    const text = heading ?? this.#voice.log(event)
    if (text === undefined || text === '') return []
    const plugin = this.#plugin
    return [{ text, heading: heading !== undefined, rule: plugin.rule(event), card: plugin.card(event), answers }]
  }

  #question(question: Question): ShownQuestion {
    const voice = this.#voice
    const { moves: piece, at } = question.about ?? {}
    return {
      id: question.id,
      seat: question.seat,
      kind: question.kind,
      prompt: voice.prompt(question),
      about: voice.about?.(question),
      puts: piece === undefined || at === undefined ? undefined : { piece, at },
      rule: question.rule,
      optional: question.optional === true,
      choices: question.choices.map((choice) => {
        // The screen shows the odds itself, beside the words.
        const { odds, moves, ...rest } = choice
        const inHand = voice.choice(rest, question)
        return {
          id: choice.id,
          label: moves === undefined ? inHand : voice.choice({ ...rest, moves }, question),
          at: choice.at,
          moves,
          inHand,
          concerns: choice.concerns,
          odds,
          costs: choice.costs,
          takesBack: choice.takesBack === true,
          group: this.#plugin.group?.(choice, question) ?? voice.under?.(choice, question),
        }
      }),
    }
  }

  /** What only those may know through whose eyes it is seen, and what everybody saw on the way. */
  #view({ eyes, view, questions, outcome }: Position, happened: readonly Happened[]): View {
    // While the screen is handed on, these are nobody's eyes: what everybody may see is seen by all before.
    const told = happened.map((event) => this.#toldTo({ event, answers: 0 }, eyes.seat))
    const revealed = this.#spoken.reveals?.(told)
    if (eyes.curtain !== undefined) return { ...UNSEEN, revealed }
    const { board, scene } = this.peeked(view, eyes.seat)
    const asked = eyes.seat ?? eyes.asked
    const isMine = ({ seat }: Question): boolean => this.#always.isOpen || seat === TABLE || seat === asked
    return {
      board,
      revealed,
      scene,
      score: board === undefined || outcome !== undefined ? (this.#voice.score?.(view) ?? []) : [],
      questions: questions.filter(isMine).map((question) => this.#question(question)),
    }
  }
}

type View = Pick<Shown, 'board' | 'revealed' | 'scene' | 'score' | 'questions'>

const UNSEEN: Omit<View, 'revealed'> = { board: undefined, scene: [], score: [], questions: [] }
