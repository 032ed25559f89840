// What was achieved, how many points each is worth, and all of them together.
import type { BoardScore } from '@landfall/crusoe/board'
import { useWords } from '../text/language.ts'
import style from './score-sheet.module.css'

export function ScoreSheet({ score }: { readonly score: BoardScore }) {
  const words = useWords('crusoe')
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
