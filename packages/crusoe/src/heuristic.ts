// The heuristic player: it looks at what everybody sees, weighs what each choice brings, and takes the best.
import { meaningOf, PASS } from '@landfall/kernel'
import { advisedBot, type Bot } from '@landfall/tabletop'
import { answerTo } from './heuristic/answers.ts'
import { type Outlook, outlookOf } from './heuristic/outlook.ts'
import { type Intention, intentions } from './heuristic/planner.ts'
import { chooseLeader, choosePawn, chooseSupport } from './heuristic/stacks.ts'
import { chooseUse, type UseQuestion } from './heuristic/uses.ts'
import type { OpenQuestion, OpenQuestionOf } from './heuristic/view.ts'
import { GOALS } from './scenarios/all/goals.ts'
import type { Action } from './state.ts'
import type { Crusoe } from './types.ts'

/** It plays for all seats. The seed decides between choices that are worth the same. */
export function heuristicPlayer(seed: string): Bot<Crusoe> {
  /** What it meant to do when it was last asked for a stack. */
  let meant: readonly Intention[] = []
  /** Which of that it has put down last. */
  let placed: Intention | undefined

  function choose(o: Outlook, question: OpenQuestion): string | undefined {
    if (isWindow(question)) return chooseUse(o, question, question.kind) ?? PASS
    switch (question.kind) {
      case 'plan':
        return choosePlan(o, question)
      case 'support':
        return chooseSupport(o, question, meant)
      default:
        return answerTo(o, question)
    }
  }

  function choosePlan(o: Outlook, question: OpenQuestionOf<'plan'>): string | undefined {
    const pawn = placed === undefined ? undefined : choosePawn(o, question, placed, meant)
    placed = undefined
    if (pawn !== undefined) return pawn
    meant = intentions(o, question, seed)
    placed = meant.find(({ person }) => person !== undefined) ?? meant[0]
    return placed === undefined ? withoutIntention(question) : chooseLeader(o, question, placed, meant)
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

/** Where nothing is worth anything: that was the plan, or else everybody rests. */
function withoutIntention({ choices }: OpenQuestionOf<'plan'>): string | undefined {
  const ends = (means: Crusoe['questions']['plan']): boolean => means === 'confirm'
  const plans = (action: Action) => (means: Crusoe['questions']['plan']) =>
    means !== 'confirm' && means.do === 'plan' && means.action === action
  const last = [ends, plans('rest'), plans('arrange')].flatMap((isIt) =>
    choices.filter((choice) => isIt(meaningOf(choice))),
  )
  return (last[0] ?? choices[0])?.id
}
