// The points, as the game says them.

import { Panel } from '../table-parts/panel.tsx'
import { useWords } from '../text/language.ts'
import style from './score.module.css'

export function Score({ lines }: { readonly lines: readonly string[] }) {
  const words = useWords('general')
  if (lines.length === 0) return null
  return (
    <Panel title={words.score}>
      <ul class={style.score}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
}
