// Whom a question is asked of, where several seats with secrets look at one screen.
import type { Shown, ShownQuestion } from '../table/table.ts'

export const isShared = ({ isOpen, mine }: Pick<Shown, 'isOpen' | 'mine'>): boolean => !isOpen && mine.length > 1

/** Who answers: no curtain may say whose turn it is. */
export function askedAmongUs(
  shown: Pick<Shown, 'isOpen' | 'mine' | 'seats'>,
  { seat }: Pick<ShownQuestion, 'seat'>,
): Shown['seats'][number] | undefined {
  return isShared(shown) ? shown.seats.find(({ id }) => id === seat) : undefined
}

/** What is asked, and of whom. A dash: what asks may have put its own name and a colon in front of the question. */
export function promptFor(
  shown: Pick<Shown, 'isOpen' | 'mine' | 'seats'>,
  question: Pick<ShownQuestion, 'seat' | 'prompt'>,
): string {
  const asked = askedAmongUs(shown, question)
  return asked === undefined ? question.prompt : `${asked.name} — ${question.prompt}`
}
