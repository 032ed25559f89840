// From a session to what a screen shows of it, in one language.
import { boardOf, type Crusoe, cardOf, crusoeBox, headingOf, revealsOf, ruleOf } from '@landfall/crusoe'
import type { Choice, Happened, Session } from '@landfall/kernel'
import { type Language, voiceFor } from '@landfall/text'
import type { LogLine, Shown, ShownQuestion } from '../table/table.ts'

/** Something that happened, and after how many answers. */
export interface Told {
  readonly event: Happened
  readonly answers: number
}

export function logOf(
  { config }: Pick<Session<Crusoe>, 'config'>,
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

function questionsOf(session: Session<Crusoe>, language: Language): readonly ShownQuestion[] {
  const voice = voiceFor(crusoeBox, language, session.config)
  return session.questions.map((question) => ({
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
  session: Session<Crusoe>,
  language: Language,
  happened: readonly Happened[],
  log: Shown['log'],
  last: number,
): Shown {
  const voice = voiceFor(crusoeBox, language, session.config)
  const { outcome, answers, barrier, seats } = session
  return {
    game: 'crusoe',
    answers: answers.length,
    last,
    canUndo: answers.length > barrier,
    seats: seats.map((id) => ({ id, name: voice.seat(id) })),
    questions: questionsOf(session, language),
    board: boardOf(session.view(), language),
    reveals: revealsOf(happened, language),
    log,
    outcome: outcome === undefined ? undefined : { won: outcome.result === 'won', text: voice.outcome(outcome) },
  }
}
