// Of an Invention that is not built: what is there, and what is missing.
import type { Board } from '@landfall/crusoe/board'
import { NeedList } from '../table-parts/need-list.tsx'
import { useWords } from '../text/language.ts'
import style from './needs.module.css'

export function Needs({ id, board }: { readonly id: string; readonly board: Board }) {
  const words = useWords('crusoe')
  const invention = board.inventions.find((one) => one.id === id)
  if (invention === undefined || invention.needs.length === 0) return null
  if (invention.state !== 'possible' && invention.state !== 'missing') return null
  return (
    <section class={style.needs}>
      <h3>{words.needs}</h3>
      <NeedList class={style.list} needs={invention.needs} met={words.there} unmet={words.missing} />
    </section>
  )
}
