// A question with more choices than can be looked through: what few people want is put away under its name.
import type { ShownChoice, ShownQuestion } from '../table/table.ts'
import { ChoiceButton, type ChoiceLook } from '../table-parts/question.tsx'
import style from './folded-choices.module.css'

interface FoldedChoicesProps {
  readonly question: ShownQuestion
  readonly costs: ChoiceLook['costs']
}

export const isFolded = ({ choices }: ShownQuestion): boolean => choices.some(({ group }) => group !== undefined)

export function FoldedChoices({ question, costs }: FoldedChoicesProps) {
  const { id, choices } = question
  const list = (listed: readonly ShownChoice[]) => (
    <ul class={style.choices}>
      {listed.map((choice) => (
        <li key={choice.id}>
          <ChoiceButton question={question} choice={choice} costs={costs(choice)} />
        </li>
      ))}
    </ul>
  )
  return (
    <div class={style.folded}>
      {runsOf(choices).map(({ group, its }) =>
        group === undefined ? (
          list(its)
        ) : (
          <details key={`${id}/${group}`} data-fold={group} open={choices.length <= MOST_IN_SIGHT}>
            <summary>
              {group} <small>({its.length})</small>
            </summary>
            {list(its)}
          </details>
        ),
      )}
    </div>
  )
}

/** So few can be looked through at once. */
const MOST_IN_SIGHT = 8

interface Run {
  readonly group: string | undefined
  readonly its: ShownChoice[]
}

/** In the order of the question: all of a group stand where its last one would. */
function runsOf(choices: readonly ShownChoice[]): readonly Run[] {
  const runs: Run[] = []
  for (const choice of choices) {
    const { group } = choice
    const known = group === undefined ? runs.at(-1) : runs.find((one) => one.group === group)
    if (known === undefined || known.group !== group) {
      runs.push({ group, its: [choice] })
      continue
    }
    known.its.push(choice)
    runs.splice(runs.indexOf(known), 1)
    runs.push(known)
  }
  return runs
}
