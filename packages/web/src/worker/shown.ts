// From a session to what a screen shows of it, in one language.
import { boardOf, type Crusoe, cardOf, crusoeBox, revealsOf, ruleOf } from '@landfall/crusoe'
import type { Choice, Happened, Session } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import type { LogLine, Shown, ShownQuestion } from '../table/table.ts'

/** Something that happened, and after how many answers. */
export interface Told {
  readonly event: Happened
  readonly answers: number
}

/** Events that begin a new part of the story. */
const HEADINGS: readonly string[] = ['phaseBegan', 'actionsOver']

export function logOf(told: readonly Told[], language: Language): readonly LogLine[] {
  const voice = crusoeBox.voices[language]
  return told.flatMap(({ event, answers }): readonly LogLine[] => {
    const text = voice.log(event)
    if (text === undefined || text === '') return []
    const heading = HEADINGS.includes(event.t)
    return [
      {
        text: heading ? text.replaceAll('—', '').trim() : text,
        heading,
        rule: ruleOf(event),
        card: cardOf(event),
        answers,
      },
    ]
  })
}

/** Questions that are asked while a stack is put together. */
const PARTS_OF_A_PLAN: readonly string[] = ['leader', 'support', 'payment', 'carried']

/** The Action that is being planned: the last place that was chosen. */
function plannedNow(session: Session<Crusoe>, language: Language): string | undefined {
  const chosen = session.answers.findLast(({ kind }) => kind === 'plan')
  if (chosen === undefined) return undefined
  const { threats } = session.view()
  const card = chosen.choice.startsWith('threat/left') ? threats.left : threats.right
  const at = chosen.choice.startsWith('threat/') ? (card ?? chosen.choice) : chosen.choice
  return crusoeBox.voices[language].choice({ id: chosen.choice, at }, { id: 0, seat: '', kind: 'plan', choices: [] })
}

function questionsOf(session: Session<Crusoe>, language: Language): readonly ShownQuestion[] {
  const voice = crusoeBox.voices[language]
  return session.questions.map((question) => ({
    id: question.id,
    seat: question.seat,
    kind: question.kind,
    prompt: voice.prompt(question),
    about: PARTS_OF_A_PLAN.includes(question.kind) ? plannedNow(session, language) : undefined,
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
  const voice = crusoeBox.voices[language]
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
