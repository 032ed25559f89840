// How plans were made up to version 5: the place, who leads, who supports until it is enough, and then the payment.
import { type Formerly, type Given, meaningOf } from '@landfall/kernel'
import { planId } from './target.ts'
import type { Crusoe } from './types.ts'

type OpenQuestions = readonly Crusoe['openQuestion'][]

const ENOUGH = 'enough'

export const formerly: Formerly<Crusoe['openQuestion']> = (kept, before, questions) => {
  switch (kept.kind) {
    case 'plan':
      return isOffered(kept, questions) ? undefined : 'nothing'
    case 'leader':
      return before?.kind === 'plan' ? { ...kept, kind: 'plan', choice: planId(before.choice, kept.choice) } : undefined
    case 'support':
      return kept.choice === ENOUGH ? 'nothing' : supported(kept, questions)
    default:
      return undefined
  }
}

/** A place alone is not: it is chosen together with who leads. */
function isOffered({ choice }: Given, questions: OpenQuestions): boolean {
  return questions.some(({ kind, choices }) => kind === 'plan' && choices.some(({ id }) => id === choice))
}

/** A pawn that an Action does not need is put under the stack when the stack is there. */
function supported(kept: Given, questions: OpenQuestions): Given | 'wait' | undefined {
  const asked = questions.find(({ optional }) => optional !== true)
  if (asked?.kind === 'carried' || asked?.kind === 'payment') return 'wait'
  if (asked?.kind !== 'plan') return undefined
  // The stack that was planned last has the highest number, and comes last.
  const added = asked.choices.findLast((choice) => {
    const means = meaningOf(choice)
    return means !== 'confirm' && means.do === 'support' && means.pawn === kept.choice
  })
  return added === undefined ? undefined : { ...kept, kind: 'plan', choice: added.id }
}
