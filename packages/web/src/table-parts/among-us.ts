// Whom a question is asked of, where several seats with secrets look at one screen.
import type { Shown, ShownQuestion } from '../table/table.ts'

export const isShared = ({ isOpen, mine }: Shown): boolean => !isOpen && mine.length > 1

/** Who answers: no curtain may say whose turn it is. */
export function askedAmongUs(shown: Shown, { seat }: ShownQuestion): Shown['seats'][number] | undefined {
  return isShared(shown) ? shown.seats.find(({ id }) => id === seat) : undefined
}

/** What is asked, and of whom. */
export function promptFor(shown: Shown, question: ShownQuestion): string {
  const asked = askedAmongUs(shown, question)
  return asked === undefined ? question.prompt : `${asked.name}: ${question.prompt}`
}
