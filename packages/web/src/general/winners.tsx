// Those who have won alone; nothing, where the group wins or loses together.
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './winners.module.css'

export function Winners({ outcome }: Pick<Shown, 'outcome'>) {
  const words = useWords('general')
  if (outcome === undefined || outcome.winners.length === 0) return null
  return <p class={style.winners}>{words.winners(outcome.winners.join(', '))}</p>
}
