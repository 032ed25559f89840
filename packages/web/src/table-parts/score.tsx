// The points, as the game says them.

import { GENERAL_WORDS } from '../general/words.ts'
import { useWords } from '../text/language.ts'
import { Panel } from './panel.tsx'
import style from './score.module.css'

export function Score({ lines }: { readonly lines: readonly string[] }) {
  const words = useWords(GENERAL_WORDS)
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
