// What is planned for this round: who leads, who helps, and how sure it is. Pressing a line takes it back.
import type { Board, BoardStack } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { type Pick, useActing, usePicks } from '../table-parts/acting.ts'
import { useWords } from '../text/language.ts'
import { oddsSaid } from './odds.ts'
import style from './plan.module.css'

export const Plan = memo(AllPlan, ({ board }) => [board.plan])

function AllPlan({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  if (board.plan.length === 0) return null
  return (
    <section class={style.plan} aria-label={words.plan}>
      <h2>{words.plan}</h2>
      <ol class={style.stacks}>
        {board.plan.map((stack) => (
          <li key={stack.id}>
            <Stack stack={stack} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Stack({ stack }: { readonly stack: BoardStack }) {
  const words = useWords('crusoe')
  const acting = useActing()
  const { name, leader, support, certain, odds, paid, at } = stack
  const pawns = [leader, ...support]
  const { picks } = usePicks(at)
  const pick = picks.find(({ choice }) => stack.choices.includes(choice.id))
  // The question may be another one by now, with the same choices: it is asked for again.
  const press = ({ choice }: Pick): void => {
    const now = acting.at(at).find((one) => one.choice.id === choice.id)
    if (now !== undefined) acting.choose(now)
  }
  const inside = (
    <>
      <Icon name={stack.action} size="1.2rem" />
      <span class={style.name}>{name}</span>
      {paid.map((cost) => (
        <span key={cost.id} class={style.paid}>
          {cost.count}
          <Icon name={cost.id} />
        </span>
      ))}
      <span class={style.pawns}>
        {pawns.map((pawn, i) => (
          <PawnToken key={`${pawn.id}/${i}`} who={pawn.id} size={22} />
        ))}
        <span class="said">{pawns.map((pawn) => pawn.name).join(' + ')}</span>
      </span>
      {certain && <span class={style.sure}>{words.sure}</span>}
      {odds !== undefined && (
        <span class={style.sure} title={oddsSaid(odds, words)}>
          {oddsSaid({ success: odds.success }, words)}
        </span>
      )}
    </>
  )
  if (pick === undefined) return <div class={style.stack}>{inside}</div>
  return (
    <button type="button" class={pick.choice.takesBack ? style.stack : style.next} onClick={() => press(pick)}>
      {inside}
      {pick.choice.takesBack && (
        <span class={style.remove}>
          <Icon name="close" size="0.8rem" title={words.groups.remove} />
        </span>
      )}
    </button>
  )
}
