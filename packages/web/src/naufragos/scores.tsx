// What each of the rescued scores, the highest first.
import type { Board } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { Panel } from '../table-parts/panel.tsx'
import { useWords } from '../text/language.ts'
import style from './scores.module.css'

export function Scores({ board: { scores } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  if (scores.length === 0) return null
  const [best] = scores
  return (
    <Panel title={words.score}>
      <ol class={style.scores}>
        {scores.map(({ seat, name, score }) => (
          <li key={seat}>
            <PawnToken who={seat} size={28} />
            <span>{name}</span>
            {score === best?.score && <Icon name="firstPlayer" size="1.2rem" class={style.best} />}
            <b>{score}</b>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
