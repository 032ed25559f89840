// Which question and which choice an answer means.
import type { Given } from './journal.ts'
import { type Choice, type Question, TABLE } from './question.ts'

export function choiceCalled({ choices }: Question, id: string): Choice | undefined {
  return choices.find((choice) => choice.id === id)
}

/** The questions that a seat may answer. */
export function questionsTo(questions: readonly Question[], seat: string): readonly Question[] {
  return questions.filter((question) => question.seat === seat || question.seat === TABLE)
}

/** The question that an answer was to: the seat's own if it has a fitting one, and otherwise the table's. */
export function questionOf(questions: readonly Question[], { seat, kind, choice, table }: Given): Question | undefined {
  const askedTo = (whom: string): Question | undefined =>
    questions.find(
      (question) => question.seat === whom && question.kind === kind && choiceCalled(question, choice) !== undefined,
    )
  return table === true ? askedTo(TABLE) : (askedTo(seat) ?? askedTo(TABLE))
}

/** Whether a journal must say that an answer was to the table's question, because the seat has a fitting one too. */
export function needsTableMark(
  questions: readonly Question[],
  question: Question,
  { seat, choice }: { readonly seat: string; readonly choice: string },
): boolean {
  if (question.seat !== TABLE || questions.length === 1) return false
  return questionOf(questions, { seat, kind: question.kind, choice }) !== question
}

/** Why a saved answer is not possible now, in a sentence for developers. */
export function whyNotOffered(questions: readonly Question[], { seat, kind, choice }: Given, at: number): string {
  const open =
    questions.map((question) => `${question.kind} to ${question.seat}`).join(', ') || 'nothing: the game is over'
  return `answer ${at + 1} ("${choice}" by ${seat} to ${kind}) is not possible now; asked: ${open}`
}
