// From a position to what a screen shows of it, in one language.
import { boardOf, type Crusoe, cardOf, crusoeBox, headingOf, revealsOf, ruleOf } from '@landfall/crusoe'
import type { Choice, Happened, Question, SeenBy, Session } from '@landfall/kernel'
import { type Language, voiceFor } from '@landfall/text'
import type { LogLine, Shown, ShownQuestion } from '../table/table.ts'

/** Something that happened, and after how many answers. */
export interface Told {
  readonly event: Happened
  readonly answers: number
}

/** Where a game stands, as one screen may know it: played here or at a table online. */
export interface Position {
  readonly config: Crusoe['config']
  readonly seats: readonly string[]
  /** The seats that this screen answers for. */
  readonly mine: readonly string[]
  readonly awaited: readonly string[]
  readonly view: SeenBy<Crusoe>
  /** Those that this screen may answer. */
  readonly questions: readonly Question<Crusoe['clause']>[]
  readonly outcome: Crusoe['outcome'] | undefined
  readonly answers: number
  readonly undo: Shown['undo']
}

/** Around one screen everybody answers for everybody. */
export function positionOf(session: Session<Crusoe>): Position {
  const { config, seats, awaited, questions, outcome, answers, barrier } = session
  return {
    config,
    seats,
    mine: seats,
    awaited,
    view: session.view(),
    questions,
    outcome,
    answers: answers.length,
    undo: answers.length > barrier ? 'atOnce' : undefined,
  }
}

export function logOf(
  { config }: Pick<Position, 'config'>,
  told: readonly Told[],
  language: Language,
): readonly LogLine[] {
  const voice = voiceFor(crusoeBox, language, config)
  return told.flatMap(({ event, answers }): readonly LogLine[] => {
    const heading = headingOf(event, language)
    const text = heading ?? voice.log(event)
    if (text === undefined || text === '') return []
    return [{ text, heading: heading !== undefined, rule: ruleOf(event), card: cardOf(event), answers }]
  })
}

function questionsOf({ config, questions }: Position, language: Language): readonly ShownQuestion[] {
  const voice = voiceFor(crusoeBox, language, config)
  return questions.map((question) => ({
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
    })),
  }))
}

/** The screen shows the odds itself, beside the words. */
function withoutOdds({ odds, ...choice }: Choice<Crusoe['clause']>): Choice<Crusoe['clause']> {
  return choice
}

export function shownOf(
  position: Position,
  language: Language,
  happened: readonly Happened[],
  log: Shown['log'],
  last: number,
): Shown {
  const { config, seats, mine, awaited, view, outcome, answers, undo } = position
  const voice = voiceFor(crusoeBox, language, config)
  return {
    game: 'crusoe',
    answers,
    last,
    undo,
    seats: seats.map((id) => ({ id, name: voice.seat(id) })),
    mine,
    awaited,
    questions: questionsOf(position, language),
    board: boardOf(view, language),
    reveals: revealsOf(happened, language),
    log,
    outcome: outcome === undefined ? undefined : { won: outcome.result === 'won', text: voice.outcome(outcome) },
  }
}
