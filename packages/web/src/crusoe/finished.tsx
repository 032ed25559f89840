// How a game ended, what it is worth where points are counted, and where to go from here.
import type { BoardScore } from '@landfall/crusoe/board'
import { Button, LinkButton } from '../parts/button.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './finished.module.css'
import { TABLE_WORDS } from './words.ts'

interface FinishedProps {
  readonly id: string
  readonly outcome: NonNullable<Shown['outcome']>
  readonly score: BoardScore | undefined
  /** How it is seen again, where it is not on the shelf. */
  readonly onWatch?: (() => void) | undefined
}

export function Finished({ id, outcome, score, onWatch }: FinishedProps) {
  const words = useWords(TABLE_WORDS)
  return (
    <section class={style.finished} aria-label={outcome.won ? words.won : words.lost}>
      <p>{outcome.text}</p>
      {score !== undefined && <ScoreSheet score={score} />}
      <div>
        <LinkButton tone="ember" href="#/">
          {words.home}
        </LinkButton>
        {onWatch === undefined ? (
          <LinkButton href={`#/replay/${id}`}>{words.watch}</LinkButton>
        ) : (
          <Button data-watch-again onClick={onWatch}>
            {words.watch}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What was achieved, how many points each is worth, and all of them together. */
function ScoreSheet({ score }: { readonly score: BoardScore }) {
  const words = useWords(TABLE_WORDS)
  return (
    <table class={style.score}>
      <caption>{score.name}</caption>
      <tbody>
        {score.lines.map(({ id, name, count, each, points }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {count} × {each}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.total}
          </th>
          <td>{score.total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
