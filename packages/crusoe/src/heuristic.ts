// The heuristic player: it looks at what everybody sees, weighs what each choice brings, and takes the best.
import { type Answer, meaningOf, PASS, type Question, type Session, TABLE } from '@landfall/kernel'
import { answerTo } from './heuristic/answers.ts'
import { type Outlook, outlookOf } from './heuristic/outlook.ts'
import { type Intention, intentions } from './heuristic/planner.ts'
import { chooseLeader, chooseSupport } from './heuristic/stacks.ts'
import { chooseUse, type UseQuestion } from './heuristic/uses.ts'
import type { OpenQuestion, OpenQuestionOf } from './heuristic/view.ts'
import { GOALS } from './scenarios/all/goals.ts'
import type { Action } from './state.ts'
import type { Crusoe } from './types.ts'

/** What it looks at: the questions and what their seats may see, nothing else. */
type Shown = Pick<Session<Crusoe>, 'questions' | 'seats' | 'view'>

export interface HeuristicPlayer {
  answer(shown: Shown): Answer
}

/** It plays for all seats. The seed decides between choices that are worth the same. */
export function heuristicPlayer(seed: string): HeuristicPlayer {
  /** What it meant to do when it was last asked for a stack. */
  let meant: readonly Intention[] = []

  function choose(o: Outlook, question: OpenQuestion): string | undefined {
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

  return {
    answer(shown) {
      const { questions, seats } = shown
      const [first] = questions
      if (first === undefined) throw new Error('there is nothing to answer')
      const seen = shown.view(first.seat === TABLE ? seats[0] : first.seat)
      const o = outlookOf(seen, GOALS[seen.scenario])
      const seatOf = (question: OpenQuestion): string => (question.seat === TABLE ? (seats[0] ?? TABLE) : question.seat)
      const asked = questions.find(({ optional }) => optional !== true) ?? first
      for (const question of questions) {
        if (!isUse(question)) continue
        const use = chooseUse(o, question, question.optional === true ? asked.kind : question.kind)
        if (use !== undefined) return { seat: seatOf(question), question: question.id, choice: use }
        if (isWindow(question)) return { seat: seatOf(question), question: question.id, choice: PASS }
      }
      const choice = choose(o, asked) ?? asked.choices[0]?.id
      if (choice === undefined) throw new Error(`nothing can be chosen: ${asked.kind}`)
      return { seat: seatOf(asked), question: asked.id, choice }
    },
  }
}

const isWindow = ({ choices }: Question): boolean => choices.some(({ id }) => id === PASS)

const isUse = (question: OpenQuestion): question is UseQuestion => question.optional === true || isWindow(question)

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
