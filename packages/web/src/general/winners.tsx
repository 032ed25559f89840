// Those who have won alone; nothing, where the group wins or loses together.
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './winners.module.css'
import { GENERAL_WORDS } from './words.ts'

export function Winners({ outcome }: Pick<Shown, 'outcome'>) {
  const words = useWords(GENERAL_WORDS)
  if (outcome === undefined || outcome.winners.length === 0) return null
  return <p class={style.winners}>{words.winners(outcome.winners.join(', '))}</p>
}
