// The choices of planning: the pawn in hand, and what it can do, by Action. A group with one choice is that choice, one
// with several opens.
import type { Board, Named } from '@landfall/crusoe/board'
import { useState } from 'preact/hooks'
import { Icon, isIcon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import type { ShownChoice, ShownQuestion } from '../table/table.ts'
import { movable, useActing, useHand } from '../table-parts/acting.ts'
import style from '../table-parts/question.module.css'
import { ChoiceButton } from '../table-parts/question.tsx'
import { useWords } from '../text/language.ts'
import { Costs } from './costs.tsx'
import { useDrag } from './drag.ts'
import { type Group, groupName, planGroups } from './plan-groups.ts'

interface PlanChoicesProps {
  readonly question: ShownQuestion
  readonly board: Board
}

export function PlanChoices({ question, board }: PlanChoicesProps) {
  const words = useWords('crusoe')
  const acting = useActing()
  const hand = useHand()
  const [open, setOpen] = useState<Group | undefined>(undefined)
  const nameOf = (group: Group): string => groupName(group, board.actions, words.groups)
  const { groups, confirm } = planGroups(question.choices, hand)
  const opened = groups.find(({ group }) => group === open)?.choices ?? []
  return (
    <div class={style.planning}>
      <PawnsToPlace question={question} board={board} hand={hand} />
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
                <GroupIcon group={group} />
                <span>{nameOf(group)}</span>
                <small>{single ? <OnlyOne choice={only} /> : choices.length}</small>
              </button>
            </li>
          )
        })}
        {board.plan.length === 0 && <li class={style.hint}>{words.drag}</li>}
        {confirm !== undefined && (
          <li>
            <ChoiceButton question={question} choice={confirm} costs={<Costs choice={confirm} />} />
          </li>
        )}
      </ul>
      {opened.length > 0 && (
        <ul class={style.group} data-opened={open} aria-label={open === undefined ? '' : nameOf(open)}>
          {opened.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={<Costs choice={choice} />}>
                <span>{choice.inHand}</span>
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GroupIcon({ group }: { readonly group: Group }) {
  const name = group === 'support' ? 'pawn' : group
  return isIcon(name) ? <Icon name={name} /> : null
}

/** What the only choice of a group takes; a pawn that joins a stack costs nothing, but which stack does it join? */
function OnlyOne({ choice }: { readonly choice: ShownChoice }) {
  return choice.group === 'support' ? <span>{choice.inHand}</span> : <Costs choice={choice} short />
}

/** Whose pawn is in hand; pressing another takes that one. */
function PawnsToPlace({ question, board, hand }: PlanChoicesProps & { readonly hand: string | undefined }) {
  const words = useWords('crusoe')
  const pieces = movable([question])
  const pawns: readonly Named[] = [...board.people, ...board.helpers].filter(({ id }) => pieces.includes(`pawn/${id}`))
  if (pawns.length < 2) return null
  return (
    <fieldset class={style.hand}>
      <legend>{words.inHand}</legend>
      {pawns.map((pawn) => (
        <PawnToPlace key={pawn.id} pawn={pawn} isHeld={hand === `pawn/${pawn.id}`} />
      ))}
    </fieldset>
  )
}

interface PawnToPlaceProps {
  readonly pawn: Named
  readonly isHeld: boolean
}

/** It can be dragged from here, too: on a phone the people may be in another tab. */
function PawnToPlace({ pawn: { id, name }, isHeld }: PawnToPlaceProps) {
  const acting = useActing()
  const drag = useDrag(`pawn/${id}`)
  return (
    <button
      type="button"
      class={isHeld ? style.held : style.choice}
      aria-pressed={isHeld}
      data-hand={id}
      onClick={() => acting.take(`pawn/${id}`)}
      {...drag}
    >
      <PawnToken who={id} size={22} /> {name}
    </button>
  )
}
