// Tables that a test leaves with a question open, because it only looks at what is asked.
import { planning, type Scene } from '@landfall/crusoe/testing'

export type Table = ReturnType<typeof planning>

/** The table, at which this question is open, and nothing else: a test that plays on settles it again. */
export function leftAt(t: Table, open: string): Table {
  t.asks(open).settled(open)
  return t
}

/** All that is offered at the start of a Planning stage. */
export function plannable(scene: Scene = {}): readonly string[] {
  return leftAt(planning(scene), 'plan').offers()
}
