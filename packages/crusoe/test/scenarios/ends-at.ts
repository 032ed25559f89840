// A table that a test leaves with a question open.
import type { table } from '@landfall/crusoe/testing'

type Table = ReturnType<typeof table>

/** The table as the test leaves it: this question is open and no other, and the test looks at what is offered. */
export function endsAt(t: Table, question: string): Table {
  t.asks(question).settled(question)
  return t
}
