// The choices of planning, by Action: a group with one choice is that choice, one with several opens.
import { useState } from 'preact/hooks'
import { Icon, isIcon } from '../look/icon.tsx'
import type { ShownQuestion } from '../table/table.ts'
import { useActing } from '../table-parts/acting.ts'
import style from '../table-parts/question.module.css'
import { ChoiceButton } from '../table-parts/question.tsx'
import { useWords } from '../text/language.ts'
import { Costs } from './costs.tsx'
import { type Group, planGroups } from './plan-groups.ts'

export function PlanChoices({ question }: { readonly question: ShownQuestion }) {
  const words = useWords('crusoe')
  const acting = useActing()
  const [open, setOpen] = useState<Group | undefined>(undefined)
  const { groups, confirm } = planGroups(question.choices)
  const opened = groups.find(({ group }) => group === open)?.choices ?? []
  return (
    <div class={style.planning}>
      <ul class={`${style.choices} ${style.groups}`}>
        {groups.map(({ group, choices }) => {
          const [only, other] = choices
          if (only === undefined) return null
          const single = other === undefined && group !== 'remove'
          return (
            <li key={group}>
              <button
                type="button"
                class={open === group ? style.opened : style.choice}
                data-group={group}
                {...(single
                  ? { 'data-choice': only.id, 'aria-label': only.label, title: only.label }
                  : { 'aria-expanded': open === group })}
                onClick={() =>
                  single ? acting.choose({ question, choice: only }) : setOpen(open === group ? undefined : group)
                }
              >
                {isIcon(group) && <Icon name={group} />}
                <span>{words.groups[group]}</span>
                <small>{single ? <Costs choice={only} short /> : choices.length}</small>
              </button>
            </li>
          )
        })}
        {confirm === undefined && <li class={style.hint}>{words.drag}</li>}
        {confirm !== undefined && (
          <li>
            <ChoiceButton question={question} choice={confirm} costs={<Costs choice={confirm} />} />
          </li>
        )}
      </ul>
      {opened.length > 0 && (
        <ul class={style.group} aria-label={open === undefined ? '' : words.groups[open]}>
          {opened.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={<Costs choice={choice} />} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
