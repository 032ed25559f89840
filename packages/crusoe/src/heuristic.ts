// The heuristic player: it looks at what everybody sees, weighs what each choice brings, and takes the best.
import { meaningOf, PASS } from '@landfall/kernel'
import { advisedBot, type Bot } from '@landfall/tabletop'
import { answerTo } from './heuristic/answers.ts'
import { type Outlook, outlookOf } from './heuristic/outlook.ts'
import { type Intention, intentions } from './heuristic/planner.ts'
import { chooseLeader, chooseSupport } from './heuristic/stacks.ts'
import { chooseUse, type UseQuestion } from './heuristic/uses.ts'
import type { OpenQuestion, OpenQuestionOf } from './heuristic/view.ts'
import { GOALS } from './scenarios/all/goals.ts'
import type { Action } from './state.ts'
import type { Crusoe } from './types.ts'

/** It plays for all seats. The seed decides between choices that are worth the same. */
export function heuristicPlayer(seed: string): Bot<Crusoe> {
  /** What it meant to do when it was last asked for a stack. */
  let meant: readonly Intention[] = []

  function choose(o: Outlook, question: OpenQuestion): string | undefined {
    if (isWindow(question)) return chooseUse(o, question, question.kind) ?? PASS
    switch (question.kind) {
      case 'plan':
        meant = intentions(o, question, seed)
        return nextStack(question, meant)
      case 'leader':
        return chooseLeader(o, question, meant)
      case 'support':
        return chooseSupport(o, question, meant)
      default:
        return answerTo(o, question)
    }
  }

  return advisedBot((seen) => {
    const o = outlookOf(seen, GOALS[seen.scenario])
    return {
      use: (offered, asked) => (isOffer(offered) ? chooseUse(o, offered, asked.kind) : undefined),
      choose: (asked) => choose(o, asked),
    }
  })
}

const isWindow = (question: OpenQuestion): question is UseQuestion => question.choices.some(({ id }) => id === PASS)

const isOffer = (question: OpenQuestion): question is UseQuestion => question.optional === true

/** What can be done by one person alone is put down first; then what matters most. */
function nextStack({ choices }: OpenQuestionOf<'plan'>, meant: readonly Intention[]): string | undefined {
  const open = meant.filter(({ id }) => choices.some((choice) => choice.id === id))
  const first = open.find(({ person }) => person !== undefined) ?? open[0]
  if (first !== undefined) return first.id
  const ends = (means: Crusoe['questions']['plan']): boolean => means === 'confirm'
  const plans = (action: Action) => (means: Crusoe['questions']['plan']) =>
    means !== 'confirm' && means.do === 'plan' && means.action === action
  const last = [ends, plans('rest'), plans('arrange')].flatMap((isIt) =>
    choices.filter((choice) => isIt(meaningOf(choice))),
  )
  return (last[0] ?? choices[0])?.id
}
