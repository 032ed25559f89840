// Tables that a test leaves with a question open, because it only looks at what is asked.
import { lead, mayJoin, places, planning, type Scene } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { takeBackId } from '../src/target.ts'

export type Table = ReturnType<typeof planning>

/** The table, at which this question is open, and nothing else: a test that plays on settles it again. */
export function leftAt(t: Table, open: string): Table {
  t.asks(open).settled(open)
  return t
}

/** The table after everybody has passed in every window before this question, or this window, is open. */
export function passedTo(t: Table, open: string): Table {
  while (!isAsked(t, open)) t.pass()
  return t
}

/** The table after everybody has passed in every window. */
export function passed(t: Table): Table {
  while (t.session.questions.some(({ choices }) => choices.some(({ id }) => id === PASS))) t.pass()
  return t
}

/** All that is offered at the start of a Planning stage. */
export function plannable(scene: Scene = {}): readonly string[] {
  return places(leftAt(planning(scene), 'plan'))
}

/**
 * Who may support a stack that somebody leads there. If it takes them, the table is left at that question; if one more is
 * only for certain success, the stack is taken back.
 */
export function supportOf(t: Table, spot: string, leader = 'cook'): readonly string[] {
  lead(t, spot, leader)
  if (isAsked(t, 'support')) return leftAt(t, 'support').offers('support')
  if (isAsked(t, 'carried')) t.choose('none')
  const pawns = mayJoin(t)
  const stack = t.state.plan.at(-1)
  if (stack !== undefined) leftAt(t.choose(takeBackId(stack)), 'plan')
  return pawns
}

const isAsked = (t: Table, question: string): boolean => t.session.questions.some(({ kind }) => kind === question)
