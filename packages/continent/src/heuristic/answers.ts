// The answers to all questions.

import { meaningOf } from '@landfall/kernel'
import type { AnyKind, OpenQuestion } from '../types.ts'
import { bestAct } from './acts.ts'
import { keep, learn, leastWorth } from './hand.ts'
import type { Plan } from './plan.ts'
import { prepare } from './sheet.ts'
import { placeOf } from './things.ts'
import type { View } from './view.ts'

/** What is known when a question is asked. */
export interface Outlook {
  readonly view: View
  /** What the party is about: worked out when it is needed first. */
  readonly plan: () => Plan
  /** The digits of the number that is being entered. */
  readonly digits: number[]
}

/** The id of the best choice; nothing, where the first will do. */
type Answerer<Kind extends AnyKind> = (o: Outlook, question: OpenQuestion<Kind>) => string | undefined

const ANSWERS: { readonly [Kind in AnyKind]?: Answerer<Kind> } = {
  act: ({ view, plan }, question) => bestAct(view, plan(), question),
  sheet: ({ view, plan }, question) => prepare(view, plan, question),
  keep: ({ view }, question) => keep(view, question),
  // A pennant is there to be used.
  pennant: (_, { choices }) => choices.at(-1)?.id,
  place: ({ view }, question) => placeOf(view, question),
  learn: (_, question) => learn(question),
  digit: ({ digits }, { choices }) => {
    const wanted = digits.shift()
    return choices.find((choice) => meaningOf(choice) === wanted)?.id
  },
  handLimit: (_, question) => leastWorth(question),
  drop: (_, question) => leastWorth(question),
  payment: (_, question) => leastWorth(question),
  excess: (_, question) => leastWorth(question),
}

export const answerTo = <Kind extends AnyKind>(o: Outlook, question: OpenQuestion<Kind>): string | undefined =>
  ANSWERS[question.kind]?.(o, question)
